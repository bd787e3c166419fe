#include "ui/screen/rule_titles.h"

#include <QCoreApplication>

namespace w13 {

namespace {

// Named here so that they are found when the sources are searched for what is to be translated.
[[maybe_unused]] constexpr const char* kTitles[] = {
    QT_TRANSLATE_NOOP("RuleBook", "Components and counts"),
    QT_TRANSLATE_NOOP("RuleBook", "Dice"),
    QT_TRANSLATE_NOOP("RuleBook", "Iconography"),
    QT_TRANSLATE_NOOP("RuleBook", "Card kinds"),
    QT_TRANSLATE_NOOP("RuleBook", "Game setup"),
    QT_TRANSLATE_NOOP("RuleBook", "Episode sequence"),
    QT_TRANSLATE_NOOP("RuleBook", "Ping phase"),
    QT_TRANSLATE_NOOP("RuleBook", "Adversary turn and Traitor turn"),
    QT_TRANSLATE_NOOP("RuleBook", "Agent turns"),
    QT_TRANSLATE_NOOP("RuleBook", "Obstacles, challenges, rings, gear, snags"),
    QT_TRANSLATE_NOOP("RuleBook", "Warehouse Actions"),
    QT_TRANSLATE_NOOP("RuleBook", "Field Actions"),
    QT_TRANSLATE_NOOP("RuleBook", "Work the Case"),
    QT_TRANSLATE_NOOP("RuleBook", "Retrieval phase"),
    QT_TRANSLATE_NOOP("RuleBook", "Cleanup phase"),
    QT_TRANSLATE_NOOP("RuleBook", "Finale"),
    QT_TRANSLATE_NOOP("RuleBook", "First Agent Rule and Standard Protocol"),
    QT_TRANSLATE_NOOP("RuleBook", "Bronzing"),
    QT_TRANSLATE_NOOP("RuleBook", "Traitor reveals"),
    QT_TRANSLATE_NOOP("RuleBook", "Secrecy"),
    QT_TRANSLATE_NOOP("RuleBook", "Discard piles"),
    QT_TRANSLATE_NOOP("RuleBook", "Hand limit"),
    QT_TRANSLATE_NOOP("RuleBook", "Winning"),
    QT_TRANSLATE_NOOP("RuleBook", "Variants and difficulty"),
    QT_TRANSLATE_NOOP("RuleBook", "FAQ"),
    QT_TRANSLATE_NOOP("RuleBook", "Cards legible in the manual's pictures"),
    QT_TRANSLATE_NOOP("RuleBook", "Worked examples"),
    QT_TRANSLATE_NOOP("RuleBook", "Rulings"),
};

}  // namespace

QString titleOf(const RuleBook& rules, int section) {
  const auto& titles = rules.sections();
  if (section <= 0 || static_cast<std::size_t>(section) >= titles.size()) return {};
  return QCoreApplication::translate("RuleBook", titles[static_cast<std::size_t>(section)].c_str());
}

}  // namespace w13
