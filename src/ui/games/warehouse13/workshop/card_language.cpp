#include "ui/games/warehouse13/workshop/card_language.h"

#include "engine/kernel/errors.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/settings/language.h"

namespace w13 {

std::string CardLanguage::of(const std::string& english) {
  if (spoken() != kGerman) return english;
  if (!german_) try {
      german_.emplace(std::filesystem::path(data_.toStdString()));
    } catch (const kernel::DataError&) {
      german_.emplace();  // another data folder: nothing is known there
    }
  return german_->of(english);
}

Completions CardLanguage::of(Completions words) {
  for (Completion& each : words.words) each.means = of(each.means);
  return words;
}

}  // namespace w13
