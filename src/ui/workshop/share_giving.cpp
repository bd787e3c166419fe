// The designer's own cards as a pack: what is in it, its version, and what is new since the one before.

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>

#include "engine/kernel/errors.h"
#include "packs/label.h"
#include "packs/places.h"
#include "ui/workshop/field_text.h"
#include "ui/workshop/share_panel.h"
#include "ui/workshop/share_words.h"
#include "ui/workshop/version_table.h"

namespace ui {

namespace {

/// Lower-case words and hyphens out of a name: "The Rookie" is "the-rookie".
QString idOf(const QString& name) {
  QString id = name.normalized(QString::NormalizationForm_KD).toLower();
  id.replace(QRegularExpression("[^a-z0-9\\x{0300}-\\x{036F}]+"), "-").remove(QRegularExpression("[^a-z0-9-]"));
  return id.remove(QRegularExpression("^-+|-+$")).left(60).remove(QRegularExpression("-+$"));
}

/// Which version of the designer's own pack comes after which.
QString saidOf(const house::VersionStep& since) {
  const QString was = QString::fromStdString(since.was.version), now = QString::fromStdString(since.now.version);
  if (since.changes.empty()) return SharePanel::tr("No card has changed since version %1.").arg(was);
  if (std::is_gt(house::compareVersions(since.now.version, since.was.version)))
    return SharePanel::tr("Version %1 comes after %2. What is new is listed above.").arg(now, was);
  return SharePanel::tr("There is a version %1 already: the next is %2.")
      .arg(was, QString::fromStdString(house::nextVersion(since.was.version)));
}

}  // namespace

house::PackLabel SharePanel::ownLabel() const {
  const auto both = [](const QString& english, const QString& german) {
    house::Text text;
    text.en = (english.isEmpty() ? german : english).toStdString();
    if (!german.isEmpty()) text.set(house::kGerman, german.toStdString());
    return text;
  };
  house::PackLabel label;
  label.id = idOf(name_->text()).toStdString();
  label.name = both(name_->text().trimmed(), german_->text().trimmed());
  label.version = version_->text().trimmed().toStdString();
  label.author = author_->text().trimmed().toStdString();
  // what was pasted may have lines
  label.notes = both(notes_->toPlainText().simplified(), germanNotes_->toPlainText().simplified());
  return label;
}

house::Pack SharePanel::ownPack() const {
  house::PackLabel label = ownLabel();
  if (label.name.others.empty()) label.name.set(house::kGerman, label.name.en);
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
    gives_->setText(QString::fromUtf8(error.what()));
  }
  findBefore();
  offerVersion(false);
  check();
}

void SharePanel::check() {
  save_->setEnabled(false);
  if (const QString id = idOf(name_->text()); id != idBefore_) {
    findBefore();
    offerVersion(true);
  }
  showSince();
  if (!reported_) return;
  const bool named = !name_->text().trimmed().isEmpty() && !author_->text().trimmed().isEmpty();
  if (!named) return gives_->setText(tr("Your cards are fine. Give the pack a name and say who made it."));
  const QString id = idOf(name_->text());
  if (!house::isId(id.toStdString())) return gives_->setText(tr("The name needs letters from A to Z or digits."));
  if (ownLabel().notes.any([](const std::string& notes) { return notes.size() > house::kLongestNotes; }))
    return gives_->setText(tr("The notes are too long: there is room for %1 letters.").arg(house::kLongestNotes));
  save_->setEnabled(true);
  gives_->setText(before_ ? saidOf(since_) : tr("Its folder will be called \"%1\".").arg(id));
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
    const house::Pack pack = ownPack();
    house::writePack(pack, path.toStdString(), kernel::Over::anything());  // the dialog has asked
    remember(pack);
    check();
    gives_->setText(tr("Saved: %1").arg(path));
  } catch (const kernel::DataError& error) {
    gives_->setText(QString::fromUtf8(error.what()));
  }
}

// ---- versions ---------------------------------------------------------------------------------------------------

QString SharePanel::rememberedAt(const QString& id) const {
  return folders_.shared + u'/' + id + u'.' + endingOf(cards_);
}

/// Fills the form with what was said of the pack saved last.
void SharePanel::beginWithLast() {
  if (folders_.shared.isEmpty() || !name_->text().isEmpty()) return;
  const QFileInfoList all = QDir(folders_.shared).entryInfoList({"*." + endingOf(cards_)}, QDir::Files, QDir::Time);
  if (all.isEmpty()) return;
  try {
    const house::PackLabel last = house::readPack(all.front().filePath().toStdString(), cards_).label;
    author_->setText(QString::fromStdString(last.author));
    if (const std::string* german = last.name.find(house::kGerman); german != nullptr && *german != last.name.en)
      german_->setText(QString::fromStdString(*german));
    name_->setText(QString::fromStdString(last.name.en));
  } catch (const kernel::DataError&) {
    // what cannot be read is not offered
  }
}

// The version saved last counts before the one that is installed: it may be newer.
void SharePanel::findBefore() {
  idBefore_ = idOf(name_->text());
  before_.reset();
  for (const house::Pack& each : others_)
    if (each.label.id == idBefore_.toStdString()) before_ = each;
  const QString remembered = rememberedAt(idBefore_);
  if (!folders_.shared.isEmpty() && !idBefore_.isEmpty() && QFileInfo::exists(remembered)) try {
      before_ = house::readPack(remembered.toStdString(), cards_);
    } catch (const kernel::DataError&) {
      // as if it had not been saved
    }
  compareWithBefore();
}

// `anew`: another pack has been named. What the designer typed stays.
void SharePanel::offerVersion(bool anew) {
  if (!before_ || (versionTyped_ && !anew)) return;
  const std::string was = before_->label.version;
  const std::string now = version_->text().toStdString();
  if (!anew && std::is_gt(house::compareVersions(now, was))) return;
  const QSignalBlocker quiet(version_);
  version_->setText(QString::fromStdString(since_.changes.empty() ? was : house::nextVersion(was)));
  versionTyped_ = false;
}

/// What is new since that version; nothing if there is none.
void SharePanel::compareWithBefore() {
  since_ = {};
  if (!before_ || !shipped_ || folders_.cards.isEmpty()) return before_.reset();
  try {
    const house::Pack now = house::packOf({"own", {"own"}, "1", "own"}, cards_, folders_.cards.toStdString());
    since_ = house::stepBetween(*before_, now, *shipped_);
  } catch (const kernel::DataError&) {
    before_.reset();  // the report says why
  }
}

void SharePanel::showSince() {
  sinceTable_->hide();
  if (!before_) return;
  since_.now = ownLabel();
  if (!since_.changes.empty())
    sinceTable_->show(since_, tr("Version %1").arg(QString::fromStdString(since_.was.version)), tr("Now"));
}

void SharePanel::remember(const house::Pack& pack) {
  versionTyped_ = false;
  if (!folders_.shared.isEmpty()) {
    QDir().mkpath(folders_.shared);
    house::writePack(pack, rememberedAt(QString::fromStdString(pack.label.id)).toStdString(), kernel::Over::anything());
  }
  before_ = pack;
  compareWithBefore();
}

}  // namespace ui
