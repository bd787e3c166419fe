#include "ui/panels/log_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/warehouse13/rule_ids.h"
#include "engine/warehouse13/rule_uses.h"

namespace w13 {

namespace {

constexpr std::size_t kKept = 400;  // older lines are forgotten

/// Whether a card lies where everybody can read it.
bool lies(CardId card, const View& v) {
  for (const PileView& pile : v.traits)
    if (pile.top == card) return true;
  if (card == v.traitorDeck.top || card == v.ping || card == v.artifact || card == v.plot) return true;
  for (const SeatView& seat : v.seats)
    if (seat.bag == card) return true;
  return v.playing.has(card) || v.staying.has(card) || v.calamities.has(card) || v.stacks.has(card) ||
         v.lost.has(card) || v.faceUp.has(card) || v.inForce.has(card);
}

bool hasAll(const QString& line, const QString& search) {
  const QStringList words = search.split(u' ', Qt::SkipEmptyParts);
  return std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return line.contains(word, Qt::CaseInsensitive); });
}

}  // namespace

LogKind kindOf(Happened what) {
  switch (what) {
    case Happened::CardPlayed:
    case Happened::CardDiscarded:
    case Happened::CardTurnedUp:
    case Happened::CardGone:
    case Happened::CardHanded:
    case Happened::CardStored:
    case Happened::CouldNot:
    case Happened::StressDrawn:
    case Happened::StressReturned:
    case Happened::HandLost:
    case Happened::AbilityUsed:
    case Happened::AbilitiesRefreshed: return LogKind::Cards;
    case Happened::DieRolled:
    case Happened::DiceSwept:
    case Happened::DieMoved:
    case Happened::DieTurned:
    case Happened::DieClaimed:
    case Happened::DieNeutralized:
    case Happened::DieLocked:
    case Happened::DieApplied:
    case Happened::DieMisapplied:
    case Happened::WarehouseRolled:
    case Happened::GooRolled:
    case Happened::RoundBegan:
    case Happened::Rolled:
    case Happened::Covered:
    case Happened::CoverNamed:
    case Happened::CoverLifted:
    case Happened::SymbolDeclared:
    case Happened::DiceSwapped:
    case Happened::DieTaken: return LogKind::Dice;
    case Happened::AgentMoved:
    case Happened::AgentKo:
    case Happened::AgentWounded:
    case Happened::AgentHealed:
    case Happened::HarmPrevented:
    case Happened::ObstaclePlaced:
    case Happened::ObstacleGone:
    case Happened::RingPlaced:
    case Happened::GearPlaced:
    case Happened::Snagged:
    case Happened::ChallengeBegan:
    case Happened::ChallengeWon:
    case Happened::ChallengeLost: return LogKind::Places;
    case Happened::VoteCast:
    case Happened::VotesShown:
    case Happened::VoteShown:
    case Happened::Bronzed:
    case Happened::Debronzed:
    case Happened::LoyaltyShown: return LogKind::Votes;
    case Happened::TraitorRevealed:
    case Happened::WhammyStruck:
    case Happened::ConsequenceTurnedUp:
    case Happened::ConsequenceStays:
    case Happened::ArtifactLost:
    case Happened::ArtifactCaptured:
    case Happened::PlotRevealed:
    case Happened::PlotStopped:
    case Happened::PlotExecuted: return LogKind::Adversary;
    default: return LogKind::All;  // seasons, phases and turns; and draws, which no list tells
  }
}

LogPanel::LogPanel(const Catalog& cards, const Words& words, QWidget* parent)
    : QFrame(parent), cards_(cards), words_(words), kind_(new QComboBox), seat_(new QComboBox), search_(new QLineEdit),
      text_(new QTextBrowser) {
  setObjectName("log");
  for (int kind = 0; kind < kLogKinds; ++kind) kind_->addItem({}, kind);
  seat_->addItem({}, index(Seat::Table));
  search_->setClearButtonEnabled(true);
  retranslate();
  QVBoxLayout* all = new QVBoxLayout(this);
  all->setContentsMargins(8, 8, 8, 8);
  QHBoxLayout* row = new QHBoxLayout;
  row->addWidget(kind_, 1);
  row->addWidget(seat_, 1);
  all->addLayout(row);
  all->addWidget(search_);
  all->addWidget(text_);
  setFocusProxy(search_);
  connect(kind_, &QComboBox::currentIndexChanged, this, [this] { show(view_); });
  connect(seat_, &QComboBox::currentIndexChanged, this, [this] { show(view_); });
  connect(search_, &QLineEdit::textChanged, this, [this] { show(view_); });
  text_->setOpenLinks(false);
  connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& to) { emit ruleWanted(to.toString()); });
}

void LogPanel::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void LogPanel::retranslate() {
  const QSignalBlocker quiet(kind_);
  const std::array<QString, kLogKinds> kinds = {tr("Everything"), tr("Cards"), tr("Dice"),
                                                tr("Places"),     tr("Votes"), tr("Adversary")};
  for (int kind = 0; kind < kLogKinds; ++kind) kind_->setItemText(kind, kinds[static_cast<std::size_t>(kind)]);
  seat_->setItemText(0, tr("Everybody"));
  setAccessibleName(tr("Log"));
  kind_->setAccessibleName(tr("What it is about"));
  seat_->setAccessibleName(tr("Whose"));
  search_->setAccessibleName(tr("Search the log"));
  search_->setPlaceholderText(tr("Search"));
  text_->setAccessibleName(tr("Log"));
  text_->setToolTip(tr("Click a line to read its rule. Draws are listed under Everything only, the last %1 of them.")
                        .arg(kDrawsTold));
}

bool LogPanel::named(const Event& event, const View& v) const {
  if (thingOf(event.noun) != Thing::Card || v.phase == Phase::Over) return true;
  const CardId card = cardOf(event.noun);
  if (index(card) >= static_cast<int>(cards_.cards.size())) return true;
  const Kind kind = cards_.of(card).kind;
  const bool fromPiles = kind == Kind::Trait || kind == Kind::Calamity || kind == Kind::Traitor;
  return !fromPiles || lies(card, v);
}

// A search looks at the lines as they read now, so it finds no name that is told no more.
std::vector<LogPanel::Line> LogPanel::told(const View& v, const LogFilter& filter) const {
  std::vector<Line> all;
  int draws = 0;
  const auto addNotes = [&](std::size_t after) {
    for (auto note = notes_.rbegin(); note != notes_.rend(); ++note)
      if (note->after == after && filter.kind == LogKind::All && filter.seat == Seat::Table &&
          hasAll(note->text, filter.search))
        all.push_back({note->text, {}});
  };
  for (auto event = events_.rbegin(); event != events_.rend(); ++event) {
    addNotes(static_cast<std::size_t>(events_.rend() - event));
    if (event->what == Happened::CardDrawn && (++draws > kDrawsTold || !filter.none())) continue;
    if (filter.kind != LogKind::All && kindOf(event->what) != filter.kind) continue;
    if (filter.seat != Seat::Table && event->seat != filter.seat) continue;
    Event told = *event;
    if (!named(told, v)) {
      told.veiled = true;
      told.noun = {};
      told.number = 0;
    }
    const QString line = QString::fromStdString(words_.event(told, v));
    if (line.isEmpty() || !hasAll(line, filter.search)) continue;
    all.push_back({line, QString::fromStdString(nameOf(ruleOf(told.what)))});
  }
  addNotes(0);
  std::reverse(all.begin(), all.end());
  return all;
}

QStringList LogPanel::lines(const View& v, const LogFilter& filter) const {
  QStringList all;
  for (const Line& each : told(v, filter)) all << each.text;
  return all;
}

LogFilter LogPanel::filter() const {
  return {static_cast<LogKind>(kind_->currentData().toInt()), seatAt(seat_->currentData().toInt()), search_->text()};
}

void LogPanel::add(const Events& news, const View& v) {
  events_.insert(events_.end(), news.begin(), news.end());
  if (events_.size() > kKept) {
    const std::size_t forgotten = events_.size() - kKept;
    events_.erase(events_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(forgotten));
    for (Note& note : notes_) note.after -= std::min(note.after, forgotten);
  }
  if (isVisible()) show(v);
}

void LogPanel::note(const QString& sentence) {
  notes_.push_back({events_.size(), sentence});
  if (isVisible()) show(view_);
}

void LogPanel::nameSeats(const View& v) {
  if (seat_->count() > 1) return;
  const QSignalBlocker quiet(seat_);
  for (int seat = 0; seat < v.players; ++seat)
    seat_->addItem(QString::fromStdString(words_.seat(seatAt(seat), v)), seat);
}

void LogPanel::show(const View& v) {
  view_ = v;
  nameSeats(v);
  // A line looks as it reads; the hand over it tells that it can be clicked.
  static const QString kLink("<a href=\"%1\" style=\"color:#F4EAD5; text-decoration:none\">%2</a>");
  QString html;
  for (const Line& line : told(v, filter())) {
    const QString text = line.text.toHtmlEscaped();
    html += "<p style='margin:3px 0'>" + (line.rule.isEmpty() ? text : kLink.arg(line.rule, text)) + "</p>";
  }
  if (html.isEmpty()) html = "<p>" + tr("Nothing in the log matches.") + "</p>";
  text_->setHtml(html);
  text_->verticalScrollBar()->setValue(text_->verticalScrollBar()->maximum());
}

void LogPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_F3) return emit left();
  event->accept();  // the table below does nothing meanwhile
}

}  // namespace w13
