#include "ui/games/warehouse51/secret/secret_screen.h"

#include <algorithm>

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
  dropHint();
  holdStill();
  fist_.reset();
  digit_.reset();
  settle();
}

void SecretScreen::startAgain() { setFist(std::nullopt); }

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

Desk SecretScreen::deskNow() const {
  Desk desk;
  const Decision& d = shown_.decision;
  desk.collector = shown_.collectors[shown_.view.me];
  desk.asks = true;
  desk.hint = hint();
  if (d.empty()) {
    desk.question = tr("Close the curtain when you have seen enough.");
    desk.buttons.push_back({{tr("CLOSE THE CURTAIN"), tr("Enter"), {}}, Glass::Lit, Order::Close, {}});
    return desk;
  }
  desk.question = ui::say(room().voice().question(d, shown_.view.me));
  desk.rule = ruleLine(&room().rules(), d.rule());
  if (!fists().empty()) {
    desk.set = fist_.value_or(-1);
    if (desk.hint.isEmpty()) desk.hint = tr("A closed fist stays closed. All open together.");
    if (fist_) desk.buttons.push_back({{tr("CLOSE ON %1").arg(*fist_), tr("Enter"), {}}, Glass::Lit, Order::Take, {}});
    else desk.buttons.push_back({{tr("Close"), {}, tr("no number yet")}, Glass::Dead, {}, {}});
    desk.buttons.push_back({{tr("Clear"), tr("Del"), {}}, Glass::Line, Order::Back, {}});
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
  reason_.take(fists(), fist_, digit_);
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
    case Order::Set: return setFist(order.with.index);
    case Order::Back: return setFist(std::nullopt);
    case Order::Take: {
      for (const Choice& each : fists())
        if (each.noun.index == fist_) return emit chosen(Choice(each));
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
    case Order::Rule: return openBook(QString::fromStdString(room().rules().nameOf(shown_.decision.rule())));
    case Order::Close: return emit left();
    default: return;
  }
}

void SecretScreen::setFist(std::optional<int> number) {
  dropHint();
  digit_.reset();
  fist_ = number;
  renew();
}

void SecretScreen::typeFist(int digit) {
  dropHint();
  fist_.reset();
  if (!digit_) {
    digit_ = digit;
    return renew();
  }
  const int number = *std::exchange(digit_, std::nullopt) * 10 + digit, most = fists().back().noun.index;
  if (number > most) return say(tr("You can hold %1 at most.").arg(most));
  setFist(number);
}

bool SecretScreen::note(int key) {
  if (digit_) return false;  // the second of two belongs to the fist
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
  if (digit >= 0 && digit <= 9 && !fists().empty()) return typeFist(digit), true;
  switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return pressMain(), true;
    case Qt::Key_Escape: return emit left(), true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return !fists().empty() && (setFist(std::nullopt), true);
    default: return false;
  }
}

// ---- what is told -----------------------------------------------------------------------------------------------

std::vector<KeyLine> SecretScreen::keys() const {
  return {{tr("two digits"), tr("set the fist: 03 is 3")},
          {tr("Enter"), tr("close the fist, or the curtain")},
          {tr("Del"), tr("clear it")},
          {tr("Tab"), tr("go to cards, fist and note sheet")},
          {tr("1 to 4, Del"), tr("on a line of the note sheet: ?, no, maybe, sure; no mark")},
          {QStringLiteral("F1"), tr("help on a thing")},
          {tr("Esc"), tr("close the curtain without closing a fist")}};
}

}  // namespace w51
