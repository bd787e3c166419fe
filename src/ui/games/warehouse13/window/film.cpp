#include "ui/games/warehouse13/window/film.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTextStream>

#include "engine/kernel/errors.h"
#include "engine/kernel/per.h"
#include "ui/games/warehouse13/window/self_player.h"

namespace w13 {

namespace {

constexpr int kClick = 600;     // milliseconds that a click stands on the film
constexpr int kLongest = 4000;  // clicks: a season has fewer

/// What the moments are called in the list of times.
const char* nameOf(MomentKind kind) {
  static constexpr kernel::Per<MomentKind, const char*, kMomentKinds> kNames = {
      {"episode", "turned-up", "whammy", "retrieved", "lost", "traitor-revealed", "bronzed", "finale", "plot-stopped",
       "plot-executed", "cleanup", "end"}};
  return kNames[kind];
}

/// The window, its clock, and the film that is made of it.
class Filming {
 public:
  Filming(MainWindow& window, const FilmWanted& wanted)
      : window_(window), wanted_(wanted), times_(QDir(wanted.folder).filePath("times.txt")), out_(&times_) {
    if (!times_.open(QIODevice::WriteOnly)) throw kernel::DataError("cannot write " + times_.fileName().toStdString());
  }

  void pass(int ms) {
    for (; ms > 0; ms -= wanted_.every) {
      const int step = std::min(ms, wanted_.every);
      clock_.pass(step);
      QApplication::processEvents();
      time_ += step;
    }
    frame();
  }
  void frame() {
    const StoryMoment* moment = window_.scenes().moment();
    const bool wanted = moment != nullptr && wanted_.only.contains(QLatin1String(nameOf(moment->kind)));
    if (!wanted_.only.isEmpty() && !wanted) return;
    const QString name = QStringLiteral("%1.png").arg(time_, 10, 10, QLatin1Char('0'));
    window_.grab().save(QDir(wanted_.folder).filePath(name));
    out_ << name << ' ' << what() << '\n';
    out_.flush();
  }

 private:
  [[nodiscard]] QString what() {
    if (const StoryMoment* moment = window_.scenes().moment())
      return QStringLiteral("scene %1 at %2 ms").arg(nameOf(moment->kind)).arg(window_.scenes().layer().now());
    if (window_.page() == window_.curtain()) return QStringLiteral("curtain");
    if (window_.page() == window_.vote()) return QStringLiteral("vote");
    if (window_.page() == window_.end()) return QStringLiteral("end");
    if (window_.secret() != nullptr) return QStringLiteral("behind the curtain");
    return window_.table()->moving() ? QStringLiteral("table, moving") : QStringLiteral("table");
  }

  MainWindow& window_;
  const FilmWanted& wanted_;
  QFile times_;
  QTextStream out_;
  HandClock clock_;
  int time_ = 0;
};

}  // namespace

int film(WindowSetup setup, const FilmWanted& wanted) {
  if (!QDir().mkpath(wanted.folder)) throw kernel::DataError("cannot make the folder " + wanted.folder.toStdString());
  setup.curtainHold = 0;
  setup.botDelay = 0;
  setup.motion = Pace::Normal;
  setup.scenes = SceneForm::Whole;
  MainWindow window(std::move(setup));
  window.resize(wanted.size);
  window.show();
  if (!window.begin(seasonOf(wanted.seats, wanted.bots, wanted.seed))) return 1;
  SelfPlayer player(window, wanted.seed, pressLeft);
  Filming filming(window, wanted);
  for (int clicks = 0; clicks < kLongest && window.page() != window.end();) {
    QApplication::processEvents();
    const bool opening = window.halves()->opening();
    if (window.scenes().layer().up() || opening || (window.page() == window.table() && window.table()->moving())) {
      filming.pass(wanted.every);
      continue;
    }
    if (wanted.episodes > 0 && window.room()->view(Seat::Table).episode > wanted.episodes) break;
    if (!player.step() && !window.room()->thinking()) break;
    ++clicks;
    filming.pass(kClick);
  }
  filming.frame();
  return 0;
}

}  // namespace w13
