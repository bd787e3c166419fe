#pragma once
// Texts about the card language, in the window's language. The card language's own words are kept.

#include <QString>
#include <optional>

#include "workshop/warehouse13/kit.h"

namespace w13 {

class CardLanguage {
 public:
  /// Reads from the program's data folder. Without its file all texts are English.
  explicit CardLanguage(QString data) : data_(std::move(data)) {}

  /// A sentence about cards.
  [[nodiscard]] std::string of(const std::string& english);
  /// Completions with their meanings.
  [[nodiscard]] Completions of(Completions words);

 private:
  QString data_;
  std::optional<German> german_;  ///< read on first use
};

}  // namespace w13
