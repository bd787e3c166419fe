// The table of contents of the rules is complete: every step can stand on the agenda, and nothing else does.

#include <algorithm>
#include <set>

#include "hygiene/sources.h"
#include "support/catch.h"

using hygiene::Source;
using hygiene::Word;

namespace {

// The names between "kernel::Agenda<" and its end.
std::set<std::string> onTheAgenda(const Source& source) {
  const std::vector<Word> words = wordsOf(source);
  std::set<std::string> names;
  bool inside = false;
  for (std::size_t at = 1; at < words.size(); ++at) {
    if (words[at - 1].text == "kernel" && words[at].text == "Agenda") inside = true;
    else if (inside && words[at].text == "namespace") break;
    else if (inside && std::isdigit(static_cast<unsigned char>(words[at].text.front())) == 0)
      names.insert(words[at].text);
  }
  return names;
}

std::set<std::string> structsOf(const Source& source) {
  std::set<std::string> names;
  const std::vector<Word> words = wordsOf(source);
  for (std::size_t at = 0; at + 1 < words.size(); ++at)
    if (words[at].text == "struct") names.insert(words[at + 1].text);
  return names;
}

}  // namespace

TEST_CASE("every step of steps.h is on the agenda's list, and every name on the list is a step of it") {
  const std::string path = "src/engine/warehouse13/steps.h";
  const Source steps = hygiene::parse(path, hygiene::textOf(path));
  const std::set<std::string> listed = onTheAgenda(steps);
  CHECK(listed.size() > 80);
  CHECK(structsOf(steps) == listed);
}
