#!/usr/bin/env python3
"""Lists what the window says, by place, in both languages: scripts/sentences.py [WORDS]

What the game says lists `w13 sentences`. With WORDS: only sentences that have them, in either language.
"""

import pathlib
import sys
import xml.etree.ElementTree as xml

FILE = pathlib.Path(__file__).resolve().parent.parent / "assets/translations/window_de.ts"


def german(message):
    """The translation, or its forms for one and for many."""
    translation = message.find("translation")
    forms = translation.findall("numerusform")
    return " | ".join(form.text or "" for form in forms) if forms else translation.text or ""


def main():
    words = " ".join(sys.argv[1:]).lower()
    for context in xml.parse(FILE).getroot().findall("context"):
        lines = []
        for message in context.findall("message"):
            if message.find("translation").get("type") in ("vanished", "obsolete"):
                continue
            source = message.find("source").text or ""
            if words in source.lower() or words in german(message).lower():
                lines.append(f"{source}\n    {german(message)}")
        if lines:
            print(f"# {context.find('name').text}", *lines, sep="\n", end="\n\n")


if __name__ == "__main__":
    main()
