#pragma once
// A button drawn on a screen: brass for options, gold to continue, violet for the Neutralizer.

#include "ui/screen/piece.h"

namespace ui {

/// The meaning of a button's colour.
enum class ButtonTone {
  Plain,
  Gold,    ///< continues; Enter presses it
  Violet,  ///< concerns the Neutralizer
  Off,     ///< will continue once something is picked
};

/// The least width of a button for its words and shortcut, in units.
[[nodiscard]] double buttonWidth(const QString& words, const QString& key);
/// A button with its shortcut as a small key; `key` may be empty.
[[nodiscard]] PieceLook buttonLook(const QRectF& at, const QString& words, const QString& key,
                                   ButtonTone tone = ButtonTone::Plain);

}  // namespace ui
