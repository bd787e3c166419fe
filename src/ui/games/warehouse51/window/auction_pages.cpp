#include "ui/games/warehouse51/window/auction_pages.h"

#include "engine/games/warehouse51/designing/auction_cards.h"
#include "engine/games/warehouse51/said/keys.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/look/relic_cards.h"
#include "ui/games/warehouse51/look/signs.h"
#include "ui/games/warehouse51/secret/auction_secret.h"
#include "ui/games/warehouse51/table/auction_table.h"
#include "ui/games/warehouse51/window/auction_box.h"
#ifdef UI_WORKSHOP
#include "ui/games/warehouse51/print/relic_prints.h"
#include "ui/print/on_shields.h"
#endif

namespace w51 {

#ifdef UI_WORKSHOP
namespace {
constexpr int kPortrait = 256;  // pixels: a seat's figure on a phone
}
#endif

TablePage* AuctionPages::table(QWidget* parent) { return new AuctionTable(parent); }

SecretPage* AuctionPages::secret(PlainRoom& room, kernel::Seat seat, bool responds, QWidget* parent) {
  return new AuctionSecret(room, seat, responds, parent);
}

CurtainFor AuctionPages::curtainFor(const PlainRoom& room, kernel::Seat seat) {
  const int collector = collectorsOf(room.match())[seat];
  return {room.nameOf(seat), {}, collectorFile(collector), shadesOf(collector).light, room.persons().size() == 1};
}

std::unique_ptr<CardPicture> AuctionPages::picture(const std::shared_ptr<const house::Box>& box, const QString& path) {
  return cardIn(box, path);
}

CurtainDress AuctionPages::curtainDress() const {
  CurtainDress dress;
  dress.cloth = QStringLiteral("auction/curtain/curtain");
  dress.leather = colour::kWine900;
  dress.panelTop = colour::kWine700;
  dress.panelBottom = colour::kWine900;
  dress.seam = colour::kStitch;
  dress.buttonTop = colour::kFillTop;
  dress.buttonBottom = colour::kFill;
  dress.buttonEdge = colour::kCore;
  dress.buttonInk = colour::kNeonInk;
  return dress;
}

BoxLook AuctionPages::box() const { return boxOfAuctions(); }

QString AuctionPages::progress(const house::Label& label) const { return lotReached(label.chapter); }

#ifdef UI_WORKSHOP
std::shared_ptr<const Printable> AuctionPages::printable(const std::shared_ptr<const house::Box>& box) {
  return printsOf(box);
}

// The cards, and after them the collectors.
ShieldPictures AuctionPages::shieldPictures(const std::shared_ptr<const house::Box>& box) {
  ShieldPictures pictures = onShields(printsOf(box));
  const auto cards = static_cast<int>(pictures.names.size());
  QStringList figures;
  for (const Collector& each : cardsIn(*box).collectors)
    if (const int figure = collectorNamed(each.id); figure >= 0) {
      pictures.names << QString::fromStdString(portraitOf(each.id));
      figures << collectorFile(figure);
    }
  pictures.draw = [cards, figures, draw = pictures.draw](int at) {
    return at < cards ? draw(at) : ui::art::picture(figures[at - cards], {kPortrait, kPortrait}).toImage();
  };
  return pictures;
}
#endif

}  // namespace w51
