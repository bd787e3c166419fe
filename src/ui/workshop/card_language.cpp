#include "ui/workshop/card_language.h"

#include "engine/kernel/errors.h"
#include "ui/settings/language.h"

namespace ui {

std::string CardLanguage::of(const std::string& english) {
  if (spoken() != house::kGerman) return english;
  if (!german_) try {
      german_.emplace(std::filesystem::path(data_.toStdString()));
    } catch (const kernel::DataError&) {
      german_.emplace();  // another data folder: nothing is known there
    }
  return german_->of(english);
}

house::Completions CardLanguage::of(house::Completions words) {
  for (house::Completion& each : words.words) each.means = of(each.means);
  return words;
}

}  // namespace ui
