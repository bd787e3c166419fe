#include "ui/lessons/question_note.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/ink.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

constexpr int kWide = 620;  // at the scale of the smallest window

// Words of this note are dark on manila; its buttons keep the look of the window's.
QString sheetFor(double scale) {
  return QStringLiteral(
             "QLabel { color: #3B2A14; background: transparent; font-size: %1px; }"
             "QLabel#asked { font-size: %2px; font-weight: 700; }"
             "QLabel#verdict[good=\"true\"] { color: #14532B; font-weight: 700; }"
             "QLabel#verdict[good=\"false\"] { color: #8E1D23; font-weight: 700; }"
             "QPushButton { font-size: %1px; min-height: %3px; padding: 0 %4px; }"
             "QPushButton[answer=\"true\"] { text-align: left; }"
             "QPushButton[answer=\"true\"] QLabel { color: #FFF3D6; }")
      .arg(qRound(16 * scale))
      .arg(qRound(20 * scale))
      .arg(qRound(40 * scale))
      .arg(qRound(12 * scale));
}

}  // namespace

QuestionNote::QuestionNote(const house::LessonQuestion& question, const QString& after, QWidget* parent)
    : QWidget(parent), question_(question), asked_(new QLabel(said(question.ask))), verdict_(new QLabel),
      next_(new QPushButton), after_(after) {
  setObjectName("question-note");
  setAccessibleName(tr("One question"));
  setAccessibleDescription(asked_->text());
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(26, 20, 26, 18);
  column->setSpacing(10);
  asked_->setObjectName("asked");
  verdict_->setObjectName("verdict");
  column->addWidget(new QLabel(tr("One question")));
  for (QLabel* each : {asked_, verdict_}) each->setWordWrap(true);
  column->addWidget(asked_);
  for (std::size_t at = 0; at < question.answers.size(); ++at) column->addWidget(answerButton(at));
  column->addWidget(verdict_);
  QHBoxLayout* foot = new QHBoxLayout;
  QPushButton* back = new QPushButton(tr("Previous note"));
  back->setObjectName("question-back");
  next_->setObjectName("question-next");
  next_->setText(tr("Skip"));
  for (QPushButton* each : {back, next_}) each->setAutoDefault(true);
  foot->addWidget(back);
  foot->addStretch(1);
  foot->addWidget(next_);
  column->addLayout(foot);
  connect(back, &QPushButton::clicked, this, &QuestionNote::back);
  connect(next_, &QPushButton::clicked, this, &QuestionNote::next);
  if (!answers_.empty()) setFocusProxy(answers_.front());
}

// A button of words that wrap.
QPushButton* QuestionNote::answerButton(std::size_t at) {
  QPushButton* button = new QPushButton;
  button->setObjectName(QStringLiteral("answer-%1").arg(at + 1));
  button->setProperty("answer", true);
  button->setAutoDefault(true);
  button->setAccessibleName(said(question_.answers[at].say));
  QVBoxLayout* inside = new QVBoxLayout(button);
  inside->setContentsMargins(14, 8, 14, 8);
  QLabel* words = new QLabel(said(question_.answers[at].say));
  words->setWordWrap(true);
  words->setAttribute(Qt::WA_TransparentForMouseEvents);
  inside->addWidget(words);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
  connect(button, &QPushButton::clicked, this, [this, at] { answer(at); });
  answers_.push_back(button);
  return button;
}

// A wrong answer is told why, and another can be tried.
void QuestionNote::answer(std::size_t at) {
  const house::LessonAnswer& given = question_.answers[at];
  answered_ = answered_ || given.good;
  verdict_->setText((given.good ? tr("✓ Right. %1") : tr("⊘ Not quite. %1")).arg(said(given.why)));
  verdict_->setProperty("good", given.good);
  setStyleSheet(styleSheet());  // the verdict's colour
  if (!given.good) answers_[at]->setEnabled(false);
  if (answered_) {
    for (QPushButton* each : answers_) each->setEnabled(false);
    next_->setText(after_);
    next_->setProperty("gold", true);
    next_->setFocus();
  } else if (QWidget* other = answers_[at == 0 ? 1 : 0]; other->isEnabled()) {
    other->setFocus();
  }
  setAccessibleDescription(verdict_->text());
  QAccessibleEvent told(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&told);
  lie(QRect(parentWidget()->rect()));
}

QString QuestionNote::verdict() const { return verdict_->text(); }

void QuestionNote::lie(const QRect& area) {
  const double scale =
      std::max(1.0, std::min(area.width() / 1280.0, area.height() / 800.0)) * std::clamp(textSize(), 100, 140) / 100;
  if (const QString sheet = sheetFor(scale); sheet != styleSheet()) setStyleSheet(sheet);
  setFixedWidth(std::min(qRound(kWide * scale), area.width() - 32));
  for (QPushButton* each : answers_) {
    const QMargins in = each->layout()->contentsMargins();
    const QLabel* words = each->findChild<QLabel*>();
    const int room = width() - 52 - in.left() - in.right();
    each->setFixedHeight(std::max(qRound(44 * scale), words->heightForWidth(room) + in.top() + in.bottom()));
  }
  layout()->activate();
  resize(width(), layout()->hasHeightForWidth() ? layout()->heightForWidth(width()) : sizeHint().height());
  move(area.center() - QPoint(width() / 2, height() / 2));
}

void QuestionNote::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  Ink ink(p, devicePixelRatioF());
  ink.panel(QRectF(rect()).adjusted(1, 1, -1, -1), QColor(colour::kPaperTop), QColor(colour::kPaperBottom),
            QColor(colour::kBrass600), 3, 12);
}

}  // namespace ui
