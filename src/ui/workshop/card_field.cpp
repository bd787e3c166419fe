#include "ui/workshop/card_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/workshop/field_text.h"

namespace ui {

namespace {

using house::OrderedJson;
using Entered = std::function<void(const OrderedJson&)>;

const QString kNone = QStringLiteral("\u2013");

QString textOf(const OrderedJson& value) {
  return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

/// An emptied text is none, where there may be none.
OrderedJson jsonOf(const QString& text, bool may) {
  return text.isEmpty() && may ? OrderedJson() : OrderedJson(text.toStdString());
}

CardField lineFor(bool may, const Entered& entered) {
  QLineEdit* line = new QLineEdit;
  QObject::connect(line, &QLineEdit::textEdited, line, [=](const QString& text) { entered(jsonOf(text, may)); });
  return {line, nullptr, [line](const OrderedJson& value) {
            if (line->text() == textOf(value)) return;
            line->setText(textOf(value));
            if (!line->hasFocus()) line->setCursorPosition(0);  // the beginning is what is read
          }};
}

CardField pictureFor(const Entered& entered) {
  CardField made = lineFor(true, entered);
  QPushButton* choose = new QPushButton(QStringLiteral("..."));
  choose->setObjectName("choose-picture");
  choose->setProperty("small", true);
  made.beside = choose;
  return made;
}

CardField wordsFor(bool may, const Entered& entered) {
  FieldText* text = new FieldText;
  QObject::connect(text, &QPlainTextEdit::textChanged, text, [=] { entered(jsonOf(text->toPlainText(), may)); });
  return {text, nullptr, [text](const OrderedJson& value) {
            if (text->toPlainText() == textOf(value)) return;
            const QSignalBlocker quiet(text);
            text->setPlainText(textOf(value));
            if (text->hasFocus()) text->moveCursor(QTextCursor::End);
            text->updateGeometry();
          }};
}

/// The lowest number stands for none. A number beyond the bounds is shown as it is: the messages say what is wrong.
CardField numberFor(const house::PlainField& field, bool may, const Entered& entered) {
  QSpinBox* box = new QSpinBox;
  if (may) box->setSpecialValueText(kNone);
  const auto set = [box, may, least = field.least, most = field.most](const OrderedJson& value) {
    const QSignalBlocker quiet(box);
    const bool is = value.is_number_integer();
    const int number = is ? value.get<int>() : least;
    box->setRange(std::min(least, number) - (may ? 1 : 0), std::max(most, number));
    box->setValue(is ? number : box->minimum());
  };
  QObject::connect(box, &QSpinBox::valueChanged, box,
                   [=](int number) { entered(may && number == box->minimum() ? OrderedJson() : OrderedJson(number)); });
  set({});
  return {box, nullptr, set};
}

CardField choiceFor(const house::PlainField& field, bool may, CardLanguage& language, const Entered& entered) {
  QComboBox* list = new QComboBox;
  if (may) list->addItem(kNone);
  for (const house::FieldChoice& each : field.choices) {
    list->addItem(QString::fromStdString(language.of(each.label)), QString::fromStdString(each.word));
    list->setItemData(list->count() - 1, QString::fromStdString(language.of(each.means)), Qt::ToolTipRole);
  }
  list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  QObject::connect(list, &QComboBox::activated, list, [=](int at) {
    const QString word = list->itemData(at).toString();
    entered(word.isEmpty() ? OrderedJson() : OrderedJson(word.toStdString()));
  });
  return {list, nullptr, [list](const OrderedJson& value) {
            const QString word = textOf(value);
            list->setCurrentIndex(word.isEmpty() && list->itemText(0) == kNone ? 0 : list->findData(word));
          }};
}

CardField flagFor(const house::PlainField& field, const Entered& entered) {
  QCheckBox* box = new QCheckBox;
  QObject::connect(box, &QCheckBox::clicked, box,
                   [entered, off = field.off](bool on) { entered(on || off ? OrderedJson(on) : OrderedJson()); });
  return {box, nullptr, [box](const OrderedJson& value) { box->setChecked(value == true); }};
}

}  // namespace

CardField fieldFor(const house::PlainField& field, bool may, CardLanguage& language,
                   const std::function<void(const house::OrderedJson&)>& entered) {
  switch (field.kind) {
    case house::FieldKind::Words: return wordsFor(may, entered);
    case house::FieldKind::Text: return lineFor(may, entered);
    case house::FieldKind::Picture: return pictureFor(entered);
    case house::FieldKind::Whole: return numberFor(field, may, entered);
    case house::FieldKind::Choice: return choiceFor(field, may, language, entered);
    case house::FieldKind::Flag: return flagFor(field, entered);
  }
  return {};
}

}  // namespace ui
