#include "ui/workshop/field_text.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <algorithm>
#include <cmath>

namespace ui {

FieldText::FieldText(QWidget* parent) : QPlainTextEdit(parent) {
  setTabChangesFocus(true);
  setLineWrapMode(QPlainTextEdit::WidgetWidth);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  document()->setDocumentMargin(2);
  connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this, &FieldText::fit);
  fit();
}

void FieldText::fit() {
  const int lines = std::clamp(static_cast<int>(std::lround(document()->size().height())), kFewest, kMost);
  setVerticalScrollBarPolicy(document()->size().height() > kMost ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
  setFixedHeight(lines * fontMetrics().lineSpacing() + 2 * (frameWidth() + qRound(document()->documentMargin())));
}

void FieldText::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  fit();
}

void FieldText::changeEvent(QEvent* event) {
  QPlainTextEdit::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

void FieldText::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return void(focusNextChild());
  QPlainTextEdit::keyPressEvent(event);
}

}  // namespace ui
