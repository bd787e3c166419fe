// The guide for designers, docs/designers.md, is carried out: its files are written, its scenarios played, its commands
// run, and what it says they print must be printed.

#include <sstream>

#include "engine/games/warehouse13/cards/lint.h"
#include "support/catch.h"
#include "support/program.h"
#include "warehouse13/cards/shipped.h"

using program::Ran;

namespace {

/// A block of code: what its fence says, and what stands in it.
struct Block {
  std::string kind;  ///< json, sh or text
  std::string rest;  ///< a file, "scenario x.json", "fails", "measure"
  std::string text;
  int line = 0;
};

std::vector<Block> blocksOf(const std::string& page) {
  std::vector<Block> blocks;
  std::istringstream lines(page);
  bool inside = false;
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (!line.starts_with("```")) {
      if (inside) blocks.back().text += line + "\n";
      continue;
    }
    inside = !inside;
    if (!inside) continue;
    const std::string fence = line.substr(3);
    const std::size_t space = std::min(fence.find(' '), fence.size());
    blocks.push_back({fence.substr(0, space), space < fence.size() ? fence.substr(space + 1) : "", "", number});
  }
  return blocks;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

/// Somebody who follows the page in a folder of their own.
class GuideReader {
 public:
  void read(const Block& block) {
    INFO("docs/designers.md, block of line " << block.line);
    if (block.kind == "json") write(block);
    else if (block.kind == "sh") run(block);
    else compare(block);
  }
  [[nodiscard]] int files() const { return files_; }
  [[nodiscard]] int commands() const { return commands_; }
  [[nodiscard]] int compared() const { return compared_; }

 private:
  void write(const Block& block) {
    const std::size_t space = block.rest.rfind(' ');
    folder_.write(block.rest.substr(space == std::string::npos ? 0 : space + 1), block.text);
    ++files_;
  }

  void run(const Block& block) {
    printed_.clear();
    if (block.rest == "measure" && !program::has(program::runW13("simulate --help").out, "--against")) return;
    std::istringstream lines(block.text);
    for (std::string line; std::getline(lines, line);) {
      REQUIRE(line.starts_with("w13 "));
      std::string told = line.substr(4);
      for (const std::string name :
           {"my-cards", "short-game", "coffee-break.json", "burnt-coffee.json", "rookie-lesson.json", "report.html",
            "against.html", "blank.html", "rookie.w13pack", "packs"})
        told = replaced(told, " " + name, " " + folder_.file(name));
      const Ran ran = program::runW13(told);
      INFO(line << "\n" << ran.out << ran.err);
      CHECK(ran.code == (block.rest == "fails" ? 1 : 0));
      printed_ += ran.out;
      ++commands_;
    }
  }

  /// Every line of the block stands in what was printed; a line may leave out what comes before it.
  void compare(const Block& block) {
    const std::string seen = replaced(printed_, folder_.path() + "/", "");
    std::istringstream lines(block.text);
    for (std::string line; std::getline(lines, line);) {
      INFO("not printed: " << line << "\nbut:\n" << seen);
      CHECK(program::has(seen, line + "\n"));
      ++compared_;
    }
  }

  program::Folder folder_;
  std::string printed_;
  int files_ = 0;
  int commands_ = 0;
  int compared_ = 0;
};

}  // namespace

TEST_CASE("Everything that the guide for designers shows works as it says", "[cards][cli]") {
  const std::vector<Block> blocks = blocksOf(shipped::textOf("docs/designers.md"));
  REQUIRE(blocks.size() >= 20);
  GuideReader reader;
  for (const Block& block : blocks) reader.read(block);
  CHECK(reader.files() >= 12);
  CHECK(reader.commands() >= 8);
  CHECK(reader.compared() >= 14);
}

TEST_CASE("The cards of the guide keep to the rules of the house", "[cards]") {
  // What a designer copies from must be clean: no warning but those that the page shows.
  std::vector<w13::SourceFile> files;
  for (const Block& block : blocksOf(shipped::textOf("docs/designers.md")))
    if (block.kind == "json" && block.rest.starts_with("my-cards/") && !block.rest.ends_with("wrong.json"))
      files.push_back({block.rest.substr(9), block.text});
  std::erase_if(files, [](const w13::SourceFile& file) { return file.path == "plots/sleeper-agent.json"; });
  const w13::Loaded loaded = w13::lint({shipped::layer(), w13::Layer{"my-cards", files}}, shipped::artNames());
  CHECK(shipped::lines(loaded.mistakes) == "");
}
