#pragma once
// The parts of a secret screen: one seat's own things. They exist only while that seat looks.

#include <QStringList>

#include "ui/screen/area.h"
#include "ui/secret/claims.h"

namespace w13 {

/// What a visit behind the curtain is for.
enum class VisitFor {
  Answer,   ///< the seat is asked
  Respond,  ///< it looks whether to respond
  Look,     ///< it only looks
  Deal,     ///< the Loyalty card and the first hand, at the start
};

/// The seat whose screen it is.
[[nodiscard]] const SeatView& own(const Sight& sight);
/// The ground of a part of the desk.
void drawDesk(Ink& ink, QSizeF size);
/// An Ability as a strip: its kind and name, and what it does.
void drawAbilityStrip(const Sight& sight, Ink& in, DesignId design, int slot, bool used, QSizeF size);
/// The same by name alone, in one line.
void drawAbilityName(const Sight& sight, Ink& in, DesignId design, int slot, bool used, QSizeF size);
/// What a revealed Traitor does, who has no Abilities any more.
[[nodiscard]] QString traitorTurn();

/// Heading: whose eyes.
class EyesArea final : public Area {
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
class ShieldArea final : public Area {
  Q_OBJECT
 public:
  void take(bool loyaltyUp) { loyaltyUp_ = loyaltyUp; }
  /// What an Ability could do for a claim.
  void take(Claims claims) { claims_ = std::move(claims); }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawPerson(const Sight& sight, Ink& ink);
  void drawSmallPerson(const Sight& sight, Ink& ink);
  void addLoyalty(const Sight& sight, const QRectF& at);
  void drawAbilities(const Sight& sight, Ink& ink);
  void addSmallAbilities(const Sight& sight);
  /// How much of an Ability there is room for.
  enum class AbilityForm { Card, Strip, Name };
  void addAbility(const Sight& sight, int slot, DesignId design, const QRectF& at, AbilityForm form);
  bool loyaltyUp_ = false;
  Claims claims_;
};

/// What the question is about, and what happened since the seat looked last.
class AboutArea final : public Area {
  Q_OBJECT
 public:
  /// `page`: 0, and the newest of the recap stands beside what the question is about; others take the whole place and
  /// lead back to its oldest line.
  void take(VisitFor purpose, QStringList recap, int page) {
    purpose_ = purpose, recap_ = std::move(recap), page_ = page;
  }
  /// Whether older lines of the recap are left for the next page.
  [[nodiscard]] bool hasOlder() const { return older_; }
  /// What can be paid for, whether the Neutralizer is in hand, and why Field Clues are out of reach; empty if they are
  /// not.
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

/// The Ability that makes Traits pay for clues they would not pay for; Slot::Downside if the Agent has none.
[[nodiscard]] Slot claimingSlot(const Sight& sight);
/// What it is called; empty if there is none.
[[nodiscard]] QString claimingAbility(const Sight& sight);

/// The claim slip: the clue, the Trait and the Ability that have been picked, and what comes of it.
class SlipArea final : public Area {
  Q_OBJECT
 public:
  void take(Claims claims) { claims_ = std::move(claims); }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawSlots(const Sight& sight, Ink& ink);
  Claims claims_;
};

/// The cards of the seat: Traits, Stress, cards laid aside, Traitor cards, Plots.
class HandArea final : public Area {
  Q_OBJECT
 public:
  /// The cards chosen so far in this visit, and what they pay for.
  void take(std::vector<CardId> chosen, Claims claims) { chosen_ = std::move(chosen), claims_ = std::move(claims); }
  /// How well so many cards could be read on a desk of this size; more is better.
  [[nodiscard]] double worthOf(std::size_t cards, QSizeF desk) const { return rowFor(cards, desk).worth; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  /// Where the cards lie.
  struct Row {
    QPointF from;
    QSizeF card;
    double pitch = 0;
    double step = 0;  ///< from one row to the next
    std::size_t perRow = 1;
    std::size_t all = 1;
    double worth = 0;    ///< how wide the cards are; those that show their text count for more
    bool over = false;   ///< each row lies over the lower part of the one before
    bool chips = false;  ///< room for a chip below each card
    [[nodiscard]] QPointF at(std::size_t place) const {
      const std::size_t rest = all % perRow;  // of the last row, which lies in the middle
      const bool last = !over && rest > 0 && place / perRow == all / perRow;
      const double shift = last ? pitch * static_cast<double>(perRow - rest) / 2 : 0;
      return {from.x() + shift + pitch * static_cast<double>(place % perRow),
              from.y() + step * static_cast<double>(place / perRow)};
    }
  };
  [[nodiscard]] Row rowFor(std::size_t cards, QSizeF desk) const;
  /// What a card pays for, or why not, in a few words.
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
class DeskDiceArea final : public Area {
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
