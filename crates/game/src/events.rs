//! Where events go.

/// Receives the events of a rulebook in the order in which they happen.
///
/// The argument is a closure, so that a sink that does not listen never builds the event.
pub trait Sink<E> {
    /// Tells the sink of an event.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// A sink that does not listen. It costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
