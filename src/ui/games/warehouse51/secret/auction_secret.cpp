#include "ui/games/warehouse51/secret/auction_secret.h"

#include "engine/games/warehouse51/seen/seen_in.h"
#include "ui/games/warehouse51/screen/pointed.h"
#include "ui/games/warehouse51/table/auction_table.h"

namespace w51 {

AuctionSecret::AuctionSecret(PlainRoom& room, Seat seat, bool responds, QWidget* parent)
    : SecretPage(parent), room_(room), seat_(seat), responds_(responds), news_(room.look(seat)),
      screen_(new SecretScreen(room, notesIn(room.match().notes(seat), cardsIn(room.match()), room.match().seats()),
                               this)) {
  setFocusProxy(screen_);
  connect(screen_, &SecretScreen::chosen, this, &AuctionSecret::choose);
  connect(screen_, &SecretScreen::left, this, &AuctionSecret::close);
  connect(screen_, &SecretScreen::bookWanted, this, &AuctionSecret::reads);
  connect(screen_, &SecretScreen::laidOut, this, &AuctionSecret::laidOut);
  connect(screen_, &SecretScreen::coveredChanged, this, &AuctionSecret::laidOut);
  screen_->setGeometry(rect());
  refresh();
}

void AuctionSecret::resizeEvent(QResizeEvent* event) {
  SecretPage::resizeEvent(event);
  screen_->setGeometry(rect());
}

void AuctionSecret::refresh() {
  SecretShown shown;
  shown.view = viewIn(room_.match(), seat_);
  shown.decision = room_.inHand(seat_, responds_, made_);
  shown.collectors = collectorsOf(room_.match());
  shown.persons = room_.persons();
  shown.news = news_;
  screen_->show(std::move(shown));
}

void AuctionSecret::choose(Choice choice) {
  if (room_.inHand(seat_, responds_, made_).find(choice) < 0 || !mayLeave()) return;
  made_.push_back(choice);
  if (!room_.inHand(seat_, responds_, made_).empty()) return refresh();
  emit done(made_);
}

void AuctionSecret::startAgain() {
  made_.clear();
  refresh();
}

void AuctionSecret::close() {
  if (mayLeave()) emit done({});
}

std::vector<QRect> AuctionSecret::placesOf(const Pointing& pointing) const {
  return screen_->covered() ? std::vector<QRect>() : placesOn(*screen_, pointing);
}

void AuctionSecret::takeFocus() { screen_->setFocus(); }

bool AuctionSecret::keepNotes() {
  const std::string text = textOf(screen_->notes(), cardsIn(room_.match()));
  const QString why = room_.writeNotes(seat_, QString::fromStdString(text));
  if (why.isEmpty()) return true;
  screen_->say(tr("Your notes are not kept: %1. Close once more to leave them as they were.").arg(why));
  return false;
}

}  // namespace w51
