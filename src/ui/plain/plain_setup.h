#pragma once
// Sets up a match of any game, by its form: how many play, who sits where, and what is switched on; or goes on with one
// that was saved.

#include "engine/house/match/game_module.h"
#include "ui/plain/own_pages.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace ui {

class BoxBanner;

class PlainSetup final : public ui::Page {
  Q_OBJECT
 public:
  /// `pages`: of the game's own, which must outlive it, or nullptr; `saves`: the folder of saved matches; empty: none
  /// are kept.
  PlainSetup(const house::GameModule& game, const house::Box& box, const OwnPages* pages, QString saves,
             QWidget* parent);
  /// Shows or hides one of its ways on, by its button's name: "lessons", "workshop", "shelf";
  /// or the switch of a first game, "first-game".
  void offer(const char* name, bool on);
  /// The match as it is set up now; its chance is the system's.
  [[nodiscard]] house::Start start() const;
  /// Reads again what is saved.
  void readSaves();
  /// How far a saved match is, as the game's own pages say it, else by its moves; and who plays it.
  [[nodiscard]] static QString progress(const house::Label& label, const OwnPages* pages);
  [[nodiscard]] static QString playersOf(const house::Label& label, const house::SetupForm& form);
  /// Shows one sentence on why a match could not begin or go on.
  void complain(const QString& sentence);

 signals:
  void begin();
  void resume(const QString& path);
  void learns();   ///< wants the lessons
  void designs();  ///< wants the workshop
  void reads();    ///< wants the rule book
  void setsUp();   ///< wants the options
  void shelf();    ///< wants to go back to the shelf

 protected:
  void changeEvent(QEvent* event) override;
  void rescaled() override;

 private:
  struct SeatRow {
    QLineEdit* name;
    QComboBox* role;    ///< nullptr: the game has no roles
    QComboBox* player;  ///< a person first, then the bots
  };
  struct OptionRow {
    std::string id;
    QCheckBox* on;
    QSpinBox* number;  ///< nullptr: it takes none
  };
  /// A heading.
  [[nodiscard]] QLabel* says(const char* words);
  void retranslate();
  void addSeat(int at, QGridLayout& grid);
  void addOption(const std::string& option, QGridLayout& grid, int at);
  [[nodiscard]] QWidget* makeSaves();
  /// The game's name, or its box, and what is saved.
  [[nodiscard]] QLayout* besideForm();
  void seatAll(int seats);

  const house::GameModule& game_;
  const OwnPages* pages_;
  house::SetupForm form_;
  QString saves_;
  QSpinBox* players_;
  std::vector<std::pair<QWidget*, const char*>> said_;  ///< labels and buttons, and what they say in English
  std::vector<SeatRow> seats_;
  std::vector<OptionRow> options_;
  QCheckBox* first_;             ///< a first game, which explains itself
  BoxBanner* banner_ = nullptr;  ///< of a game that has pages of its own; else nullptr
  QWidget* goOn_ = nullptr;      ///< what is saved, with its heading; hidden if that is nothing
  QListWidget* saved_;
  QLabel* fault_;
};

}  // namespace ui
