// A first game that explains itself: a card for each kind of decision, said once to whom it concerns, and nothing on
// the table that follows from a secret.

#include <set>
#include <sstream>

#include "engine/games/games.h"
#include "engine/games/warehouse51/said/keys.h"
#include "engine/games/warehouse51/said/moments.h"
#include "engine/house/lesson/first_game.h"
#include "engine/house/log/match_log.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"
#include "support/catch.h"
#include "support/form.h"

using namespace w51;

namespace {

const house::GameModule& game() { return *games::named("warehouse51"); }
const house::RuleBook& rules() {
  static const house::RuleBook kRules = game().rules();
  return kRules;
}
const house::FirstCards& cards() {
  static const house::FirstCards kCards = game().firstCards(rules());
  return kCards;
}

std::ptrdiff_t wordsIn(const std::string& text) {
  std::istringstream in(text);
  return std::distance(std::istream_iterator<std::string>(in), {});
}

/// A game of four people that has just begun.
struct Sale {
  Sale() {
    start.setup = game().completed({}, 4, *box);
    start.players = {"", "", "", ""};
    start.bots = start.players;
    start.seed = 12;
    match = house::beginMatch(box, start);
  }
  void move() {
    kernel::Decision d;
    match->decision(match->asked().first(), d);
    match->chooseIndex(d.seat(), luck.pick(d.size(), kernel::ChanceOf::Card));
  }
  std::shared_ptr<const house::Box> box = game().open({});
  house::Start start;
  std::shared_ptr<house::KeptMatch> match;
  kernel::Luck luck{4};
};

std::string faultOf(const std::string& json) {
  try {
    (void)house::FirstCards::fromJson(json, {vocabulary(), momentNames(), {}, rules(), "first-game.json"});
  } catch (const kernel::DataError& error) {
    return error.what();
  }
  return {};
}

}  // namespace

TEST_CASE("Every question of Warehouse 51 has a card of at most 40 words with a rule behind it", "[w51][first]") {
  std::set<std::string> ids, titles;
  for (const house::FirstCard& card : cards().all()) {
    INFO(card.id);
    CHECK(ids.insert(card.id).second);
    CHECK(titles.insert(card.title.en).second);
    for (const std::string& text : {card.say.en, card.say.in(house::kGerman)}) {
      CHECK(wordsIn(text) <= 40);
      CHECK(wordsIn(text) >= 12);
    }
    CHECK(card.say.en != card.say.in(house::kGerman));
    CHECK(rules().find(card.rule) != nullptr);
  }
  for (const house::Word& question : vocabulary().questions) CHECK(cards().placeOf(question.number) >= 0);
  for (const std::string_view moment : momentNames())
    CHECK(std::ranges::count(cards().all(), moment, &house::FirstCard::when) == 1);
}

TEST_CASE("The cards of a first game of Warehouse 51 keep to their schema", "[w51][first]") {
  const auto file = [](const char* name) { return kernel::readWholeFile(std::string(W13_SOURCE_DIR "/data/") + name); };
  const files::Form form(file("schemas/first-game.schema.json"));
  CHECK(form.faults(file("rules/warehouse51/first-game.json")) == "");
}

TEST_CASE("A damaged file of first cards is refused with the place and the fault", "[w51][first]") {
  const std::string text = R"("title": {"en": "A", "de": "B"}, "say": {"en": "A", "de": "B"}, "rule": "LOT-04")";
  const auto with = [&](const std::string& more) { return R"({"cards": [{"id": "x", )" + text + more + "}]}"; };
  CHECK(faultOf(with(R"(, "questions": ["open-trun"])")).find("\"open-trun\"") != std::string::npos);
  CHECK(faultOf(with(R"(, "happens": ["vanished"])")).find("\"vanished\"") != std::string::npos);
  CHECK(faultOf(with(R"(, "when": "full-moon")")).find("\"full-moon\"") != std::string::npos);
  CHECK(faultOf(with("")).find("never said") != std::string::npos);
  CHECK(faultOf(with(R"(, "happens": ["sold"])")).find("is explained by no card") != std::string::npos);
  CHECK(faultOf("{").find("first-game.json") != std::string::npos);
}

TEST_CASE("A first game says each card once at the table, and once to each seat behind its curtain", "[w51][first]") {
  Sale table;
  house::FirstGame first(cards(), game());
  const kernel::SeatSet all = kernel::SeatSet::firstOf(4);
  std::multiset<std::string> onTable;
  std::map<Seat, std::multiset<std::string>> behind;
  // given a game in which everybody reads what is due before they go on
  for (; !table.match->over(); table.move()) {
    while (const house::FirstCard* card = first.onTable(*table.match, all)) {
      onTable.insert(card->id);
      first.read(*card, Seat::Table);
    }
    const Seat seat = table.match->asked().first();
    while (const house::FirstCard* card = first.behind(*table.match, seat, true)) {
      behind[seat].insert(card->id);
      first.read(*card, seat);
    }
  }
  // then what came up was said, and nothing twice
  for (const char* id : {"open-turn", "pick-deck", "sold", "cursed-lot", "last-lots", "turned-up"}) {
    INFO(id);
    CHECK(onTable.count(id) == 1);
  }
  CHECK(std::set(onTable.begin(), onTable.end()).size() == onTable.size());
  for (const Seat seat : all) {
    CHECK(behind[seat].count("first-look") == 1);
    CHECK(behind[seat].count("fists") == 1);
    CHECK(std::set(behind[seat].begin(), behind[seat].end()).size() == behind[seat].size());
  }
  // and what a seat alone knows was never said at the table
  CHECK(onTable.count("known-fake") == 0);
  CHECK(std::ranges::any_of(behind, [](const auto& seat) { return seat.second.contains("known-fake"); }));
}

TEST_CASE("SECRET-01: what a first game says at the table is the same whatever the secrets are",
          "[w51][first][secrets]") {
  Sale table;
  int compared = 0;
  for (int move = 0; !table.match->over(); ++move, table.move()) {
    if (move % 5 != 0) continue;
    // given another match that the table cannot tell from this one, and one that a seat cannot
    const auto imagined = [&](Seat viewer) {
      const std::vector<std::uint8_t> other = table.match->imagined(viewer, table.luck);
      return table.box->resume(table.start.setup, other, std::make_unique<kernel::Luck>(1));
    };
    // then the same is the case for them
    CHECK(game().moments(*table.match, Seat::Table) == game().moments(*imagined(Seat::Table), Seat::Table));
    const Seat seat = kernel::seatAt(move / 5 % 4);
    CHECK(game().moments(*table.match, seat) == game().moments(*imagined(seat), seat));
    ++compared;
  }
  CHECK(compared > 20);
}

TEST_CASE("A first game that goes on explains nothing that was explained before", "[w51][first]") {
  Sale table;
  house::FirstGame first(cards(), game());
  const kernel::SeatSet all = kernel::SeatSet::firstOf(4);
  // given a game that was left when it had gone on for a while
  for (int move = 0; move < 60; ++move) {
    while (const house::FirstCard* card = first.onTable(*table.match, all)) first.read(*card, Seat::Table);
    const Seat seat = table.match->asked().first();
    while (const house::FirstCard* card = first.behind(*table.match, seat, true)) first.read(*card, seat);
    table.move();
  }
  // when it is taken up again
  house::FirstGame again(cards(), game());
  again.remember(*table.match);
  // then the same is due at the table as if it had not been left
  while (const house::FirstCard* card = first.onTable(*table.match, all)) first.read(*card, Seat::Table);
  const house::FirstCard* due = again.onTable(*table.match, all);
  kernel::Decision face;
  table.match->decision(Seat::Table, face);
  const bool ofQuestion = due != nullptr && std::ranges::find(due->questions, face.question()) != due->questions.end();
  CHECK((due == nullptr || ofQuestion));
  CHECK(again.behind(*table.match, Seat{}, false) == first.behind(*table.match, Seat{}, false));
}
