#pragma once
// What a scenario is played on: a match in some position, with its choices, events and facts in words. The game says
// how things are written.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/cards/reader.h"
#include "engine/kernel/choice.h"

namespace house {

class Beginning;

class Stage {
 public:
  virtual ~Stage() = default;

  // ---- who plays

  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual std::string nameOf(kernel::Seat seat) const = 0;  ///< "claudia", "nobody"
  /// Throws kernel::DataError if nobody of this name plays.
  [[nodiscard]] virtual kernel::Seat seatNamed(const std::string& name) const = 0;

  // ---- the question, as the first asked seat is asked it

  [[nodiscard]] virtual kernel::Seat asked() const = 0;
  [[nodiscard]] virtual std::string question() const = 0;
  [[nodiscard]] virtual std::string rule() const = 0;
  [[nodiscard]] virtual std::vector<std::string> choices() const = 0;
  /// One of the choices as it is always written; the words themselves if they mean none.
  [[nodiscard]] virtual std::string choiceNamed(const std::string& words) const = 0;
  /// A question as it is always written. Throws kernel::DataError that names the nearest if there is none.
  [[nodiscard]] virtual std::string questionNamed(const std::string& words) const = 0;

  // ---- what a seat may do. `words` name a choice, or an interjection ("respond ...").

  [[nodiscard]] virtual bool mayInterject(kernel::Seat seat) const = 0;
  /// All its choices if it is asked, and its interjections.
  [[nodiscard]] virtual std::vector<std::string> offered(kernel::Seat seat) const = 0;
  [[nodiscard]] virtual bool offers(kernel::Seat seat, const std::string& words) const = 0;
  /// The rule by which these words are no choice; empty if none speaks. Throws kernel::RefusedError if they are one.
  [[nodiscard]] virtual std::string refusal(kernel::Seat seat, const std::string& words) const = 0;
  /// Throws kernel::RefusedError if that is not offered.
  [[nodiscard]] virtual bool undoable(kernel::Seat seat, const std::string& words) const = 0;

  // ---- what happened

  /// Since it was last asked.
  [[nodiscard]] virtual std::vector<std::string> happened() = 0;
  /// Throws kernel::DataError if no event is called like this.
  virtual void checkEvent(const std::string& words) const = 0;

  // ---- facts

  /// What differs from a fact that a scenario states, in half a sentence: "winner is none, not loyal"; empty: nothing.
  /// Throws kernel::DataError if there is no such fact.
  [[nodiscard]] virtual std::string factFault(const Member& fact) const = 0;

  // ---- playing

  /// Throws kernel::RefusedError that lists what is offered instead, or kernel::ScriptError if chance was not said;
  /// then nothing has changed.
  virtual void choose(kernel::Seat seat, const std::string& words) = 0;
  /// Presses public questions with a single choice until somebody has something to decide. Throws likewise.
  virtual void pressOn() = 0;
  /// Whether steps say chance by this word: "roll".
  [[nodiscard]] virtual bool isChance(const std::string& kind) const = 0;
  /// Says what chance of a kind brings next. Throws kernel::DataError if it cannot.
  virtual void say(const std::string& kind, const std::string& outcome) = 0;
  /// What was said and never came up; empty if all was used.
  [[nodiscard]] virtual std::string left() const = 0;

  // ---- for lessons, which try things, point at them, and begin again

  /// The same match, to try something in.
  [[nodiscard]] virtual std::unique_ptr<Stage> copy() const = 0;
  /// All moves so far.
  [[nodiscard]] virtual std::vector<kernel::Move> moves() const = 0;
  /// The question in full, as an asked seat is asked it.
  [[nodiscard]] virtual kernel::Decision decision(kernel::Seat seat) const = 0;
  /// What a seat could interject; empty: nothing.
  [[nodiscard]] virtual kernel::Decision interjections(kernel::Seat seat) const = 0;
  /// The thing that words name, where several have that name the seat's own. Throws kernel::DataError if none has it.
  [[nodiscard]] virtual kernel::Noun thingNamed(const std::string& words, kernel::Seat seat) const = 0;
  /// Whether a seat may use a card now; for a certain thing, if one is given and the question is about things. Throws
  /// kernel::DataError if there is no such card.
  [[nodiscard]] virtual bool mayUse(kernel::Seat seat, const std::string& card, kernel::Noun thing) const = 0;
  /// Where the match began, with all chance that has been said so far.
  [[nodiscard]] virtual std::shared_ptr<const Beginning> beginning() const = 0;
};

/// How a game lays the stage for its scenarios.
class Staging {
 public:
  virtual ~Staging() = default;

  /// The kinds of steps beside seats, press and then: "roll", "random".
  [[nodiscard]] virtual std::string kindsOfChance() const = 0;
  [[nodiscard]] virtual bool isRule(const std::string& name) const = 0;
  /// Reports what is wrong with a position, as far as it shows without playing.
  virtual void check(const Node& given, Reader& reader) const = 0;
  /// The match in a position, at its first decision; nullptr if a mistake was reported. Throws kernel::DataError if the
  /// position is impossible, kernel::ScriptError if chance for the way there is not said.
  [[nodiscard]] virtual std::unique_ptr<Stage> stage(const Node& given, const Node& chance, Reader& reader) const = 0;
  /// Reads a file of the game.
  [[nodiscard]] virtual std::unique_ptr<Reader> reader(const std::vector<std::string>& files, const Node& root,
                                                       std::vector<Mistake>& mistakes) const {
    return std::make_unique<Reader>(files, root, mistakes);
  }

  // ---- for lessons

  /// What a coach can point at besides things: areas of the game's screen, and buttons. None: it has no screen.
  [[nodiscard]] virtual std::span<const std::string> places() const { return {}; }
  /// Reports odds that a lesson states and that are not so.
  virtual void checkOdds(const Node& odds, Reader& reader) const {
    reader.error(odds, "the dice of this game are not counted; state what the note rests on in \"because\"");
  }

  /// Why a set-up cannot be played: the rule's name, and a sentence.
  struct RefusedSetup {
    std::string rule;
    std::string sentence;
  };
  /// Nothing if it can be, or if the position is not one of a set-up.
  [[nodiscard]] virtual std::optional<RefusedSetup> refusedSetup(const Node& given) const = 0;
};

}  // namespace house
