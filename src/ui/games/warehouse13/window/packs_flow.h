#pragma once
// Packs of cards that new seasons can be played with: those that came with the program, those that were installed, and
// the designer's own folder.

#include <QMimeData>

#include "ui/games/warehouse13/pages/start_screen.h"
#include "ui/games/warehouse13/window/season_flow.h"

namespace house {
struct Pack;
}  // namespace house

namespace w13 {

class PacksFlow final : public QObject {
  Q_OBJECT
 public:
  PacksFlow(Frame& frame, SeasonFlow& season, StartScreen& start);
  ~PacksFlow() override;

  /// Reads the packs, and plays new seasons with those in the options. A program built without the workshop has none.
  void read();
  /// The pack among things dropped on the window; empty: none.
  [[nodiscard]] static QString in(const QMimeData& dropped);

 private:
  void playWith(const QStringList& ids);
  void offerOwn();
  void addOwn();
  void playOwn();

  Frame& frame_;
  SeasonFlow& season_;
  StartScreen& start_;
  std::vector<house::Pack> packs_;
};

}  // namespace w13
