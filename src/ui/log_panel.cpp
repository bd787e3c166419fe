#include "ui/log_panel.h"

#include <QScrollBar>

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

}  // namespace

LogPanel::LogPanel(const Catalog& cards, const Words& words, QWidget* parent)
    : QTextBrowser(parent), cards_(cards), words_(words) {
  setAccessibleName(tr("Log"));
  setFocusPolicy(Qt::ClickFocus);
}

void LogPanel::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Log"));
}

bool LogPanel::named(const Event& event, const View& v) const {
  if (thingOf(event.noun) != Thing::Card || v.phase == Phase::Over) return true;
  const CardId card = cardOf(event.noun);
  if (index(card) >= static_cast<int>(cards_.cards.size())) return true;
  const Kind kind = cards_.of(card).kind;
  const bool fromPiles = kind == Kind::Trait || kind == Kind::Calamity || kind == Kind::Traitor;
  return !fromPiles || lies(card, v);
}

QStringList LogPanel::lines(const View& v) const {
  QStringList all;
  int draws = 0;
  for (auto event = events_.rbegin(); event != events_.rend(); ++event) {
    if (event->what == Happened::CardDrawn && ++draws > kDrawsTold) continue;
    Event told = *event;
    if (!named(told, v)) {
      told.veiled = true;
      told.noun = {};
      told.number = 0;
    }
    const QString line = QString::fromStdString(words_.event(told, v));
    if (!line.isEmpty()) all.prepend(line);
  }
  return all;
}

void LogPanel::add(const Events& news, const View& v) {
  events_.insert(events_.end(), news.begin(), news.end());
  if (events_.size() > kKept) events_.erase(events_.begin(), events_.end() - static_cast<std::ptrdiff_t>(kKept));
  for (const Event& event : news) {
    const QString line = QString::fromStdString(words_.event(event, v));
    if (!line.isEmpty()) last_ = line;
  }
  if (isVisible()) show(v);
}

void LogPanel::show(const View& v) {
  QString html;
  for (const QString& line : lines(v)) html += "<p style='margin:3px 0'>" + line.toHtmlEscaped() + "</p>";
  setHtml(html);
  verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

}  // namespace w13
