#include "engine/games/warehouse13/season/season_voice.h"

#include "engine/games/warehouse13/said/die_picture.h"
#include "engine/games/warehouse13/said/held_cards.h"
#include "engine/games/warehouse13/said/small_table.h"
#include "engine/games/warehouse13/said/table_text.h"
#include "engine/games/warehouse13/said/table_words.h"
#include "engine/house/terminal/any_case.h"

namespace w13 {

namespace {

using kernel::Choice;
using kernel::Decision;
using kernel::Noun;

Event ownEvent(const house::Event& event) {
  return {static_cast<Happened>(event.what),
          event.seat,
          event.audience,
          event.sees,
          event.veiled,
          event.noun,
          event.number};
}

/// Everything on the table or in the viewer's hand that can be asked about.
std::vector<Noun> nounsIn(const View& v) {
  std::vector<Noun> nouns;
  for (const DieId die : Dice::all()) nouns.push_back(of(die));
  for (const Place place : kAllPlaces) nouns.push_back(of(place));
  for (const Symbol type : kTypes) nouns.push_back(of(type));
  for (const Seat seat : SeatSet::firstOf(v.players)) nouns.push_back(of(seat));
  for (int space = 0; space < v.track.size(); ++space) nouns.push_back(nounOf(Thing::Track, space));
  for (const CardId card : v.hand) nouns.push_back(of(card));
  for (const CardId card : v.traitorHand) nouns.push_back(of(card));
  return nouns;
}

}  // namespace

View SeasonVoice::viewOf(Seat seat) const {
  View v{};
  season_.session.view(seat, v);
  return v;
}

std::string SeasonVoice::seat(Seat seat) const { return words_.seat(seat, viewOf(Seat::Table)); }

std::string SeasonVoice::question(const Decision& d, Seat viewer) const {
  return d.seat() == Seat::Table ? std::string() : words_.question(d, viewOf(viewer));
}

std::string SeasonVoice::asking(Seat viewer) const { return words_.askingCard(viewOf(viewer)); }

std::string SeasonVoice::choice(const Decision& d, const Choice& choice, Seat viewer) const {
  return words_.choice(choice, d, viewOf(viewer));
}

std::string SeasonVoice::key(const Decision& d, const Choice& choice) const { return words_.key(choice, d); }

std::string SeasonVoice::remark(Seat, const kernel::Remark& remark) const {
  return words_.remark(remark, viewOf(Seat::Table));
}

std::string SeasonVoice::event(const house::Event& event, Seat viewer) const {
  return words_.event(ownEvent(event), viewOf(viewer));
}

std::vector<std::string> SeasonVoice::lines(std::span<const house::Event> events, Seat viewer) const {
  Events own;
  for (const house::Event& each : events) own.push_back(ownEvent(each));
  return words_.lines(own, viewOf(viewer));
}

std::vector<std::string> SeasonVoice::table(int width) const {
  return tableLines(viewOf(Seat::Table), words_, *season_.cards, width);
}

std::vector<house::OpenPlace> SeasonVoice::openPlaces() const {
  Decision face;
  season_.session.decision(Seat::Table, face);
  return w13::openPlaces(viewOf(Seat::Table), words_, *season_.cards, askOf(face));
}

std::vector<std::string> SeasonVoice::secrets(Seat seat, bool texts) const {
  return secretLines(viewOf(seat), words_, *season_.cards, texts);
}

std::vector<house::Voice::Card> SeasonVoice::hand(Seat seat) const {
  return heldCards(viewOf(seat), words_, *season_.cards);
}

std::vector<std::string> SeasonVoice::besidesHand(Seat seat) const { return linesBesideCards(viewOf(seat), words_); }

// Whoever has a card's noun knows the card: no question names one that is hidden from the asked seat. A die shows what
// it shows that viewer.
std::string SeasonVoice::picture(Noun thing, Seat viewer) const {
  if (thingOf(thing) == w13::Thing::Die) {
    const DieId die = dieOf(thing);
    return index(die) < kDice ? pictureOf(colourOf(die), viewOf(viewer).dice[die].shows) : std::string();
  }
  const CardId card = cardOf(thing);
  const bool known = thingOf(thing) == w13::Thing::Card && at(card) < season_.cards->cards.size();
  return known ? season_.cards->of(card).id : std::string();
}

std::string SeasonVoice::portrait(Seat seat) const {
  return portraitOf(season_.cards->of(viewOf(Seat::Table).seats[seat].who).id);
}

std::string SeasonVoice::ending() const { return words_.ending(viewOf(Seat::Table)); }

std::vector<std::string> SeasonVoice::disclosed() const {
  const View v = viewOf(Seat::Table);
  std::vector<std::string> lines;
  for (const Seat seat : SeatSet::firstOf(v.players))
    if (v.seats[seat].traitor) lines.push_back(inTable(words_, "table.traitor-was", {{"seat", words_.seat(seat, v)}}));
  return lines;
}

std::vector<house::Voice::Thing> SeasonVoice::things(Seat viewer) const {
  const View v = viewOf(viewer);
  std::vector<Thing> things;
  for (const Noun noun : nounsIn(v)) things.push_back({words_.thing(noun, v), noun});
  return things;
}

std::string SeasonVoice::why(Rule rule, Noun noun, Seat viewer) const { return words_.why(rule, noun, viewOf(viewer)); }

std::vector<std::string> SeasonVoice::cards(const std::string& words) const {
  std::vector<std::string> found;
  for (const Design& design : season_.cards->designs) {
    const std::string name = words_.text(design.name);
    if (house::has(design.name.en, words) || house::has(name, words))
      found.push_back(name + ": " +
                      (design.text.en.empty() ? inTable(words_, "table.no-text") : words_.plain(design.text)));
  }
  return found;
}

}  // namespace w13
