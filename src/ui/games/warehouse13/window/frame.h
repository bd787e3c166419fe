#pragma once
// What the flows of the window share: its setup, the options in force, its pages, and whether anything moves.

#include <QPointer>
#include <vector>

#include "ui/curtain/pages.h"
#include "ui/games/warehouse13/window/window_setup.h"
#include "ui/look/vision.h"
#include "ui/window/stillness.h"

namespace w13 {

class Frame final : public QObject {
  Q_OBJECT
 public:
  /// `window` owns all widgets.
  Frame(WindowSetup setup, QWidget* window);

  [[nodiscard]] QWidget* window() const { return window_; }
  [[nodiscard]] const WindowSetup& setup() const { return setup_; }
  [[nodiscard]] Pages& pages() const { return *pages_; }
  [[nodiscard]] QWidget* page() const { return pages_->currentWidget(); }
  [[nodiscard]] Stillness& stillness() { return stillness_; }

  // ---- the options, and what the setup says instead of them
  [[nodiscard]] const Options& options() const { return options_; }
  /// Applies options at once, and saves them.
  void follow(const Options& options);
  /// Saves these packs for new seasons; nothing else follows from them.
  void keepPacks(const QStringList& ids);
  [[nodiscard]] OptionsFile& file() { return file_; }
  [[nodiscard]] Pace pace() const { return setup_.motion.value_or(options_.motion); }
  [[nodiscard]] SceneForm scenes() const { return setup_.scenes.value_or(options_.scenes); }
  [[nodiscard]] int botDelay() const { return setup_.botDelay.value_or(options_.botDelay); }
  /// Milliseconds until a secret screen closes by itself.
  [[nodiscard]] int idle() const { return setup_.idle.value_or(options_.idle * 1000); }

  /// Adds a new screen of cards: it holds still as set up, and what changes on it stirs the notes.
  void listenTo(Screen& screen);
  /// Shows a widget through the colour filter of the options, now and whenever it changes. Menus and file dialogs are
  /// the system's.
  void filter(QWidget& widget, Cover cover = Cover::Part);

 signals:
  /// The options have changed.
  void changed();
  /// A click on a thing had no effect, for this reason.
  void saidWhyNot(const QString& thing, const QString& why);

 private:
  [[nodiscard]] Options firstOptions() const;
  struct Filtered {
    QPointer<QWidget> widget;
    Cover cover;
  };
  WindowSetup setup_;
  QWidget* window_;
  OptionsFile file_;
  Options options_;
  Pages* pages_;
  Stillness stillness_;
  std::vector<Filtered> filtered_;
};

}  // namespace w13
