#pragma once
// The cards of a game in the plain window's workshop. A card is drawn as the game draws it, else as its name above what
// the engine understood. It is tried in a match with all cards as they are now, and in the positions of scenarios that
// name it.

#include "engine/house/match/game_module.h"
#include "ui/plain/own_pages.h"
#include "ui/plain/plain_workshop.h"
#include "ui/workshop/card_screens.h"

namespace ui {

class PlainCards final : public CardScreens {
 public:
  /// The game, which must have cards, must outlive it. `tries`: what is done when a card is to be tried. `drawings`: of
  /// the game's own; nullptr: it has none.
  PlainCards(const house::GameModule& game, std::function<void(const PlainTrial&)> tries,
             std::shared_ptr<OwnPages> drawings)
      : game_(game), tries_(std::move(tries)), drawings_(std::move(drawings)) {}

  [[nodiscard]] const house::CardPart& cards() const override { return *game_.cards(); }
  [[nodiscard]] std::unique_ptr<CardPicture> picture(const std::shared_ptr<const house::Box>& box,
                                                     const QString& path) const override;
  [[nodiscard]] bool prints() const override { return drawings_ != nullptr && drawings_->prints(); }
  [[nodiscard]] std::shared_ptr<const Printable> printable(
      const std::shared_ptr<const house::Box>& box) const override {
    return drawings_->printable(box);
  }
  [[nodiscard]] std::string faultIn(const house::Played& played,
                                    const std::shared_ptr<const house::Box>& box) const override;
  [[nodiscard]] std::vector<CardTrial> trialsFor(const QString& path, const std::shared_ptr<const house::Box>& box,
                                                 const std::vector<house::Played>& played) const override;
  [[nodiscard]] QStringList benches() const override;
  [[nodiscard]] QWidget* makeBench(int bench, QWidget* parent) const override;
  void showOn(QWidget& made, int bench, const std::shared_ptr<const house::Box>& shipped,
              const std::shared_ptr<const house::Box>& now) const override;

 private:
  [[nodiscard]] CardTrial trial(const PlainTrial& tried) const;

  const house::GameModule& game_;
  std::function<void(const PlainTrial&)> tries_;
  std::shared_ptr<OwnPages> drawings_;
};

}  // namespace ui
