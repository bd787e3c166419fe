#include "engine/games/warehouse13/scenario/season_stage.h"

#include <algorithm>

#include "engine/games/warehouse13/cards/reader.h"
#include "engine/games/warehouse13/queries.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/scenario/event_words.h"
#include "engine/games/warehouse13/scenario/facts.h"
#include "engine/kernel/errors.h"

namespace w13 {

using kernel::DataError;

namespace {

std::vector<std::string> sorted(std::vector<std::string> words) {
  std::sort(words.begin(), words.end());
  return words;
}

std::vector<std::string> diceWords(const std::vector<std::string>& lines) {
  std::vector<std::string> words;
  for (const std::string& line : lines)
    for (const DieText& die : readDice(line)) words.push_back(longDie(die.colour, die.shows));
  return sorted(words);
}

std::vector<std::string> plainWords(const std::vector<std::string>& lines) {
  std::vector<std::string> words;
  for (const std::string& line : lines) words.push_back(plain(line));
  return words;
}

/// Whether a fact is what a scenario says.
bool agrees(const Fact& fact, const Node& said) {
  switch (fact.type) {
    case Fact::Type::Number: return said.is(Node::Type::Whole) && said.number == fact.number;
    case Fact::Type::Truth: return said.is(Node::Type::Truth) && (said.number != 0) == (fact.number != 0);
    case Fact::Type::Word: return said.is(Node::Type::Text) && plain(said.text) == fact.word;
    default: break;
  }
  std::vector<std::string> words;
  if (said.is(Node::Type::Text)) words.push_back(said.text);
  else if (!said.is(Node::Type::List)) return false;
  for (const Node& item : said.items) words.push_back(inWords(item));
  if (fact.type == Fact::Type::Dice) return diceWords(words) == sorted(fact.words);
  if (fact.type == Fact::Type::Heap) return sorted(plainWords(words)) == sorted(fact.words);
  return plainWords(words) == fact.words;
}

}  // namespace

// ---- the stage ---------------------------------------------------------------------------------------------------

Seat SeasonStage::seatNamed(const std::string& name) const {
  const Seat seat = seatOfAgent(playing_.world(), readAgent(name, playing_.cards()));
  if (seat == Seat::Table) throw DataError(name + " does not play here");
  return seat;
}

std::string SeasonStage::question() const { return wordFor(askOf(playing_.decision())); }
std::string SeasonStage::rule() const { return w13::nameOf(playing_.decision().rule()); }
std::string SeasonStage::questionNamed(const std::string& words) const { return wordFor(readAsk(words)); }

std::vector<std::string> SeasonStage::choices() const {
  const kernel::Decision d = playing_.decision();
  std::vector<std::string> words;
  for (const kernel::Choice& each : d.choices()) words.push_back(wordsOf(each, playing_.now()));
  return words;
}

std::string SeasonStage::choiceNamed(const std::string& words) const {
  const auto found = chosen(words, playing_.decision(), playing_.now());
  return found ? wordsOf(*found, playing_.now()) : words;
}

bool SeasonStage::mayInterject(Seat seat) const { return playing_.game().mayInterject(playing_.state(), seat); }

std::vector<std::string> SeasonStage::happened() {
  std::vector<std::string> words;
  for (const Event& event : playing_.events()) words.push_back(wordsOf(event, playing_.now()));
  return words;
}

void SeasonStage::checkEvent(const std::string& text) const {
  const std::vector<std::string> words = wordsIn(plain(text));
  if (!words.empty() && isHappened(words[0])) return;
  const std::string near = nearest(words.empty() ? "" : words[0], happenedNames());
  throw DataError("no event is called " + inQuotes(text) +
                  (near.empty() ? "; docs/scenarios.md lists them" : "; did you mean \"" + near + "\"?"));
}

std::string SeasonStage::factFault(const Member& fact) const {
  const Fact is = factAt(fact.key, playing_);
  if (agrees(is, fact.value)) return {};
  return fact.key + " is " + toString(is) + ", not " + inWords(fact.value);
}

void SeasonStage::say(const std::string& kind, const std::string& outcome) {
  for (SaidChance* chance : {&playing_.chance(), &opening_.chance})
    if (kind == "roll") chance->say(outcome);
    else chance->sayCard(outcome);
}

// In Work the Case a card pays, for that die if one is pointed at; else it is played for its text.
bool SeasonStage::mayUse(Seat seat, const std::string& card, kernel::Noun thing) const {
  if (const std::string& id = playing_.cards().of(readDesign(card, playing_.cards())).id; id != card)
    throw DataError("write \"" + id + "\", not " + inQuotes(card));
  const bool pays = playing_.asked().has(seat) && askOf(playing_.decision(seat)) == Ask::WorkTheCase;
  if (!pays) return offers(seat, "respond " + card) || offers(seat, "play " + card);
  if (!offers(seat, "spend " + card)) return false;
  if (thingOf(thing) != Thing::Die) return true;
  Playing trial = playing_;
  trial.choose(seat, "spend " + card);
  return trial.decision(seat).find(choice(verb::Claim, thing)) >= 0;
}

// ---- the staging -------------------------------------------------------------------------------------------------

bool SeasonStaging::isRule(const std::string& name) const { return ruleNamed(name) != kernel::Rule::None; }

void SeasonStaging::check(const Node& node, house::Reader& reader) const {
  const std::size_t before = reader.told();
  const Given given = readGiven(node, cards_, reader);
  if (reader.told() != before || given.opening == Opening::Setup) return;
  try {
    (void)given.position.state(given.opening, given.seat);
  } catch (const DataError& error) {
    reader.error(node, error.what());
  }
}

std::unique_ptr<house::Stage> SeasonStaging::stage(const Node& node, const Node& chance, house::Reader& reader) const {
  const std::size_t before = reader.told();
  SaidChance said(cards_);
  if (!chance.is(Node::Type::Null)) readChance(chance, reader, said);
  const Given given = readGiven(node, cards_, reader);
  if (reader.told() != before) return nullptr;
  Playing playing = given.begin(cards_, said);
  const bool deals = given.opening == Opening::Setup;
  LessonOpening opening(kept_, playing.state(), deals ? given.position.setup() : setupOf(playing.world()), deals,
                        deals ? given.stacked(said) : playing.chance());
  return std::make_unique<SeasonStage>(std::move(playing), std::move(opening));
}

std::unique_ptr<house::Reader> SeasonStaging::reader(const std::vector<std::string>& files, const Node& root,
                                                     std::vector<Mistake>& mistakes) const {
  return std::make_unique<Reader>(files, root, mistakes);
}

std::optional<house::Staging::RefusedSetup> SeasonStaging::refusedSetup(const Node& node) const {
  std::vector<Mistake> mistakes;
  const std::vector<std::string> files = {""};
  Reader reader(files, node, mistakes);
  const Given given = readGiven(node, cards_, reader);
  if (!mistakes.empty() || given.opening != Opening::Setup) return std::nullopt;
  const SetupFault fault = setupFault(given.position.setup(), cards_, Language::English);
  if (fault.sentence.empty()) return std::nullopt;
  return RefusedSetup{w13::nameOf(fault.rule), fault.sentence};
}

}  // namespace w13
