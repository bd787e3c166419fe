// The plain window's rule book and options.

#include "ui/look/say.h"
#include "ui/look/vision.h"
#include "ui/pages/options_at_work.h"
#include "ui/plain/plain_window.h"
#include "ui/settings/language.h"

namespace ui {

void PlainWindow::openBook() { openBookAt({}); }

void PlainWindow::openBookAt(const QString& rule) {
  if (state_ == State::Looks) return openSecretBook(rule);
  if (page() != setup_ && page() != table_ && page() != lessons_ && !workshop_->is(page())) return;
  if (book_ == nullptr) {
    book_ = new RulesPanel(rules_, std::make_unique<GamePages>(), this);
    connect(book_, &RulesPanel::left, this, [this] {
      page()->setFocus();
      if (lesson_) lesson_->onBookRead();
      if (room_) goOn();
    });
  }
  if (room_) room_->hold(true);
  const kernel::Rule here = room_ ? room_->face().rule() : kernel::Rule::None;
  book_->setHere(here);
  rule.isEmpty() ? book_->openAt(here) : book_->openPage(rule);
}

// A book of its own, which goes with the screen: where it was open would tell others what concerns the seat.
void PlainWindow::openSecretBook(const QString& rule) {
  if (!secretBook_) {
    secretBook_ = new RulesPanel(rules_, std::make_unique<GamePages>(), this);
    connect(secretBook_, &RulesPanel::left, this, [this] {
      if (lesson_) lesson_->onBookRead();
      takeFocus();
    });
  }
  rule.isEmpty() ? secretBook_->openAt(kernel::Rule::None) : secretBook_->openPage(rule);
}

void PlainWindow::openOptions() {
  if (page() != setup_ && page() != table_) return;
  if (optionsScreen_ == nullptr) {
    optionsScreen_ = new OptionsScreen([this] { return plainOffer(say(wanted_.game->name())); }, this);
    pages_->addWidget(optionsScreen_);
    connect(optionsScreen_, &OptionsScreen::changed, this, &PlainWindow::follow);
    connect(optionsScreen_, &OptionsScreen::left, this, &PlainWindow::leaveOptions);
  }
  if (room_) room_->hold(true);
  hideFirst();
  optionsScreen_->show(wanted_.options);
  pages_->turnTo(optionsScreen_);
}

void PlainWindow::leaveOptions() {
  if (!room_) return pages_->turnTo(setup_);
  turnToTable();
  goOn();
}

void PlainWindow::follow(const Options& options) {
  // as long as nobody chooses a language here, the one that the command line names is spoken
  if (options.language != wanted_.options.language) speak(languageFor(options.language));
  wanted_.options = options;
  OptionsFile(wanted_.optionsFile).write(options);
  obey();
}

void PlainWindow::obey() {
  const Options& options = wanted_.options;
  dress(*this, options);
  seeThrough(*pages_, visionAt(options.colours), Cover::Whole);
  pages_->setPace(options.motion);
  table_->obey(options);
  obeySounds();
  idle_.setInterval(options.idle * 1000);
  if (room_) room_->setBotDelay(options.botDelay);
  setWindowState(options.fullScreen ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

}  // namespace ui
