// A learner who does anything but what the lesson asks for: never stuck, always one click or key from the step they
// were at, and told why.

#include <QFileDialog>

#include "lesson.h"
#include "support/catch.h"

namespace w13::test {

namespace {

constexpr int kPatience = 10'000;  // milliseconds until a note or another page is up

/// Somebody who clicks and types at random while a lesson asks for something else.
class Stumbler {
 public:
  Stumbler(Taught& taught, std::uint64_t seed) : taught_(taught), luck_(seed) {}

  /// Does something that the step does not ask for. What it was, `did()` says.
  void stumble() {
    const int kind = any(100);
    if (kind < 42) clickPiece();
    else if (kind < 55) clickAnywhere();
    else if (kind < 84) type();
    else if (kind < 91) pressCoach();
    else if (kind < 93) resize();
    else if (kind < 95) loseFocus();
    else if (kind < 97) changeOptions();
    else useMenu();
    rest();
  }
  /// Whether the note is up, with nothing over the screen, and there is something to click.
  bool atStep() {
    MainWindow& window = taught_.window;
    if (over() != nullptr || window.guide() == nullptr || !window.guide()->note().isVisible()) return false;
    return taught_.guide().done() || !taught_.guide().note().said().next.isEmpty() || wantedPoint().has_value();
  }
  /// Goes back to the lesson by one click or key, whatever is up.
  void comeBack() {
    MainWindow& window = taught_.window;
    if (QWidget* top = over()) QTest::keyClick(top, Qt::Key_Escape);
    else if (window.page() == window.startScreen()) clickWidget(row());
    else if (window.page() == window.optionsScreen()) clickWidget(window.page()->findChild<QPushButton*>("back"));
    else if (window.page() == window.vote()) clickWidget(window.page()->findChild<QPushButton*>());
    else QTest::keyClick(window.page(), Qt::Key_Escape);
    rest();
    if (window.guide() != nullptr && window.page() == window.curtain()) (void)taught_.noteUp();  // it is in the hand
  }
  [[nodiscard]] const std::string& did() const { return did_; }
  /// What is up now, for whoever reads that something failed.
  std::string up() {
    const MainWindow& window = taught_.window;
    QWidget* top = over();
    return std::string(window.page()->metaObject()->className()) + (window.guide() == nullptr ? ", no guide" : "") +
           (top == nullptr ? "" : std::string(", over it ") + top->metaObject()->className()) + wish();
  }

 private:
  int any(int count) { return luck_.pick(count, kernel::ChanceOf::Card); }

  /// A dialog, a menu or a panel that lies over the page and takes the keys.
  QWidget* over() {
    if (QWidget* popup = QApplication::activePopupWidget()) return popup;
    if (QWidget* modal = QApplication::activeModalWidget()) return modal;
    MainWindow& window = taught_.window;
    if (QWidget* menu = pauseMenu()) return menu;
    for (RulesPanel* book : window.findChildren<RulesPanel*>())
      if (book->isVisible()) return book;
    if (window.log() && window.log()->isVisible()) return window.log();
    const Screen* screen = taught_.screen();
    if (screen == nullptr) return nullptr;
    if (screen->helpPanel() != nullptr && screen->helpPanel()->isVisible()) return screen->helpPanel();
    if (screen->keysOverlay() != nullptr && screen->keysOverlay()->isVisible()) return screen->keysOverlay();
    return nullptr;
  }
  /// The menu that is up; one that has been left may still wait to be deleted.
  QWidget* pauseMenu() {
    for (QWidget* menu : taught_.window.findChildren<QWidget*>("table-menu"))
      if (menu->isVisible()) return menu;
    return nullptr;
  }
  /// What the coach wants clicked, and whether it can be.
  std::string wish() {
    const Screen* screen = taught_.screen();
    if (taught_.window.guide() == nullptr || screen == nullptr) return "";
    const Piece* piece = taught_.guide().wanted(*screen);
    return std::string(taught_.guide().note().isVisible() ? "; the note is up" : "; no note") +
           (piece == nullptr ? ", wants nothing"
                             : ", wants " + piece->look().name.toStdString() + (wantedPoint() ? "" : ", covered"));
  }
  std::optional<QPoint> wantedPoint() {
    Screen* screen = taught_.screen();
    const Piece* piece = screen == nullptr ? nullptr : taught_.guide().wanted(*screen);
    return piece == nullptr ? std::nullopt : screen->freePoint(*piece);
  }
  /// The row of the list that goes on where the lesson was left.
  QPushButton* row() {
    return taught_.window.startScreen()->findChild<QPushButton*>(QStringLiteral("lesson-%1").arg(lesson + 1));
  }
  void clickWidget(QWidget* widget) {
    REQUIRE(widget != nullptr);
    QTest::mouseClick(widget, Qt::LeftButton);
  }
  /// Waits until the note or another page is up.
  void rest() {
    MainWindow& window = taught_.window;
    for (int turn = 0; turn < 6; ++turn) QApplication::processEvents();
    const auto rests = [&] {
      const bool elsewhere = taught_.screen() == nullptr || over() != nullptr;
      return elsewhere || window.guide() == nullptr || window.guide()->note().isVisible();
    };
    (void)QTest::qWaitFor(rests, kPatience);
  }

  void clickPiece() {
    Screen* screen = taught_.screen();
    std::vector<Piece*> pieces = any(4) == 0 ? screen->allPieces() : screen->livePieces();
    const Piece* wanted = taught_.guide().wanted(*screen);
    std::erase_if(pieces, [&](const Piece* each) {
      return each == wanted || each->look().name.isEmpty() || each->look().selected ||
             each->look().command == Order::Menu || !screen->freePoint(*each);
    });
    if (pieces.empty()) return clickAnywhere();
    const Piece* piece = pieces[static_cast<std::size_t>(any(static_cast<int>(pieces.size())))];
    did_ = "click on " + piece->look().name.toStdString() + " [" + nameOf(piece->look().command.what.as<Order>()) + "]";
    const QStringList before = seen();
    // The Loyalty card is up only while the button is down; what only lies there need not answer.
    const bool silent = piece->look().part == Part::Loyalty || !piece->live();
    QTest::mouseClick(screen->viewport(), Qt::LeftButton, {}, *screen->freePoint(*piece));
    rest();
    INFO(did_ << ", " << up() << ", lesson " << lesson + 1 << ", " << taught_.window.width() << " x "
              << taught_.window.height());
    REQUIRE((silent || seen() != before || !taught_.guide().note().objection().isEmpty()));  // never without an answer
  }
  /// What a person sees of where they are.
  QStringList seen() {
    MainWindow& window = taught_.window;
    if (window.guide() == nullptr) return {"left"};
    QStringList all = {window.page()->metaObject()->className(), QString::number(window.guide()->step()),
                       window.guide()->note().said().todo, window.guide()->note().objection()};
    all << (window.table()->turned().lost ? "the whole board of lost artifacts" : "");
    if (QWidget* top = over()) all << top->metaObject()->className();
    if (const Screen* screen = taught_.screen()) {
      all << (screen->chip() != nullptr ? "chip" : "");
      for (const Piece* piece : screen->allPieces()) all << piece->look().name + (piece->look().selected ? "!" : "");
      for (const QGraphicsItem* item : screen->scene()->items())
        if (const Area* area = dynamic_cast<const Area*>(item))
          for (const Written& each : area->written()) all << each.words;
    }
    return all;
  }
  void clickAnywhere() {
    const QPoint at(any(taught_.window.width()), any(taught_.window.height()));
    QWidget* widget = taught_.window.childAt(at);
    did_ = "click at " + std::to_string(at.x()) + ", " + std::to_string(at.y());
    if (widget == nullptr || qobject_cast<QPushButton*>(widget) != nullptr) return;
    const Qt::MouseButton button = any(6) == 0 ? Qt::RightButton : Qt::LeftButton;
    QTest::mouseClick(widget, button, {}, widget->mapFrom(&taught_.window, at));
  }
  void type() {
    static constexpr std::array kKeys = {
        Qt::Key_Escape, Qt::Key_Z, Qt::Key_F1,     Qt::Key_F2, Qt::Key_F3,   Qt::Key_F4,      Qt::Key_P,  Qt::Key_S,
        Qt::Key_N,      Qt::Key_H, Qt::Key_L,      Qt::Key_B,  Qt::Key_R,    Qt::Key_Space,   Qt::Key_1,  Qt::Key_2,
        Qt::Key_3,      Qt::Key_4, Qt::Key_5,      Qt::Key_0,  Qt::Key_Tab,  Qt::Key_Backtab, Qt::Key_Up, Qt::Key_Down,
        Qt::Key_Left,   Qt::Key_Q, Qt::Key_Return, Qt::Key_X,  Qt::Key_Right};
    static constexpr std::array kWithControl = {Qt::Key_Z, Qt::Key_S, Qt::Key_O, Qt::Key_Plus, Qt::Key_Minus};
    QWidget* focus = taught_.window.focusWidget();
    QWidget* to = focus == nullptr || any(2) == 0 ? taught_.window.page() : focus;
    const bool control = any(6) == 0;
    const Qt::Key key = control ? kWithControl[static_cast<std::size_t>(any(kWithControl.size()))]
                                : kKeys[static_cast<std::size_t>(any(kKeys.size()))];
    const Qt::KeyboardModifiers with = control ? Qt::ControlModifier : any(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier;
    did_ = "key " + QKeySequence(key | with).toString().toStdString() + " to " + to->metaObject()->className();
    QTest::keyClick(to, key, with);
  }
  void pressCoach() {
    const char* name = std::array{"rule", "leave", "back"}[static_cast<std::size_t>(any(3))];
    did_ = std::string("coach: ") + name;
    if (QPushButton* button = taught_.button(name); button->isVisible() && button->isEnabled()) clickWidget(button);
  }
  void resize() {
    did_ = "resize";
    static constexpr std::array kSizes = {QSize(1280, 800), QSize(1330, 1167), QSize(1700, 810)};
    taught_.window.resize(kSizes[static_cast<std::size_t>(any(3))]);
  }
  void loseFocus() {
    did_ = "another window";
    QWidget other;
    other.show();
    other.activateWindow();
    QApplication::setActiveWindow(&other);
    QApplication::processEvents();
    QApplication::setActiveWindow(&taught_.window);
  }
  void changeOptions() {
    did_ = "options";
    Options options = taught_.window.options();
    switch (any(3)) {
      case 0: options.language = options.language == u"de" ? "en" : "de"; break;
      case 1: options.highContrast = !options.highContrast; break;
      default: options.textSize = options.textSize == 100 ? 150 : 100;
    }
    taught_.window.follow(options);
  }
  // Neither a copy nor the end of the program.
  void useMenu() {
    did_ = "menu";
    if (taught_.window.page() != taught_.window.table()) return;
    QTest::keyClick(taught_.window.page(), Qt::Key_Escape);
    const QWidget* menu = pauseMenu();
    if (menu == nullptr) return;
    QPushButton* entry = menu->findChild<QPushButton*>(any(2) == 0 ? "menu-options" : "menu-leave");
    did_ += ": " + entry->text().toStdString();
    entry->click();
  }

  Taught& taught_;
  kernel::Luck luck_;
  std::string did_;

 public:
  int lesson = 0;
};

/// Goes through a lesson, with so many wrong actions on the way, spread over its steps.
void stumbleThrough(int lesson, int times) {
  Taught taught(lesson);
  taught.window.setUpdatesEnabled(false);  // nobody looks
  Stumbler stumbler(taught, static_cast<std::uint64_t>(lesson) + 1);
  stumbler.lesson = lesson;
  const Lesson& taken = taught.guide().lesson();
  const int steps = static_cast<int>(taken.steps.size());
  int left = times;
  for (int at = 0; at < steps; ++at) {
    int tries = 0;
    while (taught.guide().step() <= at && !taught.guide().done()) {
      REQUIRE(++tries < 50);
      REQUIRE(taught.noteUp());
      for (int wrong = left / (steps - at); wrong > 0 && left > 0; --wrong, --left) {
        const int step = taught.guide().step();
        stumbler.stumble();
        INFO(taken.file << ", step " << step + 1 << ": " << stumbler.did() << "; then " << stumbler.up());
        if (!stumbler.atStep()) stumbler.comeBack();
        INFO("back at " << stumbler.up());
        REQUIRE(stumbler.atStep());
        const Guide& guide = taught.guide();
        REQUIRE(std::abs(guide.step() - step) <= 1);
        if (guide.done()) break;
        const LessonStep& now = taken.steps[static_cast<std::size_t>(guide.step())];
        REQUIRE(taught.window.room()->steps() >= now.from);
        if (now.ways.empty()) REQUIRE(taught.window.room()->steps() == now.from);
      }
      if (taught.guide().done()) break;
      REQUIRE(taught.noteUp());
      INFO(taken.file << ", step " << taught.guide().step() + 1);
      REQUIRE(taught.doIt());
      taught.settle();
    }
  }
  CHECK(taught.guide().done());
}

void stumbleThroughAll(int times) {
  const int count = lessonCount();
  REQUIRE(count > 0);
  for (int lesson = 0; lesson < count; ++lesson) stumbleThrough(lesson, times);
  speak(Language::English);  // one of the wrong actions is another language: as the other tests want it
}

}  // namespace

TEST_CASE("100 wrong actions in each lesson lead nowhere, and back within one click", "[lessons][wrong]") {
  stumbleThroughAll(100);
}

TEST_CASE("1,000 wrong actions in each lesson lead nowhere, and back within one click", "[.long][long]") {
  stumbleThroughAll(1000);
}

}  // namespace w13::test
