#pragma once
// A seat of a match that is played by the program. It is shown what a person in that seat would see.

#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/house/match/match_of.h"
#include "engine/house/said/text.h"
#include "engine/kernel/bot.h"

namespace house {

/// A bot's name for people, and how it plays, in brief.
struct BotAbout {
  std::string_view id;
  Text name;
  Text plays;
};

class Player {
 public:
  virtual ~Player() = default;
  /// The index of the choice to make in the seat's decision, which has at least one.
  [[nodiscard]] virtual int choose(const Match& match, const kernel::Decision& d, kernel::Luck& luck) = 0;
  /// The index of the interjection to make, or none. Called once per window; `offers` may be empty.
  [[nodiscard]] virtual std::optional<int> interject(const Match& match, kernel::Seat seat,
                                                     const kernel::Decision& offers, kernel::Luck& luck) = 0;
  /// The index of the remark to make, or none; `offers` may be empty. Asked at public moments only.
  [[nodiscard]] virtual std::optional<int> say(const Match& /*match*/, kernel::Seat /*seat*/,
                                               std::span<const kernel::Remark> /*offers*/, kernel::Luck& /*luck*/) {
    return std::nullopt;
  }
};

/// A bot of one game as a player; it may only meet matches of that game.
template <kernel::Game G>
class PlayerOf final : public Player {
 public:
  using View = typename G::View;
  explicit PlayerOf(std::unique_ptr<kernel::Bot<View>> bot) : bot_(std::move(bot)) {}

  [[nodiscard]] int choose(const Match& match, const kernel::Decision& d, kernel::Luck& luck) override {
    return bot_->choose(heard(match, d.seat()), d, luck);
  }
  [[nodiscard]] std::optional<int> interject(const Match& match, kernel::Seat seat, const kernel::Decision& offers,
                                             kernel::Luck& luck) override {
    return bot_->interject(heard(match, seat), offers, luck);
  }
  [[nodiscard]] std::optional<int> say(const Match& match, kernel::Seat seat, std::span<const kernel::Remark> offers,
                                       kernel::Luck& luck) override {
    const View view = heard(match, seat);
    kernel::Talker<View>* const talker = bot_->talker();
    return talker == nullptr ? std::nullopt : talker->say(view, offers, luck);
  }

 private:
  /// What the seat sees, once its bot has heard what was said.
  [[nodiscard]] View heard(const Match& match, kernel::Seat seat) const {
    View view{};
    static_cast<const MatchOf<G>&>(match).session.view(seat, view);
    kernel::Talker<View>* const talker = match.said().empty() ? nullptr : bot_->talker();
    if (talker != nullptr) talker->hear(view, match.said());
    return view;
  }

  std::unique_ptr<kernel::Bot<View>> bot_;
};

}  // namespace house
