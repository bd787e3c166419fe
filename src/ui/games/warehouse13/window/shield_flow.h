#pragma once
// Phones as shields in a season: who has one, the page on which seats get theirs, and what phones answer.

#include "ui/games/warehouse13/window/season_flow.h"
#include "ui/shields/shields_page.h"

namespace w13 {

class ShieldFlow final : public QObject {
  Q_OBJECT
 public:
  ShieldFlow(Frame& frame, SeasonFlow& season);
  ~ShieldFlow() override;

  /// Whether seats can get phones now: in a season, in a build with shields.
  [[nodiscard]] bool allowed() const { return shields_ != nullptr; }
  /// nullptr: nobody can have one.
  [[nodiscard]] Shields* shields() const { return shields_.get(); }
  /// nullptr while it is not open.
  [[nodiscard]] ShieldsPage* page() const { return page_; }
  /// Opens the page; if phones cannot come, the table says why.
  void open();

 private:
  void begin();
  void forget();
  void speak();
  void leave();

  Frame& frame_;
  SeasonFlow& season_;
  std::unique_ptr<house::Voice> voice_;
  std::unique_ptr<Shields> shields_;  ///< goes before the voice
  QPointer<ShieldsPage> page_;
};

}  // namespace w13
