"""How far something long has come, told now and then: where the output is no terminal as well."""

import threading
import time

PAUSE = 15  # seconds from one line to the next


class Progress:
    """Counts what is done out of `whole`; safe to call from several threads."""

    def __init__(self, whole):
        self.whole = whole
        self.done = 0
        self.said = time.monotonic()
        self.lock = threading.Lock()

    def one_more(self, name):
        """One is done; `name` says which."""
        with self.lock:
            self.done += 1
            if time.monotonic() - self.said < PAUSE or self.done == self.whole:
                return
            self.said = time.monotonic()
            print(f"   {100 * self.done // self.whole}%, {self.done} of {self.whole}: {name}", flush=True)
