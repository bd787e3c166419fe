// Nobody can tell from what the house shows what the rules keep from them, whatever the game.

#include <set>

#include <nlohmann/json.hpp>

#include "house/any_game.h"
#include "support/catch.h"
#include "support/trials.h"

namespace {

using house::KeptMatch;
using kernel::Decision;
using kernel::Luck;
using kernel::Noun;
using kernel::Seat;
using kernel::seatAt;

/// All that a viewer is shown or told, as one text.
class Shown {
 public:
  Shown(const any::Game& game, const KeptMatch& match, Seat viewer)
      : match_(match), viewer_(viewer), voice_(game.voice(match, house::Language::English)) {
    add(match.view(viewer).dump());
    for (const std::string& line : voice_->table(80)) add(line);
    if (viewer != Seat::Table)
      for (const std::string& line : voice_->secrets(viewer, true)) add(line);
    if (viewer != Seat::Table) cards();
    add(voice_->asking(viewer));
    add(voice_->ending());
    Decision d;
    match.decision(viewer, d);
    question(d, match.asked().has(viewer) ? std::optional(kernel::How::Answer) : std::nullopt);
    for (int at = 0; at < match.seats(); ++at)
      add(std::to_string(match.asked().has(seatAt(at))) + std::to_string(match.mayInterject(seatAt(at))));
    if (viewer != Seat::Table) {
      match.interjections(viewer, d);
      question(d, kernel::How::Interjection);
    }
    for (const auto& [name, noun] : voice_->things(viewer)) {
      add(name + voice_->picture(noun, viewer));
      if (const kernel::Rule why = match.why(viewer, noun); why != kernel::Rule::None)
        add(voice_->why(why, noun, viewer));
    }
  }
  const std::string& text() const { return text_; }

 private:
  void add(const std::string& text) { text_ += text + "\n"; }
  void cards() {
    for (const house::Voice::Card& each : voice_->hand(viewer_))
      add(each.name + each.text + each.kind + each.picture + std::to_string(each.count) + std::to_string(each.held));
    for (const std::string& line : voice_->besidesHand(viewer_)) add(line);
  }
  void question(const Decision& d, std::optional<kernel::How> how) {
    add(voice_->question(d, viewer_) + std::to_string(index(d.seat())) + std::to_string(d.question()) +
        std::to_string(static_cast<int>(d.openness())));
    for (const kernel::Choice& choice : d.choices())
      add(voice_->choice(d, choice, viewer_) + voice_->key(d, choice) + voice_->picture(choice.noun, viewer_) +
          std::to_string(how && match_.undoable({viewer_, choice, *how})));
  }

  const KeptMatch& match_;
  Seat viewer_;
  std::unique_ptr<house::Voice> voice_;
  std::string text_;
};

}  // namespace

TEST_CASE("What a viewer is shown of any game is the same whatever the viewer does not know", "[house][fair-play]") {
  for (const any::Game& game : any::games()) {
    int differed = 0;
    for (std::uint64_t seed = 1; seed <= support::trials(10); ++seed) {
      // given a match, now and then on its way
      const house::Start start = game.start(seed);
      const auto match = beginMatch(game.box, start);
      Luck luck(seed), dreams(seed);
      while (!match->over()) {
        any::playOn(*match, luck, 1 + luck.pick(12, kernel::ChanceOf::Card));
        if (match->over()) break;  // all is told then
        for (int at = index(Seat::Table); at < match->seats(); ++at) {
          INFO(game.id() << ", seed " << seed << ", step " << match->steps() << ", viewer " << at);
          // when all that the viewer does not know is another
          const std::vector<std::uint8_t> dream = match->imagined(seatAt(at), dreams);
          const auto truth = match->stateAt(match->history().size());
          const auto other = game.inState(start, dream), same = game.inState(start, truth);
          REQUIRE(other);
          REQUIRE(same);
          // then the viewer is shown the same
          REQUIRE(Shown(game, *same, seatAt(at)).text() == Shown(game, *other, seatAt(at)).text());
          differed += std::equal(truth.begin(), truth.end(), dream.begin(), dream.end()) ? 0 : 1;
        }
      }
    }
    CHECK(differed > support::trials(100));  // the dreams were others
  }
}

TEST_CASE("The keys of a question's choices differ, for every viewer of any game", "[house][words]") {
  for (const any::Game& game : any::games())
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const auto match = beginMatch(game.box, game.start(seed));
      const auto voice = game.voice(*match, house::Language::English);
      Luck luck(seed);
      while (!match->over()) {
        for (int at = index(Seat::Table); at < match->seats(); ++at) {
          Decision d;
          match->decision(seatAt(at), d);
          std::set<std::string> keys;
          for (const kernel::Choice& choice : d.choices()) keys.insert(voice->key(d, choice));
          INFO(game.id() << ", seed " << seed << ", step " << match->steps() << ", viewer " << at);
          REQUIRE(keys.size() == static_cast<std::size_t>(d.size()));
        }
        any::playOn(*match, luck, 3);
      }
    }
}
