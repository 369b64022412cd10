"""Runs a command in a terminal of its own, types at it, and tells how it left the terminal.

Usage: terminal.py END SAVE COMMAND...

END is `quit` (the key q), the name of a signal, `gone` (the terminal is closed), or `silent` (it is closed, and
nobody is told: the program does not lead its session), `over` (the match is played to its end, against one bot that
answers each move); or `SIGTSTP` (it is stopped, told to go on, and left),
`refused` (it ends by itself), `lost` (the folder of the save is moved away before the last move). SAVE is the file that the match is saved in, or `-` if there
is nothing to play.
Prints one line of JSON. It waits for what is to be seen, and gives up after half a minute.
"""

import json
import os
import pty
import select
import signal
import struct
import sys
import fcntl
import termios
import time

PATIENCE = 30
BEAT = 0.05


class Screen:
    def __init__(self, master, pid):
        self.master, self.pid = master, pid
        self.seen = b""

    def read(self, patience):
        """Takes what has come; whether there was something."""
        if not select.select([self.master], [], [], patience)[0]:
            return False
        try:
            new = os.read(self.master, 65536)
        except OSError:
            new = b""
        self.seen += new
        return bool(new)

    def redraw(self):
        """Asks for the whole screen: else only what has changed is written."""
        self.type(b"\x0c")

    def wait_until(self, is_so, what):
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if is_so():
                return
            if not self.read(4 * BEAT):
                self.redraw()
        os.kill(self.pid, signal.SIGKILL)
        sys.exit("no %s within half a minute; so far: %r" % (what, self.seen[-400:]))

    def wait_for(self, text):
        since = len(self.seen)
        self.wait_until(lambda: text in self.seen[since:], text)

    def has_left(self):
        return self.seen.rfind(b"\x1b[?1049l") > self.seen.rfind(b"\x1b[?1049h") >= 0

    def type(self, keys):
        os.write(self.master, keys)


def moves_of(save, seat):
    try:
        with open(save) as file:
            return sum(line.startswith("%d\t" % seat) for line in file)
    except OSError:
        return 0


def hang_up(screen, master, slave, pid):
    """Closes the terminal under the program, as a window that is closed does."""
    os.close(slave)
    os.close(master)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            print(json.dumps({"code": os.waitstatus_to_exitcode(status)}))
            return
        time.sleep(BEAT)
    os.kill(pid, signal.SIGKILL)
    sys.exit("it lives on without a terminal")


def stop_and_go_on(screen, slave, before, pid):
    """Stops the program for a while; whether it gave the terminal back, and took it again."""
    os.kill(pid, signal.SIGTSTP)
    screen.wait_until(lambda: os.waitpid(pid, os.WNOHANG | os.WUNTRACED)[0] == pid, "stop")
    while screen.read(0):
        pass
    is_given_back = termios.tcgetattr(slave) == before and screen.has_left()
    os.kill(pid, signal.SIGCONT)
    screen.wait_for(b"q leave")
    return is_given_back, termios.tcgetattr(slave) != before and not screen.has_left()


def play_on(screen, save):
    """Does as hints say, until the match is over."""
    since = len(screen.seen)
    is_over = lambda: b"The match is over" in screen.seen[since:]
    while not is_over():
        before = len(screen.seen)
        screen.type(b"h")
        screen.wait_until(lambda: is_over() or b"Try this: " in screen.seen[before:], "hint")
        n = moves_of(save, 0)
        screen.type(b"\r")
        answered = lambda: moves_of(save, 0) > n and moves_of(save, 1) > n
        screen.wait_until(lambda: is_over() or answered(), "answer of the bot")


def main():
    end, save, command = sys.argv[1], sys.argv[2], sys.argv[3:]
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    before = termios.tcgetattr(slave)
    pid = os.fork()
    if pid == 0:
        os.setsid()
        fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
        for n in range(3):
            os.dup2(slave, n)
        os.close(master)
        os.close(slave)
        os.environ["TERM"] = "xterm-256color"
        os.environ["CLUBHOUSE_LANG"] = "en"
        if end == "silent":
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
            status = os.spawnv(os.P_WAIT, command[0], command)
            os._exit(status if status >= 0 else 100 - status)
        os.execv(command[0], command)
    screen = Screen(master, pid)
    if end != "refused":
        screen.wait_for(b"q leave" if save == "-" else b"h hint" if end == "over" else b"Your rack")
    raw = termios.tcgetattr(slave) != before
    stopped = None
    if end == "over":
        play_on(screen, save)
    for n in (1, 2) if save != "-" and end not in ("refused", "over") else ():
        screen.type(b"h")
        screen.wait_for(b"Try this: ")
        screen.type(b"\r")
        screen.wait_until(lambda: moves_of(save, 1) >= n, "answer of the bot")
    if end in ("quit", "over"):
        screen.type(b"q")
    elif end == "SIGTSTP":
        stopped = stop_and_go_on(screen, slave, before, pid)
        screen.type(b"q")
    elif end == "lost":
        os.rename(os.path.dirname(save), os.path.dirname(save) + ".away")
        screen.type(b"h")
        screen.wait_for(b"Try this: ")
        screen.type(b"\r")
        screen.wait_for(b"be written")
        screen.type(b"q")
    elif end == "refused":
        pass
    elif end in ("gone", "silent"):
        hang_up(screen, master, slave, pid)
        return
    else:
        os.kill(pid, getattr(signal, end))
    # The slave is open here, too, so reading never ends by itself: the end of the program does.
    while True:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            break
        screen.read(BEAT)
    while screen.read(0):
        pass
    after = termios.tcgetattr(slave)
    seen = screen.seen
    print(json.dumps({
        "raw_while_playing": raw,
        "restored": after == before,
        "left_alternate_screen": screen.has_left(),
        "stopped": stopped,
        "cursor_shown": seen.rfind(b"\x1b[?25h") > seen.rfind(b"\x1b[?25l"),
        "mouse_released": seen.rfind(b"\x1b[?1000l") > seen.rfind(b"\x1b[?1000h") >= 0,
        "code": os.waitstatus_to_exitcode(status),
        "said": seen[max(0, seen.rfind(b"\x1b[?1049l")):].decode("utf-8", "replace"),
    }))


main()
