// How the rule book looks: a manila file that lies open, its index on the cover, the page on a sheet.

#include <QBoxLayout>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QTextBrowser>
#include <QTreeWidget>

#include "ui/look/contrast.h"
#include "ui/look/style.h"
#include "ui/rules/rule_index.h"
#include "ui/rules/rules_panel.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

constexpr double kFolderEdge = 22, kTab = 34, kTabWide = 190, kFolderPad = 16;  // points in the smallest window
constexpr int kExample = 250;
constexpr int kWiderIndexAbove = 140;  // percent: above, the index is wider, and an example goes below the text
constexpr int kLargestIndex = 150;     // percent: its lines shall stay readable as lines

bool large() { return readingSize() > kWiderIndexAbove; }
double indexWide() { return large() ? 400 : 290; }

/// In the colours of paper, as large as the window asks for.
QString paperSheet(double scale) {
  const int text = std::min(readingSize(), 200);
  const auto px = [&](double size) { return QString::number(qRound(size * scale)) + "px"; };
  const auto type = [&](double size) { return px(size * text / 100); };
  const auto index = [&](double size) { return px(size * std::min(text, kLargestIndex) / 100); };
  return sheetNow(QStringLiteral(R"(
    QLabel { color: #2B2013; font-size: %1; }
    QLabel#book, QLabel#exampleHead { font-family: "Bebas Neue"; font-weight: 700; font-size: %2; }
    QLabel#exampleHead { font-size: %6; }
    QLabel#here { color: #8D1B22; font-weight: bold; }
    QLineEdit { background: #FFFBEF; color: #2B2013; border: 2px solid #5E421B; border-radius: 6px; padding: %3;
                font-size: %5; selection-background-color: #B98A3E; }
    QTreeWidget { background: transparent; border: none; border-radius: 0px; color: #2B2013; font-size: %5;
                  padding: 0px; outline: none; show-decoration-selected: 1; }
    QTreeWidget::item { color: #2B2013; padding: %4 0px; }
    QTreeWidget::item:hover { background: #D8BE85; }
    QTreeWidget::item:selected, QTreeWidget::branch:selected { background: #FBF2DC; color: #8D1B22; }
    QTextBrowser { background: transparent; border: none; color: #2B2013; padding: 0px; font-size: %7; }
    QTextBrowser:focus { border: 2px dashed #8A6329; border-radius: 0px; }
    QTreeWidget:focus { border: none; border-left: 3px solid #5E421B; border-radius: 0px; }
    QLineEdit:focus { border-color: #14100C; }
    QFrame#example { background: #FFFBEF; border: 2px solid #8A6329; border-radius: 4px; }
    QScrollBar:vertical { background: transparent; }
    QScrollBar::handle:vertical { background: #8A6329; }
  )"))
      .arg(type(16), px(24), px(5), px(4), index(16), type(24), type(17));
}

}  // namespace

void RulesPanel::layOut() {
  title_->setObjectName("book");
  here_->setObjectName("here");
  back_->setObjectName("back");
  forward_->setObjectName("forward");
  play_->setObjectName("play");
  summary_->setObjectName("summary");
  close_->setObjectName("close");
  example_->setObjectName("example");
  exampleHead_->setObjectName("exampleHead");
  exampleText_->setWordWrap(true);
  told_->setWordWrap(true);
  QHBoxLayout* all = new QHBoxLayout(this);
  QVBoxLayout* index = new QVBoxLayout;
  index->addWidget(title_);
  index->addWidget(search_);
  index->addWidget(count_);
  index->addWidget(list_, 1);
  index->setSpacing(8);
  QHBoxLayout* way = new QHBoxLayout;
  way->setSpacing(8);
  way->addWidget(back_);
  way->addWidget(forward_);
  way->addStretch(1);
  index->addLayout(way);
  index->addWidget(summary_);
  all->addLayout(index, 0);
  QVBoxLayout* right = new QVBoxLayout;
  QHBoxLayout* top = new QHBoxLayout;
  right->setSpacing(8);
  top->addWidget(told_, 1);
  top->addWidget(close_);
  right->addLayout(top);
  right->addWidget(here_);
  page_ = new QBoxLayout(QBoxLayout::LeftToRight);
  page_->setSpacing(14);
  page_->addWidget(text_, 1);
  page_->addWidget(example_, 0, Qt::AlignTop);
  right->addLayout(page_, 1);
  all->addLayout(right, 1);
  QVBoxLayout* example = new QVBoxLayout(example_);
  example->addWidget(exampleHead_);
  example->addWidget(exampleText_);
  example->addWidget(play_);
}

QRectF RulesPanel::folder() const {
  const double edge = kFolderEdge * scale();
  return QRectF(rect()).adjusted(edge, edge, -edge, -edge);
}

QRectF RulesPanel::sheet() const {
  const double s = scale();
  return folder().adjusted(indexWide() * s, (kTab + 8) * s, -12 * s, -14 * s);
}

void RulesPanel::rescaled() {
  painted_ = {};
  if (page_ == nullptr) return;  // it is still being made
  const double s = scale();
  const QString sheet = paperSheet(s);
  for (QWidget* each : std::initializer_list<QWidget*>{title_, search_, count_, list_, here_, text_, example_})
    each->setStyleSheet(sheet);
  list_->setIconSize(QSize(24, 24) * s);
  list_->setIndentation(qRound(14 * s));
  title_->setFixedHeight(qRound((kTab - 4) * s));
  search_->setFixedWidth(qRound((indexWide() - 2 * kFolderPad) * s));
  list_->setFixedWidth(qRound((indexWide() - kFolderPad - 2) * s));
  const double wide = indexWide() - 2 * kFolderPad;
  for (QPushButton* each : {summary_, back_, forward_}) {
    each->setProperty("small", true);
    each->setFixedWidth(qRound((each == summary_ ? wide : wide / 2 - 4) * s));
  }
  page_->setDirection(large() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  example_->setMinimumWidth(qRound(kExample * s));
  example_->setMaximumWidth(large() ? QWIDGETSIZE_MAX : qRound(kExample * s));
  const int edge = qRound(kFolderEdge * s);
  layout()->setContentsMargins(edge + qRound(kFolderPad * s), edge + qRound(2 * s), edge + qRound(26 * s),
                               edge + qRound(24 * s));
  layout()->setSpacing(qRound(40 * s));
  text_->document()->setDefaultStyleSheet(
      QStringLiteral(
          ".title { font-family: 'Bebas Neue'; font-size: %1px; font-weight: 700; } a { text-decoration: none; }")
          .arg(qRound(34 * s * std::min(readingSize(), 160) / 100)));
  const QString open = openedPage();
  if (!open.isEmpty()) {
    const bool was = std::exchange(stepping_, true);
    unfold(open);
    stepping_ = was;
  }
  update();
}

void RulesPanel::resizeEvent(QResizeEvent* event) {
  painted_ = {};
  Page::resizeEvent(event);
}

bool RulesPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) setGeometry(parentWidget()->rect());
  return Page::eventFilter(watched, event);
}

void RulesPanel::paintEvent(QPaintEvent*) {
  const double dpr = devicePixelRatioF();
  if (painted_.size() != size() * dpr) {
    painted_ = QPixmap(size() * dpr);
    painted_.setDevicePixelRatio(dpr);
    QPainter p(&painted_);
    p.setRenderHint(QPainter::Antialiasing);
    paintGround(p, rect());
    p.fillRect(rect(), QColor(10, 8, 5, 190));
    const double s = scale();
    const QRectF all = folder();
    QPainterPath path;
    path.addRoundedRect(all.adjusted(0, kTab * s * 0.7, 0, 0), 12 * s, 12 * s);
    QPainterPath tab;
    tab.moveTo(all.x(), all.y() + kTab * s);
    tab.lineTo(all.x(), all.y() + 8 * s);
    tab.quadTo(all.x(), all.y(), all.x() + 10 * s, all.y());
    tab.lineTo(all.x() + kTabWide * s, all.y());
    tab.cubicTo(all.x() + (kTabWide + 16) * s, all.y(), all.x() + (kTabWide + 18) * s, all.y() + kTab * s * 0.7,
                all.x() + (kTabWide + 34) * s, all.y() + kTab * s * 0.7);
    tab.lineTo(all.x() + (kTabWide + 34) * s, all.y() + kTab * s);
    tab.closeSubpath();
    QLinearGradient cover(all.topLeft(), all.bottomLeft());
    cover.setColorAt(0, groundNow(QColor(0xFFC9A969)));
    cover.setColorAt(1, groundNow(QColor(0xFFA3844A)));
    p.setPen(QPen(edgeNow(QColor(0xFFE6CF9A)), 2 * s));
    p.setBrush(cover);
    p.drawPath(path.united(tab));
    const QRectF paper = sheet();
    p.fillRect(paper.translated(5 * s, 5 * s), QColor(90, 70, 30, 110));
    QLinearGradient light(paper.topLeft(), paper.bottomLeft());
    light.setColorAt(0, groundNow(QColor(0xFFFBF2DC)));
    light.setColorAt(1, groundNow(QColor(0xFFE9D8AE)));
    p.fillRect(paper, light);
  }
  QPainter p(this);
  p.drawPixmap(0, 0, painted_);
}

// ---- hits, here, examples ----------------------------------------------------------------------------------------

void RulesPanel::markHits() {
  QList<QTextEdit::ExtraSelection> marks;
  for (const QString& word : search_->text().split(u' ', Qt::SkipEmptyParts)) {
    QTextCursor at(text_->document());
    while (!(at = text_->document()->find(word, at)).isNull()) {
      QTextEdit::ExtraSelection mark;
      mark.cursor = at;
      mark.format.setBackground(QColor(colour::kGold));
      mark.format.setForeground(QColor(colour::kManilaInk));
      marks << mark;
    }
  }
  text_->setExtraSelections(marks);
}

void RulesPanel::setHere(kernel::Rule rule) {
  asked_ = rule;
  showButtons();
}

QString RulesPanel::exampleOf(const QString& id) const {
  if (examples_.contains(id)) return id;
  const auto seenFrom = [&](const house::RuleText& rule) {
    for (const std::string& each : rule.see)
      if (QString example = QString::fromStdString(each); examples_.contains(example)) return example;
    return QString();
  };
  if (const house::RuleText* rule = rules_.find(id.toStdString())) return seenFrom(*rule);
  if (!id.startsWith(u"section:")) return {};
  for (const house::RuleText& rule : rules_.rules())
    if (QStringLiteral("section:%1").arg(rule.section) == id)
      if (QString example = seenFrom(rule); !example.isEmpty()) return example;
  return {};
}

void RulesPanel::showExample() {
  const QString id = exampleOf(openedPage());
  const house::RuleText* rule = id.isEmpty() ? nullptr : rules_.find(id.toStdString());
  example_->setVisible(rule != nullptr);
  play_->setVisible(rule != nullptr);
  if (rule != nullptr) {
    exampleText_->setText(said(rule->text));
    exampleText_->setVisible(id != openedPage());  // else it is the page
  }
  const house::RuleText* asked = rules_.find(asked_);
  here_->setVisible(asked != nullptr && (QString::fromStdString(asked->id) == openedPage() ||
                                         QStringLiteral("section:%1").arg(asked->section) == openedPage()));
}

void RulesPanel::stepChapter(int by) {
  QTreeWidgetItem* item = list_->currentItem();
  while (item != nullptr && item->parent() != nullptr) item = item->parent();
  const int count = list_->topLevelItemCount();
  if (item == nullptr || count == 0) return;
  const int at = list_->indexOfTopLevelItem(item);
  list_->setCurrentItem(list_->topLevelItem((at + by + count) % count));
}

}  // namespace ui
