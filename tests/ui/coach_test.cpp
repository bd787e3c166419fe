// The coach: where its arrow runs, what it rings, and what its note says while a step is half done.

#include <cmath>

#include "lesson.h"
#include "support/catch.h"
#include "ui/games/warehouse13/lessons/targets.h"
#include "ui/games/warehouse13/table/table_areas.h"
#include "ui/screen/prompt_bar.h"

using namespace w13;
using namespace w13::test;

namespace {

/// A lesson at one of its steps, when so many things of it are done.
void goTo(Taught& taught, int step, int done) {
  for (int clicks = 0; taught.guide().step() < step || taught.guide().onTheWay(); ++clicks) {
    REQUIRE(clicks < 100);
    REQUIRE(taught.noteUp());
    if (taught.guide().step() == step && !taught.guide().onTheWay()) break;
    REQUIRE(taught.doIt());
  }
  REQUIRE(taught.noteUp());
  for (int each = 0; each < done; ++each) {
    REQUIRE(taught.doIt());
    REQUIRE(taught.noteUp());
  }
  REQUIRE(taught.guide().step() == step);
}

/// Whether an area of this class has words with these in it.
template <class Kind>
bool says(Taught& taught, const QString& words) {
  for (QGraphicsItem* item : taught.screen()->scene()->items()) {
    const Kind* area = qobject_cast<const Kind*>(item->toGraphicsObject());
    if (area == nullptr || !area->isVisible()) continue;
    for (const Written& each : area->written())
      if (each.words.contains(words)) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("The coach's arrow runs straight at the middle of what it points at", "[lessons][coach]") {
  const QRect note(100, 100, 600, 272);
  // given a thing beside the note, and one obliquely off its corner
  for (const QRect& thing : {QRect(740, 180, 40, 60), QRect(720, 390, 50, 30)}) {
    const std::optional<QLineF> arrow = coachArrow(note, thing, {});
    REQUIRE(arrow);
    // then it begins at the note, ends at the ring, and would go on to the middle
    CHECK(QRectF(note).adjusted(-1, -1, 1, 1).contains(arrow->p1()));
    CHECK_FALSE(QRectF(thing).contains(arrow->p2()));
    const QLineF whole(arrow->p1(), QRectF(thing).center());
    CHECK(std::abs(std::remainder(whole.angleTo(*arrow), 360.0)) < 0.5);
    CHECK(whole.length() < arrow->length() + 60);
  }
}

TEST_CASE("No arrow runs far, nor across what else is ringed", "[lessons][coach]") {
  const QRect note(100, 100, 600, 272), near(740, 180, 40, 60), far(1000, 700, 100, 40);
  REQUIRE(coachArrow(note, near, {}));
  CHECK_FALSE(coachArrow(note, far, {}));
  CHECK_FALSE(coachArrow(note, QRect(705, 180, 40, 60), {}));  // too near to be seen
  CHECK_FALSE(coachArrow(note, QRect(300, 150, 40, 60), {}));  // under the note
  // what is ringed between the two, and what lies elsewhere
  CHECK_FALSE(coachArrow(note, near, {QRect(710, 100, 20, 300)}));
  CHECK(coachArrow(note, near, {QRect(710, 300, 20, 60)}));
  // a note twice as large has an arrow twice as long
  const QRect apart(880, 180, 40, 60);
  CHECK_FALSE(coachArrow(note, apart, {}));
  CHECK(coachArrow(QRect(-500, 0, 1200, 544), apart, {}));
}

TEST_CASE("What a note speaks of is ringed until the learner has begun; then its words step back", "[lessons][coach]") {
  // given lesson 14, where a roll is kept and then cards are drawn
  Taught taught(13);
  goTo(taught, 3, 0);
  CHECK(taught.guide().veil().besides().size() == 1);
  CHECK_FALSE(taught.guide().note().begun());
  // when the roll is kept
  goTo(taught, 3, 1);
  // then the die is not ringed any more, only the pile
  CHECK(taught.guide().veil().besides().empty());
  CHECK(taught.guide().veil().hole().has_value());
  CHECK(taught.guide().note().begun());
  // and when the next note comes up, it is read from its beginning
  REQUIRE(taught.doIt());
  REQUIRE(taught.noteUp());
  CHECK(taught.guide().step() == 4);
  CHECK_FALSE(taught.guide().note().begun());
}

TEST_CASE("In a lesson nothing speaks of undoing: Back goes back", "[lessons][coach]") {
  // given lesson 6, where Warehouse Research is chosen, which a season would let the learner undo
  Taught taught(5);
  goTo(taught, 2, 1);
  REQUIRE(taught.window.room()->season().mayUndo());
  // then no button offers it, and nothing says what can be undone and what cannot
  CHECK(taught.screen()->pieceWith(Order::Undo) == nullptr);
  const QString hint = promptOn(*taught.screen()).hint;
  CHECK_FALSE(hint.contains("undo"));
  CHECK_FALSE(hint.contains("final"));
  for (const Piece* piece : pieces(*taught.screen())) CHECK_FALSE(piece->look().note.contains("undone"));
}

TEST_CASE("The bucket of a Retrieval promises no die for the next round", "[lessons][coach]") {
  // given lesson 9, where the Goo has neutralized Artie's die until the Episode ends
  Taught taught(8);
  goTo(taught, 5, 0);
  CHECK(says<RetrievalArea>(taught, "Out of play: 1"));
}

TEST_CASE("Where a lesson asks a bot and waits for the learner's response, no hand but theirs is offered",
          "[lessons][coach]") {
  // given lesson 12, where the learner responds while Myka, whom the lesson plays, is asked for an Action
  Taught taught(11);
  const auto asksBot = [&] {
    const Room& room = *taught.window.room();
    const kernel::Decision d = room.decision(Seat::Table);
    return !room.thinking() && d.openness() == kernel::Openness::WithHand && !room.isPerson(d.seat());
  };
  for (int clicks = 0; !taught.noteUp() || !asksBot(); ++clicks) {
    REQUIRE(clicks < 100);
    REQUIRE(taught.doIt());
  }
  REQUIRE(taught.window.page() == taught.window.table());
  // then her hand is not offered, as nobody could open it, nor spoken of
  CHECK(taught.screen()->pieceWith(Order::Curtain) == nullptr);
  const QString hint = promptOn(*taught.screen()).hint;
  CHECK_FALSE(hint.contains("open your hand"));
  CHECK_FALSE(hint.contains("undo"));
  // but the learner's is
  CHECK(taught.screen()->pieceWith({Order::Look, of(taught.guide().lesson().you)}) != nullptr);
}
