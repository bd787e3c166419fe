#include "ui/screen/help_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/look/say.h"
#include "ui/look/style.h"

namespace ui {

namespace {
constexpr int kHelpSize = 17;  // points of its text at 100 %
}

HelpPanel::HelpPanel(const house::RuleBook* rules, QWidget* parent)
    : QFrame(parent), rules_(rules), text_(new QTextBrowser) {
  setObjectName("help");
  setAccessibleName(tr("Help"));
  text_->setAccessibleName(tr("Help"));
  text_->setOpenLinks(false);
  text_->installEventFilter(this);
  QVBoxLayout* all = new QVBoxLayout(this);
  all->addWidget(text_);
  QHBoxLayout* row = new QHBoxLayout;
  QPushButton* book = new QPushButton(tr("Rule book (F1)"));
  book->setObjectName("book");
  QPushButton* close = new QPushButton(tr("Close (Esc)"));
  row->addWidget(book);
  row->addStretch();
  row->addWidget(close);
  all->addLayout(row);
  connect(book, &QPushButton::clicked, this, [this] { emit bookWanted(first_); });
  connect(close, &QPushButton::clicked, this, &HelpPanel::left);
  connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& to) { emit bookWanted(to.toString()); });
  hide();
}

void HelpPanel::show(const Help& help, const QRect& thing, const QSize& room) {
  setStyleSheet(QStringLiteral("QTextBrowser { font-size: %1px; }").arg(kHelpSize * readingSize() / 100));
  const int high = readingSize() > kLargestInPlace ? room.height() - 32 : room.height() * 3 / 4;
  const QSize size(qMin(560, room.width() * 2 / 5), qMin(620, high));
  const bool left = !thing.isNull() && thing.center().x() > room.width() / 2;
  setGeometry(left ? 16 : room.width() - 16 - size.width(), (room.height() - size.height()) / 3, size.width(),
              size.height());
  first_ = help.rules.empty() || rules_ == nullptr ? QString() : say(rules_->nameOf(help.rules.front()));
  text_->setHtml(wholeHelp(help, rules_));
  QFrame::show();
  raise();
  text_->setFocus();
}

QString HelpPanel::text() const { return text_->toPlainText(); }

void HelpPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit left();
  if (event->key() == Qt::Key_F1) return emit bookWanted(first_);
  event->accept();  // the screen below does nothing meanwhile
}

// The text would keep some of these keys to itself.
bool HelpPanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape || key == Qt::Key_F1) {
      keyPressEvent(static_cast<QKeyEvent*>(event));
      return true;
    }
  }
  return QFrame::eventFilter(watched, event);
}

}  // namespace ui
