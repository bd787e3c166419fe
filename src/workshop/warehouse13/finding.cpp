#include "workshop/warehouse13/finding.h"

#include <algorithm>
#include <array>
#include <deque>

#include "engine/games/warehouse13/scenario/scenario.h"
#include "engine/house/cards/json_text.h"
#include "engine/kernel/errors.h"
#include "workshop/warehouse13/trial_places.h"
#include "workshop/warehouse13/trial_playing.h"

namespace w13 {

namespace {

// ---- what is looked for -----------------------------------------------------------------------------------------

/// Whether a choice is what a place waits for: the card is played for its text, or spent.
bool isWanted(kernel::Choice choice, bool response, Awaits awaits) {
  const std::uint8_t verb = choice.verb;
  if (awaits == Awaits::Spent) return !response && (verb == verb::Spend || verb == verb::SpendByAbility);
  return response || verb == verb::Play || verb == verb::UseAbility || verb == verb::Use;
}

/// Whether the card lies in the game where its place waits for it.
struct Wanted {
  DesignId design = DesignId::None;
  Awaits awaits = Awaits::Nothing;

  [[nodiscard]] bool offered(const kernel::Decision& d, Seat seat, bool response, const Playing& game) const {
    const Design& card = game.cards().of(design);
    const bool owns = card.kind == Kind::Ability && game.world().agent(seat).who == card.agent;
    if (owns && !response && askOf(d) == Ask::UseAbility) return true;
    return std::any_of(d.choices().begin(), d.choices().end(), [&](const kernel::Choice& each) {
      if (!isWanted(each, response, awaits)) return false;
      if (awaits == Awaits::PingAction) return each.noun == of(Place::PingAction);
      if (thingOf(each.noun) == Thing::Number) return owns && slotOf(each.noun) == card.slot;
      return thingOf(each.noun) == Thing::Card && game.cards().designOf(cardOf(each.noun)) == design;
    });
  }
  [[nodiscard]] bool happened(const Playing& game) const {
    return std::any_of(game.events().begin(), game.events().end(), [&](const Event& event) {
      return thingOf(event.noun) == Thing::Card && game.cards().designOf(cardOf(event.noun)) == design &&
             std::find(kShown.begin(), kShown.end(), event.what) != kShown.end();
    });
  }
  [[nodiscard]] bool at(const Playing& game) const {
    if (awaits == Awaits::Nothing) return true;
    if (awaits == Awaits::Happening) return happened(game);
    for (int seat = 0; seat < game.world().players; ++seat) {
      const Seat who = seatAt(seat);
      if (game.asked().has(who) && offered(game.decision(who), who, false, game)) return true;
      if (offered(game.responses(who), who, true, game)) return true;
    }
    return false;
  }

 private:
  /// The events in which a card takes effect.
  static constexpr std::array kShown = {Happened::PingRevealed, Happened::CardTurnedUp,    Happened::CardPlayed,
                                        Happened::WhammyStruck, Happened::ArtifactLost,    Happened::ConsequenceStays,
                                        Happened::PlotRevealed, Happened::ArtifactRevealed};
};

// ---- looking ----------------------------------------------------------------------------------------------------

/// How far it is looked: moves in a row, and positions in all; first in the neighbourhood of every place.
constexpr std::size_t kFarthest = 6;
constexpr std::array<std::size_t, 2> kPositions = {60, 1500};
/// Of many choices (of what to discard, say) a few will do.
constexpr std::size_t kMostChoices = 10;

std::vector<kernel::Move> movesOf(const Playing& game) {
  std::vector<kernel::Move> moves;
  const auto add = [&](Seat seat, const kernel::Decision& d, kernel::How how) {
    const std::span<const kernel::Choice> all = d.choices();
    const std::size_t step = (all.size() + kMostChoices - 1) / kMostChoices;
    for (std::size_t at = 0; at < all.size(); at += std::max<std::size_t>(step, 1))
      moves.push_back({seat, all[at], how});
  };
  for (int seat = 0; seat < game.world().players; ++seat) {
    const Seat who = seatAt(seat);
    if (game.asked().has(who)) add(who, game.decision(who), kernel::How::Answer);
    add(who, game.responses(who), kernel::How::Interjection);
  }
  return moves;
}

/// The nearest position in which the card is where it is wanted. Of what happens by itself the one before: whoever
/// tries it sees it come.
std::optional<Playing> nearest(const Playing& from, Wanted wanted, std::size_t mostPositions) {
  if (wanted.at(from)) return from;
  std::deque<Playing> open = {from};
  std::size_t seen = 0;
  while (!open.empty()) {
    const Playing now = std::move(open.front());
    open.pop_front();
    for (const kernel::Move& move : movesOf(now)) {
      if (++seen > mostPositions) return std::nullopt;
      Playing next = now;
      try {
        next.make(move);
      } catch (const std::runtime_error&) {
        continue;
      }
      if (wanted.at(next)) return wanted.awaits == Awaits::Happening ? now : next;
      if (next.moves().size() < kFarthest && !next.game().result(next.state()).over) open.push_back(std::move(next));
    }
  }
  return std::nullopt;
}

// ---- the positions ----------------------------------------------------------------------------------------------

/// The way from the beginning of a trial to where the game stands now, in words.
void goTo(const Playing& there, const Catalog& cards, std::uint64_t seed, Trial& trial) {
  Playing game = setUp(trial, cards, seed);
  std::vector<TrialStep> way;
  for (const kernel::Move& move : there.moves()) {
    way.push_back({game.nameOf(move.seat), game.wordsFor(move)});
    game.make(move);
  }
  trial.dice = game.chance().diceThatCame();
  trial.picks = game.chance().cardsThatCame();
  trial.way = std::move(way);
}

std::optional<Trial> trialAt(const TrialPlace& place, const std::string& path, DesignId design, const Catalog& cards,
                             std::size_t mostPositions) {
  constexpr std::uint64_t kTries = 4;
  const Cast cast = castFor(path, design, cards);
  for (std::uint64_t seed = 1; seed <= kTries; ++seed) {
    Trial trial;
    trial.card = path;
    trial.name = nameAt(path, cards);
    trial.says = saysOf(place, cast, cards);
    trial.given = givenOf(place, cast);
    try {
      const auto found = nearest(setUp(trial, cards, seed), {design, place.awaits}, mostPositions);
      if (!found) continue;
      goTo(*found, cards, seed, trial);
      return trial;
    } catch (const std::runtime_error&) {  // the place does not fit these cards: another one may
      return std::nullopt;
    }
  }
  return std::nullopt;
}

/// The first of several places for the same that does; one near by rather than one far off.
std::optional<Trial> trialAmong(std::span<const TrialPlace> places, const std::string& path, DesignId design,
                                const Catalog& cards) {
  for (const std::size_t most : kPositions)
    for (const TrialPlace& place : places)
      if (auto trial = trialAt(place, path, design, cards, most)) return trial;
  return std::nullopt;
}

}  // namespace

std::vector<Trial> trialsFor(const std::string& path, const Catalog& cards) {
  const DesignId design = designAt(path, cards);
  const std::vector<TrialPlace> places = placesFor(path, design, cards);
  std::vector<Trial> trials;
  for (auto from = places.begin(); from != places.end();) {
    const auto to = std::find_if(from, places.end(),
                                 [&](const TrialPlace& each) { return std::string_view(each.says) != from->says; });
    if (auto trial = trialAmong({from, to}, path, design, cards)) trials.push_back(std::move(*trial));
    from = to;
  }
  return trials;
}

// ---- scenarios --------------------------------------------------------------------------------------------------

namespace {

std::vector<std::string> textsIn(const OrderedJson& value) {
  if (value.is_string()) return {value.get<std::string>()};
  std::vector<std::string> texts;
  if (value.is_array())
    for (const OrderedJson& each : value)
      if (each.is_string()) texts.push_back(each.get<std::string>());
  return texts;
}

/// The position of one case, with what it says comes up by chance.
Trial trialOf(const OrderedJson& file, const OrderedJson& one, const std::string& path) {
  Trial trial;
  trial.card = path;
  OrderedJson given = file.value("given", OrderedJson::object());
  if (one.contains("given")) given.merge_patch(one["given"]);
  trial.given = given.dump();
  const OrderedJson chance = one.value("chance", file.value("chance", OrderedJson::object()));
  trial.dice = textsIn(chance.value("dice", OrderedJson()));
  trial.picks = textsIn(chance.value("cards", OrderedJson()));
  return trial;
}

}  // namespace

std::vector<Trial> trialsIn(const std::vector<Played>& played, const std::string& path, const Catalog& cards) {
  const std::string id = house::idIn(path);
  std::vector<Trial> trials;
  for (const Played& each : played) {
    if (!names(each.text, id) || !readScenario(each.file.string(), each.text, cards).scenario) continue;
    const OrderedJson file = OrderedJson::parse(each.text);
    const OrderedJson whole = OrderedJson::array({file});
    for (const OrderedJson& one : file.contains("cases") ? file["cases"] : whole) {
      Trial trial = trialOf(file, one, path);
      trial.name = nameAt(path, cards);
      trial.says = each.title;
      if (&one != &whole.front())
        trial.says.each([&](std::string& title) {
          if (!title.empty()) title += ": " + one.value("title", "");
        });
      try {
        (void)setUp(trial, cards, 1);
        trials.push_back(std::move(trial));
      } catch (const std::runtime_error&) {  // with these cards it cannot be
      }
    }
  }
  return trials;
}

}  // namespace w13
