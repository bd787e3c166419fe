// The lessons of the auction in its window: what the note points at leads through them.

#include <QTemporaryDir>

#include "auction_play.h"
#include "engine/house/lesson/learner.h"

namespace w51::test {

namespace {

/// A newcomer who presses what is pointed at, and nothing else.
class Newcomer {
 public:
  explicit Newcomer(ui::PlainWindow& window) : window_(window) {}

  /// Does one thing; false: there was nothing to press.
  bool step() {
    QApplication::processEvents();
    if (window_.page() == window_.curtain()) {
      QTest::keyPress(window_.curtain(), Qt::Key_Space);
      const bool open = QTest::qWaitFor([&] { return window_.page() != window_.curtain(); });
      QTest::keyRelease(window_.page(), Qt::Key_Space);
      return open;
    }
    ui::PlainLesson& note = *window_.lesson();
    QPushButton* next = note.findChild<QPushButton*>("coach-next");
    if (next->isVisible()) return QTest::mouseClick(next, Qt::LeftButton), true;
    if (window_.secret() == nullptr && !note.learner().due(window_.room()->match().steps()))
      return QTest::qWaitFor([&] { return note.learner().due(window_.room()->match().steps()); });
    if (!QTest::qWaitFor([&] { return !screen().holdsStill(); })) return false;
    return note.learner().now().puzzles() && note.pointing().choices.empty() && !note.pointing().curtain ? solve()
                                                                                                         : press();
  }
  [[nodiscard]] int presses() const { return presses_; }
  [[nodiscard]] int things() const { return things_; }

 private:
  [[nodiscard]] Screen& screen() const {
    if (window_.secret() != nullptr) return dynamic_cast<AuctionSecret*>(window_.page())->screen();
    return *static_cast<AuctionTable*>(window_.table())->screen();
  }

  /// Where the page shows these.
  [[nodiscard]] std::vector<QRect> placesOf(const ui::Pointing& pointing) const {
    return window_.secret() != nullptr ? window_.secret()->placesOf(pointing) : window_.table()->placesOf(pointing);
  }

  bool press() {
    const ui::CoachVeil* veil = window_.lessonVeil();
    if (veil == nullptr || !veil->hole()) return false;
    ui::Pointing pointing = window_.lesson()->pointing();
    if (!pointing.things.empty()) ++things_;
    pointing.things.clear();  // what the note is about need not be what is pressed
    const std::vector<QRect> places = placesOf(pointing);
    if (places.empty()) return false;
    const std::vector<QRect>& besides = veil->besides();
    const bool framed =
        veil->hole() == places.front() || std::find(besides.begin(), besides.end(), places.front()) != besides.end();
    CHECK(framed);
    return click(places.front());
  }

  /// In a puzzle nothing is pointed at: it does what the lesson says is best.
  bool solve() {
    CHECK(window_.lessonVeil() == nullptr);
    const house::Learner& learner = window_.lesson()->learner();
    ui::Pointing best;
    best.you = learner.lesson().you;
    best.choices = {learner.now().ways.front().front().choice};
    const std::vector<QRect> places = placesOf(best);
    return !places.empty() && click(places.front());
  }

  bool click(const QRect& at) {
    QTest::mouseClick(screen().viewport(), Qt::LeftButton, {}, at.center());
    ++presses_;
    return true;
  }

  ui::PlainWindow& window_;
  int presses_ = 0, things_ = 0;
};

}  // namespace

TEST_CASE("Every lesson of the auction can be taken by pressing only what it points at", "[window][lessons]") {
  // given the list of lessons
  QTemporaryDir folder;
  ui::PlainWanted wanted = auctionWanted();
  wanted.optionsFile = folder.filePath("options.ini");
  ui::PlainWindow window(wanted);
  window.resize(1280, 800);
  window.show();
  int presses = 0, things = 0;
  for (int lesson = 1; lesson <= 10; ++lesson) {
    INFO("lesson " << lesson);
    window.enter(ui::Door::Lessons, {});
    REQUIRE(window.page() == window.lessons());
    // when a newcomer takes each
    const std::string row = "lesson-" + std::to_string(lesson);
    QTest::mouseClick(w13::test::pressable(window.page(), row.c_str()).front(), Qt::LeftButton);
    REQUIRE(window.lesson() != nullptr);
    Newcomer newcomer(window);
    for (int turn = 0; !window.lesson()->learner().done(); ++turn) {
      INFO("step " << window.lesson()->learner().step());
      REQUIRE(turn < 400);
      REQUIRE(newcomer.step());
    }
    presses += newcomer.presses();
    things += newcomer.things();
    // then at its end nothing is pointed at any more
    QApplication::processEvents();
    CHECK(window.lessonVeil() == nullptr);
  }
  CHECK(presses > 40);
  CHECK(things > 10);
}

}  // namespace w51::test
