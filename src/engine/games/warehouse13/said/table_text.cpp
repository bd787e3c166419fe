#include "engine/games/warehouse13/said/table_text.h"

#include <algorithm>

#include "engine/games/warehouse13/said/table_words.h"
#include "engine/house/terminal/wrapped.h"

namespace w13 {

namespace {

/// Writes the lines of a table of a season.
class TableText {
 public:
  TableText(const View& v, const Words& words, const Catalog& cards, int width)
      : v_(v), words_(words), cards_(cards), width_(width) {}

  std::vector<std::string> lines() {
    head();
    clues();
    target();
    otherDice();
    piles();
    warehouse();
    consequences();
    for (int seat = 0; seat < v_.players; ++seat) lines_.push_back(seatLine(seatAt(seat)));
    return std::move(lines_);
  }

 private:
  [[nodiscard]] Dice diceAt(Spot spot) const {
    Dice dice;
    for (const DieId die : Dice::all())
      if (v_.dice[die].spot == spot) dice |= die;
    return dice;
  }
  [[nodiscard]] Clue shows(DieId die) const { return v_.dice[die].shows; }
  [[nodiscard]] std::string faces(Dice dice) const {
    return joined(dice, [&](DieId die) {
      return shows(die).symbol == Symbol::None ? words_.colouredDie(colourOf(die)) : words_.clue(shows(die));
    });
  }
  [[nodiscard]] std::string say(std::string_view name, const std::vector<Gap>& gaps = {}) const {
    return inTable(words_, name, gaps);
  }
  [[nodiscard]] std::string say(std::string_view name, int number) const { return inTable(words_, name, number); }
  /// A line with a name in front, broken if it is too long; nothing if there is nothing to say.
  void add(std::string_view name, const std::string& text) {
    if (text.empty()) return;
    const std::string all = house::padded(say(name), 11) + text;
    std::size_t from = 0;
    const std::string split = house::broken(all, width_, 11);
    for (std::size_t end = split.find('\n'); end != std::string::npos; end = split.find('\n', from)) {
      lines_.push_back(split.substr(from, end - from));
      from = end + 1;
    }
    lines_.push_back(split.substr(from));
  }

  void head() {
    std::string text = words_.phase(v_.phase);
    if (v_.phase != Phase::Finale && v_.phase != Phase::Over)
      text = say("table.episode", {{"n", std::to_string(v_.episode)}, {"phase", text}});
    if (v_.retrievalOpen && v_.retrievalRound > 0) text += say("table.round", v_.retrievalRound);
    else if (v_.phase == Phase::Investigation || v_.phase == Phase::Finale) text += say("table.round", v_.round);
    text += say("table.stacks", {{"n", std::to_string(v_.stacks.size())}, {"lost", std::to_string(v_.lost.size())}});
    if (v_.phase == Phase::Finale || v_.plotsStopped + v_.plotsExecuted > 0)
      text +=
          say("table.plots", {{"n", std::to_string(v_.plotsStopped)}, {"executed", std::to_string(v_.plotsExecuted)}});
    text += say("table.stress-left", v_.stressDeck);
    lines_.push_back(text);
    if (v_.ping != CardId::None && v_.phase != Phase::Finale) {
      const Design& ping = cards_.of(v_.ping);
      add("table.ping", words_.text(ping.name) + (ping.text.en.empty() ? "" : ": " + words_.plain(ping.text)));
    }
  }

  /// Leads by symbol, as they lie on the board; Field Clues in a row.
  void clues() {
    const Dice leads = diceAt(Spot::Leads);
    if (!leads.empty()) {
      std::string text;
      for (const Symbol symbol : kAllSymbols) {
        std::vector<int> here;
        for (const DieId die : leads)
          if (shows(die).symbol == symbol) here.push_back(shows(die).number);
        if (here.empty()) continue;
        std::sort(here.begin(), here.end());
        text += (text.empty() ? "" : "   ") + words_.type(symbol);
        for (const int number : here) text += " " + std::to_string(number) + (symbol == Symbol::Wild ? "?" : "");
      }
      add("table.leads", text);
    } else if (v_.phase == Phase::Investigation) {
      add("table.leads", say("table.none-left"));
    }
    if (const Dice field = diceAt(Spot::Field); !field.empty())
      add("table.field", say("table.on-artifact", {{"list", faces(field)}}));
  }

  void target() {
    const CardId card = v_.phase == Phase::Finale ? v_.plot : v_.artifact;
    if (card == CardId::None) {
      if (v_.artifactWaits) add("table.artifact", say("table.face-down"));
      return;
    }
    std::string needs;
    for (const Symbol type : kTypes)
      if (v_.needed[type] > 0)
        needs += (needs.empty() ? "" : ", ") + words_.type(type) + " " + std::to_string(v_.applied[type]) + "/" +
                 std::to_string(v_.needed[type]);
    const Design& design = cards_.of(card);
    add(v_.phase == Phase::Finale ? "table.plot" : "table.artifact",
        say("table.needs", {{"card", words_.text(design.name)}, {"list", needs}, {"text", words_.plain(design.text)}}));
  }

  void otherDice() {
    add("table.applied", faces(diceAt(Spot::Applied)));
    add("table.misapplied", faces(diceAt(Spot::Misapplied)));
    add("table.bronze", faces(diceAt(Spot::Bronze)));
    std::string away;
    const auto count = [&](Spot spot, const char* what) {
      if (const int dice = diceAt(spot).size(); dice > 0) away += (away.empty() ? "" : ", ") + say(what, dice);
    };
    count(Spot::Neutralized, "table.neutralized");
    count(Spot::Locked, "table.locked");
    if (v_.phase == Phase::Finale) count(Spot::Supply, "table.supply");
    add("table.away", away);
    if (v_.retrievalOpen && !v_.goo.empty())
      add("table.goo", joined(v_.goo, [&](Clue face) { return words_.clue(face); }));
  }

  void piles() {
    add("table.piles", joined(kTypes, [&](Symbol type) {
          const PileView& pile = v_.traits[type];
          std::string text = words_.type(type) + " " + std::to_string(pile.draw);
          if (pile.top != CardId::None) text += say("table.top", {{"card", words_.card(pile.top)}});
          return text;
        }));
  }

  void warehouse() {
    std::string track = joined(v_.track, [&](Obstacle obstacle) { return words_.obstacle(obstacle); });
    const int room = v_.trackSpaces - (v_.gear ? 1 : 0) - v_.track.size();
    track += (track.empty() ? "" : "; ") + say("table.free", room);
    if (v_.gear) track += say("table.gear");
    add("table.track", track);
    std::string blocked;
    const auto block = [&](Place place, const std::string& by) {
      blocked += (blocked.empty() ? "" : ", ") + words_.place(place) + ": " + by;
    };
    for (const Place place : kAllPlaces) {
      if (!v_.blocks[place].none()) block(place, words_.obstacle(v_.blocks[place]));
      if (v_.snags[place] >= 0) block(place, say("table.snag", v_.snags[place]));
    }
    add("table.blocked", blocked);
  }

  void consequences() {
    const auto name = [&](CardId card) { return words_.text(cards_.of(card).name); };
    const auto whole = [&](CardId card) { return name(card) + ": " + words_.plain(cards_.of(card).text); };
    add("table.in-force", joined(v_.inForce, name));
    add("table.if-lost", joined(v_.faceUp, whole));
    add("table.in-play", joined(v_.playing, whole));
    add("table.face-up", joined(v_.staying, whole));
  }

  [[nodiscard]] std::string seatLine(Seat seat) const {
    const SeatView& it = v_.seats[seat];
    const std::string agent = words_.text(cards_.of(it.who).name);
    std::string name = words_.seat(seat, v_);
    if (name != agent) name += " (" + agent + ")";
    const std::string line = (seat == v_.firstAgent ? "1 " : "  ") + house::padded(name, 17) + " ";
    return line + (it.isAgent ? agentStands(it) : traitorStands());
  }

  [[nodiscard]] std::string traitorStands() const {
    return say("table.traitor", {{"bronzed", v_.traitorBronzed ? say("table.traitor-bronzed") : ""},
                                 {"cards", std::to_string(v_.traitorHandSize)},
                                 {"goo", std::to_string(v_.gooLeft)}});
  }

  [[nodiscard]] std::string agentStands(const SeatView& it) const {
    std::string text = house::padded(it.bronzed ? say("table.bronzed") : words_.location(it.at), 9) + " ";
    if (it.health != Health::Standing) text += say(it.health == Health::Ko ? "table.ko" : "table.wounded");
    text += say("table.cards", it.handSize);
    if (!it.claimed.empty()) text += say("table.dice", {{"list", faces(it.claimed)}});
    if (it.bag != CardId::None) text += say("table.bag", {{"card", words_.card(it.bag)}});
    std::string used;
    for (const Slot slot : {Slot::Episode, Slot::Season})
      if (it.hasAbilities && SlotSet::fromBits(it.usedSlots).has(slot))
        used += (used.empty() ? "" : ", ") + words_.slot(slot);
    if (!used.empty()) text += say("table.used", {{"list", used}});
    return text;
  }

  const View& v_;
  const Words& words_;
  const Catalog& cards_;
  int width_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> tableLines(const View& v, const Words& words, const Catalog& cards, int width) {
  return TableText(v, words, cards, width).lines();
}

std::vector<std::string> secretLines(const View& v, const Words& words, const Catalog& cards, bool texts) {
  std::vector<std::string> lines;
  const SeatView& me = v.seats[v.viewer];
  const char* role = v.cooperative ? "table.no-traitor" : v.isTraitor ? "table.you-traitor" : "table.you-loyal";
  lines.push_back(inTable(words, role));
  const auto card = [&](CardId which, const char* about) {
    const Design& design = cards.of(which);
    lines.push_back("  " + words.card(which) + (*about == '\0' ? std::string() : inTable(words, about)) +
                    (texts ? ": " + words.plain(design.text) : ""));
  };
  if (me.isAgent) {
    lines.push_back(words.agent(me.who));
    lines.push_back(
        inTable(words, "table.hand", {{"n", std::to_string(v.hand.size())}, {"stress", std::to_string(v.stress)}}));
    constexpr kernel::Per<Timing, const char*, 4> kTimings = {{"", "table.action", "table.instant", "table.retrieval"}};
    for (const CardId which : v.hand) card(which, kTimings[cards.of(which).timing]);
    if (const std::string dice = words.behindShield(v); !dice.empty()) lines.push_back(dice);
  } else {
    lines.push_back(inTable(words, "table.traitor-hand", v.traitorHand.size()));
    for (const CardId which : v.traitorHand)
      card(which, cards.of(which).timing == Timing::Action ? "table.action" : "table.instant");
    for (const CardId which : v.plotsHeld) card(which, "table.plot-held");
  }
  for (const CardId which : v.aside) card(which, "table.aside");
  return lines;
}

}  // namespace w13
