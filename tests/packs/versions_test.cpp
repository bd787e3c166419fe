// Versions of a pack: their notes, their order, and what differs between two.

#include "packs/versions.h"

#include "engine/kernel/errors.h"
#include "engine/kernel/harmless.h"
#include "packs.h"
#include "packs/label.h"
#include "support/catch.h"

namespace w13::test {

namespace {

Layer box() { return house::readFolder(W13_DATA_DIR "/cards/warehouse13"); }

Pack versionOf(const char* version, const char* notes, std::vector<house::SourceFile> files) {
  Pack made;
  made.label = {"night-shift", {"Night Shift", {{kGerman, "Nachtschicht"}}}, version, "Ada"};
  made.label.notes.en = notes;
  made.files = std::move(files);
  return made;
}

/// A manifest with these notes, as they are written there.
std::string manifestWith(const std::string& notes) {
  return R"({"format": 1, "id": "night-shift", "name": {"en": "Night", "de": "Nacht"}, "version": "1", )"
         R"("author": "Ada", "notes": )" +
         notes + "}";
}

/// Why notes are not taken; empty if they are.
std::string notesRefusal(const std::string& notes) {
  try {
    (void)house::readLabel(manifestWith(notes), "night.w13pack/pack.json");
    return {};
  } catch (const kernel::DataError& fault) {
    return fault.what();
  }
}

}  // namespace

TEST_CASE("Versions are compared number by number, and the next one is one more", "[packs]") {
  using house::compareVersions;
  CHECK(compareVersions("1.2", "1.2") == std::strong_ordering::equal);
  CHECK(compareVersions("1.10", "1.9") == std::strong_ordering::greater);
  CHECK(compareVersions("1", "1.0.0") == std::strong_ordering::equal);
  CHECK(compareVersions("1.0.1", "1") == std::strong_ordering::greater);
  CHECK(compareVersions("2", "10") == std::strong_ordering::less);
  CHECK(compareVersions("", "1") == std::strong_ordering::less);
  CHECK(house::nextVersion("1.2") == "1.3");
  CHECK(house::nextVersion("1.9") == "1.10");
  CHECK(house::nextVersion("1") == "2");
  CHECK(house::nextVersion("1.2.") == "1");
  CHECK(house::nextVersion("") == "1");
}

TEST_CASE("Notes go into a manifest and come out as they were, in one language or in both", "[packs]") {
  for (const char* notes :
       {R"({"en": "Tesla is worth 2. <b>{logic}</b>", "de": "Tesla zählt 2."})", R"({"en": "New."})"}) {
    const PackLabel label = house::readLabel(manifestWith(notes), "pack.json");
    CHECK(house::readLabel(house::writeLabel(label), "pack.json") == label);
  }
  CHECK(house::readLabel(manifestWith(R"({"en": "a <b>", "de": "b"})"), "pack.json").notes.in(kGerman) == "b");
  CHECK(house::readLabel(manifestWith(R"({"de": "Nur so."})"), "pack.json").notes.en == "Nur so.");
  // one that has none is written without
  PackLabel silent = versionOf("1", "", {}).label;
  CHECK(house::writeLabel(silent).find("notes") == std::string::npos);
}

TEST_CASE("Notes that are too long, no text, or act on a terminal are refused", "[packs]") {
  CHECK(notesRefusal(R"({"en": ")" + std::string(house::kLongestNotes, 'x') + "\"}") == "");
  for (const std::string& notes :
       {R"({"en": ")" + std::string(house::kLongestNotes + 1, 'x') + "\"}", std::string(R"("Tesla")"),
        std::string(R"(["Tesla"])"), std::string(R"({"en": 7})"), std::string(R"({"en": ""})"), std::string("{}"),
        std::string(R"({"english": "Tesla"})"), std::string(R"({"en": "a\u001b[2J"})"),
        std::string(R"({"en": "a\nb"})"), std::string("{\"de\": \"\u202Etxet\"}"), std::string("null")}) {
    const std::string told = notesRefusal(notes);
    INFO(notes.substr(0, 40) << ": " << told);
    CHECK(told.starts_with("night.w13pack/pack.json:1:"));
    CHECK(kernel::harmAt(told) == std::string::npos);
  }
  // and no pack is made with such notes
  for (const std::string& notes : {std::string("a\nb"), std::string("a\x1b[2J"), std::string(2000, 'x')})
    CHECK_THROWS_AS(house::checkLabel(versionOf("1", notes.c_str(), {}).label), kernel::DataError);
}

TEST_CASE("Two versions of a pack are told side by side, with what the older one states no more", "[packs]") {
  const char* coffee = R"({"name": {"en": "Coffee Break", "de": "Kaffee"}, "copies": 1})";
  const Pack was =
      versionOf("1.2", "Tesla is stronger.",
                {{"cards/traits/tesla.json", R"({"number": 2, "copies": 1, "promo": true})"},
                 {"cards/traits/tea-break.json", R"({"name": {"en": "Tea Break", "de": "Tee"}, "copies": 1})"},
                 {"cards/plots/sleeper-agent.json", R"({"removed": true})"},
                 {"cards/traits/zipline.json", R"({"number": 1})"}});
  const Pack now = versionOf("1.3", "Weaker again.",
                             {{"cards/traits/tesla.json", R"({"number": 3, "name": {"de": "Tesla!"}})"},
                              {"cards/traits/coffee-break.json", coffee},
                              {"cards/traits/zipline.json", R"({"number": 1})"}});
  const house::VersionStep step = house::stepBetween(was, now, box());
  CHECK(house::linesOf(step) ==
        std::vector<std::string>{"Night Shift: version 1.2 -> 1.3 (newer)", "  notes of 1.2: Tesla is stronger.",
                                 "  notes of 1.3: Weaker again.", "  new: Sleeper Agent (plots/sleeper-agent)",
                                 "  new: Coffee Break (traits/coffee-break)",
                                 "  taken away: Tea Break (traits/tea-break)", "  Tesla (traits/tesla)",
                                 "    name/de: \"Tesla\" -> \"Tesla!\"", "    copies: 1 -> 3", "    number: 2 -> 3",
                                 "    promo: true -> none"});
  // the way back is told likewise, and nothing of a version beside itself
  CHECK(house::linesOf(house::stepBetween(now, was, box())).front() == "Night Shift: version 1.3 -> 1.2 (older)");
  CHECK(house::stepBetween(now, now, box()).changes.empty());
}

TEST_CASE("What differs between two packs of a stranger is told in short, and acts on no terminal", "[packs]") {
  const Pack was = versionOf("1", "", {{"cards/traits/tesla.json", R"({"number": 2})"}});
  const Pack now =
      versionOf("2", "",
                {{"cards/traits/tesla.json", R"({"flavour": {"en": ")" + std::string(900'000, 'x') +
                                                 R"("}, "x\u001b": "\u202Ea", "number": [1, {"a": true}]})"},
                 {"cards/traits/zipline.json", "{ no json"}});
  std::size_t bytes = 0;
  for (const std::string& line : house::linesOf(house::stepBetween(was, now, box()))) {
    bytes += line.size();
    INFO(line.substr(0, 200));
    CHECK(kernel::harmAt(line) == std::string::npos);
  }
  CHECK(bytes < 2'000);
}

}  // namespace w13::test
