// Playing a scenario: its steps, and what must be true between and after them.

#include <algorithm>

#include "engine/games/warehouse13/queries.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/scenario/event_words.h"
#include "engine/games/warehouse13/scenario/facts.h"
#include "engine/games/warehouse13/scenario/refused_setup.h"
#include "engine/games/warehouse13/scenario/run.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

using kernel::DataError;

/// Thrown when a case cannot go on; what differs has been told.
struct Stop {};

constexpr std::size_t kMostDifferences = 50;
constexpr std::size_t kLongestDifference = 4000;

std::string inWords(const Node& node) {
  if (node.is(Node::Type::Text)) return node.text;
  if (node.is(Node::Type::Whole)) return std::to_string(node.number);
  if (node.is(Node::Type::Truth)) return node.number != 0 ? "true" : "false";
  if (!node.is(Node::Type::List)) return describe(node);
  std::vector<std::string> words;
  for (const Node& item : node.items) words.push_back(inWords(item));
  return words.empty() ? "[]" : "[" + listed(words) + "]";
}

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

std::string at(const std::string& file, const Node& node) {
  return file + ":" + std::to_string(node.line) + ":" + std::to_string(node.column) + ": ";
}

}  // namespace

/// A case while it is played.
class ScenarioRun::Run {
 public:
  Run(const std::string& file, const Catalog& cards, Playing game, Differences& differences)
      : file_(file), cards_(cards), game_(std::move(game)), differences_(differences) {
    told(game_.events());
  }

  void when(const Node& steps) {
    for (const Node& step : steps.items) {
      if (!step.is(Node::Type::Object) || step.members.size() != 1)
        stop(step,
             "found " + describe(step) + ", expected a step with one key: an agent's id, press, roll, random or then");
      const Member& what = step.members[0];
      if (what.key == "then") then(what.value);
      else if (what.key == "press") press(what.value);
      else if (what.key == "roll" || what.key == "random") say(what);
      else choose(what);
    }
  }
  void then(const Node& facts) {
    if (facts.is(Node::Type::List))
      for (const Node& each : facts.items) then(each);
    else if (facts.is(Node::Type::Object)) check(facts);
    else stop(facts, "found " + describe(facts) + ", expected an object of facts or a list of them");
  }
  void choose(Seat seat, const Node& words) {
    attempt(words, [&] { game_.choose(seat, words.text); });
  }
  [[nodiscard]] Playing& game() { return game_; }
  void finish(const Node& given) {
    if (const std::string left = game_.chance().left(); !left.empty())
      differ(given, "chance was said that never came up: " + left);
  }

 private:
  // ---- steps

  void choose(const Member& step) {
    for (const Node* words : texts(step.value)) attempt(*words, [&] { game_.choose(seatOf(step), words->text); });
  }
  void press(const Node& node) {
    attempt(node, [&] { game_.pressOn(); });
  }
  void say(const Member& step) {
    for (const Node* text : texts(step.value)) {
      if (step.key == "roll") game_.chance().say(text->text);
      else game_.chance().sayCard(text->text);
    }
  }
  template <class Do>
  void attempt(const Node& node, Do what) {
    try {
      what();
      told(game_.events());
    } catch (const std::exception& error) {
      stop(node, error.what());
    }
  }
  void told(const Events& events) {
    for (const Event& event : events) happened_.push_back(wordsOf(event, game_.now()));
  }

  // ---- facts

  void check(const Node& facts) {
    for (const Member& fact : facts.members) {
      try {
        if (!checkQuestion(fact, facts)) checkFact(fact);
      } catch (const std::exception& error) {
        differ(fact.value, error.what());
      }
    }
  }
  /// Facts about the question and what happened; false if it is a fact about the world.
  bool checkQuestion(const Member& fact, const Node& facts) {
    if (fact.key == "asked") same(fact, game_.nameOf(game_.decision().seat()));
    else if (fact.key == "question")
      same(fact, wordFor(readAskIn(fact.value)), wordFor(static_cast<Ask>(game_.decision().question())));
    else if (fact.key == "asked_by") same(fact, nameOf(game_.decision().rule()));
    else if (fact.key == "offered")
      eachBy(fact.value, [&](Seat seat, const Node& words) { offered(seat, words, true); });
    else if (fact.key == "not_offered")
      eachBy(fact.value, [&](Seat seat, const Node& words) { offered(seat, words, false); });
    else if (fact.key == "choices") choices(fact);
    else if (fact.key == "may_respond") mayRespond(fact.value);
    else if (fact.key == "refused")
      eachBy(fact.value, [&](Seat seat, const Node& words) { refused(seat, words, facts.find("rule")); });
    else if (fact.key == "rule") {
      if (facts.find("refused") == nullptr)
        differ(fact.value, "\"rule\" stands beside \"refused\"; the question's rule is \"asked_by\"");
    } else if (fact.key == "undoable")
      eachBy(fact.value, [&](Seat seat, const Node& words) { undoable(seat, words, true); });
    else if (fact.key == "not_undoable")
      eachBy(fact.value, [&](Seat seat, const Node& words) { undoable(seat, words, false); });
    else if (fact.key == "events") events(fact.value);
    else if (fact.key == "no_events") noEvents(fact.value);
    else return false;
    return true;
  }
  void checkFact(const Member& fact) {
    const Fact is = factAt(fact.key, game_);
    if (!agrees(is, fact.value)) differ(fact.value, fact.key + " is " + toString(is) + ", not " + inWords(fact.value));
  }
  static Ask readAskIn(const Node& node) { return readAsk(node.is(Node::Type::Text) ? node.text : ""); }
  void same(const Member& fact, const std::string& said, const std::string& is) {
    if (said != is) differ(fact.value, fact.key + " is " + (is.empty() ? "none" : is) + ", not " + said);
  }
  void same(const Member& fact, const std::string& is) { same(fact, inWords(fact.value), is); }

  void offered(Seat seat, const Node& words, bool should) {
    if (game_.offers(seat, words.text) == should) return;
    if (!should) return differ(words, inQuotes(words.text) + " is offered to " + game_.nameOf(seat));
    differ(words, inQuotes(words.text) + " is not offered to " + game_.nameOf(seat) + "; offered is " +
                      listed(game_.offered(seat)));
  }
  /// Exactly these, in any order; each may be written in its own way.
  void choices(const Member& fact) {
    const kernel::Decision d = game_.decision();
    std::vector<std::string> is;
    for (const kernel::Choice& each : d.choices()) is.push_back(wordsOf(each, game_.now()));
    std::vector<std::string> said;
    for (const Node* words : texts(fact.value)) {
      const auto found = chosen(words->text, d, game_.now());
      said.push_back(found ? wordsOf(*found, game_.now()) : words->text);
    }
    if (sorted(is) != sorted(said))
      differ(fact.value, "the choices are " + listed(is) + ", not " + inWords(fact.value));
  }
  void refused(Seat seat, const Node& words, const Node* rule) {
    if (words.text == kSetUp) return differ(words, "the set-up is not refused");
    const std::string by = game_.refusal(seat, words.text);
    if (rule != nullptr && inWords(*rule) != by)
      differ(*rule, inQuotes(words.text) + " is refused by " + (by.empty() ? "no rule that speaks" : by) + ", not " +
                        inWords(*rule));
  }
  void undoable(Seat seat, const Node& words, bool should) {
    if (game_.undoable(seat, words.text) != should)
      differ(words, "\"" + words.text + (should ? "\" cannot be taken back" : "\" can be taken back"));
  }
  void mayRespond(const Node& node) {
    std::vector<std::string> may;
    for (int seat = 0; seat < game_.world().players; ++seat)
      if (game_.game().mayInterject(game_.state(), seatAt(seat))) may.push_back(game_.nameOf(seatAt(seat)));
    std::vector<std::string> said;
    for (const Node* agent : texts(node)) said.push_back(plain(agent->text));
    if (sorted(may) != sorted(said))
      differ(node, "those who may respond are " + listed(may) + ", not " + inWords(node));
  }

  // ---- events: those since the beginning, or since the last event that was asked for

  void checkKind(const Node& node) {
    const std::vector<std::string> words = wordsIn(plain(node.text));
    if (words.empty() || !isHappened(words[0])) {
      const std::string near = nearest(words.empty() ? "" : words[0], happenedNames());
      throw DataError("no event is called " + inQuotes(node.text) +
                      (near.empty() ? "; docs/scenarios.md lists them" : "; did you mean \"" + near + "\"?"));
    }
  }
  void events(const Node& node) {
    for (const Node* text : texts(node)) {
      checkKind(*text);
      std::size_t at = heard_;
      while (at < happened_.size() && !matches(text->text, happened_[at])) ++at;
      if (at == happened_.size()) {
        std::vector<std::string> rest;
        for (std::size_t each = heard_; each < happened_.size(); ++each) rest.push_back(happened_[each]);
        return differ(*text, inQuotes(text->text) + " did not happen; what happened is " + listed(rest));
      }
      heard_ = at + 1;
    }
  }
  void noEvents(const Node& node) {
    for (const Node* text : texts(node)) {
      checkKind(*text);
      for (const std::string& each : happened_)
        if (matches(text->text, each)) differ(*text, "\"" + each + "\" did happen");
    }
  }

  // ---- reading

  [[nodiscard]] Seat seatOf(const Member& step) const {
    const Seat seat = seatOfAgent(game_.world(), readAgent(step.key, cards_));
    if (seat == Seat::Table) throw DataError(step.key + " does not play here");
    return seat;
  }
  std::vector<const Node*> texts(const Node& node) {
    std::vector<const Node*> found;
    if (node.is(Node::Type::Text)) return {&node};
    if (!node.is(Node::Type::List)) stop(node, "found " + describe(node) + ", expected a text or a list of texts");
    for (const Node& item : node.items) {
      if (!item.is(Node::Type::Text)) stop(item, "found " + describe(item) + ", expected a text");
      found.push_back(&item);
    }
    return found;
  }
  /// Words of the asked seat, or by agent: {"jinks": [...]}.
  template <class With>
  void eachBy(const Node& node, With with) {
    if (!node.is(Node::Type::Object)) {
      for (const Node* words : texts(node)) with(game_.decision().seat(), *words);
      return;
    }
    for (const Member& member : node.members)
      for (const Node* words : texts(member.value)) with(seatOf(member), *words);
  }
  void differ(const Node& node, const std::string& what) {
    const bool tooLong = what.size() > kLongestDifference;
    differences_.push_back(at(file_, node) + (tooLong ? what.substr(0, kLongestDifference) + " ..." : what));
    if (differences_.size() < kMostDifferences) return;
    differences_.push_back(at(file_, node) + "so many things differ that the rest is not looked at");
    throw Stop{};
  }
  [[noreturn]] void stop(const Node& node, const std::string& what) {
    differ(node, what);
    throw Stop{};
  }

  const std::string& file_;
  const Catalog& cards_;
  Playing game_;
  Differences& differences_;
  std::vector<std::string> happened_;
  std::size_t heard_ = 0;
};

template <class Do>
bool ScenarioRun::attempt(const Node& node, Do what) {
  if (!run_) return false;
  try {
    what();
    return true;
  } catch (const Stop&) {
  } catch (const std::exception& error) {
    differ(node, error.what());
  }
  run_.reset();
  return false;
}

ScenarioRun::ScenarioRun(const Case& one, const std::string& file, const Catalog& cards, Differences& differences)
    : file_(file), differences_(differences), given_(one.given) {
  std::vector<Mistake> mistakes;
  const std::vector<std::string> files = {file};
  Reader reader(files, one.given, mistakes);
  try {
    SaidChance chance(cards);
    if (!one.chance.is(Node::Type::Null)) readChance(one.chance, reader, chance);
    const Given given = readGiven(one.given, cards, reader);
    for (const Mistake& mistake : mistakes) differences.push_back(toString(mistake));
    if (mistakes.empty()) run_ = std::make_unique<Run>(file_, cards, given.begin(cards, chance), differences);
  } catch (const std::exception& error) {
    differ(one.given, error.what());
  }
}

ScenarioRun::~ScenarioRun() = default;

bool ScenarioRun::when(const Node& steps) {
  return attempt(steps, [&] { run_->when(steps); });
}

bool ScenarioRun::choose(Seat seat, const Node& words) {
  return attempt(words, [&] { run_->choose(seat, words); });
}

bool ScenarioRun::then(const Node& facts) {
  return attempt(facts, [&] { run_->then(facts); });
}

void ScenarioRun::finish() {
  attempt(given_, [&] { run_->finish(given_); });
}

void ScenarioRun::differ(const Node& node, const std::string& what) { differences_.push_back(at(file_, node) + what); }

Playing& ScenarioRun::game() { return run_->game(); }

Differences play(const Case& one, const std::string& file, const Catalog& cards) {
  if (const std::optional<SetupFault> fault = refusedSetup(one, cards)) return playRefused(one, file, *fault);
  Differences differences;
  ScenarioRun run(one, file, cards, differences);
  if (!one.when.is(Node::Type::Null)) run.when(one.when);
  if (!one.then.is(Node::Type::Null)) run.then(one.then);
  run.finish();
  return differences;
}

}  // namespace w13
