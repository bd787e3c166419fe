#pragma once
// The way from the plain window into the workshop of its game, and back. A program built without the workshop has none,
// and offers none.

#include <QObject>
#include <functional>
#include <memory>

#include "ui/plain/plain_room.h"

namespace ui {

class OwnPages;
class Pages;
class WorkshopScreen;

/// What a card is tried in.
struct PlainTrial {
  house::Text card;                   ///< its name
  house::Text says;                   ///< where it is tried
  std::function<PlainMatch()> begin;  ///< the match there. Throws kernel::DataError or kernel::RefusedError
};

/// A designer's own folders; without one for cards there is no workshop.
struct OwnFolders {
  QString cards;
  QString packs;  ///< where packs are unpacked
};

class PlainWorkshop final : public QObject {
  Q_OBJECT
 public:
  /// Game, rules and pages must outlive it. `drawings`: how the game draws its cards; nullptr: plainly.
  PlainWorkshop(const house::GameModule& game, const house::RuleBook& rules, OwnFolders own,
                std::shared_ptr<OwnPages> drawings, Pages& pages);
  ~PlainWorkshop() override;

  /// Whether the game has cards to work on, and a folder for them.
  [[nodiscard]] bool offered() const;
  /// Whether the cards of a game can be worked on at all.
  [[nodiscard]] static bool has(const house::GameModule& game);
  /// Opens it, as it was left while a card was tried. Throws kernel::DataError with one sentence if the cards cannot be
  /// read.
  void open();
  /// Reports a fault above the cards.
  void tell(const QString& fault);
  /// nullptr while it is not open.
  [[nodiscard]] WorkshopScreen* screen() const { return screen_; }
  /// Whether a page is the workshop.
  [[nodiscard]] bool is(const QWidget* page) const;
  /// Whether nothing would be lost now. Otherwise asks the designer, and calls `then` once that is settled.
  [[nodiscard]] bool mayLeave(const std::function<void()>& then);

 signals:
  void left();
  void tries(const ui::PlainTrial& trial);
  void ruleWanted(const QString& id);

 private:
  const house::GameModule& game_;
  const house::RuleBook& rules_;
  OwnFolders own_;
  Pages& pages_;
  struct Cards;
  std::shared_ptr<Cards> cards_;  ///< outlives the screen that shows them
  WorkshopScreen* screen_ = nullptr;
};

}  // namespace ui
