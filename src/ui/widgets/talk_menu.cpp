#include "ui/widgets/talk_menu.h"

namespace ui {

namespace {

QString words(const house::Voice& voice, kernel::Seat seat, const kernel::Remark& remark) {
  return QString::fromStdString(voice.remark(seat, remark)).replace(u'&', QStringLiteral("&&"));
}

}  // namespace

TalkMenu::TalkMenu(const house::Match& match, const house::Voice& voice, kernel::Seat seat, QWidget* parent)
    : QMenu(parent) {
  setObjectName(QStringLiteral("talk"));
  setAttribute(Qt::WA_DeleteOnClose);
  setAccessibleName(tr("%1 says").arg(QString::fromStdString(voice.seat(seat))));
  QMenu* about = nullptr;
  int sentence = -1;
  for (const kernel::Remark& each : match.sayable(seat)) {
    if (each.about.kind == 0) {
      add(*this, voice, seat, each);
      continue;
    }
    if (std::exchange(sentence, each.sentence) != each.sentence)
      about = addMenu(words(voice, seat, {each.sentence, {}}));
    add(*about, voice, seat, each);
  }
  if (isEmpty()) addAction(tr("Nothing can be said now."))->setEnabled(false);
}

void TalkMenu::add(QMenu& menu, const house::Voice& voice, kernel::Seat seat, const kernel::Remark& remark) {
  connect(menu.addAction(words(voice, seat, remark)), &QAction::triggered, this,
          [this, remark] { emit picked(remark); });
}

}  // namespace ui
