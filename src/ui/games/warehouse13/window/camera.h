#pragma once
// Writes pictures of the window, each once, in the wanted sizes and looks.

#include <QApplication>
#include <QKeyEvent>
#include <algorithm>
#include <functional>
#include <set>

#include "ui/games/warehouse13/window/shots.h"

namespace w13 {

/// Writes pictures of the window.
class Camera {
 public:
  Camera(MainWindow& window, const ShotsWanted& wanted) : window_(window), wanted_(wanted) {}

  /// Whether a picture is wanted and not yet taken; marks it as taken.
  bool take(const QString& name) {
    return (wanted_.only.isEmpty() || wanted_.only.contains(name)) && taken_.insert(name).second;
  }

  /// Takes the window in each size; calls `prepare` before and `tidy` after each.
  template <class Prepare, class Tidy>
  void shoot(const QString& name, const Prepare& prepare, const Tidy& tidy) {
    for (const QSize& size : wanted_.sizes) {
      window_.resize(size);
      QApplication::processEvents();
      prepare();
      QApplication::processEvents();
      save(window_, name, size);
      tidy();
    }
    window_.resize(1280, 800);
    QApplication::processEvents();
  }
  void shoot(const QString& name) {
    shoot(
        name, [] {}, [] {});
  }

  /// Takes the screen after a key press on the first thing that fits.
  template <class Fits>
  void shootKey(const QString& name, int key, const Fits& fits) {
    if (!take(name)) return;
    Screen* screen = qobject_cast<Screen*>(window_.page());
    const auto press = [&] {
      for (Piece* piece : screen->allPieces())
        if (fits(piece->look())) {
          piece->setFocus();
          break;
        }
      QKeyEvent event(QEvent::KeyPress, key, {});
      QApplication::sendEvent(screen, &event);
    };
    shoot(name, press, [screen] { screen->settle(); });  // puts help away
  }

  /// Takes the window with other options.
  void shootAs(const QString& name, const std::function<void(Options&)>& change) {
    if (!take(name)) return;
    const Options kept = window_.options();
    Options options = kept;
    change(options);
    window_.follow(options);
    shoot(name);
    window_.follow(kept);
  }

  /// Whether all named pictures except `some` have been taken.
  [[nodiscard]] bool hasAllBut(const QStringList& some) const {
    return !wanted_.only.isEmpty() && std::ranges::all_of(wanted_.only, [&](const QString& each) {
      return some.contains(each) || taken_.count(each) != 0;
    });
  }

  void save(QWidget& widget, const QString& name, const QSize& size) const {
    widget.grab().save(
        QStringLiteral("%1/%2-%3x%4.png").arg(wanted_.folder, name).arg(size.width()).arg(size.height()));
  }

 private:
  MainWindow& window_;
  const ShotsWanted& wanted_;
  std::set<QString> taken_;
};

/// The title and all behind its doors except the saved seasons, which exist only later.
void shootDoors(MainWindow& window, Camera& camera);
/// The saved seasons.
void shootSaves(MainWindow& window, Camera& camera);

}  // namespace w13
