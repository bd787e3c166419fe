// A function that nobody calls is deleted.

#include <map>

#include "hygiene/sources.h"
#include "support/catch.h"

using hygiene::Source;

namespace {

// Where a name stands in the code, and whether it does so as a function that is declared or called.
struct Mention {
  const Source* source = nullptr;
  std::size_t line = 0;
  std::size_t column = 0;

  [[nodiscard]] const std::string& text() const { return source->code[line]; }
};

bool inWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::map<std::string, std::vector<Mention>> mentionsIn(const std::vector<Source>& sources) {
  std::map<std::string, std::vector<Mention>> found;
  for (const Source& source : sources)
    for (std::size_t line = 0; line < source.code.size(); ++line) {
      const std::string& text = source.code[line];
      for (std::size_t at = 0; at < text.size(); ++at) {
        std::size_t end = at;
        while (end < text.size() && inWord(text[end])) ++end;
        if (end > at) found[text.substr(at, end - at)].push_back({&source, line, at});
        at = end;
      }
    }
  return found;
}

// A function of ours, declared here: those of Qt's that are overridden Qt calls, and std's are not ours.
bool declares(const Mention& here, const std::string& name) {
  const std::string& text = here.text();
  const bool called = text.compare(here.column + name.size(), 1, "(") == 0;
  const bool ours = std::islower(static_cast<unsigned char>(name.front())) != 0 && name != "alignas" &&
                    name != "typeid" && text.find("override") == std::string::npos &&
                    (here.column < 2 || text.compare(here.column - 2, 2, "::") != 0);
  return called && ours && here.source->path.starts_with("src/") && here.source->path.ends_with(".h");
}

// Where a function of a header is written out: at the left margin of the source that belongs to it.
bool defines(const Mention& here, const Mention& declaration) {
  const std::string& header = declaration.source->path;
  return here.source->path == header.substr(0, header.size() - 2) + ".cpp" && !here.text().starts_with(" ");
}

std::string unused(const std::vector<Source>& sources) {
  std::string list;
  for (const auto& [name, mentions] : mentionsIn(sources))
    for (const Mention& each : mentions) {
      if (!declares(each, name)) continue;
      const bool alone = mentions.size() == 1;
      const bool onlyWritten =
          mentions.size() == 2 && (defines(mentions.front(), each) || defines(mentions.back(), each));
      if (alone || onlyWritten) list += placeOf(*each.source, each.line) + ": " + name + "\n";
    }
  return list;
}

}  // namespace

TEST_CASE("every function of a header is called somewhere") {
  std::vector<Source> sources;
  for (const char* folder : {"src", "tests", "bench"})
    for (Source& each : hygiene::sourcesIn(folder)) sources.push_back(std::move(each));
  REQUIRE(sources.size() > 700);
  CHECK(unused(sources) == "");
}

TEST_CASE("a function that nobody calls is found") {
  const std::vector<Source> sources = {
      hygiene::parse("src/x.h",
                     "int used();\nint written();\nbool inlined() const { return true; }\n"
                     "void shown() override;\nauto n = std::count(1);\n"),
      hygiene::parse("src/x.cpp", "int written() { return 1; }\nint used() { return 2; }\n"),
      hygiene::parse("src/y.cpp", "int main() {\n  return used();\n}\n")};
  CHECK(unused(sources) == "src/x.h:3: inlined\nsrc/x.h:2: written\n");
}
