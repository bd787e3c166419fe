#pragma once
// Texts about the card language, in the window's language. The card language's own words are kept.

#include <QString>
#include <optional>

#include "workshop/completion.h"
#include "workshop/german.h"

namespace ui {

class CardLanguage {
 public:
  /// Reads from the program's data folder. Without its file all texts are English.
  explicit CardLanguage(QString data) : data_(std::move(data)) {}

  /// A sentence about cards.
  [[nodiscard]] std::string of(const std::string& english);
  /// Completions with their meanings.
  [[nodiscard]] house::Completions of(house::Completions words);

 private:
  QString data_;
  std::optional<house::German> german_;  ///< read on first use
};

}  // namespace ui
