// Advice on the secret screen: asked for with a key or a button, shown in place, gone with the screen.

#include "ui/games/warehouse13/season/advising.h"
#include "ui/games/warehouse13/secret/secret_screen.h"

namespace w13 {

/// Whether there is advice to be had: while a clue is picked for the Neutralizer it would lie over the clues.
bool SecretScreen::mayAdvise() const { return shown_.advise && !neutralizing_; }

/// Shows advice on the first question of the visit, or takes it away. It is thought about once.
bool SecretScreen::turnAdvice() {
  if (!mayAdvise()) return false;
  adviceUp_ = !adviceUp_;
  if (adviceUp_ && advising_ == nullptr) {
    advice_.think();
    advising_ = shown_.advise();
    connect(advising_.get(), &Advising::advised, this, &SecretScreen::takeAdvice);
  }
  settle();
  return true;
}

void SecretScreen::takeAdvice(const Advice& advice) {
  const Consulted& asked = advising_->question();
  std::vector<AdviceArea::Row> rows;
  for (const Advised& each : advice) {
    AdviceArea::Row row;
    row.choice = QString::fromStdString(
        each.choice ? words_.choice(asked.decision[*each.choice], asked.decision, asked.view) : words_.passing());
    if (each.chance) row.percent = qRound(100 * *each.chance);
    for (const Reason& reason : each.reasons) row.reasons << QString::fromStdString(words_.ground(reason, asked.view));
    rows.push_back(std::move(row));
  }
  advice_.take(std::move(rows));
  renew();
}

/// In place of the shield and of what lies beside it: the hand stays in sight.
void SecretScreen::arrangeAdvice() {
  QRectF over;
  for (Area* area : std::initializer_list<Area*>{&shield_, &about_, &slip_, &brief_})
    if (!area->units().isEmpty()) over |= QRectF(area->pos(), area->units());
  if (ballotUp()) over = QRectF(ballot_.pos().x(), 76, ballot_.units().width(), kAdviceOnVote);
  advice_.place(over.topLeft(), adviceUp_ ? over.size() : QSizeF(0, 0), 1);
  advice_.setZValue(Area::kFront);
}

/// What advice lies in place of is not there, for keys and screen readers either.
void SecretScreen::clearBelowAdvice() {
  const bool gone = adviceUp_ && !ballotUp();
  for (Area* area : std::initializer_list<Area*>{&shield_, &about_, &slip_, &brief_}) {
    area->setVisible(!gone);
    if (gone) area->clear();
  }
}

/// The way to it, beside whatever else can be done.
void SecretScreen::offerAdvice(Prompt& prompt) const {
  if (!mayAdvise()) return;
  const QString words = adviceUp_ ? tr("Hide the advice") : tr("What would you do?");
  prompt.buttons.insert(prompt.buttons.begin(), {words, "A", Order::Advise});
}

}  // namespace w13
