#pragma once
// The parts of a secret screen: one seat's own things. They exist only while that seat looks.

#include <QStringList>

#include "ui/area.h"

namespace w13 {

/// What a visit behind the curtain is for.
enum class VisitFor {
  Answer,   ///< the seat is asked
  Respond,  ///< it looks whether to respond
  Look,     ///< it only looks
  Deal,     ///< the Loyalty card and the first hand, at the start
};

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

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawAbilities(const Sight& sight);
  bool loyaltyUp_ = false;
};

/// What the question is about, and what happened since the seat looked last.
class AboutArea final : public Area {
  Q_OBJECT
 public:
  /// `whole`: the recap takes the place of what the question is about.
  void take(VisitFor purpose, QStringList recap, bool whole) {
    purpose_ = purpose, recap_ = std::move(recap), whole_ = whole;
  }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawClues(const Sight& sight, Ink& ink);
  void drawNeeds(const Sight& sight, Ink& ink);
  void drawRecap(Ink& ink, double top, double width);
  VisitFor purpose_ = VisitFor::Look;
  QStringList recap_;
  bool whole_ = false;
};

/// The cards of the seat: Traits, Stress, cards laid aside, Traitor cards, Plots.
class HandArea final : public Area {
  Q_OBJECT
 public:
  /// The cards chosen so far in this visit.
  void take(std::vector<CardId> chosen) { chosen_ = std::move(chosen); }

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
    [[nodiscard]] QPointF at(std::size_t place) const {
      return {from.x() + pitch * static_cast<double>(place % perRow),
              from.y() + step * static_cast<double>(place / perRow)};
    }
  };
  [[nodiscard]] Row rowFor(std::size_t cards) const;
  void drawStress(const Sight& sight, const QRectF& at);
  std::vector<CardId> chosen_;
};

/// The dice behind the shield with their faces, and the Traitor's Goo dice.
class DeskDiceArea final : public Area {
  Q_OBJECT
 public:
  void take(Dice chosen) { chosen_ = chosen; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  Dice chosen_;
};

}  // namespace w13
