use super::*;

#[test]
fn markdown_shows_what_people_typed() {
    assert_eq!(markdown("*bold* _it_ `code`"), r"\*bold\* \_it\_ \`code\`");
    assert_eq!(markdown("[x](http://a) <b>&amp;"), r"\[x\](http://a) \<b\>\&amp;");
    assert_eq!(markdown("# head"), r"\# head");
    assert_eq!(markdown("- item"), r"\- item");
    assert_eq!(markdown("12. item"), r"12\. item");
    assert_eq!(markdown("a - b. 14 → 15"), "a - b. 14 → 15");
    assert_eq!(markdown("one\n# two\r\nthree"), "one # two  three");
}

#[test]
fn bbcode_shows_what_people_typed() {
    let shown = bbcode("[b]x[/b] [url=http://a]y[/url]");
    assert_eq!(shown.matches("[\u{2060}").count(), 4);
    assert_eq!(shown.matches('[').count(), 4);
    assert_eq!(bbcode("one\n[*]two"), "one [\u{2060}*]two");
}

#[test]
fn marks_that_turn_the_direction_of_writing_are_left_out() {
    assert_eq!(markdown("a\u{202e}b\u{2066}c"), "abc");
    assert_eq!(bbcode("a\u{202e}b"), "ab");
}

#[test]
fn sections_that_say_nothing_are_left_out() {
    let empty = Section { title: "Empty".into(), ..Section::default() };
    let post = Post { title: "T".into(), sections: vec![empty], ..Post::default() };
    assert_eq!(post.markdown(), "# T\n");
    assert_eq!(post.bbcode(), "[b]T[/b]\n");
}
