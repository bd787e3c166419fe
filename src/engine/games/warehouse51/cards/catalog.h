#pragma once
// All relics and numbers of the game as data: what the files of data/cards/warehouse51 say.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse51/pieces.h"
#include "engine/house/said/text.h"

namespace w51 {

// ---- what relics do

/// What a step of an effect does. `do` acts at the purchase, `end` when the game ends.
enum class Do : std::uint8_t {
  TakeIngots,         ///< so many, from the reserve  CARD-06, CARD-11
  TakeCertificate,    ///< so many  CARD-12
  EachOtherGives,     ///< so many ingots  CARD-23
  DiscardRelic,       ///< one of yours, of your choice  CARD-06
  LayCounterfeit,     ///< seen by one seat  CARD-10
  LookAtCounterfeit,  ///< so many that you have not seen  CARD-13
  ExchangeSelf,       ///< you may, for another seat's relic  CARD-18
  CancelCounterfeit,  ///< you may, so many, once all are turned up  CARD-09
  NameCategory,       ///< of this relic, before scoring  CARD-22
};
inline constexpr int kDos = 9;

/// Whose eyes a card that is laid is for.
enum class Seer : std::uint8_t { Left, Right, You, Nobody };

/// Which relics are meant. Nothing said: any.
struct Which {
  std::int8_t least = 1, most = 9;     ///< value
  Category category = Category::None;  ///< None: any
  Symbol symbol = Symbol::None;        ///< None: any
  bool pawned = false;                 ///< pawned ones too
};

/// One step of `do` or `end`.
struct Step {
  Do verb = Do::TakeIngots;
  std::int8_t number = 1;
  Seer seer = Seer::Left;
  Which which = {};
};

/// What rules ask of the relics in a collection.
enum class Query : std::int8_t {
  Silenced,        ///< blessings or curses of the other relics have no effect  CARD-05, CARD-15
  RaiseAfterYou,   ///< the next bid is so much higher  CARD-04
  MustOpen,        ///< no pass in the first turn while the lowest bid is at most so high  CARD-17
  Land,            ///< so many bids after passing, in each open auction  CARD-14
  FistInPublic,    ///< the fist is opened first  CARD-20
  Surcharge,       ///< so many ingots more for each auction won, to the reserve  CARD-21
  Ties,            ///< 1: wins all ties, -1: loses them  CARD-16, CARD-19
  IngotsPerPoint,  ///< so many ingots for a point  CARD-02
  Points,          ///< so many, for each relic meant  CARD-03
};
inline constexpr int kQueries = 9;

/// One entry of `always` or `score`.
struct Standing {
  Query query = Query::Silenced;
  std::int8_t is = 1;
  Symbol silenced = Symbol::Neutral;  ///< of Silenced: Blessing or Curse
  Which which = {};                   ///< of Points
};

inline constexpr int kMostSteps = 6;  ///< of a relic, and entries

/// When an effect acts, as printed before its text. EFF-03
enum class Keyword : std::uint8_t { None, Immediate, Permanent, EndOfGame, Scoring };

struct Relic {
  std::string id;  ///< "hope-diamond"
  house::Text name;
  house::Text line;  ///< one line for the back
  house::Text text;  ///< of the effect; empty: none
  Category category = Category::Blue;
  std::int8_t value = 1;
  Symbol symbol = Symbol::Neutral;
  bool fist = false;        ///< a weapon: sold in a blind auction  CAT-08
  bool counterfeit = true;  ///< whether a counterfeit card names it  COMP-09
  std::string art;          ///< its picture: "game-icons:cut-diamond"
  double worth = 0;         ///< of the effect, in points, as rules of thumb have it
  std::vector<Step> does;
  std::vector<Step> ends;
  std::vector<Standing> standing;  ///< entries of `always` or `score`
  Keyword keyword = Keyword::None;
};

// ---- the game

struct Collector {
  std::string id;  ///< "quill"
  std::string name;
  int order = 0;
};

struct CategoryDesign {
  house::Text name;
  house::Text label;                  ///< what is printed on its relics, where the name is too long; empty: the name
  std::int8_t first = 0, second = 0;  ///< points  MAJ-02, MAJ-03
};

/// The numbers of rules.json.
struct GameNumbers {
  std::int8_t ingots = 70, each = 10, reserve = 20;
  std::int8_t pawnLimit = 5, pawnGives = 5, buyBack = 10, tokens = 6, certificates = 2;
  std::int8_t ingotsPerPoint = 5, setPoints = 5;
  std::array<std::int8_t, kMostSeats + 1> cardsPerSlot{};  ///< by the number of seats
  PerCategory<std::int8_t> shortSaleOut{};
};

struct Catalog {
  std::vector<Relic> relics;
  std::vector<Collector> collectors;
  PerCategory<CategoryDesign> categories;
  GameNumbers game;
  // worked out of the relics once they are read (`settle`), so that rules need not look through them
  PerCategory<Relics> byCategory;
  kernel::Per<Symbol, Relics, kSymbols> bySymbol;
  kernel::Per<Query, Relics, kQueries> answering;  ///< those with an entry for a query
  Relics named;                                    ///< those that a counterfeit card names
  PerRelic<std::int8_t> value{};

  void settle();
  [[nodiscard]] const Relic& of(RelicId relic) const { return relics[static_cast<std::size_t>(relic)]; }
  [[nodiscard]] int size() const { return static_cast<int>(relics.size()); }
  [[nodiscard]] Relics all() const { return Relics::firstOf(size()); }
  /// None if no relic has this id.
  [[nodiscard]] RelicId find(std::string_view id) const;
};

/// As files write them.
inline constexpr std::array<std::string_view, kCategories> kCategoryNames = {"blue", "green", "gold", "red"};
[[nodiscard]] constexpr std::string_view nameOf(Category category) {
  return kernel::at(kCategoryNames, static_cast<int>(category));
}

}  // namespace w51
