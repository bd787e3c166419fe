#include "ui/workshop/share_panel.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "packs/label.h"
#include "packs/places.h"
#include "ui/look/contrast.h"
#include "ui/look/style.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

/// A list that says, while nothing stands in it, what will.
class SayingList final : public QListWidget {
 public:
  SayingList(const QString& name, const char* object, QString empty) : empty_(std::move(empty)) {
    setObjectName(object);
    setAccessibleName(name);
    setAccessibleDescription(empty_);
    setWordWrap(true);
  }

 protected:
  void paintEvent(QPaintEvent* event) override {
    QListWidget::paintEvent(event);
    if (count() > 0) return;
    QPainter p(viewport());
    p.setPen(textNow(QColor(colour::kText3)));
    p.drawText(viewport()->rect().adjusted(24, 8, -24, -8), Qt::AlignCenter | Qt::TextWordWrap, empty_);
  }

 private:
  QString empty_;
};

QLabel* label(const QString& words, const char* look) {
  QLabel* made = new QLabel(words);
  made->setProperty("look", look);
  made->setWordWrap(true);
  return made;
}

/// Lower-case words and hyphens out of a name: "The Rookie" is "the-rookie".
QString idOf(const QString& name) {
  QString id = name.normalized(QString::NormalizationForm_KD).toLower();
  id.replace(QRegularExpression("[^a-z0-9\\x{0300}-\\x{036F}]+"), "-").remove(QRegularExpression("[^a-z0-9-]"));
  return id.remove(QRegularExpression("^-+|-+$")).left(60).remove(QRegularExpression("-+$"));
}

QString lineOf(const house::PackChange& change) {
  const QString place = QString::fromStdString(change.path).section(u'.', 0, -2);
  const QString card =
      change.name.empty() ? place : QStringLiteral("%1 (%2)").arg(QString::fromStdString(change.name), place);
  if (change.what == house::PackChange::What::New) return SharePanel::tr("new: %1").arg(card);
  if (change.what == house::PackChange::What::Removed) return SharePanel::tr("taken away: %1").arg(card);
  QStringList keys;
  for (const std::string& key : change.keys) keys << QString::fromStdString(key.substr(1));
  return SharePanel::tr("%1: %2", "a card and what of it changes").arg(card, keys.join(", "));
}

/// What is wrong first, then what collides, then all that changes.
void list(QListWidget& into, const house::PackReport& report) {
  into.clear();
  for (const std::string& mistake : report.mistakes)
    into.addItem(SharePanel::tr("error: %1").arg(QString::fromStdString(mistake)));
  for (const std::string& conflict : report.conflicts)
    into.addItem(SharePanel::tr("conflict: %1").arg(QString::fromStdString(conflict)));
  for (const house::PackChange& change : report.changes) into.addItem(lineOf(change));
}

QString countsOf(const house::PackReport& report) {
  return SharePanel::tr("%n changes", nullptr, kernel::count(report.changes)) + ", " +
         SharePanel::tr("%n conflicts", nullptr, kernel::count(report.conflicts)) + ", " +
         SharePanel::tr("%n errors", nullptr, kernel::count(report.mistakes)) + ", " +
         SharePanel::tr("%n warnings", nullptr, report.warnings) + ".";
}

QString lineOf(const house::PackLabel& label) {
  return SharePanel::tr("%1 %2 by %3", "a pack, its version, its author")
      .arg(said(label.name), QString::fromStdString(label.version), QString::fromStdString(label.author));
}

QString endingOf(const house::CardPart& cards) {
  const std::string_view ending = cards.packEnding();
  return QString::fromUtf8(ending.data(), static_cast<qsizetype>(ending.size()));
}

QString sentence(const std::exception& error) { return QString::fromUtf8(error.what()); }

}  // namespace

SharePanel::SharePanel(const house::CardPart& cards, QWidget* parent) : QWidget(parent), cards_(cards) { build(); }

void SharePanel::build() {
  language_ = spoken();
  QHBoxLayout* all = new QHBoxLayout(this);
  all->setSpacing(18);
  all->addWidget(makeGive(), 1);
  all->addWidget(makeTake(), 1);
}

QLineEdit* SharePanel::addField(QFormLayout& form, const QString& name, const char* object) {
  QLineEdit* field = new QLineEdit;
  field->setObjectName(object);
  field->setAccessibleName(name);
  form.addRow(name, field);
  connect(field, &QLineEdit::textChanged, this, &SharePanel::check);
  return field;
}

QWidget* SharePanel::makeGive() {
  QWidget* give = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(give);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(label(tr("Share your cards"), "heading"));
  own_ = new SayingList(tr("What your cards change"), "own",
                        tr("Change a card or make a new one: what it changes in the game is listed here."));
  column->addWidget(own_, 1);
  QFormLayout* form = new QFormLayout;
  name_ = addField(*form, tr("Name"), "name");
  german_ = addField(*form, tr("Name in German"), "german");
  version_ = addField(*form, tr("Version"), "version");
  author_ = addField(*form, tr("Author"), "author");
  column->addLayout(form);
  column->addWidget(gives_ = label({}, ""));
  gives_->setObjectName("gives");
  save_ = new QPushButton(tr("Save as one file ..."));
  save_->setObjectName("save");
  save_->setProperty("gold", true);
  save_->setEnabled(false);
  column->addWidget(save_);
  connect(save_, &QPushButton::clicked, this, &SharePanel::askForPlace);
  version_->setText("1");
  return give;
}

QWidget* SharePanel::makeTake() {
  QWidget* take = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(take);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(label(tr("Take cards from others"), "heading"));
  QPushButton* open = new QPushButton(tr("Open a pack ..."));
  open->setObjectName("open");
  column->addWidget(open);
  foreign_ = new SayingList(tr("What the pack changes"), "foreign",
                            tr("Open a pack: what it would change is listed here before you install it."));
  column->addWidget(foreign_, 2);
  column->addWidget(takes_ = label(tr("A pack is read and checked first; nothing is kept until you install it."), ""));
  takes_->setObjectName("takes");
  install_ = new QPushButton(tr("Install"));
  install_->setObjectName("install");
  install_->setProperty("gold", true);
  install_->setEnabled(false);
  column->addWidget(install_);
  column->addWidget(label(tr("Installed packs"), "head"));
  there_ = new SayingList(tr("Installed packs"), "there", tr("No pack is installed yet."));
  column->addWidget(there_, 1);
  connect(open, &QPushButton::clicked, this, &SharePanel::askForPack);
  connect(install_, &QPushButton::clicked, this, &SharePanel::install);
  return take;
}

void SharePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || language_ == spoken()) return;
  const std::array<QString, 4> was = {name_->text(), german_->text(), version_->text(), author_->text()};
  {
    QWidget old;
    old.setLayout(layout());  // takes all that is on it
  }
  build();
  name_->setText(was[0]);
  german_->setText(was[1]);
  version_->setText(was[2]);
  author_->setText(was[3]);
  if (shipped_) show(folders_);
}

void SharePanel::show(const PackFolders& folders) {
  folders_ = folders;
  try {
    shipped_ = house::readFolder(folders.shipped.toStdString());
    readInstalled();
    report();
  } catch (const kernel::DataError& error) {
    gives_->setText(sentence(error));
  }
}

// ---- giving away ------------------------------------------------------------------------------------------------

house::Pack SharePanel::ownPack() const {
  house::PackLabel label;
  label.id = idOf(name_->text()).toStdString();
  label.name.en = name_->text().trimmed().toStdString();
  const std::string german = german_->text().trimmed().toStdString();
  label.name.set(house::kGerman, german.empty() ? label.name.en : german);
  label.version = version_->text().trimmed().toStdString();
  label.author = author_->text().trimmed().toStdString();
  checkLabel(label);
  label.madeFor = cards_.read({*shipped_}).fingerprint;
  house::Pack pack = house::packOf(label, cards_, folders_.cards.toStdString(), folders_.scenarios.toStdString());
  pack.label.warnings = house::reportOn(pack, cards_, *shipped_).warnings;
  return pack;
}

// The checks come before the name: they hold for the cards, whatever the pack will be called.
void SharePanel::report() {
  reported_ = false;
  own_->clear();
  if (folders_.cards.isEmpty()) return gives_->setText(tr("You have no cards of your own yet."));
  try {
    const house::PackReport report = house::reportOn(
        house::packOf({"own", {"own"}, "1", "own"}, cards_, folders_.cards.toStdString()), cards_, *shipped_);
    list(*own_, report);
    reported_ = report.mistakes.empty() && !report.changes.empty();
    if (!reported_)
      gives_->setText(countsOf(report) + " " +
                      (report.mistakes.empty() ? tr("There is nothing to share.") : tr("Fix the errors first.")));
  } catch (const kernel::DataError& error) {
    gives_->setText(sentence(error));
  }
  check();
}

void SharePanel::check() {
  save_->setEnabled(false);
  if (!reported_) return;
  const bool named = !name_->text().trimmed().isEmpty() && !author_->text().trimmed().isEmpty();
  if (!named) return gives_->setText(tr("Your cards are fine. Give the pack a name and say who made it."));
  const QString id = idOf(name_->text());
  if (!house::isId(id.toStdString())) return gives_->setText(tr("The name needs letters from A to Z or digits."));
  save_->setEnabled(true);
  gives_->setText(tr("Its folder will be called \"%1\".").arg(id));
}

QString SharePanel::kindOfFiles() const { return tr("Packs of cards (*.%1)").arg(endingOf(cards_)); }

void SharePanel::askForPlace() {
  QFileDialog* dialog = new QFileDialog(this, tr("Save the pack"), {}, kindOfFiles());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(endingOf(cards_));
  dialog->selectFile(idOf(name_->text()) + "." + endingOf(cards_));
  connect(dialog, &QFileDialog::fileSelected, this, &SharePanel::saveTo);
  dialog->open();
}

void SharePanel::saveTo(const QString& path) {
  report();  // the folder may be another by now
  if (!save_->isEnabled()) return;
  try {
    house::writePack(ownPack(), path.toStdString(), kernel::Over::anything());  // the dialog has asked
    gives_->setText(tr("Saved: %1").arg(path));
  } catch (const kernel::DataError& error) {
    gives_->setText(sentence(error));
  }
}

// ---- taking in --------------------------------------------------------------------------------------------------

void SharePanel::readInstalled() {
  std::vector<std::string> faults;
  others_ = house::installedPacks(folders_.installed.toStdString(), cards_, faults);
  there_->clear();
  for (const house::Pack& pack : others_) there_->addItem(lineOf(pack.label));
  for (const std::string& fault : faults) there_->addItem(tr("left out: %1").arg(QString::fromStdString(fault)));
}

void SharePanel::askForPack() {
  QFileDialog* dialog = new QFileDialog(this, tr("Open a pack"), {}, kindOfFiles());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, &SharePanel::look);
  dialog->open();
}

void SharePanel::look(const QString& path) {
  offered_.reset();
  install_->setEnabled(false);
  foreign_->clear();
  try {
    house::Pack pack = house::readPack(path.toStdString(), cards_);
    const house::PackReport report = house::reportOn(pack, cards_, *shipped_, others_);
    list(*foreign_, report);
    QString line = lineOf(pack.label) + ": " + countsOf(report);
    if (!report.mistakes.empty()) line += " " + tr("Its cards would not load, so it cannot be installed.");
    for (const house::Pack& other : others_)
      if (other.label.id == pack.label.id)
        line += " " + tr("It replaces version %1.").arg(QString::fromStdString(other.label.version));
    takes_->setText(line);
    install_->setEnabled(report.mistakes.empty());
    offered_ = std::move(pack);
  } catch (const kernel::DataError& error) {
    takes_->setText(sentence(error));
  }
}

void SharePanel::install() {
  if (!offered_ || !install_->isEnabled()) return;
  try {
    QDir().mkpath(folders_.installed);
    (void)house::installPack(*offered_, cards_, folders_.installed.toStdString());
    takes_->setText(tr("Installed: %1").arg(lineOf(offered_->label)));
    offered_.reset();
    install_->setEnabled(false);
    readInstalled();
    emit installed();
  } catch (const kernel::DataError& error) {
    takes_->setText(sentence(error));
  }
}

}  // namespace ui
