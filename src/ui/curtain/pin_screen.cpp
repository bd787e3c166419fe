#include "ui/curtain/pin_screen.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include "ui/look/ink.h"

namespace ui {

namespace {

constexpr QSizeF kPinPanel(660, 420);

QLineEdit* field(const QString& object, QWidget* parent) {
  QLineEdit* edit = new QLineEdit(parent);
  edit->setEchoMode(QLineEdit::Password);
  edit->setMaxLength(Pins::kMost);
  edit->setValidator(new QRegularExpressionValidator(QRegularExpression("[0-9]*"), edit));
  edit->setObjectName(object);
  edit->setAlignment(Qt::AlignCenter);
  edit->setContextMenuPolicy(Qt::NoContextMenu);
  edit->setFixedWidth(300);
  return edit;
}

}  // namespace

PinScreen::PinScreen(QWidget* parent)
    : QWidget(parent), name_(new QLabel), what_(new QLabel), fault_(new QLabel), pin_(field("pin", this)),
      again_(field("again", this)), go_(new QPushButton), back_(new QPushButton) {
  setFocusPolicy(Qt::StrongFocus);
  name_->setStyleSheet("color:#FFD98A; font-family:'Bebas Neue'; font-weight:700; font-size:72px");
  what_->setAlignment(Qt::AlignCenter);
  what_->setWordWrap(true);
  what_->setFixedWidth(560);
  fault_->setStyleSheet("color:#FFB3A6; font-weight:bold");
  fault_->setMinimumHeight(26);
  go_->setProperty("gold", true);
  go_->setObjectName("go");
  back_->setObjectName("back");
  QHBoxLayout* buttons = new QHBoxLayout;
  buttons->addStretch();
  buttons->addWidget(back_);
  buttons->addWidget(go_);
  buttons->addStretch();
  QVBoxLayout* column = new QVBoxLayout(this);
  column->addStretch();
  for (QWidget* each : std::initializer_list<QWidget*>{name_, what_, pin_, again_, fault_})
    column->addWidget(each, 0, Qt::AlignHCenter);
  column->addLayout(buttons);
  column->addStretch();
  connect(go_, &QPushButton::clicked, this, &PinScreen::send);
  connect(back_, &QPushButton::clicked, this, &PinScreen::left);
  connect(pin_, &QLineEdit::returnPressed, this, [this] { purpose_ == For::Set ? again_->setFocus() : send(); });
  connect(again_, &QLineEdit::returnPressed, this, &PinScreen::send);
  retranslate();
}

void PinScreen::retranslate() {
  for (const auto& [edit, name] : {std::pair{pin_, tr("PIN")}, {again_, tr("Once more")}}) {
    edit->setPlaceholderText(name);
    edit->setAccessibleName(name);
  }
  back_->setText(tr("Back (Esc)"));
}

void PinScreen::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void PinScreen::show(For purpose, const QString& name) {
  purpose_ = purpose;
  const bool set = purpose == For::Set;
  setAccessibleName(set ? tr("A new PIN for %1").arg(name) : tr("The PIN of %1").arg(name));
  name_->setText(name);
  what_->setText(
      set ? tr("Choose a PIN of %1 to %2 digits, or leave it empty for none.").arg(Pins::kFewest).arg(Pins::kMost)
          : tr("Type your PIN. If you have forgotten it, the table can remove it from the menu."));
  go_->setText(set ? tr("Keep it") : tr("Open"));
  again_->setVisible(set);
  complain({});
}

void PinScreen::complain(const QString& sentence) {
  pin_->clear();
  again_->clear();
  fault_->setText(sentence);
  pin_->setFocus();
}

void PinScreen::send() {
  if (purpose_ == For::Set && pin_->text() != again_->text())
    return complain(tr("The two do not match. Nothing has changed."));
  const QString pin = pin_->text();
  pin_->clear();
  again_->clear();
  emit typed(pin);
}

void PinScreen::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit left();
  QWidget::keyPressEvent(event);
}

void PinScreen::hideEvent(QHideEvent* event) {
  pin_->clear();
  again_->clear();
  QWidget::hideEvent(event);
}

void PinScreen::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  const double dpr = devicePixelRatioF();
  const QPixmap cloth = art::picture("curtain/curtain", QSize(qRound(width() * dpr), qRound(height() * dpr)));
  p.drawPixmap(QRectF(rect()), cloth, QRectF(cloth.rect()));
  Ink ink(p, dpr);
  const QRectF at(QPointF((width() - kPinPanel.width()) / 2, (height() - kPinPanel.height()) / 2), kPinPanel);
  ink.panel(at, QColor(colour::kInk600), QColor(colour::kInk900), QColor(0xFFD9B56A), 4, 22);
}

}  // namespace ui
