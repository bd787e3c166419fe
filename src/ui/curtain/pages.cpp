#include "ui/curtain/pages.h"

namespace ui {

Pages::Pages(QWidget* window)
    : QStackedWidget(window), curtain_(new Curtain(window)), halves_(new CurtainHalves(window)) {}

void Pages::setPace(Pace pace) {
  pace_ = pace;
  curtain_->setPace(pace);
  halves_->setPace(pace);
}

void Pages::turnTo(QWidget* page) {
  const bool seen = curtained() && page != curtain_ && curtainSeen() && pace_ != Pace::Off;
  if (seen) emit opens();
  setCurrentWidget(page);
  if (seen) halves_->open(curtain_->still(), curtain_->cloth(), geometry());
  page->setFocus();
}

void Pages::fall(const CurtainFor& whom, const QPixmap& over, Seen seen) {
  halves_->finish();
  const bool hangs = (curtained() && !curtain_->closing()) || seen == Seen::No;
  seen_ = seen;
  curtain_->fallFor(whom, hangs ? Curtain::Falls::Hangs : Curtain::Falls::Closes, over);
  setCurrentWidget(curtain_);
  curtain_->setFocus();
}

void Pages::hang() {
  halves_->finish();
  setCurrentWidget(curtain_);
}

}  // namespace ui
