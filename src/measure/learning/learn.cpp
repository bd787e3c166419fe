#include "measure/learning/learn.h"

#include "engine/kernel/count.h"
#include "measure/learning/logit.h"

namespace w13 {

namespace {
/// A sign must be seen some tens of times before it counts for much.
constexpr double kPull = 20;
}  // namespace

Beliefs learnBeliefs(const std::vector<std::vector<Note>>& seasons) {
  std::vector<measure::Riddle> riddles;
  for (const std::vector<Note>& season : seasons)
    for (const Note& note : season) {
      measure::Riddle riddle;
      for (const Seat seat : note.candidates) {
        if (seat == note.traitor) riddle.answer = riddle.count;
        kernel::at(riddle.things, riddle.count++) = note.signs[seat].all;
      }
      riddles.push_back(riddle);
    }
  const std::vector<double> weights = measure::likeliestWeights(riddles, kSigns, kPull, measure::Grows::OneMoreExp);
  Signs signs;
  for (const Sign sign : Signs::keys()) signs[sign] = static_cast<float>(weights[static_cast<std::size_t>(sign)]);
  return Beliefs(signs);
}

}  // namespace w13
