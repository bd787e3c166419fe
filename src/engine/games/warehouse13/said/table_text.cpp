#include "engine/games/warehouse13/said/table_text.h"

#include <algorithm>

#include "engine/house/terminal/wrapped.h"

namespace w13 {

namespace {

/// The parts of a list joined by ", ".
template <class List, class Say>
std::string joined(const List& list, Say say) {
  std::string text;
  for (const auto& each : list) text += (text.empty() ? "" : ", ") + say(each);
  return text;
}

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
      return shows(die).symbol == Symbol::None ? words_.type(colourOf(die)) + " die" : words_.clue(shows(die));
    });
  }
  /// A line with a name in front, broken if it is too long; nothing if there is nothing to say.
  void add(const std::string& name, const std::string& text) {
    if (text.empty()) return;
    const std::string all = house::padded(name, 11) + text;
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
      text = "Episode " + std::to_string(v_.episode) + ", " + text;
    if (v_.retrievalOpen && v_.retrievalRound > 0) text += ", round " + std::to_string(v_.retrievalRound);
    else if (v_.phase == Phase::Investigation || v_.phase == Phase::Finale)
      text += ", round " + std::to_string(v_.round);
    text += " | Stacks " + std::to_string(v_.stacks.size()) + ", lost " + std::to_string(v_.lost.size());
    if (v_.phase == Phase::Finale || v_.plotsStopped + v_.plotsExecuted > 0)
      text += " | Plots stopped " + std::to_string(v_.plotsStopped) + ", executed " + std::to_string(v_.plotsExecuted);
    text += " | Stress left " + std::to_string(v_.stressDeck);
    lines_.push_back(text);
    if (v_.ping != CardId::None && v_.phase != Phase::Finale) {
      const Design& ping = cards_.of(v_.ping);
      add("Ping", words_.text(ping.name) + (ping.text.en.empty() ? "" : ": " + words_.plain(ping.text)));
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
      add("Leads", text);
    } else if (v_.phase == Phase::Investigation) {
      add("Leads", "none left");
    }
    if (const Dice field = diceAt(Spot::Field); !field.empty()) add("Field", faces(field) + " on the artifact");
  }

  void target() {
    const CardId card = v_.phase == Phase::Finale ? v_.plot : v_.artifact;
    if (card == CardId::None) {
      if (v_.artifactWaits) add("Artifact", "face down");
      return;
    }
    std::string needs;
    for (const Symbol type : kTypes)
      if (v_.needed[type] > 0)
        needs += (needs.empty() ? "" : ", ") + words_.type(type) + " " + std::to_string(v_.applied[type]) + "/" +
                 std::to_string(v_.needed[type]);
    const Design& design = cards_.of(card);
    add(v_.phase == Phase::Finale ? "Plot" : "Artifact",
        words_.text(design.name) + ", needs " + needs + ". " + words_.plain(design.text));
  }

  void otherDice() {
    add("Applied", faces(diceAt(Spot::Applied)));
    add("Misapplied", faces(diceAt(Spot::Misapplied)));
    add("Bronze", faces(diceAt(Spot::Bronze)));
    std::string away;
    const auto count = [&](Spot spot, const char* what) {
      if (const int dice = diceAt(spot).size(); dice > 0)
        away += (away.empty() ? "" : ", ") + std::to_string(dice) + what;
    };
    count(Spot::Neutralized, " neutralized");
    count(Spot::Locked, " locked");
    if (v_.phase == Phase::Finale) count(Spot::Supply, " in the supply");
    add("Dice away", away);
    if (v_.retrievalOpen && !v_.goo.empty()) add("Goo", joined(v_.goo, [&](Clue face) { return words_.clue(face); }));
  }

  void piles() {
    add("Piles", joined(kTypes, [&](Symbol type) {
          const PileView& pile = v_.traits[type];
          std::string text = words_.type(type) + " " + std::to_string(pile.draw);
          if (pile.top != CardId::None) text += " (top " + words_.card(pile.top) + ")";
          return text;
        }));
  }

  void warehouse() {
    std::string track = joined(v_.track, [&](Obstacle obstacle) { return words_.obstacle(obstacle); });
    const int room = v_.trackSpaces - (v_.gear ? 1 : 0) - v_.track.size();
    track += (track.empty() ? "" : "; ") + std::to_string(room) + " free";
    if (v_.gear) track += ", Broken Gear";
    add("Track", track);
    std::string blocked;
    for (const Place place : kAllPlaces) {
      if (!v_.blocks[place].none())
        blocked += (blocked.empty() ? "" : ", ") + words_.place(place) + ": " + words_.obstacle(v_.blocks[place]);
      if (v_.snags[place] >= 0)
        blocked += (blocked.empty() ? "" : ", ") + words_.place(place) + ": Snag " + std::to_string(v_.snags[place]);
    }
    add("Blocked", blocked);
  }

  void consequences() {
    const auto name = [&](CardId card) { return words_.text(cards_.of(card).name); };
    add("In force", joined(v_.inForce, name));
    add("If lost",
        joined(v_.faceUp, [&](CardId card) { return name(card) + ": " + words_.plain(cards_.of(card).text); }));
    add("In play",
        joined(v_.playing, [&](CardId card) { return name(card) + ": " + words_.plain(cards_.of(card).text); }));
    add("Face up",
        joined(v_.staying, [&](CardId card) { return name(card) + ": " + words_.plain(cards_.of(card).text); }));
  }

  [[nodiscard]] std::string seatLine(Seat seat) const {
    const SeatView& it = v_.seats[seat];
    const std::string agent = words_.text(cards_.of(it.who).name);
    std::string name = words_.seat(seat, v_);
    if (name != agent) name += " (" + agent + ")";
    std::string text = (seat == v_.firstAgent ? "1 " : "  ") + house::padded(name, 17) + " ";
    if (!it.isAgent) {
      text += "the Traitor" + std::string(v_.traitorBronzed ? ", Bronzed" : "") + ", " +
              std::to_string(v_.traitorHandSize) + " Traitor cards, " + std::to_string(v_.gooLeft) + " Goo dice";
      return text;
    }
    text += house::padded(it.bronzed ? "Bronzed" : words_.location(it.at), 9) + " ";
    text += it.health == Health::Standing ? "" : it.health == Health::Ko ? "KO'd, " : "wounded, ";
    text += std::to_string(it.handSize) + " cards";
    if (!it.claimed.empty()) text += ", dice: " + faces(it.claimed);
    if (it.bag != CardId::None) text += ", bag: " + words_.card(it.bag);
    std::string used;
    for (const Slot slot : {Slot::Episode, Slot::Season})
      if (it.hasAbilities && SlotSet::fromBits(it.usedSlots).has(slot))
        used += (used.empty() ? "" : ", ") + words_.slot(slot);
    if (!used.empty()) text += ", used: " + used;
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
  if (v.cooperative) lines.emplace_back("Nobody is a Traitor in this season.");
  else lines.emplace_back(v.isTraitor ? "You are the TRAITOR." : "You are a Loyal Agent.");
  const auto card = [&](CardId which, const std::string& about) {
    const Design& design = cards.of(which);
    lines.push_back("  " + words.card(which) + about + (texts ? ": " + words.plain(design.text) : ""));
  };
  if (me.isAgent) {
    const AgentCard& agent = cards.of(me.who);
    lines.push_back(words.text(agent.name) + ": Physical " + std::to_string(agent.attribute[0]) + ", Mental " +
                    std::to_string(agent.attribute[1]) + ", Focus " + words.type(agent.focus[0]) + " and " +
                    words.type(agent.focus[1]));
    lines.push_back("Hand: " + std::to_string(v.hand.size()) + " Traits and " + std::to_string(v.stress) + " Stress");
    constexpr kernel::Per<Timing, const char*, 4> kTimings = {{"", ", Action", ", Instant", ", Retrieval"}};
    for (const CardId which : v.hand) card(which, kTimings[cards.of(which).timing]);
    std::string dice;
    for (const DieId die : me.claimed)
      if (v.dice[die].hidden)
        dice += (dice.empty() ? "" : ", ") + words.die(die, v) + (v.covered.has(die) ? " (covered)" : "");
    if (!dice.empty()) lines.push_back("Behind your shield: " + dice);
  } else {
    lines.push_back("Traitor cards: " + std::to_string(v.traitorHand.size()));
    for (const CardId which : v.traitorHand)
      card(which, cards.of(which).timing == Timing::Action ? ", Action" : ", Instant");
    for (const CardId which : v.plotsHeld) card(which, ", Plot");
  }
  for (const CardId which : v.aside) card(which, ", drawn aside");
  return lines;
}

}  // namespace w13
