#include "engine/games/warehouse51/cards/read_back.h"

#include <algorithm>

#include "engine/games/warehouse51/cards/language.h"
#include "engine/house/said/filled.h"

namespace w51 {

namespace {

std::string_view whenOf(Keyword keyword) {
  switch (keyword) {
    case Keyword::Immediate: return "When bought at auction";
    case Keyword::Permanent: return "While owned";
    case Keyword::EndOfGame: return "At the end of the game";
    case Keyword::Scoring: return "When points are counted";
    case Keyword::None: break;
  }
  return "";
}

}  // namespace

std::string readBack(const Relic& relic) {
  std::string text = relic.name.en + " (" + relic.id + "). " + house::capital(std::string(nameOf(relic.category))) +
                     ", value " + std::to_string(relic.value) + ", " +
                     std::string(kernel::at(kSymbolNames, static_cast<int>(relic.symbol))) +
                     (relic.fist ? ", a weapon" : "") + (relic.counterfeit ? "" : ", never a counterfeit") + ".\n";
  const std::string when(whenOf(relic.keyword));
  const auto line = [&](const std::string& said) { text += "  " + when + ": " + said + ".\n"; };
  for (const std::vector<Step>* list : {&relic.does, &relic.ends})
    for (const Step& step : *list) line(std::ranges::find(verbs(), step.verb, &VerbRow::id)->say(step));
  for (const Standing& entry : relic.standing)
    line(std::ranges::find(queries(), entry.query, &QueryRow::id)->say(entry));
  return text;
}

}  // namespace w51
