#include "ui/plain/plain_workshop.h"

#ifdef UI_WORKSHOP
#include "engine/house/data_folder.h"
#include "ui/curtain/pages.h"
#include "ui/look/say.h"
#include "ui/plain/workshop/plain_cards.h"
#include "ui/workshop/workshop_screen.h"
#endif

namespace ui {

#ifdef UI_WORKSHOP

struct PlainWorkshop::Cards {
  PlainCards screens;
};

PlainWorkshop::PlainWorkshop(const house::GameModule& game, const house::RuleBook& rules, OwnFolders own,
                             std::shared_ptr<OwnPages> drawings, Pages& pages)
    : game_(game), rules_(rules), own_(std::move(own)), pages_(pages) {
  if (game.cards() == nullptr) return;
  const auto tries = [this](const PlainTrial& trial) {
    screen_->keepNow();
    emit this->tries(trial);
  };
  cards_ = std::make_shared<Cards>(Cards{PlainCards(game, tries, std::move(drawings))});
}

PlainWorkshop::~PlainWorkshop() = default;

bool PlainWorkshop::offered() const { return cards_ != nullptr && !own_.cards.isEmpty(); }
bool PlainWorkshop::has(const house::GameModule& game) { return game.cards() != nullptr; }

void PlainWorkshop::open() {
  if (screen_ == nullptr) {
    const std::filesystem::path data = house::dataFolder();
    const auto shown = [](const std::filesystem::path& path) { return QString::fromStdString(path.string()); };
    WorkshopSetup setup;
    setup.data = shown(data);
    setup.shipped = shown(data / "cards" / game_.id());
    setup.own = own_.cards;
    setup.rules = &rules_;
    setup.played = {shown(house::lessonFolder(game_.id()))};
    setup.packs = own_.packs;
    screen_ = new WorkshopScreen(cards_->screens, setup, pages_.window());
    pages_.addWidget(screen_);
    connect(screen_, &WorkshopScreen::ruleWanted, this, &PlainWorkshop::ruleWanted);
    connect(
        screen_, &WorkshopScreen::left, this,
        [this] {
          screen_->deleteLater();
          screen_ = nullptr;
          emit left();
        },
        Qt::QueuedConnection);
  }
  pages_.turnTo(screen_);
}

void PlainWorkshop::tell(const QString& fault) { screen_->say(fault); }

bool PlainWorkshop::is(const QWidget* page) const { return screen_ != nullptr && page == screen_; }

bool PlainWorkshop::mayLeave(const std::function<void()>& then) {
  return screen_ == nullptr || screen_->mayLeave(then);
}

#else

struct PlainWorkshop::Cards {};
PlainWorkshop::PlainWorkshop(const house::GameModule& game, const house::RuleBook& rules, OwnFolders own,
                             std::shared_ptr<OwnPages>, Pages& pages)
    : game_(game), rules_(rules), own_(std::move(own)), pages_(pages) {}
PlainWorkshop::~PlainWorkshop() = default;
bool PlainWorkshop::offered() const { return false; }
bool PlainWorkshop::has(const house::GameModule&) { return false; }
void PlainWorkshop::open() {}
void PlainWorkshop::tell(const QString&) {}
bool PlainWorkshop::is(const QWidget*) const { return false; }
bool PlainWorkshop::mayLeave(const std::function<void()>&) { return true; }

#endif

}  // namespace ui
