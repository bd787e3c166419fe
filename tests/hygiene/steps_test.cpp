// The table of contents of the rules is complete: every step can stand on the agenda, and nothing else does.

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "hygiene/sources.h"
#include "support/catch.h"

using hygiene::Source;
using hygiene::Word;

namespace {

// The names between "kernel::Agenda<" and its end.
std::set<std::string> onTheAgenda(const Source& source) {
  const std::vector<Word> words = wordsOf(source);
  std::set<std::string> names;
  bool inside = false;
  for (std::size_t at = 1; at < words.size(); ++at) {
    if (words[at - 1].text == "kernel" && words[at].text == "Agenda") inside = true;
    else if (inside && words[at].text == "namespace") break;
    else if (inside && std::isdigit(static_cast<unsigned char>(words[at].text.front())) == 0)
      names.insert(words[at].text);
  }
  return names;
}

std::set<std::string> structsOf(const Source& source) {
  std::set<std::string> names;
  const std::vector<Word> words = wordsOf(source);
  for (std::size_t at = 0; at + 1 < words.size(); ++at)
    if (words[at].text == "struct") names.insert(words[at + 1].text);
  return names;
}

/// A chapter of the table of contents: the files that its heading names, and its steps.
struct Chapter {
  std::string heading;
  std::vector<std::string> files;
  std::vector<std::string> steps;
};

// "// ---- turns (phases/investigation.cpp, actions.cpp) ----", and the structs up to the next heading.
std::vector<Chapter> chaptersOf(const std::string& text, const std::set<std::string>& listed) {
  std::vector<Chapter> chapters;
  for (const std::string& line : hygiene::linesOf(text)) {
    if (line.starts_with("// ---- ")) {
      const std::size_t open = line.find('(');
      chapters.push_back({line, {}, {}});
      std::string folder;
      std::istringstream names(line.substr(open + 1, line.find(')') - open - 1));
      for (std::string name; std::getline(names, name, ',');) {
        name.erase(0, name.find_first_not_of(' '));
        if (const std::size_t slash = name.find('/'); slash != std::string::npos) folder = name.substr(0, slash + 1);
        chapters.back().files.push_back(name.find('/') == std::string::npos ? folder + name : name);
      }
    } else if (line.starts_with("struct ") && !chapters.empty()) {
      const std::string name = line.substr(7, line.find_first_of(" {;", 7) - 7);
      if (listed.contains(name)) chapters.back().steps.push_back(name);
    }
  }
  return chapters;
}

// What the sources of the rules write out: "phases/bronze.cpp" for Voting, and so on.
std::multimap<std::string, std::string> writtenOut() {
  std::multimap<std::string, std::string> places;
  const std::string root = "src/engine/games/warehouse13/";
  for (const char* folder : {"phases", "effects"})
    for (const Source& source : hygiene::sourcesIn(root + folder)) {
      const std::vector<Word> words = wordsOf(source);
      for (std::size_t at = 0; at + 2 < words.size(); ++at)
        if (words[at].text == "resume" || words[at].text == "ask" || words[at].text == "asked")
          places.emplace(words[at + 1].text == "const" ? words[at + 2].text : words[at + 1].text,
                         source.path.substr(root.size()));
    }
  return places;
}

}  // namespace

TEST_CASE("every step is written out where the heading of its chapter says") {
  const std::string path = "src/engine/games/warehouse13/steps.h";
  const std::string text = hygiene::textOf(path);
  const std::vector<Chapter> chapters = chaptersOf(text, onTheAgenda(hygiene::parse(path, text)));
  const std::multimap<std::string, std::string> places = writtenOut();
  REQUIRE(chapters.size() >= 8);
  std::string list;
  std::size_t steps = 0;
  for (const Chapter& chapter : chapters)
    for (const std::string& step : chapter.steps) {
      ++steps;
      const auto [from, to] = places.equal_range(step);
      const bool there = std::any_of(from, to, [&](const auto& place) {
        return std::any_of(chapter.files.begin(), chapter.files.end(), [&](const std::string& file) {
          return file.ends_with("/") ? place.second.starts_with(file) : place.second == file;
        });
      });
      if (!there) list += step + ": not in " + chapter.heading + "\n";
    }
  CHECK(steps > 80);
  CHECK(list == "");
}

TEST_CASE("every step of steps.h is on the agenda's list, and every name on the list is a step of it") {
  const std::string path = "src/engine/games/warehouse13/steps.h";
  const Source steps = hygiene::parse(path, hygiene::textOf(path));
  const std::set<std::string> listed = onTheAgenda(steps);
  CHECK(listed.size() > 80);
  CHECK(structsOf(steps) == listed);
}
