#include "ui/rules/rule_page.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

#include "ui/look/say.h"
#include "ui/rules/rule_index.h"
#include "ui/settings/language.h"

namespace ui {

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

QString RulePages::cardsUnder(const house::RuleText& rule) const {
  QStringList links;
  for (const std::string& id : rules_.cardsUnder(rule))
    if (const QString name = game_.cardName(id); !name.isEmpty()) links << link("card:" + say(id), name);
  return links.isEmpty() ? QString() : paragraph(PageWords::tr("Cards: %1").arg(links.join(", ")));
}

QString RulePages::metWith(const house::RuleText& rule) const {
  QStringList lines;
  for (const QString& each : game_.metWith(rule)) lines << each.toHtmlEscaped();
  return lines.isEmpty() ? QString() : paragraph(PageWords::tr("Where you meet it:") + "<br>" + lines.join("<br>"));
}

QString RulePages::ofRule(const house::RuleText& rule) const {
  const house::RuleSection& section = rules_.sectionOf(rule);
  const QString chapter = said(section.title);
  return heading(say(rule.id) + QStringLiteral(" \u00b7 ") + chapter) + paragraph(linked(said(rule.text))) +
         linksTo(rule.see) + cardsUnder(rule) + metWith(rule) +
         paragraph("<i>" + link(QStringLiteral("section:%1").arg(rule.section), chapter) + ": " +
                   said(section.about).toHtmlEscaped() + "</i>");
}

QString RulePages::ofWord(const house::Keyword& keyword) const {
  const QString icon =
      keyword.icon.empty() ? QString() : QStringLiteral("<img src=\"icon:%1\">").arg(say(keyword.icon));
  return heading(said(keyword.word)) + paragraph(icon) + paragraph(said(keyword.text).toHtmlEscaped()) +
         linksTo(keyword.see);
}

QString RulePages::ofCard(const std::string& id) const {
  const QString name = game_.cardName(id);
  if (name.isEmpty()) return {};
  QString html = heading(name) + paragraph(game_.cardText(id).toHtmlEscaped());
  QStringList lines;
  for (const std::string& each : rules_.rulesOn(id))
    if (const house::RuleText* rule = rules_.find(each))
      lines << link(say(each)) + ": " + said(rule->text).toHtmlEscaped();
  html += lines.isEmpty() ? QString() : paragraph(PageWords::tr("Rules it touches:") + "<br>" + lines.join("<br>"));
  const auto holds = [&](const BookChapter& chapter) {
    return std::ranges::any_of(chapter.entries, [&](const BookEntry& each) { return each.id == "card:" + say(id); });
  };
  for (const BookChapter& chapter : game_.cards())
    if (holds(chapter)) html += paragraph("<i>" + link(chapter.id, chapter.title) + "</i>");
  return html;
}

QString RulePages::ofChapter(const QString& id) const {
  for (const BookChapter& chapter : chaptersOf(rules_, game_)) {
    if (chapter.id != id) continue;
    QString html = heading(chapter.title) + paragraph(chapter.about.toHtmlEscaped());
    for (const BookEntry& entry : chapter.entries) {
      const house::RuleText* rule = rules_.find(entry.id.toStdString());
      const QString name = rule != nullptr ? entry.id : entry.line.section(": ", 0, 0);
      const QString text = rule != nullptr ? said(rule->text) : entry.line.section(": ", 1);
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
  if (const house::RuleText* rule = rules_.find(name)) return ofRule(*rule);
  if (const house::Keyword* keyword = rules_.keyword(name)) return ofWord(*keyword);
  return id.startsWith(u"card:") ? ofCard(name.substr(5)) : ofChapter(id);
}

QString RulePages::iconOn(const QString& id) const {
  const house::Keyword* keyword = rules_.keyword(id.toStdString());
  return keyword == nullptr ? QString() : say(keyword->icon);
}

}  // namespace ui
