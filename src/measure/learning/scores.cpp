#include "measure/learning/scores.h"

#include <algorithm>
#include <cmath>

#include "engine/kernel/count.h"

namespace w13 {

namespace {

/// Sums of squared errors.
struct Errors {
  long notes = 0;
  double even = 0, thumb = 0, learnt = 0;
  void operator+=(const Errors& other) {
    notes += other.notes;
    even += other.even;
    thumb += other.thumb;
    learnt += other.learnt;
  }
};

Errors errorsOf(const Note& note, const PerSeat<double>& learnt) {
  Errors sum{1, 0, 0, 0};
  for (const Seat seat : note.candidates) {
    const double truth = seat == note.traitor ? 1 : 0;
    const auto square = [&](double said) { return (said - truth) * (said - truth); };
    sum.even += square(1.0 / note.candidates.size());
    sum.thumb += square(note.thumb[seat]);
    sum.learnt += square(learnt[seat]);
  }
  return sum;
}

/// One minus a ratio of sums over seasons, and how far chance could move it.
template <class Of, class To>
Estimate smaller(const std::vector<Errors>& seasons, Of of, To to) {
  double part = 0, whole = 0, squares = 0;
  for (const Errors& each : seasons) part += of(each), whole += to(each);
  if (whole <= 0) return {};
  for (const Errors& each : seasons) squares += std::pow(of(each) - part / whole * to(each), 2);
  const double value = 1 - part / whole;
  const double off = 1.959964 * std::sqrt(squares) / whole;
  return {value, {value - off, value + off}, 0};
}

Brier brierOf(const std::vector<Errors>& seasons) {
  Errors sum;
  for (const Errors& each : seasons) sum += each;
  const double notes = static_cast<double>(std::max(1L, sum.notes));
  const auto learnt = [](const Errors& each) { return each.learnt; };
  return {sum.notes,
          sum.even / notes,
          sum.thumb / notes,
          sum.learnt / notes,
          smaller(seasons, learnt, [](const Errors& each) { return each.even; }),
          smaller(seasons, learnt, [](const Errors& each) { return each.thumb; })};
}

constexpr int kFirstJudged = 2;  ///< the Episode from which beliefs have to be good
constexpr int kMostEpisodes = 5;

}  // namespace

Scores scoresOf(const std::vector<std::vector<Note>>& seasons, const Beliefs& beliefs) {
  std::vector<std::vector<Errors>> errors(kMostEpisodes + 1, std::vector<Errors>(seasons.size()));
  Scores scores;
  for (std::size_t season = 0; season < seasons.size(); ++season)
    for (const Note& note : seasons[season]) {
      const PerSeat<double> learnt = believed(beliefs, note);
      const Errors sum = errorsOf(note, learnt);
      if (note.moment != Moment::VoteBegins && note.episode <= kMostEpisodes) errors[note.episode][season] += sum;
      if (note.episode < kFirstJudged) continue;
      errors[0][season] += sum;
      for (const Seat seat : note.candidates) {
        Reliability& bin = kernel::at(scores.reliability, std::min(kBins - 1, static_cast<int>(learnt[seat] * kBins)));
        ++bin.said;
        bin.mean += learnt[seat];
        bin.happened += seat == note.traitor ? 1 : 0;
      }
    }
  for (Reliability& bin : scores.reliability) bin.mean = mean(bin.mean, bin.said);
  scores.later = brierOf(errors[0]);
  for (int episode = 1; episode <= kMostEpisodes; ++episode)
    scores.byEpisode.push_back(brierOf(errors[kernel::sizeOf(episode)]));
  return scores;
}

}  // namespace w13
