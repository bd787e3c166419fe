#pragma once
// How things are said, in the sentences of data/words. Everything is said from a view, so nothing reveals more than the
// viewer may know.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "engine/games/warehouse13/said/grounds.h"
#include "engine/games/warehouse13/seen/view.h"
#include "engine/kernel/talk.h"

namespace w13 {

/// Something the program can say, with gaps such as {seat}, and where it says it.
struct Sentence {
  std::string place;
  Text text;
};

/// The article of a thing's name: "obstacle", "an obstacle", "the obstacle".
enum class Article : std::uint8_t { None, A, The };

/// Says choices, questions, events and reasons of one season.
class Words {
 public:
  /// `rules` may be nullptr: reasons then carry the rule's number only. `players` are the people's names by seat;
  /// a seat without one is called by its Agent. All references must outlive the Words.
  Words(const Catalog& cards, const RuleBook* rules, std::vector<std::string> players = {},
        Language language = Language::English);

  [[nodiscard]] Language language() const { return language_; }
  /// Speaks this language from now on.
  void speak(Language language) { language_ = language; }

  // ---- things ---------------------------------------------------------------------------------------------------

  [[nodiscard]] std::string text(const Text& text) const;          ///< in the language, icons as written: {logic}
  [[nodiscard]] std::string plain(const Text& text) const;         ///< the same with its icons in words
  [[nodiscard]] std::string seat(Seat seat, const View& v) const;  ///< "Claudia", "the table"
  [[nodiscard]] std::string everybody() const;
  /// "Claudia is dealt the Traitor's Loyalty card.": for looking back.
  [[nodiscard]] std::string traitorDealt(Seat seat, const View& v) const;
  [[nodiscard]] std::string card(CardId card) const;              ///< "Goozooka (2-Intuition)"; "a card" for None
  [[nodiscard]] std::string die(DieId die, const View& v) const;  ///< "Logic die, shows 1-Tech, in Leads"
  [[nodiscard]] std::string clue(Clue clue) const;                ///< "1-Logic", "2?", "blank"
  [[nodiscard]] std::string type(Symbol symbol) const;
  [[nodiscard]] std::string colouredDie(Symbol colour) const;  ///< "Logic die"
  [[nodiscard]] std::string place(Place place) const;
  [[nodiscard]] std::string location(Location location) const;  ///< "Field"
  /// "Mental obstacle of 4, with a ring"; with an article, at the start of a sentence.
  [[nodiscard]] std::string obstacle(Obstacle obstacle, Article article = Article::None) const;
  [[nodiscard]] std::string attribute(Attribute attribute) const;  ///< "Physical"
  [[nodiscard]] std::string phase(Phase phase) const;
  [[nodiscard]] std::string slot(Slot slot) const;             ///< "Season Ability"
  [[nodiscard]] std::string kind(const Design& design) const;  ///< "Trait", "Season Ability"
  /// "Claudia: Physical 1, Mental 2, Focus Tech and Logic."
  [[nodiscard]] std::string agent(AgentId agent) const;
  /// "Behind your shield: ..."; empty if nothing lies there.
  [[nodiscard]] std::string behindShield(const View& v) const;
  [[nodiscard]] std::string thing(kernel::Noun noun, const View& v) const;

  // ---- what is asked and chosen -----------------------------------------------------------------------------------

  /// The question in one sentence that starts with the asked name: "Claudia, take an Action."
  [[nodiscard]] std::string question(const kernel::Decision& d, const View& v) const;
  /// The text of the card that asks the question on the table, as "Vibes: ..."; empty if a rule asks.
  [[nodiscard]] std::string askingCard(const View& v) const;
  /// A choice as a button or menu line: "Spend Goozooka (2-Intuition)", "Travel to the Field", "Let it go".
  [[nodiscard]] std::string choice(kernel::Choice c, const kernel::Decision& d, const View& v) const;
  /// A choice in the few words that scenarios, logs and the protocol use: "spend goozooka", "claim logic-2",
  /// "use travel", "neutralize tech-1". In one decision a choice always has the same words, and no other has them. The
  /// words are listed in docs/keys.md.
  [[nodiscard]] std::string key(kernel::Choice c, const kernel::Decision& d) const;

  /// Something that may be said in the open: "I suspect Myka." Without a thing to be about, with dots in its place.
  [[nodiscard]] std::string remark(const kernel::Remark& remark, const View& v) const;
  /// To let a window pass, as a button says it: "Let it pass"
  [[nodiscard]] std::string passing() const;
  /// A reason for an answer, in one sentence: "You claim a 2-Lore."
  [[nodiscard]] std::string ground(const Reason& reason, const View& v) const;

  // ---- what happened and why not ----------------------------------------------------------------------------------

  /// All sentences, by place, the cards' included.
  [[nodiscard]] static std::vector<Sentence> all(const Catalog& cards);

  /// A line of the log; empty if there is nothing to say. Events are already redacted for the viewer. A discard is
  /// named only while it is on top of its pile in the view, or once the season is over (PILE-04).
  [[nodiscard]] std::string event(const Event& event, const View& v) const;
  /// The lines for events that happened at once: dice rolled together share a line, repetitions are said once.
  [[nodiscard]] std::vector<std::string> lines(const Events& events, const View& v) const;
  /// Why a thing is not a choice now: facts, number and rule text: "Claudia is in the Warehouse; this clue lies in the
  /// Field (CLAIM-09): ...". Empty for Rule::None.
  [[nodiscard]] std::string why(Rule rule, kernel::Noun noun, const View& v) const;
  /// The facts alone, without number: "Claudia is in the Warehouse; this clue lies in the Field". Where the facts say
  /// nothing, the rule's text.
  [[nodiscard]] std::string reason(Rule rule, kernel::Noun noun, const View& v) const;
  /// The chapter of the rule book that a rule is in: "Work the Case"; empty without rule book.
  [[nodiscard]] std::string chapter(Rule rule) const;
  /// A kind of question, of log line and of reason, with dots for what depends on the table: shows where a rule is met.
  /// Lines and reasons: all under this rule.
  [[nodiscard]] std::string questionKind(Ask ask) const;
  [[nodiscard]] std::vector<std::string> eventKinds(Rule rule) const;
  [[nodiscard]] std::vector<std::string> reasonKinds(Rule rule) const;
  /// How the season ended, in one sentence; empty until it has.
  [[nodiscard]] std::string ending(const View& v) const;

 private:
  /// The sentence of this name (sentences.h) in the language; with dots in its gaps.
  [[nodiscard]] std::string dotted(std::string_view name) const;
  [[nodiscard]] const std::string& in(std::string_view name) const;
  [[nodiscard]] std::string dieName(DieId die) const;
  [[nodiscard]] std::string face(DieId die, const View& v) const;
  [[nodiscard]] std::string seen(DieId die, Clue shows) const;
  [[nodiscard]] std::string use(Place place, const kernel::Decision& d, const View& v) const;
  [[nodiscard]] std::string where(kernel::Noun noun, const View& v) const;
  [[nodiscard]] std::string whereTo(kernel::Noun noun, const View& v) const;  ///< "the Logic pile", "den Logikstapel"
  [[nodiscard]] std::string icon(std::string_view icon) const;
  /// "A Logic die", at the start of a sentence; "a Logic die", "einen Logikwürfel" as its object.
  [[nodiscard]] std::string aDie(DieId die, bool object = false) const;
  [[nodiscard]] std::string diceCounted(int number) const;
  /// The asking card's words for a yes-or-no question; empty texts if it has none.
  [[nodiscard]] const YesOrNo& ownWords(const kernel::Decision& d, const View& v) const;
  /// A text of a card's question with its gaps filled.
  [[nodiscard]] std::string said(const Text& text, const View& v) const;
  [[nodiscard]] std::string claimingAbility(Seat seat, const View& v) const;
  [[nodiscard]] std::string cardEvent(const Event& event, const View& v, const std::string& name) const;
  [[nodiscard]] std::string discarded(const Event& event, const View& v, const std::string& name) const;
  [[nodiscard]] std::string handled(const Event& event, const View& v, std::string_view name) const;

  const Catalog& cards_;
  const RuleBook* rules_;
  std::vector<std::string> players_;
  Language language_;
};

}  // namespace w13
