// The things of the game by name.

#include "engine/games/warehouse13/said/words.h"

#include <array>
#include <utility>

#include "engine/games/warehouse13/said/keys.h"
#include "engine/games/warehouse13/said/sentences.h"

namespace w13 {

namespace {

/// The die or clue with this symbol's word; None if there is none.
Symbol symbolNamed(std::string_view word) { return kSymbolKeys.find(word).value_or(Symbol::None); }

constexpr Keys<Article, 3> kPhysicalKeys = {{"physical", "a-physical", "the-physical"}};
constexpr Keys<Article, 3> kMentalKeys = {{"mental", "a-mental", "the-mental"}};

template <class Enum, std::size_t N>
std::string nameIn(const char* section, const Keys<Enum, N>& keys, Enum which) {
  return std::string(section) + "." + keys[which];
}

}  // namespace

Words::Words(const Catalog& cards, const RuleBook* rules, std::vector<std::string> players, Language language)
    : cards_(cards), rules_(rules), players_(std::move(players)), language_(language) {}

const std::string& Words::in(std::string_view name) const { return sentences().in(language_, name); }

std::string Words::dotted(std::string_view name) const {
  std::string_view pattern = in(name);
  constexpr std::string_view kAsked = "{seat}, ";
  if (pattern.starts_with(kAsked)) pattern.remove_prefix(kAsked.size());
  return capital(filled(pattern, [](std::string_view) { return std::string("\u2026"); }));
}

std::string Words::text(const Text& text) const { return text.in(language_); }

std::string Words::icon(std::string_view icon) const {
  if (const std::string* words = sentences().find(language_, "icon." + std::string(icon))) return *words;
  if (icon.ends_with("-die")) return in(nameIn("die", kSymbolKeys, symbolNamed(icon.substr(0, icon.size() - 4))));
  if (const Symbol symbol = symbolNamed(icon); symbol != Symbol::None) return type(symbol);
  if (icon.size() > 2 && icon[1] == '-')
    return clue({symbolNamed(icon.substr(2)), static_cast<std::uint8_t>(icon[0] - '0')});
  return std::string(icon);
}

std::string Words::plain(const Text& text) const {
  return filled(this->text(text), [&](std::string_view name) { return icon(name); });
}

// ---- pieces -----------------------------------------------------------------------------------------------------

std::string Words::seat(Seat seat, const View& v) const {
  if (seat == Seat::Table) return in("thing.the-table");
  const std::size_t at = w13::at(seat);
  if (at < players_.size() && !players_[at].empty()) return players_[at];
  const AgentId who = at < v.seats.size() ? v.seats[at].who : AgentId::None;
  if (w13::at(who) >= cards_.agents.size()) return "seat " + std::to_string(at);
  return text(cards_.of(who).name);
}

std::string Words::everybody() const { return in("thing.everybody"); }

std::string Words::traitorDealt(Seat traitor, const View& v) const {
  return filled(in("thing.traitor-dealt"), [&](std::string_view) { return seat(traitor, v); });
}

std::string Words::card(CardId card) const {
  if (card == CardId::None || at(card) >= cards_.cards.size()) return in("thing.a-card");
  const Design& design = cards_.of(card);
  std::string name = text(design.name);
  if (design.kind == Kind::Trait) name += " (" + clue(design.worth()) + ")";
  if (design.kind == Kind::Calamity) name += in("thing.calamity");
  return name;
}

std::string Words::type(Symbol symbol) const { return in(nameIn("symbol", kSymbolKeys, symbol)); }

std::string Words::clue(Clue clue) const {
  if (clue.symbol == Symbol::None) return type(clue.symbol);
  if (clue.symbol == Symbol::Wild) return std::to_string(clue.number) + "?";
  return std::to_string(clue.number) + "-" + type(clue.symbol);
}

std::string Words::colouredDie(Symbol colour) const { return in(nameIn("die", kSymbolKeys, colour)); }

std::string Words::dieName(DieId die) const { return die == DieId::None ? in("die.any") : colouredDie(colourOf(die)); }

std::string Words::seen(DieId die, Clue shows) const {
  if (shows.symbol == Symbol::None) return dieName(die);
  const bool ownColour = die != DieId::None && colourOf(die) == shows.symbol;  // its face says which die it is
  return ownColour ? clue(shows) : clue(shows) + " (" + dieName(die) + ")";
}

std::string Words::face(DieId die, const View& v) const {
  return die == DieId::None ? dieName(die) : seen(die, v.dice[die].shows);
}

std::string Words::die(DieId die, const View& v) const {
  if (die == DieId::None) return dieName(die);
  const DieView& it = v.dice[die];
  std::string text = dieName(die);
  if (it.shows.symbol != Symbol::None)
    text += filled(in("thing.shows"), [&](std::string_view) { return clue(it.shows); });
  return text + ", " +
         filled(in(nameIn("spot", kSpotKeys, it.spot)), [&](std::string_view) { return seat(it.owner, v); });
}

std::string Words::place(Place place) const { return in(nameIn("place", kPlaceKeys, place)); }
std::string Words::location(Location location) const { return in(nameIn("location", kLocationKeys, location)); }
std::string Words::attribute(Attribute attribute) const {
  return in(attribute == Attribute::Physical ? "icon.physical" : "icon.mental");
}
std::string Words::phase(Phase phase) const { return in(nameIn("phase", kPhaseKeys, phase)); }
std::string Words::slot(Slot slot) const { return in(nameIn("slot", kSlotKeys, slot)); }

std::string Words::kind(const Design& design) const {
  return design.kind == Kind::Ability ? slot(design.slot) : in(nameIn("kind", kKindKeys, design.kind));
}

std::string Words::agent(AgentId agent) const {
  const AgentCard& card = cards_.of(agent);
  return filled(in("shield.agent"), [&](std::string_view gap) {
    if (gap == "agent") return text(card.name);
    if (gap == "physical") return std::to_string(card.attribute[0]);
    if (gap == "mental") return std::to_string(card.attribute[1]);
    return type(card.focus[gap == "focus" ? 0 : 1]);
  });
}

std::string Words::behindShield(const View& v) const {
  std::string dice;
  for (const DieId each : v.seats[v.viewer].claimed) {
    if (!v.dice[each].hidden) continue;
    if (!dice.empty()) dice += ", ";
    dice += face(each, v) + (v.covered.has(each) ? in("shield.covered") : std::string());
  }
  return dice.empty() ? dice : filled(in("shield.dice"), [&](std::string_view) { return dice; });
}

std::string Words::obstacle(Obstacle obstacle, Article article) const {
  if (obstacle.none()) return in("obstacle.none");
  const bool physical = attributeOf(obstacle.id) == Attribute::Physical;
  std::string text = filled(in(nameIn("obstacle", physical ? kPhysicalKeys : kMentalKeys, article)),
                            [&](std::string_view) { return std::to_string(difficultyOf(obstacle.id)); });
  if (obstacle.ring) text += in("obstacle.with-ring");
  return text;
}

std::string Words::thing(kernel::Noun noun, const View& v) const {
  switch (thingOf(noun)) {
    case Thing::None: return {};
    case Thing::Card: return card(cardOf(noun));
    case Thing::Die: return die(dieOf(noun), v);
    case Thing::Seat: return seat(seatOf(noun), v);
    case Thing::Place: return place(placeOf(noun));
    case Thing::Track: return where(noun, v);
    case Thing::Type: return type(typeOf(noun));
    case Thing::Number: return std::to_string(noun.index);
    case Thing::Face: return clue(faceOf(noun));
    case Thing::Option: return plain(cards_.labelOf(noun.index));
    case Thing::Goo: {
      std::string name = in("die.goo");
      if (noun.index >= kGooDice || !v.isTraitor || !v.traitorRevealed) return name;
      return name + filled(in("thing.shows"), [&](std::string_view) { return clue(v.gooFaces[noun.index]); });
    }
    case Thing::Location: return location(locationOf(noun));
  }
  return {};
}

// "Logic pile", "space 2 of the Maintenance track".
std::string Words::where(kernel::Noun noun, const View&) const {
  if (thingOf(noun) == Thing::Track)
    return filled(in("thing.space"), [&](std::string_view) { return std::to_string(noun.index + 1); });
  return thingOf(noun) == Thing::Place ? place(placeOf(noun)) : std::string{};
}

std::string Words::whereTo(kernel::Noun noun, const View& v) const {
  return thingOf(noun) == Thing::Place ? in(nameIn("place-in-sentence", kPlaceKeys, placeOf(noun))) : where(noun, v);
}

}  // namespace w13
