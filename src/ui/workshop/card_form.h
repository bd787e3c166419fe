#pragma once
// The plain values of a card as a form beside its text. Each change rewrites that one value in the text; whatever
// changes the text is shown here at once.

#include <QFrame>
#include <optional>

#include "ui/workshop/card_field.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace ui {

class CardForm final : public QFrame {
  Q_OBJECT
 public:
  CardForm(CardLanguage& language, QWidget* parent);

  /// Shows a file. Where the rows are the same ones, what has the focus keeps it.
  void show(const house::FieldForm& form, const house::CardTexts& texts);
  using QFrame::show;
  void retranslate();
  /// Puts the focus into the first field.
  void enter();
  /// The widget of the value at a pointer; nullptr if it has none.
  [[nodiscard]] QWidget* field(const char* pointer) const;

 signals:
  /// The text with what has been entered.
  void written(const QString& text);
  void pictureWanted();
  void undoWanted();
  void redoWanted();
  /// Back to the text.
  void left();
  /// Why nothing could be written.
  void refused(const QString& why);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Row {
    QLabel* label = nullptr;
    QWidget* cells = nullptr;
    QPushButton* back = nullptr;  ///< as shipped
    std::vector<CardField> fields;
  };
  void build();
  Row makeRow(const house::FieldRow& row);
  QPushButton* makeBack(const house::FieldRow& row, const QString& name, QWidget* first);
  CardField addField(const house::FieldRow& row, const house::PlainField& field, const QString& name);
  void refresh();
  void tell(const house::FieldRow& row, const Row& shown) const;
  void write(const std::function<std::string()>& text);
  [[nodiscard]] QString nameOf(const house::FieldRow& row) const;
  [[nodiscard]] QString inLanguage(const std::string& english) const;

  CardLanguage& language_;
  house::FieldForm form_;
  std::optional<house::CardTexts> texts_;
  QLabel* says_;
  QScrollArea* scroll_;
  std::vector<Row> rows_;
};

}  // namespace ui
