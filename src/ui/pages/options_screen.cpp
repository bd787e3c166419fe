#include "ui/pages/options_screen.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "ui/look/illustration.h"
#include "ui/look/ink.h"
#include "ui/look/vision.h"
#include "ui/pages/credits.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

constexpr int kColumn = 1000;  // points: wider lines are hard to read

QLabel* heading(const QString& words, const char* look) {
  QLabel* label = new QLabel(words);
  label->setProperty("look", look);
  return label;
}

QLabel* explanation(const QString& words) {
  QLabel* label = new QLabel(words);
  label->setWordWrap(true);
  label->setStyleSheet("color:#D8CBB0");
  return label;
}

/// A choice that the wheel passes over: it moves the page.
class ChoiceBox final : public QComboBox {
 protected:
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

/// The part of the page that moves where the window is too low for all of it.
QVBoxLayout* addPage(QVBoxLayout& whole) {
  QScrollArea* scroll = new QScrollArea;
  scroll->setObjectName("options-page");
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setStyleSheet("#options-page, #options-page > QWidget > QWidget { background: transparent; border: none }");
  QWidget* rows = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(rows);
  column->setContentsMargins(0, 0, 16, 0);
  column->setSpacing(4);
  scroll->setWidget(rows);
  whole.addWidget(scroll, 1);
  return column;
}

void choose(QComboBox& box, const QVariant& value) { box.setCurrentIndex(std::max(0, box.findData(value))); }

}  // namespace

OptionsScreen::OptionsScreen(QWidget* parent) : Page(parent) { build(); }

void OptionsScreen::build() {
  built_ = spoken();
  middle_ = new QWidget;
  setAccessibleName(tr("Options"));
  QHBoxLayout* all = new QHBoxLayout(this);
  all->addWidget(middle_);
  QVBoxLayout* whole = new QVBoxLayout(middle_);
  whole->addWidget(heading(tr("Options"), "title"));
  QVBoxLayout* column = addPage(*whole);
  column->addWidget(heading(tr("The window"), "head"));
  language_ = addChoice(*column, tr("Language"), {}, "language");
  language_->addItem(tr("as the system"), QString());
  for (const Language each : languages()) language_->addItem(nameOf(each), codeOf(each));
  textSize_ = addChoice(*column, tr("Text size"),
                        tr("Text grows as far as its place allows (Ctrl and plus or minus). Above 140 % a "
                           "panel below shows at full size what is pointed at."),
                        "text-size");
  for (int size = Options::kSmallestText; size <= Options::kLargestText; size += 10)
    textSize_->addItem(tr("%1 %").arg(size), size);
  colours_ = addChoice(*column, tr("Colors"),
                       tr("Shows the window as others see it, to check that no color stands alone."), "colors");
  const std::array<QString, kColourVisions> visions = {tr("as they are"), tr("without red (protanopia)"),
                                                       tr("without green (deuteranopia)"),
                                                       tr("without blue (tritanopia)"), tr("grey")};
  for (std::size_t at = 0; at < visions.size(); ++at) colours_->addItem(visions[at], static_cast<int>(at));
  contrast_ = addSwitch(*column, tr("High contrast: dark grounds, light edges, thicker rings"), {}, "high-contrast");
  fullScreen_ = addSwitch(*column, tr("Full screen"), {}, "full-screen");
  second_ = addSwitch(*column, tr("The table in a second window"),
                      tr("For a second screen: it shows the table, whatever is open here."), "second-window");
  motion_ = addChoice(
      *column, tr("Motion"),
      tr("How cards and dice go their way. A key or a click finishes what moves; it does nothing else."), "motion");
  motion_->addItem(tr("normal"), int(Pace::Normal));
  motion_->addItem(tr("fast"), int(Pace::Fast));
  motion_->addItem(tr("off"), int(Pace::Off));
  column->addWidget(heading(tr("Behind the curtain"), "head"));
  idle_ =
      addChoice(*column, tr("A secret screen closes by itself"),
                tr("When nobody touches mouse or keys for that long. Only what was not confirmed is lost."), "idle");
  for (const int seconds : Options::kIdleTimes) idle_->addItem(tr("after %1 seconds").arg(seconds), seconds);
  trust_ = addSwitch(*column, tr("We trust each other"),
                     tr("No curtain when the same player is asked again at once, or when one person plays alone. "
                        "Whatever is secret still waits for its owner."),
                     "trust");
  pins_ = addSwitch(
      *column, tr("PINs"),
      tr("You can set one on your secret screen. The curtain then asks for it, until you or the table drop it."),
      "pins");
  addSound(*column);
  column->addWidget(heading(tr("Bots"), "head"));
  bots_ = addChoice(*column, tr("Bots answer"), tr("Always after the same time, whatever they hold."), "bots");
  const std::array<QString, 4> paces = {tr("at once"), tr("quickly"), tr("calmly"), tr("slowly")};
  for (std::size_t at = 0; at < paces.size(); ++at) bots_->addItem(paces[at], Options::kBotDelays[at]);
  column->addStretch();
  column->addWidget(heading(tr("Credits"), "head"));
  QLabel* credits = explanation(Credits::whole(isIllustrated()));
  credits->setObjectName("credits");
  credits->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column->addWidget(credits);
  QPushButton* back = new QPushButton(tr("Back"));
  back->setObjectName("back");
  back->setProperty("gold", true);
  whole->addWidget(back, 0, Qt::AlignRight);
  connect(back, &QPushButton::clicked, this, &OptionsScreen::left);
  rescaled();
}

void OptionsScreen::addSound(QVBoxLayout& column) {
  column.addWidget(heading(tr("Sound"), "head"));
  volume_ = addChoice(column, tr("Volume"), tr("No sound tells anything that is not on the screen."), "volume");
  for (int percent = 0; percent <= 100; percent += 10) volume_->addItem(tr("%1 %").arg(percent), percent);
  mute_ = addSwitch(column, tr("Mute (Ctrl+M)"), {}, "mute");
  captions_ = addSwitch(column, tr("Captions: the table names the sounds"), {}, "captions");
}

QComboBox* OptionsScreen::addChoice(QVBoxLayout& column, const QString& name, const QString& what,
                                    const QString& object) {
  QHBoxLayout* row = new QHBoxLayout;
  QComboBox* box = new ChoiceBox;
  box->setObjectName(object);
  box->setAccessibleName(name);
  row->addWidget(new QLabel(name), 1);
  row->addWidget(box);
  column.addLayout(row);
  if (!what.isEmpty()) column.addWidget(explanation(what));
  column.addSpacing(8);
  connect(box, &QComboBox::currentIndexChanged, this, &OptionsScreen::tell);
  return box;
}

QCheckBox* OptionsScreen::addSwitch(QVBoxLayout& column, const QString& name, const QString& what,
                                    const QString& object) {
  QCheckBox* box = new QCheckBox(name);
  box->setObjectName(object);
  column.addWidget(box);
  if (!what.isEmpty()) column.addWidget(explanation(what));
  column.addSpacing(8);
  connect(box, &QCheckBox::toggled, this, &OptionsScreen::tell);
  return box;
}

void OptionsScreen::show(const Options& options) {
  showing_ = true;
  choose(*language_, options.language);
  choose(*textSize_, options.textSize);
  choose(*colours_, options.colours);
  contrast_->setChecked(options.highContrast);
  choose(*idle_, options.idle);
  choose(*bots_, options.botDelay);
  choose(*motion_, int(options.motion));
  fullScreen_->setChecked(options.fullScreen);
  trust_->setChecked(options.trust);
  pins_->setChecked(options.pins);
  second_->setChecked(options.secondWindow);
  choose(*volume_, options.volume);
  mute_->setChecked(options.mute);
  captions_->setChecked(options.captions);
  showing_ = false;
}

// In another language it is built anew.
void OptionsScreen::changeEvent(QEvent* event) {
  Page::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || built_ == spoken()) return;
  const Options options = chosen();
  const bool choosing = language_->hasFocus();
  QWidget old;
  old.setLayout(layout());  // takes all that is on it
  showing_ = true;
  build();
  show(options);
  if (choosing) language_->setFocus();
}

void OptionsScreen::tell() {
  if (!showing_) emit changed(chosen());
}

Options OptionsScreen::chosen() const {
  Options options;
  options.language = language_->currentData().toString();
  options.textSize = textSize_->currentData().toInt();
  options.colours = colours_->currentData().toInt();
  options.highContrast = contrast_->isChecked();
  options.idle = idle_->currentData().toInt();
  options.botDelay = bots_->currentData().toInt();
  options.motion = static_cast<Pace>(motion_->currentData().toInt());
  options.fullScreen = fullScreen_->isChecked();
  options.trust = trust_->isChecked();
  options.pins = pins_->isChecked();
  options.secondWindow = second_->isChecked();
  options.volume = volume_->currentData().toInt();
  options.mute = mute_->isChecked();
  options.captions = captions_->isChecked();
  return allowed(options);
}

void OptionsScreen::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit left();
  QWidget::keyPressEvent(event);
}

void OptionsScreen::rescaled() {
  const auto points = [this](int units) { return qRound(units * scale()); };
  middle_->setMaximumWidth(points(kColumn));
  middle_->layout()->setContentsMargins(points(28), points(18), points(28), points(22));
  middle_->layout()->setSpacing(points(4));
  for (QComboBox* box : {textSize_, idle_, volume_, bots_}) box->setMinimumWidth(points(220));
}

void OptionsScreen::paintEvent(QPaintEvent* event) {
  Page::paintEvent(event);
  QPainter p(this);
  Ink ink(p, devicePixelRatioF());
  const double w = std::min<double>(width() - 24.0, (kColumn + 40.0) * scale());
  ink.panel({(width() - w) / 2, 12, w, height() - 24.0}, QColor(0xF0241A10), QColor(0xF0150E08), QColor(0xFF8A6329), 2,
            14);
}

}  // namespace w13
