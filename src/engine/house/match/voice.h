#pragma once
// What a match says, in one language: for the terminal, the protocol and the log. Everything is for one viewer's eyes
// and follows from what that viewer may know.

#include <span>
#include <string>
#include <vector>

#include "engine/house/match/match.h"
#include "engine/house/match/open_places.h"

namespace house {

class Voice {
 public:
  virtual ~Voice() = default;

  /// What a seat is called.
  [[nodiscard]] virtual std::string seat(kernel::Seat seat) const = 0;
  /// The question of a decision; empty if it asks nobody.
  [[nodiscard]] virtual std::string question(const kernel::Decision& d, kernel::Seat viewer) const = 0;
  /// The text of the card that asks it; empty if a rule asks.
  [[nodiscard]] virtual std::string asking(kernel::Seat viewer) const = 0;
  /// One of its choices, as a button says it.
  [[nodiscard]] virtual std::string choice(const kernel::Decision& d, const kernel::Choice& choice,
                                           kernel::Seat viewer) const = 0;
  /// The same for scripts, in no language. Within one decision no two choices have the same key.
  [[nodiscard]] virtual std::string key(const kernel::Decision& d, const kernel::Choice& choice) const = 0;
  /// A thing for scripts: "ark"; empty in a game whose things are told by their numbers.
  [[nodiscard]] virtual std::string key(kernel::Noun /*thing*/) const { return {}; }
  /// The thing that the key of a choice names, on offer or not: of "pawn ark" the Ark; {0, 0}: none is known.
  [[nodiscard]] virtual kernel::Noun thingIn(const std::string& /*key*/) const { return {}; }

  /// Something that a seat may say in the open: "I suspect Myka."
  [[nodiscard]] virtual std::string remark(kernel::Seat /*seat*/, const kernel::Remark& /*remark*/) const { return {}; }
  /// A line for the table of what was said: "Pete: I suspect Myka."
  [[nodiscard]] std::string said(const kernel::Said& said) const {
    return seat(said.seat) + ": " + remark(said.seat, said.remark);
  }

  /// An event that the viewer learns of, in one sentence; empty if there is nothing to say.
  [[nodiscard]] virtual std::string event(const Event& event, kernel::Seat viewer) const = 0;
  /// Events that happened at once, a line each; the game may say several in one.
  [[nodiscard]] virtual std::vector<std::string> lines(std::span<const Event> events, kernel::Seat viewer) const;

  /// How the table stands, for everybody, in lines of about `width` characters.
  [[nodiscard]] virtual std::vector<std::string> table(int width) const = 0;
  /// The same as a small picture, what lies nearest to most questions first: public facts only, so it is the same for
  /// everybody. None in a game that has no such picture.
  [[nodiscard]] virtual std::vector<OpenPlace> openPlaces() const { return {}; }
  /// What a seat alone knows; `texts`: with the texts of its cards.
  [[nodiscard]] virtual std::vector<std::string> secrets(kernel::Seat seat, bool texts) const = 0;

  /// A card that a seat holds.
  struct Card {
    std::string name = {};
    std::string text = {};     ///< empty: it has none
    std::string kind = {};     ///< what it is: "Trait", "Plot"; empty: all are of one kind
    std::string picture = {};  ///< as `picture` says
    int count = 1;             ///< so many of them, all alike
    bool held = false;         ///< to be shown only while its seat holds it up, as a Loyalty card
  };
  /// The cards that a seat holds, as its own view shows them; none in a game that shows no cards.
  [[nodiscard]] virtual std::vector<Card> hand(kernel::Seat /*seat*/) const { return {}; }
  /// What a seat alone knows and its hand does not show: with the hand all that is in `secrets`.
  [[nodiscard]] virtual std::vector<std::string> besidesHand(kernel::Seat seat) const { return secrets(seat, true); }
  /// The name of the picture of a thing, as far as the viewer may know it: the card's on paper; empty if it has none.
  [[nodiscard]] virtual std::string picture(kernel::Noun /*thing*/, kernel::Seat /*viewer*/) const { return {}; }

  /// The name of the picture of a seat's part, such as its Agent's portrait. Everybody sees it; empty: it has none.
  [[nodiscard]] virtual std::string portrait(kernel::Seat /*seat*/) const { return {}; }

  /// Who has won; empty while the match runs.
  [[nodiscard]] virtual std::string ending() const = 0;
  /// What was secret and is told once the match is over, a sentence each.
  [[nodiscard]] virtual std::vector<std::string> disclosed() const { return {}; }

  /// A text of the data, its icons in words.
  [[nodiscard]] virtual std::string plain(const std::string& text) const { return text; }

  // ---- for whoever asks

  /// What a viewer can ask about: its name, and the thing.
  struct Thing {
    std::string name;
    kernel::Noun noun;
  };
  [[nodiscard]] virtual std::vector<Thing> things(kernel::Seat viewer) const = 0;
  /// Why a thing is not a choice now, by a rule that Match::why names: with the rule's name and text.
  [[nodiscard]] virtual std::string why(kernel::Rule rule, kernel::Noun noun, kernel::Seat viewer) const = 0;
  /// The texts of the cards with these words in their names; none in a game without cards.
  [[nodiscard]] virtual std::vector<std::string> cards(const std::string& words) const = 0;
};

}  // namespace house
