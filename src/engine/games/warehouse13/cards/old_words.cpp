#include "engine/games/warehouse13/cards/old_words.h"

#include <algorithm>
#include <array>

#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

// { "ko": "them" } is now { "ko": true, "who": "them" }: who is meant stands in `who`, whatever the verb.
// { "roll": 1 }, { "face": "obstacle" } and { "choose_agent": [] } are now `true`, like all that has nothing to say.
constexpr std::array kOldVerbs = {
    OldVerb{"ko", Stood::Person},
    OldVerb{"wound", Stood::Person},
    OldVerb{"travel", Stood::Person},
    OldVerb{"send_home", Stood::Person},
    OldVerb{"act", Stood::Person},
    OldVerb{"round_alone", Stood::Person},
    OldVerb{"sit_out", Stood::Person},
    OldVerb{"look", Stood::Person},
    OldVerb{"roll", Stood::One},
    OldVerb{"face", Stood::Obstacle},
    OldVerb{"choose_agent", Stood::NoFilter},
};

constexpr std::array kOldAmounts = {
    OldAmount{"hand_over_six_halved", R"({"half": {"plus": ["hand", -6]}})"},
};

constexpr std::array kOldQueries = {
    OldQuery{"look_each_round", Query::TraitorLooks, OfLooks{false}, R"("traitor_looks")"},
    OldQuery{"look_once_per_retrieval", Query::TraitorLooks, OfLooks{true}, R"("traitor_looks", "once": true)"},
};

/// The word of a list with this name, or nullptr.
template <class Old, std::size_t N>
const Old* named(const std::array<Old, N>& words, std::string_view name) {
  const auto found = std::ranges::find_if(words, [&](const Old& old) { return name == old.name; });
  return found == words.end() ? nullptr : &*found;
}

bool stands(Stood stood, const Node& value) {
  switch (stood) {
    case Stood::Person: return value.is(Node::Type::Text) && words::kWhos.find(value.text) != nullptr;
    case Stood::One: return value.is(Node::Type::Whole) && value.number == 1;
    case Stood::Obstacle: return value.is(Node::Type::Text) && value.text == "obstacle";
    case Stood::NoFilter: return value.is(Node::Type::List) && value.items.empty();
  }
  return false;
}

/// How the value was written.
std::string writtenAs(Stood stood, const Node& value) {
  if (stood == Stood::One) return "1";
  return stood == Stood::NoFilter ? "[]" : '"' + value.text + '"';
}

}  // namespace

const OldVerb* oldVerb(std::string_view verb, const Node& value) {
  const auto is = [&](const OldVerb& old) { return verb == old.name && stands(old.stood, value); };
  const auto found = std::ranges::find_if(kOldVerbs, is);
  return found == kOldVerbs.end() ? nullptr : &*found;
}

const OldQuery* oldQuery(std::string_view word) { return named(kOldQueries, word); }
const OldAmount* oldAmount(std::string_view word) { return named(kOldAmounts, word); }

std::string hintOf(const OldVerb& old, const Node& value) {
  const std::string verb = '"' + std::string(old.name) + "\": ";
  const bool other = old.stood == Stood::Person && value.text != "you";
  return "found " + verb + writtenAs(old.stood, value) + ", expected " + verb + "true" +
         (other ? ", \"who\": \"" + value.text + '"' : "");
}

std::string hintOf(const OldQuery& old) {
  return "found \"" + std::string(old.name) + "\", expected \"query\": " + old.now;
}
std::string hintOf(const OldAmount& old) { return "found \"" + std::string(old.name) + "\", expected " + old.now; }

std::span<const OldVerb> oldVerbs() { return kOldVerbs; }
std::span<const OldQuery> oldQueries() { return kOldQueries; }
std::span<const OldAmount> oldAmounts() { return kOldAmounts; }

}  // namespace w13
