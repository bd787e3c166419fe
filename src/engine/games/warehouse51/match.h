#pragma once
// Warehouse 51 behind the interfaces of the house: a match that can be kept, and the box that makes matches.

#include <memory>
#include <string>
#include <vector>

#include "engine/games/warehouse51/game.h"
#include "engine/house/cards/folder.h"
#include "engine/house/log/log_kind.h"
#include "engine/house/match/match_of.h"

namespace w51 {

/// What logs of Warehouse 51 are like.
[[nodiscard]] const house::LogKind& auctionLogs();

/// The cards and the rules, which outlive the match.
struct Rules {
  explicit Rules(std::shared_ptr<const Catalog> catalog) : cards(std::move(catalog)), game(*cards) {}
  std::shared_ptr<const Catalog> cards;
  Warehouse51 game;
};

class AuctionMatch final : private Rules, public house::MatchOf<Warehouse51> {
 public:
  /// `collectors`: who sits where, by their ids.
  AuctionMatch(std::shared_ptr<const Catalog> cards, std::vector<std::string> collectors, const Setup& setup,
               std::unique_ptr<kernel::Chance> chance)
      : Rules(std::move(cards)), MatchOf(game, setup, std::move(chance)), collectors_(std::move(collectors)) {}
  AuctionMatch(std::shared_ptr<const Catalog> cards, std::vector<std::string> collectors, const Setup& setup,
               const State& state, std::unique_ptr<kernel::Chance> chance)
      : Rules(std::move(cards)), MatchOf(game, setup, state, std::move(chance)), collectors_(std::move(collectors)) {}

  [[nodiscard]] const Catalog& catalog() const { return *cards; }
  [[nodiscard]] const std::vector<std::string>& collectors() const { return collectors_; }

  [[nodiscard]] house::Json view(Seat viewer) const override;
  [[nodiscard]] std::string seatInLog(Seat seat) const override;
  [[nodiscard]] std::string chapterInLog(std::size_t step) const override;
  [[nodiscard]] std::string endInLog() const override;

 protected:
  [[nodiscard]] std::string choiceInLog(const Choice& choice, const Decision& face) const override;

 private:
  std::vector<std::string> collectors_;
};

class AuctionBox final : public house::Box {
 public:
  AuctionBox(std::vector<house::Layer> layers, std::shared_ptr<const Catalog> cards)
      : layers_(std::move(layers)), cards_(std::move(cards)) {}
  [[nodiscard]] const Catalog& cards() const { return *cards_; }
  [[nodiscard]] const std::vector<house::Layer>& layers() const { return layers_; }

  [[nodiscard]] const house::LogKind& log() const override { return auctionLogs(); }
  [[nodiscard]] std::string carried() const override;
  [[nodiscard]] std::string fault(const house::SetupValues& values) const override;
  [[nodiscard]] std::shared_ptr<house::KeptMatch> begin(const house::SetupValues& values,
                                                        std::unique_ptr<kernel::Chance> chance) const override;
  [[nodiscard]] std::shared_ptr<house::KeptMatch> resume(const house::SetupValues& values,
                                                         std::span<const std::uint8_t> state,
                                                         std::unique_ptr<kernel::Chance> chance) const override;

 private:
  std::vector<house::Layer> layers_;
  std::shared_ptr<const Catalog> cards_;
};

/// The layout of a set-up. Throws kernel::RefusedError with one sentence if it cannot be played.
[[nodiscard]] Warehouse51::Setup layoutOf(const house::SetupValues& values, const Catalog& cards);
/// The box with the cards of layers. Throws kernel::DataError with the first mistake.
[[nodiscard]] std::shared_ptr<const AuctionBox> boxOf(std::vector<house::Layer> layers);

}  // namespace w51
