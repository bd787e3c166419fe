#pragma once
// The text of a card: JSON in our colours, with folding, completion, and its mistakes marked where they are. Each card
// has its own undo.

#include <Qsci/qsciscintilla.h>

#include <QMap>

#include "workshop/check_up.h"
#include "workshop/completion.h"

namespace w13 {

class CardEditor final : public QsciScintilla {
  Q_OBJECT
 public:
  /// Gives the words that may come at a cursor, in bytes of the text.
  using Completing = std::function<Completions(const std::string& text, std::size_t cursor)>;

  explicit CardEditor(QWidget* parent);
  void setCompleting(Completing completing) { completing_ = std::move(completing); }

  /// Turns to a card; its undo goes on where it was, as long as its text was not changed elsewhere.
  void open(const QString& path, const QString& text);
  /// Puts another text in the place of the one that is open; it can be taken back.
  void replace(const QString& text) override;
  /// Forgets the undo of a card that went.
  void forget(const QString& path) { documents_.remove(path); }
  [[nodiscard]] QString path() const { return path_; }
  /// Marks the mistakes, at their lines and columns.
  void mark(const std::vector<Finding>& findings);
  /// Puts the cursor where a mistake is.
  void goTo(const Mistake& mistake);
  /// Offers words at the cursor. `asked`: also where nothing was typed yet.
  void complete(bool asked);
  /// Takes colours and sizes as they are now, `scale` times as large as in the smallest window.
  void dress(double scale);

 signals:
  void written(const QString& text);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void onCharAdded(int character);
  void indentLine();
  [[nodiscard]] bool inText() const;
  [[nodiscard]] bool takesWord() const;
  void onCompleted(const char* entry);
  void dressMarks();
  [[nodiscard]] int endOf(int line, int column) const;

  QString path_;
  QMap<QString, QsciDocument> documents_;
  Completing completing_;
  Completions offered_;
  std::vector<Finding> marked_;
  double scale_ = 1;
  bool opening_ = false;
  bool chosen_ = false;  ///< the words were asked for, or somebody has moved among them
};

}  // namespace w13
