#include "ui/games/warehouse51/table/auction_screen.h"

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

QSizeF AuctionScreen::unitsFor(const QSizeF& window) const {
  const double wide = window.width() / window.height();
  return wide > 16.0 / 9 ? QSizeF(1080 * wide, 1080) : QSizeF(1920, 1920 / wide);
}

void AuctionScreen::showCloser(const Piece& piece) {
  closer_.take(piece.look(), help(&piece));
  closer_.show(sight());
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
