#include "ui/games/warehouse51/table/table_help.h"

#include "engine/games/warehouse51/rule_ids.h"
#include "ui/games/warehouse51/table/hall_area.h"
#include "ui/look/say.h"
#include "ui/settings/language.h"

namespace w51 {

namespace {

void tellRelic(Help& help, const Sight& sight, RelicId id) {
  const Relic& relic = sight.cards.of(id);
  help.about = QStringLiteral("%1; %2").arg(sight.nameOf(relic.category), AuctionArea::tr("value %1").arg(relic.value));
  if (relic.fist) help.about += QStringLiteral("; ") + AuctionArea::tr("a weapon, sold in a blind auction");
  help.card = relic.text.en.empty() ? AuctionArea::tr("No effect. Its value alone.") : said(relic.text);
  help.design = relic.id;
  help.facts = relic.counterfeit ? AuctionArea::tr(
                                       "One counterfeit card names it; nobody knows whether it is on the table, "
                                       "but for those who have seen it there.")
                                 : AuctionArea::tr("No counterfeit of it exists.");
}

}  // namespace

Help helpOn(const Sight& sight, const PieceLook& look, const std::function<QString(Noun)>& why) {
  Help help;
  help.name = look.name;
  for (const Choice& each : look.choices) help.now << say(sight.voice.choice(sight.decision, each, sight.view.me));
  switch (look.noun.kind) {
    case noun::Relic: tellRelic(help, sight, relicOf(look.noun)); break;
    case noun::Deck: help.about = leftIn(sight, categoryOf(look.noun)); break;
    case noun::Counterfeit:
      help.about = AuctionArea::tr("It names a relic that is a counterfeit. It is turned up when the game ends.");
      break;
    default: break;
  }
  if (look.choices.empty() && look.noun.kind != 0 && why) {
    help.whyNot = why(look.noun);
    help.byRule = !help.whyNot.isEmpty();
  }
  if (sight.decision.rule() != Rule::None) help.rules.push_back(sight.decision.rule());
  return help;
}

}  // namespace w51
