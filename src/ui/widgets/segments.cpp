#include "ui/widgets/segments.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>

namespace ui {

OneOfSome::OneOfSome(const QString& words) : QPushButton(words) {
  setCheckable(true);
  setAutoDefault(true);
}

void OneOfSome::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && isChecked()) event->ignore();
  else QPushButton::keyPressEvent(event);
}

Segments::Segments(const QString& name, const std::vector<Segment>& all, QWidget* parent) : QFrame(parent) {
  setObjectName(name);
  setProperty("segments", true);
  QHBoxLayout* row = new QHBoxLayout(this);
  row->setContentsMargins(3, 3, 3, 3);
  row->setSpacing(2);
  QButtonGroup* group = new QButtonGroup(this);
  for (const Segment& each : all) {
    QPushButton* button = new OneOfSome(each.words);
    button->setObjectName(name + "-" + each.value);
    button->setProperty("segment", true);
    button->setCursor(Qt::PointingHandCursor);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    group->addButton(button);
    row->addWidget(button, 1);
    buttons_.emplace_back(each.value, button);
    connect(button, &QPushButton::toggled, this, [this, value = each.value](bool on) {
      if (on && !signalsBlocked()) emit chosen(value);
    });
  }
  if (!buttons_.empty()) set(buttons_.front().first);
}

QString Segments::value() const {
  for (const auto& [value, button] : buttons_)
    if (button->isChecked()) return value;
  return {};
}

void Segments::set(const QString& value) {
  const QSignalBlocker quiet(this);
  if (QPushButton* found = button(value)) found->setChecked(true);
}

QPushButton* Segments::button(const QString& value) const {
  for (const auto& [each, button] : buttons_)
    if (each == value) return button;
  return nullptr;
}

}  // namespace ui
