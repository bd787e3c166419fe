// The things of the game by name.

#include "engine/games/warehouse13/said/words.h"

#include <array>
#include <utility>

#include "engine/games/warehouse13/cards/languages.h"
#include "engine/games/warehouse13/said/phrases.h"

namespace w13 {

namespace {

constexpr std::array<Phrase, 6> kSymbols = {{
    {"Logic", "Logik"},
    {"Intuition", "Intuition"},
    {"Lore", "Wissen"},
    {"Tech", "Technik"},
    {"Wild", "Joker"},
    {"blank", "leer"},
}};
constexpr std::array<Phrase, 5> kDiceNames = {{
    {"Logic die", "Logikwürfel"},
    {"Intuition die", "Intuitionswürfel"},
    {"Lore die", "Wissenswürfel"},
    {"Tech die", "Technikwürfel"},
    {"Wild die", "Jokerwürfel"},
}};
constexpr std::array<Phrase, kPlaces + 1> kPlaceNames = {{
    {"Logic pile", "Logikstapel"},
    {"Intuition pile", "Intuitionsstapel"},
    {"Lore pile", "Wissensstapel"},
    {"Tech pile", "Technikstapel"},
    {"Travel", "Reise"},
    {"Warehouse Research", "Recherche im Lagerhaus"},
    {"Bed & Breakfast", "Pension"},
    {"Maintenance", "Wartung"},
    {"Bronze Sector", "Bronzesektor"},
    {"Field Research", "Recherche im Feld"},
    {"Field Investigation", "Untersuchung vor Ort"},
    {"Ping Action", "Ping-Aktion"},
    {"no place", "kein Ort"},
}};
// The same inside a sentence: what something blocks or hinders.
constexpr std::array<Phrase, kPlaces + 1> kPlacesInSentences = {{
    {"the Logic pile", "den Logikstapel"},
    {"the Intuition pile", "den Intuitionsstapel"},
    {"the Lore pile", "den Wissensstapel"},
    {"the Tech pile", "den Technikstapel"},
    {"Travel", "die Reise"},
    {"Warehouse Research", "die Recherche im Lagerhaus"},
    {"the Bed & Breakfast", "die Pension"},
    {"Maintenance", "die Wartung"},
    {"the Bronze Sector", "den Bronzesektor"},
    {"Field Research", "die Recherche im Feld"},
    {"Field Investigation", "die Untersuchung vor Ort"},
    {"the Ping Action", "die Ping-Aktion"},
    {"no place", "keinen Ort"},
}};
constexpr std::array<Phrase, kSpots> kSpotNames = {{
    {"in the supply", "im Vorrat"},
    {"in Leads", "bei den Spuren"},
    {"in the Field", "im Feld"},
    {"claimed by {seat}", "gesichert von {seat}"},
    {"in the Neutralizer", "im Neutralisator"},
    {"in the Bronze Sector", "im Bronzesektor"},
    {"applied", "angelegt"},
    {"misapplied", "fehlgelegt"},
    {"locked", "gesperrt"},
}};
constexpr std::array<Phrase, 4> kLocations = {{
    {"Warehouse", "Lagerhaus"},
    {"Field", "Feld"},
    {"Bronze Sector", "Bronzesektor"},
    {"Lost Artifacts board", "Plan der verlorenen Artefakte"},
}};
constexpr std::array<Phrase, 7> kPhases = {{
    {"Set-up", "Aufbau"},
    {"Ping", "Ping"},
    {"Investigation", "Ermittlung"},
    {"Retrieval", "Bergung"},
    {"Cleanup", "Aufräumen"},
    {"Finale", "Finale"},
    {"The end", "Ende"},
}};
constexpr std::array<Phrase, kSlots> kSlotNames = {{
    {"Asset", "Stärke"},
    {"Episode Ability", "Episodenfähigkeit"},
    {"Season Ability", "Staffelfähigkeit"},
    {"Downside", "Schwäche"},
}};

// An obstacle as such, when it comes, and once it is known. In sets of three by Article.
constexpr std::array<Phrase, 3> kPhysicalObstacles = {{
    {"Physical obstacle of {n}", "körperliches Hindernis mit {n}"},
    {"A Physical obstacle of {n}", "Ein körperliches Hindernis mit {n}"},
    {"The Physical obstacle of {n}", "Das körperliche Hindernis mit {n}"},
}};
constexpr std::array<Phrase, 3> kMentalObstacles = {{
    {"Mental obstacle of {n}", "geistiges Hindernis mit {n}"},
    {"A Mental obstacle of {n}", "Ein geistiges Hindernis mit {n}"},
    {"The Mental obstacle of {n}", "Das geistige Hindernis mit {n}"},
}};
constexpr Phrase kTheTable = {"the table", "der Tisch"};
constexpr Phrase kEverybody = {"everybody", "alle"};
constexpr Phrase kACard = {"a card", "eine Karte"};
constexpr Phrase kAnyDie = {"die", "Würfel"};
constexpr Phrase kGooDie = {"Goo die", "Glibberwürfel"};
constexpr Phrase kNoObstacle = {"no obstacle", "kein Hindernis"};
constexpr Phrase kWithRing = {", with a ring", ", mit Ring"};
constexpr Phrase kShows = {", shows {face}", ", zeigt {face}"};
constexpr Phrase kCalamity = {" (Calamity)", " (Unglück)"};
constexpr Phrase kSpace = {"space {n} of the Maintenance track", "Feld {n} der Wartungsleiste"};
constexpr Phrase kTraitorDealt = {"{seat} is dealt the Traitor's Loyalty card.",
                                  "{seat} bekommt die Loyalitätskarte des Verräters."};

/// Icons of card texts that are no clue: those read as they are.
struct Icon {
  std::string_view name;
  Phrase words;
};
constexpr std::array kIcons = {
    Icon{"die", {"die", "Würfel"}},
    Icon{"goo", {"Goo", "Glibber"}},
    Icon{"neutralize", {"neutralize", "neutralisieren"}},
    Icon{"lock", {"lock", "sperren"}},
    Icon{"maintenance", {"1 obstacle on the Maintenance track", "1 Hindernis auf die Wartungsleiste"}},
    Icon{"maintenance-2", {"2 obstacles on the Maintenance track", "2 Hindernisse auf die Wartungsleiste"}},
    Icon{"gear", {"the Broken Gear", "das Kaputte Zahnrad"}},
    Icon{"ring", {"ring", "Ring"}},
    Icon{"physical", {"Physical", "Körperlich"}},
    Icon{"mental", {"Mental", "Geistig"}},
    Icon{"snag", {"Snag", "Haken"}},
    Icon{"ko", {"KO", "K. o."}},
    Icon{"wound", {"wound", "Wunde"}},
};
constexpr std::array<std::string_view, 5> kSymbolWords = {"logic", "intuition", "lore", "tech", "wild"};

/// The symbol with this word; None if there is none.
Symbol symbolNamed(std::string_view word) {
  for (std::size_t at = 0; at < kSymbolWords.size(); ++at)
    if (kSymbolWords[at] == word) return static_cast<Symbol>(at);
  return Symbol::None;
}

template <class List, class Enum>
const Phrase& nameIn(const List& list, Enum which) {
  return list[static_cast<std::size_t>(which)];
}

}  // namespace

Words::Words(const Catalog& cards, const RuleBook* rules, std::vector<std::string> players, Language language)
    : cards_(cards), rules_(rules), players_(std::move(players)), language_(language) {}

const char* Words::in(const Phrase& phrase) const {
  return language_ == Language::German && *phrase.de != '\0' ? phrase.de : phrase.en;
}

std::string Words::dotted(const Phrase& phrase) const {
  std::string_view pattern = in(phrase);
  constexpr std::string_view kAsked = "{seat}, ";
  if (pattern.starts_with(kAsked)) pattern.remove_prefix(kAsked.size());
  return capital(filled(pattern, [](std::string_view) { return std::string("\u2026"); }));
}

std::string Words::text(const Text& text) const { return inLanguage(language_, text); }

std::string Words::icon(std::string_view icon) const {
  for (const Icon& each : kIcons)
    if (each.name == icon) return in(each.words);
  if (icon.ends_with("-die")) return in(nameIn(kDiceNames, symbolNamed(icon.substr(0, icon.size() - 4))));
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
  if (seat == Seat::Table) return in(kTheTable);
  const auto at = static_cast<std::size_t>(index(seat));
  if (at < players_.size() && !players_[at].empty()) return players_[at];
  const AgentId who = at < v.seats.size() ? v.seats[at].who : AgentId::None;
  if (static_cast<std::size_t>(who) >= cards_.agents.size()) return "seat " + std::to_string(at);
  return text(cards_.of(who).name);
}

std::string Words::everybody() const { return in(kEverybody); }

std::string Words::traitorDealt(Seat traitor, const View& v) const {
  return filled(in(kTraitorDealt), [&](std::string_view) { return seat(traitor, v); });
}

std::string Words::card(CardId card) const {
  if (card == CardId::None || static_cast<std::size_t>(index(card)) >= cards_.cards.size()) return in(kACard);
  const Design& design = cards_.of(card);
  std::string name = text(design.name);
  if (design.kind == Kind::Trait) name += " (" + clue(design.worth()) + ")";
  if (design.kind == Kind::Calamity) name += in(kCalamity);
  return name;
}

std::string Words::type(Symbol symbol) const { return in(nameIn(kSymbols, symbol)); }

std::string Words::clue(Clue clue) const {
  if (clue.symbol == Symbol::None) return type(clue.symbol);
  if (clue.symbol == Symbol::Wild) return std::to_string(clue.number) + "?";
  return std::to_string(clue.number) + "-" + type(clue.symbol);
}

std::string Words::dieName(DieId die) const {
  return die == DieId::None ? std::string(in(kAnyDie)) : in(nameIn(kDiceNames, colourOf(die)));
}

std::string Words::seen(DieId die, Clue shows) const {
  if (shows.symbol == Symbol::None) return dieName(die);
  const bool ownColour = die != DieId::None && colourOf(die) == shows.symbol;  // its face says which die it is
  return ownColour ? clue(shows) : clue(shows) + " (" + dieName(die) + ")";
}

std::string Words::face(DieId die, const View& v) const {
  return die == DieId::None ? dieName(die) : seen(die, v.dice[static_cast<std::size_t>(index(die))].shows);
}

std::string Words::die(DieId die, const View& v) const {
  if (die == DieId::None) return dieName(die);
  const DieView& it = v.dice[static_cast<std::size_t>(index(die))];
  std::string text = dieName(die);
  if (it.shows.symbol != Symbol::None) text += filled(in(kShows), [&](std::string_view) { return clue(it.shows); });
  return text + ", " + filled(in(nameIn(kSpotNames, it.spot)), [&](std::string_view) { return seat(it.owner, v); });
}

std::string Words::place(Place place) const { return in(nameIn(kPlaceNames, place)); }
std::string Words::location(Location location) const { return in(nameIn(kLocations, location)); }
std::string Words::phase(Phase phase) const { return in(nameIn(kPhases, phase)); }
std::string Words::slot(Slot slot) const { return in(nameIn(kSlotNames, slot)); }

std::string Words::obstacle(Obstacle obstacle, Article article) const {
  if (obstacle.none()) return in(kNoObstacle);
  const bool physical = attributeOf(obstacle.id) == Attribute::Physical;
  std::string text = filled(in(nameIn(physical ? kPhysicalObstacles : kMentalObstacles, article)),
                            [&](std::string_view) { return std::to_string(difficultyOf(obstacle.id)); });
  if (obstacle.ring) text += in(kWithRing);
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
    case Thing::Option:
      return noun.index < cards_.effects.size() ? plain(cards_.texts[cards_.effect(noun.index).text]) : std::string{};
    case Thing::Goo: {
      std::string name = in(kGooDie);
      if (noun.index >= kGooDice || !v.isTraitor || !v.traitorRevealed) return name;
      return name + filled(in(kShows), [&](std::string_view) { return clue(v.gooFaces[noun.index]); });
    }
    case Thing::Location: return location(static_cast<Location>(noun.index));
  }
  return {};
}

// "Logic pile", "space 2 of the Maintenance track".
std::string Words::where(kernel::Noun noun, const View&) const {
  if (thingOf(noun) == Thing::Track)
    return filled(in(kSpace), [&](std::string_view) { return std::to_string(noun.index + 1); });
  return thingOf(noun) == Thing::Place ? place(placeOf(noun)) : std::string{};
}

std::string Words::whereTo(kernel::Noun noun, const View& v) const {
  return thingOf(noun) == Thing::Place ? in(nameIn(kPlacesInSentences, placeOf(noun))) : where(noun, v);
}

void Words::tellThings(std::vector<Sentence>& all) {
  const auto list = [&](const auto& phrases) {
    for (const Phrase& each : phrases) all.push_back({"things", each.en, each.de});
  };
  list(kSymbols);
  list(kDiceNames);
  list(kPlaceNames);
  list(kPlacesInSentences);
  list(kSpotNames);
  list(kLocations);
  list(kPhases);
  list(kSlotNames);
  list(kPhysicalObstacles);
  list(kMentalObstacles);
  for (const Icon& each : kIcons) all.push_back({"things", each.words.en, each.words.de});
  for (const Phrase* each :
       {&kTheTable, &kEverybody, &kACard, &kAnyDie, &kGooDie, &kNoObstacle, &kSpace, &kTraitorDealt})
    all.push_back({"things", each->en, each->de});
}

}  // namespace w13
