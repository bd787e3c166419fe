#pragma once
// A saved season as a row of the list: the picture of its table, its progress, who plays, and how it ended.

#include <QPixmap>
#include <QStringList>
#include <QStyledItemDelegate>

#include "ui/games/warehouse13/pages/saved_seasons.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/ink.h"

namespace w13 {

/// What a row shows.
struct SavedLook {
  enum class Kind { Running, Warehouse, Traitor, Ended, Unreadable };
  QString title;       ///< "Episode 3, Geneva", or the users' name for it
  QString line;        ///< "Investigation", or how it ended
  QString when;        ///< "today, 21:14"
  QString badge;       ///< "Running", "The Traitor wins"
  QStringList faces;   ///< drawings of the Agents, by seat
  QStringList people;  ///< names by seat
  int traitor = -1;    ///< the seat, once all may know it
  int stacks = -1;     ///< artifacts retrieved; -1: not known yet
  int lost = 0;
  int mayBeLost = 3;
  Kind kind = Kind::Running;
  QPixmap picture;

  /// All of it in words, for screen readers and searching.
  [[nodiscard]] QString words() const;
};

/// The row for a season; `standing`: nullptr until known.
[[nodiscard]] SavedLook lookOf(const SavedSeason& season, const Catalog& cards, const SeasonStanding* standing);
/// Who plays, by seat.
[[nodiscard]] QStringList peopleIn(const house::Label& label, const Catalog& cards);

/// Paints rows; each item of the list holds its SavedLook.
class SavedRow final : public QStyledItemDelegate {
  Q_OBJECT
 public:
  static constexpr int kLook = Qt::UserRole + 1;
  using QStyledItemDelegate::QStyledItemDelegate;
  void setScale(double scale) { scale_ = scale; }
  void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  void paintPeople(Ink& ink, const SavedLook& look, const QRectF& at) const;
  void paintPips(Ink& ink, const SavedLook& look, QPointF at) const;
  void paintBadge(Ink& ink, const SavedLook& look, const QRectF& at) const;
  double scale_ = 1;
};

}  // namespace w13

Q_DECLARE_METATYPE(w13::SavedLook)
