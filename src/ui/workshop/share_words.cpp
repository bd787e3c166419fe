#include "ui/workshop/share_words.h"

#include "engine/kernel/count.h"
#include "ui/settings/language.h"
#include "ui/workshop/share_panel.h"

namespace ui {

namespace {

QString lineOf(const house::PackChange& change) {
  const QString place = QString::fromStdString(change.path).section(u'.', 0, -2);
  const QString card =
      change.name.empty() ? place : QStringLiteral("%1 (%2)").arg(QString::fromStdString(change.name), place);
  if (change.what == house::PackChange::What::New) return SharePanel::tr("new: %1").arg(card);
  if (change.what == house::PackChange::What::Removed) return SharePanel::tr("taken away: %1").arg(card);
  QStringList keys;
  for (const house::ChangedValue& value : change.values) keys << QString::fromStdString(value.pointer.substr(1));
  return SharePanel::tr("%1: %2", "a card and what of it changes").arg(card, keys.join(", "));
}

}  // namespace

void list(QListWidget& into, const house::PackReport& report) {
  into.clear();
  for (const std::string& mistake : report.mistakes)
    into.addItem(SharePanel::tr("error: %1").arg(QString::fromStdString(mistake)));
  for (const std::string& conflict : report.conflicts)
    into.addItem(SharePanel::tr("conflict: %1").arg(QString::fromStdString(conflict)));
  for (const house::PackChange& change : report.changes) into.addItem(lineOf(change));
}

QString countsOf(const house::PackReport& report) {
  return SharePanel::tr("%n changes", nullptr, kernel::count(report.changes)) + ", " +
         SharePanel::tr("%n conflicts", nullptr, kernel::count(report.conflicts)) + ", " +
         SharePanel::tr("%n errors", nullptr, kernel::count(report.mistakes)) + ", " +
         SharePanel::tr("%n warnings", nullptr, report.warnings) + ".";
}

QString lineOf(const house::PackLabel& label) {
  return SharePanel::tr("%1 %2 by %3", "a pack, its version, its author")
      .arg(said(label.name), QString::fromStdString(label.version), QString::fromStdString(label.author));
}

QString endingOf(const house::CardPart& cards) {
  const std::string_view ending = cards.packEnding();
  return QString::fromUtf8(ending.data(), static_cast<qsizetype>(ending.size()));
}

}  // namespace ui
