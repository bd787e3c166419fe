#pragma once
// Reads the effect language of one card into the catalog's flat list of effects.

#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/cards/reach.h"
#include "engine/games/warehouse13/cards/reader.h"
#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/effects/question.h"
#include "engine/games/warehouse13/effects/verb.h"

namespace w13 {

/// The most conditions in a list of them that must all hold.
inline constexpr std::size_t kMostOnly = 3;

/// What earlier steps of a list have settled: a step that lacks something is reported.
struct Settled {
  std::uint8_t left = 0;  ///< a bit for each Leaves
  int depth = 0;          ///< number of enclosing lists
  bool again = false;     ///< one of them is repeated
  Known known;            ///< what is certain at this place
  Whos concerned;         ///< words for the Agent whom the event is about

  [[nodiscard]] bool has(Leaves what) const { return (left >> static_cast<unsigned>(what) & 1u) != 0; }
  void add(Leaves what) { left = static_cast<std::uint8_t>(left | 1u << static_cast<unsigned>(what)); }
};

/// What a number or a condition needs to be settled before it.
struct Needs {
  bool roll = false;
  bool reroll = false;
  bool die = false;
  bool agent = false;
  bool secret = false;  ///< it counts what not everybody knows
  bool bearer = false;  ///< the Agent on whom the card lies
  Whos concerned;       ///< words for the Agent whom the event is about

  void add(const Needs& more) {
    roll = roll || more.roll;
    reroll = reroll || more.reroll;
    die = die || more.die;
    agent = agent || more.agent;
    secret = secret || more.secret;
    bearer = bearer || more.bearer;
    concerned |= more.concerned;
  }
};

/// How a list begins: an offered or repeated one does not if its first step cannot be done.
enum class Begun : bool { Always, IfPossible };

/// Reads lists of steps and standing entries. Mistakes go to the reader; wrong parts are left out.
class StepReader {
 public:
  /// `chooser` chooses where the card does not say.
  StepReader(Reader& reader, Catalog& cards, Who chooser) : reader_(reader), cards_(cards), chooser_(chooser) {}

  /// A list of steps; 0 if it is none.
  [[nodiscard]] EffectAt list(const Node& node, Settled& settled, Begun begun = Begun::Always);
  /// An entry of `always`. False if it is none.
  [[nodiscard]] bool standing(const Node& node, Standing& rule);
  /// A condition; 0 if it is none.
  [[nodiscard]] ConditionAt condition(const Node& node);
  /// One made of several.
  [[nodiscard]] ConditionAt joined(Judging how, std::span<const Node> parts);
  /// A number; nothing if it is none.
  [[nodiscard]] std::optional<Amount> amount(const Node& node, int least, int most);
  [[nodiscard]] Needs needsOf(Amount of) const;
  /// Whether anything read so far is about the Agent on whom the card lies.
  [[nodiscard]] bool isAboutBearer() const { return aboutBearer_; }
  [[nodiscard]] Needs needsOf(ConditionAt of) const;

 private:
  void step(const Node& node, Settled& settled, Effect& effect);
  [[nodiscard]] const Verb* verbIn(const Node& node);
  void value(const Verb& verb, const Node& node, Settled& settled, Effect& effect);
  [[nodiscard]] AgentFilters agentFilters(const Node& node);
  void options(const Node& node, Settled& settled, Effect& effect);
  void detail(const Verb& verb, Detail detail, const Node& node, Settled& settled, Effect& effect);
  void ownWords(Detail detail, const Node& node, InOwnWords& words);
  void number(const Node& node, std::int8_t& to);
  void dieFilter(Detail detail, const Node& node, DieFilter& filter);
  void face(const Node& node, TurnedTo& to);
  // number_reader.cpp
  [[nodiscard]] Amount keep(const WorkedOut& number);
  [[nodiscard]] std::optional<Amount> workedOut(const Node& node);
  [[nodiscard]] std::optional<Amount> madeOf(const Word& word, const Node& parts);
  // condition_reader.cpp
  [[nodiscard]] ConditionAt keep(const Condition& condition);
  [[nodiscard]] ConditionAt about(const Node& node);
  [[nodiscard]] ConditionAt inForm(const Member& written);
  [[nodiscard]] ConditionAt judged(const Word& word, const Node& node, const Node& parts);
  [[nodiscard]] ConditionAt joined(Judging how, const Node& parts);
  [[nodiscard]] ConditionAt compared(Condition made, const Node& parts);
  [[nodiscard]] ConditionAt filtered(Condition made, const Word& word, const Node& node);
  [[nodiscard]] ConditionAt unknownCondition(const Node& node);
  void checkConcerned(const Node& node, Whos words, const Settled& before);
  void checkDraw(const Node& node, const Effect& effect);
  void check(const Verb& verb, const Node& node, const Settled& before, const Effect& effect);
  void checkChoices(const Node& node, const std::vector<Effect>& steps, Begun begun);
  void checkCondition(const Node& node, const Settled& before, const OnlyIf& asked);
  [[nodiscard]] const Question* question(const Node& node);
  void says(Says detail, const Node& node, Standing& rule);
  void standingAmount(const Node& node, Amount& to);
  [[nodiscard]] ConditionAt standingCondition(const Node& node, const Standing& rule);
  template <class Enum>
  void set(const Node& node, const Vocabulary& words, Enum& to) {
    if (const Word* word = reader_.word(node, words)) to = word->as<Enum>();
  }

  Reader& reader_;
  Catalog& cards_;
  Who chooser_;
  int numbersDeep_ = 0;
  int conditionsDeep_ = 0;
  bool aboutBearer_ = false;
};

/// Reads "ask", "yes" or "no" of a yes-or-no question.
void readWords(Reader& reader, std::string_view key, const Node& node, YesOrNo& question);

/// The names of the details in a set.
[[nodiscard]] std::vector<std::string> namesOf(Details details);

}  // namespace w13
