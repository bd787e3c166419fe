#pragma once
// What the computer would do, for a learner: up to three answers, each with its chance and the reasons. It lies over
// the shield while it is up; nothing of the table moves for it.

#include <optional>

#include "ui/games/warehouse13/secret/secret_areas.h"

namespace w13 {

class AdviceArea final : public GameArea {
  Q_OBJECT
 public:
  /// One answer, in words.
  struct Row {
    QString choice;
    std::optional<int> percent;  ///< the chance to win; none: the answer goes by belief
    QStringList reasons;
  };
  /// It is thought about.
  void think() { thinks_ = true, rows_.clear(); }
  void take(std::vector<Row> rows) { thinks_ = false, rows_ = std::move(rows); }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void addRow(const Row& row, const QRectF& at);
  bool thinks_ = false;
  std::vector<Row> rows_;
};

}  // namespace w13
