#pragma once
// The window of the shelf, with the options that are the same for all games.

#include <QMainWindow>

#include "ui/pages/options_screen.h"
#include "ui/shelf/shelf_screen.h"
#include "ui/sound/hearing.h"

class QStackedWidget;

namespace ui {

class ShelfWindow final : public QMainWindow {
  Q_OBJECT
 public:
  /// `games`: as ShelfScreen asks for them; `optionsFile`: empty keeps nothing; `language`: a code that goes before
  /// that of the options until another is chosen; empty: none. `speaker`: none keeps it silent.
  ShelfWindow(std::function<std::vector<OnShelf>()> games, const QString& optionsFile, const QString& language,
              Speaker speaker = {});

  /// Shows it where the last window stood, with the options as they are now.
  void appear();
  ~ShelfWindow() override;

  [[nodiscard]] ShelfScreen* shelf() const { return shelf_; }
  /// nullptr until it is first opened.
  [[nodiscard]] OptionsScreen* options() const { return optionsScreen_; }
  [[nodiscard]] QWidget* page() const;

 signals:
  void opens(int game, ui::Door door);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void openOptions();
  void follow(const Options& options);
  void obey();

  OptionsFile file_;
  Options options_;
  Sounds sounds_;
  Hearing hearing_{*this, sounds_, [] { return Sounds::Place::Open; }};
  QStackedWidget* pages_;
  ShelfScreen* shelf_;
  OptionsScreen* optionsScreen_ = nullptr;
};

}  // namespace ui
