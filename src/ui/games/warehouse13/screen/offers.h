#pragma once
// The choices of a decision, handed out to the things on the screen that stand for them. The rest become buttons of the
// prompt bar, so that every choice can be made.

#include <span>
#include <vector>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/seen/view.h"

namespace w13 {

class Offers {
 public:
  Offers() = default;
  /// The view says which dice are alike: a die that no choice names stands for the alike one that is offered.
  Offers(std::span<const kernel::Choice> choices, const View& view)
      : choices_(choices.begin(), choices.end()), view_(&view) {}

  /// The choices with this noun and any, or one of these, verbs; marks them as shown.
  std::vector<kernel::Choice> of(kernel::Noun noun, std::span<const verb::Id> verbs = {});
  std::vector<kernel::Choice> of(kernel::Noun noun, std::initializer_list<verb::Id> verbs) {
    return of(noun, std::span(verbs.begin(), verbs.size()));
  }
  /// Whether any choice names a thing of this kind.
  [[nodiscard]] bool any(Thing thing) const;
  [[nodiscard]] bool any(verb::Id verb) const;
  /// Whether any choice names this.
  [[nodiscard]] bool names(kernel::Noun noun) const;
  /// The number of choices shown.
  [[nodiscard]] int shown() const;
  /// The choices not shown yet.
  [[nodiscard]] std::vector<kernel::Choice> rest() const;

 private:
  [[nodiscard]] kernel::Noun offeredFor(kernel::Noun noun) const;

  std::vector<kernel::Choice> choices_;
  const View* view_ = nullptr;  ///< must outlive the offers; nullptr: no offers
  std::vector<bool> shown_ = std::vector<bool>();
};

}  // namespace w13
