#pragma once
// What a search has to know of a game: how seats play in dreams, when a dream has gone on for long enough, and what it
// is worth then.

#include <memory>
#include <optional>

#include "engine/kernel/dreams.h"
#include "engine/kernel/few.h"

namespace search {

/// Places in a list of choices.
using Places = kernel::Few<int, 32>;

/// Of so many places so many as have room: the usual one, those nearest to it, and both ends.
[[nodiscard]] inline Places around(int size, int usual) {
  Places places{usual};
  const auto add = [&](int place) {
    if (place >= 0 && place < size && !places.full() && !places.has(place)) places.push(place);
  };
  if (size > Places::kCapacity) add(0), add(size - 1);
  for (int far = 1; far < size; ++far) add(usual - far), add(usual + far);
  return places;
}

template <class View>
class Guide {
 public:
  virtual ~Guide() = default;
  /// Another one, for another thread.
  [[nodiscard]] virtual std::unique_ptr<Guide> another() const = 0;
  /// Dreams will begin here: the match as the seat that thinks sees it. Said before each search.
  virtual void startFrom(const View& /*now*/) {}
  /// Whom the seat that thinks suspects: its dreams are dealt by that.
  [[nodiscard]] virtual kernel::Odds odds() const { return {}; }
  /// A new dream begins: what seats have noticed in the last one is forgotten.
  virtual void begin() {}

  /// What the asked seat does, as far as rules of thumb go. The decision has more than one choice.
  virtual int choose(const View& view, const kernel::Decision& d, kernel::Luck& luck) = 0;
  /// Whether a question is answered by habit, not by a search.
  [[nodiscard]] virtual bool byHabit(const kernel::Decision& /*d*/) const { return false; }
  /// Whether seats are asked at all if they interject while this question is open: in dreams, time is better spent on
  /// moments at which somebody does now and then.
  [[nodiscard]] virtual bool interjections(const kernel::Decision& /*open*/) const { return true; }
  /// Whether a seat may make one of these interjections, whatever it sees; if not, it is not asked.
  [[nodiscard]] virtual bool mayMake(const kernel::Decision& /*offers*/) const { return true; }
  /// Whether a seat interjects, and with what; there is something on offer.
  virtual std::optional<int> interject(const View& view, const kernel::Decision& offers, kernel::Luck& luck) = 0;

  /// Which choices of a long list are weighed: the usual one first. Lists are in order, so by default those near it,
  /// and both ends.
  [[nodiscard]] virtual Places worthWeighing(const View& /*view*/, const kernel::Decision& d, int usual) {
    return around(d.size(), usual);
  }

  /// Whether a dream ends at this question, before anybody answers it or interjects.
  [[nodiscard]] virtual bool ends(const kernel::Decision& /*open*/) const { return false; }
  /// Whether a dream ends here, seen by the seat that is asked, after so many answers of others.
  [[nodiscard]] virtual bool ends(const View& view, int answers) = 0;
  /// What a dream is worth to a seat: from 0, it has lost, to 1, it has won.
  [[nodiscard]] virtual double worth(const kernel::Dreams<View>& dream, kernel::Seat seat) = 0;
};

}  // namespace search
