#include "ui/shelf/game_shelf.h"

#include <QTimer>

#include "engine/kernel/count.h"
#include "ui/look/art.h"
#include "ui/window/application.h"
#include "ui/window/window_place.h"

namespace ui {

ShelvedGame shelve(std::unique_ptr<GameScreens> screens, const QStringList& arguments,
                   const std::function<void(QCommandLineParser&)>& describe) {
  ShelvedGame game{std::move(screens), std::make_unique<QCommandLineParser>()};
  describe(*game.options);
  game.screens->describe(*game.options);
  (void)game.options->parse(arguments);  // whoever is told of faults processes it once more
  return game;
}

GameShelf::GameShelf(std::vector<ShelvedGame> games, QString optionsFile, QString language, Speaker speaker)
    : games_(std::move(games)), optionsFile_(std::move(optionsFile)), language_(std::move(language)),
      speaker_(std::move(speaker)) {
  QTimer::singleShot(0, this, [] { QApplication::setWindowIcon(art::picture("app/icon", {128, 128})); });
}

GameShelf::~GameShelf() = default;

QMainWindow* GameShelf::window() const { return game_ ? game_.get() : shelf_.get(); }

std::vector<OnShelf> GameShelf::games() const {
  std::vector<OnShelf> all;
  for (const ShelvedGame& each : games_) all.push_back(each.screens->onShelf(*each.options));
  return all;
}

// One window is always there, so that the program does not end in between.
void GameShelf::appear() {
  if (!shelf_) {
    shelf_ = std::make_unique<ShelfWindow>([this] { return games(); }, optionsFile_, language_, speaker_);
    connect(shelf_.get(), &ShelfWindow::opens, this, &GameShelf::tryToOpen);
    if (const Application* app = qobject_cast<Application*>(qApp))
      connect(app, &Application::faulted, shelf_.get(), [this](const QString& why) { shelf_->shelf()->complain(why); });
  }
  if (game_) keepPlace(*game_, OptionsFile(optionsFile_));
  shelf_->appear();
  game_.reset();
}

bool GameShelf::open(int game, Door door) {
  const ShelvedGame& it = kernel::at(games_, game);
  Opening opening;
  opening.door = door;
  if (door == Door::GoOn)
    if (const auto match = it.screens->onShelf(*it.options).newest) opening.match = match->path;
  opening.optionsFile = optionsFile_;
  opening.speaker = speaker_;
  opening.shelf = [this] { QMetaObject::invokeMethod(this, &GameShelf::appear, Qt::QueuedConnection); };
  if (shelf_) keepPlace(*shelf_, OptionsFile(optionsFile_));
  std::unique_ptr<QMainWindow> opened = it.screens->open(*it.options, opening);
  if (!opened) return false;
  game_ = std::move(opened);
  if (shelf_) shelf_->hide();
  return true;
}

void GameShelf::tryToOpen(int game, Door door) {
  QString why;
  try {
    if (open(game, door)) return;
  } catch (const std::runtime_error& error) {
    why = QString::fromUtf8(error.what());
  }
  shelf_->shelf()->settle();
  shelf_->shelf()->complain(why);
}

}  // namespace ui
