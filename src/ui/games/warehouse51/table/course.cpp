#include "ui/games/warehouse51/table/course.h"

#include <QCoreApplication>
#include <algorithm>

namespace w51 {

bool auctionsOver(const Open& open) {
  const auto none = [](std::uint8_t size) { return size == 0; };
  return open.auction.lot == RelicId::None && std::all_of(open.deckSize.begin(), open.deckSize.end(), none);
}

Course courseOf(const View& view, const Catalog& cards) {
  const Open& open = view.open;
  if (open.scored) return Course::Over;
  if (open.auction.lot != RelicId::None) return cards.of(open.auction.lot).fist ? Course::Blind : Course::Open;
  if (open.turnedUp) return Course::Reckoning;
  for (const Seat seat : open.all())
    if (open.fists[seat] != kNoFist) return auctionsOver(open) ? Course::Reckoning : Course::Opened;
  if (auctionsOver(open)) return Course::Reckoning;
  return open.auctions == 0 && open.looked != open.all() ? Course::FirstLook : Course::Between;
}

QString nameOf(Course course) {
  switch (course) {
    case Course::Open: return QCoreApplication::translate("w51::Course", "Open auction");
    case Course::Blind:
    case Course::Opened: return QCoreApplication::translate("w51::Course", "Blind auction");
    case Course::Between: return QCoreApplication::translate("w51::Course", "Next lot");
    default: return {};
  }
}

int lotsOf(const Open& open) {
  int left = 0;
  for (const std::uint8_t size : open.deckSize) left += size;
  return open.auctions + left;
}

ReckoningStep stepOf(const View& view, const Decision& decision) {
  if (view.open.scored) return ReckoningStep::Done;
  switch (static_cast<Ask>(decision.question())) {
    case Ask::Certify: return ReckoningStep::Certificates;
    case Ask::Horn: return ReckoningStep::Counterfeits;
    case Ask::NameCategory: return ReckoningStep::Scoring;
    default: return view.open.turnedUp ? ReckoningStep::Scoring : ReckoningStep::BuyBack;
  }
}

}  // namespace w51
