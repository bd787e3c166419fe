#pragma once
// The widget of one plain value in the form of a card.

#include <QWidget>
#include <functional>

#include "ui/workshop/card_language.h"
#include "workshop/plain_fields.h"

namespace ui {

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
                                 const std::function<void(const house::OrderedJson&)>& entered);

}  // namespace ui
