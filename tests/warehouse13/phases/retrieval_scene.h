#pragma once
// What the tests of the Retrieval share.

#include "support/scene.h"

namespace scene {

/// Artie and Pete in the Field, Claudia in the Warehouse with a card that does nothing here, so that every commit is
/// asked for. The artifact asks for Logic 1, Intuition 2, Lore 5 and no Tech, if no other is said.
inline Scene retrieving(const std::string& artifact = "aztec-bloodstone") {
  Scene s;
  s.agent("artie", Field).agent("pete", Field).agent("claudia", Warehouse, {"camaraderie"}).artifact(artifact);
  s.used("artie", "episode").used("artie", "season").only("traitor", {"haunted-by-the-past"});
  return s.top("ping", {"hartford"});  // three Field dice, should a new Episode begin
}

/// Presses the commits of a round until somebody has to decide, the next round's roll, or the last window.
inline Scene& goOn(Scene& s) {
  while (!s.over() && s.decision().size() == 1 && s.decision().openness() == kernel::Openness::Public &&
         s.question() != "roll-dice" && s.question() != "let-it-go")
    s.play(s.options()[0]);
  return s;
}

/// Rolls what is said, and goes on.
inline Scene& rollRound(Scene& s, const List& faces) {
  s.roll(faces).play("roll");
  return goOn(s);
}

/// The new Episode's dice, for when the artifact is retrieved or lost.
inline const List kNewEpisode = List(13, "1L");

}  // namespace scene
