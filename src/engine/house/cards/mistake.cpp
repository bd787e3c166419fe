#include "engine/house/cards/mistake.h"

#include <algorithm>
#include <tuple>

namespace house {

std::string summary(int files, const std::vector<Mistake>& mistakes) {
  const auto errors = std::ranges::count_if(mistakes, &Mistake::error);
  const auto hints = std::ranges::count_if(mistakes, &Mistake::hint);
  return std::to_string(files) + " files, " + std::to_string(errors) + " errors, " +
         std::to_string(std::ssize(mistakes) - errors - hints) + " warnings" +
         (hints > 0 ? ", " + std::to_string(hints) + " hints" : "");
}

std::string toString(const Mistake& mistake) {
  std::string text =
      kernel::harmless(mistake.file) + ":" + std::to_string(mistake.line) + ":" + std::to_string(mistake.column);
  text += mistake.error ? ": error: " : mistake.hint ? ": hint: " : ": warning: ";
  text += mistake.message;
  if (!mistake.pointer.empty()) text += " (" + mistake.pointer + ")";
  return text;
}

void putInOrder(std::vector<Mistake>& mistakes) {
  std::stable_sort(mistakes.begin(), mistakes.end(), [](const Mistake& a, const Mistake& b) {
    return std::tie(a.file, a.rest, a.line, a.column) < std::tie(b.file, b.rest, b.line, b.column);
  });
}

void Complaints::tell(Mistake mistake) {
  const bool error = mistake.error;
  if (++told_[error] <= kMostMistakes) return mistakes_.push_back(std::move(mistake));
  const std::size_t more = told_[error] - kMostMistakes;
  if (more == 1) {
    rest_[error] = mistakes_.size();
    mistake.pointer.clear();
    mistake.rest = true;
    mistakes_.push_back(std::move(mistake));
  }
  mistakes_[rest_[error]].message =
      "and " + std::to_string(more) + " more " + (error ? "errors" : "warnings") + " in this file, from here on";
}

}  // namespace house
