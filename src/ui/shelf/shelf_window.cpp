#include "ui/shelf/shelf_window.h"

#include <QApplication>
#include <QStackedWidget>

#include "ui/look/vision.h"
#include "ui/pages/options_at_work.h"
#include "ui/window/window_place.h"

namespace ui {

ShelfWindow::ShelfWindow(std::function<std::vector<OnShelf>()> games, const QString& optionsFile,
                         const QString& language, Speaker speaker)
    : file_(optionsFile), options_(file_.read()), sounds_(std::move(speaker)), pages_(new QStackedWidget(this)) {
  speak(languageFor(language.isEmpty() ? options_.language : language));
  setWindowTitle(tr("The digital table"));
  setMinimumSize(kLeastWindow);
  setCentralWidget(pages_);
  dress(*this, options_);
  shelf_ = new ShelfScreen(std::move(games), this);
  pages_->addWidget(shelf_);
  connect(shelf_, &ShelfScreen::opens, this, &ShelfWindow::opens);
  connect(shelf_, &ShelfScreen::options, this, &ShelfWindow::openOptions);
  connect(shelf_, &ShelfScreen::quit, this, &QWidget::close);
  addOptionKeys(*this, [this](const OptionsChange& change) {
    Options changed = options_;
    change(changed);
    follow(allowed(changed));
    if (optionsScreen_ != nullptr) optionsScreen_->show(options_);
  });
  obey();
  qApp->installEventFilter(this);
}

ShelfWindow::~ShelfWindow() { qApp->removeEventFilter(this); }

QWidget* ShelfWindow::page() const { return pages_->currentWidget(); }

void ShelfWindow::appear() {
  options_ = file_.read();
  obey();
  shelf_->settle();
  shelf_->complain({});
  shelf_->refresh();
  ui::appear(*this, file_, options_);
  shelf_->setFocus();
}

void ShelfWindow::openOptions() {
  if (optionsScreen_ == nullptr) {
    optionsScreen_ = new OptionsScreen([] { return plainOffer(tr("The digital table")); }, this);
    pages_->addWidget(optionsScreen_);
    connect(optionsScreen_, &OptionsScreen::changed, this, &ShelfWindow::follow);
    connect(optionsScreen_, &OptionsScreen::left, this, [this] {
      pages_->setCurrentWidget(shelf_);
      shelf_->setFocus();
    });
  }
  optionsScreen_->show(options_);
  pages_->setCurrentWidget(optionsScreen_);
}

void ShelfWindow::follow(const Options& options) {
  if (options.language != options_.language) speak(languageFor(options.language));
  options_ = options;
  file_.write(options_);
  obey();
}

void ShelfWindow::obey() {
  dress(*this, options_);
  seeThrough(*pages_, visionAt(options_.colours), Cover::Whole);
  shelf_->setPace(options_.motion);
  sounds_.setVolume(options_.volume, options_.mute);
  if (isVisible() && isFullScreen() != options_.fullScreen) setWindowState(windowState() ^ Qt::WindowFullScreen);
}

bool ShelfWindow::eventFilter(QObject* watched, QEvent* event) {
  hearing_.hear(watched, event);
  return QMainWindow::eventFilter(watched, event);
}

void ShelfWindow::closeEvent(QCloseEvent* event) {
  keepPlace(*this, file_);
  QMainWindow::closeEvent(event);
}

void ShelfWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) setWindowTitle(tr("The digital table"));
  QMainWindow::changeEvent(event);
}

}  // namespace ui
