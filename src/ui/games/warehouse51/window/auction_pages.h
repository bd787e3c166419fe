#pragma once
// The pages of Warehouse 51 in the window that plays any game.

#include "ui/games/warehouse51/shell.h"
#include "ui/plain/own_pages.h"

namespace w51 {

class AuctionPages final : public OwnPages {
 public:
  [[nodiscard]] TablePage* table(QWidget* parent) override;
  [[nodiscard]] SecretPage* secret(PlainRoom& room, kernel::Seat seat, bool responds, QWidget* parent) override;
  [[nodiscard]] CurtainFor curtainFor(const PlainRoom& room, kernel::Seat seat) override;
  [[nodiscard]] CurtainDress curtainDress() const override;
  [[nodiscard]] QString ground() const override { return QStringLiteral("auction/boards/table"); }
  [[nodiscard]] BoxLook box() const override;
  [[nodiscard]] QString progress(const house::Label& label) const override;
  [[nodiscard]] std::unique_ptr<CardPicture> picture(const std::shared_ptr<const house::Box>& box,
                                                     const QString& path) override;
#ifdef UI_WORKSHOP
  [[nodiscard]] bool prints() const override { return true; }
  [[nodiscard]] std::shared_ptr<const Printable> printable(const std::shared_ptr<const house::Box>& box) override;
  [[nodiscard]] ShieldPictures shieldPictures(const std::shared_ptr<const house::Box>& box) override;
#endif
};

}  // namespace w51
