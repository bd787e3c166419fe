#include "ui/workshop/ask_bar.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace ui {

AskBar::AskBar(QWidget* parent)
    : QFrame(parent), sentence_(new QLabel), fault_(new QLabel), line_(new QLineEdit), list_(new QComboBox),
      buttons_(new QHBoxLayout) {
  setObjectName("ask");
  setStyleSheet("QFrame#ask { background: #3A2D1D; border: 2px solid #FFB84D; border-radius: 8px; }");
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 6, 12, 6);
  QHBoxLayout* row = new QHBoxLayout;
  column->addLayout(row);
  column->addWidget(fault_);
  sentence_->setWordWrap(true);
  sentence_->setObjectName("ask-sentence");
  fault_->setProperty("look", "fault");
  fault_->setObjectName("ask-fault");
  fault_->setWordWrap(true);
  line_->setObjectName("ask-line");
  list_->setObjectName("ask-list");
  list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  list_->setMinimumContentsLength(16);
  row->addWidget(sentence_, 1);
  row->addWidget(list_, 1);
  row->addWidget(line_);
  row->addLayout(buttons_);
  hide();
}

void AskBar::ask(const QString& sentence, std::vector<Answer> answers) {
  if (!asking()) before_ = QApplication::focusWidget();
  sentence_->setText(sentence);
  setAccessibleName(sentence);
  fault_->hide();
  line_->hide();
  list_->hide();
  addAnswers(std::move(answers));
  show();
  if (QPushButton* button = qobject_cast<QPushButton*>(buttons_->itemAt(0)->widget())) button->setFocus();
}

void AskBar::askFor(const QString& sentence, const QString& typed, const QString& what, std::vector<Answer> answers) {
  ask(sentence, std::move(answers));
  line_->setText(typed);
  line_->setAccessibleName(what);
  line_->setPlaceholderText(what);
  line_->setMinimumWidth(220);
  line_->show();
  line_->selectAll();
  line_->setFocus();
}

void AskBar::offer(const QStringList& names, const QStringList& values, const QString& chosen, const QString& what) {
  list_->clear();
  for (qsizetype at = 0; at < names.size(); ++at) list_->addItem(names[at], values[at]);
  list_->setCurrentIndex(std::max(0, list_->findData(chosen)));
  list_->setAccessibleName(what);
  list_->show();
}

void AskBar::addAnswers(std::vector<Answer> answers) {
  while (QLayoutItem* item = buttons_->takeAt(0)) {
    item->widget()->setParent(nullptr);  // at once; it may be the one that was just pressed
    item->widget()->deleteLater();
    delete item;
  }
  first_ = nullptr;
  for (Answer& answer : answers) {
    QPushButton* button = new QPushButton(answer.words);
    button->setObjectName(answer.object);
    button->setProperty("gold", !first_);
    const auto give = [this, does = std::move(answer.does)] {
      const std::function<bool()> once = does;  // putting the question away takes the button
      if (!once || once()) putAway();
    };
    if (!first_) first_ = give;
    connect(button, &QPushButton::clicked, this, give);
    buttons_->addWidget(button);
  }
}

void AskBar::complain(const QString& sentence) {
  fault_->setText(sentence);
  fault_->show();
}

void AskBar::putAway() {
  hide();
  if (before_ && before_->isVisible()) before_->setFocus();
  before_.clear();
}

QString AskBar::sentence() const { return sentence_->text(); }
QString AskBar::typed() const { return line_->text().trimmed(); }
QString AskBar::chosen() const { return list_->currentData().toString(); }

void AskBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return putAway();
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter || !first_) return QFrame::keyPressEvent(event);
  if (QPushButton* button = qobject_cast<QPushButton*>(QApplication::focusWidget())) return button->click();
  const std::function<void()> give = first_;
  give();
}

}  // namespace ui
