#include "ui/games/warehouse13/panels/rule_page.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "ui/games/warehouse13/panels/rule_index.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/say.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

/// The sentences on the pages.
struct PageWords {
  Q_DECLARE_TR_FUNCTIONS(PageWords)
};

QString link(const QString& id, const QString& words) {
  return QStringLiteral("<a href=\"%1\" style=\"color:#7A3A06\">%2</a>").arg(id, words.toHtmlEscaped());
}
QString link(const QString& id) { return link(id, id); }

QString paragraph(const QString& html) {
  return html.isEmpty() ? QString() : "<p style=\"line-height:132%\">" + html + "</p>";
}

/// The heading of a page. No <h3>: its size would be counted from the text's, whatever the sheet says.
QString heading(const QString& words) { return "<p class=\"title\">" + words.toHtmlEscaped() + "</p>"; }

/// What rules an entry leads to, as links.
QString linksTo(const std::vector<std::string>& see) {
  QStringList links;
  for (const std::string& each : see) links << link(say(each));
  return links.isEmpty() ? QString() : paragraph(PageWords::tr("See also: %1").arg(links.join(", ")));
}

}  // namespace

RulePages::RulePages(const RuleBook& rules, const Catalog& cards, Language language)
    : rules_(rules), cards_(cards), words_(cards, nullptr, {}, language) {}

QString RulePages::linked(const QString& text) const {
  static const QRegularExpression kId("[A-Z]+-[0-9]+");
  QString html = text.toHtmlEscaped();
  qsizetype at = 0;
  for (QRegularExpressionMatch match = kId.match(html); match.hasMatch(); match = kId.match(html, at)) {
    const QString id = match.captured();
    const QString shown = rules_.find(id.toStdString()) == nullptr ? id : link(id);
    html.replace(match.capturedStart(), id.size(), shown);
    at = match.capturedStart() + shown.size();
  }
  return html;
}

QString RulePages::cardsUnder(const RuleText& rule) const {
  QStringList links;
  for (const std::string& id : rules_.cardsUnder(rule))
    if (const DesignId design = cards_.find(id); design != DesignId::None)
      links << link(pageOf(cards_.of(design)), say(words_.text(cards_.of(design).name)));
  return links.isEmpty() ? QString() : paragraph(PageWords::tr("Cards: %1").arg(links.join(", ")));
}

QString RulePages::metWith(const RuleText& rule) const {
  QStringList lines;
  const kernel::Rule number = ruleNamed(rule.id);
  for (const Ask ask : questionsUnder(rule, rules_))
    lines << PageWords::tr("As a question: %1").arg(say(words_.questionKind(ask)).toHtmlEscaped());
  for (const std::string& kind : words_.eventKinds(number))
    lines << PageWords::tr("In the log: %1").arg(say(kind).toHtmlEscaped());
  for (const std::string& kind : words_.reasonKinds(number))
    lines << PageWords::tr("As a reason why not: %1").arg(say(kind).toHtmlEscaped());
  return lines.isEmpty() ? QString() : paragraph(PageWords::tr("Where you meet it:") + "<br>" + lines.join("<br>"));
}

QString RulePages::ofRule(const RuleText& rule) const {
  const RuleSection& section = rules_.sectionOf(rule);
  const QString chapter = say(words_.text(section.title));
  return heading(say(rule.id) + QStringLiteral(" \u00b7 ") + chapter) + paragraph(linked(say(words_.text(rule.text)))) +
         linksTo(rule.see) + cardsUnder(rule) + metWith(rule) +
         paragraph("<i>" + link(QStringLiteral("section:%1").arg(rule.section), chapter) + ": " +
                   say(words_.text(section.about)).toHtmlEscaped() + "</i>");
}

QString RulePages::ofWord(const Keyword& keyword) const {
  const QString icon =
      keyword.icon.empty() ? QString() : QStringLiteral("<img src=\"icon:%1\">").arg(say(keyword.icon));
  return heading(say(words_.text(keyword.word))) + paragraph(icon) +
         paragraph(say(words_.text(keyword.text)).toHtmlEscaped()) + linksTo(keyword.see);
}

QString RulePages::ofCard(const Design& card) const {
  QString html = heading(say(words_.text(card.name))) + paragraph(say(words_.plain(card.text)).toHtmlEscaped());
  QStringList lines;
  for (const std::string& id : rules_.rulesOn(card.id))
    if (const RuleText* rule = rules_.find(id))
      lines << link(say(id)) + ": " + say(words_.text(rule->text)).toHtmlEscaped();
  html += lines.isEmpty() ? QString() : paragraph(PageWords::tr("Rules it touches:") + "<br>" + lines.join("<br>"));
  const QString kind = chapterOf(card.kind);
  for (const BookChapter& chapter : chaptersOf(rules_, cards_))
    if (chapter.id == kind) html += paragraph("<i>" + link(kind, chapter.title) + "</i>");
  return html;
}

QString RulePages::ofChapter(const QString& id) const {
  for (const BookChapter& chapter : chaptersOf(rules_, cards_)) {
    if (chapter.id != id) continue;
    QString html = heading(chapter.title) + paragraph(chapter.about.toHtmlEscaped());
    for (const BookEntry& entry : chapter.entries) {
      const RuleText* rule = rules_.find(entry.id.toStdString());
      const QString name = rule != nullptr ? entry.id : entry.line.section(": ", 0, 0);
      const QString text = rule != nullptr ? say(words_.text(rule->text)) : entry.line.section(": ", 1);
      if (rule == nullptr) {
        html += paragraph(link(entry.id, name) + (text.isEmpty() ? QString() : ": " + text.toHtmlEscaped()));
        continue;
      }
      html += QStringLiteral(
                  "<table style=\"float:right\"><tr><td style=\"font-family:GNUTypewriter; white-space:nowrap; "
                  "padding-left:12px\">%2</td></tr></table>%1")
                  .arg(paragraph(linked(text)), link(entry.id, name));
    }
    return html;
  }
  return {};
}

QString RulePages::page(const QString& id) const {
  const std::string name = id.toStdString();
  if (const RuleText* rule = rules_.find(name)) return ofRule(*rule);
  if (const Keyword* keyword = rules_.keyword(name)) return ofWord(*keyword);
  if (!id.startsWith(u"card:")) return ofChapter(id);
  const DesignId design = cards_.find(name.substr(5));
  return design == DesignId::None ? QString() : ofCard(cards_.of(design));
}

QString RulePages::iconOn(const QString& id) const {
  const Keyword* keyword = rules_.keyword(id.toStdString());
  return keyword == nullptr ? QString() : say(keyword->icon);
}

}  // namespace w13
