#include "ui/screen/reading_dock.h"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QTextBrowser>
#include <algorithm>

#include "ui/look/contrast.h"
#include "ui/look/style.h"

namespace ui {

namespace {
constexpr double kDockSize = 15;                      // points of its text at 100 %, in the smallest window
constexpr int kAround = 4, kInside = 6, kBorder = 2;  // each box: around it, from its border to the text, its border
}  // namespace

ReadingDock::ReadingDock(QWidget* parent)
    : QFrame(parent), pointed_(new QTextBrowser), question_(new QTextBrowser), lines_(new QTextBrowser) {
  setObjectName("dock");
  setAutoFillBackground(true);
  setAccessibleName(tr("To read"));
  pointed_->setAccessibleName(tr("What you point at"));
  question_->setAccessibleName(tr("The question"));
  lines_->setAccessibleName(tr("What happened last"));
  QHBoxLayout* row = new QHBoxLayout(this);
  row->setContentsMargins(kAround, kAround, kAround, kAround);
  row->setSpacing(kAround);
  for (QTextBrowser* each : {question_, pointed_, lines_}) {
    each->setFocusPolicy(Qt::NoFocus);  // the keys stay with the things above
    each->document()->setDocumentMargin(0);
    row->addWidget(each);
  }
  hide();
}

void ReadingDock::lie(int height) {
  setGeometry(0, parentWidget()->height() - height, parentWidget()->width(), height);
  const double scale = std::max(1.0, std::min(parentWidget()->width() / 1280.0, parentWidget()->height() / 800.0));
  const int size = qRound(kDockSize * scale * readingSize() / 100);
  const QString look = QStringLiteral("QTextBrowser { font-size: %1px; border-width: %2px; padding: %3px %3px %4px; }");
  setStyleSheet(sheetNow("#dock { background: #14100C; }") + look.arg(size).arg(kBorder).arg(kInside).arg(kInside));
  pointed_->ensurePolished();
  const int line = qRound(QFontMetricsF(pointed_->font()).lineSpacing());
  const int rest = (height - 2 * (kAround + kBorder + kInside)) % line;  // whole lines only
  setStyleSheet(styleSheet() + look.arg(size).arg(kBorder).arg(kInside).arg(kInside + rest));
}

void ReadingDock::tell(const QString& pointed, const QString& question, const QStringList& lines) {
  const auto put = [](QTextBrowser* to, const QString& text) {
    if (to->toPlainText() != text) to->setPlainText(text);
    to->setHidden(text.isEmpty());  // the others have its room
  };
  put(pointed_, pointed);
  put(question_, question);
  put(lines_, lines.join("\n"));
  lines_->verticalScrollBar()->setValue(lines_->verticalScrollBar()->maximum());
}

void ReadingDock::turn(bool on) {
  for (QTextBrowser* each : {question_, pointed_, lines_}) {
    QScrollBar* bar = each->verticalScrollBar();
    bar->setValue(bar->value() + (on ? bar->pageStep() : -bar->pageStep()));
  }
}

QString ReadingDock::text() const {
  return question_->toPlainText() + "\n" + pointed_->toPlainText() + "\n" + lines_->toPlainText();
}

}  // namespace ui
