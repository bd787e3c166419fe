#pragma once
// An inline question, above its subject: a sentence, perhaps something to type or choose, and the answers.

#include <QFrame>
#include <QPointer>
#include <functional>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace ui {

class AskBar final : public QFrame {
  Q_OBJECT
 public:
  /// An answer: its button's label, its object name, and its action. An action that returns false leaves the question
  /// open.
  struct Answer {
    QString words;
    QString object;
    std::function<bool()> does;
  };

  explicit AskBar(QWidget* parent);

  /// Asks; Enter gives the first answer, Esc closes the question.
  void ask(const QString& sentence, std::vector<Answer> answers);
  /// The same with a text field, and perhaps a list to choose from.
  void askFor(const QString& sentence, const QString& typed, const QString& what, std::vector<Answer> answers);
  void offer(const QStringList& names, const QStringList& values, const QString& chosen, const QString& what);
  /// Shows why an answer was not accepted.
  void complain(const QString& sentence);
  void putAway();
  [[nodiscard]] bool asking() const { return isVisibleTo(parentWidget()); }
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] QString typed() const;
  [[nodiscard]] QString chosen() const;

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void addAnswers(std::vector<Answer> answers);

  QLabel* sentence_;
  QLabel* fault_;
  QLineEdit* line_;
  QComboBox* list_;
  QHBoxLayout* buttons_;
  QPointer<QWidget> before_;
  std::function<void()> first_;
};

}  // namespace ui
