#pragma once
// The language of the window: texts, Qt's own dialogs, numbers and dates.

#include <QString>
#include <vector>

#include "engine/house/said/text.h"

namespace ui {

using house::Language;
using house::Text;

/// The languages in which any game has sentences, English first.
[[nodiscard]] std::vector<Language> languages();
/// "en", "de".
[[nodiscard]] QString languageCode(Language language);
/// A language's own name: "Deutsch".
[[nodiscard]] QString languageName(Language language);
/// The language with this code; else the system's, or English if that is not built in.
[[nodiscard]] Language languageFor(const QString& code);

/// Sets the current language. All widgets soon get QEvent::LanguageChange.
void speak(Language language);
/// The current language.
[[nodiscard]] Language spoken();
/// A text of cards or rules in the current language.
[[nodiscard]] QString said(const Text& text);

}  // namespace ui
