#include "ui/plain/first_bar.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include "ui/settings/language.h"

namespace ui {

FirstBar::FirstBar(QWidget* parent)
    : QFrame(parent), head_(new QLabel), text_(new QLabel), rule_(new QPushButton), read_(new QPushButton) {
  setObjectName("first-note");
  setProperty("panel", true);
  head_->setProperty("look", "head");
  text_->setProperty("look", "coach");
  for (QLabel* each : {head_, text_}) {
    each->setTextFormat(Qt::PlainText);
    each->setWordWrap(true);
  }
  rule_->setObjectName("first-rule");
  read_->setObjectName("first-read");
  read_->setProperty("gold", true);
  QHBoxLayout* row = new QHBoxLayout(this);
  row->setContentsMargins(24, 8, 24, 8);
  QVBoxLayout* words = new QVBoxLayout;
  words->addWidget(head_);
  words->addWidget(text_);
  row->addLayout(words, 1);
  setFocusPolicy(Qt::StrongFocus);
  for (QPushButton* each : {rule_, read_}) {
    each->setProperty("small", true);
    each->setFocusPolicy(Qt::NoFocus);  // both have a key of the note's own
    row->addWidget(each);
  }
  connect(read_, &QPushButton::clicked, this, &FirstBar::read);
  connect(rule_, &QPushButton::clicked, this, [this] { emit ruleWanted(QString::fromStdString(card_->rule)); });
  hide();
}

void FirstBar::show(const house::FirstCard& card, const QString& words, QWidget* page) {
  card_ = &card;
  page_ = page;
  head_->setText(tr("First game: %1").arg(said(card.title)));
  text_->setText(words);
  rule_->setText(tr("Rule %1 (F1)").arg(QString::fromStdString(card.rule)));
  read_->setText(tr("Got it (Enter)"));
  setAccessibleName(head_->text());
  setAccessibleDescription(words);
  QFrame::show();
  setFocus();
}

// A key that is still held from before it came up reads nothing.
void FirstBar::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter || event->key() == Qt::Key_Escape) {
    if (!event->isAutoRepeat()) emit read();
  } else if (event->key() == Qt::Key_F1) {
    rule_->click();
  } else if (page_) {
    QWidget* const takes = page_->focusProxy();
    QApplication::sendEvent(takes == nullptr ? page_.data() : takes, event);
  } else {
    QFrame::keyPressEvent(event);
  }
}

// A key that was pressed for the page is let go for it, too.
void FirstBar::keyReleaseEvent(QKeyEvent* event) {
  if (!page_) return QFrame::keyReleaseEvent(event);
  QWidget* const takes = page_->focusProxy();
  QApplication::sendEvent(takes == nullptr ? page_.data() : takes, event);
}

}  // namespace ui
