#pragma once
// A button drawn on a screen: brass for what is possible, gold for what goes on, violet for the Neutralizer.

#include "ui/screen/piece.h"

namespace w13 {

/// What a button says by its colour.
enum class ButtonTone {
  Plain,
  Gold,    ///< it goes on; Enter presses it
  Violet,  ///< it has to do with the Neutralizer
  Off,     ///< it will go on, once something has been picked
};

/// How wide a button has to be for its words and its short cut, in units.
[[nodiscard]] double buttonWidth(const QString& words, const QString& key);
/// A button at a place, with its short cut as a small key; `key` may be empty.
[[nodiscard]] PieceLook buttonLook(const QRectF& at, const QString& words, const QString& key,
                                   ButtonTone tone = ButtonTone::Plain);

}  // namespace w13
