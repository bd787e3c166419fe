#pragma once
// The language of the rule tests: given a position, when somebody plays, then this is offered, refused, seen.
//
//   using namespace scene;
//
//   TEST_CASE("CLAIM-04: a Trait claims clues up to its number", "[CLAIM-04]") {
//     Scene s;
//     s.agent("pete", Warehouse, {"goozooka", "premonition"}).leads("2I 1I yellow 1I").start("work-the-case", "pete");
//
//     CHECK(Scene(s).play("spend goozooka").options("claim") == List{"2I", "1I", "yellow 1I"});   // a copy: a branch
//     CHECK_FALSE(s.offers("spend premonition"));
//     CHECK(s.refused("spend premonition") == "CLAIM-04");
//     s.play("spend goozooka").play("claim yellow 1I");
//     CHECK(s.claimed("pete") == List{"yellow 1I"});
//   }
//
// How things are written
//   agents       by id: "artie", "claudia", "jinks", "myka", "pete"; seats are in the order in which they sit down
//   cards        by id, the file's name: "goozooka"; Stress is a number: stress("pete", 3)
//   dice         "2I" is a 2-Intuition on the red die, "yellow 1I" a 1-Intuition on a yellow die, "1?" the Wild die,
//                "wild 1T" the Wild die with 1-Tech. Letters: L Logic, I Intuition, O Lore, T Tech. Colours: blue
//                Logic, red Intuition, yellow Lore, green Tech, wild. Long forms ("2-intuition") are read as well. A
//                colour alone is a die whose face does not matter: neutralized("blue green")
//   obstacles    "mental 4", "physical 2 ring"
//   places       "logic-pile" ("intuition-", "lore-", "tech-pile"), "travel", "warehouse-research",
//                "bed-and-breakfast", "maintenance", "bronze-sector", "field-research", "field-investigation",
//                "ping-action"
//   piles        "logic", "intuition", "lore", "tech", "traitor", "consequence", "ping", "plot", "artifact"
//   choices      verb and thing: "heal", "use travel", "tackle travel", "play collaborate", "spend tesla", "claim 1T",
//                "neutralize 2L", "draw lore", "choose jinks", "choose 2L", "choose logic", "give tesla", "discard
//                tesla", "return 2", "roll", "resolve", "reveal", "continue", "let-it-go", "cover 1L" (a die), "cover"
//                (the commit), "declare 1L", "swap 1L", "keep", "name pete", "vote-bronze pete", "accept", "refuse" ...
//                Not sure? A wrong one fails with the list of what was offered.
//   responses    "respond tesla": an Instant, Retrieval Trait or Traitor Instant out of turn;
//                "respond senior-agent": an Ability; "respond swap logic"
//
// What is not said gets a fixed default (engine/games/warehouse13/scenario/position.h): up to three seats are filled
// with the other agents, standing in the Warehouse with empty hands; the first seat is First Agent; the last seat is
// the hidden Traitor; all other cards lie in their piles, Calamities at the bottom; other dice lie in the supply (an
// Investigation without any clue said has the Lead 0L, for without one it would be over); a Ping without text and, if
// no Field Clue lies out, an artifact without text (but a Whammy) lie open.
//
// What cannot be (14 cards in a hand, a fourth red die) throws kernel::DataError. What is not offered throws
// kernel::RefusedError; chance that was not said, kernel::ScriptError. Either fails the test with a sentence.

#include <string>
#include <vector>

#include "engine/games/warehouse13/phases/phases.h"
#include "engine/games/warehouse13/scenario/playing.h"

namespace scene {

using List = std::vector<std::string>;
inline constexpr w13::Location Warehouse = w13::Location::Warehouse;
inline constexpr w13::Location Field = w13::Location::Field;
inline constexpr w13::Health Standing = w13::Health::Standing;
inline constexpr w13::Health Ko = w13::Health::Ko;
inline constexpr w13::Health Wounded = w13::Health::Wounded;

class Scene {
 public:
  Scene();                                    ///< with the cards as shipped
  explicit Scene(const w13::Catalog& cards);  ///< with other cards; they must outlive the scene

  // ---- given: sit the agents down first, then say the rest in any order, then start -----------------------------

  Scene& agent(const std::string& id, w13::Location at = Warehouse, const List& hand = {},
               w13::Health health = Standing);
  Scene& hand(const std::string& agent, const List& traits);  ///< further Traits
  Scene& stress(const std::string& agent, int count);
  Scene& bag(const std::string& agent, const std::string& trait);
  Scene& used(const std::string& agent, const std::string& slot);  ///< "episode" or "season"
  Scene& claimed(const std::string& agent, const std::string& dice);
  Scene& firstAgent(const std::string& agent);
  Scene& traitor(const std::string& agent);  ///< hidden
  Scene& revealed(const std::string& agent, const List& cards = {}, const List& plots = {});
  Scene& bronzedTraitor(const std::string& agent);
  Scene& bronzed(const std::string& agent);  ///< a Loyal Agent
  Scene& variant(const std::string& name);   ///< "two-goo", "start-consequences=2"

  Scene& leads(const std::string& dice);
  Scene& field(const std::string& dice);
  Scene& neutralized(const std::string& dice);
  Scene& locked(const std::string& dice);
  Scene& bronzeDice(const std::string& dice);  ///< on the Bronze Sector
  Scene& applied(const std::string& dice, const std::string& owner = "");
  Scene& misapplied(const std::string& dice, const std::string& owner = "");

  Scene& top(const std::string& pile, const List& cards);       ///< first named, first drawn
  Scene& only(const std::string& pile, const List& cards);      ///< the draw pile has just these
  Scene& discards(const std::string& pile, const List& cards);  ///< first named lies on top
  Scene& stressDeck(int count);
  Scene& ping(const std::string& card);
  Scene& artifact(const std::string& card, bool whammied = false);  ///< face up
  Scene& artifactWaits(const std::string& card = "");               ///< face down on the stack
  Scene& plot(const std::string& card);
  Scene& plotsDone(int stopped, int executed);
  Scene& stacks(const List& cards);
  Scene& lost(const List& cards);
  Scene& faceUp(const List& consequences);
  Scene& inForce(const List& consequences);
  Scene& staying(const List& cards);
  Scene& block(const std::string& place, const std::string& obstacle);
  Scene& track(const List& obstacles);
  Scene& obstacleTop(const List& obstacles);
  Scene& gear();
  Scene& snag(const std::string& place, int value);
  w13::Position& position();  ///< for what has no word of its own here

  /// What comes up, in order: Warehouse dice "2", clue dice "1L", Goo "blank". May be said before start or at any time.
  Scene& roll(const List& faces);
  Scene& random(const List& cards);  ///< cards taken from a hand at random

  /// Begins at "action", "work-the-case", "focus-draw", "finale-action" (of an agent), or "episode", "investigation",
  /// "adversary-turn", "retrieval", "retrieval-round", "cleanup", "next-episode", "finale", "plot-turn", "plot",
  /// "allocate-dice", "traitor-finale-action", "stop-the-plot", "setup". The rest of the season follows as usual.
  Scene& start(const std::string& opening, const std::string& agent = "");
  /// Begins with a step of steps.h on the agenda: s.startWith(Phase::Investigation, w13::Harm{s.seat("pete"), 1}).
  template <class Step>
  Scene& startWith(w13::Phase phase, const Step& step) {
    return begin(given().stateWith(phase, step));
  }

  // ---- when -----------------------------------------------------------------------------------------------------

  Scene& play(const std::string& words);                            ///< by whoever is asked
  Scene& play(const std::string& agent, const std::string& words);  ///< "respond ..." needs no question
  Scene& respond(const std::string& agent, const std::string& card);
  /// Presses lone public choices ("roll", "resolve" ...) until somebody has something to decide.
  Scene& press();

  // ---- then: the question ---------------------------------------------------------------------------------------

  [[nodiscard]] std::string asked() const;     ///< "pete"; "nobody" when the season is over
  [[nodiscard]] std::string question() const;  ///< "work-the-case", "choose-die" ...
  [[nodiscard]] std::string rule() const;      ///< the rule the question comes from: "CLAIM-01"
  [[nodiscard]] kernel::Decision decision() const { return playing().decision(); }
  [[nodiscard]] List options() const;                             ///< all choices of the asked seat, in order
  [[nodiscard]] List options(const std::string& verb) const;      ///< the things one verb is offered with
  [[nodiscard]] List responses(const std::string& agent) const;   ///< "respond tesla" ...
  [[nodiscard]] bool mayRespond(const std::string& agent) const;  ///< whether Respond is open to the seat (public)
  [[nodiscard]] bool offers(const std::string& words) const;
  [[nodiscard]] bool offers(const std::string& agent, const std::string& words) const;
  /// The rule that explains why this is no choice; "" if none does. Throws if it is offered.
  [[nodiscard]] std::string refused(const std::string& words) const;
  [[nodiscard]] std::string refused(const std::string& agent, const std::string& words) const;
  [[nodiscard]] bool undoable(const std::string& words) const;  ///< of the asked seat

  // ---- then: the world ------------------------------------------------------------------------------------------

  [[nodiscard]] const w13::World& world() const { return playing().world(); }
  [[nodiscard]] const w13::State& state() const { return playing().state(); }
  [[nodiscard]] w13::Seat seat(const std::string& agent) const;
  [[nodiscard]] const w13::Agent& seated(const std::string& id) const;  ///< s.seated("pete").health
  [[nodiscard]] w13::View view(const std::string& agent) const;         ///< "table" for everybody's view
  [[nodiscard]] List hand(const std::string& agent) const;              ///< Traits in the order they came
  [[nodiscard]] int stress(const std::string& agent) const;
  [[nodiscard]] List claimed(const std::string& agent) const;
  [[nodiscard]] List dice(w13::Spot spot) const;  ///< in the order of the dice: blue, red, yellow ...
  [[nodiscard]] List leads() const { return dice(w13::Spot::Leads); }
  [[nodiscard]] List field() const { return dice(w13::Spot::Field); }
  [[nodiscard]] List neutralized() const { return dice(w13::Spot::Neutralized); }
  [[nodiscard]] List applied() const { return dice(w13::Spot::Applied); }
  [[nodiscard]] List misapplied() const { return dice(w13::Spot::Misapplied); }
  [[nodiscard]] std::string topDiscard(const std::string& pile) const;  ///< "" if there is none
  [[nodiscard]] int drawSize(const std::string& pile) const;
  [[nodiscard]] int discardSize(const std::string& pile) const;
  [[nodiscard]] std::string on(const std::string& place) const;  ///< "mental 4 ring", "none"
  [[nodiscard]] List track() const;
  [[nodiscard]] List ids(std::span<const w13::CardId> cards) const;
  [[nodiscard]] bool over() const { return world().over(); }
  [[nodiscard]] std::string winner() const { return w13::wordFor(world().winner); }  ///< "warehouse", "traitor", "none"
  [[nodiscard]] std::string ending() const { return w13::wordFor(world().ending); }

  // ---- then: what happened in the last choice -------------------------------------------------------------------

  [[nodiscard]] const w13::Events& events() const { return playing().events(); }  ///< the whole truth
  [[nodiscard]] w13::Events events(const std::string& viewer) const;              ///< as a seat or "table" learns it
  [[nodiscard]] bool happened(w13::Happened what) const;
  [[nodiscard]] int count(w13::Happened what) const;
  [[nodiscard]] int place(w13::Happened what) const;  ///< of the first such event among all; -1 if there is none
  /// What was said with roll() or random() and never came up; "" if all was used. Check it where it matters.
  [[nodiscard]] std::string unused() const { return playing().chance().left(); }

 private:
  w13::Position& given();
  Scene& begin(const w13::State& state);
  [[nodiscard]] const w13::Playing& playing() const;
  w13::Playing& playing();
  [[nodiscard]] w13::Seat viewer(const std::string& agent) const;

  const w13::Catalog* cards_;
  w13::Position position_;
  std::vector<w13::Playing> playing_;  // none before start; a vector, so that a scene can be copied
  w13::SaidChance chance_;
};

}  // namespace scene
