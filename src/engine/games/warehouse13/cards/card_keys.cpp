// The keys of a card file: who may have them, how they are read, what they mean.

#include <array>

#include "engine/games/warehouse13/cards/card_reader.h"
#include "engine/games/warehouse13/cards/standing.h"
#include "engine/house/cards/own_pictures.h"

namespace w13 {

namespace {

constexpr std::size_t kLongestText = 500;

constexpr Kinds kNeedy = Kind::Artifact | Kind::Adversary | Kinds(Kind::Plot);
constexpr Kinds kEffective = Kind::Trait | Kind::Calamity | Kinds(Kind::Traitor) | Kind::Consequence | Kind::Ability |
                             Kind::Ping | Kind::Artifact | Kind::Adversary | Kind::Plot;
constexpr Kinds kPlayed = Kind::Trait | Kind::Traitor | Kinds(Kind::Ability);

template <class Enum>
void set(CardReader& card, const Node& node, const Vocabulary& words, Enum& to) {
  if (const Word* word = card.reader.word(node, words)) to = static_cast<Enum>(word->id);
}

void skip(CardReader&, const Node&) {}
void readName(CardReader& c, const Node& n) { c.design.name = c.reader.bothLanguages(n, kLongestName); }
void readText(CardReader& c, const Node& n) { c.design.text = c.reader.bothLanguages(n, kLongestText); }
void readFlavour(CardReader& c, const Node& n) { c.design.flavour = c.reader.bothLanguages(n, kLongestText); }
void readCopies(CardReader& c, const Node& n) {
  if (const auto copies = c.reader.whole(n, 1, 60)) c.design.copies = static_cast<std::int8_t>(*copies);
}
void readType(CardReader& c, const Node& n) { set(c, n, words::kTypes, c.design.type); }
void readNumber(CardReader& c, const Node& n) {
  if (const auto number = c.reader.whole(n, 0, kHighestClue)) c.design.number = static_cast<std::int8_t>(*number);
}
void readTiming(CardReader& c, const Node& n) {
  set(c, n, words::kTimings, c.design.timing);
  if (c.design.kind == Kind::Traitor && c.design.timing == Timing::Retrieval)
    c.reader.expected(n, "action or instant: a Traitor card is one of them (CARD-25)");
}

void readNeeds(CardReader& c, const Node& n) {
  if (!c.reader.isObject(n, "the requirements by type, like {\"logic\": 2}")) return;
  for (const Member& member : n.members) {
    const Word* type = words::kTypes.find(member.key);
    if (type == nullptr) {
      c.reader.unknownKey(n, member, namesOf(words::kTypes), "a type");
    } else if (const auto number = c.reader.whole(member.value, 0, 9)) {
      c.design.needs[type->id] = static_cast<std::int8_t>(*number);
    }
  }
}

void readDiceOfPing(CardReader& c, const Node& n) {
  if (!c.reader.isObject(n, "the Field dice by colour, like {\"logic\": 1}")) return;
  for (const Member& member : n.members) {
    const Word* colour = words::kSymbols.find(member.key);
    if (colour == nullptr) {
      c.reader.unknownKey(n, member, namesOf(words::kSymbols), "a colour");
    } else if (const auto number = c.reader.whole(member.value, 0, colour->name == std::string_view("wild") ? 1 : 3)) {
      c.design.fieldDice[colour->id] = static_cast<std::int8_t>(*number);
    }
  }
}

void readAgentOfAbility(CardReader& c, const Node& n) {
  std::vector<std::string> names;
  for (std::size_t at = 0; at < c.cards.agents.size(); ++at) {
    names.push_back(c.cards.agents[at].id);
    if (n.is(Node::Type::Text) && n.text == names.back()) c.design.agent = static_cast<AgentId>(at);
  }
  if (c.design.agent == AgentId::None) c.reader.unknownWord(n, names, "an agent");
}
void readSlot(CardReader& c, const Node& n) { set(c, n, words::kSlots, c.design.slot); }
void readAsk(CardReader& c, const Node& n) { readWords(c.reader, "ask", n, c.design.asks); }
void readYes(CardReader& c, const Node& n) { readWords(c.reader, "yes", n, c.design.asks); }
void readNo(CardReader& c, const Node& n) { readWords(c.reader, "no", n, c.design.asks); }
void readLoyalty(CardReader& c, const Node& n) {
  if (const Word* word = c.reader.word(n, words::kLoyalties))
    c.design.traitor = word->name == std::string_view("traitor");
}
void readPromo(CardReader& c, const Node& n) { c.design.promo = c.reader.justTrue(n); }
void readWhammy(CardReader& c, const Node& n) { c.design.whammy = c.reader.justTrue(n); }
void readMayReveal(CardReader& c, const Node& n) { c.design.mayReveal = c.reader.justTrue(n); }
void readPending(CardReader& c, const Node& n) { c.design.pending = c.reader.justTrue(n); }
void readPendingPart(CardReader& c, const Node& n) {
  c.design.pendingPart = c.reader.text(n, kLongestName).value_or("");
}
void readSource(CardReader& c, const Node& n) {
  if (const Word* word = c.reader.word(n, words::kSources)) c.design.source = word->name;
}

void readArt(CardReader& c, const Node& n) {
  const auto art = c.reader.text(n, kLongestName);
  if (!art) return;
  constexpr std::string_view kSet = "game-icons:";
  const bool named = art->starts_with(kSet) && art->size() > kSet.size() &&
                     art->find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-", kSet.size()) == std::string::npos;
  if (!named && !house::isPicturePath(*art))
    c.reader.expected(n,
                      "an icon like \"game-icons:compass\", or a picture of your own like \"pictures/my-picture.png\"");
  c.design.art = *art;
}

// ---- effects ------------------------------------------------------------------------------------------------------

/// What is certain when a list begins.
Known knownAt(When event, const Design& design, const Catalog& cards) {
  Known known;
  if (event == When::Done) known.learn(design.only, true, cards);
  if (event == When::Whammy) known.holds(If::Whammied);
  const bool retrieval = event == When::BeforeRetrieval || event == When::RoundBegins || event == When::Rolled ||
                         event == When::Revealed || event == When::Misapplied;
  if (retrieval) known.holds(If::InRetrieval);
  return known;
}

void readEvent(CardReader& c, When event, const Node& n) {
  Settled settled;
  if (isAboutADie(event)) settled.add(Leaves::Die);
  settled.concerned = concernedAt(event, c.design.answers);
  settled.known = knownAt(event, c.design, c.cards);
  EffectAt& at = c.design.when[static_cast<std::size_t>(event)];
  if (at != 0) return c.reader.error(n, "found a second list for the card's main event, expected \"do\" or \"done\"");
  at = c.steps.list(n, settled);
}
/// A list that the rules never do is told, not kept.
bool canAct(CardReader& c, When event, const Node& n) {
  if (acts(c.design, event)) return true;
  c.reader.error(n, std::string("found a list that is never done on ") + deckOf(c.design.kind).one + ", expected " +
                        (eventsOf(c.design).empty() ? "none" : "one for " + anyOf(eventsOf(c.design))));
  return false;
}
void readDo(CardReader& c, const Node& n) {
  if (canAct(c, When::Done, n)) readEvent(c, When::Done, n);
}
void readWhen(CardReader& c, const Node& n) {
  if (!c.reader.isObject(n, "lists of steps by event, like {\"whammy\": [...]}")) return;
  for (const Member& member : n.members) {
    const Word* event = words::kWhens.find(member.key);
    if (event == nullptr) c.reader.unknownKey(n, member, namesOf(words::kWhens), words::kWhens.what);
    else if (canAct(c, static_cast<When>(event->id), member.value))
      readEvent(c, static_cast<When>(event->id), member.value);
  }
}
/// A KO may be replaced by a Downside alone, and not by a KO.
void checkInstead(CardReader& c, EffectAt list, const Node& n) {
  if (c.design.kind != Kind::Ability || c.design.slot != Slot::Downside)
    c.reader.error(n, "found a list in place of a KO, expected it on a Downside: no other card is asked");
  else if (holdsVerb(list, Do::Ko, c.cards))
    c.reader.error(n, "found a KO in place of a KO, expected something else: it would never end");
}
void readInstead(CardReader& c, const Node& n) {
  if (!c.reader.isObject(n, "lists of steps by what they replace, like {\"ko\": [...]}")) return;
  for (const Member& member : n.members) {
    const Word* event = words::kInsteads.find(member.key);
    if (event == nullptr) {
      c.reader.unknownKey(n, member, namesOf(words::kInsteads), words::kInsteads.what);
      continue;
    }
    Settled settled;
    c.design.instead[event->id] = c.steps.list(member.value, settled);
    checkInstead(c, c.design.instead[event->id], member.value);
  }
}
void readAlways(CardReader& c, const Node& n) {
  if (!c.reader.isList(n, 1, 8, "a list of 1 to 8 entries")) return;
  for (const Node& item : n.items) {
    Standing rule;
    rule.mine = c.design.kind == Kind::Ability;
    if (!c.steps.standing(item, rule)) continue;
    if (c.cards.standing.size() >= kMaxStanding)
      return c.reader.error(item, "found more entries than there is room for, expected at most 128 in all cards");
    rule.mark = rule.mark || c.design.kind == Kind::Adversary;  // its Consequence acts only once it is lost (CARD-23)
    c.cards.standing.push_back(rule);
    ++c.design.standingCount;
  }
}
void readAnswers(CardReader& c, const Node& n) {
  if (!c.reader.isList(n, 1, kWindows, "a list of moments that the card may answer")) return;
  for (const Node& item : n.items)
    if (const Word* word = c.reader.word(item, words::kWindows)) c.design.answers |= 1u << word->id;
}
void readOnly(CardReader& c, const Node& n) {
  if (c.reader.isList(n, 1, kMostOnly, "a list of 1 to 3 conditions"))
    c.design.only = c.steps.joined(Judging::And, n.items);
}
void readAnyTime(CardReader& c, const Node& n) { c.design.anyTime = c.reader.justTrue(n); }
void readStays(CardReader& c, const Node& n) { set(c, n, words::kStays, c.design.stays); }

constexpr std::array kKeys = {
    CardKey{"$schema", Kinds::all(), {}, R"({"type": "string"})", "where the schema lies, for editors", skip},
    CardKey{"name", Kinds::all(), Kinds::all(), R"({"$ref": "#/definitions/text"})", "the card's name", readName},
    CardKey{"copies",
            Kinds::all(),
            {},
            R"({"type": "integer", "minimum": 1, "maximum": 60})",
            "how many of it are in the deck (default: 1)",
            readCopies},
    CardKey{"type", Kind::Trait | Kind::Calamity, Kind::Trait | Kind::Calamity, R"({"$ref": "#/definitions/type"})",
            "the Trait pile it belongs to", readType},
    CardKey{"number", Kind::Trait, Kind::Trait, R"({"type": "integer", "minimum": 0, "maximum": 3})",
            "what it is worth for a clue", readNumber},
    CardKey{"timing", Kind::Trait | Kind::Traitor, Kind::Trait | Kind::Traitor, R"({"$ref": "#/definitions/timing"})",
            "when it may be played", readTiming},
    CardKey{
        "needs", kNeedy, kNeedy,
        R"({"type": "object", "additionalProperties": false, "properties": {"logic": {"$ref": "#/definitions/need"}, )"
        R"("intuition": {"$ref": "#/definitions/need"}, "lore": {"$ref": "#/definitions/need"}, )"
        R"("tech": {"$ref": "#/definitions/need"}}})",
        "the requirements; a type left out needs nothing", readNeeds},
    CardKey{
        "dice", Kind::Ping, Kind::Ping,
        R"({"type": "object", "additionalProperties": false, "properties": {"logic": {"$ref": "#/definitions/three"}, )"
        R"("intuition": {"$ref": "#/definitions/three"}, "lore": {"$ref": "#/definitions/three"}, )"
        R"("tech": {"$ref": "#/definitions/three"}, "wild": {"type": "integer", "minimum": 0, "maximum": 1}}})",
        "the Field dice by colour", readDiceOfPing},
    CardKey{"agent", Kind::Ability, Kind::Ability, R"({"type": "string"})",
            "whose Ability it is: the name of an agent's file", readAgentOfAbility},
    CardKey{"slot", Kind::Ability, Kind::Ability, R"({"$ref": "#/definitions/slot"})", "which kind of Ability",
            readSlot},
    CardKey{"ask",
            Kind::Ability,
            {},
            R"({"$ref": "#/definitions/text"})",
            "of an Episode or Season Ability that waits for an event: the question whether to use it now",
            readAsk},
    CardKey{
        "yes", Kind::Ability, {}, R"({"$ref": "#/definitions/text"})", "what the button says that uses it", readYes},
    CardKey{"no", Kind::Ability, {}, R"({"$ref": "#/definitions/text"})", "what the button says that does not", readNo},
    CardKey{"loyalty", Kind::Loyalty, Kind::Loyalty, R"({"$ref": "#/definitions/loyalty"})", "its owner's side",
            readLoyalty},
    CardKey{"text",
            Kinds::all(),
            {},
            R"({"$ref": "#/definitions/text"})",
            "what the card says, in our own words; icons as {logic}",
            readText},
    CardKey{"flavour", Kinds::all(), {}, R"({"$ref": "#/definitions/text"})", "a line without effect", readFlavour},
    CardKey{
        "art", Kinds::all(), Kinds::all(),
        R"({"title": "Picture", "type": "string", "pattern": "^(game-icons:[a-z0-9-]+|pictures/[a-z0-9-]+[.](png|svg))$"})",
        "its picture", readArt},
    CardKey{"source", Kinds::all(), Kinds::all(), R"({"$ref": "#/definitions/source"})", "where its text comes from",
            readSource},
    CardKey{"promo",
            Kinds::all(),
            {},
            R"({"const": true})",
            "not in the box: it is not counted against the numbers of the box",
            readPromo},
    CardKey{"pending", kEffective, {}, R"({"const": true})", "no effect is written yet", readPending},
    CardKey{"pending_part",
            kEffective,
            {},
            R"({"type": "string"})",
            "the part that is not written yet, like whammy",
            readPendingPart},
    CardKey{
        "whammy", Kind::Artifact | Kind::Adversary, {}, R"({"const": true})", "a Whammy is printed on it", readWhammy},
    CardKey{"may_reveal",
            Kind::Adversary,
            {},
            R"({"const": true})",
            "lost, it lets a hidden Traitor reveal (REVEAL-04)",
            readMayReveal},
    CardKey{"answers",
            kPlayed,
            {},
            R"({"type": "array", "minItems": 1, "uniqueItems": true, "items": {"$ref": "#/definitions/window"}})",
            "the moments it may answer",
            readAnswers},
    CardKey{"any_time", kPlayed, {}, R"({"const": true})", "it may be played whenever Instants may", readAnyTime},
    CardKey{"only",
            kPlayed,
            {},
            R"({"type": "array", "minItems": 1, "maxItems": 3, "items": {"$ref": "#/definitions/condition"}})",
            "all these must hold to play it",
            readOnly},
    CardKey{"stays",
            kPlayed,
            {},
            R"({"$ref": "#/definitions/stays"})",
            "it stays face up after it was played; `always`, `when` and `instead` hold as long",
            readStays},
    CardKey{"do",
            kEffective,
            {},
            R"({"$ref": "#/definitions/steps"})",
            "what it does when it is played, used, drawn by the Adversary or revealed",
            readDo},
    CardKey{"when", kEffective, {}, "", "what it does at other events", readWhen},
    CardKey{"instead", kEffective, {}, "", "what it does in place of something", readInstead},
    CardKey{"always",
            kEffective,
            {},
            R"({"type": "array", "minItems": 1, "maxItems": 8, "items": {"$ref": "#/definitions/standing"}})",
            "what it says to the rules as long as it is in force",
            readAlways},
};

}  // namespace

std::span<const CardKey> cardKeys() { return kKeys; }

}  // namespace w13
