#include "ui/widgets/position_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ui {

PositionBar::PositionBar(std::function<PositionWords()> says, QWidget* parent)
    : QFrame(parent), says_(std::move(says)), said_(new QLabel), keep_(new QPushButton), again_(new QPushButton),
      left_(new QPushButton) {
  setObjectName("position");
  said_->setWordWrap(true);
  said_->setTextFormat(Qt::RichText);
  keep_->setObjectName("keep");
  again_->setObjectName("again");
  left_->setObjectName("left");
  QHBoxLayout* row = new QHBoxLayout(this);
  row->setContentsMargins(12, 6, 12, 6);
  row->addWidget(said_, 1);
  for (QPushButton* each : {keep_, again_, left_}) {
    row->addWidget(each);
    each->setFocusPolicy(Qt::TabFocus);  // the keys stay with the table
  }
  connect(keep_, &QPushButton::clicked, this, &PositionBar::kept);
  connect(again_, &QPushButton::clicked, this, &PositionBar::again);
  connect(left_, &QPushButton::clicked, this, &PositionBar::left);
  write();
}

void PositionBar::tell(const QString& news) {
  news_ = news;
  write();
}

void PositionBar::write() {
  const PositionWords now = says_();
  setAccessibleName(now.name);
  QString all = "<b>" + now.name.toHtmlEscaped() + "</b> \u00b7 " + now.text.toHtmlEscaped();
  if (!now.attempt.isEmpty()) all += "<br><b>" + tr("Try it:").toHtmlEscaped() + "</b> " + now.attempt.toHtmlEscaped();
  if (!news_.isEmpty()) all += "<br><i>" + news_.toHtmlEscaped() + "</i>";
  said_->setText(all);
  keep_->setText(now.keep);
  keep_->setVisible(!now.keep.isEmpty());
  again_->setText(tr("Begin again"));
  left_->setText(now.leave);
}

QString PositionBar::words() const { return said_->text(); }

void PositionBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) write();
}

PositionWords PositionBar::trying(const QString& card, const QString& says, const QString& keep) {
  return {tr("Trying %1").arg(card), says, {}, tr("Back to the workshop"), keep};
}

QString PositionBar::untried(const QString& card, const std::exception& why) {
  return tr("%1 cannot be tried like this: %2").arg(card, QString::fromUtf8(why.what()));
}

}  // namespace ui
