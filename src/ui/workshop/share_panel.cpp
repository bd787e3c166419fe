#include "ui/workshop/share_panel.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "engine/kernel/errors.h"
#include "ui/look/contrast.h"
#include "ui/look/style.h"
#include "ui/settings/language.h"
#include "ui/workshop/field_text.h"
#include "ui/workshop/version_table.h"

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
  made->setTextFormat(Qt::PlainText);  // strangers' packs say what they like
  return made;
}

}  // namespace

SharePanel::SharePanel(const house::CardPart& cards, QWidget* parent) : QWidget(parent), cards_(cards) { build(); }

void SharePanel::build() {
  language_ = spoken();
  QHBoxLayout* all = new QHBoxLayout(this);
  all->setSpacing(18);
  all->addWidget(makeGive(), 1);
  all->addWidget(makeTake(), 1);
}

QLineEdit* SharePanel::makeField(const QString& name, const char* object) {
  QLineEdit* field = new QLineEdit;
  field->setObjectName(object);
  field->setAccessibleName(name);
  connect(field, &QLineEdit::textChanged, this, &SharePanel::check);
  return field;
}

FieldText* SharePanel::addNotes(QFormLayout& form, const QString& name, const char* object) {
  FieldText* field = new FieldText;
  field->setObjectName(object);
  field->setAccessibleName(name);
  form.addRow(name, field);
  connect(field, &QPlainTextEdit::textChanged, this, &SharePanel::check);
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
  column->addWidget(sinceTable_ = new VersionTable("since"), 3);
  QFormLayout* form = new QFormLayout;
  form->addRow(tr("Name"), name_ = makeField(tr("Name"), "name"));
  form->addRow(tr("Name in German"), german_ = makeField(tr("Name in German"), "german"));
  QHBoxLayout* both = new QHBoxLayout;  // so that the lists have more room
  both->addWidget(version_ = makeField(tr("Version"), "version"), 1);
  both->addWidget(label(tr("Author"), ""));
  both->addWidget(author_ = makeField(tr("Author"), "author"), 3);
  form->addRow(tr("Version"), both);
  notes_ = addNotes(*form, tr("Notes"), "notes");
  notes_->setPlaceholderText(tr("What is new?"));
  germanNotes_ = addNotes(*form, tr("Notes in German"), "german-notes");
  connect(version_, &QLineEdit::textEdited, this, [this] { versionTyped_ = true; });
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
  column->addWidget(foreign_, 1);
  column->addWidget(compared_ = new VersionTable("compared"), 3);
  column->addWidget(takes_ = label(tr("A pack is read and checked first; nothing is kept until you install it."), ""));
  takes_->setObjectName("takes");
  column->addWidget(takenNotes_ = new FieldText);
  takenNotes_->setObjectName("taken-notes");
  takenNotes_->setAccessibleName(tr("Notes of the pack"));
  takenNotes_->setReadOnly(true);
  takenNotes_->hide();
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
  const std::array<QString, 2> notes = {notes_->toPlainText(), germanNotes_->toPlainText()};
  {
    QWidget old;
    old.setLayout(layout());  // takes all that is on it
  }
  build();
  name_->setText(was[0]);
  german_->setText(was[1]);
  version_->setText(was[2]);
  author_->setText(was[3]);
  notes_->setPlainText(notes[0]);
  germanNotes_->setPlainText(notes[1]);
  if (shipped_) show(folders_);
}

void SharePanel::show(const PackFolders& folders) {
  folders_ = folders;
  try {
    shipped_ = house::readFolder(folders.shipped.toStdString());
    readInstalled();
    beginWithLast();
    report();
  } catch (const kernel::DataError& error) {
    gives_->setText(QString::fromUtf8(error.what()));
  }
}

}  // namespace ui
