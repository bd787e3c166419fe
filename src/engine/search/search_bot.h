#pragma once
// A bot that plays by searching: of any game that has a guide.

#include <memory>
#include <optional>
#include <utility>

#include "engine/kernel/bot.h"
#include "engine/search/ranking.h"

namespace search {

template <class View>
class SearchBot final : public kernel::Bot<View> {
 public:
  /// `habit` says what it would do without a search, and sees all that happens; without dreams it is followed. The
  /// guide may refer to it.
  SearchBot(std::unique_ptr<kernel::Bot<View>> habit, std::unique_ptr<Guide<View>> guide, int dreams)
      : habit_(std::move(habit)), guide_(std::move(guide)), ranking_(*habit_, *guide_), effort_{.dreams = dreams} {}

  void notice(const View& view) override { habit_->notice(view); }
  int choose(const View& view, const kernel::Decision& d, kernel::Luck& luck) override {
    if (this->given() == nullptr || responding_ || guide_->byHabit(d)) return habit_->choose(view, d, luck);
    effort_.stop = this->given()->stop;
    effort_.both = this->given()->both;
    return *ranking_.answers(view, d, this->given()->match, effort_, luck).front().choice;
  }
  /// Windows are many and short: it responds by habit, and carries out by habit what it has begun. A search that undoes
  /// what costs nothing, and a habit that begins it again, would never end.
  std::optional<int> interject(const View& view, const kernel::Decision& offers, kernel::Luck& luck) override {
    const std::optional<int> made = habit_->interject(view, offers, luck);
    responding_ = made.has_value();
    return made;
  }

  [[nodiscard]] kernel::Talker<View>* talker() override { return habit_->talker(); }

 private:
  std::unique_ptr<kernel::Bot<View>> habit_;
  std::unique_ptr<Guide<View>> guide_;
  Ranking<View> ranking_;
  Effort effort_;
  bool responding_ = false;  ///< until a window is let pass: none opens within a response
};

}  // namespace search
