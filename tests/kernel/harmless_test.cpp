// Texts of strangers: which characters act, and how they are written out.

#include "engine/kernel/harmless.h"

#include "support/catch.h"

using namespace kernel;

TEST_CASE("Characters that a terminal obeys or that turn the reading around are written out") {
  // given texts with a control code of either kind, a line break, marks of direction, separators
  CHECK(harmless("\x1b[2J") == "\\u001b[2J");
  CHECK(harmless("a\nb\rc\x7f") == "a\\u000ab\\u000dc\\u007f");
  CHECK(harmless("\xC2\x9B") == "\\u009b");
  CHECK(harmless("\u061C\u200E\u200F") == "\\u061c\\u200e\\u200f");
  CHECK(harmless("a\u202Eb\u2066c\u2069") == "a\\u202eb\\u2066c\\u2069");
  CHECK(harmless("\u2028\u2029") == "\\u2028\\u2029");
  CHECK(harmless(std::string_view("a\0b", 3)) == "a\\u0000b");
  // then letters of any script, and signs of four bytes, stay as they are
  CHECK(harmless("Grün, Ελλάδα, עברית, 日本 \U0001F5FF — “x”") == "Grün, Ελλάδα, עברית, 日本 \U0001F5FF — “x”");
}

TEST_CASE("A byte that belongs to no character is written out") {
  CHECK(harmless("\x9B") == "\\x9b");
  CHECK(harmless("a\xC3") == "a\\xc3");
  CHECK(harmless("\xC0\xAF") == "\\xc0\\xaf");           // longer than it need be
  CHECK(harmless("\xED\xA0\x80") == "\\xed\\xa0\\x80");  // half a character
  CHECK(harmless("\xE2\x80x") == "\\xe2\\x80x");
}

TEST_CASE("The place of what acts is its first byte") {
  CHECK(harmAt("Grün") == std::string_view::npos);
  CHECK(harmAt("Grü\u202En") == 4);
  CHECK(harmAt("ü\x9B") == 2);
}

TEST_CASE("What is quoted is short, harmless, and cut between characters") {
  const std::string text(59, 'x');
  CHECK(inQuotes(text + "üü") == "\"" + text + "...\"");
  CHECK(inQuotes(text + "y") == "\"" + text + "y\"");
  CHECK(inQuotes("a\x1b") == "\"a\\u001b\"");
  CHECK(inQuotes(std::string(1'000'000, '\x1b')).size() < 400);
}
