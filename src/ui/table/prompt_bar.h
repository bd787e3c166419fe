#pragma once
// The bar at the bottom: who is asked what, what can be clicked, by which rule, and buttons for what has no object.

#include "ui/screen/area.h"

namespace w13 {

/// A button of the prompt bar.
struct PromptButton {
  QString words;
  QString key;      ///< its short cut as shown: "H", "Enter"
  QString command;  ///< what it does if it makes no choice
  std::vector<kernel::Choice> choices;
  bool gold = false;
};

struct Prompt {
  QString portrait;  ///< drawing of who is asked
  QString question;
  QString hint;
  QString rule;
  QColor border = QColor(colour::kAmber);
  std::vector<PromptButton> buttons;
};

class PromptBar final : public Area {
  Q_OBJECT
 public:
  void take(Prompt prompt) { prompt_ = std::move(prompt); }
  [[nodiscard]] const Prompt& prompt() const { return prompt_; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  /// Lays out the buttons from the right; gives the x where they begin.
  double drawButtons();
  Prompt prompt_;
};

/// "CLAIM-09 · Work the Case": how a rule is named under a question.
[[nodiscard]] QString ruleLine(const RuleBook* rules, kernel::Rule rule);

}  // namespace w13
