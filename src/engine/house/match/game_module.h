#pragma once
// A game as the house knows it: all that programs ask for which do not know the game themselves. Each game has one, in
// its module.cpp; engine/games/games.h lists them.

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/log/log_kind.h"
#include "engine/house/match/game_map.h"
#include "engine/house/match/player.h"
#include "engine/house/match/setup_form.h"
#include "engine/house/match/voice.h"
#include "engine/house/rulebook/first_cards.h"
#include "engine/house/rulebook/rulebook.h"
#include "engine/house/said/sentences.h"
#include "engine/house/said/vocabulary.h"

namespace house {

class CardPart;
class Gauge;
class Positions;
class Staging;

class GameModule {
 public:
  virtual ~GameModule() = default;

  /// "vault": how it is named on the command line, and its folders in data/.
  [[nodiscard]] virtual std::string_view id() const = 0;
  /// "Vault"
  [[nodiscard]] virtual std::string_view name() const = 0;
  [[nodiscard]] virtual const Vocabulary& vocabulary() const = 0;
  /// The languages in which it speaks, English first. Throws kernel::DataError if its sentences are damaged.
  [[nodiscard]] virtual const std::vector<SpokenLanguage>& languages() const = 0;
  [[nodiscard]] virtual const LogKind& log() const = 0;

  /// Opens its box, with the program's data and folders of a designer's own laid over it. Throws kernel::DataError with
  /// the first mistake in them.
  [[nodiscard]] virtual std::shared_ptr<const Box> open(std::span<const std::string> over) const = 0;
  /// The rule texts. Throws kernel::DataError if they are damaged.
  [[nodiscard]] virtual RuleBook rules() const = 0;
  [[nodiscard]] virtual SetupForm form(const Box& box) const = 0;
  /// Its map; nullptr if it has none. Throws kernel::DataError if that is damaged.
  [[nodiscard]] virtual const GameMap* map() const { return nullptr; }

  /// What a match of this game says. `match` must outlive the voice, as must `rules`; `players`: by seat, "" for those
  /// who are called by their role.
  [[nodiscard]] virtual std::unique_ptr<Voice> voice(const Match& match, const RuleBook& rules, Language language,
                                                     std::vector<std::string> players) const = 0;

  /// The set-up with what was left open filled in: as many seats as play (0: as many as have a role), each with a role.
  /// Throws kernel::RefusedError with one sentence if it cannot be played.
  [[nodiscard]] virtual SetupValues completed(SetupValues values, int players, const Box& box) const = 0;

  /// The stage for its scenarios; a game may have one of its own.
  [[nodiscard]] virtual std::unique_ptr<Staging> staging(std::shared_ptr<const Box> box) const;

  /// The positions that scenarios on the plain stage may begin in; nullptr: they begin with a set-up.
  [[nodiscard]] virtual const Positions* positions() const { return nullptr; }

  /// The cards that explain a first game; without them nothing is explained. Throws kernel::DataError if they are
  /// damaged.
  [[nodiscard]] virtual FirstCards firstCards(const RuleBook& /*rules*/) const { return {}; }
  /// What is the case now, as far as a viewer may know, of that for which those cards wait, by its names.
  [[nodiscard]] virtual std::vector<std::string_view> moments(const Match& /*match*/, kernel::Seat /*viewer*/) const {
    return {};
  }

  /// What its card files bring to the tools for designers; nullptr: its cards are no files.
  [[nodiscard]] virtual const CardPart* cards() const { return nullptr; }
  /// What is counted where changes of its cards are measured; nullptr: nothing is.
  [[nodiscard]] virtual const Gauge* gauge() const { return nullptr; }

  [[nodiscard]] virtual std::span<const BotAbout> bots() const = 0;
  /// The least delay, in milliseconds, in which bots with these names, by seat, answer. "" or none is a person.
  [[nodiscard]] int leastDelay(std::span<const std::string> names) const;
  /// The bot with this name. Throws kernel::RefusedError with one sentence if there is none. The box must outlive it.
  [[nodiscard]] virtual std::unique_ptr<Player> bot(std::string_view name, const Box& box) const = 0;
};

/// Why a name is no bot of a game, in one sentence with the remedy; empty if it is one.
[[nodiscard]] std::string faultOfBot(const GameModule& game, std::string_view name);

}  // namespace house
