#include "engine/games/warehouse51/cards/loader.h"

#include <algorithm>

#include "engine/games/warehouse51/cards/relic_reader.h"
#include "engine/games/warehouse51/cards/slips.h"
#include "engine/house/cards/laid.h"

namespace w51 {

namespace {

using house::Laid;
using house::LaidFile;
using house::Mistake;
using house::Reader;

house::CardPlaces places() {
  return {{std::string(kRelicFolder), std::string(kCollectorFolder)},
          {std::string(kCategoriesFile), std::string(kNumbersFile)}};
}

/// "found 12 relics, expected ..."
std::string found(std::size_t number, const std::string& what, const std::string& expected) {
  return "found " + std::to_string(number) + " " + what + ", expected " + expected;
}

class Loading {
 public:
  explicit Loading(const std::vector<house::Layer>& layers) : where_(layers.empty() ? "" : layers.front().name) {
    laid_ = house::layAll(layers, places(), loaded_.mistakes);
  }

  Loaded run(const house::ArtNames* art) {
    for (const LaidFile& file : laid_.files) {
      if (file.folder == kRelicFolder) relic(file, art);
      if (file.folder == kCollectorFolder) collector(file);
    }
    std::ranges::stable_sort(cards_.collectors, {}, &Collector::order);
    whole(kCategoriesFile, [&](Reader& reader) { readCategories(reader, cards_.categories); });
    whole(kNumbersFile, [&](Reader& reader) { readNumbers(reader, cards_.game); });
    if (!failed()) checkBox();
    if (!failed() && art != nullptr) checkNumbers();
    house::putInOrder(loaded_.mistakes);
    loaded_.files = kernel::count(laid_.names);
    loaded_.fingerprint = laid_.fingerprint;
    if (!failed()) {
      cards_.settle();
      loaded_.catalog = std::move(cards_);
    }
    return std::move(loaded_);
  }

 private:
  [[nodiscard]] bool failed() const { return std::ranges::any_of(loaded_.mistakes, &Mistake::error); }

  void relic(const LaidFile& file, const house::ArtNames* art) {
    Relic next;
    next.id = file.id;
    Reader reader(laid_.names, file.root, loaded_.mistakes);
    readRelic(reader, next);
    if (art != nullptr) checkSlips(reader, next, cards_.relics, *art);
    cards_.relics.push_back(std::move(next));
  }

  void collector(const LaidFile& file) {
    Collector next;
    next.id = file.id;
    Reader reader(laid_.names, file.root, loaded_.mistakes);
    readCollector(reader, next);
    cards_.collectors.push_back(std::move(next));
  }

  template <class Read>
  void whole(std::string_view path, Read read) {
    const LaidFile* file = laid_.at(path);
    if (file == nullptr) return error(path, "found no such file, expected one");
    Reader reader(laid_.names, file->root, loaded_.mistakes);
    read(reader);
  }

  /// Warns of numbers of the whole box that are probably slips.
  void checkNumbers() {
    for (const Category category : kEachCategory) warn(kCategoriesFile, oddPlaces(cards_.categories[category]));
    warn(kNumbersFile, oddShortSale(cards_));
  }

  void checkBox() {
    if (cards_.relics.empty() || cards_.relics.size() > kMostRelics)
      error(kRelicFolder, found(cards_.relics.size(), "relics", "1 to " + std::to_string(kMostRelics)));
    if (cards_.collectors.size() < kMostSeats)
      error(kCollectorFolder, found(cards_.collectors.size(), "collectors", "at least " + std::to_string(kMostSeats)));
    const GameNumbers& game = cards_.game;
    if (const int needs = kMostSeats * game.each + game.reserve; needs > game.ingots)
      error(kNumbersFile,
            found(kernel::sizeOf(game.ingots), "ingots",
                  std::to_string(needs) + ", for " + std::to_string(kMostSeats) + " seats and the reserve"));
    const auto named = static_cast<int>(std::ranges::count_if(cards_.relics, &Relic::counterfeit));
    for (int seats = kFewestSeats; seats <= kMostSeats; ++seats)
      if (const int needs = seats * (kernel::at(game.cardsPerSlot, seats) + 1) + 1; named < needs)
        error(kRelicFolder, found(kernel::sizeOf(named), "relics with a counterfeit card",
                                  "at least " + std::to_string(needs) + " for " + std::to_string(seats) + " seats"));
  }

  void error(std::string_view file, std::string message) {
    loaded_.mistakes.push_back(
        {(where_.empty() ? "" : where_ + "/") + std::string(file), 1, 1, "", std::move(message)});
  }
  /// A mistake with which the cards can be used; an empty message is none.
  void warn(std::string_view file, std::string message) {
    if (message.empty()) return;
    error(file, std::move(message));
    loaded_.mistakes.back().error = false;
  }

  std::string where_;
  Laid laid_;
  Catalog cards_;
  Loaded loaded_;
};

}  // namespace

Loaded load(const std::vector<house::Layer>& layers) { return Loading(layers).run(nullptr); }
Loaded lint(const std::vector<house::Layer>& layers, const house::ArtNames& art) { return Loading(layers).run(&art); }

}  // namespace w51
