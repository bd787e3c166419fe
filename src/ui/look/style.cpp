#include "ui/look/style.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QRegularExpression>
#include <QResource>
#include <algorithm>

#include "ui/look/contrast.h"

static void initDrawings() { Q_INIT_RESOURCE(assets); }
static void initTypefaces() { Q_INIT_RESOURCE(typefaces); }

namespace ui {

QFont font(Role role, double size) {
  QFont it;
  switch (role) {
    case Role::Heading:
      it.setFamilies({"Bebas Neue", "Oswald", "DejaVu Sans Condensed", "Sans"});
      it.setWeight(QFont::Bold);
      it.setLetterSpacing(QFont::PercentageSpacing, 105);
      break;
    case Role::Question:
      it.setFamilies({"Roboto Slab", "DejaVu Serif", "Serif"});
      it.setWeight(QFont::Bold);
      break;
    case Role::Body: it.setFamilies({"Lato", "DejaVu Sans", "Sans"}); break;
    case Role::Bold:
      it.setFamilies({"Lato", "DejaVu Sans", "Sans"});
      it.setWeight(QFont::Bold);
      break;
    case Role::Title:
      it.setFamilies({"Bodoni Moda", "Roboto Slab", "DejaVu Serif", "Serif"});
      it.setWeight(QFont::Bold);
      break;
    case Role::Typed: it.setFamilies({"GNUTypewriter", "DejaVu Sans Mono", "Monospace"}); break;
  }
  it.setPixelSize(std::max(1, qRound(size)));
  it.setHintingPreference(QFont::PreferNoHinting);
  return it;
}

QFont fontOfOutlines(Role role, double size) {
  QFont it = font(role, size);
  it.setStyleName(QStringLiteral("Bold"));
  it.setWeight(QFont::Normal);  // Qt makes nothing bolder
  return it;
}

namespace {

const QString kTitleFace = QStringLiteral(":/typefaces/title.woff");

}  // namespace

bool hasTitleFace() {
  initTypefaces();
  return QResource(kTitleFace).uncompressedSize() > 0;
}

void bringTitleFace() {
  static const int kBrought = hasTitleFace() ? QFontDatabase::addApplicationFont(kTitleFace) : -1;
  (void)kBrought;
}

namespace {
int wantedTextSize = 100;

/// A style sheet with all its lengths made larger.
QString scaled(const QString& sheet, double scale) {
  static const QRegularExpression kLength("(\\d+)px");
  QString made;
  qsizetype from = 0;
  for (auto each = kLength.globalMatch(sheet); each.hasNext();) {
    const QRegularExpressionMatch found = each.next();
    made += sheet.mid(from, found.capturedStart() - from);
    made += QString::number(qRound(found.captured(1).toInt() * scale)) + "px";
    from = found.capturedEnd();
  }
  return made + sheet.mid(from);
}

}  // namespace

int textSize() { return std::min(wantedTextSize, kLargestInPlace); }
int readingSize() { return wantedTextSize; }
void setTextSize(int percent) { wantedTextSize = percent; }

QString styleSheet(double scale, int largest) {
  QString sheet = QStringLiteral(R"(
    QWidget { color: #F4EAD5; font-family: "Lato", "DejaVu Sans"; font-size: 16px; outline: none; }
    QDialog, QMessageBox, QMenu { background: #1E1812; }
    QMenu { border: 2px solid #8A6329; padding: 4px; }
    QMenu::item { padding: 8px 28px; }
    QMenu::item:selected { background: #4A3820; }
    QLabel { background: transparent; }
    QLabel[look="title"], QLabel[look="heading"], QLabel[look="head"] { color: #FFD98A; font-family: "Bebas Neue";
                                                                     font-weight: 700; }
    QLabel[look="title"] { font-size: 54px; }
    QLabel[look="heading"] { font-size: 36px; }
    QLabel[look="head"] { font-size: 24px; }
    QLabel[look="typed"] { color: #F0D9A0; font-family: "GNUTypewriter"; font-size: 15px; }
    QLabel[look="small"] { color: #B9AB90; font-size: 14px; }
    QLabel[look="ask"] { color: #FFF3D6; font-family: "Roboto Slab"; font-size: 19px; font-weight: bold; }
    QLabel[look="name"] { font-weight: bold; }
    QLabel[look="hint"] { color: #E9DCC0; }
    QLabel[look="coach"] { font-size: 18px; }
    QLabel[look="fault"] { color: #FFB3A6; font-weight: bold; }
    QPushButton { background: #4A3820; color: #F7ECD2; border: 2px solid #8A6329; border-radius: 8px;
                  padding: 8px 18px; font-weight: bold; min-height: 26px; }
    QPushButton:hover { border-color: #FFF3D6; }
    QPushButton:focus { border-color: #FFFFFF; }
    QPushButton:pressed { background: #2E2314; }
    QPushButton:disabled { background: #27221C; color: #9B8F7C; border-color: #3A2D1D; }
    QPushButton[menu="true"] { text-align: left; background: #241A10; padding: 6px 16px; min-height: 26px; }
    QPushButton[menu="true"]:disabled { background: #1E1812; }
    QPushButton[link="true"] { background: transparent; border: none; border-bottom: 2px solid #8A6329; border-radius: 0px;
                               padding: 4px 2px; color: #F0D9A0; min-height: 24px; }
    QPushButton[link="true"]:hover, QPushButton[link="true"]:focus { color: #FFFFFF; border-bottom-color: #FFFFFF; }
    QFrame[segments="true"] { background: #100C08; border: 2px solid #8A6329; border-radius: 8px; }
    QPushButton[segment="true"] { background: transparent; border: 2px solid transparent; border-radius: 6px;
                                  padding: 2px 6px; min-height: 24px; color: #D8CBB0; }
    QPushButton[segment="true"]:hover { color: #FFFFFF; }
    QPushButton[segment="true"]:checked { background: #B98A3E; color: #14100C; }
    QPushButton[segment="true"]:focus { border-color: #FFFFFF; }
    QPushButton[level="true"] { background: transparent; border: 2px solid #3A2D1D; border-radius: 6px; padding: 1px 8px;
                                min-height: 20px; text-align: left; font-weight: normal; }
    QPushButton[level="true"]:checked { background: #4A3820; border-color: #FFD98A; font-weight: bold; }
    QPushButton[level="true"]:hover, QPushButton[level="true"]:focus { border-color: #FFFFFF; }
    QPushButton[danger="true"] { background: #3A1012; color: #FFB3A6; border-color: #B3262E; }
    QFrame#deal-bar { background: #3A2D1D; border: 3px solid #FFB84D; border-radius: 12px; }
    QWidget#menu-panel { background: #241A10; border: 3px solid #FFD98A; border-radius: 14px; }
    QFrame#more-bar { background: #1E1812; border: 2px solid #6A5230; border-radius: 8px; }
    QScrollArea[bare="true"], QScrollArea[bare="true"] > QWidget > QWidget { background: transparent; border: none; }
    QPushButton::menu-indicator { image: url(:/svg/icons/arrow-down.svg); width: 12px; height: 12px;
                                  subcontrol-origin: padding; subcontrol-position: right center; right: 8px; }
    QPushButton#packs { padding-right: 28px; }
    QFrame[row="true"] { background: #1E1812; border: 1px solid #3A2D1D; border-radius: 8px; }
    QPushButton[chip="true"] { border-radius: 12px; padding: 2px 7px; background: #241A10; font-size: 14px; }
    QPushButton[chip="true"]:checked { background: #6B4A1C; border-color: #FFD98A; color: #FFF3D6; }
    QPushButton[small="true"] { padding: 4px 10px; min-height: 24px; }
    QPushButton[small="true"]:checked { background: #6B4A1C; border-color: #FFD98A; color: #FFF3D6; }
    QFrame#preview { background: #1E1812; border: 2px solid #6A5230; border-radius: 10px; }
    QTabBar::tab { background: #1E1812; color: #D8CBB0; border: 2px solid #3A2D1D; padding: 5px 10px; font-weight: bold; }
    QTabBar::tab:selected { background: #4A3820; color: #FFD98A; border-color: #8A6329; }
    QTabBar::tab:focus { border-color: #FFD98A; }
    QSplitter::handle { background: #3A2D1D; }
    QTreeWidget:focus, QListWidget:focus, QTextBrowser:focus { border-color: #FFD98A; }
    QPushButton[step="true"] { padding: 0px; min-height: 22px; min-width: 24px; border: 1px solid #6A5230; }
    QPushButton[gold="true"][violet="true"] { background: #6B2FA0; color: #FFF3FF; border-color: #D3A4F7; }
    QPushButton[gold="true"] { background: #D9932A; color: #24160A; border-color: #FFD98A; }
    QPushButton[gold="true"]:hover { background: #E8A53A; }
    QPushButton[gold="true"]:focus { border-color: #FFFFFF; }
    QPushButton[gold="true"]:pressed { background: #B98A3E; }
    QPushButton[large="true"] { padding: 10px 24px; min-height: 34px; }
    QPushButton[gold="true"]:disabled { background: #27221C; color: #9B8F7C; border-color: #3A2D1D; }
    QLineEdit, QComboBox, QSpinBox { background: #100C08; border: 2px solid #8A6329; border-radius: 6px;
                                     padding: 5px 8px; selection-background-color: #8A6329; }
    QFileDialog QAbstractItemView { background: #1E1812; selection-background-color: #4A3820; }
    QComboBox { combobox-popup: 0; }
    QComboBoxPrivateContainer, QComboBoxPrivateScroller { background: #1E1812; border: none; margin: 0px; padding: 0px; }
    QComboBox QAbstractItemView { background: #1E1812; border: 2px solid #8A6329; selection-background-color: #4A3820; }
    QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border-color: #FFFFFF; }
    QPlainTextEdit { background: #100C08; border: 2px solid #8A6329; border-radius: 6px; padding: 2px 4px;
                     selection-background-color: #6B4A1C; }
    QPlainTextEdit:focus { border-color: #FFFFFF; }
    QFrame#card-form { background: #1E1812; border: 2px solid #6A5230; border-radius: 10px; }
    QFrame#card-form QLineEdit, QFrame#card-form QComboBox, QFrame#card-form QSpinBox { min-height: 22px; padding: 2px 6px; }
    QFrame#card-form QWidget[shipped="true"]:enabled { color: #B9AB90; }
    QPlainTextEdit:disabled, QSpinBox:disabled { color: #9B8F7C; border-color: #3A2D1D; }
    QLineEdit:disabled, QComboBox:disabled { color: #9B8F7C; border-color: #3A2D1D; }
    QCheckBox { spacing: 8px; background: transparent; }
    QCheckBox::indicator { width: 20px; height: 20px; border: 2px solid #8A6329; border-radius: 5px; background: #100C08; }
    QCheckBox::indicator:checked { background: #D9932A; border-color: #FFD98A; }
    QCheckBox::indicator:checked { image: url(:/svg/icons/check.svg); }
    QComboBox::drop-down { border: none; width: 26px; }
    QComboBox::down-arrow { image: url(:/svg/icons/arrow-down.svg); width: 14px; height: 14px; }
    QSpinBox::up-button, QSpinBox::down-button { border: none; width: 22px; background: transparent; }
    QSpinBox::up-arrow { image: url(:/svg/icons/arrow-up.svg); width: 12px; height: 12px; }
    QSpinBox::down-arrow { image: url(:/svg/icons/arrow-down.svg); width: 12px; height: 12px; }
    QCheckBox::indicator:focus { border-color: #FFF3D6; }
    QListWidget, QTreeWidget, QTextBrowser { background: #17110A; border: 2px solid #6A5230; border-radius: 8px; padding: 6px; }
    QListWidget::item, QTreeWidget::item { padding: 5px 0px; }
    QListWidget::item:hover, QTreeWidget::item:hover { background: #2A221A; }
    QListWidget::item:selected, QTreeWidget::item:selected { background: #4A3820; color: #FFF3D6; }
    QHeaderView { background: #17110A; }
    QHeaderView::section { background: #2A221A; color: #F0D9A0; border: none; padding: 5px; font-weight: bold; }
    QTreeWidget::indicator { width: 14px; height: 14px; border: 1px solid #8A6329; border-radius: 3px; background: #100C08; }
    QTreeWidget::indicator:checked { background: #D9932A; image: url(:/svg/icons/check.svg); }
    QTreeWidget::indicator:indeterminate { background: #5E421B; }
    QProgressBar { background: #100C08; border: 2px solid #8A6329; border-radius: 6px; text-align: center; }
    QProgressBar::chunk { background: #5E421B; }
    QFrame#log { background: #1E1812; border: 2px solid #6A5230; border-radius: 8px; }
    QFrame#log QToolButton { background: transparent; border: 2px solid transparent; border-radius: 8px; }
    QFrame#log QToolButton:hover { border-color: #8A6329; }
    QFrame#log QToolButton:focus { border-color: #FFF3D6; }
    QFrame#log QToolButton:checked { background: #4A3820; border-color: #FFD98A; }
    QFrame#position { background: #1E1812; border: none; border-bottom: 2px solid #B98A3E; }
    QFrame#help { background: #1E1812; border: 2px solid #B98A3E; border-radius: 10px; }
    QToolTip { background: #101514; color: #C9D1D6; border: 1px solid #94A3AD; padding: 4px; }
    QScrollBar:vertical { background: #14100C; width: 12px; }
    QScrollBar::handle:vertical { background: #6A5230; border-radius: 5px; min-height: 30px; }
    QScrollBar:horizontal { background: #14100C; height: 12px; }
    QScrollBar::handle:horizontal { background: #6A5230; border-radius: 5px; min-width: 30px; }
    QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
  )");
  const int text = std::min(readingSize(), largest);
  for (const int size : {16, 14, 19})
    sheet.replace(QStringLiteral("font-size: %1px").arg(size),
                  QStringLiteral("font-size: %1px").arg(size * text / 100));
  if (text > kLargestOnPages)  // headings grow by half as much
    for (const int size : {36, 24})
      sheet.replace(QStringLiteral("font-size: %1px").arg(size),
                    QStringLiteral("font-size: %1px").arg(size * (100 + text) / 200));
  sheet = sheetNow(sheet);
  return scale == 1 ? sheet : scaled(sheet, scale);
}

QPalette palette() {
  QPalette it;
  const auto set = [&](QPalette::ColorRole role, QRgb with) { it.setColor(role, QColor(with)); };
  for (const QPalette::ColorRole ground :
       {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::ToolTipBase})
    set(ground, colour::kInk800);
  for (const QPalette::ColorRole text :
       {QPalette::WindowText, QPalette::Text, QPalette::ToolTipText, QPalette::BrightText})
    set(text, colour::kText);
  set(QPalette::Button, colour::kButtonTop);
  set(QPalette::ButtonText, colour::kButtonInk);
  set(QPalette::PlaceholderText, colour::kText3);
  set(QPalette::Highlight, colour::kButtonTop);
  set(QPalette::HighlightedText, colour::kPromptAsk);
  set(QPalette::Link, colour::kGold);
  for (const QPalette::ColorRole text : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    it.setColor(QPalette::Disabled, text, QColor(colour::kDisabledInk));
  return it;
}

QColor withAlpha(QColor colour, double alpha) {
  colour.setAlphaF(static_cast<float>(alpha));
  return colour;
}

void initLook() {
  initDrawings();
  QApplication::setPalette(palette());
  QApplication::setFont(font(Role::Body, 16));  // as the sheet has it: no other face is looked for and loaded
}

// One size of each: what is dear is the list of all typefaces, and the files.
void openFaces() {
  for (const Role role : {Role::Body, Role::Bold, Role::Heading, Role::Typed})
    (void)QFontMetrics(font(role, 16)).height();
}

}  // namespace ui
