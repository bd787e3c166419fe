#pragma once
// Vault behind the interfaces of the house: a match that can be kept, and the box that makes matches.

#include "engine/games/vault/game.h"
#include "engine/house/log/log_kind.h"
#include "engine/house/match/match_of.h"

namespace vault {

/// What logs of Vault are like.
[[nodiscard]] const house::LogKind& vaultLogs();

/// The rules, which outlive the match.
struct Rules {
  Vault game;
};

class VaultMatch final : private Rules, public house::MatchOf<Vault> {
 public:
  VaultMatch(const Setup& setup, std::unique_ptr<kernel::Chance> chance) : MatchOf(game, setup, std::move(chance)) {}
  VaultMatch(const Setup& setup, const State& state, std::unique_ptr<kernel::Chance> chance)
      : MatchOf(game, setup, state, std::move(chance)) {}

  [[nodiscard]] house::Json view(Seat viewer) const override;
  [[nodiscard]] std::string seatInLog(Seat seat) const override;
  [[nodiscard]] std::string chapterInLog(std::size_t step) const override;
  [[nodiscard]] std::string endInLog() const override;

 protected:
  [[nodiscard]] std::string choiceInLog(const Choice& choice, const Decision& face) const override;
};

/// All that is in the box are the rules: no data, no roles.
class VaultBox final : public house::Box {
 public:
  [[nodiscard]] const house::LogKind& log() const override { return vaultLogs(); }
  [[nodiscard]] std::string carried() const override { return {}; }
  [[nodiscard]] std::string fault(const house::SetupValues& values) const override;
  [[nodiscard]] std::shared_ptr<house::KeptMatch> begin(const house::SetupValues& values,
                                                        std::unique_ptr<kernel::Chance> chance) const override;
  [[nodiscard]] std::shared_ptr<house::KeptMatch> resume(const house::SetupValues& values,
                                                         std::span<const std::uint8_t> state,
                                                         std::unique_ptr<kernel::Chance> chance) const override;
};

}  // namespace vault
