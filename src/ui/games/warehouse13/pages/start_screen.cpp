#include "ui/games/warehouse13/pages/start_screen.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/pages/new_season.h"
#include "ui/games/warehouse13/pages/saves_page.h"
#include "ui/games/warehouse13/pages/title_screen.h"
#include "ui/lessons/learn_panel.h"
#include "ui/look/day_and_time.h"
#include "ui/look/illustration.h"
#include "ui/look/ink.h"
#include "ui/pages/credits.h"
#include "ui/settings/language.h"
#include "ui/widgets/scrolling.h"

namespace w13 {

StartScreen::StartScreen(const Catalog& cards, QString saves, QWidget* parent)
    : Page(parent, kLargestText), cards_(&cards), saves_(std::move(saves)) {
  build();
}

void StartScreen::build() {
  language_ = spoken();
  panels_ = new QStackedWidget;
  QVBoxLayout* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(panels_);
  makeTitle();
  panels_->addWidget(title_);
  rescaled();
}

void StartScreen::makeTitle() {
  title_ = new TitleScreen(this);
  connect(title_, &TitleScreen::goOn, this, &StartScreen::goOn);
  connect(title_, &TitleScreen::newSeason, this, [this] { open(newSeason()); });
  connect(title_, &TitleScreen::learn, this, &StartScreen::lessons);
  connect(title_, &TitleScreen::workshop, this, &StartScreen::workshop);
  connect(title_, &TitleScreen::ownCards, this, &StartScreen::ownCards);
  connect(title_, &TitleScreen::options, this, &StartScreen::options);
  connect(title_, &TitleScreen::saves, this, &StartScreen::openSaved);
  connect(title_, &TitleScreen::shelf, this, &StartScreen::shelf);
  connect(title_, &TitleScreen::credits, this, [this] { open(credits()); });
  connect(title_, &TitleScreen::quit, this, &StartScreen::quit);
  title_->setPace(pace_);
  title_->greetNewcomers(offersFirst_);
  title_->offerWorkshop(offersWorkshop_);
  title_->offerOwnCards(offersOwnCards_);
  title_->offerShelf(offersShelf_);
  readSaves();
}

// ---- what lies behind the doors -----------------------------------------------------------------------------------

void StartScreen::furnish() {
  (void)newSeason();
  (void)savesPage();
  (void)learnPanel();
}

NewSeason* StartScreen::newSeason() {
  if (newSeason_ != nullptr) return newSeason_;
  if (!std::exchange(packsRead_, true)) emit packsWanted();
  newSeason_ = new NewSeason(*cards_, packs_, this);
  panels_->addWidget(newSeason_);
  newSeason_->offerFirstSeason(offersFirst_);
  newSeason_->rescale(scale());
  connect(newSeason_, &NewSeason::begin, this, &StartScreen::begin);
  connect(newSeason_, &NewSeason::packsChosen, this, &StartScreen::packsChosen);
  connect(newSeason_, &NewSeason::left, this, &StartScreen::openTitle);
  return newSeason_;
}

SavesPage* StartScreen::savesPage() {
  if (savesPage_ != nullptr) return savesPage_;
  savesPage_ = new SavesPage(*cards_, saves_, this);
  panels_->addWidget(savesPage_);
  savesPage_->read();
  savesPage_->rescale(scale());
  connect(savesPage_, &SavesPage::resume, this, &StartScreen::resume);
  connect(savesPage_, &SavesPage::left, this, &StartScreen::openTitle);
  return savesPage_;
}

LearnPanel* StartScreen::learnPanel() {
  if (learnPanel_ != nullptr) return learnPanel_;
  learnPanel_ = new LearnPanel(courseName(), this);
  panels_->addWidget(learning_ = behind(scrolling(learnPanel_, "lessons"), "back-from-lessons"));
  learning_->setFocusProxy(learnPanel_);
  connect(learnPanel_, &LearnPanel::begin, this, &StartScreen::beginLesson);
  connect(learnPanel_, &LearnPanel::rules, this, &StartScreen::rules);
  return learnPanel_;
}

QWidget* StartScreen::credits() {
  if (credits_ != nullptr) return credits_;
  QLabel* words = new QLabel(Credits::whole(isIllustrated(), hasTitleFace()));
  words->setProperty("look", "hint");
  words->setWordWrap(true);
  words->setAlignment(Qt::AlignCenter);
  words->setTextInteractionFlags(Qt::TextSelectableByMouse);
  panels_->addWidget(credits_ = behind(words, "back-from-credits"));
  return credits_;
}

QWidget* StartScreen::behind(QWidget* inside, const char* name) {
  QWidget* panel = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(panel);
  column->setContentsMargins(24, 14, 24, 14);
  QPushButton* back = new QPushButton(tr("Back (Esc)"));
  back->setObjectName(name);
  back->setProperty("small", true);
  back->setAutoDefault(true);
  connect(back, &QPushButton::clicked, this, &StartScreen::openTitle);
  column->addWidget(back, 0, Qt::AlignLeft);
  column->addWidget(inside, 1);
  return panel;
}

void StartScreen::open(QWidget* panel) {
  panels_->setCurrentWidget(panel);
  panel->setFocus();
}

// Whoever comes back from another page finds the keys where they were.
void StartScreen::focusInEvent(QFocusEvent*) { panels_->currentWidget()->setFocus(); }

void StartScreen::openTitle() {
  readSaves();
  open(title_);
}

void StartScreen::goOn() {
  if (!newest_.isEmpty()) emit resume(newest_);
}

// ---- what the title tells -----------------------------------------------------------------------------------------

void StartScreen::learn(const std::vector<LessonRow>& lessons, const QString& faults) {
  learnPanel()->show(lessons, faults);
  open(learning_);
}

void StartScreen::offerFirstSeason(bool on) {
  offersFirst_ = on;
  title_->greetNewcomers(on);
  if (newSeason_ != nullptr) newSeason_->offerFirstSeason(on);
}

void StartScreen::offerWorkshop(bool on) {
#ifdef UI_WORKSHOP
  offersWorkshop_ = on;
#else
  offersWorkshop_ = false;
  (void)on;
#endif
  title_->offerWorkshop(offersWorkshop_);
}

void StartScreen::offerOwnCards(bool on) {
  offersOwnCards_ = on;
  title_->offerOwnCards(on);
}

void StartScreen::offerShelf(bool on) {
  offersShelf_ = on;
  title_->offerShelf(on);
}

void StartScreen::setUp() { open(newSeason()); }

void StartScreen::openSaved() {
  savesPage()->read();
  open(savesPage());
}

QString StartScreen::reached(const SavedSeason& season) {
  return season.name().isEmpty() ? tr("Episode %1").arg(season.label.chapter) : season.name();
}

void StartScreen::showShelf(std::vector<Shelved> shelved) {
  shelved_ = std::move(shelved);
  title_->show(*cards_, shelved_);
}

void StartScreen::setPace(Pace pace) {
  pace_ = pace;
  title_->setPace(pace);
}

void StartScreen::readSaves() {
  const std::optional<SavedSeason> newest = newestIn(saves_);
  newest_ = newest ? newest->path : QString();
  std::optional<GoingOn> offer;
  if (newest) {
    offer.emplace();
    offer->where = QStringLiteral("%1 \u00B7 %2").arg(reached(*newest), dayAndTime(newest->when));
    offer->who = peopleIn(newest->label, *cards_).join(", ");
    for (const std::string& agent : newest->label.roles) offer->faces << art::agentFile(agent);
  }
  title_->offer(offer);
}

void StartScreen::complain(const QString& sentence) {
  if (savesPage_ != nullptr && panels_->currentWidget() == savesPage_) return savesPage_->complain(sentence);
  if (newSeason_ != nullptr && panels_->currentWidget() == newSeason_) return newSeason_->complain(sentence);
  title_->complain(sentence);
}

SeasonStart StartScreen::start() { return newSeason()->start(); }

void StartScreen::finish() {
  title_->finish();
  if (savesPage_ != nullptr) savesPage_->finish();
}

// ---- another language, other cards --------------------------------------------------------------------------------

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

// It is built anew; what has been set up stays.
void StartScreen::rebuild() {
  const NewSeason* setUp = newSeason_;
  const bool sets = newSeason_ != nullptr && panels_->currentWidget() == newSeason_;
  const bool loads = savesPage_ != nullptr && panels_->currentWidget() == savesPage_;
  const bool learns = learning_ != nullptr && panels_->currentWidget() == learning_;
  QWidget old;
  old.setLayout(layout());  // takes all that is on it
  newSeason_ = nullptr;
  savesPage_ = nullptr;
  learnPanel_ = nullptr;
  learning_ = credits_ = nullptr;
  build();
  title_->show(*cards_, shelved_);
  if (setUp != nullptr) newSeason()->take(*setUp);
  if (sets) open(newSeason());
  if (loads) open(savesPage());
  if (learns) emit lessonsReworded();
}

// ---- looks and keys -----------------------------------------------------------------------------------------------

void StartScreen::rescaled() {
  if (title_ == nullptr) return;
  title_->rescale(scale());
  if (newSeason_ != nullptr) newSeason_->rescale(scale());
  if (savesPage_ != nullptr) savesPage_->rescale(scale());
}

// The title paints its own ground. What is dear of it, the shelf, comes after the menu was seen.
void StartScreen::paintEvent(QPaintEvent* event) {
  if (panels_->currentWidget() != title_) return Page::paintEvent(event);
  if (title_->findChild<QWidget*>("shelf") == nullptr)
    QMetaObject::invokeMethod(
        this, [this] { title_->show(*cards_, shelved_); }, Qt::QueuedConnection);
}

void StartScreen::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && panels_->currentWidget() != title_) return openTitle();
  if (event->key() == Qt::Key_Escape && offersShelf_ && !event->isAutoRepeat()) return emit shelf();
  Page::keyPressEvent(event);
}

}  // namespace w13
