// What docs and comments say is where: every file and folder they name is there.

#include <algorithm>
#include <set>

#include "hygiene/sources.h"
#include "support/catch.h"

using hygiene::Source;

namespace {

using Names = std::set<std::string, std::less<>>;

// Every path by which something of the project may be called: "kernel/few.h" and "few.h" too, and its folders.
struct Tree {
  Names files;
  Names folders;
};

void addEnds(const std::string& path, Names& names) {
  names.insert(path);
  for (std::size_t slash = path.find('/'); slash != std::string::npos; slash = path.find('/', slash + 1))
    names.insert(path.substr(slash + 1));
}

Tree treeOf(const std::vector<std::string>& files) {
  Tree tree;
  for (const std::string& file : files) {
    addEnds(file, tree.files);
    for (std::size_t slash = file.find('/'); slash != std::string::npos; slash = file.find('/', slash + 1))
      addEnds(file.substr(0, slash), tree.folders);
  }
  return tree;
}

const Tree& project() {
  static const Tree kTree = treeOf(hygiene::projectFiles());
  return kTree;
}

// A star stands for any letters, a folder's slash among them.
bool fits(std::string_view name, std::string_view pattern) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return name == pattern;
  if (!name.starts_with(pattern.substr(0, star))) return false;
  const std::string_view rest = pattern.substr(star + 1);
  for (std::size_t at = star; at <= name.size(); ++at)
    if (fits(name.substr(at), rest)) return true;
  return false;
}

bool isThere(std::string_view name, const Names& names) {
  if (name.find('*') == std::string_view::npos) return names.contains(name);
  return std::any_of(names.begin(), names.end(), [&](const std::string& each) { return fits(each, name); });
}

bool inPath(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || std::string_view("_./*<>{}$-").find(c) < 10;
}

bool isSourceName(std::string_view word) {
  static constexpr std::array<std::string_view, 6> kEndings = {".h", ".cpp", ".cmake", ".md", ".py", ".sh"};
  return std::any_of(kEndings.begin(), kEndings.end(),
                     [&](std::string_view end) { return word.size() > end.size() && word.ends_with(end); });
}

bool startsInProject(std::string_view word) {
  static constexpr std::array<std::string_view, 9> kTops = {"src/",   "tests/",     "data/",  "docs/",  "scripts/",
                                                            "cmake/", "packaging/", "bench/", "assets/"};
  return std::any_of(kTops.begin(), kTops.end(),
                     [&](std::string_view top) { return word.size() > top.size() && word.starts_with(top); });
}

// Whether a word names something of the project that is not there. In pages to read, "lessons/" and "view.*" are names
// too.
bool isLost(std::string_view word, bool page, const Tree& tree) {
  while (word.ends_with('.')) word.remove_suffix(1);
  if (word.starts_with("./")) word.remove_prefix(2);
  while (word.starts_with("../")) word.remove_prefix(3);
  // Absolute paths and addresses are somebody else's, and <angles>, {braces} and $ stand for a name.
  if (word.empty() || word.starts_with('/') || word.find_first_of("<>{}$") != std::string_view::npos) return false;
  if (word.starts_with("Qsci/")) return false;
  const bool folder = word.ends_with('/');
  const std::string_view name = folder ? word.substr(0, word.size() - 1) : word;
  if (isSourceName(name)) return !isThere(name, tree.files);
  if (startsInProject(word)) return !isThere(name, tree.folders) && (folder || !isThere(name, tree.files));
  if (page && folder) return !isThere(name, tree.folders);
  const bool anyEnding = word.size() > 2 && word.ends_with(".*") && std::isalnum(word[word.size() - 3]) != 0;
  return page && anyEnding && !isThere(name, tree.files);
}

// The names in a text of something that is not there, one a line.
std::string lostIn(const std::string& path, const std::vector<std::string>& lines, const Tree& tree) {
  std::string list;
  const bool page = path.ends_with(".md");
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const std::string& text = lines[line];
    for (std::size_t at = 0; at < text.size(); ++at) {
      std::size_t end = at;
      while (end < text.size() && inPath(text[end])) ++end;
      const std::string word = text.substr(at, end - at);
      if (isLost(word, page, tree)) list += path + ":" + std::to_string(line + 1) + " names " + word + "\n";
      at = end;
    }
  }
  return list;
}

}  // namespace

TEST_CASE("every file and folder that docs, scripts and comments name is there") {
  std::string list;
  std::size_t read = 0;
  for (const std::string& path : hygiene::projectFiles()) {
    const bool code = path.ends_with(".h") || path.ends_with(".cpp");
    const bool text = path.ends_with(".md") || path.ends_with(".cmake") || path.ends_with(".py") ||
                      path.ends_with(".sh") || path.ends_with("CMakeLists.txt") || path == "check" || path == "play";
    if (!code && !text) continue;
    ++read;
    const std::string all = hygiene::textOf(path);
    list += lostIn(path, code ? hygiene::parse(path, all).comments : hygiene::linesOf(all), project());
  }
  CHECK(read > 800);
  CHECK(list == "");
}

TEST_CASE("a name of something that is gone is found, one of something else is not") {
  const Tree tree = treeOf({"src/engine/kernel/few.h", "data/cards/traits/tesla.json", "docs/keys.md"});
  CHECK(lostIn("x.md",
               {"`few.h`, src/engine/kernel/few.*, kernel/few.h and `kernel/`; `./docs/keys.md`.",
                "docs/*.md, data/cards/traits/ and tests/<a folder>/x.h; https://qt.io/few.cpp",
                "**Why not.** data/cards", "gone.h, kernel/gone.cpp, open/, docs/gone*, few/gone.*"},
               tree) ==
        "x.md:4 names gone.h\nx.md:4 names kernel/gone.cpp\nx.md:4 names open/\nx.md:4 names docs/gone*\n"
        "x.md:4 names few/gone.*\n");
  CHECK(lostIn("x.cpp", hygiene::parse("x.cpp", "int few;  // see gone.h\nauto s = \"// lost.h\";").comments, tree) ==
        "x.cpp:1 names gone.h\n");
}
