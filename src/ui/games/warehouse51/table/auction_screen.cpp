#include "ui/games/warehouse51/table/auction_screen.h"

#include <QWheelEvent>
#include <algorithm>

#include "engine/games/warehouse51/seen/seen_in.h"
#include "ui/games/warehouse51/table/table_help.h"

namespace w51 {

AuctionScreen::AuctionScreen(const QString& ground, const PlainRoom& room, QWidget* parent)
    : Screen(ground, parent), room_(room), cards_(cardsIn(room.match())) {
  setCloser(closer_);
}

void AuctionScreen::say(const QString& hint) {
  hint_ = hint;
  renew();
}

void AuctionScreen::askAnew() {
  hint_.clear();
  set_ = 0;
  typed_ = 0;
  holdStill();
}

QSizeF AuctionScreen::unitsFor(const QSizeF& window) const {
  const double wide = window.width() / window.height();
  return wide > 16.0 / 9 ? QSizeF(1080 * wide, 1080) : QSizeF(1920, 1920 / wide);
}

void AuctionScreen::showCloser(const Piece& piece) {
  closer_.take(piece.look(), help(&piece));
  closer_.show(sight());
}

// ---- the dial ---------------------------------------------------------------------------------------------------

void AuctionScreen::setTo(int number) {
  set_ = number;
  renew();
}

bool AuctionScreen::turn(int key) {
  const std::vector<Choice> all = amounts();
  if (all.empty()) return false;
  const int low = all.front().noun.index, high = all.back().noun.index, now = desk().set;
  switch (key) {
    case Qt::Key_Up: setTo(std::min(high, now + 1)); return true;
    case Qt::Key_Down: setTo(std::max(low, now - 1)); return true;
    case Qt::Key_Home: setTo(low); return true;
    case Qt::Key_End: setTo(high); return true;
    default: return false;
  }
}

void AuctionScreen::type(int digit) {
  const std::vector<Choice> all = amounts();
  const int low = all.front().noun.index, high = all.back().noun.index;
  const int before = typing_.isActive() ? typed_ : 0;
  typed_ = before * 10 + digit;
  if (typed_ > high && before > 0) typed_ = digit;
  typing_.start();
  setTo(std::clamp(typed_, low, high));
}

void AuctionScreen::wheelEvent(QWheelEvent* event) {
  event->accept();
  if (holdsStill() || event->angleDelta().y() == 0) return;
  (void)turn(event->angleDelta().y() > 0 ? Qt::Key_Up : Qt::Key_Down);
}

// ---- the desk ---------------------------------------------------------------------------------------------------

void AuctionScreen::pressMain() {
  const DeskButton* main = desk().main();
  if (main == nullptr) return;
  const DeskButton button = *main;  // what follows may take it away
  if (button.command) obey(button.command);
  else if (button.choices.size() == 1) emit chosen(button.choices.front());
}

Piece* AuctionScreen::firstStop(const std::vector<Piece*>& live) const {
  const auto onDesk = [this](const Piece* each) {
    return std::ranges::find(desk_.pieces(), each) != desk_.pieces().end();
  };
  const auto found = std::ranges::find_if(live, onDesk);
  return found == live.end() ? live.front() : *found;
}

QString AuctionScreen::question() const { return desk().question + u'\n' + desk().hint; }

Help AuctionScreen::help(const Piece* piece) const {
  if (piece != nullptr) return helpOn(sight(), piece->look(), why());
  Help help;
  help.name = desk().question;
  help.about = desk().hint;
  const Rule rule = sight().decision.rule();
  if (rule != Rule::None) help.rules.push_back(rule);
  return help;
}

}  // namespace w51
