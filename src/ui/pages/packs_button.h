#pragma once
// Which packs of cards a season is played with: a button that says so, and a list of all there are.

#include <QPushButton>
#include <vector>

namespace w13 {

/// A pack of cards that a season can be played with.
struct PackRow {
  QString id;
  QString name;
  QString version;
  bool on = false;
};

class PacksButton final : public QPushButton {
  Q_OBJECT
 public:
  explicit PacksButton(const std::vector<PackRow>& packs, QWidget* parent = nullptr);

 signals:
  /// The ids of those that are wanted now.
  void chosen(const QStringList& ids);
};

}  // namespace w13
