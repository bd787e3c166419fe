#pragma once
// What this game brings to the workshop's window: its drawings of cards, positions to try them in, and the bench of
// measuring.

#include "ui/games/warehouse13/shell.h"
#include "ui/workshop/card_screens.h"
#include "workshop/warehouse13/trial.h"

namespace w13 {

/// The benches of this game's workshop, in the order of their tabs.
namespace benches {
enum Id : int { Cards, Measure, Print, Share };
}  // namespace benches

class SeasonCardScreens final : public CardScreens {
 public:
  /// `plays`: lays a position on the table.
  explicit SeasonCardScreens(std::function<void(const Trial&)> plays) : plays_(std::move(plays)) {}

  [[nodiscard]] const house::CardPart& cards() const override;
  [[nodiscard]] QString nameOf(const QString& folder) const override;
  [[nodiscard]] QPixmap sign(std::uint8_t tint, QSize pixels) const override;
  [[nodiscard]] bool areCards(const QString& folder) const override;
  [[nodiscard]] std::unique_ptr<CardPicture> picture(const std::shared_ptr<const house::Box>& box,
                                                     const QString& path) const override;
  [[nodiscard]] std::string faultIn(const house::Played& played,
                                    const std::shared_ptr<const house::Box>& box) const override;
  [[nodiscard]] std::vector<CardTrial> trialsFor(const QString& path, const std::shared_ptr<const house::Box>& box,
                                                 const std::vector<house::Played>& played) const override;
  [[nodiscard]] bool prints() const override { return true; }
  [[nodiscard]] std::shared_ptr<const Printable> printable(const std::shared_ptr<const house::Box>& box) const override;
  [[nodiscard]] QStringList benches() const override;
  [[nodiscard]] QWidget* makeBench(int bench, QWidget* parent) const override;
  void showOn(QWidget& made, int bench, const std::shared_ptr<const house::Box>& shipped,
              const std::shared_ptr<const house::Box>& now) const override;

 private:
  std::function<void(const Trial&)> plays_;
};

}  // namespace w13
