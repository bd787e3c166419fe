#include "ui/screen/reading_dock.h"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QTextBrowser>

#include "ui/look/contrast.h"
#include "ui/look/style.h"

namespace w13 {

namespace {
constexpr int kSize = 15;  // points of its text at 100 %
}

ReadingDock::ReadingDock(QWidget* parent)
    : QFrame(parent), pointed_(new QTextBrowser), question_(new QTextBrowser), lines_(new QTextBrowser) {
  setObjectName("dock");
  setAutoFillBackground(true);
  setAccessibleName(tr("To read"));
  pointed_->setAccessibleName(tr("What is pointed at"));
  question_->setAccessibleName(tr("The question"));
  lines_->setAccessibleName(tr("What happened last"));
  QHBoxLayout* row = new QHBoxLayout(this);
  row->setContentsMargins(4, 4, 4, 4);
  row->setSpacing(4);
  for (QTextBrowser* each : {question_, pointed_, lines_}) {
    each->setFocusPolicy(Qt::NoFocus);  // the keys stay with the things above
    row->addWidget(each);
  }
  hide();
}

void ReadingDock::lie(int height) {
  setGeometry(0, parentWidget()->height() - height, parentWidget()->width(), height);
  setStyleSheet(sheetNow("#dock { background: #14100C; }") +
                QStringLiteral("QTextBrowser { font-size: %1px; }").arg(kSize * readingSize() / 100));
}

void ReadingDock::tell(const QString& pointed, const QString& question, const QStringList& lines) {
  const auto put = [](QTextBrowser* to, const QString& text) {
    if (to->toPlainText() != text) to->setPlainText(text);
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

}  // namespace w13
