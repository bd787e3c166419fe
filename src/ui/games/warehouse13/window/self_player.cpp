#include "ui/games/warehouse13/window/self_player.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPushButton>

#include "engine/kernel/count.h"

namespace w13 {

namespace {

constexpr int kPatienceForCurtain = 5000;  // milliseconds

Piece* withCommand(const std::vector<Piece*>& pieces, Command command) {
  for (Piece* piece : pieces)
    if (piece->look().command == command) return piece;
  return nullptr;
}

/// The buttons by which seats look at their hands, and respond.
std::vector<Piece*> looking(const std::vector<Piece*>& pieces) {
  std::vector<Piece*> found;
  for (Piece* piece : pieces)
    if (piece->look().command.what == Order::Look) found.push_back(piece);
  return found;
}

/// What chooses something, or glows because it leads to a choice.
std::vector<Piece*> choosing(const std::vector<Piece*>& pieces) {
  std::vector<Piece*> found;
  for (Piece* piece : pieces)
    if (!piece->look().choices.empty() || piece->look().lit) found.push_back(piece);
  return found;
}

}  // namespace

void pressLeft(QWidget* widget, QPoint at, bool down) {
  QMouseEvent event(down ? QEvent::MouseButtonPress : QEvent::MouseButtonRelease, at, widget->mapToGlobal(at),
                    Qt::LeftButton, down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
  QApplication::sendEvent(widget, &event);
}

SeasonStart seasonOf(int seats, int bots, std::uint64_t seed) {
  SeasonStart start;
  for (int seat = 0; seat < seats; ++seat) {
    start.setup.agents.push_back(static_cast<AgentId>(seat));  // agents are numbered from 0
    start.players.emplace_back();
    start.bots.emplace_back(seat < seats - bots ? "" : "rule");
  }
  start.seed = seed;
  start.typedSeed = true;
  return start;
}

SelfPlayer::SelfPlayer(MainWindow& window, std::uint64_t seed, Button button)
    : window_(window), luck_(seed), button_(std::move(button)) {}

Piece* SelfPlayer::any(const std::vector<Piece*>& pieces) {
  return kernel::at(pieces, luck_.pick(kernel::count(pieces), kernel::ChanceOf::Card));
}

bool SelfPlayer::oneIn(int times) { return luck_.pick(times, kernel::ChanceOf::Card) == 0; }

void SelfPlayer::clickAt(QWidget* widget, QPoint at) {
  ++clicks_;
  button_(widget, at, true);
  button_(widget, at, false);
}

void SelfPlayer::click(Screen& screen, Piece* piece) {
  const std::optional<QPoint> at = screen.freePoint(*piece);
  if (!at) {
    const QPoint middle = screen.mapFromScene(piece->mapToScene(piece->reach().center()));
    const QGraphicsItem* top = screen.itemAt(middle);
    const Piece* over = top == nullptr ? nullptr : qobject_cast<const Piece*>(top->toGraphicsObject());
    throw std::runtime_error(
        "\"" + piece->look().name.toStdString() + "\" cannot be clicked: it lies " +
        (over == nullptr ? "outside the window" : "under \"" + over->look().name.toStdString() + "\""));
  }
  if (!piece->look().choices.empty() || piece->look().lit) ++(piece->look().glows ? onThings_ : onButtons_);
  clickAt(screen.viewport(), *at);
}

bool SelfPlayer::step() {
  QWidget* page = window_.page();
  if (SceneLayer& layer = window_.scenes().layer(); layer.up()) {
    clickAt(&layer, layer.rect().center());
    return true;
  }
  if (page == window_.table()) return stepTable(*window_.table());
  if (window_.secret() != nullptr && page == window_.secret()) return stepSecret(*window_.secret());
  if (page == window_.curtain()) {
    ++clicks_;
    button_(page, window_.curtain()->button().center(), true);
    QElapsedTimer since;
    since.start();
    while (window_.page() == page && since.elapsed() < kPatienceForCurtain)
      QApplication::processEvents(QEventLoop::AllEvents, 5);
    button_(page, window_.curtain()->button().center(), false);
    return window_.page() != page;
  }
  if (page != window_.vote()) return false;
  for (QPushButton* button : page->findChildren<QPushButton*>()) {
    clickAt(button, button->rect().center());
    return true;
  }
  return false;
}

bool SelfPlayer::stepTable(TableScreen& table) {
  if (table.moving()) {  // whoever is in a hurry clicks it away
    clickAt(table.viewport(), table.viewport()->rect().center());
    return true;
  }
  const std::vector<Piece*> live = table.livePieces();
  if (Piece* deal = withCommand(live, Order::Deal)) {
    click(table, deal);
    return true;
  }
  std::vector<Piece*> can = choosing(live);
  if (Piece* tool = withCommand(live, Order::Neutralize); tool != nullptr && oneIn(3)) {
    click(table, tool);
    return true;
  }
  Piece* hand = withCommand(live, Order::Curtain);
  if (hand != nullptr && (can.empty() || oneIn(2))) {
    click(table, hand);
    return true;
  }
  if (can.empty()) return false;
  if (const std::vector<Piece*> looks = looking(live); !looks.empty() && oneIn(12)) {
    click(table, any(looks));
    return true;
  }
  click(table, any(can));
  return true;
}

bool SelfPlayer::stepSecret(SecretScreen& secret) {
  if (window_.halves()->opening()) {
    clickAt(window_.halves(), window_.halves()->rect().center());
    return true;
  }
  const std::vector<Piece*> live = secret.livePieces();
  if (Piece* tool = withCommand(live, Order::Neutralize); tool != nullptr && oneIn(6)) {
    click(secret, tool);
    return true;
  }
  Piece* confirm = withCommand(live, Order::Confirm);
  const std::vector<Piece*> can = choosing(live);
  Piece* close = withCommand(live, Order::Close);
  const bool unasked = secret.shown().purpose != VisitFor::Answer;
  if (confirm != nullptr && (can.empty() || !oneIn(4))) click(secret, confirm);
  else if (close != nullptr && (can.empty() || (unasked && oneIn(2)))) click(secret, close);
  else if (!can.empty()) click(secret, any(can));
  else return false;
  return true;
}

}  // namespace w13
