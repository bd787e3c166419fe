#include "engine/games/warehouse13/cards/loader.h"

#include <algorithm>

#include "engine/games/warehouse13/cards/box.h"
#include "engine/games/warehouse13/cards/card_reader.h"
#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/cards/numbers_file.h"
#include "engine/games/warehouse13/cards/old_words.h"
#include "engine/games/warehouse13/cards/standing.h"
#include "engine/house/cards/laid.h"

namespace w13 {

namespace {

using house::LaidFile;

/// Loading, step by step.
class Loading {
 public:
  explicit Loading(const std::vector<Layer>& layers) : layers_(layers) {}

  Loaded run() {
    laid_ = house::layAll(layers_, places(), loaded_.mistakes);
    begin();
    if (tooManyAgents()) return end();
    for (const LaidFile& file : laid_.files)
      if (file.folder == kAgentFolder) agent(file);
    dice();
    numbers();
    for (const Deck& deck : kDecks)
      for (LaidFile& file : laid_.files)
        if (file.folder == deck.folder) card(file, deck.kind);
    return end();
  }

 private:
  /// An Agent may have the id of a card.
  static house::CardPlaces places() {
    house::CardPlaces places{{std::string(kAgentFolder)}, {std::string(kDiceFile), std::string(kNumbersFile)}};
    for (const Deck& deck : kDecks) places.folders.emplace_back(deck.folder);
    places.shares = [](const std::string& folder) { return folder == kAgentFolder; };
    return places;
  }

  void begin() {
    cards_.effects.push_back(Effect{});
    cards_.texts.push_back({});
    cards_.questions.push_back({});
  }

  bool tooManyAgents() {
    const auto found = std::count_if(laid_.files.begin(), laid_.files.end(),
                                     [](const LaidFile& file) { return file.folder == kAgentFolder; });
    if (found <= kMostAgents) return false;
    error(where() + "/" + std::string(kAgentFolder),
          "found " + std::to_string(found) + " Agents, expected at most " + std::to_string(kMostAgents));
    return true;
  }

  void agent(const LaidFile& file) {
    AgentCard card;
    card.id = file.id;
    Reader reader(laid_.names, file.root, loaded_.mistakes);
    readAgent(reader, card);
    cards_.agents.push_back(std::move(card));
  }

  void dice() {
    const LaidFile* file = laid_.at(kDiceFile);
    if (file == nullptr) {
      error(where() + "/" + std::string(kDiceFile), "found no such file, expected the faces of the dice");
      return;
    }
    Reader reader(laid_.names, file->root, loaded_.mistakes);
    readDice(reader, cards_);
  }

  // A season saved before there was such a file has the box's numbers.
  void numbers() {
    const LaidFile* file = laid_.at(kNumbersFile);
    if (file == nullptr) return;
    Reader reader(laid_.names, file->root, loaded_.mistakes);
    readNumbers(reader, cards_.game);
  }

  void card(LaidFile& file, Kind kind) {
    Design design;
    design.id = file.id;
    design.file = file.path;
    design.kind = kind;
    Reader reader(laid_.names, file.root, loaded_.mistakes);
    respell(file.root, reader);
    CardReader(reader, cards_, design).read();
    sameSlot(file, design);
    if (design.pending || !design.pendingPart.empty()) ++loaded_.pending;
    cards_.designs.push_back(std::move(design));
  }

  void sameSlot(const LaidFile& file, const Design& design) {
    if (design.kind != Kind::Ability || design.agent == AgentId::None) return;
    for (const Design& other : cards_.designs)
      if (other.kind == Kind::Ability && other.agent == design.agent && other.slot == design.slot)
        error(file.from.front(), "found a second " + words::kSlots.say(design.slot) +
                                     " Ability of the same Agent, expected only that of " + other.file);
  }

  Loaded end() {
    loaded_.files = static_cast<int>(laid_.names.size());
    if (loaded_.errors() == 0) {
      cards_.finish();
      checkBox(cards_, where(), loaded_.mistakes);
      if (const LaidFile* file = laid_.at(kNumbersFile); file != nullptr && loaded_.errors() == 0) {
        Reader reader(laid_.names, file->root, loaded_.mistakes);
        checkNumbers(reader, cards_);
      }
    }
    putInOrder(loaded_.mistakes);
    if (loaded_.errors() == 0) {
      cards_.fingerprint = laid_.fingerprint;
      loaded_.catalog = std::move(cards_);
    }
    return std::move(loaded_);
  }

  [[nodiscard]] std::string where() const { return layers_.empty() ? "" : layers_.front().name; }
  void error(const std::string& file, std::string message) {
    loaded_.mistakes.push_back({file, 1, 1, "", std::move(message), true});
  }
  static constexpr std::ptrdiff_t kMostAgents = 99;  // AgentId is a small number, and nobody chooses from more

  const std::vector<Layer>& layers_;
  house::Laid laid_;
  Catalog cards_;
  Loaded loaded_;
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
