#include "engine/games/warehouse13/cards/card_reader.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/cards/standing.h"
#include "engine/house/cards/own_pictures.h"

namespace w13 {

namespace {

constexpr std::array kEffectKeys = {"do", "when", "always", "instead"};

}  // namespace

void CardReader::read() {
  if (!reader.isObject(reader.root(), deckOf(design.kind).one)) return;
  design.firstStanding = static_cast<std::uint8_t>(cards.standing.size());
  checkKeys();
  checkEffects();
}

void CardReader::checkKeys() {
  const Node& root = reader.root();
  std::vector<std::string> known;
  for (const CardKey& key : cardKeys())
    if (key.allowed.has(design.kind)) known.emplace_back(key.name);
  for (const Member& member : root.members)
    if (std::find(known.begin(), known.end(), member.key) == known.end())
      reader.unknownKey(root, member, known, std::string("a key of ") + deckOf(design.kind).one);
  // In the order of the table: what a card is, before what it does.
  for (const CardKey& key : cardKeys()) {
    if (!key.allowed.has(design.kind)) continue;
    if (const Node* value = root.find(key.name)) key.read(*this, *value);
    else if (key.required.has(design.kind)) reader.missing(root, key.name, key.means);
  }
}

void CardReader::checkEffects() {
  const Node& root = reader.root();
  const bool effect = hasEffect(design);
  if (design.pending && effect) reader.error(*root.find("pending"), "found effects, expected none beside \"pending\"");
  if (design.pending) return;
  const bool tried =
      std::any_of(kEffectKeys.begin(), kEffectKeys.end(), [&](const char* key) { return root.find(key) != nullptr; });
  if (!effect && !tried && !kMayBeBlank.has(design.kind))
    reader.error(root, "found no effect, expected \"do\", \"when\", \"always\" or \"instead\", or \"pending\": true");
  if (effect && root.find("text") == nullptr) reader.missing(root, "text", "what the card says");
  const bool wanted = design.whammy && design.pendingPart != "whammy";
  if (wanted && !hasWhammyEffect(design, cards))
    reader.error(*root.find("whammy"),
                 "found no effect of the Whammy, expected \"when\": {\"whammy\": [...]}, the "
                 "condition \"whammied\", or \"pending_part\": \"whammy\"");
  if (!design.whammy && hasWhammyEffect(design, cards))
    reader.error(root, "found an effect of a Whammy, expected \"whammy\": true beside it");
  checkOnly();
  if (isOffered(design) && !design.asks.whole())
    reader.wordless(root,
                    "found an Ability that is offered without words of its own, expected \"ask\", \"yes\" and \"no\"");
  const bool answers = root.find("answers") != nullptr || root.find("any_time") != nullptr;
  const Node* main = root.find("do");
  if (design.kind == Kind::Ability && main != nullptr && !answers)
    reader.error(*main, "found steps on an Ability that answers nothing, expected \"answers\" or \"any_time\"");
  if (design.timing == Timing::Instant && design.kind == Kind::Trait && !answers)
    reader.error(root, "found an Instant that answers nothing, expected \"answers\" or \"any_time\"");
  if (design.timing == Timing::Retrieval && design.kind == Kind::Trait && !answers)
    reader.error(root, "found a Retrieval Trait that answers nothing, expected \"answers\"");
  const bool waits = std::any_of(kEffectKeys.begin() + 1, kEffectKeys.end(),
                                 [&](const char* key) { return root.find(key) != nullptr; });
  if (design.stays != Stays::No && !waits)
    reader.error(root,
                 "found \"stays\" on a card that waits for nothing, expected \"always\", \"when\" or \"instead\"");
  const bool used =
      std::ranges::any_of(design.when, [&](EffectAt list) { return list != 0 && list != design.at(When::Done); }) ||
      cards.says(design, Query::WorseRoll);
  const bool laid = holdsVerb(design.at(When::Done), Do::Lay, cards);
  if (laid && design.stays == Stays::No)
    reader.error(root, "found a card that is laid on an Agent, expected \"stays\" on it: how long it lies there");
  if (steps.isAboutBearer() && !laid)
    reader.error(root, "found the Agent on whom the card lies, expected \"lay\" in \"do\"");
  const bool leaves = design.stays == Stays::Round || design.stays == Stays::Episode;
  if (leaves && design.at(When::Cleanup) != 0)
    reader.warn(*root.find("when")->find("cleanup"),
                "found a list for Cleanup on a card that has left the table by then, expected another event");
  const bool stashes = std::ranges::any_of(design.when, [&](EffectAt l) { return holdsVerb(l, Do::Stash, cards); });
  if (stashes && design.kind != Kind::Trait && design.kind != Kind::Ability)
    reader.error(root, "found \"stash\", expected it on a Trait or an Ability");
  if (design.stays == Stays::UntilUsed && !used && waits)
    reader.error(
        *root.find("stays"),
        "found \"until_used\" on a card that is never used up, expected \"when\" or the query worse_roll beside it");
}

void CardReader::checkOnly() {
  const Node* only = reader.root().find("only");
  if (only == nullptr || design.only == 0) return;
  // As they were read: each but the first is joined to all before it.
  std::vector<ConditionAt> each = {design.only};
  while (each.size() < only->items.size()) {
    const Condition& joined = cards.conditions[each.back()];
    each.back() = joined.second;
    each.push_back(joined.first);
  }
  Known known;
  for (std::size_t at = 0; at < each.size(); ++at) {
    const ConditionAt condition = each[each.size() - 1 - at];
    const Node& written = only->items[at];
    const Needs needs = steps.needsOf(condition);
    const bool somebody = needs.concerned.without(concernedAt(When::Done, design.answers)).empty();
    if (needs.roll || needs.die || needs.agent || needs.reroll || !somebody)
      reader.error(written, "found a condition about what steps settle, expected one that can hold before them");
    else if (!canHoldInOnly(condition, design.answers, cards))
      reader.warn(written, "found a condition that never holds here, expected one that fits what the card answers");
    else if (known.judge(condition, cards))
      reader.warn(written, "found a condition that contradicts or repeats another, expected each once");
    known.learn(condition, true, cards);
  }
}

bool hasEffect(const Design& design) {
  const auto written = [](EffectAt at) { return at != 0; };
  return design.standingCount > 0 || std::any_of(design.when.begin(), design.when.end(), written) ||
         std::any_of(design.instead.begin(), design.instead.end(), written) || design.mayReveal;
}

bool isOffered(const Design& design) {
  if (design.kind != Kind::Ability || design.slot == Slot::Asset || design.slot == Slot::Downside) return false;
  if (design.at(When::BeforeRetrieval) != 0 || design.at(When::Lost) != 0) return true;
  for (std::size_t event = 0; event < design.when.size(); ++event)
    if (design.when[event] != 0 && wakesAll(static_cast<When>(event))) return true;
  return design.at(When::TravelledEither) != 0;
}

namespace {

bool isAboutWhammy(ConditionAt condition, const Catalog& cards) {
  return anyPart(condition, cards.conditions, [](const Condition& part) { return part.word == If::Whammied; });
}

bool asksForWhammy(EffectAt at, const Catalog& cards) {
  for (; at != 0 && cards.effect(at).verb != Do::End; ++at) {
    const Effect& step = cards.effect(at);
    const auto* only = step.part<OnlyIf>();
    if (only != nullptr && isAboutWhammy(only->condition, cards)) return true;
    if (asksForWhammy(step.then, cards) || asksForWhammy(step.otherwise, cards)) return true;
  }
  return false;
}

}  // namespace

bool hasWhammyEffect(const Design& design, const Catalog& cards) {
  if (design.at(When::Whammy) != 0) return true;
  const auto ofWhammy = [&](const Standing& rule) { return rule.whammy || isAboutWhammy(rule.only, cards); };
  if (std::ranges::any_of(entriesOf(design, cards), ofWhammy)) return true;
  return std::any_of(design.when.begin(), design.when.end(), [&](EffectAt at) { return asksForWhammy(at, cards); });
}

// ---- agents -------------------------------------------------------------------------------------------------------

namespace {

void skip(Reader&, const Node&, AgentCard&) {}
void readName(Reader& r, const Node& n, AgentCard& agent) { agent.name = r.bothLanguages(n, kLongestName); }
void readNumber(Reader& r, const Node& n, AgentCard& agent) {
  const std::string text = r.text(n, kLongestName).value_or("");
  const std::size_t dash = text.find('-');
  const char* end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, agent.rank[0]);
  const bool whole = dash != std::string::npos && first.ptr == text.data() + dash &&
                     std::from_chars(text.data() + dash + 1, end, agent.rank[1]).ptr == end && text.back() != '-';
  if (!whole) r.expected(n, "an Agent ID like \"1914-10\"");
  agent.agentNumber = text;
}
void readAttribute(Reader& r, const Node& n, std::int8_t& to) {
  if (const auto value = r.whole(n, 0, 4)) to = static_cast<std::int8_t>(*value);
}
void readPhysical(Reader& r, const Node& n, AgentCard& agent) { readAttribute(r, n, agent.attribute[0]); }
void readMental(Reader& r, const Node& n, AgentCard& agent) { readAttribute(r, n, agent.attribute[1]); }
void readFocus(Reader& r, const Node& n, AgentCard& agent) {
  if (!r.isList(n, 2, 2, "a list of two types")) return;
  for (std::size_t at = 0; at < 2; ++at)
    if (const Word* type = r.word(n.items[at], words::kTypes)) agent.focus[at] = static_cast<Symbol>(type->id);
}
void readSource(Reader& r, const Node& n, AgentCard& agent) {
  if (const Word* word = r.word(n, words::kSources)) agent.source = word->name;
}
void readPortrait(Reader& r, const Node& n, AgentCard& agent) {
  agent.portrait = r.text(n, kLongestName).value_or("");
  if (!house::isPicturePath(agent.portrait)) r.expected(n, "a picture of your own like \"pictures/my-picture.png\"");
}
void readPromo(Reader& r, const Node& n, AgentCard& agent) { agent.promo = r.justTrue(n); }

constexpr std::array kAgentKeys = {
    AgentKey{"$schema", false, R"({"type": "string"})", "where the schema lies, for editors", skip},
    AgentKey{"name", true, R"({"$ref": "#/definitions/text"})", "the Agent's name", readName},
    AgentKey{"number", true, R"({"title": "Agent ID", "type": "string", "pattern": "^[0-9]+-[0-9]+$"})",
             "the Agent ID; the lower, the more senior (RULING-40)", readNumber},
    AgentKey{"physical", true, R"({"type": "integer", "minimum": 0, "maximum": 4})", "the Physical attribute",
             readPhysical},
    AgentKey{"mental", true, R"({"type": "integer", "minimum": 0, "maximum": 4})", "the Mental attribute", readMental},
    AgentKey{"focus", true,
             R"({"type": "array", "minItems": 2, "maxItems": 2, "items": {"$ref": "#/definitions/type"}})",
             "the two Focus Traits", readFocus},
    AgentKey{"portrait", false, R"({"type": "string", "pattern": "^pictures/[a-z0-9-]+[.](png|svg)$"})",
             "a picture of your own, in the folder pictures", readPortrait},
    AgentKey{"source", true, R"({"$ref": "#/definitions/source"})", "where the numbers come from", readSource},
    AgentKey{"promo", false, R"({"const": true})", "not in the box", readPromo},
};

}  // namespace

std::span<const AgentKey> agentKeys() { return kAgentKeys; }

void readAgent(Reader& reader, AgentCard& agent) {
  const Node& root = reader.root();
  if (!reader.isObject(root, "an Agent")) return;
  std::vector<std::string> known;
  for (const AgentKey& key : agentKeys()) known.emplace_back(key.name);
  for (const Member& member : root.members) {
    const auto key = std::find_if(agentKeys().begin(), agentKeys().end(),
                                  [&](const AgentKey& each) { return member.key == each.name; });
    if (key == agentKeys().end()) reader.unknownKey(root, member, known, "a key of an Agent");
    else key->read(reader, member.value, agent);
  }
  for (const AgentKey& key : agentKeys())
    if (key.required && root.find(key.name) == nullptr) reader.missing(root, key.name, key.means);
}

// ---- dice ---------------------------------------------------------------------------------------------------------

namespace {

constexpr std::array<const char*, 7> kDiceKeys = {"logic", "intuition", "lore", "tech", "wild", "goo", "warehouse"};

void readFaces(Reader& reader, const Node& node, std::array<Clue, 6>& faces, bool goo) {
  if (!reader.isList(node, 6, 6, "a list of six faces")) return;
  for (std::size_t at = 0; at < 6; ++at) {
    const Node& face = node.items[at];
    const bool clue = face.is(Node::Type::Text) && readClue(face.text, faces[at]) && (goo || face.text != "blank");
    if (!clue) reader.expected(face, goo ? "a clue like \"1-tech\", or \"blank\"" : "a clue like \"1-tech\"");
  }
}

}  // namespace

void readDice(Reader& reader, Catalog& cards) {
  const Node& root = reader.root();
  if (!reader.isObject(root, "the faces of the dice by colour")) return;
  const std::vector<std::string> known(kDiceKeys.begin(), kDiceKeys.end());
  for (const Member& member : root.members) {
    if (member.key == "$schema") continue;
    const auto colour = std::find(known.begin(), known.end(), member.key) - known.begin();
    if (colour < 5) readFaces(reader, member.value, cards.dieFaces[colour], false);
    else if (member.key == "goo") readFaces(reader, member.value, cards.gooFaces, true);
    else if (member.key != "warehouse") reader.unknownKey(root, member, known, "a die");
    else if (reader.isList(member.value, 6, 6, "a list of six numbers"))
      for (std::size_t at = 0; at < 6; ++at)
        if (const auto number = reader.whole(member.value.items[at], 0, 9))
          cards.warehouseFaces[at] = static_cast<std::int8_t>(*number);
  }
  for (const char* key : kDiceKeys)
    if (root.find(key) == nullptr) reader.missing(root, key, "six faces");
}

}  // namespace w13
