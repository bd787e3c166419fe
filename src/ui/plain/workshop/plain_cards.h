#pragma once
// The cards of a game without screens of its own, in the workshop. A card is drawn as its name above what the engine
// understood. It is tried in a match with all cards as they are now, and in the positions of scenarios that name it.

#include "engine/house/match/game_module.h"
#include "ui/plain/plain_workshop.h"
#include "ui/workshop/card_screens.h"

namespace ui {

class PlainCards final : public CardScreens {
 public:
  /// The game, which must have cards, must outlive it. `tries`: what is done when a card is to be tried.
  PlainCards(const house::GameModule& game, std::function<void(const PlainTrial&)> tries)
      : game_(game), tries_(std::move(tries)) {}

  [[nodiscard]] const house::CardPart& cards() const override { return *game_.cards(); }
  [[nodiscard]] std::unique_ptr<CardPicture> picture(const std::shared_ptr<const house::Box>& box,
                                                     const QString& path) const override;
  [[nodiscard]] std::string faultIn(const house::Played& played,
                                    const std::shared_ptr<const house::Box>& box) const override;
  [[nodiscard]] std::vector<CardTrial> trialsFor(const QString& path, const std::shared_ptr<const house::Box>& box,
                                                 const std::vector<house::Played>& played) const override;

 private:
  [[nodiscard]] CardTrial trial(const PlainTrial& tried) const;

  const house::GameModule& game_;
  std::function<void(const PlainTrial&)> tries_;
};

}  // namespace ui
