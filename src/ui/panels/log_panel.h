#pragma once
// The log on the screen: what everybody has seen, but no perfect memory. A discard is named only while it can be seen,
// and draws cannot be looked for: no filter and no search leaves a list of them.

#include <QFrame>

#include "engine/warehouse13/words.h"

class QComboBox;
class QLineEdit;
class QTextBrowser;

namespace w13 {

/// What the lines of the log are about.
enum class LogKind { All, Cards, Dice, Places, Votes, Adversary };
inline constexpr int kLogKinds = 6;

/// Which lines are wanted.
struct LogFilter {
  LogKind kind = LogKind::All;
  Seat seat = Seat::Table;  ///< Table: everybody's
  QString search;           ///< words that a line must have, in any order and case
  [[nodiscard]] bool none() const { return kind == LogKind::All && seat == Seat::Table && search.trimmed().isEmpty(); }
};

class LogPanel final : public QFrame {
  Q_OBJECT
 public:
  /// How many draws at the end are told: nobody shall tally them by pile. With a filter: none.
  static constexpr int kDrawsTold = 6;

  LogPanel(const Catalog& cards, const Words& words, QWidget* parent);

  /// Takes in what the table has learnt; `v` is the table's view after it.
  void add(const Events& news, const View& v);
  /// A sentence about the season's file, which stands where the log has come to.
  void note(const QString& sentence);
  void show(const View& v);
  using QWidget::show;
  /// The lines as they may be read now.
  [[nodiscard]] QStringList lines(const View& v, const LogFilter& filter = {}) const;
  /// What is chosen in its boxes.
  [[nodiscard]] LogFilter filter() const;

 signals:
  void left();
  /// A line was clicked: its rule is wanted.
  void ruleWanted(const QString& id);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  /// A line, and the rule that tells most about it.
  struct Line {
    QString text;
    QString rule;
  };
  [[nodiscard]] std::vector<Line> told(const View& v, const LogFilter& filter) const;
  [[nodiscard]] bool named(const Event& event, const View& v) const;
  void nameSeats(const View& v);
  void retranslate();
  const Catalog& cards_;
  const Words& words_;
  /// A sentence that is no event.
  struct Note {
    std::size_t after;  ///< so many events
    QString text;
  };
  Events events_;
  std::vector<Note> notes_;
  View view_;
  QComboBox* kind_;
  QComboBox* seat_;
  QLineEdit* search_;
  QTextBrowser* text_;
};

/// What an event is about; LogKind::All: what stands in no list but the whole.
[[nodiscard]] LogKind kindOf(Happened what);

}  // namespace w13
