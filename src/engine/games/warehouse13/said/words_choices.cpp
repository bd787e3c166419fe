// What can be chosen and said, as buttons and menu lines say it.

#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/said/keys.h"
#include "engine/games/warehouse13/said/remarks.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/said/words.h"

namespace w13 {

namespace {

using kernel::Choice;
using kernel::Decision;

/// The sentence for a verb, or what the question makes of it; empty if there is none.
std::string nameOf(const Choice& c, const Decision& d) {
  const std::string name = std::string("choice.") + (c.verb == verb::CoverDie ? "cover-die" : kVerbWords[c.verb].key);
  std::string special = name + "." + keyOf(askOf(d));
  if (sentences().has(special)) return special;
  return sentences().has(name) ? name : std::string();
}

}  // namespace

std::string Words::use(Place place, const Decision& d, const View& v) const {
  const SeatView& me = v.seats[d.seat()];
  if (place == Place::Travel)
    return in(me.at == Location::Field ? "choice.use.travel.to-warehouse" : "choice.use.travel.to-field");
  if (place == Place::BronzeSector) {
    for (int at = 0; at < v.players; ++at)
      if (v.seats[at].bronzed)
        return filled(in("choice.use.bronze-sector.debronze"), [&](std::string_view) { return seat(seatAt(at), v); });
    return in("choice.use.bronze-sector.name");
  }
  if (place == Place::PingAction && v.ping != CardId::None) return plain(cards_.of(v.ping).text);
  const std::string name = std::string("choice.use.") + kPlaceKeys[place];
  return sentences().has(name) ? in(name) : this->place(place);
}

// The Ability by which a Trait claims what it could not pay for.
std::string Words::claimingAbility(Seat seat, const View& v) const {
  for (const DesignId ability : cards_.of(v.seats[seat].who).abilities)
    if (ability != DesignId::None && cards_.says(cards_.of(ability), Query::ClaimsDie))
      return text(cards_.of(ability).name);
  return in("choice.your-ability");
}

std::string Words::choice(Choice c, const Decision& d, const View& v) const {
  const YesOrNo& own = ownWords(d, v);
  if (c.verb == verb::Accept && !own.yes.en.empty()) return said(own.yes, v);
  if (c.verb == verb::Refuse && !own.no.en.empty()) return said(own.no, v);
  const Thing kind = thingOf(c.noun);
  const auto inTheWay = [&](Place place) -> std::string {
    const std::size_t at = w13::at(place);
    if (at >= v.blocks.size()) return {};
    std::string text;
    if (!v.blocks[at].none())
      text += filled(in("choice.in-the-way.obstacle"), [&](std::string_view) { return obstacle(v.blocks[at]); });
    if (v.snags[at] >= 0)
      text += filled(in("choice.in-the-way.snag"), [&](std::string_view) { return std::to_string(v.snags[at]); });
    return text;
  };
  if (c.verb == verb::Use && kind == Thing::Place) return use(placeOf(c.noun), d, v) + inTheWay(placeOf(c.noun));
  if (c.verb == verb::Heal) {
    const SeatView& me = v.seats[d.seat()];
    return in(me.health == Health::Wounded ? "choice.heal.patch-up" : "choice.heal.stand");
  }
  if (c.verb == verb::Return)
    return filled(in(c.noun.index == 0 ? "choice.return.nothing" : "choice.return.some"),
                  [&](std::string_view) { return std::to_string(c.noun.index); });
  const auto gap = [&](std::string_view name) -> std::string {
    if (name == "in") return inTheWay(kind == Thing::Type ? pileOf(typeOf(c.noun)) : placeOf(c.noun));
    if (name == "pile") return place(pileOf(typeOf(c.noun)));
    if (name == "colour") return dieName(dieOf(c.noun));
    if (name == "card") return card(v.asked.card);
    if (name == "by") return claimingAbility(d.seat(), v);
    if (name == "top") return card(v.traits[c.noun.index].top);
    if (name == "ability") {
      const AgentCard& who = cards_.of(v.seats[d.seat()].who);
      const DesignId ability = who.abilities[c.noun.index];
      const std::string name = slot(slotOf(c.noun));
      return ability == DesignId::None ? name : text(cards_.of(ability).name) + " (" + name + ")";
    }
    if (kind == Thing::Track)
      return (c.noun.index < v.track.size() ? obstacle(v.track[c.noun.index]) + ", " : std::string{}) +
             where(c.noun, v);
    if (kind == Thing::Place && c.verb == verb::Choose) return place(placeOf(c.noun)) + inTheWay(placeOf(c.noun));
    return kind == Thing::Die ? face(dieOf(c.noun), v) : thing(c.noun, v);
  };
  if (c.verb == verb::Swap && kind == Thing::Die) {
    const bool applied = v.dice[c.noun.index].spot == Spot::Applied;
    return filled(in(applied ? "choice.swap.out" : "choice.swap.in"), gap);
  }
  const std::string name = nameOf(c, d);
  return capital(name.empty() ? key(c, d) : filled(in(name), gap));
}

std::string Words::remark(const kernel::Remark& remark, const View& v) const {
  if (remark.sentence >= kSays || (remark.about != kernel::Noun{} && !means(remark, v.players))) return {};
  const SaysRow& row = kSaysRows[saysOf(remark)];
  const std::string name = std::string("talk.") + row.word.key;
  if (thingOf(remark.about) == Thing::None) {
    std::string text = dotted(name);
    if (text.ends_with("\u2026.")) text.pop_back();  // dots enough
    return text;
  }
  return filled(in(name), [&](std::string_view) {
    return row.about == Thing::Place ? whereTo(remark.about, v) : thing(remark.about, v);
  });
}

}  // namespace w13
