#include "engine/games/warehouse13/said/small_table.h"

#include <algorithm>
#include <tuple>

#include "engine/games/warehouse13/said/die_picture.h"
#include "engine/games/warehouse13/said/table_words.h"

namespace w13 {

namespace {

using house::OpenPiece;
using house::OpenPlace;

/// The parts of the picture.
enum class Part : std::uint8_t { Clues, Target, Rolled, Obstacles, Agents, Piles };
using Parts = kernel::BitSet<Part, 6>;
constexpr Parts kNone;
constexpr Parts kClaiming = Parts(Part::Clues) | Part::Target;
constexpr Parts kRolling = Parts(Part::Target) | Part::Rolled;
constexpr Parts kActing = Parts(Part::Agents) | Part::Obstacles | Part::Piles;

/// What a question is about. Those of a hand alone are about nothing that lies open.
struct About {
  Ask ask;
  Parts parts;
};
constexpr About kAbout[] = {
    {Ask::TakeAction, kActing},
    {Ask::TakeExtraAction, kActing},
    {Ask::FinaleAction, kActing},
    {Ask::WorkTheCase, kClaiming},
    {Ask::ClaimClue, kClaiming},
    {Ask::PayForClue, kClaiming},
    {Ask::TakeFocusDie, kClaiming},
    {Ask::TakeDie, kClaiming},
    {Ask::FocusDraw, Part::Piles},
    {Ask::ResearchPile, Part::Piles},
    {Ask::ResearchDraw, Part::Piles},
    {Ask::ChoosePile, Part::Piles},
    {Ask::TrackObstacle, Part::Obstacles},
    {Ask::ChooseObstacle, Part::Obstacles},
    {Ask::RollChallenge, Part::Obstacles},
    {Ask::RollSnag, Part::Obstacles},
    {Ask::BeginRetrieval, kRolling},
    {Ask::RollDice, kRolling},
    {Ask::BeginCovering, kRolling},
    {Ask::CoverDie, kRolling},
    {Ask::CoverGoo, kRolling},
    {Ask::NameCover, kRolling},
    {Ask::LiftCovers, kRolling},
    {Ask::GoOnToGoo, kRolling},
    {Ask::LetGooAct, kRolling},
    {Ask::UseGoo, kRolling},
    {Ask::ChooseApplied, kRolling},
    {Ask::DeclareSymbol, kRolling},
    {Ask::SwapDice, kRolling},
    {Ask::NeutralizeOwnDie, kRolling},
    {Ask::GoOnAfterApplying, kRolling},
    {Ask::LetItGo, kRolling},
    {Ask::ChooseFace, kRolling},
    {Ask::ChooseDie, kClaiming | Part::Rolled},
    {Ask::NameForBronze, Part::Agents},
    {Ask::Vote, Part::Agents},
    {Ask::ChooseAgent, Part::Agents},
    {Ask::OfferTransfer, Part::Agents},
    {Ask::LookBehind, Part::Agents},
    {Ask::LayOn, Part::Agents},
    {Ask::Capture, Part::Agents},
};

Parts about(Ask ask) {
  const auto* const found = std::ranges::find(kAbout, ask, &About::ask);
  return found == std::end(kAbout) ? kNone : found->parts;
}

/// Lays the table out.
class SmallTable {
 public:
  SmallTable(const View& v, const Words& words, const Catalog& cards, Ask ask)
      : v_(v), words_(words), cards_(cards), asked_(about(ask)) {}

  std::vector<OpenPlace> places() {
    dice(Part::Clues, "table.leads", Spot::Leads);
    dice(Part::Clues, "table.field", Spot::Field);
    target();
    dice(Part::Rolled, "table.applied", Spot::Applied);
    dice(Part::Rolled, "table.misapplied", Spot::Misapplied);
    goo();
    for (const Seat seat : SeatSet::firstOf(v_.players)) claimed(seat);
    dice(Part::Rolled, "table.bronze", Spot::Bronze);
    obstacles();
    for (const Location each : {Location::Warehouse, Location::Field, Location::BronzeSector}) agents(each);
    piles();
    return std::move(places_);
  }

 private:
  /// A place, unless nothing lies there.
  void add(Part part, std::string name, std::vector<OpenPiece> pieces, std::string note = {}) {
    if (!pieces.empty()) places_.push_back({std::move(name), std::move(note), asked_.has(part), std::move(pieces)});
  }

  [[nodiscard]] OpenPiece piece(DieId die) const {
    const Clue shows = v_.dice[die].shows;
    const bool blank = shows.symbol == Symbol::None;
    return {.words = blank ? words_.colouredDie(colourOf(die)) : words_.clue(shows),
            .picture = pictureOf(colourOf(die), shows),
            .thing = of(die)};
  }
  /// Dice, by what they show.
  template <class List>
  [[nodiscard]] std::vector<OpenPiece> pieces(const List& dice) const {
    std::vector<DieId> all;
    for (const DieId die : dice) all.push_back(die);
    std::ranges::stable_sort(all, {}, [&](DieId die) {
      const Clue shows = v_.dice[die].shows;
      return std::tuple(shows.symbol, shows.number);
    });
    std::vector<OpenPiece> pieces;
    for (const DieId die : all) pieces.push_back(piece(die));
    return pieces;
  }
  void dice(Part part, const char* name, Spot spot) {
    Dice here;
    for (const DieId die : Dice::all())
      if (v_.dice[die].spot == spot) here |= die;
    add(part, inTable(words_, name), pieces(here));
  }

  /// The card, and of each type how much is applied.
  void target() {
    const CardId card = v_.phase == Phase::Finale ? v_.plot : v_.artifact;
    if (card == CardId::None) return;
    const Design& design = cards_.of(card);
    std::vector<OpenPiece> here = {{.words = words_.text(design.name), .picture = design.id, .thing = of(card)}};
    for (const Symbol type : kTypes)
      if (v_.needed[type] > 0)
        here.push_back({.words = words_.type(type),
                        .note = std::to_string(v_.applied[type]) + "/" + std::to_string(v_.needed[type])});
    add(Part::Target, inTable(words_, v_.phase == Phase::Finale ? "table.plot" : "table.artifact"), std::move(here));
  }

  void goo() {
    std::vector<OpenPiece> here;
    for (const Clue face : v_.goo) here.push_back({.words = words_.clue(face)});
    if (v_.retrievalOpen) add(Part::Rolled, inTable(words_, "table.goo"), std::move(here));
  }

  void claimed(Seat seat) { add(Part::Rolled, words_.seat(seat, v_), pieces(v_.seats[seat].claimed)); }

  [[nodiscard]] OpenPiece piece(Obstacle obstacle, kernel::Noun thing) const {
    return {
        .words = words_.attribute(attributeOf(obstacle.id)),
        .note = std::to_string(difficultyOf(obstacle.id)) + (obstacle.ring ? " " + inTable(words_, "icon.ring") : ""),
        .thing = thing};
  }
  /// On the track, and on places.
  void obstacles() {
    std::vector<OpenPiece> here;
    for (int space = 0; space < v_.track.size(); ++space)
      here.push_back(piece(v_.track[space], nounOf(Thing::Track, space)));
    const int room = v_.trackSpaces - (v_.gear ? 1 : 0) - v_.track.size();
    add(Part::Obstacles, inTable(words_, "table.track"), std::move(here), inTable(words_, "table.free", room));
    for (const Place place : kAllPlaces) {
      if (!v_.blocks[place].none()) add(Part::Obstacles, words_.place(place), {piece(v_.blocks[place], of(place))});
      if (v_.snags[place] >= 0)
        add(Part::Obstacles, words_.place(place), {{.words = inTable(words_, "table.snag", v_.snags[place])}});
    }
  }

  void agents(Location location) {
    std::vector<OpenPiece> here;
    for (const Seat seat : SeatSet::firstOf(v_.players))
      if (const SeatView& it = v_.seats[seat]; it.isAgent && it.at == location)
        here.push_back({.words = words_.seat(seat, v_), .note = states(it), .thing = of(seat), .seat = seat});
    add(Part::Agents, words_.location(location), std::move(here));
  }
  [[nodiscard]] std::string states(const SeatView& it) const {
    if (it.health == Health::Standing) return {};
    return inTable(words_, it.health == Health::Ko ? "icon.ko" : "icon.wound");
  }

  void piles() {
    std::vector<OpenPiece> here;
    for (const Symbol type : kTypes)
      here.push_back({.words = words_.type(type), .note = std::to_string(v_.traits[type].draw), .thing = of(type)});
    add(Part::Piles, inTable(words_, "table.piles"), std::move(here));
  }

  const View& v_;
  const Words& words_;
  const Catalog& cards_;
  Parts asked_;
  std::vector<OpenPlace> places_;
};

}  // namespace

std::vector<house::OpenPlace> openPlaces(const View& v, const Words& words, const Catalog& cards, Ask ask) {
  return SmallTable(v, words, cards, ask).places();
}

}  // namespace w13
