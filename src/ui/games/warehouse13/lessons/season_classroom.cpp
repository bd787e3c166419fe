#include "ui/games/warehouse13/lessons/season_classroom.h"

#include "ui/games/warehouse13/lessons/targets.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/card_text.h"
#include "ui/games/warehouse13/pages/start_screen.h"
#include "ui/games/warehouse13/secret/secret_screen.h"
#include "ui/games/warehouse13/table/table_screen.h"
#include "ui/look/say.h"

namespace w13 {

SeasonClassroom::SeasonClassroom(Room& room, Seat learner) : room_(room), learner_(learner) {
  connect(&room_, &Room::changed, this, &Classroom::changed);
}

// ---- screens ----------------------------------------------------------------------------------------------------

bool SeasonClassroom::isHand(const QWidget* page) const { return qobject_cast<const SecretScreen*>(page) != nullptr; }

const std::vector<kernel::Choice>* SeasonClassroom::pending(const Screen& screen) const {
  const SecretScreen* secret = qobject_cast<const SecretScreen*>(&screen);
  return secret == nullptr ? nullptr : &secret->made();
}

void SeasonClassroom::onLook(QWidget* page, bool read) {
  if (TableScreen* table = qobject_cast<TableScreen*>(page)) table->warn(read);
}

void SeasonClassroom::onNote(QWidget* page, bool isNew) {
  TableScreen* table = qobject_cast<TableScreen*>(page);
  if (table == nullptr) return;
  if (isNew) table->turn({});  // nothing that was opened meanwhile lies over what the step speaks of
  if (table->shown().thinking) table->say(tr("The lesson waits for you."));
}

const Piece* SeasonClassroom::pieceFor(const Screen& screen, Way way) const {
  switch (way) {
    case Way::OpenRules: return screen.pieceWith(Order::Rules);
    case Way::Answer: {
      if (room_.decision(Seat::Table).seat() != learner_) return nullptr;
      const Piece* curtain = screen.pieceWith(Order::Curtain);
      return curtain != nullptr ? curtain : screen.pieceWith(Order::Unpick);
    }
    case Way::Look: return screen.pieceWith({Order::Look, of(learner_)});
    case Way::Close: return screen.pieceWith(Order::Close);
    case Way::Confirm: return screen.pieceWith(Order::Confirm);
    case Way::StartAgain: return screen.pieceWith(Order::Again);
  }
  return nullptr;
}

const Piece* SeasonClassroom::pieceFor(const Screen& screen, const kernel::Choice& choice) const {
  return w13::pieceFor(screen, choice);
}

bool SeasonClassroom::finishes(const Piece& piece) const { return confirmsTool(piece); }

std::optional<QRect> SeasonClassroom::targetOn(const Screen& screen, const LessonTarget& target) const {
  return w13::targetOn(screen, target);
}

// ---- words and drawings -----------------------------------------------------------------------------------------

QString SeasonClassroom::course() const { return StartScreen::courseName(); }

QString SeasonClassroom::nameOf(const LessonTarget& target) const {
  if (!target.place.empty()) return placeName(target.place);
  return say(room_.words().thing(target.thing, room_.view(learner_)));
}

QString SeasonClassroom::words(const Screen& screen, const kernel::Choice& choice) const {
  const SecretScreen* secret = qobject_cast<const SecretScreen*>(&screen);
  const kernel::Decision asked = secret == nullptr ? room_.decision(learner_) : secret->asked().back();
  return say(room_.words().choice(choice, asked, room_.view(learner_)));
}

QString SeasonClassroom::plain(const Text& text) const { return say(room_.words().plain(text)); }

QString SeasonClassroom::cardName(const std::string& card) const {
  return say(room_.words().text(room_.cards().of(room_.cards().find(card)).name));
}

void SeasonClassroom::drawText(Ink& ink, const QRectF& at, const QString& text, double size, QColor with) const {
  drawCardText(ink, at, text, size, with, false, true);
}

void SeasonClassroom::drawCard(Ink& ink, QPointF at, double high, const std::string& card) const {
  const double wide = high * kSmallCard.width() / kSmallCard.height();
  drawDesign(ink, {at.x(), at.y(), wide, high}, room_.cards(), room_.words(), room_.cards().find(card));
}

}  // namespace w13
