#pragma once
// What is said about the card language, in the language of the window. Its words stay as they are.

#include <QString>
#include <optional>

#include "workshop/completion.h"
#include "workshop/german.h"

namespace w13 {

class CardLanguage {
 public:
  /// Looks things up in the data folder of the program. Without its file all is said in English.
  explicit CardLanguage(QString data) : data_(std::move(data)) {}

  /// A sentence about cards.
  [[nodiscard]] std::string of(const std::string& english);
  /// Words to complete, with what they mean.
  [[nodiscard]] Completions of(Completions words);

 private:
  QString data_;
  std::optional<German> german_;  ///< read when somebody wants it
};

}  // namespace w13
