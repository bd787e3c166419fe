// What the buttons of the workshop do, and what they ask before.

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>

#include "engine/house/cards/json_text.h"
#include "engine/kernel/errors.h"
#include "ui/settings/language.h"
#include "ui/workshop/workshop_screen.h"
#include "workshop/differences.h"
#include "workshop/renaming.h"

namespace ui {

namespace {

QString listed(const std::vector<std::string>& all) {
  constexpr std::size_t kMost = 6;
  QStringList names;
  for (std::size_t at = 0; at < all.size() && at < kMost; ++at)
    names << QString::fromStdString(all[at]).section(u'/', -1);
  return names.join(", ") + (all.size() > kMost ? ", ..." : "");
}

}  // namespace

AskBar::Answer WorkshopScreen::notNow() const {
  return {tr("Not now"), "not-now", [] { return true; }};
}

// ---- new cards --------------------------------------------------------------------------------------------------

/// Writes the files that `make` gives for an id made of the name, as drafts, and opens the first.
bool WorkshopScreen::add(const QString& name,
                         const std::function<std::vector<house::SourceFile>(const std::string&)>& make) {
  const std::string id = house::idFor(name.toStdString());
  if (id.empty()) return ask_->complain(tr("Write a name with letters or digits in it.")), false;
  if (desk_->desk().isTaken(id))
    return ask_->complain(
               tr("There is a card \u201c%1\u201d already; take another name.").arg(QString::fromStdString(id))),
           false;
  try {
    const std::vector<house::SourceFile> files = make(id);
    for (const house::SourceFile& file : files)
      desk_->write(QString::fromStdString(file.path), QString::fromStdString(file.text));
    showList();
    desk_->checkNow();
    open(QString::fromStdString(files.front().path));
    editor_->setFocus();
    return true;
  } catch (const std::runtime_error& error) {
    ask_->complain(QString::fromUtf8(error.what()));
    return false;
  }
}

void WorkshopScreen::begin() {
  const auto make = [this] {
    const std::string folder = ask_->chosen().toStdString();
    const std::string name = ask_->typed().toStdString();
    return add(ask_->typed(), [&](const std::string& id) {
      const house::Desk& desk = desk_->desk();
      return desk.part().newCard(folder, id, name, *desk.checked().box, desk.art());
    });
  };
  ask_->askFor(tr("What is the new card, and what is it called?"), {}, tr("Name of the card"),
               {{tr("Begin it"), "begin-card", make}, notNow()});
  QStringList names, values;
  for (const house::CardFolder& folder : desk_->desk().part().folders()) {
    if (!folder.takesNew) continue;
    values << QString::fromUtf8(folder.name.data(), static_cast<qsizetype>(folder.name.size()));
    names << screens_.nameOf(values.back());
  }
  ask_->offer(names, values, tree_->folder(), tr("Kind of the card"));
}

void WorkshopScreen::copy() {
  const std::string from = path_.toStdString();
  const auto make = [this, from] {
    const std::string name = ask_->typed().toStdString();
    return add(ask_->typed(), [&](const std::string& id) {
      const house::Desk& desk = desk_->desk();
      const auto shipped = desk.shippedText(from);
      const std::string text = desk.text(from);
      const std::string whole = shipped && *shipped != text ? house::laidTogether(*shipped, text) : text;
      return std::vector<house::SourceFile>{
          {from.substr(0, from.find('/') + 1) + id + ".json", desk.part().copied(whole, name)}};
    });
  };
  if (from.find('/') == std::string::npos)
    return say(tr("%1 cannot be copied: there is only one such file.").arg(nameOf(path_)));
  ask_->askFor(tr("A copy of %1: what is it called?").arg(nameOf(path_)), {}, tr("Name of the copy"),
               {{tr("Copy it"), "make-copy", make}, notNow()});
}

// ---- cards that are there ---------------------------------------------------------------------------------------

void WorkshopScreen::rename() {
  const auto plan = [this] {
    confirmRenaming(ask_->typed());
    return false;  // the next question, or a complaint, stands there now
  };
  ask_->askFor(tr("Another id for %1: the name of its file, by which everything refers to it.").arg(nameOf(path_)),
               nameOf(path_), tr("New id"), {{tr("What would that change?"), "plan-renaming", plan}, notNow()});
}

void WorkshopScreen::confirmRenaming(const QString& id) {
  try {
    notes_->readPlayed();
    const house::Renaming plan =
        house::planRenaming(desk_->desk(), path_.toStdString(), id.toStdString(), notes_->played());
    QStringList told = {tr("%1 becomes %2.").arg(nameOf(path_), id)};
    if (!plan.follows.empty()) told << tr("Also changed: %1.").arg(listed(plan.follows));
    if (!plan.laidOver.empty()) told << tr("Shipped cards that get a file of your own: %1.").arg(listed(plan.laidOver));
    if (!plan.left.empty())
      told << tr("Shipped examples and lessons that will no longer fit: %1.").arg(listed(plan.left));
    const auto carryOut = [this, plan] {
      const QString old = path_;
      const QString fault = desk_->change([&](house::Desk& desk) { desk.file(plan.filings); });
      if (!fault.isEmpty()) return ask_->complain(fault), false;
      editor_->forget(old);
      open(QString::fromStdString(plan.path));
      return true;
    };
    ask_->ask(told.join(u' '), {{tr("Rename it"), "rename-now", carryOut}, notNow()});
  } catch (const std::runtime_error& error) {
    ask_->complain(QString::fromUtf8(error.what()));
  }
}

void WorkshopScreen::remove() {
  const std::string path = path_.toStdString();
  const bool shipped = desk_->desk().shippedText(path).has_value();
  const auto does = [this, path] {
    const QString fault = desk_->change([&](house::Desk& desk) { desk.remove(path); });
    if (!fault.isEmpty()) return ask_->complain(fault), false;
    editor_->forget(path_);
    open(desk_->desk().has(path) ? path_ : QString::fromStdString(desk_->desk().cards().front().path));
    return true;
  };
  const QString sentence = shipped ? tr("Take %1 out of the game? Revert brings it back.")
                                   : tr("Remove %1? Its file is deleted, and there is no other.");
  ask_->ask(sentence.arg(nameOf(path_)), {{tr("Remove it"), "remove-now", does}, notNow()});
}

void WorkshopScreen::revert() {
  const std::string path = path_.toStdString();
  const house::Desk& desk = desk_->desk();
  const bool shipped = desk.shippedText(path).has_value();
  if (!shipped && !(desk.hasDraft(path) && desk.savedText(path)))
    return ask_->ask(tr("%1 is a card of your own: there is nothing to go back to.").arg(nameOf(path_)), {notNow()});
  if (desk.stateOf(path) == house::CardState::Shipped)
    return ask_->ask(tr("%1 is as it was shipped.").arg(nameOf(path_)), {notNow()});
  const auto back = [this, path, shipped] {
    const QString fault = desk_->change([&](house::Desk& d) { shipped ? d.revert(path) : d.drop(path); });
    if (!fault.isEmpty()) return ask_->complain(fault), false;
    open(path_);
    return true;
  };
  const QString sentence = shipped ? tr("Bring %1 back as it was shipped? What you wrote is lost.")
                                   : tr("Bring %1 back as it was saved? What you wrote since is lost.");
  ask_->ask(sentence.arg(nameOf(path_)), {{tr("Bring it back"), "revert-now", back}, notNow()});
}

void WorkshopScreen::compare() { notes_->turnTo(CardNotes::Differs); }

// As the shipped cards are written: what fits on a line stands on one.
void WorkshopScreen::tidy() {
  try {
    editor_->replace(QString::fromStdString(house::tidied(editor_->text().toStdString())));
  } catch (const std::runtime_error& error) {
    say(QString::fromUtf8(error.what()));
  }
}

void WorkshopScreen::stateOnlyDifferences() {
  const std::string path = path_.toStdString();
  const auto shipped = desk_->desk().shippedText(path);
  if (!shipped) return;
  try {
    editor_->replace(QString::fromStdString(house::onlyWhatDiffers(*shipped, desk_->desk().text(path))));
  } catch (const std::runtime_error& error) {
    ask_->ask(QString::fromUtf8(error.what()), {notNow()});
  }
}

// ---- finding ----------------------------------------------------------------------------------------------------

void WorkshopScreen::findInText(bool on) {
  find_->setVisible(on);
  if (!on) return editor_->setFocus();
  if (editor_->hasSelectedText()) find_->setText(editor_->selectedText());
  find_->selectAll();
  find_->setFocus();
}

// ---- trying -----------------------------------------------------------------------------------------------------

// In the positions that the program finds, then in those of scenarios and examples.
void WorkshopScreen::tryCard() {
  const house::CheckUp& checked = desk_->desk().checked();
  const std::string path = path_.toStdString();
  notes_->readPlayed();  // another program may have written one
  trials_ = screens_.trialsFor(path_, checked.box, notes_->played());
  const bool current = checked.isCurrent(path);
  if (trials_.empty())
    return say(current ? tr("No position found in which to try %1.").arg(nameOf(path_))
                       : tr("Fix the errors in %1 first: there is no good version of it yet.").arg(nameOf(path_)));
  const auto play = [this](std::size_t at) {
    // The question goes first, and its positions with it.
    QMetaObject::invokeMethod(this, trials_[at].plays, Qt::QueuedConnection);
    return true;
  };
  if (trials_.size() == 1 && current) return void(play(0));
  const QString name = said(trials_.front().name);
  ask_->ask(current ? tr("Try %1 in which position?").arg(name)
                    : tr("Try the last good version of %1 in which position?").arg(name),
            {{tr("Play it"), "play-trial", [this, play] { return play(ask_->chosen().toUInt()); }}, notNow()});
  QStringList names, values;
  for (const CardTrial& each : trials_) {
    values << QString::number(names.size());
    names << said(each.says);
  }
  ask_->offer(names, values, "0", tr("Position"));
}

QString WorkshopScreen::keepScenario(const QString& title, const std::string& text) {
  std::filesystem::path place;
  const QString fault = desk_->change([&](house::Desk& desk) { place = desk.keepScenario(title.toStdString(), text); });
  if (!fault.isEmpty()) throw kernel::DataError(fault.toStdString());
  notes_->readPlayed();
  return QDir::toNativeSeparators(QString::fromStdString(place.string()));
}

// ---- checking, saving, leaving ----------------------------------------------------------------------------------

void WorkshopScreen::check() {
  notes_->readPlayed();
  desk_->checkNow();
}

void WorkshopScreen::save() {
  const QString fault = desk_->change([&](house::Desk& desk) { desk.save(path_.toStdString()); });
  if (!fault.isEmpty()) ask_->ask(fault, {notNow()});
}

void WorkshopScreen::saveAll() {
  const QString fault = desk_->change([&](house::Desk& desk) { desk.saveAll(); });
  if (!fault.isEmpty()) ask_->ask(fault, {notNow()});
}

void WorkshopScreen::leave() {
  if (mayLeave([this] { emit left(); })) emit left();
}

bool WorkshopScreen::mayLeave(const std::function<void()>& then) {
  const std::vector<std::string> drafts = desk_->desk().drafts();
  if (drafts.empty()) return true;
  const auto settled = [this, then](const std::function<void(house::Desk&)>& how) {
    const QString fault = desk_->change(how);
    if (!fault.isEmpty()) return ask_->complain(fault), false;
    QMetaObject::invokeMethod(this, then, Qt::QueuedConnection);
    return true;
  };
  ask_->ask(tr("Not saved: %1.").arg(listed(drafts)),
            {{tr("Stay here"), "stay", [] { return true; }},
             {tr("Save all"), "save-all", [=] { return settled([](house::Desk& desk) { desk.saveAll(); }); }},
             {tr("Discard it"), "drop-all", [=] {
                return settled([drafts](house::Desk& desk) {
                  for (const std::string& path : drafts) desk.drop(path);
                });
              }}});
  return false;
}

// ---- what was left behind ---------------------------------------------------------------------------------------

// One program after the other, as often as there is one that has not been asked about.
void WorkshopScreen::offerLeftBehind() {
  if (ask_->asking()) return;
  for (const house::LeftBehind& left : desk_->leftBehind()) {
    if (later_.contains(left.file)) continue;
    const auto next = [this] {
      QMetaObject::invokeMethod(this, &WorkshopScreen::offerLeftBehind, Qt::QueuedConnection);
      return true;
    };
    later_.insert(left.file);  // whoever puts the question away is asked again at the next start
    std::vector<std::string> names;
    for (const auto& [path, text] : left.drafts) names.push_back(path);
    const QDateTime when = QFileInfo(QString::fromStdString(left.file.string())).lastModified();
    ask_->ask(tr("Not saved when the workshop ended without asking (%1): %2. Bring it back?")
                  .arg(QLocale().toString(when, QLocale::ShortFormat), listed(names)),
              {{tr("Bring it back"), "bring-back", [this, left, next] { return bringBack(left) && next(); }},
               {tr("Not now"), "not-now", next},
               {tr("Throw it away"), "throw-away", [this, left, next] { return desk_->throwAway(left), next(); }}});
    return;
  }
}

bool WorkshopScreen::bringBack(const house::LeftBehind& left) {
  const bool all = desk_->bringBack(left);
  open(QString::fromStdString(left.drafts.begin()->first));
  if (!all) say(tr("What you are writing stays; the other text of those cards is offered again at the next start."));
  return all;
}

// ---- other programs ---------------------------------------------------------------------------------------------

void WorkshopScreen::onChangedOutside(const QStringList& changed, const QStringList& disputed) {
  if (changed.contains(path_) && !disputed.contains(path_)) {
    if (desk_->desk().has(path_.toStdString())) open(path_);
    else open(QString::fromStdString(desk_->desk().cards().front().path));
  }
  settleDisputes(disputed);
}

void WorkshopScreen::settleDisputes(QStringList disputed) {
  if (disputed.isEmpty()) return;
  const QString path = disputed.takeFirst();
  const auto next = [this, disputed] {
    if (disputed.isEmpty()) return true;
    settleDisputes(disputed);
    return false;
  };
  const auto take = [this, path, next] {
    desk_->drop(path);
    if (path == path_) open(path);
    else editor_->forget(path);
    return next();
  };
  ask_->ask(
      tr("Another program has changed %1, and so have you. Which one counts?").arg(nameOf(path)),
      {{tr("Mine; theirs is lost when I save"), "keep-mine", next}, {tr("Theirs; mine is lost"), "take-theirs", take}});
}

}  // namespace ui
