#pragma once
// All that a viewer can perceive of a state, in one value. States that a viewer must not tell apart have equal sights;
// `difference` names the first thing that tells them apart.

#include <string>
#include <vector>

#include "engine/kernel/game.h"
#include "engine/kernel/refusal.h"
#include "engine/kernel/undo.h"

namespace kernel {

/// A game may list what a player can point at in a view, beyond the nouns of choices:
///   void pointable(const View&, std::vector<Noun>&) const;
template <class G>
concept NamesPointable = requires(const G& game, const typename G::View& view, std::vector<Noun>& nouns) {
  game.pointable(view, nouns);
};

template <Game G>
struct Sight {
  typename G::View view;
  Result result;
  SeatSet asked;
  SeatSet stuck;  ///< asked, but without choices
  SeatSet mayInterject;
  std::vector<Decision> questions;  ///< of all asked seats: the viewer's in full, the others' face
  Decision interjections;           ///< the viewer's own
};

template <Game G>
[[nodiscard]] Sight<G> look(const G& game, const typename G::State& state, Seat viewer) {
  Sight<G> sight{};
  game.view(state, viewer, sight.view);
  sight.result = game.result(state);
  sight.asked = game.asked(state);
  for (int at = 0; at < game.seats(state); ++at) {
    const Seat seat = seatAt(at);
    if (game.mayInterject(state, seat)) sight.mayInterject |= seat;
    if (!sight.asked.has(seat)) continue;
    Decision& d = sight.questions.emplace_back();
    game.decide(state, seat, d);
    if (d.empty()) sight.stuck |= seat;
    if (seat != viewer) d.keepFace();
  }
  if (sight.mayInterject.has(viewer)) game.interject(state, viewer, sight.interjections);
  return sight;
}

/// The first difference of two sights of a viewer, as the end of a sentence, or empty.
template <Game G>
[[nodiscard]] std::string difference(const Sight<G>& a, const Sight<G>& b) {
  if (!(a.view == b.view)) return "the view differs";
  if (a.result.over != b.result.over) return "whether the game is over differs";
  if (!(a.result == b.result)) return "the result differs";
  if (a.asked != b.asked) return "who is asked differs";
  if (a.stuck != b.stuck) return "an asked seat has nothing to choose";
  for (std::size_t at = 0; at < a.questions.size(); ++at) {
    const Decision& mine = a.questions[at];
    const Decision& other = b.questions[at];
    if (mine.question() != other.question() || mine.rule() != other.rule())
      return "the question to " + named(mine.seat()) + " differs";
    if (mine.openness() != other.openness()) return "the kind of question to " + named(mine.seat()) + " differs";
    if (!(mine == other)) return "the visible choices of " + named(mine.seat()) + " differ";
  }
  if (a.mayInterject != b.mayInterject) return "who may interject differs";
  if (!(a.interjections == b.interjections)) return "the viewer's own interjections differ";
  return {};
}

/// The moves that a viewer can see: whether they could be taken back must teach it nothing.
template <Game G>
[[nodiscard]] std::vector<Move> visibleMoves(const Sight<G>& sight, Seat viewer) {
  std::vector<Move> visible;
  for (const Decision& d : sight.questions)
    for (const Choice& choice : d.choices()) visible.push_back({d.seat(), choice});
  for (const Choice& choice : sight.interjections.choices()) visible.push_back({viewer, choice, How::Interjection});
  return visible;
}

/// The things a viewer can point at: those the game lists, and the nouns of visible choices.
template <Game G>
[[nodiscard]] std::vector<Noun> nounsIn(const G& game, const Sight<G>& sight) {
  std::vector<Noun> nouns;
  if constexpr (NamesPointable<G>) game.pointable(sight.view, nouns);
  for (const Decision& d : sight.questions)
    for (const Choice& choice : d.choices())
      if (choice.noun.kind != 0) nouns.push_back(choice.noun);
  return nouns;
}

/// The first noun for which a viewer gets another reason in a dream, as the end of a sentence, or empty.
template <Game G>
[[nodiscard]] std::string differenceOfWhy(const G& game, const typename G::State& truth, const typename G::State& dream,
                                          Seat viewer, const std::vector<Noun>& nouns) {
  Decision scratch;
  for (const Noun noun : nouns)
    if (game.why(truth, viewer, noun, scratch) != game.why(dream, viewer, noun, scratch))
      return "the reason why " + std::to_string(noun.kind) + ":" + std::to_string(noun.index) +
             " cannot be chosen differs";
  return {};
}

/// The first move that can be taken back in only one of the states, as the end of a sentence, or empty. All must be on
/// offer in both.
template <Game G>
[[nodiscard]] std::string differenceOfUndo(const G& game, const typename G::State& truth,
                                           const typename G::State& dream, const std::vector<Move>& visible) {
  for (const Move& each : visible)
    if (undoable(game, truth, each) != undoable(game, dream, each))
      return "whether " + named(each.choice) + " of " + named(each.seat) + " can be taken back differs";
  return {};
}

}  // namespace kernel
