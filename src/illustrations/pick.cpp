// pick_illustrations OUT ALL CARDS [ICONS]: writes the drawings of all icons that the card files below CARDS name in
// `art` into OUT, as {"name": "what is inside the <svg>"}, and those of all icons into ALL: the window reads the few
// first, and all of them only for cards of somebody's own. ICONS is the icons.json of the npm package; without it there
// are none. A card that names an icon which is not there ends the build with its file and the name.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

std::string textOf(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// All card files, in the same order on every machine.
std::vector<fs::path> cardFiles(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

/// The name of a card's icon, or nothing. A file that cannot be read is the lint's affair.
std::string artOf(const fs::path& file) {
  static const std::string kSet = "game-icons:";
  const Json card = Json::parse(textOf(file), nullptr, false);
  if (!card.is_object() || !card.contains("art") || !card["art"].is_string()) return {};
  const std::string art = card["art"];
  return art.starts_with(kSet) ? art.substr(kSet.size()) : std::string();
}

/// What is drawn for a name; icons may be other names of one drawing.
const Json* drawing(const Json& all, const std::string& name) {
  std::string known = name;
  if (all.contains("aliases") && all["aliases"].contains(name)) known = all["aliases"][name].value("parent", name);
  const Json& icons = all["icons"];
  return icons.contains(known) ? &icons[known]["body"] : nullptr;
}

void write(const fs::path& out, const Json& drawings) {
  std::ofstream(out, std::ios::binary) << drawings.dump() << "\n";
}

/// All drawings by all of their names.
Json drawingsIn(const Json& all) {
  Json drawings = Json::object();
  for (const auto& [name, icon] : all["icons"].items()) drawings[name] = icon["body"];
  if (all.contains("aliases"))
    for (const auto& [name, alias] : all["aliases"].items())
      if (const Json* found = drawing(all, name)) drawings[name] = *found;
  return drawings;
}

int pick(const fs::path& out, const fs::path& whole, const fs::path& cards, const fs::path& icons) {
  const Json all = Json::parse(textOf(icons));
  Json picked = Json::object();
  for (const fs::path& file : cardFiles(cards)) {
    const std::string name = artOf(file);
    if (name.empty()) continue;
    const Json* found = drawing(all, name);
    if (found == nullptr) {
      std::cerr << file.string() << ": there is no icon \"" << name << "\" among the illustrations; the names are in "
                << "data/art/game-icons.txt\n";
      return 1;
    }
    picked[name] = *found;
  }
  write(out, picked);
  write(whole, drawingsIn(all));
  return 0;
}

}  // namespace

int main(int count, char** words) {
  if (count < 4) {
    std::cerr << "usage: pick_illustrations OUT ALL CARDS [ICONS]\n";
    return 2;
  }
  try {
    if (count > 4) return pick(words[1], words[2], words[3], words[4]);
    for (const char* none : {words[1], words[2]}) write(none, Json::object());
    return 0;
  } catch (const std::exception& error) {
    std::cerr << "the illustrations cannot be picked: " << error.what() << "\n";
    return 1;
  }
}
