#pragma once
// The text of a card: JSON in this program's colours, with folding, completion, and its mistakes marked in place. Each
// card has its own undo.

#include <Qsci/qsciscintilla.h>

#include <QMap>

#include "workshop/check_up.h"
#include "workshop/completion.h"

namespace ui {

class CardEditor final : public QsciScintilla {
  Q_OBJECT
 public:
  /// Returns the possible words at a cursor, in bytes of the text.
  using Completing = std::function<house::Completions(const std::string& text, std::size_t cursor)>;

  explicit CardEditor(QWidget* parent);
  void setCompleting(Completing completing) { completing_ = std::move(completing); }

  /// Opens a card; its undo history continues, unless its text was changed elsewhere.
  void open(const QString& path, const QString& text);
  /// Replaces the open text; this can be undone.
  void replace(const QString& text) override;
  /// Changes the open text where it differs from this one: the cursor stays where it is, and it can be undone.
  void rewrite(const QString& text);
  void undo() override;
  void redo() override;
  /// Forgets the undo of a removed card.
  void forget(const QString& path) { documents_.remove(path); }
  [[nodiscard]] QString path() const { return path_; }
  /// Marks the mistakes, at their lines and columns.
  void mark(const std::vector<house::Finding>& findings);
  /// Puts the cursor at a mistake.
  void goTo(const house::Mistake& mistake);
  /// Offers words at the cursor. `asked`: even if nothing is typed yet.
  void complete(bool asked);
  /// Applies the current colours, and sizes at a scale (1: smallest window).
  void dress(double scale);

 signals:
  void written(const QString& text);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void atOnce(const std::function<void()>& change);
  void onCharAdded(int character);
  void indentLine();
  [[nodiscard]] bool inText() const;
  /// Where the cursor is, in bytes of the text.
  [[nodiscard]] std::size_t cursor() const;
  [[nodiscard]] bool takesWord() const;
  void onCompleted(const char* entry);
  void dressMarks();
  [[nodiscard]] int endOf(int line, int column) const;

  QString path_;
  QMap<QString, QsciDocument> documents_;
  Completing completing_;
  house::Completions offered_;
  std::vector<house::Finding> marked_;
  double scale_ = 1;
  bool opening_ = false;
  bool chosen_ = false;  ///< the user asked for the words, or has moved among them
};

}  // namespace ui
