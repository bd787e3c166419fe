#include "ui/plain/plain_setup.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <algorithm>

#include "engine/house/any_seed.h"
#include "engine/house/log/match_log.h"
#include "engine/kernel/count.h"
#include "ui/look/say.h"
#include "ui/plain/box_banner.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

constexpr double kBannerWide = 520, kBannerHigh = 400;  // at most, in points of the smallest window

QLabel* headed(const QString& words, const char* look = "head") {
  QLabel* made = new QLabel(words);
  made->setProperty("look", look);
  return made;
}

/// What a player of a log is called: by name, else by the role.
QString nameIn(const std::string& player, const house::SetupForm& form) {
  const auto role = std::ranges::find(form.roles, player, &house::Role::id);
  return role == form.roles.end() ? QString::fromStdString(player) : ui::said(role->name);
}

}  // namespace

QString PlainSetup::progress(const house::Label& label, const OwnPages* pages) {
  return pages == nullptr ? tr("%n moves", nullptr, label.steps) : pages->progress(label);
}

QString PlainSetup::playersOf(const house::Label& label, const house::SetupForm& form) {
  QStringList people;
  for (const std::string& each : label.players) people << nameIn(each, form);
  people.removeAll(QString());
  return people.join(", ");
}

PlainSetup::PlainSetup(const house::GameModule& game, const house::Box& box, const OwnPages* pages, QString saves,
                       QWidget* parent)
    : Page(parent), game_(game), pages_(pages), form_(game.form(box)), saves_(std::move(saves)), players_(new QSpinBox),
      first_(new QCheckBox), saved_(new QListWidget), fault_(headed({}, "fault")) {
  players_->setObjectName("players");
  players_->setRange(form_.fewest, form_.most);
  QWidget* inside = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(inside);
  column->addWidget(says(QT_TRANSLATE_NOOP("ui::PlainSetup", "How many play?")));
  column->addWidget(players_, 0, Qt::AlignLeft);
  column->addWidget(says(QT_TRANSLATE_NOOP("ui::PlainSetup", "At the table")));
  QGridLayout* seats = new QGridLayout;
  for (int at = 0; at < form_.most; ++at) addSeat(at, *seats);
  column->addLayout(seats);
  first_->setObjectName("first-game");
  said_.emplace_back(
      first_, QT_TRANSLATE_NOOP("ui::PlainSetup", "First game: each decision is explained when it first comes up"));
  column->addWidget(first_);
  if (!form_.options.empty()) column->addWidget(says(QT_TRANSLATE_NOOP("ui::PlainSetup", "Variants")));
  QGridLayout* options = new QGridLayout;
  int row = 0;
  for (const std::string& each : form_.options) addOption(each, *options, row++);
  column->addLayout(options);
  column->addStretch(1);
  QScrollArea* area = new QScrollArea;
  area->setProperty("bare", true);
  area->setWidgetResizable(true);
  area->setWidget(inside);
  QPushButton* deal = new QPushButton;
  said_.emplace_back(deal, QT_TRANSLATE_NOOP("ui::PlainSetup", "Begin"));
  deal->setObjectName("begin");
  deal->setProperty("gold", true);
  deal->setAutoDefault(true);
  connect(deal, &QPushButton::clicked, this, &PlainSetup::begin);
  connect(players_, &QSpinBox::valueChanged, this, &PlainSetup::seatAll);
  fault_->setWordWrap(true);
  QHBoxLayout* both = new QHBoxLayout;
  both->setSpacing(24);
  both->addWidget(area, 3);
  both->addLayout(besideForm(), 2);
  QVBoxLayout* page = new QVBoxLayout(this);
  page->setContentsMargins(24, 14, 24, 18);
  if (pages_ == nullptr) page->addWidget(headed(say(game_.name()), "title"));
  page->addLayout(both, 1);
  page->addWidget(fault_);
  QHBoxLayout* foot = new QHBoxLayout;
  const auto button = [&](const char* name, const char* words, void (PlainSetup::*does)()) {
    QPushButton* made = new QPushButton;
    said_.emplace_back(made, words);
    made->setObjectName(name);
    made->setAutoDefault(true);
    connect(made, &QPushButton::clicked, this, does);
    foot->addWidget(made);
  };
  button("shelf", QT_TRANSLATE_NOOP("ui::PlainSetup", "The shelf (Esc)"), &PlainSetup::shelf);
  button("lessons", QT_TRANSLATE_NOOP("ui::PlainSetup", "Lessons"), &PlainSetup::learns);
  button("workshop", QT_TRANSLATE_NOOP("ui::PlainSetup", "Card workshop"), &PlainSetup::designs);
  button("rules", QT_TRANSLATE_NOOP("ui::PlainSetup", "Rules (F1)"), &PlainSetup::reads);
  button("options", QT_TRANSLATE_NOOP("ui::PlainSetup", "Options"), &PlainSetup::setsUp);
  foot->addStretch(1);
  foot->addWidget(deal);
  page->addLayout(foot);
  setFocusProxy(deal);
  players_->setValue(std::clamp(3, form_.fewest, form_.most));
  seatAll(players_->value());
  readSaves();
  first_->setChecked(saved_->count() == 0);  // nobody has played it here yet
  retranslate();
}

void PlainSetup::offer(const char* name, bool on) { findChild<QWidget*>(name)->setVisible(on); }

QLabel* PlainSetup::says(const char* words) {
  QLabel* made = headed({});
  said_.emplace_back(made, words);
  return made;
}

void PlainSetup::retranslate() {
  if (banner_ != nullptr) {
    BoxLook box = pages_->box();
    box.name = say(game_.name());
    banner_->show(std::move(box));
  }
  for (const auto& [widget, words] : said_) widget->setProperty("text", tr(words));
  for (const OptionRow& row : options_)
    if (const auto name = form_.called.find(row.id); name != form_.called.end())
      row.on->setText(ui::said(name->second));
  for (int at = 0; at < kernel::count(seats_); ++at) {
    const SeatRow& row = kernel::at(seats_, at);
    row.name->setPlaceholderText(tr("Name of player %1").arg(at + 1));
    int item = 0;
    row.player->setItemText(item++, tr("Person"));
    for (const house::BotAbout& bot : game_.bots())
      if (bot.offered) row.player->setItemText(item++, tr("Bot: %1").arg(ui::said(bot.name)));
    for (int role = 0; row.role != nullptr && role < kernel::count(form_.roles); ++role)
      row.role->setItemText(role, ui::said(kernel::at(form_.roles, role).name));
  }
}

void PlainSetup::changeEvent(QEvent* event) {
  Page::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  readSaves();
}

void PlainSetup::addSeat(int at, QGridLayout& grid) {
  SeatRow row{new QLineEdit, nullptr, new QComboBox};
  row.name->setObjectName(QStringLiteral("name-%1").arg(at));
  row.name->setMaxLength(24);
  row.player->setObjectName(QStringLiteral("player-%1").arg(at));
  row.player->addItem(QString(), QString());
  for (const house::BotAbout& bot : game_.bots())
    if (bot.offered) row.player->addItem(QString(), say(bot.id));
  grid.addWidget(row.name, at, 0);
  grid.addWidget(row.player, at, 2);
  if (!form_.roles.empty()) {
    row.role = new QComboBox;
    for (const house::Role& role : form_.roles) row.role->addItem(QString(), QString::fromStdString(role.id));
    row.role->setCurrentIndex(at);
    grid.addWidget(row.role, at, 1);
  }
  seats_.push_back(row);
}

void PlainSetup::addOption(const std::string& option, QGridLayout& grid, int at) {
  const QString form = QString::fromStdString(option);
  const QString id = form.section('=', 0, 0), range = form.section('=', 1);
  OptionRow row{id.toStdString(), new QCheckBox(QString(id).replace('-', ' ')), nullptr};
  row.on->setObjectName(id);
  grid.addWidget(row.on, at, 0);
  if (!range.isEmpty()) {
    row.number = new QSpinBox;
    row.number->setRange(range.section("..", 0, 0).toInt(), range.section("..", 1).toInt());
    grid.addWidget(row.number, at, 1);
  }
  options_.push_back(row);
}

QLayout* PlainSetup::besideForm() {
  QVBoxLayout* column = new QVBoxLayout;
  if (pages_ != nullptr) {
    banner_ = new BoxBanner;
    column->addWidget(banner_, 3);
  }
  column->addWidget(makeSaves(), 2);
  column->addStretch(0);  // nothing saved: the box lies at the top
  return column;
}

void PlainSetup::rescaled() {
  if (banner_ == nullptr) return;
  banner_->setMaximumWidth(qRound(kBannerWide * scale()));
  banner_->setMaximumHeight(qRound(kBannerHigh * scale()));
  banner_->rescale(scale());
}

QWidget* PlainSetup::makeSaves() {
  QWidget* panel = goOn_ = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(panel);
  column->addWidget(says(QT_TRANSLATE_NOOP("ui::PlainSetup", "Go on with")));
  saved_->setObjectName("saved");
  connect(saved_, &QListWidget::itemActivated, this,
          [this](const QListWidgetItem* item) { emit resume(item->data(Qt::UserRole).toString()); });
  column->addWidget(saved_, 1);
  return panel;
}

void PlainSetup::seatAll(int seats) {
  for (int at = 0; at < kernel::count(seats_); ++at) {
    const SeatRow& row = kernel::at(seats_, at);
    for (QWidget* each : std::initializer_list<QWidget*>{row.name, row.role, row.player})
      if (each != nullptr) each->setVisible(at < seats);
  }
}

house::Start PlainSetup::start() const {
  house::Start start;
  start.seed = house::anySeed();
  for (int at = 0; at < players_->value(); ++at) {
    const SeatRow& row = kernel::at(seats_, at);
    start.players.push_back(row.name->text().trimmed().toStdString());
    start.setup.roles.push_back(row.role == nullptr ? "" : row.role->currentData().toString().toStdString());
    start.bots.push_back(row.player->currentData().toString().toStdString());
  }
  start.first.on = !first_->isHidden() && first_->isChecked();
  for (const OptionRow& row : options_)
    if (row.on->isChecked())
      start.setup.options.push_back(row.id + (row.number == nullptr ? "" : "=" + std::to_string(row.number->value())));
  return start;
}

void PlainSetup::readSaves() {
  fault_->clear();
  saved_->clear();
  goOn_->hide();
  if (saves_.isEmpty()) return;
  const QDir folder(saves_);
  const QStringList names =
      folder.entryList({"*." + QString::fromStdString(game_.log().match)}, QDir::Files, QDir::Time);
  for (const QString& name : names) {
    try {
      const house::Label label = house::labelOf(folder.filePath(name).toStdString(), game_.log());
      const QString people = playersOf(label, form_), far = progress(label, pages_);
      QListWidgetItem* item = new QListWidgetItem(people.isEmpty() ? far : people + ": " + far, saved_);
      item->setData(Qt::UserRole, folder.filePath(name));
    } catch (const std::runtime_error&) {  // it is no such log
    }
  }
  goOn_->setVisible(saved_->count() > 0);
}

void PlainSetup::complain(const QString& sentence) { fault_->setText(sentence); }

}  // namespace ui
