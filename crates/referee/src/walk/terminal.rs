//! Lines in and out.

use std::{
    fmt,
    io::{self, BufRead, Write},
};

/// A terminal, or what stands for one.
pub(super) struct Terminal<R, W> {
    input: R,
    output: W,
    interactive: bool,
}

impl<R, W> fmt::Debug for Terminal<R, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Terminal").field("interactive", &self.interactive).finish_non_exhaustive()
    }
}

impl<R: BufRead, W: Write> Terminal<R, W> {
    pub(super) fn new(input: R, output: W, interactive: bool) -> Self {
        Self { input, output, interactive }
    }

    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")?;
        self.output.flush()
    }

    /// What was typed, without the blanks around it; `None` if the input has ended.
    pub(super) fn read(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        self.next_line()
    }

    fn next_line(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Waits for the Enter key if people sit here. Whether they are still there.
    pub(super) fn wait(&mut self, why: &str) -> io::Result<bool> {
        if !self.interactive {
            return Ok(true);
        }
        self.line(why)?;
        Ok(self.next_line()?.is_some())
    }

    /// Takes everything off the screen if people sit here, what has scrolled away too.
    pub(super) fn wipe(&mut self) -> io::Result<()> {
        if self.interactive {
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?;
            self.output.flush()?;
        }
        Ok(())
    }
}
