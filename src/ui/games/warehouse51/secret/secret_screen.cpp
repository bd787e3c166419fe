#include "ui/games/warehouse51/secret/secret_screen.h"

#include <QWheelEvent>
#include <algorithm>

#include "engine/games/warehouse51/seen/seen_in.h"
#include "ui/games/warehouse51/table/desk_of.h"
#include "ui/games/warehouse51/table/table_help.h"
#include "ui/look/say.h"
#include "ui/screen/prompt_bar.h"

namespace w51 {

SecretScreen::SecretScreen(const PlainRoom& room, Notes notes, QWidget* parent)
    : AuctionScreen(QStringLiteral("auction/boards/secret-desk"), room, parent), notes_(std::move(notes)) {
  setAccessibleName(tr("For your eyes only"));
  for (Area* each : std::initializer_list<Area*>{&head_, &own_, &reason_, &sheet_, &since_, &standing_, &desk_})
    adopt(*each);
}

void SecretScreen::show(SecretShown shown) {
  shown_ = std::move(shown);
  askAnew();
  settle();
}

void SecretScreen::startAgain() { setTo(0); }

void SecretScreen::arrange() {
  const double x = (units().width() - 1920) / 2, y = (units().height() - 1080) / 2;
  const auto lay = [&](Area& area, const QRectF& at) { area.place(at.topLeft() + QPointF(x, y), at.size(), 1); };
  lay(head_, {0, 0, 1920, 130});
  lay(own_, {56, 132, 500, 512});
  lay(reason_, {572, 132, 640, 512});
  lay(sheet_, {1224, 132, 648, 700});
  lay(since_, {56, 660, 568, 172});
  lay(standing_, {640, 660, 572, 172});
  lay(desk_, {130, 850, 1660, 152});
}

Sight SecretScreen::sight() const {
  Sight sight{{pixels(), true, {}, nullptr}, shown_.view, shown_.decision, cards(), room().voice(), shown_.collectors};
  sight.persons = shown_.persons;
  sight.asked = shown_.decision.empty() ? Seat::Table : shown_.view.me;
  return sight;
}

std::vector<Choice> SecretScreen::amounts() const { return amountsIn(shown_.decision); }

Desk SecretScreen::deskNow() const {
  Desk desk;
  const Decision& d = shown_.decision;
  desk.collector = shown_.collectors[shown_.view.me];
  desk.asks = true;
  desk.hint = hint();
  desk.set = set();
  if (d.empty()) {
    desk.question = tr("Close the curtain when you have seen enough.");
    desk.buttons.push_back({{tr("CLOSE THE CURTAIN"), tr("Enter"), {}}, Glass::Lit, Order::Close, {}});
    return desk;
  }
  desk.question = ui::say(room().voice().question(d, shown_.view.me));
  desk.rule = ruleLine(&room().rules(), d.rule());
  if (!amounts().empty()) {
    if (desk.hint.isEmpty()) desk.hint = tr("A closed fist stays closed. All open together.");
    desk.buttons.push_back({{tr("CLOSE ON %1").arg(set()), tr("Enter"), {}}, Glass::Lit, Order::Take, {}});
    desk.buttons.push_back({{tr("Back to 0"), tr("Del"), {}}, Glass::Line, {Order::Set, ingots(0)}, {}});
    return desk;
  }
  for (const Choice& each : d.choices())
    desk.buttons.push_back(
        {{ui::say(room().voice().choice(d, each, shown_.view.me)), desk.buttons.empty() ? tr("Enter") : QString(), {}},
         desk.buttons.empty() ? Glass::Lit : Glass::Line,
         {},
         {each}});
  return desk;
}

void SecretScreen::refresh() {
  if (shown_.view.me == Seat::Table) return;
  const Sight now = sight();
  reason_.take(amounts(), set());
  sheet_.take(notes_);
  since_.take(shown_.news);
  desk_.take(deskNow());
  for (AuctionArea* each :
       std::initializer_list<AuctionArea*>{&head_, &own_, &reason_, &sheet_, &since_, &standing_, &desk_})
    each->show(now);
}

// ---- what is pressed --------------------------------------------------------------------------------------------

void SecretScreen::onPressed(Piece* piece) {
  const PieceLook look = piece->look();  // NOLINT(performance-unnecessary-copy-initialization): it may go meanwhile
  if (look.command) return obey(look.command);
  if (look.choices.size() == 1) {
    const Choice choice = look.choices.front();
    return emit chosen(choice);
  }
  sayWhyNot(*piece);
}

void SecretScreen::obey(Command order) {
  switch (order.what.as<Order>()) {
    case Order::Set: return setTo(order.with.index);
    case Order::Take: {
      for (const Choice& each : amounts())
        if (each.noun.index == set()) return emit chosen(Choice(each));
      return;
    }
    case Order::Mark: {
      Note& note = notes_.of[relicOf(order.with)];
      note.doubt = static_cast<Doubt>((static_cast<int>(note.doubt) + 1) % kDoubts);
      return renew();
    }
    case Order::Suspect: {
      Note& note = notes_.of[relicOf(order.with)];
      const int seats = shown_.view.open.seats;
      int next = index(note.suspect) + 1;
      if (next == index(shown_.view.me)) ++next;
      note.suspect = next >= seats ? Seat::Table : kernel::seatAt(next);
      return renew();
    }
    case Order::Close: return emit left();
    default: return;
  }
}

bool SecretScreen::note(int key) {
  const Piece* on = nullptr;
  for (const Piece* each : sheet_.pieces())
    if (each->hasFocus()) on = each;
  if (on == nullptr) return false;
  Note& note = notes_.of[relicOf(on->look().noun)];
  if (key >= Qt::Key_1 && key <= Qt::Key_4) note.doubt = static_cast<Doubt>(key - Qt::Key_0);
  else if (key == Qt::Key_Delete || key == Qt::Key_Backspace) note = {};
  else return false;
  renew();
  return true;
}

bool SecretScreen::onKey(int key) {
  if (note(key)) return true;
  const int digit = key - Qt::Key_0;
  if (digit >= 0 && digit <= 9 && !amounts().empty()) return type(digit), true;
  switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return pressMain(), true;
    case Qt::Key_Escape: return emit left(), true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return !amounts().empty() && (setTo(0), true);
    default: return false;
  }
}

// Arrows turn the fist unless the note sheet has the focus.
void SecretScreen::keyPressEvent(QKeyEvent* event) {
  const bool onSheet = std::ranges::any_of(sheet_.pieces(), [](const Piece* each) { return each->hasFocus(); });
  if (!holdsStill() && !onSheet && turn(event->key())) return;
  Screen::keyPressEvent(event);
}

// ---- what is told -----------------------------------------------------------------------------------------------

std::vector<KeyLine> SecretScreen::keys() const {
  return {{tr("0 to 9, ▲ ▼"), tr("set the fist")},
          {tr("Enter"), tr("close the fist, or the curtain")},
          {tr("Del"), tr("an empty hand")},
          {tr("Tab"), tr("go to cards, fist and note sheet")},
          {tr("1 to 4, Del"), tr("on a line of the note sheet: ?, no, maybe, sure; no mark")},
          {QStringLiteral("F1"), tr("help on a thing")},
          {tr("Esc"), tr("close the curtain without closing a fist")}};
}

}  // namespace w51
