#include "ui/games/warehouse13/secret/secret_screen.h"

#include <QKeyEvent>
#include <algorithm>
#include <utility>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "ui/games/warehouse13/panels/card_pages.h"
#include "ui/games/warehouse13/table/neutralizing.h"

namespace w13 {

namespace {

constexpr QSizeF kBase(1280, 800);
constexpr double kHandTop = 308;
constexpr int kLargeHand = 8;  // cards: in one row they would be small

QString stepOf(const SecretShown& shown, const Words& words) {
  const View& v = shown.view;
  if (shown.purpose == VisitFor::Deal) return SecretScreen::tr("The deal");
  QString step = QString::fromStdString(words.phase(v.phase));
  if (v.retrievalOpen && v.retrievalRound > 0) step = SecretScreen::tr("%1, round %2").arg(step).arg(v.retrievalRound);
  return step;
}

}  // namespace

SecretScreen::SecretScreen(SecretShown shown, const Catalog& cards, const Words& words, const RuleBook* rules,
                           QWidget* parent)
    : GameScreen("boards/secret-desk", parent), shown_(std::move(shown)), cards_(cards), words_(words), rules_(rules) {
  setAccessibleName(tr("Secret screen"));
  for (Area* area : std::initializer_list<Area*>{&eyes_, &brief_, &ballot_, &shield_, &about_, &slip_, &dice_, &hand_,
                                                 &advice_, &prompt_})
    adopt(*area);
  asked_.push_back(shown_.decision);
  if (shown_.purpose == VisitFor::Answer) claims_ = Claims(shown_.decision, shown_.preview);
  if (shown_.first != DieId::None) pickClue(shown_.first);
}

QSizeF SecretScreen::unitsFor(const QSizeF& window) const {
  const double scale = std::min(window.width() / kBase.width(), window.height() / kBase.height());
  return window / scale;
}

void SecretScreen::arrange() {
  arrangeDesk();
  arrangeAdvice();
}

void SecretScreen::arrangeDesk() {
  constexpr double kPrompt = 0.78, kWide = 1400;
  const double w = units().width();
  const double h = units().height();
  const double corner = 96 * w / kBase.width();  // the brass of the ground grows with its width
  eyes_.place({corner, 20}, {w - 2 * corner, 52}, 1);
  const double bottom = h - 100;
  prompt_.place({86, bottom}, {(w - 172) / kPrompt, 80 / kPrompt}, kPrompt);
  const double told = adviceUp_ ? kAdviceOnVote + 8 : 0;
  ballot_.place({60, 76 + told}, ballotUp() ? QSizeF(w - 120, bottom - 86 - told) : QSizeF(0, 0), 1);
  if (ballotUp()) {
    for (Area* area : std::initializer_list<Area*>{&shield_, &about_, &slip_, &dice_, &hand_})
      area->place({46, 76}, {}, 1);
    return;
  }
  const double shield = claiming() ? 372 + (w - kBase.width()) * 0.3 : w >= kWide ? 790 : 720;
  const double slip = claiming() ? 346 + (w - kBase.width()) * 0.3 : 0;
  shield_.place({46, 76}, {shield, 226}, 1);
  const QSizeF beside(w - 100 - shield, bottom - 84);
  brief_.place({54 + shield, 76}, briefing() ? beside : QSizeF(0, 0), 1);
  about_.place({54 + shield, 76}, briefing() ? QSizeF(0, 0) : QSizeF(beside.width() - (slip > 0 ? slip + 8 : 0), 226),
               1);
  slip_.place({w - 46 - slip, 76}, {slip, slip > 0 ? 226.0 : 0.0}, 1);
  const View& v = shown_.view;
  const bool dice = v.retrievalOpen && (!v.seats[v.viewer].claimed.empty() || (v.isTraitor && v.traitorRevealed));
  if (!v.retrievalOpen && !claiming() && !briefing() && arrangeLargeHand(bottom)) return;
  dice_.place({120, kHandTop}, dice ? QSizeF(w - 240, 152) : QSizeF(0, 0), 1);
  const double top = dice ? 466 : kHandTop;
  hand_.place({46, top}, {briefing() ? shield : w - 92, bottom - top - 8}, 1);
}

/// How many cards lie on the desk; all Stress is one pile.
int SecretScreen::handSize() const {
  const View& v = shown_.view;
  return v.aside.size() + v.hand.size() + v.traitorHand.size() + v.plotsHeld.size() + (v.stress > 0 ? 1 : 0);
}

// Shield and what happened are a column, so that the hand has all of the height: where that makes its cards larger.
bool SecretScreen::arrangeLargeHand(double bottom) {
  constexpr double kColumn = 392, kShield = 366, kTop = 76, kGap = 8;
  const double w = units().width(), high = bottom - kTop - kGap;
  const double wide = kColumn + (w - kBase.width()) * 0.2;
  const QSizeF beside(w - 92 - wide - kGap, high), below(w - 92, bottom - kHandTop - kGap);
  const int cards = handSize();
  if (cards < kLargeHand || hand_.worthOf(cards, beside) <= hand_.worthOf(cards, below)) return false;
  shield_.place({46, kTop}, {wide, kShield}, 1);
  about_.place({46, kTop + kShield + kGap}, {wide, high - kShield - kGap}, 1);
  slip_.place({46, kTop}, {}, 1);
  dice_.place({46, kTop}, {}, 1);
  hand_.place({46 + wide + kGap, kTop}, beside, 1);
  return true;
}

/// What can be clicked: the question now open, and the first one again.
std::vector<kernel::Choice> SecretScreen::onOffer() const {
  std::vector<kernel::Choice> all;
  const auto put = [&](const kernel::Decision& d) {
    const std::size_t open = d.openness() == kernel::Openness::WithHand && shown_.purpose == VisitFor::Answer
                                 ? d.openChoices().size()  // those are made on the table
                                 : 0;
    const bool claim = askOf(d) == Ask::ClaimClue;
    for (std::size_t at = claim || neutralizing_ ? 0 : open; at < (neutralizing_ ? open : d.choices().size()); ++at) {
      const kernel::Choice& each = d.choices()[at];
      const bool fits = thingOf(each.noun) != Thing::Card || claims_.empty() || &d != &asked_.front() ||
                        claims_.fits(cardOf(each.noun));
      if (fits && std::find(all.begin(), all.end(), each) == all.end())  // what answers both answers the one now open
        all.push_back(each);
    }
  };
  put(asked_.back());
  if (asked_.size() > 1) put(asked_.front());
  return all;
}

void SecretScreen::refresh() {
  if (units().isEmpty()) return;
  const std::vector<kernel::Choice> choices = onOffer();
  Offers offers(choices, shown_.view);
  const kernel::Decision& d = asked_.back();
  Sight sight{{pixels(), true, picked_}, shown_.view, d, cards_, words_, offers};
  if (neutralizing_) {
    sight.clues = Clues::Neutralize;
    if (!made_.empty()) sight.picked = made_.front().noun;
  }
  std::vector<CardId> chosen;
  Dice dice;
  if (claims_.card() != CardId::None) chosen.push_back(claims_.card());
  for (const kernel::Choice& each : made_) {
    if (thingOf(each.noun) == Thing::Card) chosen.push_back(cardOf(each.noun));
    if (thingOf(each.noun) == Thing::Die) dice |= dieOf(each.noun);
  }
  eyes_.take(shown_.name, stepOf(shown_, words_));
  brief_.take(loyaltyUp_);
  ballot_.take(made_.empty() ? verb::None : static_cast<verb::Id>(made_.front().verb), loyaltyUp_);
  shield_.take(loyaltyUp_);
  shield_.take(neutralizing_ ? Claims() : claims_);
  about_.take(shown_.purpose, shown_.recap, recapPage_);
  about_.take(claims_, neutralizing_, fieldWhy());
  slip_.take(claims_);
  hand_.take(chosen, claims_);
  dice_.take(dice);
  for (GameArea* area :
       std::initializer_list<GameArea*>{&eyes_, &brief_, &ballot_, &shield_, &about_, &slip_, &dice_, &hand_, &advice_})
    area->show(sight);
  clearBelowAdvice();
  prompt_.take(promptNow(offers));
  if (ballotUp()) prompt_.take(promptOfBallot(sight));
  prompt_.show(sight);
}

// ---- choosing ---------------------------------------------------------------------------------------------------

void SecretScreen::startAgain() {
  asked_.resize(1);
  made_.clear();
  several_.clear();
  picked_ = {};
}

void SecretScreen::choose(const kernel::Choice& choice) {
  several_.clear();
  picked_ = {};
  if (complete()) made_.pop_back();
  if (asked_.back().find(choice) < 0) startAgain();
  if (asked_.back().find(choice) < 0) return renew();
  made_.push_back(choice);
  if (shown_.purpose == VisitFor::Answer && !neutralizing_)
    if (const auto next = shown_.preview(made_).next) asked_.push_back(*next);
  holdStill();
  const kernel::Choice claim{verb::Claim, of(claims_.die())};  // picked before the Trait
  if (claims_.die() != DieId::None && !complete() && asked_.back().find(claim) >= 0) return choose(claim);
  renew();
}

/// What Esc takes back: the last pick, the tool, what was clicked; false if there was nothing.
bool SecretScreen::stepBack() {
  if (neutralizing_ && !made_.empty()) return startAgain(), renew(), true;
  if (neutralizing_) return neutralize(false), true;
  if (asksForClaim() && claims_.dropLast()) return followPicks(), true;
  if (made_.empty() && several_.empty() && !claims_.picked()) return false;
  dropMade();
  return true;
}

void SecretScreen::onPressed(Piece* piece) {
  // A copy: what follows may take the piece away.
  const PieceLook look = piece->look();  // NOLINT(performance-unnecessary-copy-initialization)
  if (look.command) return obey(look.command);
  const bool card = thingOf(look.noun) == Thing::Card && !look.choices.empty();
  if (card && asksForClaim() && !claims_.empty()) {
    claims_.pick(cardOf(look.noun));
    return followPicks();
  }
  if (look.choices.size() == 1) return choose(look.choices.front());
  if (look.choices.size() > 1) {
    startAgain();
    several_ = look.choices;
    picked_ = look.noun;
    return renew();
  }
  sayWhyNot(*piece);
}

void SecretScreen::obey(Command order) {
  switch (order.what.as<Order>()) {
    case Order::Recap: recapPage_ = about_.hasOlder() ? recapPage_ + 1 : 0; return renew();
    case Order::Hand: handUp_ = !handUp_; return settle();
    case Order::Advise: return void(turnAdvice());
    case Order::Pin: return emit asksPin();
    case Order::Rule: return openBook(QString::fromStdString(nameOf(briefing() ? kWinning : asked_.back().rule())));
    case Order::Confirm:
      if (complete()) emit done(made_);
      return;
    case Order::Close: return emit done({});
    case Order::Pick: return pickClue(dieOf(order.with));
    case Order::Ability: claims_.pickAbility(); return followPicks();
    case Order::Neutralize: return neutralize(!neutralizing_);
    case Order::Back: return void(stepBack());
    case Order::Again: return dropMade();
    default: return;
  }
}

void SecretScreen::dropMade() {
  startAgain();
  claims_.drop();
  renew();
}

void SecretScreen::turnLoyalty(bool up) {
  if (shown_.view.cooperative || up == loyaltyUp_) return;
  loyaltyUp_ = up;
  renew();
}

void SecretScreen::showFront(GameArea& front) {
  Offers none;
  front.show({{pixels(), false}, shown_.view, asked_.back(), cards_, words_, none});
}

Help SecretScreen::help(const Piece* piece) const {
  const bool first = made_.empty();  // why and whether it can be taken back is known of the first question only
  const HelpSource from{shown_.view,
                        asked_.back(),
                        cards_,
                        words_,
                        first ? shown_.why : nullptr,
                        [&](kernel::Choice choice) -> std::optional<bool> {
                          if (!first || !shown_.undoable || asked_.back().find(choice) < 0) return std::nullopt;
                          return shown_.undoable(choice);
                        },
                        {}};
  if (piece != nullptr) return helpOn(piece->look(), from);
  if (!asked_.back().empty()) return helpOnQuestion(from, onOffer());
  Help help;  // nothing is asked: it is told what this screen is
  Offers none;
  help.name = promptNow(none).question;
  help.about = promptNow(none).hint;
  return help;
}

QString SecretScreen::question() const { return prompt_.prompt().question + "\n" + prompt_.prompt().hint; }

// Inside the screen, so that it goes when the screen goes.
void SecretScreen::openBook(const QString& page) {
  if (rules_ == nullptr) return;
  if (book_ == nullptr) {
    book_ = new RulesPanel(*rules_, std::make_unique<CardPages>(cards_, *rules_), this);
    connect(book_, &RulesPanel::left, this, [this] {
      setFocus();
      emit coveredChanged();
    });
  }
  book_->setHere(asked_.back().rule());
  book_->openPage(page);
  book_->setFocus();
  emit coveredChanged();
}

bool SecretScreen::covered() const { return Screen::covered() || (book_ != nullptr && book_->isVisible()); }

/// The choice that passes, if there is one: it still waits to be confirmed.
bool SecretScreen::pass() {
  for (const kernel::Choice& each : onOffer())
    if (each.verb == verb::Pass || each.verb == verb::Decline) return choose(kernel::Choice(each)), true;
  return false;
}

// A thumb is shown like on a table: down or up, and H looks at the hand. The other keys are those of every question.
bool SecretScreen::onBallotKey(int key) {
  const bool down = key == Qt::Key_Down || key == Qt::Key_Left;
  if (key == Qt::Key_H) return obey(Order::Hand), true;
  if (!ballotUp()) return false;
  if (down || key == Qt::Key_Up || key == Qt::Key_Right) {
    for (const kernel::Choice& each : onOffer())
      if (each.verb == (down ? verb::VoteBronze : verb::VoteSpare)) return choose(kernel::Choice(each)), true;
    return true;
  }
  // Enter seals unless it is meant for another button.
  const Piece* at =
      scene()->focusItem() == nullptr ? nullptr : qobject_cast<Piece*>(scene()->focusItem()->toGraphicsObject());
  const bool elsewhere = at != nullptr && (at->look().command || !at->look().selected) && at->live();
  if ((key == Qt::Key_Return || key == Qt::Key_Enter) && complete() && !elsewhere) return obey(Order::Confirm), true;
  return false;
}

// What is asked, before all that only lies there.
Piece* SecretScreen::firstStop(const std::vector<Piece*>& live) const {
  const auto asked = [](const Piece* piece) {
    const PieceLook& look = piece->look();
    return look.glows && (look.lit || !look.choices.empty());
  };
  const auto found = std::ranges::find_if(live, asked);
  return found == live.end() ? live.front() : *found;
}

bool SecretScreen::onKey(int key) {
  if ((key == Qt::Key_Return || key == Qt::Key_Enter) && complete()) return obey(Order::Confirm), true;
  if (key == Qt::Key_Escape) return stepBack() || (obey(Order::Close), true);
  if (key == Qt::Key_Space) return obey(Order::Close), true;
  if (key == Qt::Key_N && Neutralizing::offeredBy(shown_.decision)) return obey(Order::Neutralize), true;
  if (key == Qt::Key_P) return pass();
  if (key == Qt::Key_A) return turnAdvice();
  if (key == Qt::Key_S) return focusOn({verb::Swap});
  return false;
}

// The Loyalty card is up only as long as the button is down on it.
void SecretScreen::mousePressEvent(QMouseEvent* event) {
  QGraphicsItem* item = itemAt(event->position().toPoint());
  const Piece* piece = item == nullptr ? nullptr : qobject_cast<Piece*>(item->toGraphicsObject());
  if (event->button() == Qt::LeftButton && piece != nullptr && piece->look().part == Part::Loyalty)
    return turnLoyalty(true);
  Screen::mousePressEvent(event);
}

void SecretScreen::mouseReleaseEvent(QMouseEvent* event) {
  Screen::mouseReleaseEvent(event);  // first: a click elsewhere does what it does
  if (loyaltyUp_ && event->button() == Qt::LeftButton) turnLoyalty(false);
}

void SecretScreen::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_L) return turnLoyalty(true);
  const bool votes = shown_.purpose == VisitFor::Answer && BallotArea::wanted(shown_.decision);
  if (votes && !covered() && !event->isAutoRepeat() && onBallotKey(event->key())) return;
  if (event->key() == Qt::Key_Space && (!spaceIsNew() || event->isAutoRepeat())) return;
  Screen::keyPressEvent(event);
}

// The Space that has opened the curtain may still be down, and repeat as going up and down again: it counts anew once
// none has come for a while.
bool SecretScreen::spaceIsNew() {
  constexpr int kQuiet = 750;  // milliseconds: a key that is held repeats for the first time before that
  const qint64 last = std::exchange(lastSpace_, timeNow());
  return stillFor() == 0 || lastSpace_ - last >= kQuiet;
}

void SecretScreen::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_L && !event->isAutoRepeat()) return turnLoyalty(false);
  if (event->key() == Qt::Key_Space) (void)spaceIsNew();
  Screen::keyReleaseEvent(event);
}

}  // namespace w13
