#include "engine/house/terminal/wrapped.h"

#include <algorithm>

#include "engine/kernel/count.h"
#include "engine/kernel/harmless.h"
#include "engine/kernel/letters.h"

namespace house {

int lengthOf(const std::string& text) {
  return kernel::countIf(text, [](char c) { return !kernel::goesOn(c); });
}

std::string padded(std::string text, int length) {
  const int missing = length - lengthOf(text);
  if (missing > 0) text.append(kernel::sizeOf(missing), ' ');
  return text;
}

std::string broken(const std::string& text, int width, int indent) {
  std::string all, line;
  const std::string margin(kernel::sizeOf(indent), ' ');
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t end = std::min(text.find(' ', from), text.size());
    const std::string word = text.substr(from, end - from);
    if (lengthOf(line) + 1 + lengthOf(word) > width && !line.empty() && lengthOf(line) > indent) {
      all += line + '\n';
      line = margin + word;
    } else {
      line += from == 0 ? word : " " + word;
    }
    from = end + 1;
  }
  return all + line;
}

std::string printable(std::string_view text) {
  std::string kept;
  for (std::size_t at = 0; at < text.size();) {
    const kernel::Character here = kernel::characterAt(text, at);
    if (here.whole && !kernel::acts(here.code)) kept += text.substr(at, here.length);
    at += here.length;
  }
  return kept;
}

}  // namespace house
