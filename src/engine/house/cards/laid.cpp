#include "engine/house/cards/laid.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/house/cards/reader.h"

namespace house {

namespace {

/// Laying, step by step.
class Laying {
 public:
  Laying(const CardPlaces& places, std::vector<Mistake>& mistakes) : places_(places), mistakes_(mistakes) {}

  Laid run(const std::vector<Layer>& layers) {
    for (std::size_t at = 0; at < layers.size(); ++at) read(layers[at], at > 0);
    sortOut();
    return std::move(laid_);
  }

 private:
  void read(const Layer& layer, bool over) {
    for (const SourceFile& file : layer.files) {
      const auto number = static_cast<std::uint16_t>(laid_.names.size());
      laid_.names.push_back(layer.name.empty() ? file.path : layer.name + "/" + file.path);
      overlay_.push_back(over);
      mix(file.path);
      mix(file.text);
      Node root;
      if (parse(file.text, number, laid_.names.back(), root, mistakes_)) lay(file.path, root, laid_.names.back());
    }
  }

  void lay(const std::string& path, const Node& root, const std::string& name) {
    const auto found = std::ranges::find(laid_.files, path, &LaidFile::path);
    if (found == laid_.files.end()) {
      laid_.files.push_back({path, "", "", root, {name}});
      return;
    }
    found->from.push_back(name);
    layOver(found->root, root, [&](const Node& old, const Node& now) {
      if (overlay_[old.file] && old.file != now.file)
        warn(laid_.names[now.file], now.line, now.column,
             "found a change of what " + laid_.names[old.file] + ":" + std::to_string(old.line) + ":" +
                 std::to_string(old.column) + " changes too; this one counts");
    });
  }

  /// Gives every file its folder and id, and takes out what is removed or misplaced.
  void sortOut() {
    std::erase_if(laid_.files, [&](LaidFile& file) {
      const std::size_t slash = file.path.find('/');
      if (slash != std::string::npos) file.folder = file.path.substr(0, slash);
      file.id = file.path.substr(slash + 1, file.path.size() - slash - 1 - std::string_view(".json").size());
      if (std::ranges::find(places_.loose, file.path) != places_.loose.end()) return false;
      return !wellPlaced(file) || removed(file);
    });
    std::ranges::sort(laid_.files, [](const LaidFile& a, const LaidFile& b) {
      return std::tie(a.folder, a.id) < std::tie(b.folder, b.id);
    });
    std::map<std::string, std::string> first;
    for (const LaidFile& file : laid_.files) {
      const auto [known, fresh] = first.emplace(file.id, file.from.front());
      if (!fresh && !(places_.shares && places_.shares(file.folder)))
        error(file.from.front(),
              "found the id " + inQuotes(file.id) + ", expected one that " + known->second + " does not have");
    }
  }

  bool wellPlaced(const LaidFile& file) {
    if (std::ranges::find(places_.folders, file.folder) == places_.folders.end()) {
      const std::string near = nearest(file.folder, places_.folders);
      error(file.from.front(), "found the file in " + inQuotes(file.folder) + ", expected one of the folders " +
                                   anyOf(places_.folders) + (near.empty() ? "" : "; did you mean \"" + near + "\"?"));
      return false;
    }
    const bool good =
        !file.id.empty() && file.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
    if (!good)
      error(file.from.front(), "found the file name " + inQuotes(file.id) + ", expected small letters, digits and -");
    return good;
  }

  bool removed(const LaidFile& file) {
    const Node* removed = file.root.find("removed");
    if (removed == nullptr) return false;
    Reader reader(laid_.names, file.root, mistakes_);
    (void)reader.justTrue(*removed);
    return true;
  }

  void error(const std::string& file, std::string message) {
    mistakes_.push_back({file, 1, 1, "", std::move(message), true});
  }
  void warn(const std::string& file, int line, int column, std::string message) {
    mistakes_.push_back({file, line, column, "", std::move(message), false});
  }
  /// FNV-1a, with the length, so that no two lists of texts look alike.
  void mix(const std::string& text) {
    const auto byte = [&](unsigned char value) { laid_.fingerprint = (laid_.fingerprint ^ value) * 0x100000001b3u; };
    for (std::size_t rest = text.size(); rest > 0; rest >>= 8u) byte(static_cast<unsigned char>(rest & 0xFFu));
    for (const char c : text) byte(static_cast<unsigned char>(c));
  }

  const CardPlaces& places_;
  std::vector<Mistake>& mistakes_;
  std::vector<bool> overlay_;
  Laid laid_{{}, {}, 0xcbf29ce484222325u};
};

}  // namespace

const LaidFile* Laid::at(std::string_view path) const {
  const auto found = std::ranges::find(files, path, &LaidFile::path);
  return found == files.end() ? nullptr : &*found;
}

Laid layAll(const std::vector<Layer>& layers, const CardPlaces& places, std::vector<Mistake>& mistakes) {
  return Laying(places, mistakes).run(layers);
}

}  // namespace house
