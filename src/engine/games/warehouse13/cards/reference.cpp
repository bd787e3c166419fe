#include "engine/games/warehouse13/cards/reference.h"

#include "engine/games/warehouse13/cards/card_reader.h"
#include "engine/games/warehouse13/cards/decks.h"
#include "engine/games/warehouse13/cards/numbers_file.h"
#include "engine/games/warehouse13/cards/reach.h"

namespace w13 {

namespace {

constexpr const char* kIntroduction = R"(# The card language

This page is generated from the tables of the engine, and a test compares it. Change the tables in
`src/engine/games/warehouse13/effects/`, not this page.

## A card

One file per card: `data/cards/warehouse13/<deck>/<card>.json`. The file's name is the card's id, unique over all decks.
Adding a card is copying a file. Beside the decks lie `agents/<agent>.json`, `dice.json` and
`rules.json`.

```json
{
  "$schema": "../../../schemas/card.schema.json",
  "name": { "en": "Collaborate", "de": "Zusammenarbeit" },
  "copies": 3,
  "type": "lore",
  "number": 1,
  "timing": "action",
  "text": { "en": "Another Agent at your location draws 3 Traits of one type and hands you 1 of them. ...", "de": "..." },
  "art": "game-icons:shaking-hands",
  "source": "manual",
  "do": [
    { "choose_agent": ["other", "here"] },
    { "choose_pile": "any" },
    { "draw": 3, "who": "them", "give": 1, "free": true }
  ]
}
```

## How a card acts

- `do` is a list of **steps**, done from the first to the last. A step is an object in which exactly one key is a
  **verb**; the others are details of that verb. The order of keys never matters.
- `do` is done at the card's main event: a Trait or Traitor card is played (or drawn by the Adversary), a Calamity is
  drawn, an Ability is used, a Ping or Plot is revealed, a Consequence is turned up. Lists for other events stand in
  `when`: `{ "when": { "whammy": [...] } }`.
- `you` is who played the card or on whom it fell, in `each` the Agent whose turn it is, on an Artifact or a Plot the
  First Agent. `them` is the Agent chosen last, `it` the die chosen last.
- **Choices** of dice, Agents and piles are made only by the verbs `choose_...` (and by `turn` to a face to be picked).
  Other verbs act on `it`, on `who`, on the pile chosen last, or on a whole group of dice. What an Agent discards,
  returns or hands over, the Agent picks.
- **Who chooses**: `by`. Without it the Adversary on Traitor cards, Calamities, Consequences and Adversary Artifacts
  (the revealed Traitor in person; else Standard Protocol for dice and Agents, the First Agent for the rest), and you on
  all other cards.
- **What is asked** and may be answered yes or no is asked in the card's own words: `ask`, `yes` and `no` beside `may` and
  `transfer`, and as keys of an Ability that waits for an event. Whoever sees them sees nothing else of the step, so they
  say what is paid and what comes of it. Cards that come with the program must have them; without them the program asks
  in plain words of its own, and `w13 lint` warns.
- **Whom a step concerns** stands in `who`, whatever the verb; without it, you. A verb that has nothing else to say takes
  `true`: `{ "ko": true, "who": "them" }`.
- **Numbers** may be counted (`"obstacles"`; `{ "hand": "them" }`: of whom is named, else of whom the step concerns) and
  worked out: `{ "plus": ["rolled", 1] }` is one more than was rolled, `{ "half": "hand" }` one for each two cards held,
  `{ "at_most": ["lost", 2] }` no more than 2. They stand wherever a number stands but beside dice, and in each other, four
  deep. What is counted goes no further than what may be printed there.
- **Conditions** are the same in `if` and in `only`: a word (`"in_field"`; `{ "in_field": "them" }`), a word in one of its
  forms (`{ "challenge": "mental" }`), two numbers compared (`{ "at_least": ["field_agents", 2] }`), dice
  (`{ "any_die": "leads", "symbol": "lore" }`), the Trait just played or spent (`{ "trait": true, "type": "tech" }`), and all of
  these with `not`, `and` and `or`, four deep.
- **If a step cannot be done** in full (nothing to choose, too few Traits to discard), the rest of its list is skipped.
  With `if_unable` beside it, that list is done instead of the rest. A `repeat` ends. Steps outside go on.
- Lists may stand inside lists, six deep; a `repeat` does not stand inside a `repeat`. A list for an event that never
  reaches a card of the deck is refused.
- **Standing entries** (`always`) answer questions that the rules ask: how difficult, how much is required, who may draw.
  They hold as long as the card is in force: an Asset or Downside always, an artifact while it is the Episode's, a
  Consequence from its turning up, its permanent marks (Snags) from the moment it comes to stay, a card with `stays`
  while it lies face up; and with `only` as long as its conditions do:
  `{ "query": "difficulty", "amount": 1, "only": [{ "at_least": ["obstacles", 3] }] }`.
- **Replacements** (`instead`) are done in place of something: `{ "instead": { "ko": [{ "wound": true }] } }`.
- An **Ability** with `do` is used when one of its `answers` comes up. An Episode or Season Ability with a list in
  `when` may be used at that event; using it turns its card over. Lists of an Asset or Downside are simply done.
- On an **Adversary Artifact** the list `whammy` acts when it is revealed; everything else is its own Consequence and
  acts only once the artifact is lost (CARD-23).
- **Whammy**: what happens at once stands in `when.whammy`. What it changes later asks with the condition `whammied` or,
  in `always`, with `"whammy": true`. A card with a Whammy says `"whammy": true`.
- An **Instant or Retrieval Trait** names the moments it may answer (`answers`), or may be played at any time
  (`any_time`). `only` lists conditions that must all hold.
- What holds for all cards belongs to the verb, not to the card: a blocked pile is challenged, a Calamity drawn acts,
  the hand limit is kept.

## Over the shipped data

Folders can be laid over the shipped data (`--data DIR`, several in order). A file of the same path states only what
differs, in the manner of a JSON merge patch: a key replaces the key, `null` takes it away, objects are merged, lists are
replaced. `"removed": true` takes the card out. Two overlays that change the same value are reported with both places.
)";

std::string cell(const std::string& text) {
  std::string out;
  for (const char c : text) out += c == '|' ? std::string("\\|") : std::string(1, c);
  return out;
}

std::string code(const std::string& text) { return "`" + text + "`"; }

std::string takes(const Verb& verb) {
  switch (verb.takes) {
    case Takes::True: return "`true`";
    case Takes::Number: return verb.least < 0 ? "a number, also negative, or an amount" : "a number or an amount";
    case Takes::Track: return "a number, an amount or `gear`";
    case Takes::Times: return "a number, an amount or `all`";
    case Takes::Dice:
    case Takes::TurnedDice: return "dice";
    case Takes::AgentFilters: return "`true`, or a list of filters";
    case Takes::Group: return "a group";
    case Takes::Piles: return "piles";
    case Takes::Types: return "`any` or `required`";
    case Takes::Options: return "a list of `label` and `do`";
    case Takes::Steps: return "steps";
    case Takes::Condition: return "a condition";
    case Takes::Place: return "a place, or `pile`";
    case Takes::Stash: return "where";
    case Takes::Outcome: return "an outcome";
    case Takes::Passing: return "which way";
    case Takes::Swap:
    case Takes::TurnedUp: return "what";
    case Takes::Location: return "where";
    case Takes::Partaking: return "what part";
  }
  return "";
}

std::string verbs() {
  std::string text = "\n# Verbs\n";
  for (const Subject& subject : subjects()) {
    text += std::string("\n## ") + subject.title + "\n";
    for (const Verb& verb : subject.verbs) {
      text += std::string("\n### ") + verb.name + "\n\n" + verb.means + "\n\n- takes: " + takes(verb) + "\n";
      std::string details;
      for (const Detail detail : verb.details) {
        details += (details.empty() ? "" : ", ") + code(nameOf(detail)) + (verb.required.has(detail) ? " (must)" : "");
      }
      if (!details.empty()) text += "- details: " + details + "\n";
      text += std::string("\n```json\n") + verb.example + "\n```\n";
    }
  }
  return text;
}

std::string details() {
  std::string text = "\n## Details\n\n| detail | meaning |\n| --- | --- |\n";
  for (int at = 0; at < kDetails; ++at)
    text += "| " + code(nameOf(static_cast<Detail>(at))) + " | " + cell(meansOf(static_cast<Detail>(at))) + " |\n";
  return text;
}

std::string queries() {
  std::string text = "\n# Standing entries\n\nWhat `always` can say.\n";
  for (const Question& question : questions()) {
    const std::string form = *question.form == '\0' ? "" : std::string(": ") + question.form;
    text += std::string("\n### ") + question.name + form + "\n\n" + question.means + "\n";
    std::string details;
    for (const Says detail : question.says) {
      details +=
          (details.empty() ? "" : ", ") + code(nameOf(detail)) + (question.required.has(detail) ? " (must)" : "");
    }
    if (!details.empty()) text += "\n- details: " + details + "\n";
    text += std::string("\n```json\n") + question.example + "\n```\n";
  }
  text += "\n| detail | meaning |\n| --- | --- |\n";
  for (int at = 0; at < kSays; ++at)
    text += "| " + code(nameOf(static_cast<Says>(at))) + " | " + cell(meansOf(static_cast<Says>(at))) + " |\n";
  return text;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

/// The decks in which a list for this event is ever done.
std::string reachOf(When event) {
  std::vector<std::string> decks;
  for (const Deck& deck : kDecks) {
    Design card;
    card.kind = deck.kind;
    std::vector<std::string> slots;
    for (const Word& slot : words::kSlots.words) {
      card.slot = static_cast<Slot>(slot.id);
      if (deck.kind == Kind::Ability && acts(card, event)) slots.emplace_back(slot.name);
    }
    if (!slots.empty()) decks.push_back("abilities (" + joined(slots) + ")");
    else if (acts(card, event)) decks.emplace_back(deck.folder);
  }
  Design staying;
  const bool played = acts(staying, event);
  staying.stays = Stays::Round;
  if (!played && acts(staying, event)) decks.emplace_back("cards that stay");
  return joined(decks);
}

/// A word as it is written, with what stands behind it.
std::string written(const Word& word) {
  std::string name = word.name, key = "{\"" + name + "\": ";
  switch (word.with) {
    case With::Nothing: return name;
    case With::Person: return name + "` or `" + key + "who}";
    case With::Number:
    case With::One: return key + "n}";
    case With::Two: return key + "[n, n]}";
    case With::Several: return key + "[n, n ...]}";
    case With::Condition: return key + "condition}";
    case With::Conditions: return key + "[condition, condition ...]}";
    case With::Dice: return key + "dice}";
    case With::Filter: return key + "true}";
    case With::Form: return key + "\"" + word.form + "\"}";
  }
  return name;
}

std::string vocabularies() {
  std::string text = "\n# Words\n";
  for (const Vocabulary* words : words::all()) {
    const bool events = words == &words::kWhens;
    text += std::string("\n## ") + words->name + ": " + words->what + "\n\n| word | meaning |" +
            (events ? " decks |\n| --- | --- | --- |\n" : "\n| --- | --- |\n");
    for (const Word& word : words->words) {
      const std::string name = written(word);
      text += "| " + code(words == &words::kIcons ? "{" + name + "}" : name) + " | " + cell(word.means) + " |" +
              (events ? " " + reachOf(static_cast<When>(word.id)) + " |\n" : "\n");
    }
  }
  return text;
}

std::string keys() {
  std::string text = "\n# Keys of a card file\n\n| key | decks | meaning |\n| --- | --- | --- |\n";
  for (const CardKey& key : cardKeys()) {
    std::string decks;
    int count = 0;
    for (const Deck& deck : kDecks) {
      if (!key.allowed.has(deck.kind)) continue;
      decks += (decks.empty() ? "" : ", ") + std::string(deck.folder) + (key.required.has(deck.kind) ? " (must)" : "");
      ++count;
    }
    if (count == kKinds) decks = key.required.has(Kind::Trait) ? "all (must)" : "all";
    text += "| " + code(key.name) + " | " + decks + " | " + cell(key.means) + " |\n";
  }
  text += "\nKeys of an agent file:\n\n| key | meaning |\n| --- | --- |\n";
  for (const AgentKey& key : agentKeys())
    text += "| " + code(key.name) + (key.required ? " (must)" : "") + " | " + cell(key.means) + " |\n";
  text += "\nKeys of `rules.json`, the numbers of the game; what it does not state is as in the box:\n\n";
  text += "| key | meaning |\n| --- | --- |\n";
  for (const NumberKey& key : numberKeys()) text += "| " + code(key.name) + " | " + cell(key.means) + " |\n";
  return text;
}

}  // namespace

std::string reference() { return kIntroduction + keys() + verbs() + details() + queries() + vocabularies(); }

}  // namespace w13
