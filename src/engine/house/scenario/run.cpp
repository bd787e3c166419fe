// Playing a scenario: its steps, and what must be true between and after them.

#include "engine/house/scenario/run.h"

#include <algorithm>

#include "engine/house/scenario/refused_setup.h"
#include "engine/house/scenario/wording.h"

namespace house {

using kernel::inQuotes;
using kernel::Seat;
using kernel::seatAt;

namespace {

/// Thrown when a case cannot go on; what differs has been told.
struct Stop {};

constexpr std::size_t kMostDifferences = 50;
constexpr std::size_t kLongestDifference = 4000;

std::vector<std::string> sorted(std::vector<std::string> words) {
  std::sort(words.begin(), words.end());
  return words;
}

}  // namespace

/// A case while it is played.
class ScenarioRun::Run {
 public:
  Run(const std::string& file, const Staging& staging, std::unique_ptr<Stage> stage, Differences& differences)
      : file_(file), kindsOfChance_(staging.kindsOfChance()), stage_(std::move(stage)), differences_(differences) {
    hear();
  }

  void when(const Node& steps) {
    for (const Node& step : steps.items) {
      if (!step.is(Node::Type::Object) || step.members.size() != 1)
        stop(step, "found " + describe(step) + ", expected a step with one key: who chooses, press, " + kindsOfChance_ +
                       " or then");
      const Member& what = step.members[0];
      if (what.key == "then") then(what.value);
      else if (what.key == "press") press(what.value);
      else if (!say(what)) choose(what);
    }
  }
  void then(const Node& facts) {
    if (facts.is(Node::Type::List))
      for (const Node& each : facts.items) then(each);
    else if (facts.is(Node::Type::Object)) check(facts);
    else stop(facts, "found " + describe(facts) + ", expected an object of facts or a list of them");
  }
  void choose(Seat seat, const Node& words) {
    attempt(words, [&] { stage_->choose(seat, words.text); });
  }
  [[nodiscard]] Stage& stage() { return *stage_; }
  void finish(const Node& given) {
    if (const std::string left = stage_->left(); !left.empty())
      differ(given, "chance was said that never came up: " + left);
  }

 private:
  // ---- steps

  void choose(const Member& step) {
    for (const Node* words : texts(step.value))
      attempt(*words, [&] { stage_->choose(stage_->seatNamed(step.key), words->text); });
  }
  void press(const Node& node) {
    attempt(node, [&] { stage_->pressOn(); });
  }
  /// False if the step says nothing of chance.
  bool say(const Member& step) {
    if (!stage_->isChance(step.key)) return false;
    for (const Node* text : texts(step.value))
      attempt(
          *text, [&] { stage_->say(step.key, text->text); }, false);
    return true;
  }
  template <class Do>
  void attempt(const Node& node, Do what, bool moves = true) {
    try {
      what();
      if (moves) hear();
    } catch (const std::exception& error) {
      stop(node, error.what());
    }
  }
  void hear() {
    for (std::string& each : stage_->happened()) happened_.push_back(std::move(each));
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
    if (fact.key == "asked") same(fact, stage_->nameOf(stage_->asked()));
    else if (fact.key == "question") same(fact, stage_->questionNamed(textOf(fact.value)), stage_->question());
    else if (fact.key == "asked_by") same(fact, stage_->rule());
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
    if (const std::string fault = stage_->factFault(fact); !fault.empty()) differ(fact.value, fault);
  }
  static std::string textOf(const Node& node) { return node.is(Node::Type::Text) ? node.text : std::string(); }
  void same(const Member& fact, const std::string& said, const std::string& is) {
    if (said != is) differ(fact.value, fact.key + " is " + (is.empty() ? "none" : is) + ", not " + said);
  }
  void same(const Member& fact, const std::string& is) { same(fact, inWords(fact.value), is); }

  void offered(Seat seat, const Node& words, bool should) {
    if (stage_->offers(seat, words.text) == should) return;
    if (!should) return differ(words, inQuotes(words.text) + " is offered to " + stage_->nameOf(seat));
    differ(words, inQuotes(words.text) + " is not offered to " + stage_->nameOf(seat) + "; offered is " +
                      listed(stage_->offered(seat)));
  }
  /// Exactly these, in any order; each may be written in its own way.
  void choices(const Member& fact) {
    const std::vector<std::string> is = stage_->choices();
    std::vector<std::string> said;
    for (const Node* words : texts(fact.value)) said.push_back(stage_->choiceNamed(words->text));
    if (sorted(is) != sorted(said))
      differ(fact.value, "the choices are " + listed(is) + ", not " + inWords(fact.value));
  }
  void refused(Seat seat, const Node& words, const Node* rule) {
    if (words.text == kSetUp) return differ(words, "the set-up is not refused");
    const std::string by = stage_->refusal(seat, words.text);
    if (rule != nullptr && inWords(*rule) != by)
      differ(*rule, inQuotes(words.text) + " is refused by " + (by.empty() ? "no rule that speaks" : by) + ", not " +
                        inWords(*rule));
  }
  void undoable(Seat seat, const Node& words, bool should) {
    if (stage_->undoable(seat, words.text) != should)
      differ(words, "\"" + words.text + (should ? "\" cannot be taken back" : "\" can be taken back"));
  }
  void mayRespond(const Node& node) {
    std::vector<std::string> may;
    for (int at = 0; at < stage_->seats(); ++at)
      if (stage_->mayInterject(seatAt(at))) may.push_back(stage_->nameOf(seatAt(at)));
    std::vector<std::string> said;
    for (const Node* name : texts(node)) said.push_back(plain(name->text));
    if (sorted(may) != sorted(said))
      differ(node, "those who may respond are " + listed(may) + ", not " + inWords(node));
  }

  // ---- events: those since the beginning, or since the last event that was asked for

  void events(const Node& node) {
    for (const Node* text : texts(node)) {
      stage_->checkEvent(text->text);
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
      stage_->checkEvent(text->text);
      for (const std::string& each : happened_)
        if (matches(text->text, each)) differ(*text, "\"" + each + "\" did happen");
    }
  }

  // ---- reading

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
      for (const Node* words : texts(node)) with(stage_->asked(), *words);
      return;
    }
    for (const Member& member : node.members)
      for (const Node* words : texts(member.value)) with(stage_->seatNamed(member.key), *words);
  }
  void differ(const Node& node, const std::string& what) {
    const bool tooLong = what.size() > kLongestDifference;
    differences_.push_back(placeOf(file_, node) + (tooLong ? what.substr(0, kLongestDifference) + " ..." : what));
    if (differences_.size() < kMostDifferences) return;
    differences_.push_back(placeOf(file_, node) + "so many things differ that the rest is not looked at");
    throw Stop{};
  }
  [[noreturn]] void stop(const Node& node, const std::string& what) {
    differ(node, what);
    throw Stop{};
  }

  const std::string& file_;
  std::string kindsOfChance_;
  std::unique_ptr<Stage> stage_;
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

ScenarioRun::ScenarioRun(const Case& one, const std::string& file, const Staging& staging, Differences& differences)
    : file_(file), differences_(differences), given_(one.given) {
  std::vector<Mistake> mistakes;
  const std::vector<std::string> files = {file};
  const std::unique_ptr<Reader> reader = staging.reader(files, one.given, mistakes);
  try {
    std::unique_ptr<Stage> stage = staging.stage(one.given, one.chance, *reader);
    for (const Mistake& mistake : mistakes) differences.push_back(toString(mistake));
    if (stage) run_ = std::make_unique<Run>(file_, staging, std::move(stage), differences);
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

void ScenarioRun::differ(const Node& node, const std::string& what) {
  differences_.push_back(placeOf(file_, node) + what);
}

Stage& ScenarioRun::stage() { return run_->stage(); }

}  // namespace house
