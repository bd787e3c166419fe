#pragma once
// The widget of one plain value in the form of a card.

#include <QPlainTextEdit>
#include <functional>

#include "ui/workshop/card_language.h"
#include "workshop/plain_fields.h"

namespace ui {

/// A text that takes as many lines as it needs, up to four. Enter goes on to what comes next.
class FieldText final : public QPlainTextEdit {
  Q_OBJECT
 public:
  explicit FieldText(QWidget* parent = nullptr);
  /// The lines that it has, at the least and at the most.
  static constexpr int kFewest = 1, kMost = 4;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void fit();
};

/// A widget, and how it is given a value. What somebody enters there is told to whoever made it; what it is given is
/// not.
struct CardField {
  QWidget* widget = nullptr;
  QWidget* beside = nullptr;  ///< a button that belongs to it; nullptr: none
  std::function<void(const house::OrderedJson&)> set;
};

/// Makes the widget of a field. `may`: whether there may be no value. `entered` is called with each new value, null if
/// there is none any more.
[[nodiscard]] CardField fieldFor(const house::PlainField& field, bool may, CardLanguage& language,
                                 std::function<void(const house::OrderedJson&)> entered);

}  // namespace ui
