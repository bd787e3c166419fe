#pragma once
// The parts of a secret screen: one seat's own things, which exist only while that seat looks.

#include <QStringList>

#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/screen/game_area.h"
#include "ui/games/warehouse13/secret/claims.h"

namespace w13 {

/// The purpose of a visit behind the curtain.
enum class VisitFor {
  Answer,   ///< the seat is asked
  Respond,  ///< it considers a response
  Look,     ///< it only looks
  Deal,     ///< the Loyalty card and the first hand, at the start
};

/// The seat whose screen it is.
[[nodiscard]] const SeatView& own(const Sight& sight);
/// The ground of a part of the desk.
void drawDesk(Ink& ink, QSizeF size);
/// An Ability as a strip: its kind and name, and what it does.
void drawAbilityStrip(const Sight& sight, Ink& in, DesignId design, int slot, bool used, QSizeF size);
/// The same in one line, by name alone.
void drawAbilityName(const Sight& sight, Ink& in, DesignId design, int slot, bool used, QSizeF size);
/// The turn of a revealed Traitor, who no longer has Abilities.
[[nodiscard]] QString traitorTurn();

/// Heading: whose eyes.
class EyesArea final : public GameArea {
  Q_OBJECT
 public:
  void take(QString name, QString step) { name_ = std::move(name), step_ = std::move(step); }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  QString name_;
  QString step_;
};

/// The shield: portrait, attributes, Focus Traits, Loyalty card, Abilities.
class ShieldArea final : public GameArea {
  Q_OBJECT
 public:
  void take(bool loyaltyUp) { loyaltyUp_ = loyaltyUp; }
  /// Sets the claims that an Ability could help with.
  void take(Claims claims) { claims_ = std::move(claims); }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawPerson(const Sight& sight, Ink& ink);
  void drawSmallPerson(const Sight& sight, Ink& ink);
  void addLoyalty(const Sight& sight, const QRectF& at);
  void drawAbilities(const Sight& sight, Ink& ink);
  void addSmallAbilities(const Sight& sight);
  /// The form of an Ability that fits.
  enum class AbilityForm { Card, Strip, Name };
  void addAbility(const Sight& sight, int slot, DesignId design, const QRectF& at, AbilityForm form);
  bool loyaltyUp_ = false;
  Claims claims_;
};

/// The subject of the question, and what has happened since the seat last looked.
class AboutArea final : public GameArea {
  Q_OBJECT
 public:
  /// `page` 0 shows the newest of the recap beside the question's subject; others fill the area and go back to its
  /// oldest line.
  void take(VisitFor purpose, QStringList recap, int page) {
    purpose_ = purpose, recap_ = std::move(recap), page_ = page;
  }
  /// Whether the recap has older lines for the next page.
  [[nodiscard]] bool hasOlder() const { return older_; }
  /// Sets what can be paid for, whether the Neutralizer is in hand, and why Field Clues are out of reach (empty: they
  /// are not).
  void take(Claims claims, bool neutralizing, QString fieldWhy) {
    claims_ = std::move(claims), neutralizing_ = neutralizing, fieldWhy_ = std::move(fieldWhy);
  }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawClues(const Sight& sight, Ink& ink);
  void drawColumn(const Sight& sight, Ink& ink, Symbol type, const QRectF& at, double side);
  void drawFieldClues(const Sight& sight, Ink& ink, const QRectF& at);
  void addClue(const Sight& sight, DieId die, const QRectF& at);
  void drawNeeds(const Sight& sight, Ink& ink);
  void drawRecap(Ink& ink, double width, int pagesBack);
  void drawLastLine(Ink& ink);
  [[nodiscard]] qsizetype firstThatFits(qsizetype end, double width) const;
  void addRecapButton(const QString& words, const QRectF& at);
  Claims claims_;
  bool neutralizing_ = false;
  QString fieldWhy_;
  VisitFor purpose_ = VisitFor::Look;
  QStringList recap_;
  int page_ = 0;
  bool older_ = false;
};

/// The Ability that lets Traits pay for other clues; Slot::Downside if the Agent has none.
[[nodiscard]] Slot claimingSlot(const Sight& sight);
/// Its name; empty if there is none.
[[nodiscard]] QString claimingAbility(const Sight& sight);

/// The claim slip: the picked clue, Trait and Ability, and the outcome.
class SlipArea final : public GameArea {
  Q_OBJECT
 public:
  void take(Claims claims) { claims_ = std::move(claims); }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawSlots(const Sight& sight, Ink& ink);
  Claims claims_;
};

/// The cards of the seat: Traits, Stress, cards set aside, Traitor cards, Plots.
class HandArea final : public GameArea {
  Q_OBJECT
 public:
  /// Sets the cards chosen so far in this visit, and what they pay for.
  void take(std::vector<CardId> chosen, Claims claims) { chosen_ = std::move(chosen), claims_ = std::move(claims); }
  /// How readable `cards` cards are on a desk of this size; more is better.
  [[nodiscard]] double worthOf(int cards, QSizeF desk) const { return rowFor(cards, desk).worth; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  /// Where the cards lie.
  struct Row {
    QPointF from;
    QSizeF card;
    double pitch = 0;
    double step = 0;  ///< from one row to the next
    int perRow = 1;
    int all = 1;
    double worth = 0;    ///< the cards' width; more if they show their text
    bool over = false;   ///< each row overlaps the lower part of the previous one
    bool chips = false;  ///< room for a chip below each card
    [[nodiscard]] QPointF at(int place) const {
      const int rest = all % perRow;  // of the last row, which is centred
      const bool last = !over && rest > 0 && place / perRow == all / perRow;
      const double shift = last ? pitch * (perRow - rest) / 2 : 0;
      return {from.x() + shift + pitch * (place % perRow), from.y() + step * (place / perRow)};
    }
  };
  [[nodiscard]] Row rowFor(int cards, QSizeF desk) const;
  /// What a card pays for, or why it does not, in a few words.
  struct Chip {
    QString words;
    bool pays = false;
  };
  [[nodiscard]] Chip chipOf(const Sight& sight, CardId card) const;
  [[nodiscard]] Chip chipFor(const Sight& sight, CardId card, DieId die) const;
  static void drawChip(Ink& ink, Chip chip, const QRectF& card);
  void drawStress(const Sight& sight, const QRectF& at);
  std::vector<CardId> chosen_;
  Claims claims_;
};

/// The dice behind the shield with their faces, and the Traitor's Goo dice.
class DeskDiceArea final : public GameArea {
  Q_OBJECT
 public:
  void take(Dice chosen) { chosen_ = chosen; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawDie(const Sight& sight, Ink& ink, DieId die, const QRectF& at, double side);
  void drawGoo(const Sight& sight, int die, const QRectF& at);
  Dice chosen_;
};

}  // namespace w13
