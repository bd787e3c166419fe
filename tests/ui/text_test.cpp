// No text is cut, runs out of the window, or lies on or under another, in any state of a season, at any size of window
// and text.

#include <QAbstractButton>
#include <QLabel>
#include <QScrollBar>
#include <QTextBrowser>
#include <set>

#include "support/catch.h"
#include "troubles.h"
#include "ui/settings/language.h"
#include "window.h"

namespace w13::test {

namespace {

/// The same for ordinary widgets: each has the room that its text asks for, inside the page.
QStringList troublesOf(const QWidget& page) {
  QStringList troubles;
  const auto check = [&](const QWidget& widget, const QString& words, int needs) {
    if (!widget.isVisibleTo(&page) || words.isEmpty()) return;
    const QRect at(widget.mapTo(&page, QPoint(0, 0)), widget.size());
    if (!page.rect().contains(at)) troubles << "outside: " + words;
    if (widget.height() < needs) troubles << "cut: " + words;
  };
  for (const QLabel* label : page.findChildren<QLabel*>()) {
    check(*label, label->text(),
          label->wordWrap() ? label->heightForWidth(label->width()) : label->minimumSizeHint().height());
    if (!label->wordWrap() && label->isVisibleTo(&page) && label->width() < label->sizeHint().width())
      troubles << "cut: " + label->text();
  }
  for (const QAbstractButton* button : page.findChildren<QAbstractButton*>()) {
    check(*button, button->text(), button->minimumSizeHint().height());
    if (button->isVisibleTo(&page) && button->width() < button->minimumSizeHint().width())
      troubles << "cut: " + button->text();
  }
  return troubles;
}

/// The panel that reads what is larger than its place: there above 140 %, beside the screen, each line as wide as it
/// is.
QStringList troublesOfDock(const Screen& screen) {
  QStringList troubles;
  const ReadingDock* dock = screen.dock();
  const bool up = dock != nullptr && dock->isVisibleTo(&screen);
  if (up != (readingSize() > textSize())) troubles << "the reading panel is " + QString(up ? "up" : "missing");
  if (!up) return troubles;
  if (dock->geometry().intersects(screen.viewport()->geometry())) troubles << "the reading panel covers the screen";
  if (!screen.rect().contains(dock->geometry())) troubles << "the reading panel runs out of the window";
  for (const QTextBrowser* column : dock->findChildren<QTextBrowser*>())
    if (column->horizontalScrollBar()->maximum() > 0) troubles << "cut in the reading panel: " + column->toPlainText();
  return troubles;
}

QStringList troublesOf(MainWindow& window) {
  if (const Screen* screen = qobject_cast<Screen*>(window.page()))
    return texts::troublesOf(*screen) + troublesOfDock(*screen);
  return troublesOf(*window.page());
}

/// What kind of state is up: two states of a kind have the same texts in the same places, nearly always.
std::string questionShown(MainWindow& window) {
  if (window.page() == window.table()) {
    const TableShown& shown = window.table()->shown();
    return "table " + std::to_string(shown.decision.question()) + " " +
           std::to_string(static_cast<int>(shown.view.phase)) + (shown.view.retrievalOpen ? " open" : "") +
           (shown.view.challenge.open ? " challenge" : "") + (shown.view.traitorRevealed ? " revealed" : "");
  }
  if (window.secret() != nullptr) {
    const SecretShown& shown = window.secret()->shown();
    return "secret " + std::to_string(static_cast<int>(shown.purpose)) + " " +
           std::to_string(shown.decision.question()) + (shown.view.hand.size() > 7 ? " crowded" : "") +
           (shown.view.traitorRevealed ? " revealed" : "");
  }
  return window.page()->metaObject()->className();
}

struct Walk {
  int seats = 3;
  std::uint64_t seed = 1;
  int textSize = 100;
  bool everyState = false;
  QString language = "en";
};

/// Troubles, each with the first state in which it was seen.
using Troubles = std::map<QString, QString>;

void look(MainWindow& window, const std::string& kind, Troubles& found) {
  std::array sizes = {QSize(1920, 1080), QSize(2560, 1440), QSize(1280, 800)};
  if (window.size() == sizes.back()) std::reverse(sizes.begin(), sizes.end());  // it begins where it stands
  for (const QSize& size : sizes) {
    window.resize(size);
    QApplication::processEvents();
    const QString where = QStringLiteral("%1x%2, %3").arg(size.width()).arg(size.height()).arg(kind.c_str());
    for (const QString& trouble : troublesOf(window)) found.emplace(trouble, where);
  }
}

/// Plays a season by clicks and looks at all texts in windows of three sizes.
void walk(const Walk& how, std::set<std::string>& seen, Troubles& found) {
  WindowSetup setup = quick();
  setup.language = how.language;
  Playing game(how.seats, how.seed, std::move(setup));
  game.unpainted();
  Options options = game.window.options();
  options.textSize = how.textSize;
  game.window.follow(options);
  const std::string reader = ", " + std::to_string(how.textSize) + " % " + how.language.toStdString();
  const auto lookAtAll = [&] {
    const std::string kind = questionShown(game.window) + reader;
    const bool isNew = seen.insert(kind).second;
    if (game.window.page() != game.window.curtain() && (isNew || how.everyState)) look(game.window, kind, found);
    return game.window.page() == game.window.end();
  };
  CHECK(game.clickUntil(lookAtAll));
  setTextSize(100);
  speak(Language::English);
}

void report(const Troubles& found) {
  std::string all;
  for (const auto& [trouble, where] : found) all += (trouble + "   (" + where + ")\n").toStdString();
  INFO(found.size() << " troubles");
  CHECK(all == "");
}

}  // namespace

TEST_CASE("No text is cut or lies on another, in any kind of state", "[window][text]") {
  std::set<std::string> seen;
  Troubles found;
  for (const Walk& how : {Walk{3, 11, 140}, Walk{5, 12, 100}, Walk{4, 14, 200}}) walk(how, seen, found);
  CHECK(seen.size() > 60);
  report(found);
}

TEST_CASE("No German text is cut or lies on another, in any kind of state", "[window][text][language]") {
  std::set<std::string> seen;
  Troubles found;
  for (const Walk& how : {Walk{4, 5, 150, false, "de"}, Walk{3, 11, 140, false, "de"}}) walk(how, seen, found);
  CHECK(seen.size() > 40);
  report(found);
}

TEST_CASE("No text is cut or lies on another, in any state of 20 seasons", "[.long][long]") {
  // given seasons of two to five people, at each size of text, in English and in German
  constexpr std::array kSizes = {100, 140, 150, 175, 200};
  std::set<std::string> seen;
  for (int season = 0; season < 20; ++season) {
    const std::size_t round = static_cast<std::size_t>(season) / 4;
    const bool german = (season + season / 4) % 2 == 0;
    Troubles found;
    walk({2 + season % 4, 100 + static_cast<std::uint64_t>(season), kSizes[round], true, german ? "de" : "en"}, seen,
         found);
    report(found);
    WARN("season " << season + 1 << ": " << found.size() << " troubles");
  }
}

TEST_CASE("A text that is cut, covered or written over is noticed", "[window][text]") {
  // given an area with a text that is too long, one that is written over, and one with a piece on it
  class Crowded final : public Area {
   public:
    using Area::show;

   private:
    void draw(Ink& ink) override {
      ink.text({0, 0, 40, 20}, "much too long for its place", Role::Body, 20, Qt::white);
      ink.text({0, 30, 200, 20}, "under", Role::Body, 20, Qt::white);
      ink.text({10, 30, 200, 20}, "over", Role::Body, 20, Qt::white);
      ink.text({0, 60, 200, 20}, "behind", Role::Body, 20, Qt::white);
      ink.text({0, 90, 200, 20}, "free", Role::Body, 20, Qt::white);
      PieceLook look;
      look.at = {0, 60, 60, 20};
      look.name = "a thing";
      look.draw = [](Ink&) {};
      add(std::move(look));
    }
  };
  class OneArea final : public Screen {
   public:
    OneArea() : Screen("boards/table", nullptr) { adopt(area); }
    Crowded area;

   protected:
    QSizeF unitsFor(const QSizeF& window) const override { return window; }
    void arrange() override { area.place({0, 0}, {300, 200}, 1); }
    void refresh() override { area.show({}); }
    void onPressed(Piece*) override {}
  };
  OneArea screen;
  screen.resize(300, 200);
  screen.show();
  QApplication::processEvents();
  screen.settle();
  // when its texts are looked at
  const QStringList troubles = texts::troublesOf(screen);
  // then each is told once
  CHECK(troubles ==
        QStringList{"cut: much too long for its place", "on each other: under | over", "covered: behind | a thing"});
}

}  // namespace w13::test
