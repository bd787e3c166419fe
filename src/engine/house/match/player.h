#pragma once
// A seat of a match that is played by the program. It is shown what a person in that seat would see.

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/house/match/match_of.h"
#include "engine/house/match/recollection.h"
#include "engine/house/said/text.h"
#include "engine/kernel/bot.h"
#include "engine/kernel/dreams.h"

namespace house {

/// A bot's name for people, and how it plays, in brief.
struct BotAbout {
  std::string_view id;
  Text name;
  Text plays;
  bool offered = true;       ///< at set-up, as one of the strengths to play with; others are there to measure by
  bool thinksAhead = false;  ///< it needs time to be worth its name
};

/// How long a bot that thinks ahead is given at least, in milliseconds, however quickly people want its answers.
inline constexpr int kLeastThought = 300;

class Player {
 public:
  virtual ~Player() = default;
  /// Takes in all that the seat has been shown of a match that goes on, as if it had sat there from the beginning.
  virtual void recall(const Match& match, kernel::Seat seat) = 0;
  /// The index of the choice to make in the seat's decision, which has at least one.
  [[nodiscard]] virtual int choose(const Match& match, const kernel::Decision& d, kernel::Luck& luck) = 0;
  /// The index of the interjection to make, or none. Called once per window; `offers` may be empty.
  [[nodiscard]] virtual std::optional<int> interject(const Match& match, kernel::Seat seat,
                                                     const kernel::Decision& offers, kernel::Luck& luck) = 0;
  /// Who thinks ahead asks this now and then, on whatever thread, and answers as soon as it is true.
  void stopWhen(std::function<bool()> stop) { stop_ = std::move(stop); }
  /// How it does two pieces of work at the same time.
  void thinkBy(kernel::Both both) { both_ = std::move(both); }
  /// The index of the remark to make, or none; `offers` may be empty. Asked at public moments only.
  [[nodiscard]] virtual std::optional<int> say(const Match& /*match*/, kernel::Seat /*seat*/,
                                               std::span<const kernel::Remark> /*offers*/, kernel::Luck& /*luck*/) {
    return std::nullopt;
  }

 protected:
  std::function<bool()> stop_;
  kernel::Both both_;
};

/// A bot of one game as a player; it may only meet matches of that game.
template <kernel::Game G>
class PlayerOf final : public Player {
 public:
  using View = typename G::View;
  explicit PlayerOf(std::unique_ptr<kernel::Bot<View>> bot) : bot_(std::move(bot)) {}

  void recall(const Match& match, kernel::Seat seat) override {
    const Past<G> past = pastOf<G>(static_cast<const MatchOf<G>&>(match));
    Recollection(past, seat, *bot_).upTo(past.last());
  }
  [[nodiscard]] int choose(const Match& match, const kernel::Decision& d, kernel::Luck& luck) override {
    return asked(match, d.seat(), [&](const View& view) { return bot_->choose(view, d, luck); });
  }
  [[nodiscard]] std::optional<int> interject(const Match& match, kernel::Seat seat, const kernel::Decision& offers,
                                             kernel::Luck& luck) override {
    return asked(match, seat, [&](const View& view) { return bot_->interject(view, offers, luck); });
  }
  [[nodiscard]] std::optional<int> say(const Match& match, kernel::Seat seat, std::span<const kernel::Remark> offers,
                                       kernel::Luck& luck) override {
    const View view = heard(match, seat);
    kernel::Talker<View>* const talker = bot_->talker();
    return talker == nullptr ? std::nullopt : talker->say(view, offers, luck);
  }

 private:
  /// Answers, with the match at hand to dream of.
  template <class Answer>
  [[nodiscard]] auto asked(const Match& match, kernel::Seat seat, const Answer& answer) const {
    const View view = heard(match, seat);
    const auto& session = static_cast<const MatchOf<G>&>(match).session;
    const kernel::DreamsOf<G> dreams(session.game(), session.state());
    const typename kernel::Bot<View>::Given given{dreams, stop_, both_};
    bot_->give(&given);
    const auto answered = answer(view);
    bot_->give(nullptr);
    return answered;
  }
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
