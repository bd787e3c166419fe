// In a German match all that is told of the table is German: each word stands in the German data.

#include <nlohmann/json.hpp>
#include <set>

#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/season/season_match.h"
#include "engine/house/said/filled.h"
#include "engine/house/terminal/wrapped.h"
#include "support/catch.h"
#include "warehouse13/words/walk.h"

using namespace w13;

namespace {

/// The words of a text: letters in a row, those of other languages than English as well. Gaps are none.
std::set<std::string> spokenIn(const std::string& text) {
  std::set<std::string> words;
  std::string word;
  for (const char each : house::filled(text, [](std::string_view) { return std::string(" "); }) + " ") {
    const bool letter = static_cast<unsigned char>(each) >= 0x80 || kernel::lower(each) != kernel::upper(each);
    if (letter) word += each;
    else if (!word.empty()) words.insert(std::exchange(word, {}));
  }
  return words;
}

/// Those of all German sentences, cards and Agents.
std::set<std::string> germanWords(const Catalog& cards) {
  std::set<std::string> all;
  const auto add = [&](const Text& text) { all.merge(spokenIn(text.in(kGerman))); };
  for (const Sentence& each : Words::all(cards)) add(each.text);
  for (const AgentCard& each : cards.agents) add(each.name);
  return all;
}

}  // namespace

TEST_CASE("In a German season each word that the table and a seat read stands in the German data", "[words][german]") {
  const std::set<std::string> known = germanWords(*walk::cards());
  std::set<std::string> heard;
  const auto check = [&](const std::vector<std::string>& lines) {
    for (const std::string& line : lines)
      for (const std::string& word : spokenIn(line)) {
        INFO(line << ": " << word);
        CHECK(known.contains(word));
        heard.insert(word);
      }
  };
  for (int seed = 1; seed <= 6; ++seed) {
    // given whole seasons of all numbers of players, whose people have the names of their Agents
    Season season(walk::cards(), walk::setupOf(2 + seed % 4), static_cast<std::uint64_t>(seed));
    const auto voice = voiceOf(season, walk::rules(), kGerman, {});
    kernel::Luck luck(static_cast<std::uint64_t>(seed));
    kernel::Decision d;
    for (int step = 0; !season.over(); ++step) {
      if (step % 5 == 0) {
        // when the table is told in lines and as a picture, and what seats alone know
        check(voice->table(46));
        for (const house::OpenPlace& place : voice->openPlaces()) {
          check({place.name, place.note});
          for (const house::OpenPiece& each : place.pieces) check({each.words, each.note});
        }
        for (int seat = 0; seat < season.seats(); ++seat) {
          check(voice->secrets(seatAt(seat), true));
          check(voice->besidesHand(seatAt(seat)));
        }
      }
      const Seat asked = season.asked().first();
      season.decision(asked, d);
      season.chooseIndex(asked, luck.pick(d.size(), kernel::ChanceOf::Card));
    }
    check(voice->table(46));
    check(voice->disclosed());
    check({voice->ending()});
  }
  // then it is German
  CHECK(heard.size() > 300);
  for (const char* german : {"Spuren", "Fehlgelegt", "Runde", "Karten", "Verräter", "Blockiert"})
    CHECK(heard.contains(german));
}

TEST_CASE("The names in front of the table's lines leave room for a space, in every language", "[words][german]") {
  for (const char* name : {"ping", "leads", "field", "artifact", "plot", "applied", "misapplied", "bronze", "away",
                           "goo", "piles", "track", "blocked", "in-force", "if-lost", "in-play", "face-up"})
    for (const house::SpokenLanguage& each : sentences().languages()) {
      INFO(name);
      CHECK(house::lengthOf(sentences().in(each.language, std::string("table.") + name)) < 11);
    }
}
