#include "ui/games/warehouse13/measure/measure_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>
#include <map>

namespace w13 {

namespace {

/// The words of what is measured.
struct MeasureWords {
  Q_DECLARE_TR_FUNCTIONS(MeasureWords)
};

using Said = std::map<std::string, const char*>;

QString said(const Said& words, const std::string& name) {
  const auto found = words.find(name);
  return found == words.end() ? QString::fromStdString(name) : MeasureWords::tr(found->second);
}

QString number(double value) { return QLocale().toString(value, 'f', 1); }

/// With its sign; nothing is plain 0.0.
QString change(double value) {
  const double rounded = std::round(value * 10) / 10;
  if (!std::isfinite(value)) return QStringLiteral("\u221e");
  return (rounded > 0   ? QStringLiteral("+")
          : rounded < 0 ? QStringLiteral("\u2212")
                        : QString()) +
         number(std::fabs(rounded));
}

}  // namespace

QString endingSaid(const MeasuredEnding& ending) {
  static const Said kWords = {
      {"three_artifacts", QT_TRANSLATE_NOOP("MeasureWords", "Three artifacts retrieved")},
      {"two_plots_stopped", QT_TRANSLATE_NOOP("MeasureWords", "Two Plots stopped")},
      {"stress_ran_out", QT_TRANSLATE_NOOP("MeasureWords", "Stress ran out")},
      {"maintenance_full", QT_TRANSLATE_NOOP("MeasureWords", "Maintenance track full")},
      {"plots_executed", QT_TRANSLATE_NOOP("MeasureWords", "Plots executed")},
      {"shorter_game", QT_TRANSLATE_NOOP("MeasureWords", "Three lost (shorter game)")},
  };
  return said(kWords, ending.name);
}

QString useSaid(const std::string& use) {
  static const Said kWords = {
      {"drawn", QT_TRANSLATE_NOOP("MeasureWords", "drawn")},
      {"turned_up", QT_TRANSLATE_NOOP("MeasureWords", "turned up")},
      {"played", QT_TRANSLATE_NOOP("MeasureWords", "played for its text")},
      {"spent", QT_TRANSLATE_NOOP("MeasureWords", "spent on a clue")},
      {"icon", QT_TRANSLATE_NOOP("MeasureWords", "discarded for its icon")},
      {"discarded", QT_TRANSLATE_NOOP("MeasureWords", "discarded")},
      {"used", QT_TRANSLATE_NOOP("MeasureWords", "used")},
      {"struck", QT_TRANSLATE_NOOP("MeasureWords", "Whammy struck")},
      {"stayed", QT_TRANSLATE_NOOP("MeasureWords", "stayed in force")},
      {"retrieved", QT_TRANSLATE_NOOP("MeasureWords", "retrieved")},
      {"lost", QT_TRANSLATE_NOOP("MeasureWords", "lost")},
      {"captured", QT_TRANSLATE_NOOP("MeasureWords", "captured")},
      {"stopped", QT_TRANSLATE_NOOP("MeasureWords", "stopped")},
      {"executed", QT_TRANSLATE_NOOP("MeasureWords", "executed")},
  };
  return said(kWords, use);
}

QString percentSaid(double share) { return MeasureWords::tr("%1%").arg(number(100 * share)); }

QString differenceSaid(const Ranged& difference, double times) {
  return MeasureWords::tr("%1 (%2 to %3)", "a difference and its interval")
      .arg(change(times * difference.value), change(times * difference.low), change(times * difference.high));
}

QString shareSaid(const Ranged& share) {
  return MeasureWords::tr("%1% (%2 to %3)", "a share and its interval")
      .arg(number(100 * share.value), number(100 * share.low), number(100 * share.high));
}

}  // namespace w13
