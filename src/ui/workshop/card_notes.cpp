#include "ui/workshop/card_notes.h"

#include <QFileInfo>
#include <QTabBar>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <set>

#include "ui/look/contrast.h"
#include "ui/look/style.h"
#include "ui/settings/language.h"
#include "workshop/differences.h"

namespace ui {

namespace {

QString from(const std::string& text) { return QString::fromStdString(text).toHtmlEscaped(); }

QString paragraph(const QString& words) { return "<p style=\"margin:0 0 6px 0\">" + words + "</p>"; }

/// The lines of a read-back: the printed facts first, then each thing that the card does.
QString asParagraphs(const std::string& readBack) {
  QString made;
  for (const QString& line : QString::fromStdString(readBack).split(u'\n', Qt::SkipEmptyParts)) {
    const bool facts = !line.startsWith(u' ');
    made += paragraph(facts ? "<b>" + line.toHtmlEscaped() + "</b>" : line.trimmed().toHtmlEscaped());
  }
  return made;
}

QString sentenceOf(const house::Difference& difference) {
  const QString key = "<b>" + from(difference.pointer.substr(1)) + "</b>";
  const QString was = "<code>" + from(difference.was) + "</code>";
  const QString now = "<code>" + from(difference.now) + "</code>";
  switch (difference.what) {
    case house::Difference::What::Changed: return CardNotes::tr("%1: %2 instead of %3").arg(key, now, was);
    case house::Difference::What::Added: return CardNotes::tr("%1: new, %2").arg(key, now);
    case house::Difference::What::TakenAway: return CardNotes::tr("%1: taken away; it was %2").arg(key, was);
    case house::Difference::What::Kept:
      return CardNotes::tr("%1: not stated, so it stays %2; write null to take it away").arg(key, now);
  }
  return {};
}

}  // namespace

CardNotes::CardNotes(const CardScreens& screens, const house::RuleBook* rules,
                     std::vector<std::filesystem::path> played, QWidget* parent)
    : QFrame(parent), screens_(screens), rules_(rules), folders_(std::move(played)), tabs_(new QTabBar),
      text_(new QTextBrowser) {
  setObjectName("notes");
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(tabs_);
  column->addWidget(text_, 1);
  tabs_->setObjectName("notes-tabs");
  tabs_->setDrawBase(false);
  tabs_->setExpanding(false);
  tabs_->setUsesScrollButtons(false);
  tabs_->setElideMode(Qt::ElideRight);
  for (int at = 0; at < 3; ++at) tabs_->addTab({});
  text_->setObjectName("notes-text");
  text_->setOpenLinks(false);
  text_->document()->setDefaultStyleSheet("a { color: " + textNow(QColor(colour::kLightLogic)).name() + " }");
  connect(tabs_, &QTabBar::currentChanged, this, &CardNotes::write);
  connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    if (link.scheme() == u"rule") emit ruleWanted(link.path());
    else emit onlyDifferencesWanted();
  });
  readPlayed();
  retranslate();
}

void CardNotes::retranslate() {
  tabs_->setTabText(Understood, tr("In plain words"));
  tabs_->setTabText(Differs, tr("Differences"));
  tabs_->setTabText(Touches, tr("Rules and scenarios"));
  tabs_->setAccessibleName(tr("What to read about the card"));
  text_->setAccessibleName(tr("About the card"));
  write();
}

void CardNotes::readPlayed() { played_ = house::playedIn(folders_); }

void CardNotes::turnTo(Page page) { tabs_->setCurrentIndex(page); }
CardNotes::Page CardNotes::page() const { return static_cast<Page>(tabs_->currentIndex()); }

void CardNotes::show(const house::Desk& desk, const QString& path) {
  desk_ = &desk;
  path_ = path;
  write();
}

void CardNotes::write() {
  if (desk_ == nullptr || path_.isEmpty()) return text_->clear();
  text_->setHtml(page() == Understood ? understood() : page() == Differs ? differences() : touching());
}

QString CardNotes::understood() const {
  const std::string path = path_.toStdString();
  const house::CheckUp& checked = desk_->checked();
  const std::string now = desk_->part().inPlainWords(path, *checked.box);
  QString made;
  if (spoken() != house::Language::English)
    made += paragraph("<i>" + tr("The program reads a card back in English.").toHtmlEscaped() + "</i>");
  const qsizetype nothing = made.size();
  if (!checked.isCurrent(path)) made += paragraph("<i>" + tr("Its last good version:").toHtmlEscaped() + "</i>");
  made += asParagraphs(now);
  const std::string before = desk_->part().inPlainWords(path, *desk_->shippedBox());
  if (!before.empty() && before != now)
    made += paragraph("<b>" + tr("The shipped version:").toHtmlEscaped() + "</b>") + asParagraphs(before);
  return made.size() == nothing ? paragraph(tr("The program does not understand this card yet; fix its errors first."))
                                : made;
}

QString CardNotes::differences() const {
  const std::string path = path_.toStdString();
  const auto shipped = desk_->shippedText(path);
  if (!shipped) return paragraph(tr("This is your own card: there is no other to compare it with."));
  if (desk_->stateOf(path) == house::CardState::Removed)
    return paragraph(tr("This card has been taken out of the game."));
  QString made;
  bool repeats = false;
  for (const house::Difference& each : house::differencesOf(*shipped, desk_->text(path)))
    made += paragraph("\u2022 " + sentenceOf(each));
  repeats = desk_->stateOf(path) == house::CardState::Changed && !desk_->text(path).empty();
  if (made.isEmpty()) made = paragraph(tr("It is just as it was shipped."));
  if (repeats) made += paragraph("<a href=\"only:\">" + tr("State only what differs").toHtmlEscaped() + "</a>");
  return made;
}

QString CardNotes::touching() const {
  const std::string id = QFileInfo(path_).completeBaseName().toStdString();
  std::set<std::string> rules;
  if (rules_ != nullptr) {
    const std::vector<std::string>& known = rules_->rulesOn(id);
    rules.insert(known.begin(), known.end());
  }
  QString scenarios;
  for (const house::Played& each : played_) {
    if (!house::names(each.text, id, screens_.cards())) continue;
    rules.insert(each.rules.begin(), each.rules.end());
    const std::string fault = screens_.faultIn(each, desk_->checked().box);
    scenarios += paragraph((fault.empty() ? "\u2714 " : "\u2716 ") + said(each.title).toHtmlEscaped() + " <small>(" +
                           from(each.file.filename().string()) + ")</small>" +
                           (fault.empty() ? QString() : "<br><b>" + from(fault) + "</b>"));
  }
  QString made = paragraph("<b>" + tr("Rules").toHtmlEscaped() + "</b>");
  for (const std::string& rule : rules) {
    const house::RuleText* text = rules_ == nullptr ? nullptr : rules_->find(rule);
    if (text == nullptr) continue;
    made += paragraph("<a href=\"rule:" + from(rule) + "\">" + from(rule) + "</a> " + said(text->text).toHtmlEscaped());
  }
  if (rules.empty()) made += paragraph(tr("No rule is known to touch it."));
  made += paragraph("<b>" + tr("Scenarios, examples and lessons").toHtmlEscaped() + "</b>");
  return made + (scenarios.isEmpty() ? paragraph(tr("None of them names it.")) : scenarios);
}

}  // namespace ui
