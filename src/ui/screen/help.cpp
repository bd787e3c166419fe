#include "ui/screen/help.h"

#include <QCoreApplication>

#include "ui/look/say.h"
#include "ui/screen/keywords.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

/// The sentences of help itself.
struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(HelpWords)
};

}  // namespace

QString reasonOf(const Help& help) {
  if (!help.whyNot.isEmpty()) return help.whyNot;
  return help.now.isEmpty() ? help.about : help.now.join('\n');
}

QString shortHelp(const Help& help) {
  QStringList lines = {help.name};
  if (!help.more.isEmpty() && help.now.isEmpty()) return lines.join('\n') + '\n' + help.more;
  const QString reason = reasonOf(help);
  if (!reason.isEmpty() && reason != help.name) lines << reason;
  if (!help.facts.isEmpty()) lines << help.facts;
  if (!help.card.isEmpty() && help.now.size() < 2) lines << (help.more.isEmpty() ? help.card : help.more);
  lines.removeAll(QString());
  return lines.join('\n');
}

namespace {

QString linkTo(const QString& page, const QString& words) {
  return QStringLiteral("<a href=\"%1\" style=\"color:#FFD98A\">%2</a>").arg(page, words);
}

/// The way to all that the card touches: its page, then the rules themselves.
QString rulesOfCard(const Help& help, const house::RuleBook* rules) {
  if (rules == nullptr || rules->rulesOn(help.design).empty()) return {};
  QStringList links = {linkTo("card:" + say(help.design), HelpWords::tr("all of them"))};
  for (const std::string& id : rules->rulesOn(help.design)) links << linkTo(say(id), say(id));
  return links.join(", ");
}

}  // namespace

QString wholeHelp(const Help& help, const house::RuleBook* rules) {
  const auto escaped = [](const QString& text) { return text.toHtmlEscaped().replace('\n', "<br>"); };
  const auto part = [&](const QString& title, const QString& html) {
    return html.isEmpty() ? QString() : "<h4>" + title + "</h4><p>" + html + "</p>";
  };
  QString html = "<h3>" + escaped(help.name) + "</h3>";
  if (!help.about.isEmpty()) html += "<p>" + escaped(help.about) + "</p>";
  html += part(help.factsTitle, escaped(help.facts));
  html += part(HelpWords::tr("What you can do with it"), escaped(help.now.join('\n')));
  html += part(HelpWords::tr("Why not now"), escaped(help.whyNot));
  html += part(HelpWords::tr("On the card"), escaped(help.card));
  QStringList texts;
  for (const kernel::Rule rule : help.rules) {
    const house::RuleText* text = rules == nullptr ? nullptr : rules->find(rule);
    if (text == nullptr) continue;
    const QString id = say(text->id);
    texts << linkTo(id, id) + ": " + escaped(said(text->text));
  }
  html += part(HelpWords::tr("The rule"), texts.join("<br>"));
  if (rules != nullptr)
    html +=
        part(HelpWords::tr("Words of the game"), keywordTips(help.about + ' ' + help.whyNot + ' ' + help.card, *rules));
  return html + part(HelpWords::tr("Rules of this card"), rulesOfCard(help, rules));
}

}  // namespace ui
