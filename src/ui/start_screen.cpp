#include "ui/start_screen.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/bots/bot.h"
#include "ui/ink.h"
#include "ui/language.h"

namespace w13 {

namespace {

/// What an option says on the screen, by its name on the command line.
QString optionText(const QString& name) {
  static const std::map<QString, const char*> kTexts = {
      {"cooperative", QT_TRANSLATE_NOOP("w13::StartScreen", "Fully cooperative: no Traitor")},
      {"revealed-traitor", QT_TRANSLATE_NOOP("w13::StartScreen", "The Traitor is known from the start")},
      {"shorter-game", QT_TRANSLATE_NOOP("w13::StartScreen", "Shorter: no Finale, three lost end it")},
      {"start-consequences", QT_TRANSLATE_NOOP("w13::StartScreen", "Harder: Consequences at the start")},
      {"two-consequences", QT_TRANSLATE_NOOP("w13::StartScreen", "Harder: two Consequences per artifact")},
      {"two-goo", QT_TRANSLATE_NOOP("w13::StartScreen", "Harder: two Goo dice")},
      {"no-starting-traits", QT_TRANSLATE_NOOP("w13::StartScreen", "Harder: no starting Traits")},
      {"one-plot", QT_TRANSLATE_NOOP("w13::StartScreen", "Harder: one Plot is enough")},
      {"two-starting-traits", QT_TRANSLATE_NOOP("w13::StartScreen", "Easier: two Traits per Focus")},
      {"fewer-calamities", QT_TRANSLATE_NOOP("w13::StartScreen", "Easier: fewer Calamities per pile")},
      {"harmless-calamities", QT_TRANSLATE_NOOP("w13::StartScreen", "Easier: Calamities do nothing")},
      {"four-lost", QT_TRANSLATE_NOOP("w13::StartScreen", "Easier: four artifacts may be lost")},
      {"three-plots", QT_TRANSLATE_NOOP("w13::StartScreen", "Easier: the Traitor needs three Plots")},
      {"debronze-stays-open", QT_TRANSLATE_NOOP("w13::StartScreen", "House: debronzing stays open")},
      {"quick-windows", QT_TRANSLATE_NOOP("w13::StartScreen", "House: quick windows")},
  };
  const auto text = kTexts.find(name);
  return text == kTexts.end() ? name : StartScreen::tr(text->second);
}

QLabel* heading(const QString& text, double size) {
  QLabel* label = new QLabel(text);
  label->setFont(font(Role::Heading, size));
  label->setStyleSheet(
      QStringLiteral("color:#FFD98A; font-family:'Bebas Neue'; font-weight:700; font-size:%1px").arg(size));
  return label;
}

}  // namespace

StartScreen::StartScreen(const Catalog& cards, QString saves, QWidget* parent)
    : QWidget(parent), cards_(cards), saves_(std::move(saves)) {
  build();
  preset(3);
}

void StartScreen::build() {
  language_ = spoken();
  QHBoxLayout* all = new QHBoxLayout(this);
  all->setContentsMargins(28, 24, 28, 24);
  all->setSpacing(20);
  all->addWidget(makeMenu(), 2);
  QVBoxLayout* right = new QVBoxLayout;
  right->setSpacing(8);
  right->addWidget(heading(tr("New season"), 40));
  right->addWidget(makeSeats());
  right->addSpacing(6);
  right->addWidget(heading(tr("Variants"), 28));
  right->addWidget(makeVariants());
  right->addStretch();
  fault_ = new QLabel;
  fault_->setWordWrap(true);
  fault_->setMinimumHeight(44);
  seed_ = new QLineEdit;
  seed_->setPlaceholderText(tr("Seed (optional: an open season)"));
  seed_->setAccessibleName(tr("Seed"));
  seed_->setFixedWidth(270);
  seed_->setValidator(new QRegularExpressionValidator(QRegularExpression("\\d{0,19}"), seed_));
  deal_ = new QPushButton(tr("Deal the cards"));
  deal_->setObjectName("deal");
  deal_->setProperty("gold", true);
  deal_->setMinimumHeight(34);
  QHBoxLayout* foot = new QHBoxLayout;
  foot->addWidget(fault_, 1);
  foot->addWidget(seed_);
  foot->addWidget(deal_);
  right->addLayout(foot);
  all->addLayout(right, 5);
  connect(deal_, &QPushButton::clicked, this, [this] { emit begin(start()); });
  connect(seed_, &QLineEdit::textChanged, this, &StartScreen::check);
  readSaves();
}

// In another language it is built anew; what has been set up stays.
void StartScreen::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || language_ == spoken()) return;
  const std::vector<SeatRow> seats = std::exchange(seats_, {});
  const std::vector<VariantRow> variants = std::exchange(variants_, {});
  const QString seed = seed_->text();
  QWidget old;
  old.setLayout(layout());  // takes all that is on it
  fault_ = nullptr;
  build();
  for (std::size_t at = 0; at < seats.size(); ++at) {
    seats_[at].player->setCurrentIndex(seats[at].player->currentIndex());
    seats_[at].agent->setCurrentIndex(seats[at].agent->currentIndex());
    seats_[at].name->setText(seats[at].name->text());
  }
  for (std::size_t at = 0; at < variants.size(); ++at) {
    variants_[at].on->setChecked(variants[at].on->isChecked());
    if (variants[at].count != nullptr) variants_[at].count->setValue(variants[at].count->value());
  }
  seed_->setText(seed);
  check();
}

QWidget* StartScreen::makeMenu() {
  QWidget* menu = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(menu);
  column->setContentsMargins(0, 0, 0, 0);
  QLabel* icon = new QLabel;
  icon->setPixmap(art::picture("app/icon", {96, 96}));
  column->addWidget(icon);
  column->addWidget(heading(tr("Warehouse 13"), 58));
  column->addWidget(heading(tr("The digital table"), 32));
  QLabel* note = new QLabel(tr("Unofficial fan adaptation.\nNot connected with the rights holders."));
  note->setStyleSheet("color:#F0D9A0; font-family:GNUTypewriter; font-size:15px");
  column->addWidget(note);
  column->addSpacing(16);
  column->addWidget(heading(tr("Go on with a season"), 24));
  list_ = new QListWidget;
  list_->setAccessibleName(tr("Saved seasons"));
  column->addWidget(list_, 1);
  resume_ = new QPushButton(tr("Continue"));
  resume_->setObjectName("resume");
  resume_->setEnabled(false);
  column->addWidget(resume_);
  QPushButton* open = new QPushButton(tr("Open a file ..."));
  open->setObjectName("open");
  column->addWidget(open);
  QPushButton* options = new QPushButton(tr("Options"));
  options->setObjectName("options");
  column->addWidget(options);
  connect(options, &QPushButton::clicked, this, &StartScreen::options);
  connect(open, &QPushButton::clicked, this, &StartScreen::openFile);
  const auto go = [this] {
    if (QListWidgetItem* item = list_->currentItem()) emit resume(item->data(Qt::UserRole).toString());
  };
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) { resume_->setEnabled(row >= 0); });
  connect(list_, &QListWidget::itemActivated, this, go);
  connect(resume_, &QPushButton::clicked, this, go);
  return menu;
}

QWidget* StartScreen::makeSeats() {
  QWidget* box = new QWidget;
  QHBoxLayout* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(10);
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    SeatRow one{};
    QVBoxLayout* column = new QVBoxLayout;
    one.portrait = new QLabel;
    one.portrait->setAlignment(Qt::AlignCenter);
    one.portrait->setMinimumHeight(104);
    one.player = new QComboBox;
    one.player->setObjectName(QStringLiteral("player%1").arg(seat));
    one.player->setAccessibleName(tr("Seat %1: who plays").arg(seat + 1));
    one.player->addItem(tr("Nobody"), QStringLiteral("-"));
    one.player->addItem(tr("A person"), QString());
    for (const std::string_view name : botNames()) {
      const QString bot = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
      one.player->addItem(tr("Bot: %1").arg(bot), bot);
    }
    one.agent = new QComboBox;
    one.agent->setAccessibleName(tr("Seat %1: Agent").arg(seat + 1));
    for (const AgentCard& agent : cards_.agents) one.agent->addItem(said(agent.name), QString::fromStdString(agent.id));
    one.agent->setCurrentIndex(seat % std::max(1, one.agent->count()));
    one.name = new QLineEdit;
    one.name->setPlaceholderText(tr("Name"));
    one.name->setMaxLength(16);
    one.name->setObjectName(QStringLiteral("name%1").arg(seat));
    one.name->setAccessibleName(tr("Seat %1: name").arg(seat + 1));
    column->addWidget(one.portrait);
    column->addWidget(one.player);
    column->addWidget(one.agent);
    column->addWidget(one.name);
    row->addLayout(column, 1);
    connect(one.player, &QComboBox::currentIndexChanged, this, &StartScreen::check);
    connect(one.agent, &QComboBox::currentIndexChanged, this, &StartScreen::check);
    seats_.push_back(one);
  }
  return box;
}

QWidget* StartScreen::makeVariants() {
  QWidget* box = new QWidget;
  QGridLayout* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setVerticalSpacing(7);
  int place = 0;
  for (const std::string& each : variantNames()) {
    VariantRow row;
    const QString whole = QString::fromStdString(each);
    row.name = whole.section(u'=', 0, 0);
    row.on = new QCheckBox(optionText(row.name));
    row.on->setObjectName(row.name);
    connect(row.on, &QCheckBox::toggled, this, &StartScreen::check);
    QWidget* cell = row.on;
    if (whole.contains(u'=')) {
      row.count = new QSpinBox;
      row.count->setRange(1, whole.section("..", 1, 1).toInt());
      row.count->setAccessibleName(row.on->text());
      connect(row.count, &QSpinBox::valueChanged, this, &StartScreen::check);
      cell = new QWidget;
      QHBoxLayout* pair = new QHBoxLayout(cell);
      pair->setContentsMargins(0, 0, 0, 0);
      pair->addWidget(row.on, 1);
      pair->addWidget(row.count);
    }
    grid->addWidget(cell, place / 2, place % 2);
    ++place;
    variants_.push_back(row);
  }
  return box;
}

void StartScreen::preset(int players) {
  for (int seat = 0; seat < kMaxPlayers; ++seat)
    seats_[static_cast<std::size_t>(seat)].player->setCurrentIndex(seat < players ? 1 : 0);
  check();
}

SeasonStart StartScreen::start() const {
  SeasonStart start;
  for (const SeatRow& seat : seats_) {
    const QString player = seat.player->currentData().toString();
    if (player == u"-") continue;
    start.setup.agents.push_back(cards_.findAgent(seat.agent->currentData().toString().toStdString()));
    start.players.push_back(seat.name->text().trimmed().toStdString());
    start.bots.push_back(player.toStdString());
  }
  for (const VariantRow& row : variants_)
    if (row.on->isChecked())
      (void)switchOn(start.setup.variants,
                     (row.count == nullptr ? row.name : row.name + "=" + row.count->text()).toStdString());
  const QString seed = seed_->text().trimmed();
  start.typedSeed = !seed.isEmpty();
  start.seed = start.typedSeed ? seed.toULongLong() : QRandomGenerator::system()->generate64();
  return start;
}

void StartScreen::check() {
  if (deal_ == nullptr || fault_ == nullptr) return;
  int players = 0;
  for (SeatRow& seat : seats_) {
    const bool there = seat.player->currentData().toString() != u"-";
    players += there ? 1 : 0;
    seat.agent->setEnabled(there);
    seat.name->setEnabled(there);
    const QString file = art::agentFile(seat.agent->currentData().toString().toStdString());
    seat.portrait->setPixmap(art::picture(file, {100, 100}, there ? Tone::Plain : Tone::Dimmed));
  }
  if (players != players_) {  // with three players debronzing is never closed, unless somebody wants it so: RULING-28
    players_ = players;
    for (VariantRow& row : variants_)
      if (row.name == u"debronze-stays-open") row.on->setChecked(players == 3);
  }
  const std::string fault = faultOf(start().setup, cards_, spoken());
  deal_->setEnabled(fault.empty());
  QString text = fault.empty() ? tr("%n players. Each looks at a Loyalty card first.", nullptr, players)
                               : QString::fromStdString(fault) + ".";
  if (fault.empty() && !seed_->text().trimmed().isEmpty())
    text += " " + tr("With a typed seed the season is marked open: who knows the seed can know every secret.");
  fault_->setText(text);
  fault_->setStyleSheet(fault.empty() ? "color:#D8CBB0" : "color:#FFB3A6; font-weight:bold");
}

void StartScreen::complain(const QString& sentence) {
  fault_->setText(sentence);
  fault_->setStyleSheet("color:#FFB3A6; font-weight:bold");
}

namespace {

/// What the list says of a season that can be gone on with or looked at.
QString offerOf(const SeasonLabel& label, const QFileInfo& file, const Catalog& cards) {
  QStringList names;
  for (const std::string& name : label.players) {
    const auto agent = std::find_if(cards.agents.begin(), cards.agents.end(),
                                    [&](const AgentCard& each) { return each.id == name; });  // of nameless players
    names << (agent == cards.agents.end() ? QString::fromStdString(name) : said(agent->name));
  }
  const QString when = QLocale().toString(file.lastModified(), StartScreen::tr("d MMM, hh:mm", "date and time"));
  const QString where = label.over ? StartScreen::tr("Ended") : StartScreen::tr("Episode %1").arg(label.episode);
  const QString how = label.torn ? StartScreen::tr(", interrupted") : QString();
  const QString steps = StartScreen::tr("%n steps", nullptr, label.steps);
  return QStringLiteral("%1: %2\n%3, %4%5").arg(where, names.join(", "), when, steps, how);
}

}  // namespace

// First what can be gone on with, the newest on top; then what has ended; then what cannot be read, which stays.
void StartScreen::readSaves() {
  list_->clear();
  int going = 0;
  int ended = 0;
  const QFileInfoList files = QDir(saves_).entryInfoList({"*.season"}, QDir::Files, QDir::Time);
  for (const QFileInfo& file : files) {
    QListWidgetItem* item = new QListWidgetItem;
    item->setData(Qt::UserRole, file.filePath());
    try {
      const SeasonLabel label = labelOf(file.filePath().toStdString());
      item->setText(offerOf(label, file, cards_));
      list_->insertItem(label.over ? going + ended : going, item);
      ++(label.over ? ended : going);
    } catch (const std::exception&) {
      item->setText(tr("Cannot be read\n%1").arg(file.fileName()));
      list_->addItem(item);
    }
  }
  if (going > 0) list_->setCurrentRow(0);
}

void StartScreen::openFile() {
  QFileDialog* dialog = new QFileDialog(this, tr("Open a season"), saves_, tr("Seasons (*.season);;All files (*)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, &StartScreen::resume);
  dialog->open();
}

void StartScreen::paintEvent(QPaintEvent*) {
  QPainter p(this);
  const double dpr = devicePixelRatioF();
  const QPixmap ground = art::picture("boards/table", QSize(qRound(width() * dpr), qRound(height() * dpr)));
  p.drawPixmap(QRectF(rect()), ground, QRectF(ground.rect()));
}

}  // namespace w13
