#pragma once
// The bar at the bottom: who is asked what, what can be clicked, by which rule, and buttons for what has no object.

#include "ui/screen/area.h"
#include "ui/screen/button.h"

namespace w13 {

/// A button of the prompt bar.
struct PromptButton {
  QString words;
  QString key;      ///< its short cut as shown: "H", "Enter"
  QString command;  ///< what it does if it makes no choice
  std::vector<kernel::Choice> choices = {};
  ButtonTone tone = ButtonTone::Plain;
};

struct Prompt {
  QString portrait;  ///< drawing of who is asked
  QString question;
  QString hint;
  QString rule;
  QColor border = QColor(colour::kAmber);
  bool danger = false;                ///< one blow from the end: the bar is red
  std::vector<PromptButton> buttons;  ///< from left to right; the main one is the last
  /// The button that goes on, which Enter presses: it has a colour, and stands at the right end, where no other ever
  /// stands. nullptr: there is none, or it cannot be pressed yet.
  [[nodiscard]] const PromptButton* main() const;
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
  void addButton(const PromptButton& button, const QRectF& at);
  Prompt prompt_;
};

/// "CLAIM-09 · Work the Case": how a rule is named under a question.
[[nodiscard]] QString ruleLine(const RuleBook* rules, kernel::Rule rule);

}  // namespace w13
