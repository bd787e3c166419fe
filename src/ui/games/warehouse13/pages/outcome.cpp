#include "ui/games/warehouse13/pages/outcome.h"

#include <QCoreApplication>

namespace w13 {

namespace {

struct OutcomeWords {
  Q_DECLARE_TR_FUNCTIONS(OutcomeWords)
};

}  // namespace

QString whoWon(const View& view) {
  if (view.winner == Winner::Warehouse) return OutcomeWords::tr("The Warehouse wins");
  return view.cooperative ? OutcomeWords::tr("The Adversary wins") : OutcomeWords::tr("The Traitor wins");
}

QString howWon(const View& view, const Words& words) {
  QString how = QString::fromStdString(words.ending(view)).section(QStringLiteral(": "), 1);
  if (!how.isEmpty()) how[0] = how[0].toUpper();
  return how;
}

}  // namespace w13
