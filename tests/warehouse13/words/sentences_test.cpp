// Sentences as people read them, one by one.

#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/said/event_rows.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/words/walk.h"

using namespace w13;
using namespace std::string_literals;
using kernel::Decision;
using kernel::Openness;

namespace {

CardId cardNamed(const std::string& id) {
  const Catalog& cards = shipped::cards();
  for (std::size_t at = 0; at < cards.cards.size(); ++at)
    if (cards.of(static_cast<CardId>(at)).id == id) return static_cast<CardId>(at);
  FAIL("no card " << id);
  return CardId::None;
}

/// Claudia in the Warehouse, Myka in the Field; a green die shows 1-Tech in the Field, a blue one 2-Logic in Leads.
View seated() {
  View v{};
  v.players = 2;
  v.seats[0].who = shipped::cards().findAgent("claudia");
  v.seats[1].who = shipped::cards().findAgent("myka");
  v.seats[1].at = Location::Field;
  v.dice[9] = {Spot::Field, Seat::Table, {Symbol::Tech, 1}, false};
  v.dice[0] = {Spot::Leads, Seat::Table, {Symbol::Logic, 2}, false};
  v.snags.fill(-1);
  return v;
}

Decision asked(Seat seat, Ask ask, Openness openness = Openness::Public) {
  Decision d;
  d.ask(seat, static_cast<std::uint16_t>(ask), "TURN-04"_rule, openness);
  return d;
}

Event event(Happened what, Seat seat, kernel::Noun noun = {}, int number = 0) {
  Event e;
  e.what = what;
  e.seat = seat;
  e.noun = noun;
  e.number = static_cast<std::int16_t>(number);
  return e;
}

}  // namespace

TEST_CASE("A name that ends in a question mark ends its sentence") {
  const auto accident = [](std::string_view) { return "Accident?"s; };
  CHECK(filled("Choose an Agent for {card}.", accident) == "Choose an Agent for Accident?");
  CHECK(filled("{card} is turned up.", accident) == "Accident? is turned up.");
  CHECK(filled("Play {card}?", accident) == "Play Accident?");
  CHECK(house::asked("Play Captured!") == "Play Captured!");
  CHECK(house::asked("Play Tesla") == "Play Tesla?");
  CHECK(house::asked("Neutralize the 2?") == "Neutralize the 2?");
  // a clue does not end a sentence
  const auto clue = [](std::string_view) { return "2?"s; };
  CHECK(filled("The Goo die shows {clue}.", clue) == "The Goo die shows 2?.");
}

TEST_CASE("things are called as players call them") {
  const Words words(shipped::cards(), nullptr, {"", "Anna"});
  const View v = seated();
  CHECK(words.seat(seatAt(0), v) == "Claudia");
  CHECK(words.seat(seatAt(1), v) == "Anna");
  CHECK(words.seat(Seat::Table, v) == "the table");
  CHECK(words.card(cardNamed("goozooka")) == "Goozooka (2-Intuition)");
  CHECK(words.card(CardId::None) == "a card");
  CHECK(words.die(dieAt(9), v) == "Tech die, shows 1-Tech, in the Field");
  CHECK(words.clue({Symbol::Wild, 2}) == "2?");
  CHECK(words.clue({}) == "blank");
  CHECK(words.obstacle({static_cast<ObstacleId>(16), true}) == "Mental obstacle of 4, with a ring");
  CHECK(words.plain({"Turn every {lore-die} to {1-lore}: {ko}."}) == "Turn every Lore die to 1-Lore: KO.");
}

TEST_CASE("what begins in the Finale is called by its name") {
  // given the question that begins a Retrieval
  View v = seated();
  const Decision begin = asked(seatAt(0), Ask::BeginRetrieval);
  const Words english(shipped::cards(), nullptr);
  const Words german(shipped::cards(), nullptr, {}, kGerman);
  CHECK(english.question(begin, v) == "Claudia, begin the Retrieval.");
  CHECK(german.question(begin, v) == "Claudia, beginne die Bergung.");
  // when it is asked in the Finale
  v.phase = Phase::Finale;
  // then it speaks of the Plot
  CHECK(english.question(begin, v) == "Claudia, begin to stop the Plot.");
  CHECK(german.question(begin, v) == "Claudia, beginne, das Komplott zu stoppen.");
}

TEST_CASE("questions and choices read as buttons and sentences") {
  const Words words(shipped::cards(), nullptr);
  View v = seated();
  const Decision action = asked(seatAt(0), Ask::TakeAction, Openness::WithHand);
  CHECK(words.question(action, v) == "Claudia, take an Action.");
  CHECK(words.choice(choice(verb::Use, of(Place::Travel)), action, v) == "Travel to the Field");
  v.blocks[Place::Travel] = {static_cast<ObstacleId>(9), false};
  CHECK(words.choice(choice(verb::Use, of(Place::Travel)), action, v) == "Travel to the Field (Mental obstacle of 2)");
  const Decision myka = asked(seatAt(1), Ask::TakeAction);
  CHECK(words.choice(choice(verb::Use, of(Place::Travel)), myka, v).starts_with("Travel to the Warehouse"));
  const Decision work = asked(seatAt(0), Ask::WorkTheCase, Openness::WithHand);
  CHECK(words.choice(choice(verb::Spend, of(cardNamed("goozooka"))), work, v) == "Spend Goozooka (2-Intuition)");
  CHECK(words.choice(choice(verb::Neutralize, of(dieAt(9))), work, v) == "Neutralize 1-Tech");
  CHECK(words.choice(choice(verb::LetItGo), asked(seatAt(0), Ask::LetItGo), v) == "Let it go");
  CHECK(words.choice(choice(verb::Decline), asked(seatAt(0), Ask::TakeAction), v) == "Nothing");
  CHECK(words.choice(choice(verb::Decline), asked(seatAt(0), Ask::FocusDraw), v) == "Draw nothing");
}

TEST_CASE("German has its own sentences and takes the cards' German names") {
  const Words words(shipped::cards(), nullptr, {}, kGerman);
  const View v = seated();
  CHECK(words.question(asked(seatAt(0), Ask::TakeAction), v) == "Claudia, führe eine Aktion aus.");
  CHECK(words.card(cardNamed("collaborate")) == "Zusammenarbeit (1-Wissen)");
  CHECK(words.event(event(Happened::DieClaimed, seatAt(0), of(dieAt(0)), of(Clue{Symbol::Logic, 2}).index), v) ==
        "Claudia sichert 2-Logik.");
}

TEST_CASE("whoever gives up a clue is named with it, in one line of the log", "[NEUT-01]") {
  const View v = seated();
  for (const auto& [language, line] : {std::pair(Language::English, "Claudia neutralizes 0-Lore (Intuition die)."),
                                       std::pair(kGerman, "Claudia neutralisiert 0-Wissen (Intuitionswürfel).")}) {
    const Words words(shipped::cards(), nullptr, {}, language);
    const Events events = {event(Happened::ClueNeutralized, seatAt(0), of(dieAt(4)), of(Clue{Symbol::Lore, 0}).index),
                           event(Happened::DieMoved, Seat::Table, of(dieAt(4)), static_cast<int>(Spot::Neutralized))};
    CHECK(words.lines(events, v) == std::vector<std::string>{line});
  }
}

TEST_CASE("the move of a die is said by what it is moved for, right before or behind it", "[NEUT-05][CLAIM-08]") {
  const auto moved = [](int die, Spot to) {
    return event(Happened::DieMoved, Seat::Table, of(dieAt(die)), static_cast<int>(to));
  };
  // given a die that is neutralized, one that is claimed, and one that is only moved
  const Events events = {event(Happened::ClueNeutralized, seatAt(0), of(dieAt(4))), moved(4, Spot::Neutralized),
                         moved(0, Spot::Claimed), event(Happened::DieClaimed, seatAt(1), of(dieAt(0))),
                         moved(7, Spot::Claimed)};
  // then each of the first two moves is said by the event beside it, and all else says itself
  const std::vector<std::size_t> said = {0, 0, 3, 3, 4};
  for (std::size_t at = 0; at < events.size(); ++at) {
    INFO(at);
    CHECK(&saying(events, at) == &events[said[at]]);
  }
}

TEST_CASE("a die that shows nothing yet is called by its colour, with an article", "[FINAL-10]") {
  const View v = seated();
  const int none = of(Clue{}).index;
  for (const auto& [language, claimed, reset] :
       {std::tuple(Language::English, "Claudia claims a Tech die.", "An Intuition die is neutralized."),
        std::tuple(kGerman, "Claudia sichert einen Technikwürfel.", "Ein Intuitionswürfel wird neutralisiert.")}) {
    const Words words(shipped::cards(), nullptr, {}, language);
    CHECK(words.event(event(Happened::DieClaimed, seatAt(0), of(dieAt(9)), none), v) == claimed);
    CHECK(words.event(event(Happened::DieNeutralized, seatAt(0), of(dieAt(3)), none), v) == reset);
  }
}

TEST_CASE("keys name dice, places, faces and copies of a card") {
  const Words words(shipped::cards(), nullptr);
  Decision d = asked(seatAt(0), Ask::WorkTheCase, Openness::Secret);
  const CardId first = cardNamed("tesla");
  const CardId second = static_cast<CardId>(index(first) + 1);
  for (const kernel::Choice c :
       {choice(verb::Spend, of(first)), choice(verb::Spend, of(second)), choice(verb::Claim, of(dieAt(1))),
        choice(verb::Claim, of(kWildDie)), choice(verb::Use, of(Place::Travel)),
        choice(verb::Declare, of(Clue{Symbol::Lore, 2})), choice(verb::Choose, of(seatAt(2))),
        choice(verb::UseAbility, nounOf(Thing::Number, 2)), choice(verb::Return, nounOf(Thing::Number, 2)),
        choice(verb::Choose, nounOf(Thing::Track, 0)), choice(verb::Swap, of(Symbol::Tech))})
    d.offer(c);
  const std::vector<std::string> expected = {"spend tesla", "spend tesla#2",  "claim logic-2", "claim wild",
                                             "use travel",  "declare 2-lore", "choose seat-2", "use-ability season",
                                             "return 2",    "choose track-1", "swap tech"};
  std::vector<std::string> keys;
  for (const kernel::Choice& c : d.choices()) keys.push_back(words.key(c, d));
  CHECK(keys == expected);
}

TEST_CASE("a clue out of reach is explained by where it lies and where the Agent stands", "[CLAIM-09]") {
  const Words words(shipped::cards(), &walk::rules());
  View v = seated();
  v.asked.seat = seatAt(0);
  const std::string why = words.why("CLAIM-09"_rule, of(dieAt(9)), v);
  CHECK(why.starts_with("This clue lies in the Field; Claudia is in the Warehouse (CLAIM-09): "));
  CHECK(words.why(Rule::None, of(dieAt(9)), v) == "");
}

TEST_CASE("a discard is named while it lies on top, and once the season is over", "[PILE-04]") {
  const Words words(shipped::cards(), nullptr);
  View v = seated();
  const CardId card = cardNamed("tesla");
  const Event discarded = event(Happened::CardDiscarded, Seat::Table, of(card));
  v.traits[Symbol::Tech].top = card;
  CHECK(words.event(discarded, v) == "Tesla (1-Tech) is discarded.");
  const Event fromHand = event(Happened::CardDiscarded, seatAt(0), of(card));
  CHECK(words.event(fromHand, v) == "Claudia discards Tesla (1-Tech).");
  v.traits[Symbol::Tech].top = cardNamed("zipline");
  CHECK(words.event(fromHand, v) == "Claudia discards one Tech card.");
  CHECK(words.event(discarded, v) == "A card goes onto the Tech discards.");
  v.phase = Phase::Over;
  CHECK(words.event(discarded, v) == "Tesla (1-Tech) is discarded.");
}

TEST_CASE("a card drawn is named to who drew it only", "[SECRET-44]") {
  const Words words(shipped::cards(), nullptr);
  const View v = seated();
  Event drawn = event(Happened::CardDrawn, seatAt(0), of(cardNamed("tesla")), index(Symbol::Tech));
  CHECK(words.event(drawn, v) == "Claudia draws Tesla (1-Tech).");
  drawn.noun = {};
  drawn.veiled = true;
  CHECK(words.event(drawn, v) == "Claudia draws from the Tech pile.");
  drawn.number = kNoPile;
  CHECK(words.event(drawn, v) == "Claudia draws a card.");
  CHECK(Words(shipped::cards(), nullptr, {}, kGerman).event(drawn, v) == "Claudia zieht eine Karte.");
}

TEST_CASE("whoever is asked to reveal reads the same words, Traitor or not", "[RULING-04]") {
  const Words words(shipped::cards(), &walk::rules());
  View loyal = seated();
  View traitor = seated();
  traitor.isTraitor = traitor.seats[0].traitor = true;
  for (const Ask ask : {Ask::Capture, Ask::RevealOnBronzing, Ask::RevealOnLoss}) {
    Decision d = asked(seatAt(0), ask, Openness::Secret);
    d.offer(choice(verb::Reveal));
    d.offer(choice(verb::Continue));
    CHECK(words.question(d, loyal) == words.question(d, traitor));
    for (const kernel::Choice& c : d.choices()) CHECK(words.choice(c, d, loyal) == words.choice(c, d, traitor));
  }
}

TEST_CASE("dice rolled together share a line, and what says itself twice is said once") {
  const Words words(shipped::cards(), nullptr);
  const View v = seated();
  Events events;
  for (int die = 0; die < 3; ++die) {
    events.push_back(event(Happened::DieMoved, Seat::Table, of(dieAt(die)), static_cast<int>(Spot::Leads)));
    events.push_back(event(Happened::DieRolled, Seat::Table, of(dieAt(die)), of(Clue{Symbol::Logic, 1}).index));
  }
  events.push_back(event(Happened::DieMoved, seatAt(0), of(dieAt(4)), static_cast<int>(Spot::Claimed)));
  events.push_back(event(Happened::DieClaimed, seatAt(0), of(dieAt(4)), of(Clue{Symbol::Lore, 0}).index));
  events.push_back(event(Happened::StressDrawn, seatAt(1), {}, 1));
  events.push_back(event(Happened::StressDrawn, seatAt(1), {}, 1));
  const std::vector<std::string> expected = {"Leads: 1-Logic, 1-Logic, 1-Logic.",
                                             "Claudia claims 0-Lore (Intuition die).", "Myka draws 2 Stress."};
  CHECK(words.lines(events, v) == expected);
}

TEST_CASE("a name that ends with a stop ends its sentence, too") {
  const Words words(shipped::cards(), nullptr);
  const Event ping = event(Happened::PingRevealed, Seat::Table, of(cardNamed("washington")));
  CHECK(words.event(ping, seated()) == "The Ping comes from Washington D.C.");
}

TEST_CASE("an obstacle blocks what it lies on, and a die that comes to its place shows what it is") {
  const Words english(shipped::cards(), nullptr);
  const Words german(shipped::cards(), nullptr, {}, kGerman);
  const View v = seated();
  const Event blocks = event(Happened::ObstaclePlaced, Seat::Table, of(Place::LogicPile), 9);
  CHECK(english.event(blocks, v) == "A Mental obstacle of 2 blocks the Logic pile.");
  CHECK(german.event(blocks, v) == "Ein geistiges Hindernis mit 2 blockiert den Logikstapel.");
  const Events thrown = {event(Happened::DieMoved, Seat::Table, of(dieAt(0)), static_cast<int>(Spot::Leads)),
                         event(Happened::DieRolled, Seat::Table, of(dieAt(0)), of(Clue{Symbol::Logic, 0}).index)};
  CHECK(english.lines(thrown, v) == std::vector<std::string>{"Leads: 0-Logic."});
}
