#include "ui/games/warehouse13/pages/variants_box.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <array>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/widgets/switch.h"

namespace w13 {

namespace {

/// What an option says: its name, and what it does.
struct OptionText {
  const char* name;
  const char* explanation;
  int column;  ///< 0: another game, 1: harder, 2: easier
};

const std::map<QString, OptionText>& optionTexts() {
  static const std::map<QString, OptionText> kTexts = {
      {"cooperative",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Fully cooperative"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "No Traitor, for 2 to 5 players"), 0}},
      {"revealed-traitor",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Traitor known from the start"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "No Bronze; two Traitor cards at once"), 0}},
      {"shorter-game",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Shorter game"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "No Finale: three lost artifacts end it"), 0}},
      {"debronze-stays-open",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Debronzing stays open"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "House rule; usual with three players"), 0}},
      {"quick-windows",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Quick windows"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "House rule: fewer stops to respond"), 0}},
      {"start-consequences",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Consequences"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "In force from the start"), 1}},
      {"two-consequences",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Two per artifact"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "Two Consequences, not one"), 1}},
      {"two-goo",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Two Goo dice"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "While the Traitor is hidden"), 1}},
      {"no-starting-traits",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Empty hands"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "Nobody starts with Traits"), 1}},
      {"one-plot",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "One Plot is enough"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "For the Traitor to win the Finale"), 1}},
      {"two-starting-traits",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Two Traits per Focus"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "Twice as many to start with"), 2}},
      {"fewer-calamities",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Fewer Calamities"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "Taken out of each pile"), 2}},
      {"harmless-calamities",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Harmless Calamities"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "They do nothing when drawn"), 2}},
      {"four-lost",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Four may be lost"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "Artifacts, before the Finale"), 2}},
      {"three-plots",
       {QT_TRANSLATE_NOOP("w13::VariantsBox", "Three Plots"),
        QT_TRANSLATE_NOOP("w13::VariantsBox", "The Traitor needs one more"), 2}},
  };
  return kTexts;
}

QLabel* head(const QString& words) {
  QLabel* label = new QLabel(words);
  label->setProperty("look", "head");
  label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  return label;
}

}  // namespace

VariantsBox::VariantsBox(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
  grid_->setContentsMargins(0, 0, 0, 0);
  const std::array<QString, 3> heads = {tr("Variants"), tr("Harder"), tr("Easier")};
  for (int at = 0; at < 3; ++at) {
    QWidget* group = new QWidget(this);
    QVBoxLayout* column = new QVBoxLayout(group);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(head(kernel::at(heads, at)));
    for (const std::string& each : variantNames()) {
      const QString whole = QString::fromStdString(each);
      const QString name = whole.section(u'=', 0, 0);
      const auto text = optionTexts().find(name);
      if ((text == optionTexts().end() ? 0 : text->second.column) != at) continue;
      addOption(name, whole.contains(u'=') ? whole.section("..", 1, 1).toInt() : 0, *column);
    }
    column->addStretch();
    groups_.push_back(group);
  }
  rescale(1, 3);
}

void VariantsBox::addOption(const QString& name, int most, QVBoxLayout& group) {
  const auto text = optionTexts().find(name);
  const QString says = text == optionTexts().end() ? name : tr(text->second.name);
  const QString explains = text == optionTexts().end() ? QString() : tr(text->second.explanation);
  QWidget* option = nullptr;
  if (most > 0) {
    Stepper* stepper = new Stepper(says, explains, most, this);
    steppers_[name] = stepper;
    connect(stepper, &Stepper::changed, this, &VariantsBox::changed);
    option = stepper;
  } else {
    Switch* one = new Switch(says, explains, this);
    one->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    switches_[name] = one;
    connect(one, &Switch::toggled, this, &VariantsBox::changed);
    option = one;
  }
  option->setObjectName(name);
  group.addWidget(option);
}

QString VariantsBox::nameOf(const QString& option, int value) {
  const auto text = optionTexts().find(option);
  const QString name = text == optionTexts().end() ? option : tr(text->second.name);
  return value > 1 ? tr("%1: %2").arg(name).arg(value) : name;
}

std::map<QString, int> VariantsBox::values() const {
  std::map<QString, int> on;
  for (const auto& [name, one] : switches_)
    if (one->isChecked()) on[name] = 1;
  for (const auto& [name, stepper] : steppers_)
    if (stepper->value() > 0) on[name] = stepper->value();
  return on;
}

void VariantsBox::setAll(const std::map<QString, int>& values) {
  const auto of = [&](const QString& name) {
    const auto found = values.find(name);
    return found == values.end() ? 0 : found->second;
  };
  for (const auto& [name, one] : switches_) one->setChecked(of(name) > 0);
  for (const auto& [name, stepper] : steppers_) stepper->set(of(name));
}

void VariantsBox::apply(Variants& variants) const {
  for (const auto& [name, one] : switches_)
    if (one->isChecked()) (void)switchOn(variants, name.toStdString());
  for (const auto& [name, stepper] : steppers_)
    if (stepper->value() > 0)
      (void)switchOn(variants, QStringLiteral("%1=%2").arg(name).arg(stepper->value()).toStdString());
}

void VariantsBox::set(const QString& name, bool on) {
  if (const auto found = switches_.find(name); found != switches_.end()) found->second->setChecked(on);
}

void VariantsBox::take(const VariantsBox& other) { setAll(other.values()); }

void VariantsBox::rescale(double scale, int columns) {
  for (int column = 0; column < 3; ++column) grid_->setColumnStretch(column, column < columns ? 1 : 0);
  for (int at = 0; at < 3; ++at) {
    QWidget* group = kernel::at(groups_, at);
    grid_->addWidget(group, at / columns, at % columns);
    group->layout()->setSpacing(qRound(20 * scale));
  }
  grid_->setHorizontalSpacing(qRound(24 * scale));
  grid_->setVerticalSpacing(qRound(16 * scale));
}

}  // namespace w13
