#include "engine/games/warehouse13/cards/loader.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/games/warehouse13/cards/box.h"
#include "engine/games/warehouse13/cards/card_reader.h"
#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/cards/numbers_file.h"
#include "engine/games/warehouse13/cards/old_words.h"
#include "engine/games/warehouse13/cards/standing.h"

namespace w13 {

namespace {

/// A card, agent, dice or numbers file with everything that was laid over it.
struct Entry {
  std::string path;
  std::string folder;
  std::string id;
  Node root;
  std::vector<std::string> from;  ///< the files it comes from
};

/// Loading, step by step.
class Loading {
 public:
  explicit Loading(const std::vector<Layer>& layers) : layers_(layers) {}

  Loaded run() {
    for (std::size_t at = 0; at < layers_.size(); ++at) read(layers_[at], at > 0);
    sortOut();
    begin();
    if (tooManyAgents()) return end();
    for (const Entry& entry : entries_)
      if (entry.folder == kAgentFolder) agent(entry);
    dice();
    numbers();
    for (const Deck& deck : kDecks)
      for (Entry& entry : entries_)
        if (entry.folder == deck.folder) card(entry, deck.kind);
    return end();
  }

 private:
  void read(const Layer& layer, bool over) {
    for (const SourceFile& file : layer.files) {
      const auto number = static_cast<std::uint16_t>(names_.size());
      names_.push_back(layer.name.empty() ? file.path : layer.name + "/" + file.path);
      overlay_.push_back(over);
      mix(file.path);
      mix(file.text);
      Node root;
      if (parse(file.text, number, names_.back(), root, loaded_.mistakes)) lay(file.path, root, names_.back());
    }
  }

  void lay(const std::string& path, const Node& root, const std::string& name) {
    const auto found =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& each) { return each.path == path; });
    if (found == entries_.end()) {
      entries_.push_back({path, "", "", root, {name}});
      return;
    }
    found->from.push_back(name);
    layOver(found->root, root, [&](const Node& old, const Node& now) {
      if (overlay_[old.file] && old.file != now.file)
        warn(names_[now.file], now.line, now.column,
             "found a change of what " + names_[old.file] + ":" + std::to_string(old.line) + ":" +
                 std::to_string(old.column) + " changes too; this one counts");
    });
  }

  /// Gives every entry its folder and id, and takes out what is removed or misplaced.
  void sortOut() {
    std::erase_if(entries_, [&](Entry& entry) {
      const std::size_t slash = entry.path.find('/');
      if (slash != std::string::npos) entry.folder = entry.path.substr(0, slash);
      entry.id = entry.path.substr(slash + 1, entry.path.size() - slash - 1 - std::string_view(".json").size());
      if (entry.path == kDiceFile || entry.path == kNumbersFile) return false;
      return !wellPlaced(entry) || removed(entry);
    });
    std::sort(entries_.begin(), entries_.end(),
              [](const Entry& a, const Entry& b) { return std::tie(a.folder, a.id) < std::tie(b.folder, b.id); });
    std::map<std::string, std::string> first;
    for (const Entry& entry : entries_) {
      const auto [known, fresh] = first.emplace(entry.id, entry.from.front());
      if (!fresh && entry.folder != kAgentFolder)
        error(entry.from.front(),
              "found the id " + inQuotes(entry.id) + ", expected one that " + known->second + " does not have");
    }
  }

  bool wellPlaced(const Entry& entry) {
    std::vector<std::string> folders = {std::string(kAgentFolder)};
    for (const Deck& deck : kDecks) folders.emplace_back(deck.folder);
    if (entry.folder != kAgentFolder && deckIn(entry.folder) == nullptr) {
      const std::string near = nearest(entry.folder, folders);
      error(entry.from.front(), "found the file in " + inQuotes(entry.folder) + ", expected one of the folders " +
                                    anyOf(folders) + (near.empty() ? "" : "; did you mean \"" + near + "\"?"));
      return false;
    }
    const bool good =
        !entry.id.empty() && entry.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
    if (!good)
      error(entry.from.front(), "found the file name " + inQuotes(entry.id) + ", expected small letters, digits and -");
    return good;
  }

  bool removed(const Entry& entry) {
    const Node* removed = entry.root.find("removed");
    if (removed == nullptr) return false;
    Reader reader(names_, entry.root, loaded_.mistakes);
    (void)reader.justTrue(*removed);
    return true;
  }

  void begin() {
    cards_.effects.push_back(Effect{});
    cards_.texts.push_back({});
    cards_.questions.push_back({});
  }

  bool tooManyAgents() {
    const auto found = std::count_if(entries_.begin(), entries_.end(),
                                     [](const Entry& entry) { return entry.folder == kAgentFolder; });
    if (found <= kMostAgents) return false;
    error(where() + "/" + std::string(kAgentFolder),
          "found " + std::to_string(found) + " Agents, expected at most " + std::to_string(kMostAgents));
    return true;
  }

  void agent(const Entry& entry) {
    AgentCard card;
    card.id = entry.id;
    Reader reader(names_, entry.root, loaded_.mistakes);
    readAgent(reader, card);
    cards_.agents.push_back(std::move(card));
  }

  [[nodiscard]] const Entry* entryAt(std::string_view path) const {
    const auto found = std::ranges::find(entries_, path, &Entry::path);
    return found == entries_.end() ? nullptr : &*found;
  }

  void dice() {
    const Entry* entry = entryAt(kDiceFile);
    if (entry == nullptr) {
      error(where() + "/" + std::string(kDiceFile), "found no such file, expected the faces of the dice");
      return;
    }
    Reader reader(names_, entry->root, loaded_.mistakes);
    readDice(reader, cards_);
  }

  // A season saved before there was such a file has the box's numbers.
  void numbers() {
    const Entry* entry = entryAt(kNumbersFile);
    if (entry == nullptr) return;
    Reader reader(names_, entry->root, loaded_.mistakes);
    readNumbers(reader, cards_.game);
  }

  void card(Entry& entry, Kind kind) {
    Design design;
    design.id = entry.id;
    design.file = entry.path;
    design.kind = kind;
    Reader reader(names_, entry.root, loaded_.mistakes);
    respell(entry.root, reader);
    CardReader(reader, cards_, design).read();
    sameSlot(entry, design);
    if (design.pending || !design.pendingPart.empty()) ++loaded_.pending;
    cards_.designs.push_back(std::move(design));
  }

  void sameSlot(const Entry& entry, const Design& design) {
    if (design.kind != Kind::Ability || design.agent == AgentId::None) return;
    for (const Design& other : cards_.designs)
      if (other.kind == Kind::Ability && other.agent == design.agent && other.slot == design.slot)
        error(entry.from.front(), "found a second " + words::kSlots.say(design.slot) +
                                      " Ability of the same Agent, expected only that of " + other.file);
  }

  Loaded end() {
    loaded_.files = static_cast<int>(names_.size());
    if (loaded_.errors() == 0) {
      cards_.finish();
      checkBox(cards_, where(), loaded_.mistakes);
      if (const Entry* entry = entryAt(kNumbersFile); entry != nullptr && loaded_.errors() == 0) {
        Reader reader(names_, entry->root, loaded_.mistakes);
        checkNumbers(reader, cards_);
      }
    }
    putInOrder(loaded_.mistakes);
    if (loaded_.errors() == 0) {
      cards_.fingerprint = fingerprint_;
      loaded_.catalog = std::move(cards_);
    }
    return std::move(loaded_);
  }

  [[nodiscard]] std::string where() const { return layers_.empty() ? "" : layers_.front().name; }
  void error(const std::string& file, std::string message) {
    loaded_.mistakes.push_back({file, 1, 1, "", std::move(message), true});
  }
  void warn(const std::string& file, int line, int column, std::string message) {
    loaded_.mistakes.push_back({file, line, column, "", std::move(message), false});
  }
  /// FNV-1a, with the length, so that no two lists of texts look alike.
  void mix(const std::string& text) {
    const auto byte = [&](unsigned char value) { fingerprint_ = (fingerprint_ ^ value) * 0x100000001b3u; };
    for (std::size_t rest = text.size(); rest > 0; rest >>= 8u) byte(static_cast<unsigned char>(rest & 0xFFu));
    for (const char c : text) byte(static_cast<unsigned char>(c));
  }

  static constexpr std::ptrdiff_t kMostAgents = 99;  // AgentId is a small number, and nobody chooses from more

  const std::vector<Layer>& layers_;
  std::vector<std::string> names_;
  std::vector<bool> overlay_;
  std::vector<Entry> entries_;
  Catalog cards_;
  Loaded loaded_;
  std::uint64_t fingerprint_ = 0xcbf29ce484222325u;
};

}  // namespace

int Loaded::errors() const {
  return static_cast<int>(std::count_if(mistakes.begin(), mistakes.end(), [](const Mistake& m) { return m.error; }));
}
int Loaded::hints() const {
  return static_cast<int>(std::ranges::count_if(mistakes, [](const Mistake& mistake) { return mistake.hint; }));
}
int Loaded::warnings() const { return static_cast<int>(mistakes.size()) - errors() - hints(); }

Loaded load(const std::vector<Layer>& layers) { return Loading(layers).run(); }

Loaded loadFolders(const std::vector<std::filesystem::path>& folders) {
  std::vector<Layer> layers;
  layers.reserve(folders.size());
  for (const std::filesystem::path& folder : folders) layers.push_back(readFolder(folder));
  return load(layers);
}

}  // namespace w13
