// Vault in words: every question, choice and event of whole games has its sentence, in every language, and no sentence
// tells a viewer what the viewer may not know.

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/games/vault/words.h"
#include "kernel/vault_words.h"
#include "support/catch.h"

namespace {

using namespace vault;
using house::Language;
using kernel::Luck;
using kernel::seatAt;

house::WordFile file(const std::string& code) {
  const std::string path = std::string(W13_DATA_DIR) + "/words/vault." + code + ".json";
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return {path, text.str()};
}

const house::Sentences& sentences() {
  static const house::Sentences read(std::vector{file("en"), file("de")});
  return read;
}

/// A whole game by luck; `at` is called at each decision.
template <class At>
void play(std::uint64_t seed, int seats, At at) {
  VaultMatch match({seats}, std::make_unique<Luck>(seed));
  Luck luck(seed);
  for (Seat seat = match.asked().first(); seat != Seat::Table; seat = match.asked().first()) {
    at(match);
    Decision d;
    for (int other = 0; other < seats; ++other) {
      if (luck.pick(9, kernel::ChanceOf::Card) != 0 || !match.mayInterject(seatAt(other))) continue;
      match.interjections(seatAt(other), d);
      if (!d.empty()) match.interject(seatAt(other), d[0]);
    }
    seat = match.asked().first();
    match.decision(seat, d);
    match.chooseIndex(seat, luck.pick(d.size(), kernel::ChanceOf::Card));
  }
  at(match);
}

/// No gap is left open and no name of a sentence shows.
void checkSaid(const std::string& sentence) {
  INFO(sentence);
  CHECK_FALSE(sentence.empty());
  CHECK(sentence.find_first_of("{}") == std::string::npos);
  CHECK(sentence.find("number-") == std::string::npos);
}

}  // namespace

TEST_CASE("All sentences of Vault are there in both languages, and no others", "[house][words]") {
  const std::vector<std::string> needed = neededSentences();
  CHECK_NOTHROW(sentences().need(needed));
  const std::set<std::string> names(needed.begin(), needed.end());
  CHECK(names.size() == needed.size());
  for (const auto& [name, text] : sentences().all()) {
    INFO(name);
    CHECK(names.count(name) == 1);
    CHECK(sentences().find(house::kGerman, name) != nullptr);
  }
}

TEST_CASE("Each question, choice and event of whole games of Vault is said in both languages", "[house][words]") {
  std::set<std::string> questions;
  for (const Language language : {Language::English, house::kGerman})
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
      play(seed, 2 + static_cast<int>(seed % 3), [&](VaultMatch& match) {
        const VaultVoice voice(match, sentences(), language, {"Ada"});
        Decision d;
        for (int at = -1; at < match.seats(); ++at) {
          match.decision(seatAt(at), d);
          if (d.seat() != Seat::Table) checkSaid(voice.question(d, seatAt(at)));
          if (at >= 0 && match.mayInterject(seatAt(at)) && !match.asked().has(seatAt(at)))
            match.interjections(seatAt(at), d);
          for (const Choice& choice : d.choices()) checkSaid(voice.choice(d, choice, seatAt(at)));
          for (const house::Event& event : match.events(seatAt(at), house::Since::LastMove))
            checkSaid(voice.event(event, seatAt(at)));
          for (const std::string& line : voice.table(80)) checkSaid(line);
          if (at >= 0)
            for (const std::string& line : voice.secrets(seatAt(at), true)) checkSaid(line);
          questions.insert(house::keyOf(vocabulary().questions, d.question()));
        }
        CHECK(voice.ending().empty() == !match.over());
        if (match.over()) checkSaid(voice.ending());
      });
  CHECK(questions.size() > vocabulary().questions.size() - 1);
}

TEST_CASE("What Vault says to a seat is the same whatever the others hold", "[house][words][fair-play]") {
  int differed = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Luck dreams(seed);
    play(seed, 3, [&](VaultMatch& match) {
      // given the same game with all dealt again that a viewer does not know
      for (int at = -1; at < 3; ++at) {
        const Seat viewer = seatAt(at);
        const Vault game;
        const State& truth = match.session.state();
        const State dream = game.imagine(truth, viewer, dreams, {}, kernel::Dealing::Mixed);
        VaultMatch other({3}, dream, std::make_unique<Luck>(1));
        // then table, question and choices are said in the same words
        const VaultVoice here(match, sentences(), Language::English), there(other, sentences(), Language::English);
        REQUIRE(here.table(80) == there.table(80));
        if (viewer != Seat::Table) REQUIRE(here.secrets(viewer, true) == there.secrets(viewer, true));
        Decision mine, theirs;
        match.decision(viewer, mine);
        other.decision(viewer, theirs);
        REQUIRE(here.question(mine, viewer) == there.question(theirs, viewer));
        REQUIRE(mine.size() == theirs.size());
        for (int choice = 0; choice < mine.size(); ++choice)
          REQUIRE(here.choice(mine, mine[choice], viewer) == there.choice(theirs, theirs[choice], viewer));
        for (int seat = 0; seat < 3; ++seat)
          differed += here.secrets(seatAt(seat), true) == there.secrets(seatAt(seat), true) ? 0 : 1;
      }
    });
  }
  CHECK(differed > 100);  // the dreams were others
}

TEST_CASE("The words of Vault are spelt once and differ", "[house][words]") {
  const auto alike = [](std::span<const house::Word> words) {
    std::set<std::string> keys;
    std::set<int> numbers;
    for (const house::Word& word : words) {
      keys.insert(word.key);
      numbers.insert(word.number);
    }
    return keys.size() == words.size() && numbers.size() == words.size();
  };
  CHECK(alike(vocabulary().events));
  CHECK(alike(vocabulary().questions));
  CHECK(alike(vocabulary().verbs));
  CHECK(alike(vocabulary().things));
  CHECK(house::keyOf(vocabulary().verbs, verb::Search) == "search");
  CHECK(house::keyOf(vocabulary().verbs, 99) == "number-99");
}
