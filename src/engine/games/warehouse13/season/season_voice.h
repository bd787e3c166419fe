#pragma once
// What a season says, for those who do not know which game it is: Words behind the interface of the house.

#include <string>
#include <vector>

#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/house/match/voice.h"

namespace w13 {

/// Season and rules must outlive it.
class SeasonVoice final : public house::Voice {
 public:
  SeasonVoice(const Season::Inside& season, const RuleBook& rules, Language language, std::vector<std::string> players)
      : season_(season), words_(*season.cards, &rules, std::move(players), language) {}

  [[nodiscard]] std::string seat(Seat seat) const override;
  [[nodiscard]] std::string question(const kernel::Decision& d, Seat viewer) const override;
  [[nodiscard]] std::string asking(Seat viewer) const override;
  [[nodiscard]] std::string choice(const kernel::Decision& d, const kernel::Choice& choice, Seat viewer) const override;
  [[nodiscard]] std::string key(const kernel::Decision& d, const kernel::Choice& choice) const override;
  [[nodiscard]] std::string remark(Seat seat, const kernel::Remark& remark) const override;
  [[nodiscard]] std::string event(const house::Event& event, Seat viewer) const override;
  /// Dice rolled together share a line, repetitions are said once.
  [[nodiscard]] std::vector<std::string> lines(std::span<const house::Event> events, Seat viewer) const override;
  [[nodiscard]] std::vector<std::string> table(int width) const override;
  [[nodiscard]] std::vector<house::OpenPlace> openPlaces() const override;
  [[nodiscard]] std::vector<std::string> secrets(Seat seat, bool texts) const override;
  [[nodiscard]] std::vector<Card> hand(Seat seat) const override;
  [[nodiscard]] std::vector<std::string> besidesHand(Seat seat) const override;
  [[nodiscard]] std::string picture(kernel::Noun thing, Seat viewer) const override;
  [[nodiscard]] std::string portrait(Seat seat) const override;
  [[nodiscard]] std::string ending() const override;
  [[nodiscard]] std::vector<std::string> disclosed() const override;
  [[nodiscard]] std::string plain(const std::string& text) const override { return words_.plain({text}); }
  [[nodiscard]] std::vector<Thing> things(Seat viewer) const override;
  [[nodiscard]] std::string why(Rule rule, kernel::Noun noun, Seat viewer) const override;
  [[nodiscard]] std::vector<std::string> cards(const std::string& words) const override;

 private:
  [[nodiscard]] View viewOf(Seat seat) const;

  const Season::Inside& season_;
  Words words_;
};

}  // namespace w13
