#include "ui/pages/bot_words.h"

#include <QCoreApplication>
#include <map>

namespace w13 {

namespace {

struct BotWords {
  const char* name;
  const char* strength;
};

const std::map<QString, BotWords>& all() {
  static const std::map<QString, BotWords> kAll = {
      {"random", {QT_TRANSLATE_NOOP("w13::Bots", "Rookie"), QT_TRANSLATE_NOOP("w13::Bots", "guesses")}},
      {"rule", {QT_TRANSLATE_NOOP("w13::Bots", "Steady"), QT_TRANSLATE_NOOP("w13::Bots", "plans")}},
      {"loyal", {QT_TRANSLATE_NOOP("w13::Bots", "By the book"), QT_TRANSLATE_NOOP("w13::Bots", "honest")}},
  };
  return kAll;
}

}  // namespace

QString botName(const QString& bot) {
  const auto found = all().find(bot);
  return found == all().end() ? bot : QCoreApplication::translate("w13::Bots", found->second.name);
}

QString botStrength(const QString& bot) {
  const auto found = all().find(bot);
  return found == all().end() ? QString() : QCoreApplication::translate("w13::Bots", found->second.strength);
}

}  // namespace w13
