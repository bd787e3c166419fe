#include "ui/games/warehouse13/pages/new_season.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QStackedWidget>
#include <QStyle>
#include <QtMath>
#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/pages/seat_card.h"
#include "ui/games/warehouse13/pages/trial_deal.h"
#include "ui/games/warehouse13/pages/variants_box.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/ink.h"
#include "ui/settings/language.h"
#include "ui/widgets/letters.h"
#include "ui/widgets/scrolling.h"
#include "ui/widgets/switch.h"

namespace w13 {

namespace {

constexpr double kNarrowSeat = 196;  // in points of the smallest window, at 100 % text
constexpr int kMostBeside = 5;       // seats in a row, however large the window: it scales with it
/// With three players it is always open, whatever game is chosen: RULING-28
constexpr const char* kDebronzing = "debronze-stays-open";

QLabel* label(const QString& words, const char* look) {
  QLabel* made = new QLabel(words);
  made->setProperty("look", look);
  return made;
}

}  // namespace

NewSeason::NewSeason(const Catalog& cards, const std::vector<PackRow>& packs, QWidget* parent)
    : QWidget(parent), cards_(&cards) {
  setAccessibleName(tr("New season"));
  QVBoxLayout* column = new QVBoxLayout(this);
  column->addWidget(makeHead());
  parts_ = new QStackedWidget;
  parts_->addWidget(table_ = scrolling(makeTable(cards), "table-part"));
  parts_->addWidget(rules_ = scrolling(makeRules(), "rules-part"));
  column->addWidget(parts_, 1);
  column->addWidget(makeMore(packs));
  column->addWidget(makeFoot());
  connect(variants_, &VariantsBox::changed, this, &NewSeason::check);
  connect(seed_, &QLineEdit::textChanged, this, &NewSeason::check);
  for (int seat = 0; seat < std::min(3, kernel::count(seats_)); ++seat) kernel::at(seats_, seat)->seatPerson(true);
  choosePreset(1);
  openRules(false);
}

QWidget* NewSeason::makeHead() {
  QWidget* head = new QWidget;
  QHBoxLayout* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  QPushButton* back = new QPushButton(tr("Back (Esc)"));
  back->setObjectName("back");
  back->setProperty("small", true);
  back->setAutoDefault(true);
  connect(back, &QPushButton::clicked, this, [this] { parts_->currentIndex() == 1 ? openRules(false) : emit left(); });
  row->addWidget(back);
  row->addSpacing(10);
  row->addWidget(heading_ = label(tr("New season"), "heading"));
  row->addSpacing(10);
  row->addWidget(what_ = label(tr("Choose a game, then who sits where. The rest is settled for you."), "small"), 1);
  what_->setWordWrap(true);
  return head;
}

QWidget* NewSeason::makeTable(const Catalog& cards) {
  QWidget* part = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(part);
  column->setContentsMargins(0, 0, 0, 0);
  QHBoxLayout* row = new QHBoxLayout;
  for (int at = 0; at < kernel::count(presets()); ++at) {
    PresetCard* card = new PresetCard(kernel::at(presets(), at), at + 1, part);
    connect(card, &QPushButton::clicked, this, [this, at] { choosePreset(at); });
    presets_.push_back(card);
    row->addWidget(card, 1);
  }
  column->addLayout(row);
  QHBoxLayout* at = new QHBoxLayout(order_ = new QWidget);
  at->setContentsMargins(0, 0, 0, 0);
  at->addWidget(label(tr("At the table"), "head"));
  at->addSpacing(10);
  QLabel* order = label(tr("%1 to %2, in this order around the table. Drag a card to change places (Ctrl and arrows).")
                            .arg(cards.game.fewestPlayers)
                            .arg(cards.game.mostPlayers),
                        "small");
  order->setWordWrap(true);
  at->addWidget(order, 1);
  column->addWidget(order_);
  chairs_ = new QGridLayout;
  for (int seat = 0; seat < cards.game.mostPlayers; ++seat) {
    SeatCard* card = new SeatCard(cards, seat, part);
    connect(card, &SeatCard::changed, this, &NewSeason::check);
    connect(card, &SeatCard::moves, this, [this, seat](int by) {
      const int to = std::clamp(seat + by, 0, kernel::count(seats_) - 1);
      if (to != seat) kernel::at(seats_, seat)->swap(*kernel::at(seats_, to));
    });
    seats_.push_back(card);
  }
  column->addLayout(chairs_);
  column->addStretch();
  return part;
}

QWidget* NewSeason::makeRules() {
  QWidget* part = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(part);
  column->setContentsMargins(4, 4, 4, 4);
  QHBoxLayout* top = new QHBoxLayout;
  const auto add = [&](const QString& title, const QString& about, const char* name) {
    Switch* added = new Switch(title, about, part);
    added->setObjectName(name);
    added->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    column->addWidget(added);
    return added;
  };
  first_ = add(tr("First season"), tr("Each kind of decision is explained when it first comes up"), "first-season");
  connect(first_, &Switch::toggled, this, [this](bool on) {
    for (SeatCard* seat : seats_) seat->askKnows(on);
    check();
  });
  talk_ = add(tr("Table talk"), tr("Short sentences that anybody may say in the open, bots too, true or not"),
              "table-talk");
  advice_ = add(tr("Advice"), tr("Behind the curtain everybody may ask what the computer would do, and why"), "advice");
  for (Switch* usual : {talk_, advice_}) {
    usual->setChecked(true);
    connect(usual, &Switch::toggled, this, &NewSeason::check);
  }
  seed_ = new QLineEdit;
  seed_->setPlaceholderText(tr("Seed (optional)"));
  seed_->setAccessibleName(tr("Seed"));
  seed_->setToolTip(tr("With a typed seed the season is open: whoever knows the seed can know every secret."));
  seed_->setValidator(new QRegularExpressionValidator(QRegularExpression("\\d{0,19}"), seed_));
  top->addWidget(seed_);
  top->addStretch();
  column->addLayout(top);
  column->addWidget(variants_ = new VariantsBox(part));
  column->addStretch();
  return part;
}

QWidget* NewSeason::makeMore(const std::vector<PackRow>& packs) {
  QFrame* bar = new QFrame;
  bar->setObjectName("more-bar");
  QHBoxLayout* row = new QHBoxLayout(bar);
  more_ = new QPushButton;
  more_->setObjectName("more");
  more_->setCheckable(true);
  more_->setProperty("small", true);
  more_->setAutoDefault(true);
  connect(more_, &QPushButton::toggled, this, &NewSeason::openRules);
  row->addWidget(more_);
  row->addSpacing(10);
  row->addWidget(chips_ = label({}, "small"), 1);
  chips_->setWordWrap(true);
  if (packs.empty()) return bar;
  PacksButton* button = new PacksButton(packs, bar);
  connect(button, &PacksButton::chosen, this, &NewSeason::packsChosen);
  row->addWidget(button);
  return bar;
}

QWidget* NewSeason::makeFoot() {
  QFrame* bar = new QFrame;
  bar->setObjectName("deal-bar");
  QHBoxLayout* foot = new QHBoxLayout(bar);
  QVBoxLayout* words = new QVBoxLayout;
  words->setSpacing(2);
  words->addWidget(ask_ = label({}, "ask"));
  words->addWidget(hint_ = label({}, "hint"));
  for (QLabel* each : {ask_, hint_}) each->setWordWrap(true);
  deal_ = new QPushButton(tr("Deal the cards (Enter)"));
  deal_->setObjectName("deal");
  deal_->setProperty("gold", true);
  deal_->setProperty("large", true);
  deal_->setAutoDefault(true);
  connect(deal_, &QPushButton::clicked, this, [this] { emit begin(start()); });
  foot->addLayout(words, 1);
  foot->addWidget(deal_);
  return bar;
}

// ---- what is chosen -----------------------------------------------------------------------------------------------

void NewSeason::offerFirstSeason(bool on) { choosePreset(on ? 0 : 1); }

std::size_t NewSeason::preset() const {
  for (std::size_t at = 0; at < presets_.size(); ++at)
    if (presets_[at]->isChecked()) return at;
  return 1;
}

void NewSeason::choosePreset(int at) {
  const Preset& chosen = kernel::at(presets(), at);
  setting_ = true;
  kernel::at(presets_, at)->setChecked(true);
  std::map<QString, int> options = chosen.options;
  const std::map<QString, int> now = variants_->values();
  for (const char* kept : {kDebronzing, "cooperative", "quick-windows"})  // they go with the people, not with the game
    if (now.contains(kept)) options[kept] = 1;
  variants_->setAll(options);
  first_->setChecked(chosen.first);
  for (SeatCard* seat : seats_) seat->askKnows(chosen.first);
  setting_ = false;
  check();
}

void NewSeason::take(const NewSeason& other) {
  setting_ = true;
  for (std::size_t at = 0; at < std::min(seats_.size(), other.seats_.size()); ++at) seats_[at]->take(*other.seats_[at]);
  presets_[other.preset()]->setChecked(true);
  variants_->take(*other.variants_);
  first_->setChecked(other.first_->isChecked());
  talk_->setChecked(other.talk_->isChecked());
  advice_->setChecked(other.advice_->isChecked());
  seed_->setText(other.seed_->text());
  players_ = other.players_;
  setting_ = false;
  openRules(other.parts_->currentIndex() == 1);
  check();
}

SeasonStart NewSeason::start() const {
  SeasonStart start;
  for (const SeatCard* seat : seats_) {
    if (!seat->taken()) continue;
    if (first_->isChecked() && seat->knows()) start.first.know |= seatAt(kernel::count(start.setup.agents));
    start.setup.agents.push_back(seat->agent());
    start.players.push_back(seat->name().toStdString());
    start.bots.push_back(seat->bot().toStdString());
  }
  start.first.on = first_->isChecked();
  start.talk = talk_->isChecked();
  start.advice = advice_->isChecked();
  variants_->apply(start.setup.variants);
  const QString seed = seed_->text().trimmed();
  start.typedSeed = !seed.isEmpty();
  start.seed = start.typedSeed ? seed.toULongLong() : QRandomGenerator::system()->generate64();
  return start;
}

void NewSeason::check() {
  if (deal_ == nullptr || setting_) return;
  const int players = kernel::countIf(seats_, &SeatCard::taken);
  if (players != players_) {  // with three players debronzing is never closed, unless somebody wants it so: RULING-28
    players_ = players;
    variants_->set(kDebronzing, players == 3);
  }
  const Setup setup = start().setup;
  const std::string fault = faultOf(setup, *cards_, spoken());
  deal_->setEnabled(fault.empty());
  const View dealt = fault.empty() ? trialDeal(setup, *cards_) : View();
  markSeats(setup.variants.revealedTraitor ? Seat::Table : dealt.firstAgent);  // then it depends on the Traitor
  markPreset();
  if (!fault.empty()) return say(QString::fromStdString(fault) + ".", {}, true);
  const bool alone = kernel::countIf(start().bots, &std::string::empty) < 2;
  const QString hint =
      !seed_->text().trimmed().isEmpty()
          ? tr("With a typed seed the season is marked open: whoever knows the seed can know every secret.")
      : alone ? QString()
              : tr("Pass the mouse from one to the next; the curtain keeps hands apart.");
  const bool all = !brief() || start().typedSeed;  // large text: what everybody sees after the deal can wait
  const QString advice = advice_->isChecked() ? tr("Advice on request.") : tr("No advice.");  // everybody is told
  say(loyaltyLine(setup, dealt), stressLine(setup, dealt, *cards_) + " " + advice + (all ? " " + hint : QString()),
      false);
}

// What differs from the game that was chosen, and all that is in force.
void NewSeason::markPreset() {
  const Preset& chosen = presets()[preset()];
  std::map<QString, int> now = variants_->values();
  QStringList all;
  for (const auto& [name, value] : now) all << VariantsBox::nameOf(name, value);
  if (!talk_->isChecked()) all << tr("No table talk");
  now.erase(kDebronzing);
  now.erase("quick-windows");
  const bool changed = now != chosen.options || first_->isChecked() != chosen.first;
  for (std::size_t at = 0; at < presets_.size(); ++at) presets_[at]->setChanged(changed && at == preset());
  sayWhat();
  if (all.isEmpty()) all << tr("As printed");
  chips_->setText(all.join(QStringLiteral(" \u2022 ")));
}

void NewSeason::markSeats(Seat first) {
  int place = 0;
  for (SeatCard* seat : seats_) {
    if (!seat->taken()) {
      seat->mark({}, false);
      continue;
    }
    const bool leads = first == seatAt(place++);
    seat->mark(leads ? tr("First Agent") : tr("seat %1").arg(place), leads);
  }
}

void NewSeason::complain(const QString& sentence) { say(sentence, {}, true); }

void NewSeason::say(const QString& ask, const QString& hint, bool fault) {
  ask_->setText(ask);
  ask_->setProperty("look", fault ? "fault" : "ask");
  ask_->style()->unpolish(ask_);
  ask_->style()->polish(ask_);
  hint_->setText(hint);
  hint_->setVisible(!hint.isEmpty());
}

void NewSeason::openRules(bool open) {
  parts_->setCurrentIndex(open ? 1 : 0);
  more_->setChecked(open);
  more_->setText(open ? tr("Back to the table (M)") : tr("More rules (M)"));
  heading_->setText(open ? tr("More rules") : tr("New season"));
  sayWhat();
}

void NewSeason::sayWhat() {
  if (parts_->currentIndex() == 1) return what_->setText(tr("What you change here stays with this season."));
  what_->setText(brief() ? PresetCard::tr(presets()[preset()].line)
                         : tr("Choose a game, then who sits where. The rest is settled for you."));
}

// Large text: the games are tabs, and each seat is one line, so that all of them are seen at once.
bool NewSeason::brief() const { return letters::growth() > 1.2; }

// ---- looks and keys -----------------------------------------------------------------------------------------------

void NewSeason::rescale(double scale) {
  scale_ = scale;
  const auto points = [scale](double units) { return qRound(units * scale); };
  layout()->setContentsMargins(points(24), points(14), points(24), points(14));
  layout()->setSpacing(points(8));
  for (const char* name : {"more-bar", "deal-bar"}) {
    QLayout* bar = findChild<QFrame*>(name)->layout();
    bar->setContentsMargins(points(14), points(7), points(10), points(7));
    bar->setSpacing(points(12));
  }
  seed_->setFixedWidth(points(170 * std::max(1.0, letters::growth())));
  for (QScrollArea* part : {table_, rules_}) part->widget()->layout()->setSpacing(points(8));
  for (PresetCard* card : presets_) card->rescale(scale);
  for (PresetCard* card : presets_) card->setBrief(brief());
  for (SeatCard* seat : seats_) seat->rescale(scale);
  for (SeatCard* seat : seats_) seat->setRow(brief());
  order_->setHidden(brief());
  sayWhat();
  arrange();
}

void NewSeason::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

// As many seats and groups side by side as have room for their words.
void NewSeason::arrange() {
  const double text = std::max(1.0, letters::growth()) * scale_;
  const int all = kernel::count(seats_);
  const int fit = brief() ? 1 : std::clamp(qFloor(width() / (kNarrowSeat * text)), 2, std::min(all, kMostBeside));
  const int rows = (all + fit - 1) / fit, seats = (all + rows - 1) / rows;  // rows of the same length, if it can be
  for (int seat = 0; seat < kernel::count(seats_); ++seat) {
    chairs_->addWidget(kernel::at(seats_, seat), seat / seats, seat % seats);
    chairs_->setColumnStretch(seat, seat < seats ? 1 : 0);
  }
  chairs_->setSpacing(qRound((brief() ? 4 : 8) * scale_));
  variants_->rescale(scale_, std::clamp(qFloor(width() / (290 * text)), 1, 3));
}

void NewSeason::paintEvent(QPaintEvent*) {
  QPainter p(this);
  Ink ink(p, devicePixelRatioF());
  p.fillRect(rect(), QColor(12, 8, 5, 120));
}

void NewSeason::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (event->isAutoRepeat()) return QWidget::keyPressEvent(event);
  if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    if (QComboBox* list = qobject_cast<QComboBox*>(focusWidget())) return list->showPopup();
    if (deal_->isEnabled()) return deal_->click();
  }
  if (key == Qt::Key_Escape) return parts_->currentIndex() == 1 ? openRules(false) : emit left();
  if (event->text().toUpper() == tr("M", "key")) return openRules(parts_->currentIndex() == 0);
  if (key >= Qt::Key_1 && key <= Qt::Key_3) return choosePreset(key - Qt::Key_1);
  QWidget::keyPressEvent(event);
}

}  // namespace w13
