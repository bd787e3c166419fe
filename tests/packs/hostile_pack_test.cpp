// Packs of strangers: what they say of themselves acts on no terminal, and what is wrong with them can be read.

#include "engine/games/warehouse13/cards/kit.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/harmless.h"
#include "packs.h"
#include "packs/label.h"
#include "support/catch.h"

namespace w13::test {

namespace {

/// Why a manifest with this author is not taken; empty if it is.
std::string refusal(const std::string& author) {
  try {
    (void)house::readLabel(
        R"({"format": 1, "id": "night-shift", "name": {"en": "Night", "de": "Nacht"}, "version": "1", "author": ")" +
            author + "\"}",
        "night.w13pack/pack.json");
    return {};
  } catch (const kernel::DataError& fault) {
    return fault.what();
  }
}

/// A pack whose files have 400 keys each that no card has.
Pack packOfNonsense(int files) {
  Pack pack;
  pack.label = {"night-shift", {"Night", {{kGerman, "Nacht"}}}, "1", "Ada"};
  std::string keys;
  for (int at = 0; at < 400; ++at) keys += (at == 0 ? "{\"key" : ",\"key") + std::to_string(at) + "\":1";
  for (int file = 0; file < files; ++file)
    pack.files.push_back({"cards/traits/card" + std::to_string(100 + file) + ".json", keys + "}"});
  return pack;
}

}  // namespace

TEST_CASE("A manifest with characters that act on a terminal is refused with its place", "[packs]") {
  CHECK(refusal("Ann") == "");
  for (const char* author : {"Ann\\u001b[2J", "Ann\\nall is well", "\u202EnnA", "Ann\u2029"}) {
    const std::string told = refusal(author);
    INFO(told);
    CHECK(told.starts_with("night.w13pack/pack.json:1:"));
    CHECK(told.find("found the character \\u") != std::string::npos);
    CHECK(kernel::harmAt(told) == std::string::npos);
  }
}

TEST_CASE("No pack is made whose author's name acts on a terminal", "[packs]") {
  PackLabel label{"night-shift", {"Night", {{kGerman, "Nacht"}}}, "1", "Ann\x1b[2J"};
  CHECK_THROWS_WITH(house::checkLabel(label), Catch::Matchers::Contains("expected no character that breaks a line"));
}

TEST_CASE("What is wrong with a large pack can be read", "[packs]") {
  const PackReport report = house::reportOn(packOfNonsense(40), seasonCards(), Layer{"cards", {}});
  REQUIRE(report.mistakes.size() == 101);
  CHECK(report.mistakes.back() == "and 1941 more errors");  // of 40 files 51 lines each, and there are no dice
  std::size_t bytes = 0;
  for (const std::string& each : report.mistakes) bytes += each.size();
  CHECK(bytes < 100'000);
}

TEST_CASE("What a pack changes is told in short", "[packs]") {
  // given a card of the pack with another value for 400 keys and one of a very long name
  Pack pack = packOfNonsense(1);
  pack.files.push_back({"cards/traits/long.json", R"({"name": {"en": ")" + std::string(900'000, 'x') + "\"}}"});
  const Layer below{"cards", {{"traits/card100.json", R"({"name": {"en": "One", "de": "Eins"}})"}}};
  std::vector<std::string> told;
  for (const PackChange& change : house::changesOf(pack, {below})) told.push_back(toString(change));
  // then some of the keys are named, and a piece of the name
  REQUIRE(told.size() == 2);
  CHECK(told[0].ends_with("key10, key11 and 388 more"));
  CHECK(told[1].size() < 200);
}

}  // namespace w13::test
