#include "engine/games/warehouse13/season/season.h"

#include "engine/games/warehouse13/phases/setup.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/games/warehouse13/table.h"
#include "engine/house/match/recollection.h"
#include "engine/kernel/errors.h"

namespace w13 {

using kernel::Choice;
using kernel::Decision;

namespace {

std::shared_ptr<Season::Inside> begin(std::shared_ptr<const Catalog> cards, const Setup& setup,
                                      std::unique_ptr<kernel::Chance> chance) {
  if (const std::string fault = faultOf(setup, *cards); !fault.empty()) throw kernel::RefusedError(fault);
  return std::make_shared<Season::Inside>(std::move(cards), setup, std::move(chance));
}

}  // namespace

Season::Season(std::shared_ptr<const Catalog> cards, const Setup& setup, std::uint64_t seed)
    : Season(std::move(cards), setup, std::make_unique<kernel::Luck>(seed)) {}
Season::Season(std::shared_ptr<const Catalog> cards, const Setup& setup, std::unique_ptr<kernel::Chance> chance)
    : inside_(begin(std::move(cards), setup, std::move(chance))) {}
Season::Season(std::shared_ptr<Inside> inside) : inside_(std::move(inside)) {}
Season::Season(Season&&) noexcept = default;
Season& Season::operator=(Season&&) noexcept = default;
Season::~Season() = default;

const Catalog& Season::cards() const { return *inside_->cards; }
std::shared_ptr<const Catalog> Season::sharedCards() const { return inside_->cards; }
const Setup& Season::setup() const { return inside_->session.setup(); }
int Season::seats() const { return inside_->seats(); }
bool Season::over() const { return inside_->over(); }
SeatSet Season::asked() const { return inside_->asked(); }
void Season::view(Seat viewer, View& v) const { inside_->session.view(viewer, v); }
void Season::decision(Seat viewer, Decision& d) const { inside_->decision(viewer, d); }
bool Season::mayInterject(Seat seat) const { return inside_->mayInterject(seat); }
void Season::interjections(Seat seat, Decision& d) const { inside_->interjections(seat, d); }
Rule Season::why(Seat viewer, kernel::Noun noun) const { return inside_->why(viewer, noun); }
Rule Season::why(Seat viewer, Choice choice) const {
  Decision scratch;
  return inside_->game.why(inside_->session.state(), viewer, choice.noun, scratch, choice.verb);
}
bool Season::couldAct(Seat seat, CardId card) const {
  return inside_->game.couldAct(inside_->session.state(), seat, card);
}
const Events& Season::story() const { return inside_->session.story(); }
Events Season::eventsFor(Seat viewer) const { return inside_->session.eventsFor(viewer); }
std::vector<Glimpse> Season::glimpsesFor(Seat viewer) const {
  std::vector<Glimpse> all;
  for (const auto& each : inside_->session.glimpsesFor(viewer)) all.push_back({each.view, each.told});
  return all;
}
Events Season::eventsSoFar(Seat viewer) const { return inside_->session.eventsSoFar(viewer); }

void Season::choose(Seat seat, Choice choice) { inside_->choose(seat, choice); }
void Season::chooseIndex(Seat seat, int at) { inside_->chooseIndex(seat, at); }
void Season::visit(Seat seat, std::span<const Choice> choices) { inside_->visit(seat, choices); }
// Laid once more, by other chance: what of it everybody sees does not depend on chance, but for who is known as the
// Traitor. Consequences that a variant begins with come with the first Episode.
View laidTable(const Season& season) {
  View v;
  season.view(Seat::Table, v);
  Setup setup = season.setup();
  setup.variants.startConsequences = 0;
  for (int seat = 0; v.traitorRevealed && seat < v.players; ++seat)
    if (v.seats[seat].traitor) setup.traitor = seatAt(seat);
  kernel::Luck other(0);
  State state{};
  Table t(state, season.cards(), other, nullptr);
  setTable(state.world, t, setup);
  Warehouse13(season.cards()).view(state, Seat::Table, v);
  return v;
}

void Season::decisionAfter(Seat seat, std::span<const Choice> choices, Decision& d, Events* seen) const {
  inside_->session.decisionAfter(seat, choices, d, seen);
}
void Season::interject(Seat seat, Choice choice) { inside_->interject(seat, choice); }

bool Season::undoable(const kernel::Move& move) const { return inside_->undoable(move); }
bool Season::mayUndo() const { return inside_->mayUndo(); }
Seat Season::mayUndoOf() const { return inside_->mayUndoOf(); }
void Season::undo() { inside_->undo(); }

int Season::steps() const { return inside_->steps(); }
void Season::looked(Seat seat) { inside_->looked(seat); }
bool Season::talks() const { return inside_->talks(); }
std::span<const kernel::Said> Season::said() const { return inside_->said(); }
std::vector<kernel::Remark> Season::sayable(Seat seat) const { return inside_->sayable(seat); }
void Season::say(Seat seat, const kernel::Remark& remark) { inside_->say(seat, remark); }
std::uint32_t Season::talkMoment() const { return inside_->talkMoment(); }
void Season::writeNotes(Seat seat, const std::string& text) { inside_->writeNotes(seat, text); }
Events Season::sinceLastLook(Seat seat) const { return inside_->session.sinceLastLook(seat); }

void Season::recall(Seat seat, kernel::Bot<View>& mind) const {
  const house::Past<Warehouse13> past = house::pastOf<Warehouse13>(*inside_);
  house::Recollection(past, seat, mind).upTo(past.last());
}
std::unique_ptr<kernel::Dreams<View>> Season::dreams() const {
  return kernel::DreamsOf(inside_->game, inside_->session.state()).another();
}

Season::Inside& Season::inside() { return *inside_; }
const Season::Inside& Season::inside() const { return *inside_; }

}  // namespace w13
