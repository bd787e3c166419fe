#pragma once
// The packs of cards for a season: a button that names them, with a list of all packs.

#include <QPushButton>
#include <vector>

namespace w13 {

/// A pack of cards for seasons.
struct PackRow {
  QString id;
  QString name;
  QString version;  ///< empty: cards that are still worked on have none
  bool on = false;
  QString notes = {};  ///< what its makers say of this version
};

class PacksButton final : public QPushButton {
  Q_OBJECT
 public:
  explicit PacksButton(const std::vector<PackRow>& packs, QWidget* parent = nullptr);

 signals:
  /// The ids of the packs now chosen.
  void chosen(const QStringList& ids);
};

}  // namespace w13
