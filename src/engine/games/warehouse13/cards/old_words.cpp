#include "engine/games/warehouse13/cards/old_words.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

// { "ko": "them" } is now { "ko": true, "who": "them" }: who is meant stands in `who`, whatever the verb.
// { "roll": 1 }, { "face": "obstacle" } and { "choose_agent": [] } are now `true`, like all that has nothing to say.
constexpr std::array kOldVerbs = {
    OldVerb{"ko", Stood::Person, R"("ko": true)"},
    OldVerb{"wound", Stood::Person, R"("wound": true)"},
    OldVerb{"travel", Stood::Person, R"("travel": true)"},
    OldVerb{"act", Stood::Person, R"("act": true)"},
    OldVerb{"look", Stood::Person, R"("look": true)"},
    OldVerb{"roll", Stood::One, R"("roll": true)"},
    OldVerb{"face", Stood::Obstacle, R"("face": true)"},
    OldVerb{"choose_agent", Stood::NoFilter, R"("choose_agent": true)"},
    OldVerb{"send_home", Stood::Person, R"("send": "warehouse")"},
    OldVerb{"send_home", Stood::True, R"("send": "warehouse")"},
    OldVerb{"send_out", Stood::True, R"("send": "field")"},
    OldVerb{"round_alone", Stood::Person, R"("round": "alone")"},
    OldVerb{"round_alone", Stood::True, R"("round": "alone")"},
    OldVerb{"sit_out", Stood::Person, R"("round": "out")"},
    OldVerb{"sit_out", Stood::True, R"("round": "out")"},
    OldVerb{"gear", Stood::True, R"("maintenance": "gear")"},
    OldVerb{"new_ping", Stood::True, R"("turn_up": "ping")"},
    OldVerb{"dig_for_calamity", Stood::True, R"("turn_up": "calamity")"},
    OldVerb{"drop_consequence", Stood::Number, R"("consequence": -#)"},
    OldVerb{"draw_aside", Stood::Number, R"("draw": #)"},
};
// Traits were drawn aside in one step and handed over in the next: now one step does both.
constexpr OldVerb kHandOver{"hand_over", Stood::Number, R"("give": #)"};

constexpr std::array kOldAmounts = {
    OldWord{"hand_over_six_halved", R"({"half": {"plus": ["hand", -6]}})"},
};

constexpr std::array kOldConditions = {
    OldWord{"physical_challenge", R"({"challenge": "physical"})"},
    OldWord{"mental_challenge", R"({"challenge": "mental"})"},
    OldWord{"maintenance_challenge", R"({"challenge": "maintenance"})"},
    OldWord{"challenge_here", R"({"here": "challenger"})"},
    OldWord{"another_here", R"({"and": [{"not": {"concerns": "you"}}, {"here": "concerned"}]})"},
    OldWord{"concerns_you", R"({"concerns": "you"})"},
    OldWord{"concerns_bearer", R"({"concerns": "bearer"})"},
    OldWord{"in_retrieval", R"({"during": "retrieval"})"},
    OldWord{"in_finale", R"({"during": "finale"})"},
    OldWord{"is_ko", R"({"harm": "ko"})"},
    OldWord{"is_wound", R"({"harm": "wound"})"},
    OldWord{"focus_trait", R"({"trait": true, "focus": true})"},
    OldWord{"field_agents_below",
            R"({"not": {"at_least": ["field_agents", {"at_most": [#, {"plus": ["agents", "bronzed"]}]}]}})"},
};

constexpr std::array kOldQueries = {
    OldWord{"look_each_round", R"("traitor_looks")"},
    OldWord{"look_once_per_retrieval", R"("traitor_looks", "once": true)"},
    OldWord{"cover_more", R"("more", "what": "cover")"},
    OldWord{"apply_more", R"("more", "what": "apply")"},
    OldWord{"cleanup_stress", R"("more", "what": "cleanup_stress")"},
    OldWord{"snag_place", R"("snag")"},
    OldWord{"snag_abilities", R"("snag", "place": "abilities")"},
    OldWord{"may_not_draw", R"("may_not", "what": "draw")"},
    OldWord{"may_not_use", R"("may_not", "what": "use")"},
    OldWord{"may_not_apply", R"("may_not", "what": "apply")"},
    OldWord{"may_not_play", R"("may_not", "what": "play")"},
    OldWord{"not_alone_in_field", R"("may_not", "what": "enter_alone")"},
};

/// Keys beside a verb, and of a card, whose lists are steps.
constexpr std::array<std::string_view, 7> kLists = {"do", "then", "otherwise", "if_unable", "won", "lost", "may"};

/// The word of a list with this name, or nullptr.
const OldWord* named(std::span<const OldWord> words, std::string_view name) {
  const auto found = std::ranges::find_if(words, [&](const OldWord& old) { return name == old.name; });
  return found == words.end() ? nullptr : &*found;
}

bool isTrue(const Node& value) { return value.is(Node::Type::Truth) && value.number != 0; }

bool stands(Stood stood, const Node& value) {
  switch (stood) {
    case Stood::Person: return value.is(Node::Type::Text) && words::kWhos.find(value.text) != nullptr;
    case Stood::True: return isTrue(value);
    case Stood::One: return value.is(Node::Type::Whole) && value.number == 1;
    case Stood::Obstacle: return value.is(Node::Type::Text) && value.text == "obstacle";
    case Stood::NoFilter: return value.is(Node::Type::List) && value.items.empty();
    case Stood::Number: return !isTrue(value) && !value.is(Node::Type::List);
  }
  return false;
}

/// The row of a verb as it is written, or nullptr.
const OldVerb* oldVerb(std::string_view verb, const Node& value) {
  const auto is = [&](const OldVerb& old) { return verb == old.name && stands(old.stood, value); };
  const auto found = std::ranges::find_if(kOldVerbs, is);
  return found == kOldVerbs.end() ? nullptr : &*found;
}

// ---- what is written today ----------------------------------------------------------------------------------------

/// How a value is written, as far as it is short.
std::string written(const Node& value) {
  switch (value.type) {
    case Node::Type::Truth: return value.number != 0 ? "true" : "false";
    case Node::Type::Whole: return std::to_string(value.number);
    case Node::Type::Text: return inQuotes(value.text);
    case Node::Type::List: return value.items.empty() ? "[]" : "[...]";
    default: return "{...}";
  }
}

/// A value in another one's place.
Node valueAt(const Node& place, Node::Type type) {
  Node node;
  node.type = type;
  node.file = place.file;
  node.line = place.line;
  node.column = place.column;
  return node;
}

/// The opposite of a number.
Node negative(const Node& number) {
  if (number.is(Node::Type::Whole)) {
    Node less = number;
    less.number = -number.number;
    return less;
  }
  Node less = valueAt(number, Node::Type::Object), both = valueAt(number, Node::Type::List);
  both.items = {valueAt(number, Node::Type::Whole), number};  // 0 less the number
  less.members.push_back({"minus", number.line, number.column, both});
  return less;
}

/// What is written today, with what stood behind the old word instead of #.
std::string withValue(std::string now, const Node& old) {
  const std::size_t at = now.find('#');
  if (at == std::string::npos) return now;
  const bool opposite = at > 0 && now[at - 1] == '-';
  const std::string value = written(opposite ? negative(old) : old);
  return opposite ? now.replace(at - 1, 2, value) : now.replace(at, 1, value);
}

/// Puts what stood behind the old word into what is written today, and all of it into the old one's place.
void fill(Node& node, const Node& old) {
  if (node.is(Node::Type::Text) && node.text == "#") {
    node = old;
    return;
  }
  if (node.is(Node::Type::Text) && node.text == "-#") {
    node = negative(old);
    return;
  }
  node.file = old.file;
  node.line = old.line;
  node.column = old.column;
  for (Node& item : node.items) fill(item, old);
  for (Member& member : node.members) {
    member.line = old.line;
    member.column = old.column;
    fill(member.value, old);
  }
}

Node today(std::string now, const Node& old) {
  if (const std::size_t at = now.find('#'); at != std::string::npos) {
    const std::size_t from = at > 0 && now[at - 1] == '-' ? at - 1 : at;
    now.insert(at + 1, "\"").insert(from, "\"");
  }
  Node node;
  std::vector<Mistake> none;
  (void)parse(now, 0, "", node, none);
  fill(node, old);
  return node;
}

// ---- going through a card -----------------------------------------------------------------------------------------

class Respelling {
 public:
  explicit Respelling(Reader& reader) : reader_(reader) {}

  void card(Node& root) {
    for (Member& key : root.members) {
      if (key.key == "do") steps(key.value);
      if (key.key == "when" || key.key == "instead")
        for (Member& event : key.value.members) steps(event.value);
      if (key.key == "only")
        for (Node& each : key.value.items) condition(each);
      if (key.key == "always")
        for (Node& each : key.value.items) entry(each);
    }
  }

 private:
  void steps(Node& list) {
    for (std::size_t at = 0; at < list.items.size(); ++at) {
      if (at + 1 < list.items.size() && join(list.items[at], list.items[at + 1])) {
        list.items.erase(list.items.begin() + static_cast<std::ptrdiff_t>(at) + 1);
        reader_.leftOut(list);
      }
      if (list.items[at].find(kHandOver.name) != nullptr)
        reader_.error(list.items[at],
                      "found \"hand_over\" away from \"draw_aside\", expected \"give\" beside \"draw\"");
      step(list.items[at]);
    }
  }

  /// Takes a step that hands over into the one before it, which draws aside.
  bool join(Node& draw, const Node& hand) {
    const Node* given = hand.find(kHandOver.name);
    if (given == nullptr || draw.find("draw_aside") == nullptr || !stands(kHandOver.stood, *given)) return false;
    hint(kHandOver, *given);
    for (const Member& member : hand.members)
      if (member.key == kHandOver.name) add(draw, kHandOver, *given);
      else if (member.key != "who") draw.members.push_back(member);  // who draws gives as well
    return true;
  }

  void step(Node& step) {
    for (std::size_t at = 0; at < step.members.size(); ++at) {
      const OldVerb* old = oldVerb(step.members[at].key, step.members[at].value);
      if (old == nullptr) continue;
      const Node value = step.members[at].value;
      hint(*old, step.members[at].value);
      step.members.erase(step.members.begin() + static_cast<std::ptrdiff_t>(at));
      add(step, *old, value);
      if (old->stood == Stood::Person && value.text != "you")
        step.members.push_back({"who", value.line, value.column, value});
      break;
    }
    for (Member& member : step.members) part(member);
  }

  void part(Member& member) {
    if (std::ranges::find(kLists, member.key) != kLists.end()) return steps(member.value);
    if (member.key == "if") return condition(member.value);
    if (member.key != "choose_one") return amount(member.value);
    for (Node& option : member.value.items)
      for (Member& each : option.members)
        if (each.key == "do") steps(each.value);
  }

  void condition(Node& node) {
    if (node.is(Node::Type::Text)) return replace(oldConditions(), node.text, node, node);
    if (!node.is(Node::Type::Object)) return;
    for (Member& member : node.members) {
      if (member.key == "not") condition(member.value);
      else if (member.key == "and" || member.key == "or")
        for (Node& each : member.value.items) condition(each);
      else amount(member.value);
    }
    if (node.members.size() == 1) replace(oldConditions(), node.members[0].key, node, Node(node.members[0].value));
  }

  void amount(Node& node) {
    if (node.is(Node::Type::Text)) return replace(oldAmounts(), node.text, node, node);
    for (Node& item : node.items) amount(item);
    for (Member& member : node.members) amount(member.value);
  }

  void entry(Node& entry) {
    for (std::size_t at = 0; at < entry.members.size(); ++at) {
      if (entry.members[at].key != "query") {
        amount(entry.members[at].value);
        continue;
      }
      const OldWord* old = named(kOldQueries, entry.members[at].value.text);
      if (old == nullptr) continue;
      const Node value = entry.members[at].value;
      reader_.hint(entry.members[at].value, "found " + inQuotes(old->name) + ", expected \"query\": " + old->now);
      const Node now = today("{\"query\": " + std::string(old->now) + "}", value);
      entry.members[at].value = now.members[0].value;
      entry.members.insert(entry.members.end(), now.members.begin() + 1, now.members.end());
    }
  }

  /// Puts what is written today in the place of a word, if that is an old one.
  void replace(std::span<const OldWord> words, const std::string& word, Node& node, const Node& behind) {
    const OldWord* old = named(words, word);
    if (old == nullptr) return;
    const std::string now = withValue(old->now, behind);
    reader_.hint(node, "found " + inQuotes(old->name) + ", expected " + now);
    node = today(old->now, Node(behind));
  }

  void hint(const OldVerb& old, const Node& value) {
    const bool other = old.stood == Stood::Person && value.text != "you";
    reader_.hint(value, "found \"" + std::string(old.name) + "\": " + written(value) + ", expected " +
                            withValue(old.now, value) + (other ? ", \"who\": " + inQuotes(value.text) : ""));
  }

  static void add(Node& step, const OldVerb& old, const Node& value) {
    for (const Member& member : today("{" + std::string(old.now) + "}", value).members) step.members.push_back(member);
  }

  Reader& reader_;
};

}  // namespace

void respell(Node& card, Reader& reader) { Respelling(reader).card(card); }

std::span<const OldVerb> oldVerbs() { return kOldVerbs; }
std::span<const OldWord> oldQueries() { return kOldQueries; }
std::span<const OldWord> oldAmounts() { return kOldAmounts; }
std::span<const OldWord> oldConditions() { return kOldConditions; }

}  // namespace w13
