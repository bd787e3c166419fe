#pragma once
// What a seat may say in the open now, as a menu: a line for each sentence, and behind it what it can be about.

#include <QMenu>

#include "engine/house/match/voice.h"

namespace ui {

class TalkMenu final : public QMenu {
  Q_OBJECT
 public:
  /// Reads match and voice once. It goes when it is closed.
  TalkMenu(const house::Match& match, const house::Voice& voice, kernel::Seat seat, QWidget* parent);

 signals:
  void picked(kernel::Remark remark);

 private:
  void add(QMenu& menu, const house::Voice& voice, kernel::Seat seat, const kernel::Remark& remark);
};

}  // namespace ui
