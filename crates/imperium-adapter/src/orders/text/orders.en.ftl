# What numbers decide in printed orders.
credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
