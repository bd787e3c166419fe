// Packs of cards: there and back, what they change, and what is refused.

#include <sys/stat.h>
#include <zip.h>

#include <filesystem>
#include <functional>
#include <memory>

#include "engine/kernel/errors.h"
#include "packs.h"
#include "support/catch.h"
#include "support/folder.h"

namespace w13::test {

namespace {

namespace fs = std::filesystem;

constexpr const char* kManifest =
    R"({"format": 1, "id": "night-shift", "name": {"en": "Night Shift", "de": "Nachtschicht"}, )"
    R"("version": "1.2", "author": "Ada"})";

void write(const fs::path& file, const std::string& text) {
  fs::create_directories(file.parent_path());
  files::write(file, text);
}

PackLabel label() { return {"night-shift", {"Night Shift", {{kGerman, "Nachtschicht"}}}, "1.2", "Ada"}; }

/// A designer's folder: Tesla is worth 2, Sleeper Agent is gone, one Trait is new.
struct Designer {
  Designer() {
    write(folder / "cards/traits/tesla.json", R"({"number": 2})");
    write(folder / "cards/plots/sleeper-agent.json", R"({"removed": true})");
    write(folder / "cards/traits/coffee-break.json",
          R"({"name": {"en": "Coffee Break", "de": "Kaffeepause"}, "copies": 1, "type": "lore", "number": 1,
              "timing": "action", "text": {"en": "Return 1 Stress.", "de": "Gib 1 Stress zurück."},
              "art": "game-icons:coffee-mug", "source": "house", "promo": true, "do": [{"return_stress": 1}]})");
    write(folder / "scenarios/coffee.json", "{}");
  }
  [[nodiscard]] Pack pack() const {
    return house::packOf(label(), seasonCards(), folder / "cards", folder / "scenarios");
  }
  files::Folder temp;
  fs::path folder = temp.path();
};

/// A zip as somebody might make it who means no good.
class Zip {
 public:
  explicit Zip(const fs::path& file) : zip_(zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr)) {
    add("pack.json", kManifest);
  }
  Zip& add(const std::string& path, const std::string& text, mode_t type = 0) {
    texts_.push_back(std::make_unique<std::string>(text));
    zip_source_t* source = zip_source_buffer(zip_, texts_.back()->data(), text.size(), 0);
    const zip_int64_t at = zip_file_add(zip_, path.c_str(), source, 0);
    if (type != 0)
      zip_file_set_external_attributes(zip_, static_cast<zip_uint64_t>(at), 0, ZIP_OPSYS_UNIX,
                                       static_cast<zip_uint32_t>(type) << 16);
    return *this;
  }
  void close() { REQUIRE(zip_close(zip_) == 0); }

 private:
  zip_t* zip_;
  std::vector<std::unique_ptr<std::string>> texts_;
};

/// The sentence with which a pack is refused; empty: it is taken.
std::string refused(const fs::path& file) {
  try {
    (void)house::readPack(file, seasonCards());
  } catch (const kernel::DataError& error) {
    return error.what();
  }
  return {};
}

std::string refusedWith(const std::function<void(Zip&)>& harm) {
  const files::Folder temp;
  const fs::path file = fs::path(temp.path()) / "harm.w13pack";
  Zip zip(file);
  harm(zip);
  zip.close();
  const std::string sentence = refused(file);
  CHECK(sentence.find("harm.w13pack") == 0);
  CHECK(sentence.find('\n') == std::string::npos);
  return sentence;
}

bool says(const std::string& sentence, const std::string& words) { return sentence.find(words) != std::string::npos; }

Layer shippedCards() { return readFolder(fs::path(W13_DATA_DIR) / "cards/warehouse13"); }

}  // namespace

TEST_CASE("A folder of cards goes into a pack and comes out as it was", "[packs]") {
  const Designer designer;
  const fs::path file = designer.folder / "night-shift.w13pack";
  house::writePack(designer.pack(), file);
  const Pack pack = house::readPack(file, seasonCards());
  CHECK(pack.label == label());
  REQUIRE(pack.files.size() == 4);
  for (const SourceFile& each : pack.files) CHECK(each.text == files::textOf(designer.folder / each.path));
  // and unpacked it is the same again
  const fs::path place = house::installPack(pack, seasonCards(), designer.folder / "packs");
  CHECK(place == designer.folder / "packs/night-shift");
  CHECK(files::textOf(place / "cards/traits/tesla.json") == R"({"number": 2})");
  std::vector<std::string> faults;
  const std::vector<Pack> packs = house::installedPacks(designer.folder / "packs", seasonCards(), faults);
  REQUIRE(packs.size() == 1);
  CHECK(faults.empty());
  CHECK(packs[0].label == label());
  CHECK(packs[0].cards().files.size() == 3);
}

TEST_CASE("The same pack gives the same bytes, whenever it is made", "[packs]") {
  const Designer designer;
  house::writePack(designer.pack(), designer.folder / "one.w13pack");
  for (const auto& each : fs::recursive_directory_iterator(designer.folder / "cards"))
    fs::last_write_time(each.path(), fs::file_time_type::clock::now() - std::chrono::hours(50));
  house::writePack(designer.pack(), designer.folder / "two.w13pack");
  CHECK(files::textOf(designer.folder / "one.w13pack") == files::textOf(designer.folder / "two.w13pack"));
}

TEST_CASE("A newer version takes the place of the older, file by file", "[packs]") {
  const Designer designer;
  const fs::path place = house::installPack(designer.pack(), seasonCards(), designer.folder / "packs");
  Pack newer = designer.pack();
  newer.label.version = "2";
  std::erase_if(newer.files, [](const SourceFile& file) { return file.path.find("plots") != std::string::npos; });
  house::installPack(newer, seasonCards(), designer.folder / "packs");
  CHECK_FALSE(fs::exists(place / "cards/plots"));
  CHECK(house::readPackFolder(place, seasonCards()).label.version == "2");
  // and nothing else is left lying about
  CHECK(std::distance(fs::directory_iterator(designer.folder / "packs"), {}) == 1);
}

TEST_CASE("A pack tells what it changes, card by card", "[packs]") {
  const Designer designer;
  const PackReport report = house::reportOn(designer.pack(), seasonCards(), shippedCards());
  std::vector<std::string> lines;
  for (const PackChange& change : report.changes) lines.push_back(toString(change));
  CHECK(lines == std::vector<std::string>{"taken away: Sleeper Agent (plots/sleeper-agent)",
                                          "new: Coffee Break (traits/coffee-break)", "Tesla (traits/tesla): number"});
  CHECK(report.mistakes.empty());
  CHECK(report.conflicts.empty());
  CHECK(report.warnings == 1);  // a Plot fewer than in the box
}

TEST_CASE("What two packs both state is told as a conflict", "[packs]") {
  const Designer designer;
  Pack other;
  other.label = label();
  other.label.id = "day-shift";
  other.files = {{"cards/traits/tesla.json", R"({"number": 0, "copies": 2})"},
                 {"cards/plots/sleeper-agent.json", R"({"copies": 2})"}};
  const PackReport report = house::reportOn(designer.pack(), seasonCards(), shippedCards(), {other});
  CHECK(report.conflicts == std::vector<std::string>{"plots/sleeper-agent.json: day-shift has it, this takes it away",
                                                     "traits/tesla.json: day-shift states number too"});
}

TEST_CASE("Cards that would not load are told with their place, before anything is unpacked", "[packs]") {
  Pack pack;
  pack.label = label();
  pack.files = {{"cards/traits/tesla.json", "{\"number\": 7}"}};
  const PackReport report = house::reportOn(pack, seasonCards(), shippedCards());
  REQUIRE(report.mistakes.size() == 1);
  CHECK(says(report.mistakes[0], "traits/tesla.json:1:"));
}

TEST_CASE("A file with a place that packs do not have is refused, wherever it would lie", "[packs]") {
  for (const char* path :
       {"../harm.json", "/etc/passwd", "cards/../../harm.json", "cards/traits/../../../harm.json",
        "cards\\traits\\a.json", "C:/harm.json", "cards/traits/run.sh", "cards/traits/a.so", "harm.json",
        "cards/other/a.json", "cards/traits/deep/a.json", "cards/traits/A.json", "cards/traits/.json", "cards//a.json",
        "cards/traits/a.json ", "../night-shift/pack.json", "scenarios/../a.json", "cards/traits/\xC3\xA4.json"}) {
    INFO(path);
    CHECK(says(refusedWith([&](Zip& zip) { zip.add(path, "{}"); }), "it holds "));
  }
}

TEST_CASE("Links and other things that are no files are refused", "[packs]") {
  for (const mode_t type : {S_IFLNK, S_IFIFO, S_IFCHR})
    CHECK(
        says(refusedWith([&](Zip& zip) { zip.add("cards/traits/a.json", "/etc/passwd", type | 0777); }), "is a link"));
}

TEST_CASE("Bombs are refused without being unpacked whole", "[packs]") {
  // one file of 200 MB of nothing, a few hundred kilobytes when packed
  CHECK(says(refusedWith([](Zip& zip) { zip.add("cards/traits/a.json", std::string(200u << 20, ' ')); }),
             "larger than the 1 MB"));
  // many files that are allowed one by one
  CHECK(says(refusedWith([](Zip& zip) {
               for (int file = 0; file < 40; ++file)
                 zip.add("cards/traits/a" + std::to_string(file) + ".json", std::string(1u << 20, ' '));
             }),
             "larger than the 32 MB"));
  // 10,000 files
  CHECK(says(refusedWith([](Zip& zip) {
               for (int file = 0; file < 10000; ++file)
                 zip.add("cards/traits/a" + std::to_string(file) + ".json", "{}");
             }),
             "it holds 10001 files"));
}

TEST_CASE("Numbers without end and wrong encodings are told as mistakes in the cards", "[packs]") {
  for (const std::string& text : {"{\"number\": " + std::string(100000, '9') + "}", std::string("{\"number\": 1e400}"),
                                  std::string("{\"text\": {\"en\": \"caf\xE9\"}}"), std::string("\xFF\xFE{\0}\0", 6),
                                  std::string(100000, '['), std::string("\0\0\0", 3)}) {
    Pack pack;
    pack.label = label();
    pack.files = {{"cards/traits/tesla.json", text}};
    const PackReport report = house::reportOn(pack, seasonCards(), shippedCards());
    INFO(text.substr(0, 40));
    CHECK(!report.mistakes.empty());
    for (const std::string& mistake : report.mistakes) CHECK(mistake.size() < 600);
  }
}

TEST_CASE("What is no pack, or has been cut off, is refused in one sentence", "[packs]") {
  const Designer designer;
  const fs::path file = designer.folder / "good.w13pack";
  house::writePack(designer.pack(), file);
  const std::string good = files::textOf(file);
  CHECK(refused(file).empty());
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{30}, good.size() / 2, good.size() - 1}) {
    write(designer.folder / "cut.w13pack", good.substr(0, size));
    INFO(size << " bytes");
    CHECK(says(refused(designer.folder / "cut.w13pack"), "cut.w13pack cannot be taken"));
  }
  CHECK(says(refused(designer.folder / "none.w13pack"), "cannot read"));
  CHECK(says(refused(designer.folder), "cannot"));
  // any byte of it changed: it is refused, or what comes out is a pack all the same
  for (std::size_t at = 0; at < good.size(); at += 7) {
    std::string harmed = good;
    harmed[at] = static_cast<char>(harmed[at] ^ 0x41);
    write(designer.folder / "harmed.w13pack", harmed);
    const std::string sentence = refused(designer.folder / "harmed.w13pack");
    CHECK(sentence.find('\n') == std::string::npos);
  }
}

TEST_CASE("A manifest is read as strictly as a card", "[packs]") {
  const auto told = [](const std::string& manifest) {
    const files::Folder temp;
    write(fs::path(temp.path()) / "pack.json", manifest);
    try {
      (void)house::readPackFolder(temp.path(), seasonCards());
    } catch (const kernel::DataError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  const auto with = [](const std::string& from, const std::string& to) {
    std::string text = kManifest;
    return text.replace(text.find(from), from.size(), to);
  };
  CHECK(told(kManifest).empty());
  CHECK(says(told(with("\"format\": 1", "\"format\": 2")), "get a newer one"));
  CHECK(says(told(with("night-shift", "../../home")), "found the id"));
  CHECK(says(told(with("1.2", "newest")), "found the version"));
  CHECK(says(told(with("\"author\": \"Ada\"", "\"autor\": \"Ada\"")), "did you mean \"author\"?"));
  CHECK(says(told(with("\"Ada\"", "\"\"")), "author"));
  CHECK(says(told("[]"), "expected"));
  CHECK(says(told(""), "pack.json:1:1"));
}

TEST_CASE("A pack is installed in the place of a pack only, and touches no other folder", "[packs]") {
  // given folders of somebody's own, one of the pack's name and others of names once used on the way
  const Designer designer;
  const fs::path packs = designer.folder / "packs";
  const std::string id = label().id;
  for (const std::string& name : {id, ".new-" + id, ".old-" + id}) write(packs / name / "notes.txt", "mine");
  // when the pack is installed, then the one of its name stays
  CHECK_THROWS_WITH(house::installPack(designer.pack(), seasonCards(), packs),
                    (packs / id).string() + " exists and is no pack: take it away first");
  CHECK(files::textOf(packs / id / "notes.txt") == "mine");
  // and when that has been taken away, the others stay
  fs::remove_all(packs / id);
  house::installPack(designer.pack(), seasonCards(), packs);
  CHECK(house::readPackFolder(packs / id, seasonCards()).label == label());
  CHECK(files::textOf(packs / (".new-" + id) / "notes.txt") == "mine");
  CHECK(files::textOf(packs / (".old-" + id) / "notes.txt") == "mine");
}

TEST_CASE("A pack is not written over a file that is there", "[packs]") {
  const Designer designer;
  write(designer.folder / "letter", "Dear Myka");
  const std::string letter = (designer.folder / "letter").string();
  CHECK_THROWS_WITH(house::writePack(designer.pack(), letter), letter + " exists already: choose another name");
  CHECK(files::textOf(letter) == "Dear Myka");
  house::writePack(designer.pack(), letter, kernel::Over::anything());
  CHECK(house::readPack(letter, seasonCards()).label == label());
}

TEST_CASE("What cannot be made is not begun", "[packs]") {
  const Designer designer;
  write(designer.folder / "cards/traits/Notes.json", "{}");
  CHECK_THROWS_WITH(designer.pack(), Catch::Contains("has no place in a pack"));
  fs::remove(designer.folder / "cards/traits/Notes.json");
  PackLabel nameless = label();
  nameless.name = {};
  CHECK_THROWS_WITH(house::packOf(nameless, seasonCards(), designer.folder / "cards"), Catch::Contains("give it one"));
  CHECK_THROWS_WITH(house::writePack(designer.pack(), designer.folder / "no/such/folder.w13pack"),
                    Catch::Contains("cannot write"));
  // a place where a file stands in the way: what is there stays
  write(designer.folder / "packs", "in the way");
  CHECK_THROWS_AS(house::installPack(designer.pack(), seasonCards(), designer.folder / "packs"), kernel::DataError);
  CHECK(files::textOf(designer.folder / "packs") == "in the way");
}

}  // namespace w13::test

TEST_CASE("A pack whose name was given in English alone reads back with that name in both languages", "[packs]") {
  const house::PackLabel english{"night-shift", {"Night Shift"}, "1.2", "Ada"};
  const house::PackLabel read = house::readLabel(house::writeLabel(english), "pack.json");
  CHECK(read.name.en == "Night Shift");
  CHECK(read.name.in(house::kGerman) == "Night Shift");
}
