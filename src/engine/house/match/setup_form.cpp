#include "engine/house/match/setup_form.h"

#include <charconv>

namespace house {

namespace {

int numberIn(const std::string& text, std::size_t from) {
  int number = -1;
  std::from_chars(text.data() + from, text.data() + text.size(), number);
  return number;
}

/// Whether "start-consequences=2" fits "start-consequences=1..3".
bool fits(const std::string& option, const std::string& form) {
  const std::size_t equals = form.find('=');
  if (equals == std::string::npos || !option.starts_with(form.substr(0, equals + 1))) return option == form;
  const int chosen = numberIn(option, equals + 1);
  return chosen >= numberIn(form, equals + 1) && chosen <= numberIn(form, form.find("..") + 2) &&
         option == form.substr(0, equals + 1) + std::to_string(chosen);
}

}  // namespace

std::string faultOfOption(const SetupForm& form, const std::string& option) {
  std::string known;
  for (const std::string& each : form.options) {
    if (fits(option, each)) return {};
    known += (known.empty() ? "" : ", ") + each;
  }
  return "there is no variant \"" + option + "\"; " + (known.empty() ? "there are none" : "the variants are " + known);
}

std::string drawn(const std::string& option, kernel::Luck& luck) {
  const std::size_t equals = option.find('='), dots = option.find("..");
  if (dots == std::string::npos) return option;
  const int least = numberIn(option, equals + 1), most = numberIn(option, dots + 2);
  return option.substr(0, equals + 1) + std::to_string(least + luck.pick(most - least + 1, kernel::ChanceOf::Card));
}

}  // namespace house
