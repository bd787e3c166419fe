#include "ui/workshop/card_tree.h"

#include <QEvent>
#include <QHash>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/contrast.h"
#include "ui/look/style.h"
#include "ui/settings/language.h"
#include "workshop/card_words.h"

namespace ui {

namespace {

constexpr int kPath = Qt::UserRole, kFolder = Qt::UserRole + 1;

/// What is to be said of a card beside its name: a sign and words for it.
struct Badge {
  QString sign;
  QString words;
};

Badge badgeOf(const house::CardOnDesk& card) {
  Badge badge;
  const auto add = [&](bool is, const QString& sign, const QString& words) {
    if (!is) return;
    badge.sign += (badge.sign.isEmpty() ? "" : " ") + sign;
    badge.words += (badge.words.isEmpty() ? "" : ", ") + words;
  };
  add(card.errors > 0, "\u2716", CardTree::tr("%n errors", nullptr, card.errors));
  add(card.warnings > 0, "\u26A0", CardTree::tr("%n warnings", nullptr, card.warnings));
  add(card.draft, "\u25CF", CardTree::tr("not saved"));
  add(card.state == house::CardState::Changed, "\u270E", CardTree::tr("changed"));
  add(card.state == house::CardState::New, "+", CardTree::tr("new"));
  add(card.state == house::CardState::Removed, "\u2212", CardTree::tr("taken out"));
  return badge;
}

QColor colourFor(const house::CardOnDesk& card) {
  if (card.errors > 0) return textNow(QColor(colour::kAlarmText));
  if (card.warnings > 0) return textNow(QColor(colour::kAmber));
  if (card.state == house::CardState::Removed) return textNow(QColor(colour::kSteel400));
  return textNow(QColor(card.state == house::CardState::Shipped && !card.draft ? colour::kText2 : colour::kGold));
}

QString namesOf(const house::CardOnDesk& card) {
  QString all = QString::fromStdString(card.id + " " + card.name.en);
  for (const auto& [language, name] : card.name.others) all += " " + QString::fromStdString(name);
  return all;
}

/// Why a card is found.
struct Found {
  bool is = true;
  QStringList words;  ///< of the card language, where its names do not say what was typed
};

/// Each word must be in one of its names, or mean a word that the card uses.
Found foundBy(const house::CardOnDesk& card, const QString& typed) {
  const QString names = namesOf(card);
  Found found;
  for (const QString& word : typed.split(u' ', Qt::SkipEmptyParts)) {
    if (names.contains(word, Qt::CaseInsensitive)) continue;
    const std::string sought = word.toStdString();
    const auto meant =
        std::ranges::find_if(card.words, [&](const auto& each) { return house::isMeantBy(each, sought); });
    if (meant == card.words.end()) return {false, {}};
    found.words << QString::fromStdString(*meant);
  }
  found.words.removeDuplicates();
  return found;
}

/// A card's line: its name, its signs, and the words by which it was found.
QString lineOf(const house::CardOnDesk& card, const QStringList& words) {
  const Badge badge = badgeOf(card);
  QStringList parts = {said(card.name)};
  if (!badge.sign.isEmpty()) parts << badge.sign;
  if (!words.isEmpty()) parts << QStringLiteral("\u00b7 ") + words.join(u", ");
  return parts.join("   ");
}

}  // namespace

CardTree::CardTree(const CardScreens& screens, QWidget* parent)
    : QWidget(parent), screens_(screens), search_(new QLineEdit), list_(new QTreeWidget) {
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(search_);
  column->addWidget(list_, 1);
  search_->setObjectName("find-card");
  search_->setClearButtonEnabled(true);
  list_->setObjectName("cards");
  list_->setHeaderHidden(true);
  list_->setColumnCount(1);
  list_->setIndentation(14);
  list_->setUniformRowHeights(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  connect(search_, &QLineEdit::textChanged, this, &CardTree::find);
  connect(search_, &QLineEdit::returnPressed, list_, qOverload<>(&QWidget::setFocus));
  connect(list_, &QTreeWidget::currentItemChanged, this, [this] {
    if (!showing_ && !selected().isEmpty()) emit chosen(selected());
  });
  connect(list_, &QTreeWidget::itemClicked, this, [](QTreeWidgetItem* item) {
    if (item->childCount() > 0) item->setExpanded(!item->isExpanded());
  });
  retranslate();
}

void CardTree::retranslate() {
  search_->setPlaceholderText(tr("Name or word, such as reroll"));
  search_->setToolTip(tr("Finds cards by any of their names, and by the words they use: reroll, draw_stress, lore."));
  search_->setAccessibleName(tr("Find a card by name or by a word that it uses"));
  list_->setAccessibleName(tr("All cards"));
  fill();
}

QTreeWidgetItem* CardTree::deckItem(const QString& folder) {
  for (int at = 0; at < list_->topLevelItemCount(); ++at)
    if (list_->topLevelItem(at)->data(0, kFolder).toString() == folder) return list_->topLevelItem(at);
  QTreeWidgetItem* item = new QTreeWidgetItem(list_);
  item->setData(0, kFolder, folder);
  item->setForeground(0, textNow(QColor(colour::kGold)));
  return item;
}

void CardTree::show(const std::vector<house::CardOnDesk>& cards) {
  if (cards == cards_) return;  // 180 rows take longer than the check that nothing of them has changed
  cards_ = cards;
  fill();
}

void CardTree::fill() {
  showing_ = true;
  const QString kept = selected();
  QStringList open;
  for (int at = 0; at < list_->topLevelItemCount(); ++at)
    if (list_->topLevelItem(at)->isExpanded()) open << list_->topLevelItem(at)->data(0, kFolder).toString();
  list_->clear();
  list_->setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
  QHash<QString, int> counts;
  for (const house::CardOnDesk& card : cards_) {
    const QString folder = QString::fromStdString(card.folder);
    QTreeWidgetItem* item = new QTreeWidgetItem(deckItem(folder));
    const Badge badge = badgeOf(card);
    const QString name = said(card.name);
    item->setText(0, lineOf(card, {}));
    if (const QPixmap sign = screens_.sign(card.tint, list_->iconSize() * devicePixelRatioF()); !sign.isNull())
      item->setIcon(0, sign);
    item->setData(0, kPath, QString::fromStdString(card.path));
    item->setData(0, kFolder, folder);
    item->setForeground(0, colourFor(card));
    item->setData(0, Qt::AccessibleTextRole, badge.words.isEmpty() ? name : name + ", " + badge.words);
    item->setToolTip(0, QString::fromStdString(card.path) + (badge.words.isEmpty() ? "" : "\n" + badge.words));
    ++counts[folder];
  }
  for (int at = 0; at < list_->topLevelItemCount(); ++at) {
    QTreeWidgetItem* deck = list_->topLevelItem(at);
    const QString folder = deck->data(0, kFolder).toString();
    deck->setText(0, QStringLiteral("%1  (%2)").arg(screens_.nameOf(folder)).arg(counts.value(folder)));
    deck->setExpanded(open.contains(folder));
  }
  if (!search_->text().trimmed().isEmpty()) find(search_->text());
  if (!kept.isEmpty()) select(kept);
  showing_ = false;
}

// The signs of the types are as high as the letters beside them.
void CardTree::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
  const auto again = [this] {
    if (!cards_.empty() && list_->iconSize().height() != fontMetrics().height()) fill();
  };
  QMetaObject::invokeMethod(this, again, Qt::QueuedConnection);
}

void CardTree::find(const QString& words) {
  const bool all = words.trimmed().isEmpty();
  QHash<QString, Found> found;
  QHash<QString, QString> lines;
  for (const house::CardOnDesk& card : cards_) {
    const QString path = QString::fromStdString(card.path);
    const Found& is = found[path] = foundBy(card, words);
    lines[path] = lineOf(card, is.words);
  }
  for (int at = 0; at < list_->topLevelItemCount(); ++at) {
    QTreeWidgetItem* deck = list_->topLevelItem(at);
    bool any = false;
    for (int row = 0; row < deck->childCount(); ++row) {
      QTreeWidgetItem* item = deck->child(row);
      const QString path = item->data(0, kPath).toString();
      item->setText(0, lines[path]);
      item->setHidden(!found[path].is);
      any = any || found[path].is;
    }
    deck->setHidden(!any);
    if (!all) deck->setExpanded(any);
  }
}

void CardTree::select(const QString& path) {
  const QSignalBlocker quiet(list_);
  for (int at = 0; at < list_->topLevelItemCount(); ++at)
    for (int row = 0; row < list_->topLevelItem(at)->childCount(); ++row) {
      QTreeWidgetItem* item = list_->topLevelItem(at)->child(row);
      if (item->data(0, kPath).toString() != path) continue;
      list_->setCurrentItem(item);
      list_->scrollToItem(item);
      return;
    }
}

QString CardTree::selected() const {
  return list_->currentItem() == nullptr ? QString() : list_->currentItem()->data(0, kPath).toString();
}

QString CardTree::folder() const {
  if (list_->currentItem() != nullptr) return list_->currentItem()->data(0, kFolder).toString();
  for (const house::CardFolder& each : screens_.cards().folders())
    if (each.takesNew) return QString::fromUtf8(each.name.data(), static_cast<qsizetype>(each.name.size()));
  return {};
}

}  // namespace ui
