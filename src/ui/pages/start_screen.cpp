#include "ui/pages/start_screen.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/illustration.h"
#include "ui/look/ink.h"
#include "ui/pages/credits.h"
#include "ui/pages/learn_panel.h"
#include "ui/pages/saves_page.h"
#include "ui/pages/seat_card.h"
#include "ui/pages/switch.h"
#include "ui/pages/variants_box.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

constexpr double kMenu = 312, kMargin = 18, kInside = 20;  // in points of the smallest window

QLabel* label(const QString& words, const char* look) {
  QLabel* made = new QLabel(words);
  made->setProperty("look", look);
  return made;
}

/// What the table sees of a set-up right after the deal: the rules of it live in the game, so a season is dealt and
/// thrown away.
View trialDeal(const Setup& setup, const Catalog& cards) {
  View v;
  Season(std::shared_ptr<const Catalog>(std::shared_ptr<const Catalog>(), &cards), setup, 0).view(Seat::Table, v);
  return v;
}

/// What will be dealt, in one line.
QString dealLine(const Setup& setup, const View& v, const Catalog& cards) {
  QStringList line;
  if (setup.variants.cooperative) line << StartScreen::tr("%1 players, all of them loyal.").arg(v.players);
  else line << StartScreen::tr("%1 players. Loyalty cards: %2 loyal and 1 Traitor.").arg(v.players).arg(v.players - 1);
  line << StartScreen::tr("Stress deck %1.").arg(v.stressDeck);
  if (!setup.variants.revealedTraitor) {
    const AgentId first = v.seats[static_cast<std::size_t>(index(v.firstAgent))].who;
    line << StartScreen::tr("First Agent: %1.").arg(said(cards.of(first).name));
  }
  return line.join(" ");
}

void setGold(QPushButton& button, bool gold) {
  button.setProperty("gold", gold);
  button.style()->unpolish(&button);
  button.style()->polish(&button);
}

}  // namespace

StartScreen::StartScreen(const Catalog& cards, QString saves, QWidget* parent)
    : Page(parent), cards_(&cards), saves_(std::move(saves)) {
  build();
}

void StartScreen::build() {
  language_ = spoken();
  panels_ = new QStackedWidget;
  QHBoxLayout* all = new QHBoxLayout(this);
  all->addWidget(menu_ = makeMenu());
  all->addWidget(panels_, 1);
  setGold(*new_, true);
  rescaled();
}

void StartScreen::furnish() {
  if (newSeason_ != nullptr) return;
  if (!std::exchange(packsRead_, true)) emit packsWanted();
  savesPage_ = new SavesPage(*cards_, saves_, this);
  learnPanel_ = new LearnPanel(this);
  panels_->addWidget(newSeason_ = makeNewSeason());
  panels_->addWidget(savesPage_);
  panels_->addWidget(learnPanel_);
  connect(learnPanel_, &LearnPanel::begin, this, &StartScreen::beginLesson);
  connect(learnPanel_, &LearnPanel::rules, this, &StartScreen::rules);
  connect(savesPage_, &SavesPage::resume, this, &StartScreen::resume);
  connect(deal_, &QPushButton::clicked, this, [this] { emit begin(start()); });
  connect(seed_, &QLineEdit::textChanged, this, &StartScreen::check);
  connect(variants_, &VariantsBox::changed, this, &StartScreen::check);
  readSaves();
  openPanel(newSeason_);
  rescaled();
  preset(3);
  first_->setChecked(offersFirst_);
}

// ---- the menu ---------------------------------------------------------------------------------------------------

QPushButton* StartScreen::addCommand(QVBoxLayout& column, const QString& words, const QString& name) {
  QPushButton* button = new QPushButton(words);
  button->setObjectName(name);
  button->setProperty("menu", true);
  button->setAutoDefault(true);
  column.addWidget(button);
  return button;
}

void StartScreen::changeEvent(QEvent* event) {
  Page::changeEvent(event);
  if (event->type() == QEvent::LanguageChange && language_ != spoken()) rebuild();
}

void StartScreen::useCards(const Catalog& cards, std::vector<PackRow> packs) {
  const bool others = cards_ != &cards || !packs_.empty() || !packs.empty();
  cards_ = &cards;
  packs_ = std::move(packs);
  if (others && newSeason_ != nullptr) rebuild();
}

// In another language or with other cards it is built anew; what has been set up stays.
void StartScreen::rebuild() {
  furnish();
  const std::vector<SeatCard*> seats = std::exchange(seats_, {});
  const VariantsBox* variants = variants_;
  const QString seed = seed_->text();
  const bool first = first_->isChecked();
  const bool saves = panels_->currentWidget() == savesPage_;
  const bool learns = panels_->currentWidget() == learnPanel_;
  QWidget old;
  old.setLayout(layout());  // takes all that is on it
  newSeason_ = nullptr;
  fault_ = nullptr;
  build();
  furnish();
  for (std::size_t at = 0; at < seats.size(); ++at) seats_[at]->take(*seats[at]);
  variants_->take(*variants);
  first_->setChecked(first);
  seed_->setText(seed);
  if (saves) openPanel(savesPage_);
  if (learns) emit lessonsReworded();
  check();
}

QWidget* StartScreen::makeMenu() {
  QWidget* menu = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(menu);
  column->addWidget(icon_ = new QLabel);
  column->addWidget(label(tr("Warehouse 13"), "title"));
  column->addWidget(label(tr("The digital table"), "head"));
  column->addSpacing(6);
  QLabel* note = label(tr("Unofficial fan adaptation. Not connected with the rights holders."), "typed");
  note->setWordWrap(true);
  column->addWidget(note);
  column->addStretch(1);
  new_ = addCommand(*column, tr("New season"), "new");
  continue_ = addCommand(*column, tr("Continue"), "continue");
  load_ = addCommand(*column, tr("Load a season ..."), "load");
  learn_ = addCommand(*column, tr("Learn to play"), "learn");
  workshop_ = addCommand(*column, tr("Workshop"), "workshop");
  workshop_->setVisible(offersWorkshop_);
  QPushButton* options = addCommand(*column, tr("Options"), "options");
  QPushButton* quit = addCommand(*column, tr("Quit"), "quit");
  column->addStretch(2);
  QLabel* art = label(Credits::line(isIllustrated()), "small");
  art->setWordWrap(true);
  column->addWidget(art);
  // Whoever is quick presses them before the rest of the page is there.
  connect(new_, &QPushButton::clicked, this, [this] { furnish(), openPanel(newSeason_); });
  connect(continue_, &QPushButton::clicked, this, [this] { furnish(), emit resume(savesPage_->newestPath()); });
  connect(load_, &QPushButton::clicked, this, [this] { furnish(), openPanel(savesPage_); });
  connect(learn_, &QPushButton::clicked, this, &StartScreen::lessons);
  connect(workshop_, &QPushButton::clicked, this, &StartScreen::workshop);
  connect(options, &QPushButton::clicked, this, &StartScreen::options);
  connect(quit, &QPushButton::clicked, this, &StartScreen::quit);
  return menu;
}

void StartScreen::openPanel(QWidget* panel) {
  panels_->setCurrentWidget(panel);
  setGold(*new_, panel == newSeason_);
  setGold(*load_, panel == savesPage_);
  setGold(*learn_, panel == learnPanel_);
}

void StartScreen::learn(const std::vector<LessonRow>& lessons, const QString& faults) {
  furnish();
  learnPanel_->show(lessons, faults);
  openPanel(learnPanel_);
}

void StartScreen::offerFirstSeason(bool on) {
  offersFirst_ = on;
  if (first_ != nullptr) first_->setChecked(on);
}

void StartScreen::offerWorkshop(bool on) {
#ifdef W13_WORKSHOP
  offersWorkshop_ = on;
#else
  offersWorkshop_ = false;
  (void)on;
#endif
  workshop_->setVisible(offersWorkshop_);
}

void StartScreen::readSaves() {
  furnish();
  savesPage_->read();
  const QString newest = savesPage_->newest();
  continue_->setEnabled(!newest.isEmpty());
  continue_->setText(newest.isEmpty() ? tr("Continue") : tr("Continue: %1").arg(newest.section(u':', 0, 0)));
  continue_->setToolTip(newest);
}

void StartScreen::complain(const QString& sentence) {
  furnish();
  savesPage_->complain(sentence);
  fault_->setText(sentence);
  fault_->setStyleSheet("color:#FFB3A6; font-weight:bold");
}

// ---- a new season -----------------------------------------------------------------------------------------------

QWidget* StartScreen::makeNewSeason() {
  QWidget* panel = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(panel);
  column->setContentsMargins(0, 0, 0, 0);
  QHBoxLayout* top = new QHBoxLayout;
  top->addWidget(label(tr("New season"), "heading"));
  top->addStretch();
  if (!packs_.empty()) {
    PacksButton* packs = new PacksButton(packs_, panel);
    connect(packs, &PacksButton::chosen, this, &StartScreen::packsChosen);
    top->addWidget(packs);
  }
  first_ = new Switch(tr("First season"), tr("Each kind of decision is explained the first time it comes"), panel);
  first_->setObjectName("first-season");
  connect(first_, &Switch::toggled, this, [this](bool on) {
    for (SeatCard* seat : seats_) seat->askKnows(on);
  });
  top->addWidget(first_);
  column->addLayout(top);
  QHBoxLayout* row = new QHBoxLayout;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    SeatCard* card = new SeatCard(*cards_, seat, panel);
    row->addWidget(card, 1);
    connect(card, &SeatCard::changed, this, &StartScreen::check);
    seats_.push_back(card);
  }
  column->addLayout(row);
  column->addWidget(variants_ = new VariantsBox(panel), 1);
  column->addLayout(makeFoot());
  return panel;
}

QLayout* StartScreen::makeFoot() {
  fault_ = new QLabel;
  fault_->setWordWrap(true);
  seed_ = new QLineEdit;
  seed_->setPlaceholderText(tr("Seed (optional)"));
  seed_->setAccessibleName(tr("Seed"));
  seed_->setToolTip(tr("With a typed seed the season is open: who knows the seed can know every secret."));
  seed_->setValidator(new QRegularExpressionValidator(QRegularExpression("\\d{0,19}"), seed_));
  deal_ = new QPushButton(tr("Deal the cards (Enter)"));
  deal_->setObjectName("deal");
  deal_->setProperty("gold", true);
  deal_->setAutoDefault(true);
  QHBoxLayout* foot = new QHBoxLayout;
  foot->addWidget(fault_, 1);
  foot->addWidget(seed_);
  foot->addWidget(deal_);
  return foot;
}

void StartScreen::preset(int players) {
  for (int seat = 0; seat < kMaxPlayers; ++seat) seats_[static_cast<std::size_t>(seat)]->seatPerson(seat < players);
  check();
}

SeasonStart StartScreen::start() const {
  SeasonStart start;
  for (const SeatCard* seat : seats_) {
    if (!seat->taken()) continue;
    if (first_->isChecked() && seat->knows()) start.first.know |= seatAt(static_cast<int>(start.setup.agents.size()));
    start.setup.agents.push_back(seat->agent());
    start.players.push_back(seat->name().toStdString());
    start.bots.push_back(seat->bot().toStdString());
  }
  start.first.on = first_->isChecked();
  variants_->apply(start.setup.variants);
  const QString seed = seed_->text().trimmed();
  start.typedSeed = !seed.isEmpty();
  start.seed = start.typedSeed ? seed.toULongLong() : QRandomGenerator::system()->generate64();
  return start;
}

void StartScreen::check() {
  if (deal_ == nullptr || fault_ == nullptr) return;
  const int players =
      static_cast<int>(std::count_if(seats_.begin(), seats_.end(), [](const SeatCard* seat) { return seat->taken(); }));
  if (players != players_) {  // with three players debronzing is never closed, unless somebody wants it so: RULING-28
    players_ = players;
    variants_->set("debronze-stays-open", players == 3);
  }
  const Setup setup = start().setup;
  const std::string fault = faultOf(setup, *cards_, spoken());
  deal_->setEnabled(fault.empty());
  const View dealt = fault.empty() ? trialDeal(setup, *cards_) : View();
  markSeats(setup.variants.revealedTraitor ? Seat::Table : dealt.firstAgent);  // then it depends on the Traitor
  QString text = fault.empty() ? dealLine(setup, dealt, *cards_) : QString::fromStdString(fault) + ".";
  if (fault.empty() && !seed_->text().trimmed().isEmpty())
    text += " " + tr("With a typed seed the season is marked open: who knows the seed can know every secret.");
  fault_->setText(text);
  fault_->setStyleSheet(fault.empty() ? "color:#D8CBB0" : "color:#FFB3A6; font-weight:bold");
}

void StartScreen::markSeats(Seat first) {
  int place = 0;
  for (SeatCard* seat : seats_) {
    if (!seat->taken()) {
      seat->mark({}, false);
      continue;
    }
    const bool leads = first == seatAt(place++);
    seat->mark(leads ? tr("First Agent: lowest ID") : tr("seat %1").arg(place), leads);
  }
}

// ---- looks and keys ---------------------------------------------------------------------------------------------

void StartScreen::rescaled() {
  const auto points = [this](double units) { return qRound(units * scale()); };
  menu_->setFixedWidth(points(kMenu - 2 * kMargin));
  layout()->setContentsMargins(points(kMargin + 4), points(kMargin + 4), points(kMargin + kInside),
                               points(kMargin + kInside - 8));
  layout()->setSpacing(points(2 * kMargin + kInside + 4));
  menu_->layout()->setContentsMargins(0, 0, 0, 0);
  menu_->layout()->setSpacing(points(8));
  icon_->setPixmap(art::picture("app/icon", QSize(points(84), points(84))));
  if (newSeason_ == nullptr) return;
  newSeason_->layout()->setSpacing(points(8));
  seed_->setFixedWidth(points(170));
  fault_->setMinimumHeight(points(44));
  for (SeatCard* seat : seats_) seat->rescale(scale());
  variants_->rescale(scale());
}

// The panel hides the wood below it, which therefore is not drawn there: it is the dearest picture of the first frame.
void StartScreen::paintEvent(QPaintEvent*) {
  if (newSeason_ == nullptr) QMetaObject::invokeMethod(this, &StartScreen::furnish, Qt::QueuedConnection);
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  Ink ink(p, devicePixelRatioF());
  const double edge = kMenu * scale();
  const double margin = kMargin * scale();
  const double radius = 14 * scale();
  const double seen = margin + radius;  // round corners let it through
  const double w = width();
  const double h = height();
  for (const QRectF& part :
       {QRectF(0, 0, edge + seen, h), QRectF(edge + seen, 0, w - edge - seen, seen),
        QRectF(edge + seen, h - seen, w - edge - seen, seen), QRectF(w - seen, seen, seen, h - 2 * seen)})
    paintGround(p, part);
  p.fillRect(QRectF(0, 0, edge, h), QColor(10, 7, 4, 150));
  ink.line({edge, 0}, {edge, h}, QColor(colour::kBrass600), 3 * scale());
  ink.panel({edge + margin, margin, w - edge - 2 * margin, h - 2 * margin}, QColor(0xFF251B11), QColor(0xFF150E08),
            QColor(0xFFD9B56A), 2 * scale(), radius);
}

void StartScreen::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && !event->isAutoRepeat() && newSeason_ != nullptr) {
    if (QComboBox* list = qobject_cast<QComboBox*>(focusWidget())) return list->showPopup();
    if (panels_->currentWidget() == newSeason_ && deal_->isEnabled()) return deal_->click();
  }
  Page::keyPressEvent(event);
}

}  // namespace w13
