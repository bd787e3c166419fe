#include "support/scene.h"

#include <algorithm>
#include <stdexcept>

#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

namespace scene {

using namespace w13;

namespace {

/// The words behind the verb.
std::string thingOfWords(const std::string& words) {
  const std::size_t space = words.find(' ');
  return space == std::string::npos ? "" : words.substr(space + 1);
}

template <class Cards>
std::span<const CardId> spanOf(const Cards& cards) {
  return {cards.begin(), cards.end()};
}

template <class With>
auto withTray(const World& w, Pile pile, With with) {
  switch (pile) {
    case Pile::Traitor: return with(w.traitorDeck);
    case Pile::Consequence: return with(w.consequences);
    case Pile::Ping: return with(w.pings);
    case Pile::Plot: return with(w.plots);
    case Pile::Artifact: throw std::logic_error("the artifact stack has no discards; read world().artifacts");
    default: return with(w.traits[w13::at(pile)]);
  }
}

}  // namespace

Scene::Scene() : Scene(shipped::cards()) {}
Scene::Scene(const Catalog& cards) : cards_(&cards), position_(cards), chance_(cards) {}

// ---- given ------------------------------------------------------------------------------------------------------

Position& Scene::given() {
  if (!playing_.empty()) throw std::logic_error("the scene has started; say what is given before start()");
  return position_;
}
Position& Scene::position() { return given(); }

Scene& Scene::agent(const std::string& id, Location at, const List& traits, Health health) {
  given().sit(id, at, health);
  return hand(id, traits);
}
Scene& Scene::hand(const std::string& agent, const List& traits) {
  for (const std::string& trait : traits) given().hand(seat(agent), trait);
  return *this;
}
Scene& Scene::stress(const std::string& agent, int count) {
  given().stress(seat(agent), count);
  return *this;
}
Scene& Scene::bag(const std::string& agent, const std::string& trait) {
  given().bag(seat(agent), trait);
  return *this;
}
Scene& Scene::used(const std::string& agent, const std::string& slot) {
  given().used(seat(agent), readSlot(slot));
  return *this;
}
Scene& Scene::claimed(const std::string& agent, const std::string& dice) {
  given().dice(dice, Spot::Claimed, seat(agent));
  return *this;
}
Scene& Scene::firstAgent(const std::string& agent) {
  given().firstAgent(seat(agent));
  return *this;
}
Scene& Scene::traitor(const std::string& agent) {
  given().traitor(seat(agent));
  return *this;
}
Scene& Scene::revealed(const std::string& agent, const List& cards, const List& plots) {
  given().revealedTraitor(seat(agent));
  for (const std::string& card : cards) given().traitorCard(card);
  for (const std::string& card : plots) given().plotHeld(card);
  return *this;
}
Scene& Scene::bronzedTraitor(const std::string& agent) {
  given().bronzedTraitor(seat(agent));
  return *this;
}
Scene& Scene::bronzed(const std::string& agent) {
  given().bronzedLoyal(seat(agent));
  return *this;
}
Scene& Scene::variant(const std::string& name) {
  if (const std::string fault = switchOn(given().variants(), name); !fault.empty()) throw std::invalid_argument(fault);
  return *this;
}

Scene& Scene::leads(const std::string& dice) {
  given().dice(dice, Spot::Leads);
  return *this;
}
Scene& Scene::field(const std::string& dice) {
  given().dice(dice, Spot::Field);
  return *this;
}
Scene& Scene::neutralized(const std::string& dice) {
  given().dice(dice, Spot::Neutralized);
  return *this;
}
Scene& Scene::locked(const std::string& dice) {
  given().dice(dice, Spot::Locked);
  return *this;
}
Scene& Scene::bronzeDice(const std::string& dice) {
  given().dice(dice, Spot::Bronze);
  return *this;
}
Scene& Scene::applied(const std::string& dice, const std::string& owner) {
  given().dice(dice, Spot::Applied, owner.empty() ? Seat::Table : seat(owner));
  return *this;
}
Scene& Scene::misapplied(const std::string& dice, const std::string& owner) {
  given().dice(dice, Spot::Misapplied, owner.empty() ? Seat::Table : seat(owner));
  return *this;
}

Scene& Scene::top(const std::string& pile, const List& cards) {
  for (const std::string& card : cards) given().top(readPile(pile), card);
  return *this;
}
Scene& Scene::only(const std::string& pile, const List& cards) {
  given().only(readPile(pile));
  return top(pile, cards);
}
Scene& Scene::discards(const std::string& pile, const List& cards) {
  for (const std::string& card : cards) given().discard(readPile(pile), card);
  return *this;
}
Scene& Scene::stressDeck(int count) {
  given().stressDeck(count);
  return *this;
}
Scene& Scene::ping(const std::string& card) {
  given().ping(card);
  return *this;
}
Scene& Scene::artifact(const std::string& card, bool whammied) {
  given().artifact(card, whammied);
  return *this;
}
Scene& Scene::artifactWaits(const std::string& card) {
  given().artifactWaits();
  return card.empty() ? *this : top("artifact", {card});
}
Scene& Scene::plot(const std::string& card) {
  given().plot(card);
  return *this;
}
Scene& Scene::plotsDone(int stopped, int executed) {
  given().plotsDone(stopped, executed);
  return *this;
}
Scene& Scene::stacks(const List& cards) {
  for (const std::string& card : cards) given().stacked(card);
  return *this;
}
Scene& Scene::lost(const List& cards) {
  for (const std::string& card : cards) given().lost(card);
  return *this;
}
Scene& Scene::faceUp(const List& consequences) {
  for (const std::string& card : consequences) given().consequenceFaceUp(card);
  return *this;
}
Scene& Scene::inForce(const List& consequences) {
  for (const std::string& card : consequences) given().consequenceInForce(card);
  return *this;
}
Scene& Scene::staying(const List& cards) {
  for (const std::string& card : cards) given().staying(card);
  return *this;
}
Scene& Scene::block(const std::string& place, const std::string& obstacle) {
  given().block(readPlace(place), readObstacle(obstacle));
  return *this;
}
Scene& Scene::track(const List& obstacles) {
  for (const std::string& each : obstacles) given().track(readObstacle(each));
  return *this;
}
Scene& Scene::obstacleTop(const List& obstacles) {
  for (const std::string& each : obstacles) given().obstacleTop(readObstacle(each));
  return *this;
}
Scene& Scene::gear() {
  given().gear();
  return *this;
}
Scene& Scene::snag(const std::string& place, int value) {
  given().snag(readPlace(place), value);
  return *this;
}

Scene& Scene::roll(const List& faces) {
  SaidChance& chance = playing_.empty() ? chance_ : playing().chance();
  for (const std::string& face : faces) chance.say(face);
  return *this;
}
Scene& Scene::random(const List& cards) {
  SaidChance& chance = playing_.empty() ? chance_ : playing().chance();
  for (const std::string& card : cards) chance.sayCard(card);
  return *this;
}

Scene& Scene::start(const std::string& opening, const std::string& agent) {
  const Opening at = readOpening(opening);
  if (at != Opening::Setup) return begin(given().state(at, agent.empty() ? Seat::Table : seat(agent)));
  playing_.emplace_back(*cards_, given().setup(), chance_);
  return *this;
}

Scene& Scene::begin(const State& state) {
  playing_.emplace_back(*cards_, state, chance_);
  return *this;
}

const Playing& Scene::playing() const {
  if (playing_.empty()) throw std::logic_error("the scene has not started; call start() first");
  return playing_[0];
}
Playing& Scene::playing() {
  if (playing_.empty()) throw std::logic_error("the scene has not started; call start() first");
  return playing_[0];
}

// ---- when -------------------------------------------------------------------------------------------------------

// What a scene plays is on offer: that is asserted, so that a test in which it is not fails by that sentence.
Scene& Scene::play(const std::string& words) {
  REQUIRE_NOTHROW(playing().choose(playing().decision().seat(), words));
  return *this;
}
Scene& Scene::play(const std::string& agent, const std::string& words) {
  REQUIRE_NOTHROW(playing().choose(seat(agent), words));
  return *this;
}
Scene& Scene::respond(const std::string& agent, const std::string& card) { return play(agent, "respond " + card); }
Scene& Scene::press() {
  REQUIRE_NOTHROW(playing().pressOn());
  return *this;
}

// ---- then -------------------------------------------------------------------------------------------------------

std::string Scene::asked() const { return playing().nameOf(decision().seat()); }
std::string Scene::question() const { return wordFor(static_cast<Ask>(decision().question())); }
std::string Scene::rule() const { return nameOf(decision().rule()); }

List Scene::options() const {
  List words;
  const kernel::Decision d = decision();
  for (const kernel::Choice& each : d.choices()) words.push_back(wordsOf(each, playing().now()));
  return words;
}
List Scene::options(const std::string& verb) const {
  List things;
  const kernel::Decision d = decision();
  for (const kernel::Choice& each : d.choices())
    if (verbOf(each) == verb) things.push_back(thingOfWords(wordsOf(each, playing().now())));
  return things;
}
List Scene::responses(const std::string& agent) const {
  List words;
  const kernel::Decision d = playing().responses(seat(agent));
  for (const kernel::Choice& each : d.choices()) words.push_back(respondWordsOf(each, seat(agent), playing().now()));
  return words;
}
bool Scene::mayRespond(const std::string& agent) const {
  return playing().game().mayInterject(playing().state(), seat(agent));
}
bool Scene::offers(const std::string& words) const { return playing().offers(decision().seat(), words); }
bool Scene::offers(const std::string& agent, const std::string& words) const {
  return playing().offers(seat(agent), words);
}
std::string Scene::refused(const std::string& words) const { return playing().refusal(decision().seat(), words); }
std::string Scene::refused(const std::string& agent, const std::string& words) const {
  return playing().refusal(seat(agent), words);
}
bool Scene::undoable(const std::string& words) const { return playing().undoable(decision().seat(), words); }

Seat Scene::seat(const std::string& agent) const {
  if (playing_.empty()) return position_.seat(agent);
  const Seat found = seatOfAgent(world(), readAgent(agent, *cards_));
  if (found == Seat::Table) throw std::invalid_argument(agent + " does not play in this scene");
  return found;
}
const Agent& Scene::seated(const std::string& id) const { return world().agent(seat(id)); }
Seat Scene::viewer(const std::string& agent) const { return agent == "table" ? Seat::Table : seat(agent); }
View Scene::view(const std::string& agent) const {
  View v;
  playing().game().view(playing().state(), viewer(agent), v);
  return v;
}
List Scene::ids(std::span<const CardId> cards) const {
  List found;
  for (const CardId card : cards) found.push_back(cards_->of(card).id);
  return found;
}
List Scene::hand(const std::string& id) const { return ids(spanOf(seated(id).hand)); }
int Scene::stress(const std::string& id) const { return seated(id).stress; }
List Scene::claimed(const std::string& id) const {
  List found;
  for (const DieId die : seated(id).claimed) found.push_back(shortDie(colourOf(die), world().clue(die)));
  return found;
}
List Scene::dice(Spot spot) const {
  List found;
  for (const DieId die : world().dice(spot)) found.push_back(shortDie(colourOf(die), world().clue(die)));
  return found;
}
std::string Scene::topDiscard(const std::string& pile) const {
  const CardId card = withTray(world(), readPile(pile), [](const auto& tray) { return tray.topDiscard(); });
  return card == CardId::None ? "" : cards_->of(card).id;
}
int Scene::drawSize(const std::string& pile) const {
  return withTray(world(), readPile(pile), [](const auto& tray) { return tray.drawSize(); });
}
int Scene::discardSize(const std::string& pile) const {
  return withTray(world(), readPile(pile), [](const auto& tray) { return tray.discardSize(); });
}
std::string Scene::on(const std::string& place) const { return written(world().obstacleOn(readPlace(place))); }
List Scene::track() const {
  List found;
  for (const Obstacle& each : world().track) found.push_back(written(each));
  return found;
}
Events Scene::events(const std::string& who) const { return playing().eventsFor(viewer(who)); }
bool Scene::happened(Happened what) const { return count(what) > 0; }
int Scene::count(Happened what) const {
  return static_cast<int>(
      std::count_if(events().begin(), events().end(), [&](const Event& event) { return event.what == what; }));
}
int Scene::place(Happened what) const {
  const auto found =
      std::find_if(events().begin(), events().end(), [&](const Event& event) { return event.what == what; });
  return found == events().end() ? -1 : static_cast<int>(found - events().begin());
}

}  // namespace scene
