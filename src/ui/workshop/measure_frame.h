#pragma once
// The frame of a bench that measures changes of cards: what to play, how far it has come, and the figures so far. Each
// game's own bench brings what is played, what is counted and how that is said.

#include <QLabel>
#include <QWidget>
#include <utility>
#include <vector>

#include "workshop/so_far.h"

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QVBoxLayout;

namespace ui {

/// The numbers of players on offer: from the fewest to the most.
struct PlayerNumbers {
  int fewest = 0, most = 0;
};

/// What a bench says of what it plays, in the current language.
struct BenchWords {
  QString number;               ///< of how many are to be played
  QString played;               ///< of the bar that fills
  QString ofAll;                ///< in that bar: how many of how many
  QString change, counted;      ///< heads of columns: of a figure, and of a card
  QString cards;                ///< above the cards
  QString none, some, stopped;  ///< of figures: before any, while more come in, and when cancelled
  QString faulty;               ///< how many could not be played, and the first reason
};

/// Begins, cancels, tells the state and saves, whatever is measured.
class MeasureFrame : public QWidget {
  Q_OBJECT
 public:
  /// Begins with the current choices, or stops; both return at once.
  void begin();
  void cancel();
  [[nodiscard]] bool running() const { return running_; }
  /// Writes what is shown, as the file's ending says; the bench says what came of it.
  void saveTo(const QString& path);

 protected:
  /// `number` is the object name of how many are to be played. Whoever derives from it calls retranslate() once it is
  /// complete, and lets go of its measurement first: that tells until it has ended.
  MeasureFrame(PlayerNumbers players, const char* number, QWidget* parent);

  // What a bench brings.

  [[nodiscard]] virtual BenchWords words() const = 0;
  /// The cards that can be measured alone: what names each, and its name.
  [[nodiscard]] virtual std::vector<std::pair<QString, QString>> cards() const = 0;
  /// Whether there is something to measure.
  [[nodiscard]] virtual bool ready() const = 0;
  /// Measures the current choices afresh. Throws kernel::RefusedError with one sentence.
  virtual void start() = 0;
  /// No more is to be played. Returns at once.
  virtual void stop() = 0;
  /// What is known, and shown.
  [[nodiscard]] virtual house::SoFar& known() = 0;
  /// Fills both tables with it; the frame fits their columns.
  virtual void showFigures() = 0;
  /// What is said beside the state; nothing by default.
  [[nodiscard]] virtual QString remark() const { return {}; }
  /// The kinds of files in which it can be saved, as a file dialog wants them.
  [[nodiscard]] virtual QString kinds() const = 0;
  /// Writes one. Throws kernel::DataError with one sentence.
  virtual void write(const QString& path) const = 0;

  // What the frame has for it.

  /// What a measurement calls from its thread: `known` becomes what it tells, unless another one has begun meanwhile.
  template <class Known>
  [[nodiscard]] auto into(Known& known) {
    return [this, &known, run = run_](const Known& told) {
      QMetaObject::invokeMethod(
          this,
          [this, &known, run, told] {
            if (!hears(run, told)) return;
            known = told;
            showAll();
          },
          Qt::QueuedConnection);
    };
  }
  /// A further choice, before the buttons, and a picture above the figures.
  void addChoice(QLabel& head, QWidget& choice);
  void addPicture(QWidget& picture);
  /// Says everything in the current language.
  virtual void retranslate();
  /// Lists the cards afresh. The choice stays, as long as there is such a card.
  void listCards();
  void showState();
  /// Writes two tables, that of the cards into "...-cards.csv".
  static void writeTables(const QString& path, const std::string& figures, const std::string& cards);

  /// "3 players"
  [[nodiscard]] static QString playersSaid(int players);
  /// The box of a number of players. What is hidden is not chosen.
  [[nodiscard]] QCheckBox& box(int players) const;
  /// The numbers of players that are chosen.
  [[nodiscard]] std::vector<int> players() const;
  /// How many are to be played for each of them.
  [[nodiscard]] int number() const;
  /// What names the card that is measured alone; empty: none.
  [[nodiscard]] std::string card() const;
  /// The tables: figures by number of players, and what changed most of the cards.
  [[nodiscard]] QTreeWidget& figures() const { return *figures_; }
  [[nodiscard]] QTreeWidget& uses() const { return *uses_; }

  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build();
  void makeChoices(int most, const char* number);
  [[nodiscard]] QString state();
  [[nodiscard]] bool hears(int run, const house::SoFar& told);
  void showAll();
  void ask();

  int fewest_;
  int run_ = 0;  ///< reports of an earlier run are ignored
  bool running_ = false;
  QString said_;  ///< what came of a button; empty: the state is said
  std::vector<QCheckBox*> players_;
  QLabel *head_, *playersHead_, *numberHead_, *whichHead_, *cardsHead_, *says_;
  QComboBox* which_;
  QSpinBox* number_;
  QPushButton *start_, *save_;
  QProgressBar* progress_;
  QTreeWidget *figures_, *uses_;
  QHBoxLayout* choices_;
  QVBoxLayout* left_;
};

}  // namespace ui
