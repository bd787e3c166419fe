#include "ui/pages/options_screen.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <utility>

#include "engine/kernel/count.h"
#include "ui/look/illustration.h"
#include "ui/look/ink.h"
#include "ui/look/vision.h"
#include "ui/pages/credits.h"
#include "ui/settings/language.h"
#include "ui/shields/shields.h"
#include "ui/widgets/letters.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/switch.h"

namespace ui {

namespace {

constexpr int kColumn = 1000;  // points: wider lines are hard to read

QLabel* explanation(const QString& words) {
  QLabel* label = new QLabel(words);
  label->setProperty("look", "hint");
  label->setWordWrap(true);
  return label;
}

/// A choice that the wheel passes over: it moves the page.
class ChoiceBox final : public QComboBox {
 protected:
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

void choose(QComboBox& box, const QVariant& value) { box.setCurrentIndex(std::max(0, box.findData(value))); }

}  // namespace

OptionsOffer plainOffer(const QString& sample) {
  OptionsOffer offer;
  offer.sample = sample;
  offer.credits = Credits::whole(isIllustrated(), hasTitleFace());
  return offer;
}

OptionsScreen::OptionsScreen(std::function<OptionsOffer()> offer, QWidget* parent)
    : Page(parent, kLargestText), ask_(std::move(offer)) {
  build();
}

template <class Value>
void OptionsScreen::keep(QComboBox& box, Value Options::*field) {
  shows_.emplace_back([&box, field](const Options& options) { choose(box, QVariant::fromValue(options.*field)); });
  takes_.emplace_back([&box, field](Options& options) { options.*field = box.currentData().value<Value>(); });
}

void OptionsScreen::keep(QCheckBox& box, bool Options::*field) {
  shows_.emplace_back([&box, field](const Options& options) { box.setChecked(options.*field); });
  takes_.emplace_back([&box, field](Options& options) { options.*field = box.isChecked(); });
}

void OptionsScreen::build() {
  built_ = spoken();
  offer_ = ask_();
  shows_.clear();
  takes_.clear();
  motionSample_ = nullptr;
  middle_ = new QWidget;
  columns_.clear();
  setAccessibleName(tr("Options"));
  QHBoxLayout* all = new QHBoxLayout(this);
  all->addWidget(middle_);
  QVBoxLayout* whole = new QVBoxLayout(middle_);
  QHBoxLayout* top = new QHBoxLayout;
  QLabel* title = new QLabel(tr("Options"));
  title->setProperty("look", "heading");
  top->addWidget(title, 1);
  QPushButton* back = new QPushButton(tr("Back (Esc)"));
  back->setObjectName("back");
  back->setProperty("gold", true);
  back->setAutoDefault(true);
  connect(back, &QPushButton::clicked, this, &OptionsScreen::left);
  top->addWidget(back);
  whole->addLayout(top);
  parts_ = new Segments("parts", {{"display", tr("Display")},
                                  {"sound", tr("Sound and pace")},
                                  {"privacy", tr("Privacy")},
                                  {"access", tr("Access")}});
  parts_->setAccessibleName(tr("Parts of the options"));
  whole->addWidget(parts_);
  pages_ = new QStackedWidget;
  whole->addWidget(pages_, 1);
  addDisplay(*addPart("options-display"));
  addSound(*addPart("options-sound"));
  addPrivacy(*addPart("options-privacy"));
  addAccess(*addPart("options-access"));
  for (QVBoxLayout* each : columns_) each->addStretch();
  connect(parts_, &Segments::chosen, this, &OptionsScreen::openPart);
  rescaled();
}

QVBoxLayout* OptionsScreen::addPart(const char* name) {
  QScrollArea* scroll = new QScrollArea;
  scroll->setObjectName(name);
  scroll->setProperty("bare", true);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  QWidget* rows = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(rows);
  scroll->setWidget(rows);
  pages_->addWidget(scroll);
  columns_.push_back(column);
  return column;
}

void OptionsScreen::openPart(const QString& name) {
  const QStringList all = {"display", "sound", "privacy", "access"};
  parts_->set(name);
  pages_->setCurrentIndex(std::max(0, kernel::placeWhere(all, [&](const QString& each) { return each == name; })));
  update();
}

void OptionsScreen::addDisplay(QVBoxLayout& column) {
  language_ = addChoice(column, tr("Language"), {}, "language");
  language_->addItem(tr("same as the system"), QString());
  for (const Language each : languages()) language_->addItem(languageName(each), languageCode(each));
  keep(*language_, &Options::language);
  textSize_ = addChoice(
      column, tr("Text size"),
      offer_.staged ? tr("Text grows as far as its place allows (Ctrl and plus or minus). Above 140 % a panel below "
                         "shows what you point at in full size.")
                    : tr("Ctrl and plus or minus do the same."),
      "text-size");
  for (int size = Options::kSmallestText; size <= Options::kLargestText; size += 10)
    textSize_->addItem(tr("%1%").arg(size), size);
  keep(*textSize_, &Options::textSize);
  column.addWidget(textSample_ = new QLabel(offer_.sample));
  textSample_->setObjectName("text-sample");
  textSample_->setWordWrap(true);
  keep(*addSwitch(column, tr("Full screen (F11)"), {}, "full-screen"), &Options::fullScreen);
  if (!offer_.staged) return;
  keep(*addSwitch(column, tr("The table in a second window"),
                  tr("For a second screen: it shows the table, whatever is open here."), "second-window"),
       &Options::secondWindow);
}

void OptionsScreen::addSound(QVBoxLayout& column) {
  QComboBox* volume =
      addChoice(column, tr("Volume"), tr("No sound tells anything that is not on the screen."), "volume");
  for (int percent = 0; percent <= 100; percent += 10) volume->addItem(tr("%1%").arg(percent), percent);
  keep(*volume, &Options::volume);
  keep(*addSwitch(column, tr("Mute (Ctrl+M)"), {}, "mute"), &Options::mute);
  motion_ =
      addChoice(column, tr("Motion"),
                offer_.staged ? tr("How cards and dice move. A key or a click finishes a move and does nothing else.")
                              : tr("How things move. A key or a click finishes a move and does nothing else."),
                "motion");
  motion_->addItem(tr("normal"), QVariant::fromValue(Pace::Normal));
  motion_->addItem(tr("fast"), QVariant::fromValue(Pace::Fast));
  motion_->addItem(tr("off"), QVariant::fromValue(Pace::Off));
  keep(*motion_, &Options::motion);
  if (offer_.die) column.addWidget(motionSample_ = new MotionSample(offer_.die));
  if (offer_.staged) addScenes(column);
  QComboBox* bots = addChoice(
      column, tr("Bots answer"),
      tr("Always after the same time, whatever they hold. Those that think ahead take a moment at least."), "bots");
  const std::array<QString, 4> paces = {tr("at once"), tr("quickly"), tr("calmly"), tr("slowly")};
  for (std::size_t at = 0; at < paces.size(); ++at) bots->addItem(paces[at], Options::kBotDelays[at]);
  keep(*bots, &Options::botDelay);
}

void OptionsScreen::addScenes(QVBoxLayout& column) {
  QComboBox* scenes = addChoice(column, tr("Scenes"), offer_.scenes, "scenes");
  scenes->addItem(tr("whole"), QVariant::fromValue(SceneForm::Whole));
  scenes->addItem(tr("short"), QVariant::fromValue(SceneForm::Short));
  scenes->addItem(tr("off"), QVariant::fromValue(SceneForm::Off));
  keep(*scenes, &Options::scenes);
}

void OptionsScreen::addPrivacy(QVBoxLayout& column) {
  QComboBox* idle =
      addChoice(column, tr("A secret screen closes by itself"),
                tr("When nobody touches mouse or keys for that long. Only what was not confirmed is lost."), "idle");
  for (const int seconds : Options::kIdleTimes) idle->addItem(tr("after %1 seconds").arg(seconds), seconds);
  keep(*idle, &Options::idle);
  if (offer_.staged)
    keep(*addSwitch(column, tr("We trust each other"),
                    tr("No curtain when the same player is asked again at once, or when one person plays alone. "
                       "Whatever is secret still waits for its owner."),
                    "trust"),
         &Options::trust);
  if (!offer_.clock.isEmpty()) keep(*addSwitch(column, offer_.clock, offer_.clockAbout, "clock"), &Options::clock);
  if (Shields::offered())
    keep(*addSwitch(
             column, tr("Shields"),
             tr("Before each game the table shows a code for each seat: a phone that scans it becomes that seat's "
                "private screen. Whoever has none looks behind the curtain."),
             "shields"),
         &Options::shields);
  if (offer_.staged)
    keep(*addSwitch(column, tr("PINs"),
                    tr("You can set one on your secret screen. The curtain then asks for it, until you or the table "
                       "remove it."),
                    "pins"),
         &Options::pins);
}

void OptionsScreen::addAccess(QVBoxLayout& column) {
  keep(*addSwitch(column, tr("High contrast"), tr("A nearly black background, light edges, no light or shade."),
                  "high-contrast"),
       &Options::highContrast);
  keep(*addSwitch(column, tr("Captions"), tr("The table names the sounds."), "captions"), &Options::captions);
  QComboBox* colours =
      addChoice(column, tr("Colors"),
                tr("Shows the window as others see it, to check that nothing depends on color alone."), "colors");
  const std::array<QString, kColourVisions> visions = {tr("as they are"), tr("without red (protanopia)"),
                                                       tr("without green (deuteranopia)"),
                                                       tr("without blue (tritanopia)"), tr("gray")};
  for (int each = 0; each < kColourVisions; ++each) colours->addItem(kernel::at(visions, each), each);
  keep(*colours, &Options::colours);
  if (offer_.credits.isEmpty()) return;
  QLabel* credits = explanation(offer_.credits);
  credits->setObjectName("credits");
  credits->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column.addSpacing(16);
  column.addWidget(credits);
}

QHBoxLayout* OptionsScreen::addRow(QVBoxLayout& column) {
  QFrame* row = new QFrame;
  row->setProperty("row", true);
  column.addWidget(row);
  return new QHBoxLayout(row);
}

QComboBox* OptionsScreen::addChoice(QVBoxLayout& column, const QString& name, const QString& what, const char* object) {
  QHBoxLayout* row = addRow(column);
  QComboBox* box = new ChoiceBox;
  box->setObjectName(object);
  box->setAccessibleName(name);
  box->setAccessibleDescription(what);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(14);
  QVBoxLayout* words = new QVBoxLayout;
  words->setSpacing(2);
  QLabel* title = new QLabel(name);
  title->setProperty("look", "name");
  title->setWordWrap(true);
  words->addWidget(title);
  if (!what.isEmpty()) words->addWidget(explanation(what));
  row->addLayout(words, 1);
  row->addSpacing(24);
  row->addWidget(box, 0, Qt::AlignVCenter);
  connect(box, &QComboBox::currentIndexChanged, this, &OptionsScreen::tell);
  return box;
}

QCheckBox* OptionsScreen::addSwitch(QVBoxLayout& column, const QString& name, const QString& what, const char* object) {
  Switch* box = new Switch(name, {}, this);
  box->setAccessibleDescription(what);
  box->setObjectName(object);
  box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  QVBoxLayout* both = new QVBoxLayout;
  both->setSpacing(2);
  both->addWidget(box);
  if (!what.isEmpty()) {
    QLabel* words = explanation(what);
    words->setProperty("indented", true);
    both->addWidget(words);
  }
  addRow(column)->addLayout(both);
  connect(box, &QCheckBox::toggled, this, &OptionsScreen::tell);
  return box;
}

void OptionsScreen::show(const Options& options) {
  showing_ = true;
  shown_ = options;
  for (const auto& each : shows_) each(options);
  follow();
  showing_ = false;
}

// In another language it is built anew.
void OptionsScreen::changeEvent(QEvent* event) {
  Page::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || built_ == spoken()) return;
  const Options options = chosen();
  const bool choosing = language_->hasFocus();
  const QString part = parts_->value();
  QWidget old;
  old.setLayout(layout());  // takes all that is on it
  showing_ = true;
  build();
  show(options);
  openPart(part);
  if (choosing) language_->setFocus();
}

void OptionsScreen::tell() {
  if (showing_) return;
  follow();
  emit changed(chosen());
}

// The samples show what was chosen.
void OptionsScreen::follow() {
  textSample_->setStyleSheet(QStringLiteral("font-family: \"Roboto Slab\"; font-weight: bold; font-size: %1px")
                                 .arg(qRound(19 * scale() * textSize_->currentData().toInt() / 100)));
  if (motionSample_ != nullptr) motionSample_->setPace(motion_->currentData().value<Pace>());
}

Options OptionsScreen::chosen() const {
  Options options = shown_;  // not all of them are chosen here
  for (const auto& each : takes_) each(options);
  return allowed(options);
}

void OptionsScreen::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit left();
  QWidget::keyPressEvent(event);
}

void OptionsScreen::rescaled() {
  if (middle_ == nullptr) return;
  const auto points = [this](double units) { return qRound(units * scale()); };
  middle_->setMaximumWidth(points(kColumn));
  middle_->layout()->setContentsMargins(points(28), points(18), points(28), points(22));
  middle_->layout()->setSpacing(points(12));
  for (QVBoxLayout* each : columns_) {
    each->setContentsMargins(0, points(8), points(16), 0);
    each->setSpacing(points(10));
  }
  for (QFrame* row : middle_->findChildren<QFrame*>())
    if (row->property("row").toBool())
      row->layout()->setContentsMargins(points(14), points(10), points(14), points(10));
  const double text = std::max(1.0, letters::growth());
  for (QLabel* label : middle_->findChildren<QLabel*>())
    if (label->property("indented").toBool()) label->setContentsMargins(points(50 * text), 0, 0, 0);
  if (motionSample_ != nullptr) motionSample_->setScale(scale());
  follow();
}

// The panel ends where its rows do.
void OptionsScreen::paintEvent(QPaintEvent* event) {
  Page::paintEvent(event);
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  Ink ink(p, devicePixelRatioF());
  const double w = std::min<double>(width() - 24.0, (kColumn + 40.0) * scale());
  const QVBoxLayout* rows = kernel::at(columns_, pages_->currentIndex());
  const QRect last = rows->itemAt(rows->count() - 2)->geometry();  // below it there is only what stretches
  const int end = rows->parentWidget()->mapTo(this, last.bottomLeft()).y() + qRound(24 * scale());
  ink.panel({(width() - w) / 2, 12, w, std::min<double>(end, height() - 12.0) - 12}, QColor(0xF0241A10),
            QColor(0xF0150E08), QColor(0xFF8A6329), 2 * scale(), 14 * scale());
}

}  // namespace ui
