// Games in words: every question, choice and event of whole matches has its sentence, in every language.

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/games/vault/words.h"
#include "house/any_game.h"
#include "support/catch.h"
#include "support/trials.h"

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

/// No gap is left open and no name of a sentence shows.
void checkGaps(const std::string& sentence) {
  INFO(sentence);
  CHECK(sentence.find_first_of("{}") == std::string::npos);
  CHECK(sentence.find("number-") == std::string::npos);
}
void checkSaid(const std::string& sentence) {
  CHECK_FALSE(sentence.empty());
  checkGaps(sentence);
}

/// All that a viewer reads and could ask.
void checkAllSaid(const house::KeptMatch& match, const house::Voice& voice, Seat viewer) {
  Decision d;
  match.decision(viewer, d);
  if (d.seat() != Seat::Table) checkSaid(voice.question(d, viewer));
  for (const Choice& choice : d.choices()) checkSaid(voice.choice(d, choice, viewer));
  if (viewer != Seat::Table) {
    match.interjections(viewer, d);
    for (const Choice& choice : d.choices()) checkSaid(voice.choice(d, choice, viewer));
    for (const std::string& line : voice.secrets(viewer, true)) checkGaps(line);
    for (const std::string& line : voice.besidesHand(viewer)) checkSaid(line);
    for (const house::Voice::Card& card : voice.hand(viewer)) {
      checkSaid(card.name);
      checkGaps(card.text + card.kind + card.picture);
      CHECK(card.count > 0);
    }
  }
  for (const std::string& line : voice.lines(match.events(viewer, house::Since::LastMove), viewer)) checkSaid(line);
  for (const house::OpenPlace& place : voice.openPlaces()) {
    checkSaid(place.name);
    for (const house::OpenPiece& each : place.pieces) checkSaid(each.words);
  }
  for (const std::string& line : voice.table(80)) checkGaps(line);
  for (const auto& [name, noun] : voice.things(viewer)) {
    checkSaid(name);
    if (const kernel::Rule why = match.why(viewer, noun); why != kernel::Rule::None)
      checkSaid(voice.why(why, noun, viewer));
  }
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

TEST_CASE("Each question, choice and event of whole matches of any game is said in both languages", "[house][words]") {
  for (const any::Game& game : any::games()) {
    std::set<std::string> questions;
    for (const Language language : {Language::English, house::kGerman})
      for (std::uint64_t seed = 1; seed <= support::trials(9); ++seed) {
        INFO(game.id() << ", seed " << seed);
        const auto match = beginMatch(game.box, game.start(seed));
        const auto voice = game.voice(*match, language);
        Luck luck(seed);
        while (!match->over()) {
          for (int at = -1; at < match->seats(); ++at) checkAllSaid(*match, *voice, seatAt(at));
          for (int at = 0; at < match->seats(); ++at) {
            if (!match->asked().has(seatAt(at))) continue;
            Decision d;
            match->decision(seatAt(at), d);
            questions.insert(house::keyOf(game.module.vocabulary().questions, d.question()));
          }
          CHECK(voice->ending().empty());
          any::playOn(*match, luck, 1);
        }
        checkSaid(voice->ending());
      }
    INFO(game.id());
    CHECK(questions.size() * 3 > game.module.vocabulary().questions.size());
  }
}

TEST_CASE("A hand of Vault has three cards, and beside it a seat reads where its loot lies", "[house][words]") {
  const any::Game& game = *std::ranges::find(any::games(), "vault", &any::Game::id);
  const auto match = beginMatch(game.box, game.start(1));
  const auto voice = game.voice(*match, Language::English);
  CHECK(voice->hand(seatAt(0)).size() == 3);
  for (const house::Voice::Card& card : voice->hand(seatAt(0))) {
    CHECK((card.name.ends_with("(gold)") || card.name.ends_with("(lead)")));
    CHECK(card.count == 1);
    CHECK_FALSE(card.held);
  }
  // given a thief whose loot is hidden in the cellar
  CHECK(voice->besidesHand(seatAt(0)).empty());
  match->choose(seatAt(0), {verb::Hide, placeOf(seatAt(0), 0)});
  CHECK(voice->besidesHand(seatAt(0)) == std::vector<std::string>{"Your loot lies in the cellar."});
  CHECK(voice->besidesHand(seatAt(1)).empty());
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
