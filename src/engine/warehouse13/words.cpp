// The things of the game by name.

#include "engine/warehouse13/words.h"

#include <array>
#include <utility>

#include "engine/warehouse13/cards/languages.h"
#include "engine/warehouse13/phrases.h"

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

std::string Words::plain(const Text& text) const {
  return filled(this->text(text), [&](std::string_view icon) -> std::string {
    for (const Icon& each : kIcons)
      if (each.name == icon) return in(each.words);
    if (icon.ends_with("-die")) return in(nameIn(kDiceNames, symbolNamed(icon.substr(0, icon.size() - 4))));
    if (const Symbol symbol = symbolNamed(icon); symbol != Symbol::None) return type(symbol);
    if (icon.size() > 2 && icon[1] == '-')
      return clue({symbolNamed(icon.substr(2)), static_cast<std::uint8_t>(icon[0] - '0')});
    return std::string(icon);
  });
}

// ---- pieces -----------------------------------------------------------------------------------------------------

std::string Words::seat(Seat seat, const View& v) const {
  if (seat == Seat::Table) return in({"the table", "der Tisch"});
  const auto at = static_cast<std::size_t>(index(seat));
  if (at < players_.size() && !players_[at].empty()) return players_[at];
  const AgentId who = at < v.seats.size() ? v.seats[at].who : AgentId::None;
  if (static_cast<std::size_t>(who) >= cards_.agents.size()) return "seat " + std::to_string(at);
  return text(cards_.of(who).name);
}

std::string Words::everybody() const { return in({"everybody", "alle"}); }

std::string Words::traitorDealt(Seat traitor, const View& v) const {
  return seat(traitor, v) +
         in({" is dealt the Traitor's Loyalty card.", " bekommt die Loyalitätskarte des Verräters."});
}

std::string Words::card(CardId card) const {
  if (card == CardId::None || static_cast<std::size_t>(index(card)) >= cards_.cards.size())
    return in({"a card", "eine Karte"});
  const Design& design = cards_.of(card);
  std::string name = text(design.name);
  if (design.kind == Kind::Trait) name += " (" + clue(design.worth()) + ")";
  if (design.kind == Kind::Calamity) name += in({" (Calamity)", " (Unglück)"});
  return name;
}

std::string Words::type(Symbol symbol) const { return in(nameIn(kSymbols, symbol)); }

std::string Words::clue(Clue clue) const {
  if (clue.symbol == Symbol::None) return type(clue.symbol);
  if (clue.symbol == Symbol::Wild) return std::to_string(clue.number) + "?";
  return std::to_string(clue.number) + "-" + type(clue.symbol);
}

std::string Words::dieName(DieId die) const {
  return die == DieId::None ? std::string(in({"die", "Würfel"})) : in(nameIn(kDiceNames, colourOf(die)));
}

std::string Words::seen(DieId die, Clue shows) const {
  return shows.symbol == Symbol::None ? dieName(die) : clue(shows) + " (" + dieName(die) + ")";
}

std::string Words::face(DieId die, const View& v) const {
  return die == DieId::None ? dieName(die) : seen(die, v.dice[static_cast<std::size_t>(index(die))].shows);
}

std::string Words::die(DieId die, const View& v) const {
  if (die == DieId::None) return dieName(die);
  const DieView& it = v.dice[static_cast<std::size_t>(index(die))];
  std::string text = dieName(die);
  if (it.shows.symbol != Symbol::None) text += in({", shows ", ", zeigt "}) + clue(it.shows);
  return text + ", " + filled(in(nameIn(kSpotNames, it.spot)), [&](std::string_view) { return seat(it.owner, v); });
}

std::string Words::place(Place place) const { return in(nameIn(kPlaceNames, place)); }
std::string Words::location(Location location) const { return in(nameIn(kLocations, location)); }
std::string Words::phase(Phase phase) const { return in(nameIn(kPhases, phase)); }
std::string Words::slot(Slot slot) const { return in(nameIn(kSlotNames, slot)); }

std::string Words::obstacle(Obstacle obstacle) const {
  if (obstacle.none()) return in({"no obstacle", "kein Hindernis"});
  const bool physical = attributeOf(obstacle.id) == Attribute::Physical;
  std::string text = in(physical ? Phrase{"Physical obstacle of ", "körperliches Hindernis mit "}
                                 : Phrase{"Mental obstacle of ", "geistiges Hindernis mit "});
  text += std::to_string(difficultyOf(obstacle.id));
  if (obstacle.ring) text += in({", with a ring", ", mit Ring"});
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
      std::string name = in({"Goo die", "Glibberwürfel"});
      if (noun.index >= kGooDice || !v.isTraitor || !v.traitorRevealed) return name;
      return name + in({", shows ", ", zeigt "}) + clue(v.gooFaces[noun.index]);
    }
    case Thing::Location: return location(static_cast<Location>(noun.index));
  }
  return {};
}

// "the Logic pile", "space 2 of the Maintenance track".
std::string Words::where(kernel::Noun noun, const View&) const {
  if (thingOf(noun) == Thing::Track)
    return in({"space ", "Feld "}) + std::to_string(noun.index + 1) +
           in({" of the Maintenance track", " der Wartungsleiste"});
  return thingOf(noun) == Thing::Place ? place(placeOf(noun)) : std::string{};
}

}  // namespace w13
