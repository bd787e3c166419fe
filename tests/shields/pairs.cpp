#include "shields/pairs.h"

#include <algorithm>

#include "shields/channel.h"

namespace shields {

namespace {

using house::KeptMatch;
using kernel::ChanceOf;
using kernel::Decision;
using kernel::How;
using kernel::Luck;
using kernel::seatAt;

constexpr int kTries = 8;   // visits that are tried, to find one that looks the same
constexpr int kTurns = 40;  // the most in a pair, so that others come to watch, too

/// What the rules let a viewer perceive of a match.
struct Sight {
  Sight(const KeptMatch& match, Seat viewer)
      : view(match.view(viewer)), events(match.events(viewer, house::Since::LastMove)), mayUndo(match.mayUndo()) {
    match.decision(viewer, asked);
    for (int at = 0; at < match.seats(); ++at) mayRespond += match.mayInterject(seatAt(at)) ? '1' : '0';
    if (viewer != Seat::Table && match.mayInterject(viewer)) match.interjections(viewer, responses);
  }
  friend bool operator==(const Sight&, const Sight&) = default;

  Json view;
  std::vector<house::Event> events;
  Decision asked, responses;
  std::string mayRespond;
  bool mayUndo;
};

Json saying(const KeptMatch& match, std::size_t chosen, const char* does, std::size_t pick) {
  return {{"step", match.steps()}, {"chosen", chosen}, {"do", does}, {"pick", pick}};
}

/// Whatever a seat could choose to the end of a visit; nothing: it cannot.
std::optional<Wish> anyWish(const KeptMatch& match, Seat seat, How how, Luck& luck) {
  Wish wish{how, {}};
  for (Decision d = questionAfter(match, seat, wish); !d.empty(); d = questionAfter(match, seat, wish))
    wish.choices.push_back(d[luck.pick(d.size(), ChanceOf::Card)]);
  return wish.choices.empty() ? std::nullopt : std::optional(wish);
}

/// What everybody sees of a visit: the choices that all could see on offer.
std::vector<kernel::Choice> openIn(const KeptMatch& match, Seat seat, const Wish& wish) {
  std::vector<kernel::Choice> open;
  Wish made{wish.how, {}};
  for (const kernel::Choice& each : wish.choices) {
    Decision d = questionAfter(match, seat, made);
    d.keepFace();
    if (d.find(each) >= 0) open.push_back(each);
    made.choices.push_back(each);
  }
  return open;
}

/// What a phone says to choose all that.
void addChoosing(std::vector<Json>& said, const KeptMatch& match, Seat seat, const Wish& wish) {
  Wish made{wish.how, {}};
  for (const kernel::Choice& each : wish.choices) {
    const auto at = static_cast<std::size_t>(questionAfter(match, seat, made).find(each));
    said.push_back(saying(match, made.choices.size(), wish.how == How::Answer ? "pick" : "respond", at));
    made.choices.push_back(each);
  }
}

/// What somebody does at a phone without confirming anything, and drops again.
std::vector<Json> dawdling(const KeptMatch& match, Seat seat, Luck& luck) {
  std::vector<Json> said;
  const auto pick = [&](int of) { return static_cast<std::size_t>(luck.pick(of, ChanceOf::Card)); };
  switch (pick(10)) {
    case 0: said.push_back(saying(match, 0, "look", 0)); break;
    case 1: said.push_back(saying(match, 0, "why", pick(40))); break;
    case 2:
      said.push_back(saying(match, 0, "notes", 0));
      said.back()["notes"] = std::string(pick(2) * pick(house::Match::kLongestNotes - 40) + pick(30), 'n');
      break;
    case 3:
    case 4:
      if (const auto wish = anyWish(match, seat, pick(3) == 0 ? How::Interjection : How::Answer, luck)) {
        addChoosing(said, match, seat, *wish);
        said.push_back(saying(match, wish->choices.size(), "again", 0));
      }
      break;
    default: break;
  }
  return said;
}

/// Whoever is asked what others do not see, else Seat::Table.
Seat askedSecretly(const KeptMatch& match) {
  for (int at = 0; at < match.seats(); ++at) {
    Decision d;
    if (match.asked().has(seatAt(at))) match.decision(seatAt(at), d);
    if (!d.empty() && d.openness() != kernel::Openness::Public) return seatAt(at);
  }
  return Seat::Table;
}

/// Writes a pair, turn by turn, into both of its courses.
class Writer {
 public:
  Writer(const any::Game& game, const house::Start& start, Pair& pair, Luck& luck)
      : pair_(pair), luck_(luck), one_(game.inState(start, pair.one.state)),
        other_(game.inState(start, pair.other.state)) {}

  /// Until something differs that a watcher perceives.
  void write() {
    for (int turn = 0; turn < kTurns && !one_->over(); ++turn) {
      const bool boring = watches(askedSecretly(*one_));  // others could choose something else there
      if ((turn > 0 && boring && luck_.pick(2, ChanceOf::Card) == 0) || !wrote()) return;
    }
  }
  /// How the first world stands at last.
  [[nodiscard]] std::vector<std::uint8_t> end() const {
    const auto state = one_->stateAt(one_->history().size());
    return {state.begin(), state.end()};
  }
  [[nodiscard]] bool over() const { return one_->over(); }

 private:
  bool wrote() {
    Turn one = drawn(), other = one;
    for (int at = 0; at < one_->seats(); ++at) {
      const Seat seat = seatAt(at);
      one.said[seat] = dawdling(*one_, seat, luck_);
      other.said[seat] = watches(seat) ? one.said[seat] : dawdling(*other_, seat, luck_);
    }
    addChoosing(one.said[one.seat], *one_, one.seat, one.wish);
    open_ = openIn(*one_, one.seat, one.wish);
    make(*one_, one.seat, one.wish);
    if (!madeAlike(other)) return false;
    pair_.differed += other.wish == one.wish ? 0 : 1;
    one.beats = other.beats = std::max(beatsOf(one), beatsOf(other));
    one.waits = other.waits = std::max(0, luck_.pick(6, ChanceOf::Card) - 2);
    pair_.one.turns.push_back(one);
    pair_.other.turns.push_back(other);
    return true;
  }
  /// Whoever does something in the first world, and what.
  Turn drawn() {
    const Seat any = seatAt(luck_.pick(one_->seats(), ChanceOf::Card));
    if (luck_.pick(4, ChanceOf::Card) == 0)
      if (const auto wish = anyWish(*one_, any, How::Interjection, luck_)) return {.seat = any, .wish = *wish};
    const Seat seat = one_->asked().has(any) ? any : one_->asked().first();
    return {.seat = seat, .wish = anyWish(*one_, seat, How::Answer, luck_).value()};
  }
  /// Makes a visit in the other world that looks the same to all watchers: another one, if it can.
  bool madeAlike(Turn& turn) {
    if (!watches(turn.seat))
      for (int attempt = 0; attempt < kTries; ++attempt) {
        const auto wish = anyWish(*other_, turn.seat, turn.wish.how, luck_);
        if (wish && *wish != turn.wish && isMade(turn, *wish)) return true;
      }
    return fits(*other_, turn.seat, turn.wish) && isMade(turn, turn.wish);
  }
  bool isMade(Turn& turn, const Wish& wish) {
    const kernel::Mark before = other_->mark();
    const Luck chance = *other_->luck();
    if (openIn(*other_, turn.seat, wish) != open_) return false;
    std::vector<Json> said = turn.said[turn.seat];
    addChoosing(said, *other_, turn.seat, wish);
    make(*other_, turn.seat, wish);
    if (!looksAlike()) {
      other_->revert(before);
      *other_->luck() = chance;
      return false;
    }
    turn.wish = wish;
    turn.said[turn.seat] = std::move(said);
    return true;
  }
  [[nodiscard]] bool looksAlike() const {
    for (int at = index(Seat::Table); at < one_->seats(); ++at)
      if ((at == index(Seat::Table) || watches(seatAt(at))) &&
          !(Sight(*one_, seatAt(at)) == Sight(*other_, seatAt(at))))
        return false;
    return true;
  }
  static void make(KeptMatch& match, Seat seat, const Wish& wish) {
    if (wish.how == How::Interjection) match.interject(seat, wish.choices.front());
    else match.visit(seat, wish.choices);
  }
  static int beatsOf(const Turn& turn) {
    int most = 0;
    for (const std::vector<Json>& said : turn.said) {
      int frames = 0;
      for (const Json& each : said) frames += framesOf(each);
      most = std::max(most, frames);
    }
    return most;
  }
  [[nodiscard]] bool watches(Seat seat) const { return pair_.watchers.has(seat); }

  Pair& pair_;
  Luck& luck_;
  std::shared_ptr<KeptMatch> one_, other_;
  std::vector<kernel::Choice> open_;  ///< of the visit that was made in the first world
};

}  // namespace

int framesOf(const Json& said) {
  constexpr int kRoom = static_cast<int>(kMostToTable) - 1;
  return (static_cast<int>(said.dump().size()) + kRoom - 1) / kRoom;
}

std::vector<Pair> pairsOf(const any::Game& game, const house::Start& start, std::uint64_t seed) {
  Luck luck(seed);
  const auto first = beginMatch(game.box, start);
  const auto opening = first->stateAt(0);
  std::vector<std::uint8_t> state(opening.begin(), opening.end());
  std::vector<Pair> pairs;
  for (bool over = false; !over;) {
    const auto match = game.inState(start, state);
    Seat seat = askedSecretly(*match);
    if (seat == Seat::Table) seat = seatAt(luck.pick(match->seats(), ChanceOf::Card));
    Pair pair{.one = {.state = state}, .other = {.state = state}};
    if (luck.pick(2, ChanceOf::Card) == 0) {
      const Seat watcher = seatAt((index(seat) + 1) % match->seats());
      pair.watchers = watcher;
      pair.other.state = match->imagined(watcher, luck);
    } else {
      for (int at = 0; at < match->seats(); ++at)
        if (seatAt(at) != seat) pair.watchers |= seatAt(at);
    }
    Writer writer(game, start, pair, luck);
    writer.write();
    state = writer.end();
    over = writer.over();
    if (!pair.one.turns.empty()) pairs.push_back(std::move(pair));
  }
  return pairs;
}

}  // namespace shields
