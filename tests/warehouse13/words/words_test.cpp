// Everything that is asked, offered and told has words, in both languages, for every viewer.

#include <set>

#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/words/walk.h"

using namespace w13;

namespace {

/// Events that say nothing of their own: another one or the next question says it.
bool isSilent(const Event& event) {
  if (event.what != Happened::AgentChose) return event.what == Happened::TurnBegan || event.what == Happened::DieTaken;
  const bool follows = event.number == verb::DrawFrom || event.number == verb::Claim || event.number == verb::Debronze;
  return follows || event.noun == kernel::Noun{} || event.noun == of(event.seat);
}

/// What is wrong with a sentence; empty if nothing is.
std::string faultOf(const std::string& text) {
  if (text.empty()) return "nothing is said";
  if (text.find_first_of("{}") != std::string::npos) return "a gap is left: " + text;
  if (text.find("  ") != std::string::npos) return "words are missing: " + text;
  return {};
}

std::string faultOfDecision(const Words& words, const kernel::Decision& d, const View& v) {
  if (d.question() == 0 && d.empty()) return {};
  const std::string question = words.question(d, v);
  const std::string name = words.seat(d.seat(), v);
  if (!question.starts_with(name)) return "the question does not begin with the name: " + question;
  if (question.starts_with(name + ", " + name + " ")) return "somebody is named twice: " + question;
  if (const std::string fault = faultOf(question); !fault.empty()) return fault;
  for (const kernel::Choice& choice : d.choices())
    if (const std::string fault = faultOf(words.choice(choice, d, v)); !fault.empty())
      return "choice \"" + words.key(choice, d) + "\": " + fault;
  return {};
}

std::string faultOfKeys(const Words& words, const kernel::Decision& d) {
  std::set<std::string> keys;
  for (const kernel::Choice& choice : d.choices()) {
    const std::string key = words.key(choice, d);
    if (key.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789- #") != std::string::npos)
      return "a key with odd letters: " + key;
    if (!keys.insert(key).second) return "a key stands for two choices: " + key;
  }
  return {};
}

std::string faultOfEvents(const Words& words, const Events& events, const View& v) {
  for (const Event& event : events) {
    const std::string line = words.event(event, v);
    if (isSilent(event) != line.empty())
      return "event " + std::to_string(static_cast<int>(event.what)) + " says \"" + line + "\"";
    if (!line.empty() && !faultOf(line).empty()) return faultOf(line);
  }
  for (const std::string& line : words.lines(events, v))
    if (const std::string fault = faultOf(line); !fault.empty()) return fault;
  return {};
}

}  // namespace

TEST_CASE("in random seasons every question, choice, response and event has words for every viewer", "[heavy]") {
  const Words english(shipped::cards(), &walk::rules(), {"Anna", "", "Zoë"});
  const Words german(shipped::cards(), &walk::rules(), {"Anna"}, kGerman);
  for (int players = 2; players <= 5; ++players)
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
      std::string fault;
      walk::season(players, seed, [&](const walk::Moment& now) {
        if (!fault.empty()) return;
        for (const Words* words : {&english, &german}) {
          if (fault.empty()) fault = faultOfDecision(*words, now.decision, now.view);
          if (fault.empty()) fault = faultOfDecision(*words, now.responses, now.view);
          if (fault.empty()) fault = faultOfEvents(*words, now.events, now.view);
        }
        if (fault.empty()) fault = faultOfKeys(english, now.decision);
        if (fault.empty()) fault = faultOfKeys(english, now.responses);
        if (now.season.over() && english.ending(now.view).empty()) fault = "the ending is not told";
      });
      INFO(players << " players, seed " << seed);
      REQUIRE(fault == "");
    }
}

TEST_CASE("an open choice has the same key for the asked seat and for everybody else") {
  const Words words(shipped::cards(), nullptr);
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    walk::season(4, seed, [&](const walk::Moment& now) {
      if (now.viewer == Seat::Table || now.decision.seat() != now.viewer) return;
      kernel::Decision face = now.decision;
      face.keepFace();
      for (const kernel::Choice& choice : face.choices())
        REQUIRE(words.key(choice, face) == words.key(choice, now.decision));
    });
}

TEST_CASE("every reason why not names its rule and says it in words") {
  const Words words(shipped::cards(), &walk::rules());
  const Words numbers(shipped::cards(), nullptr);
  long told = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed)
    walk::season(static_cast<int>(3 + seed % 3), seed, [&](const walk::Moment& now) {
      std::vector<kernel::Noun> nouns;
      for (const DieId die : Dice::all()) nouns.push_back(of(die));
      for (int place = 0; place < kPlaces; ++place) nouns.push_back(of(static_cast<Place>(place)));
      for (const Symbol type : kTypes) nouns.push_back(of(type));
      for (const CardId card : now.view.hand) nouns.push_back(of(card));
      for (const kernel::Noun noun : nouns) {
        const Rule rule = now.season.why(now.viewer, noun);
        const std::string why = words.why(rule, noun, now.view);
        if (rule == Rule::None) {
          REQUIRE(why == "");
          continue;
        }
        ++told;
        INFO(why);
        REQUIRE(why.find("(" + nameOf(rule) + ")") != std::string::npos);
        REQUIRE(why.find(walk::rules().find(rule)->text.en) != std::string::npos);
        REQUIRE(faultOf(why) == "");
        REQUIRE(why.starts_with(numbers.why(rule, noun, now.view)));
      }
    });
  CHECK(told > 1000);
}

TEST_CASE("every kind of question, verb and event has words of its own") {
  View v{};
  v.players = 5;
  for (int seat = 0; seat < v.players; ++seat) v.seats[seat].who = static_cast<AgentId>(seat);
  for (const Language language : {Language::English, kGerman}) {
    const Words words(shipped::cards(), nullptr, {"Anna"}, language);
    std::set<std::string> questions;
    for (int ask = 0; ask <= static_cast<int>(kLastAsk); ++ask) {
      kernel::Decision d;
      d.ask(seatAt(0), static_cast<std::uint16_t>(ask), Rule::None, kernel::Openness::Secret);
      INFO("question " << ask << ": " << words.question(d, v));
      CHECK(words.question(d, v).starts_with("Anna"));
      CHECK(questions.insert(words.question(d, v)).second);
    }
    for (int verb = 1; verb <= verb::Keep; ++verb) {
      kernel::Decision d;
      d.ask(seatAt(0), static_cast<std::uint16_t>(Ask::TakeAction), Rule::None, kernel::Openness::Secret);
      const kernel::Choice choice{static_cast<std::uint8_t>(verb), {}};
      INFO("verb " << verb);
      CHECK_FALSE(words.key(choice, d).starts_with("verb"));
      CHECK_FALSE(words.choice({static_cast<std::uint8_t>(verb), of(seatAt(0))}, d, v).empty());
    }
    for (int what = 0; what <= static_cast<int>(kLastHappened); ++what) {
      Event event;
      event.what = static_cast<Happened>(what);
      event.seat = seatAt(0);
      event.noun = of(dieAt(0));
      View over = v;
      over.ending = Ending::ThreeArtifacts;
      INFO("event " << what);
      CHECK(words.event(event, over).empty() == isSilent(event));
    }
  }
}
