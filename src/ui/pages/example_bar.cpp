#include "ui/pages/example_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/settings/language.h"

namespace w13 {

ExampleBar::ExampleBar(QWidget* parent)
    : QFrame(parent), said_(new QLabel), again_(new QPushButton), left_(new QPushButton) {
  setObjectName("example");
  said_->setWordWrap(true);
  said_->setTextFormat(Qt::RichText);
  again_->setObjectName("again");
  left_->setObjectName("left");
  QHBoxLayout* row = new QHBoxLayout(this);
  row->setContentsMargins(12, 6, 12, 6);
  row->addWidget(said_, 1);
  row->addWidget(again_);
  row->addWidget(left_);
  for (QPushButton* each : {again_, left_}) each->setFocusPolicy(Qt::TabFocus);  // the keys stay with the table
  connect(again_, &QPushButton::clicked, this, &ExampleBar::again);
  connect(left_, &QPushButton::clicked, this, &ExampleBar::left);
}

void ExampleBar::show(const QString& id, const Text& text, const Text& attempt) {
  id_ = id;
  text_ = &text;
  attempt_ = &attempt;
  retranslate();
}

void ExampleBar::retranslate() {
  setAccessibleName(tr("Example %1").arg(id_));
  said_->setText("<b>" + tr("Example %1").arg(id_) + "</b> \u00b7 " + said(*text_).toHtmlEscaped() + "<br><b>" +
                 tr("Try it:") + "</b> " + said(*attempt_).toHtmlEscaped());
  again_->setText(tr("Begin again"));
  left_->setText(tr("Back to the rule"));
}

QString ExampleBar::words() const { return said_->text(); }

void ExampleBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange && text_ != nullptr) retranslate();
}

}  // namespace w13
