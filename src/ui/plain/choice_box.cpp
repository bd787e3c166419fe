#include "ui/plain/choice_box.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <algorithm>

#include "ui/screen/map_view.h"

namespace ui {

namespace {

constexpr int kColumns = 4;

bool fewer(const Offered& a, const Offered& b) { return a.choice.noun.index < b.choice.noun.index; }

}  // namespace

std::vector<Offered> offeredIn(const kernel::Decision& d, const house::Voice& voice, kernel::Seat viewer,
                               const std::function<bool(kernel::Choice)>& undoable) {
  std::vector<Offered> all;
  for (const kernel::Choice& each : d.choices())
    all.push_back({each, QString::fromStdString(voice.choice(d, each, viewer)), !undoable(each)});
  return all;
}

// ---- the dial ---------------------------------------------------------------------------------------------------

AmountDial::AmountDial(std::vector<Offered> amounts, QWidget* parent)
    : QWidget(parent), amounts_(std::move(amounts)), amount_(new QSpinBox), take_(new QPushButton) {
  const int least = amounts_.front().choice.noun.index, most = amounts_.back().choice.noun.index;
  QSlider* slider = new QSlider(Qt::Horizontal);
  slider->setRange(least, most);
  slider->setObjectName("amount-slider");
  slider->setAccessibleName(tr("Amount"));
  slider->setFocusPolicy(Qt::NoFocus);  // the number takes the same keys
  amount_->setRange(least, most);
  amount_->setObjectName("amount");
  amount_->setAccessibleName(tr("Amount"));
  take_->setObjectName("take-amount");
  take_->setProperty("gold", true);
  take_->setAutoDefault(true);
  connect(slider, &QSlider::valueChanged, amount_, &QSpinBox::setValue);
  connect(amount_, &QSpinBox::valueChanged, slider, &QSlider::setValue);
  connect(amount_, &QSpinBox::valueChanged, this, &AmountDial::tell);
  connect(take_, &QPushButton::clicked, this, [this] {
    if (const Offered* offered = now()) emit picked(offered->choice);
  });
  QHBoxLayout* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(amount_);
  row->addWidget(slider, 1);
  row->addWidget(take_);
  setFocusProxy(amount_);
  tell();
}

const Offered* AmountDial::now() const {
  const auto found =
      std::ranges::find_if(amounts_, [&](const Offered& each) { return each.choice.noun.index == amount_->value(); });
  return found == amounts_.end() ? nullptr : &*found;
}

void AmountDial::tell() {
  const Offered* offered = now();
  take_->setEnabled(offered != nullptr);
  take_->setText(offered != nullptr ? offered->words : tr("%1 cannot be chosen").arg(amount_->value()));
}

// ---- all choices ------------------------------------------------------------------------------------------------

ChoiceBox::ChoiceBox(std::uint8_t amount, QWidget* parent)
    : QWidget(parent), amount_(amount), grid_(new QGridLayout(this)) {
  grid_->setContentsMargins(0, 0, 0, 0);
}

void ChoiceBox::show(const std::vector<Offered>& offered) {
  for (QWidget* each : inside_) {  // hidden at once, and gone when whatever one of them has begun is over
    each->hide();
    each->deleteLater();
  }
  inside_.clear();
  offered_ = offered;
  if (map_ != nullptr) {
    std::vector<kernel::Noun> nouns;
    for (const Offered& each : offered) nouns.push_back(each.choice.noun);
    map_->offer(nouns);
  }
  std::vector<Offered> amounts, others;
  for (const Offered& each : offered)
    (amount_ != 0 && each.choice.noun.kind == amount_ ? amounts : others).push_back(each);
  int row = 0;
  if (!amounts.empty()) {
    std::ranges::sort(amounts, fewer);
    AmountDial* dial = new AmountDial(std::move(amounts), this);
    connect(dial, &AmountDial::picked, this, &ChoiceBox::picked);
    grid_->addWidget(dial, row++, 0, 1, kColumns);
    dial->show();
    inside_.push_back(dial);
  }
  int at = row * kColumns;
  for (const Offered& each : others) add(each, at++, offered.size() == 1);
}

void ChoiceBox::joinMap(MapView& map) {
  map_ = &map;
  connect(map_, &MapView::picked, this, &ChoiceBox::pickOnMap);
}

// A place may have several choices: then a menu names them.
void ChoiceBox::pickOnMap(kernel::Noun noun) {
  std::vector<Offered> here;
  std::ranges::copy_if(offered_, std::back_inserter(here),
                       [&](const Offered& each) { return each.choice.noun == noun; });
  if (here.size() == 1) return emit picked(here.front().choice);
  QMenu* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  for (const Offered& each : here)
    connect(menu->addAction(each.words), &QAction::triggered, this,
            [this, choice = each.choice] { emit picked(choice); });
  menu->popup(QCursor::pos());
}

void ChoiceBox::takeFocus() {
  if (!inside_.empty()) inside_.front()->setFocus();
}

void ChoiceBox::add(const Offered& offered, int at, bool gold) {
  QPushButton* button = new QPushButton(offered.words, this);
  button->setObjectName("choice");
  button->setProperty("gold", gold);
  button->setAutoDefault(true);
  if (offered.lasts) button->setToolTip(tr("cannot be undone"));
  connect(button, &QPushButton::clicked, this, [this, choice = offered.choice] { emit picked(choice); });
  grid_->addWidget(button, at / kColumns, at % kColumns);
  button->show();
  inside_.push_back(button);
}

}  // namespace ui
