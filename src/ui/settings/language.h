#pragma once
// The language that the program speaks in its window: texts, Qt's own dialogs, numbers and dates.

#include <QString>
#include <vector>

#include "engine/games/warehouse13/said/words.h"

namespace w13 {

/// The languages that data/words has a file of, English first.
[[nodiscard]] std::vector<Language> languages();
/// "en", "de".
[[nodiscard]] QString languageCode(Language language);
/// What a language calls itself: "Deutsch".
[[nodiscard]] QString nameOf(Language language);
/// The language with this code; the system's if there is no such code, and English if the system's is not built in.
[[nodiscard]] Language languageFor(const QString& code);

/// Speaks it from now on. All widgets are told soon after (QEvent::LanguageChange).
void speak(Language language);
/// What is spoken now.
[[nodiscard]] Language spoken();
/// A text of cards or rules in the language spoken.
[[nodiscard]] QString said(const Text& text);

}  // namespace w13
