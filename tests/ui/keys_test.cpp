// The keyboard: the map of keys, reading order, and the keys that go to a kind of choice.

#include <QFile>
#include <QFileDialog>

#include "support/catch.h"
#include "window.h"

namespace w13::test {

TEST_CASE("? shows the map of keys, and any key puts it away", "[window][keyboard]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  TableScreen& table = *game.window.table();
  QTest::keyClick(&table, Qt::Key_Question);
  REQUIRE(table.keysOverlay() != nullptr);
  CHECK(table.keysOverlay()->isVisible());
  CHECK(table.keysOverlay()->size() == table.size());
  const int steps = game.room().steps();
  QTest::keyClick(table.keysOverlay(), Qt::Key_Return);
  CHECK_FALSE(table.keysOverlay()->isVisible());
  CHECK(game.room().steps() == steps);
}

TEST_CASE("The map of keys and the manual of the window list the same keys", "[window][keyboard]") {
  QFile file(QStringLiteral(W13_SOURCE_DIR) + "/docs/window.md");
  REQUIRE(file.open(QIODevice::ReadOnly));
  QStringList written;
  for (const QString& line : QString::fromUtf8(file.readAll()).section("## Keys", 1).section("\n## ", 0, 0).split('\n'))
    if (line.startsWith("| ") && !line.startsWith("| key") && !line.startsWith("| ---"))
      written << line.mid(2, line.size() - 4).trimmed();
  QStringList shown;
  for (const KeyLine& each : keyMap()) shown << each.keys + " | " + each.what;
  CHECK(shown.join("\n").toStdString() == written.join("\n").toStdString());
}

TEST_CASE("Tab goes in reading order: leads, piles, rooms, Field, seats, prompt", "[window][keyboard]") {
  // given an Action in the Warehouse
  Playing game(4, 9);
  REQUIRE(game.clickUntil([&] {
    return game.onTable() && static_cast<Ask>(game.room().decision(Seat::Table).question()) == Ask::TakeAction;
  }));
  TableScreen& table = *game.window.table();
  table.setFocus();
  table.scene()->setFocusItem(nullptr);
  std::vector<int> order;
  for (std::size_t presses = 0; presses < table.livePieces().size(); ++presses) {
    QTest::keyClick(&table, Qt::Key_Tab);
    const Piece* piece = qobject_cast<Piece*>(table.scene()->focusItem()->toGraphicsObject());
    REQUIRE(piece != nullptr);
    const PieceLook& look = piece->look();
    if (look.command.what == Order::Look) order.push_back(5);
    else if (!look.glows) order.push_back(6);
    else if (thingOf(look.noun) == Thing::Die) order.push_back(1);
    else if (look.part == Part::DrawPile) order.push_back(2);
    else if (thingOf(look.noun) == Thing::Place && placeOf(look.noun) < Place::FieldResearch &&
             placeOf(look.noun) > Place::Travel)
      order.push_back(3);
  }
  CHECK(order.size() > 6);
  CHECK(std::is_sorted(order.begin(), order.end()));
}

TEST_CASE("The focus stays on its thing when the table is shown again", "[window][keyboard]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  TableScreen& table = *game.window.table();
  Piece* menu = withCommand(table, Order::Menu);
  menu->setFocus();
  const TableShown shown = table.shown();
  table.show(shown);
  game.settle();
  CHECK(withCommand(table, Order::Menu)->hasFocus());
}

TEST_CASE("N takes the Neutralizer and goes to its clues; Enter points it at one, and again does it",
          "[NEUT-01][keyboard]") {
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] {
    return game.onTable() && static_cast<Ask>(game.room().decision(Seat::Table).question()) == Ask::WorkTheCase;
  }));
  TableScreen& table = *game.window.table();
  table.setFocus();
  QTest::keyClick(&table, Qt::Key_N);
  const Piece* first = qobject_cast<Piece*>(table.scene()->focusItem()->toGraphicsObject());
  REQUIRE(first != nullptr);
  CHECK(first->look().choices.front().verb == verb::Neutralize);
  QTest::keyClick(&table, Qt::Key_N);
  const Piece* second = qobject_cast<Piece*>(table.scene()->focusItem()->toGraphicsObject());
  CHECK(second != first);
  const DieId die = dieOf(second->look().noun);
  QTest::keyClick(&table, Qt::Key_Return);
  game.settle();
  CHECK(game.room().view(Seat::Table).dice[die].spot == Spot::Leads);
  QTest::keyClick(&table, Qt::Key_Return);
  game.settle();
  CHECK(game.room().view(Seat::Table).dice[die].spot == Spot::Neutralized);
}

TEST_CASE("Enter presses the golden button after a click on a dead thing, not that thing again", "[window][keyboard]") {
  // given a question with a golden button, and a click on something that cannot be used
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] {
    if (!game.onTable()) return false;
    const Prompt prompt = promptOn(*game.window.table());
    return prompt.main() != nullptr && !prompt.main()->choices.empty();
  }));
  TableScreen& table = *game.window.table();
  const std::vector<const Piece*> all = pieces(table);
  const auto dead = std::find_if(all.begin(), all.end(), [](const Piece* piece) {
    return piece->isVisible() && !piece->live() && thingOf(piece->look().noun) == Thing::Place;
  });
  REQUIRE(dead != all.end());
  clickOn(table, *dead);
  REQUIRE(table.scene()->focusItem() == *dead);
  // when Enter is pressed
  const int before = game.room().steps();
  QTest::keyClick(&table, Qt::Key_Return);
  game.settle();
  // then the golden button was
  CHECK(game.room().steps() > before);
}

TEST_CASE("R goes to who may respond; with one person left it opens the curtain", "[RULING-50][keyboard]") {
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] { return game.onTable() && !game.room().mayRespond().empty(); }));
  TableScreen& table = *game.window.table();
  table.setFocus();
  QTest::keyClick(&table, Qt::Key_R);
  const Piece* respond = qobject_cast<Piece*>(table.scene()->focusItem()->toGraphicsObject());
  REQUIRE(respond != nullptr);
  CHECK(respond->look().command.what == Order::Look);
  // given that only one of them is a person
  TableShown shown = table.shown();
  const int seat = index(seatOf(respond->look().command.with));
  shown.people.persons = SeatSet(seatAt(seat));
  table.show(shown);
  QTest::keyClick(&table, Qt::Key_R);
  CHECK(game.window.page() == game.window.curtain());
}

TEST_CASE("P passes where passing is a choice, and means nothing elsewhere", "[window][keyboard]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  TableScreen& table = *game.window.table();
  TableShown shown = table.shown();
  shown.decision.clear();
  shown.decision.ask(seatAt(0), static_cast<std::uint16_t>(Ask::FinaleAction), Rule{}, kernel::Openness::Public);
  shown.decision.offer(choice(verb::Use, of(Place::Travel)));
  table.show(shown);
  std::vector<kernel::Choice> made;
  QObject::connect(&table, &TableScreen::chosen, &table, [&](kernel::Choice each) { made.push_back(each); });
  QTest::keyClick(&table, Qt::Key_P);
  CHECK(made.empty());
  shown.decision.offer(choice(verb::Pass));
  table.show(shown);
  QTest::keyClick(&table, Qt::Key_P);
  REQUIRE(made.size() == 1);
  CHECK(made.front() == choice(verb::Pass));
}

TEST_CASE("S goes to the dice that can be swapped", "[APPLY-07][keyboard]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  TableScreen& table = *game.window.table();
  TableShown shown = table.shown();
  shown.view.retrievalOpen = true;
  shown.decision.clear();
  shown.decision.ask(seatAt(0), static_cast<std::uint16_t>(Ask::SwapDice), Rule{}, kernel::Openness::Public);
  shown.decision.offer(choice(verb::Swap, of(Symbol::Lore)));
  shown.decision.offer(choice(verb::Swap, of(Symbol::Tech)));
  table.show(shown);
  table.setFocus();
  QTest::keyClick(&table, Qt::Key_S);
  const Piece* gauge = qobject_cast<Piece*>(table.scene()->focusItem()->toGraphicsObject());
  REQUIRE(gauge != nullptr);
  CHECK(gauge->look().noun == of(Symbol::Lore));
}

namespace {

/// A secret screen by itself, with what somebody could choose there, and what has been confirmed on it.
struct OnSecretScreen {
  using Preview = std::function<Foreseen(std::span<const kernel::Choice>)>;
  OnSecretScreen(
      VisitFor purpose, Ask ask, const std::vector<kernel::Choice>& choices,
      const Preview& preview = [](auto) { return Foreseen{}; })
      : game(3, 1) {
    REQUIRE(game.dealt());
    SecretShown shown;
    shown.purpose = purpose;
    shown.name = "Kim";
    shown.view = game.room().view(seatAt(0));
    shown.decision.ask(seatAt(0), static_cast<std::uint16_t>(ask), Rule{}, kernel::Openness::Secret);
    for (const kernel::Choice& each : choices) shown.decision.offer(each);
    for (const kernel::Choice& each : choices)
      if (thingOf(each.noun) == Thing::Card && !shown.view.hand.has(cardOf(each.noun)))
        shown.view.hand.push(cardOf(each.noun));
    shown.preview = preview;
    screen = std::make_unique<SecretScreen>(shown, game.room().cards(), game.room().words(), nullptr, nullptr);
    QObject::connect(screen.get(), &SecretScreen::done, [this](const auto& all) { confirmed = all; });
    screen->setStill(0);
    screen->resize(1280, 800);
    screen->show();
    QApplication::setActiveWindow(screen.get());
    game.settle();
  }
  void press(Qt::Key key) { QTest::keyClick(screen.get(), key); }
  [[nodiscard]] bool canConfirm() const { return withCommand(*screen, Order::Confirm) != nullptr; }
  /// The choice of the thing that has the focus; none: it has no single one.
  [[nodiscard]] kernel::Choice focused() const {
    const auto* piece = dynamic_cast<const Piece*>(screen->scene()->focusItem());
    return piece != nullptr && piece->look().choices.size() == 1 ? piece->look().choices.front() : kernel::Choice{};
  }

  Playing game;
  std::unique_ptr<SecretScreen> screen;
  std::vector<kernel::Choice> confirmed;
};

}  // namespace

TEST_CASE("P on a secret screen passes where that is a choice, and waits to be confirmed", "[window][keyboard]") {
  const kernel::Choice other = choice(verb::Spend, of(static_cast<CardId>(1)));
  // given a question that cannot be declined, then P means nothing
  OnSecretScreen must(VisitFor::Answer, Ask::DiscardDown, {other});
  must.press(Qt::Key_P);
  CHECK_FALSE(must.canConfirm());
  for (const verb::Id passing : {verb::Pass, verb::Decline}) {
    // given one that can
    OnSecretScreen may(VisitFor::Answer, Ask::PayForClue, {other, choice(passing)});
    // when P is pressed, then nothing has happened yet
    may.press(Qt::Key_P);
    CHECK(may.canConfirm());
    CHECK(may.confirmed.empty());
    // and Enter confirms it
    may.press(Qt::Key_Return);
    CHECK(may.confirmed == std::vector{choice(passing)});
  }
}

TEST_CASE("S on a secret screen goes to the dice that can be swapped, and swaps nothing", "[APPLY-07][keyboard]") {
  const kernel::Choice lore = choice(verb::Swap, of(Symbol::Lore));
  const kernel::Choice tech = choice(verb::Swap, of(Symbol::Tech));
  OnSecretScreen at(VisitFor::Respond, Ask::Nothing, {lore, tech});
  CHECK(at.focused() == kernel::Choice{});
  // when S is pressed, and again
  at.press(Qt::Key_S);
  CHECK(at.focused() == lore);
  at.press(Qt::Key_S);
  // then the focus is on the second, which Enter chooses
  CHECK(at.focused() == tech);
  CHECK_FALSE(at.canConfirm());
  at.press(Qt::Key_Return);
  CHECK(at.canConfirm());
  CHECK(at.confirmed.empty());
  at.press(Qt::Key_Return);
  CHECK(at.confirmed == std::vector{tech});
}

TEST_CASE("Ctrl+O asks for a season to open", "[window][keyboard]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  QTest::keyClick(game.window.table(), Qt::Key_O, Qt::ControlModifier);
  game.settle();
  auto* dialog = game.window.findChild<QFileDialog*>();
  REQUIRE(dialog != nullptr);
  CHECK(dialog->fileMode() == QFileDialog::ExistingFile);
  dialog->close();
}

TEST_CASE("Of several cards to discard, those chosen are named while the next one is asked for", "[window]") {
  // given two of three Traits to be discarded
  std::vector<kernel::Choice> traits;
  for (const CardId card : shipped().cards.cards->all(Kind::Trait))
    if (traits.size() < 3) traits.push_back(choice(verb::Discard, of(card)));
  const auto next = [&](std::span<const kernel::Choice> made) {
    if (made.size() != 1) return Foreseen{};
    kernel::Decision rest;
    rest.ask(seatAt(0), static_cast<std::uint16_t>(Ask::DiscardTraits), Rule{}, kernel::Openness::Secret);
    for (const kernel::Choice& each : traits)
      if (each != made.front()) rest.offer(each);
    return Foreseen{rest};
  };
  OnSecretScreen on(VisitFor::Answer, Ask::DiscardTraits, traits, next);
  CHECK(promptOn(*on.screen).hint == "Click what glows. Nothing happens until you confirm.");
  // when one is chosen, then it is named, and another is asked for
  const auto press = [&](const kernel::Choice& trait) {
    for (Piece* piece : on.screen->livePieces())
      if (piece->look().choices == std::vector{trait}) return piece->press();
    FAIL("it is not there");
  };
  press(traits[0]);
  const QString one = QString::fromStdString(on.game.room().words().card(cardOf(traits[0].noun)));
  const QString hint = promptOn(*on.screen).hint;
  CHECK(hint.contains(one));
  CHECK(hint.endsWith("Choose one more."));
  CHECK_FALSE(on.canConfirm());
  // when the second is, both are, to be confirmed
  press(traits[1]);
  CHECK(promptOn(*on.screen).question.contains(one));
  CHECK(on.canConfirm());
}

}  // namespace w13::test
