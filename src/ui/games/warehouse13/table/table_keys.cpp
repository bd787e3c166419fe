// What a click and a key do on the table.

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "ui/games/warehouse13/table/table_screen.h"

namespace w13 {

namespace {

/// The choices that P makes.
constexpr std::initializer_list<std::uint8_t> kPassing = {verb::Pass, verb::Decline};

bool makes(const PromptButton& button, std::initializer_list<std::uint8_t> verbs) {
  return button.choices.size() == 1 &&
         std::find(verbs.begin(), verbs.end(), button.choices.front().verb) != verbs.end();
}

}  // namespace

void TableScreen::onPressed(Piece* piece) {
  if (moving()) return skip();
  // A copy: what follows may take the piece away.
  const PieceLook look = piece->look();  // NOLINT(performance-unnecessary-copy-initialization)
  if (look.command) return obey(look.command);
  if (!look.tool.isEmpty() && look.choices.size() == 1 && tool_.aimed() != look.choices.front()) {
    tool_.aim(look.choices.front());
    holdStill();  // a double click only points at it
    return renew();
  }
  if (look.choices.size() == 1) {
    const kernel::Choice choice = look.choices.front();
    return emit chosen(choice);
  }
  if (look.choices.size() > 1) {
    picked_ = look.noun;
    pickedChoices_ = look.choices;
    return renew();
  }
  // Who clicks an obstacle on the track wants to go there and beat it.
  if (thingOf(look.noun) == Thing::Track && openOffers().names(of(Place::Maintenance)))
    return takeBy(Place::Maintenance, look.noun);
  if (!help(piece).whyNot.isEmpty()) emit denied();
  sayWhyNot(*piece);
}

/// The place of the neutralized dice, in the scene.
QRectF TableScreen::bucket() const {
  for (const Mark& mark : stores_.marks())
    if (mark.part == Part::Neutralized) return stores_.mapRectToScene(mark.at);
  return {};
}

/// What everybody may choose by hand now.
Offers TableScreen::openOffers() const {
  const kernel::Decision& d = shown_.decision;
  if (shown_.thinking || moving() || d.openness() == kernel::Openness::Secret) return {};
  return {d.openChoices(), shown_.view};
}

// A clue can be carried to the Neutralizer, a pile to the place of the Agent who draws from it.
std::vector<Carry::Taker> TableScreen::takersOf(const PieceLook& look) {
  Offers offers = openOffers();
  std::vector<Carry::Taker> takers;
  if (thingOf(look.noun) == Thing::Die)
    for (const kernel::Choice& each : offers.of(look.noun, {verb::Neutralize}))
      takers.push_back({bucket(), [this, each] { emit chosen(each); }});
  const bool drawn =
      look.part == Part::DrawPile && (offers.names(look.noun) || offers.names(of(Place::WarehouseResearch)));
  for (const Piece* piece : seats_.pieces())
    if (drawn && piece->look().part == Part::Plate && piece->look().noun == of(shown_.decision.seat()))
      takers.push_back({onScene(*piece), [this, pile = look.noun] { takeBy(Place::WarehouseResearch, pile); }});
  return takers;
}

/// Takes the Action, if it is asked for, and with it the thing that it asks for first.
void TableScreen::takeBy(Place action, kernel::Noun thing) {
  const Seat asked = shown_.decision.seat();
  const auto choose = [&](kernel::Noun noun, std::span<const verb::Id> verbs) {
    if (shown_.thinking || shown_.decision.seat() != asked) return;
    const auto found = Offers(shown_.decision.openChoices(), shown_.view).of(noun, verbs);
    if (!found.empty()) emit chosen(found.front());
  };
  static constexpr std::array kTaken = {verb::DrawFrom, verb::Choose};
  choose(of(action), {});
  choose(thing, kTaken);
}

void TableScreen::turn(const Turned& to) {
  finish();
  const bool panel = otherPanel_ != to.otherPanel;
  if (!panel && lostOpen_ == to.lost) return;
  lostOpen_ = to.lost;
  otherPanel_ = to.otherPanel;
  panel ? settle() : renew();
  emit turnedTo(to);
}

void TableScreen::obey(Command said) {
  switch (said.what.as<Order>()) {
    case Order::Unpick:
    case Order::Neutralize:
      picked_ = {};
      pickedChoices_.clear();
      tool_.putAway();
      if (said == Order::Neutralize || Neutralizing::onlyWay(shown_.decision, shown_.reach)) tool_.take();
      return renew();
    case Order::Wait: clock_.stop(); return renew();
    case Order::Lost: return turn({!lostOpen_, otherPanel_});
    case Order::Panel: return turn({lostOpen_, !otherPanel_});
    case Order::Look:
    case Order::Curtain:
      clock_.stop();  // somebody responds, or wants to
      return emit command(said);
    default: return emit command(said);
  }
}

void TableScreen::showFront(GameArea& front) {
  Offers none;
  front.show(sightFor(none, false));
}

Help TableScreen::help(const Piece* piece) const {
  const HelpSource from{shown_.view,
                        shown_.decision,
                        cards_,
                        words_,
                        shown_.why,
                        [this](kernel::Choice choice) -> std::optional<bool> {
                          if (!shown_.undoes) return std::nullopt;
                          const std::vector<kernel::Choice>& lasting = shown_.lasting;
                          return std::find(lasting.begin(), lasting.end(), choice) == lasting.end();
                        },
                        shown_.greets != Seat::Table
                            ? tr("The season begins when everybody has looked behind the curtain.")
                        : shown_.thinking ? whoThinks()
                                          : QString()};
  Help help = piece == nullptr ? helpOnQuestion(from, shown_.decision.openChoices()) : helpOn(piece->look(), from);
  if (piece != nullptr && piece->look().choices.empty()) {
    const PieceLook& look = piece->look();
    if (look.part == Part::DrawPile && openOffers().names(of(Place::WarehouseResearch)))
      help.whyNot = tr("Carry it to your place to draw from it: Warehouse Research.");
    if (thingOf(look.noun) == Thing::Track && openOffers().names(of(Place::Maintenance)))
      help.whyNot = tr("Click it to challenge it: that is your Action, Warehouse Maintenance.");
  }
  if (shown_.greets == Seat::Table) return help;
  if (help.rules.empty()) help.rules.push_back(ruleNamed("SETUP-22"));
  if (piece == nullptr) help.name = prompt_.prompt().question, help.about = prompt_.prompt().hint;
  return help;
}

QString TableScreen::question() const {
  const Prompt& prompt = teller_.prompt().question.isEmpty() ? prompt_.prompt() : teller_.prompt();
  return prompt.question + "\n" + prompt.hint;
}

void TableScreen::openBook(const QString& page) { emit rulePageWanted(page); }

QPoint TableScreen::placeToSay(Seat seat) const {
  for (const Piece* piece : seats_.pieces())
    if (piece->look().command == Command(Order::Say, of(seat)))
      return viewport()->mapToGlobal(mapFromScene(onScene(*piece).topRight()));
  return mapToGlobal(rect().center());
}

/// The seats of people: what they may say, one after the other; a single one's list is opened.
bool TableScreen::talk() {
  const SeatSet may = shown_.people.talkers;
  if (may.size() == 1) return obey({Order::Say, of(may.first())}), true;
  std::vector<Command> commands;
  for (const Seat seat : may) commands.emplace_back(Order::Say, of(seat));
  return focusOnCommand(commands);
}

/// The seats that may respond: their buttons one after the other; a single one is pressed.
bool TableScreen::respond() {
  const SeatSet may = (shown_.people.persons & shown_.people.mayRespond).without(shown_.people.shielded);
  for (int seat = 0; seat < shown_.view.players; ++seat)
    if (may == SeatSet(seatAt(seat))) return obey({Order::Look, of(seatAt(seat))}), true;
  std::vector<Command> commands;
  for (int seat = 0; seat < shown_.view.players; ++seat)
    if (may.has(seatAt(seat))) commands.emplace_back(Order::Look, of(seatAt(seat)));
  return focusOnCommand(commands);
}

/// The hand of whoever is asked, where the answer lies open on the table, too.
bool TableScreen::lookAtHand() {
  if (!handOpens()) return false;
  obey({Order::Look, of(shown_.decision.seat())});
  return true;
}

void TableScreen::press(const PromptButton& button) {
  if (button.command) obey(button.command);
  else if (button.choices.size() == 1) emit chosen(button.choices.front());
}

bool TableScreen::onKey(int key) {
  const auto pressButton = [this](auto&& fits) {
    for (const PromptButton& each : prompt_.prompt().buttons)
      if (fits(each)) return press(PromptButton(each)), true;
    return false;
  };
  const auto passes = [](const PromptButton& each) { return makes(each, kPassing); };
  const auto swaps = [](const PromptButton& each) { return makes(each, {verb::Swap}); };
  switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (const PromptButton* main = prompt_.prompt().main(); main != nullptr) return press(PromptButton(*main)), true;
      return false;
    case Qt::Key_H:
      return pressButton([](const PromptButton& each) { return each.command == Order::Curtain; }) || lookAtHand();
    case Qt::Key_Space:
      return pressButton(
          [](const PromptButton& each) { return each.command == Order::Curtain || each.command == Order::Deal; });
    case Qt::Key_B: return pressButton([](const PromptButton& each) { return each.command == Order::Panel; });
    case Qt::Key_Escape:
      if (lostOpen_) obey(Order::Lost);
      else if (!pickedChoices_.empty() || tool_.aimed() ||
               (tool_.inHand() && !Neutralizing::onlyWay(shown_.decision, shown_.reach)))
        obey(Order::Unpick);
      else emit command(Order::Menu);
      return true;
    case Qt::Key_N:
      if (Neutralizing::offeredBy(shown_.decision) && !shown_.thinking && !tool_.inHand()) obey(Order::Neutralize);
      return focusOn({verb::Neutralize});
    case Qt::Key_P: return pressButton(passes) || focusOn(kPassing);
    case Qt::Key_R:
      if (!respond()) say(tr("Nobody may respond now."));
      return true;
    case Qt::Key_T: return talk();
    case Qt::Key_W: return pressButton([](const PromptButton& each) { return each.command == Order::Wait; });
    case Qt::Key_S: return pressButton(swaps) || focusOn({verb::Swap});
    case Qt::Key_F3: emit command(Order::Log); return true;
    case Qt::Key_F4: obey(Order::Lost); return true;
    default: break;
  }
  const int seat = key - Qt::Key_1;
  if (seat < 0 || seat >= shown_.view.players || !shown_.people.persons.has(seatAt(seat))) return false;
  obey({Order::Look, of(seatAt(seat))});
  return true;
}

// Space held on the table holds the curtain that it lets fall, too: one movement for both.
void TableScreen::keyPressEvent(QKeyEvent* event) {
  const bool space = event->key() == Qt::Key_Space;
  if (space && space_.repeats(*event)) return;
  Screen::keyPressEvent(event);
  if (!space || isVisible()) return;
  QWidget* now = window()->focusWidget();
  if (now != nullptr && qobject_cast<Screen*>(now) == nullptr) QApplication::sendEvent(now, event);
}

void TableScreen::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space) space_.wentUp(*event);
  Screen::keyReleaseEvent(event);
}

}  // namespace w13
