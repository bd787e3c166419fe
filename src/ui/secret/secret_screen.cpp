#include "ui/secret/secret_screen.h"

#include <QKeyEvent>
#include <algorithm>
#include <utility>

#include "engine/warehouse13/rule_ids.h"

namespace w13 {

namespace {

constexpr QSizeF kBase(1280, 800);
constexpr int kLoyaltyShown = 1500, kBriefingShown = 10'000;  // milliseconds

QString stepOf(const SecretShown& shown, const Words& words) {
  const View& v = shown.view;
  if (shown.purpose == VisitFor::Deal) return SecretScreen::tr("The deal");
  QString step = QString::fromStdString(words.phase(v.phase));
  if (v.retrievalOpen && v.retrievalRound > 0) step = SecretScreen::tr("%1, round %2").arg(step).arg(v.retrievalRound);
  return step;
}

/// The clues that could be claimed after a Trait was spent; an Asset may ask something in between, whose answer is no
/// matter of the clues. Empty if the game cannot say beforehand: something comes first that all may see.
Dice paidBy(const SecretShown& shown, const kernel::Choice& spend) {
  constexpr std::size_t kMost = 3;
  std::vector<kernel::Choice> made = {spend};
  while (made.size() <= kMost) {
    const auto next = shown.preview(made);
    if (!next || next->choices().empty()) return {};
    if (static_cast<Ask>(next->question()) != Ask::ClaimClue) {
      made.push_back(next->choices().back());
      continue;
    }
    Dice dice;
    for (const kernel::Choice& clue : next->choices())
      if (thingOf(clue.noun) == Thing::Die) dice |= dieOf(clue.noun);
    return dice;
  }
  return {};
}

/// Which clues each Trait would pay for: what the game would ask after it was spent.
std::vector<std::pair<CardId, Dice>> paymentsOf(const SecretShown& shown) {
  std::vector<std::pair<CardId, Dice>> found;
  if (shown.purpose != VisitFor::Answer || static_cast<Ask>(shown.decision.question()) != Ask::WorkTheCase)
    return found;
  for (const kernel::Choice& each : shown.decision.choices())
    if (thingOf(each.noun) == Thing::Card) found.emplace_back(cardOf(each.noun), paidBy(shown, each));
  return found;
}

}  // namespace

SecretScreen::SecretScreen(SecretShown shown, const Catalog& cards, const Words& words, const RuleBook* rules,
                           QWidget* parent)
    : Screen("boards/secret-desk", parent), shown_(std::move(shown)), cards_(cards), words_(words), rules_(rules),
      briefing_(shown_.briefing) {
  setAccessibleName(tr("Secret screen"));
  for (Area* area : std::initializer_list<Area*>{&eyes_, &brief_, &shield_, &about_, &dice_, &hand_, &prompt_})
    adopt(*area);
  asked_.push_back(shown_.decision);
  payments_.cards = paymentsOf(shown_);
}

QSizeF SecretScreen::unitsFor(const QSizeF& window) const {
  const double scale = std::min(window.width() / kBase.width(), window.height() / kBase.height());
  return window / scale;
}

void SecretScreen::arrange() {
  constexpr double kPrompt = 0.78, kWide = 1400;
  const double w = units().width();
  const double h = units().height();
  eyes_.place({96, 20}, {w - 192, 52}, 1);
  const double bottom = h - 100;
  prompt_.place({86, bottom}, {(w - 172) / kPrompt, 80 / kPrompt}, kPrompt);
  brief_.place({46, 76}, briefing_ ? QSizeF(w - 92, bottom - 84) : QSizeF(0, 0), 1);
  if (briefing_) return;
  const double shield = w >= kWide ? 790 : 720;
  shield_.place({46, 76}, {shield, 226}, 1);
  about_.place({58 + shield, 76}, {w - 104 - shield, 226}, 1);
  const View& v = shown_.view;
  const bool dice = v.retrievalOpen && (!v.seats[static_cast<std::size_t>(index(v.viewer))].claimed.empty() ||
                                        (v.isTraitor && v.traitorRevealed));
  dice_.place({120, 308}, dice ? QSizeF(w - 240, 152) : QSizeF(0, 0), 1);
  const double top = dice ? 466 : 308;
  hand_.place({46, top}, {w - 92, bottom - top - 8}, 1);
}

/// What can be clicked: the question now open, and the first one again.
std::vector<kernel::Choice> SecretScreen::onOffer() const {
  std::vector<kernel::Choice> all;
  const auto put = [&](const kernel::Decision& d) {
    const std::size_t open = d.openness() == kernel::Openness::WithHand && shown_.purpose == VisitFor::Answer
                                 ? d.openChoices().size()  // those are made on the table
                                 : 0;
    const bool claim = static_cast<Ask>(d.question()) == Ask::ClaimClue;
    for (std::size_t at = claim ? 0 : open; at < d.choices().size(); ++at) {
      const kernel::Choice& each = d.choices()[at];
      const bool pays = thingOf(each.noun) != Thing::Card || payments_.first == DieId::None ||
                        payments_.of(cardOf(each.noun)).has(payments_.first);
      if (pays && std::find(all.begin(), all.end(), each) == all.end())  // what answers both answers the one now open
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
  const Sight sight{shown_.view, d, cards_, words_, offers, pixels(), picked_, true};
  std::vector<CardId> chosen;
  Dice dice;
  for (const kernel::Choice& each : made_) {
    if (thingOf(each.noun) == Thing::Card) chosen.push_back(cardOf(each.noun));
    if (thingOf(each.noun) == Thing::Die) dice |= dieOf(each.noun);
  }
  eyes_.take(shown_.name, stepOf(shown_, words_));
  brief_.take(loyaltyUp_);
  shield_.take(loyaltyUp_);
  about_.take(shown_.purpose, shown_.recap, recapPage_);
  about_.take(paymentsNow(), fieldWhy());
  hand_.take(chosen, paymentsNow());
  dice_.take(dice);
  for (Area* area : std::initializer_list<Area*>{&eyes_, &brief_, &shield_, &about_, &dice_, &hand_}) area->show(sight);
  prompt_.take(promptNow(offers));
  prompt_.show(sight);
}

/// The payments as they concern what has been clicked so far.
Payments SecretScreen::paymentsNow() const {
  Payments now = payments_;
  now.open = made_.empty() && several_.empty();
  for (const kernel::Choice& each : made_)
    if (thingOf(each.noun) == Thing::Die) now.first = dieOf(each.noun);
  return now;
}

/// Why the Field Clues cannot be claimed, in short; empty if one of them can.
QString SecretScreen::fieldWhy() const {
  if (!shown_.why || payments_.nothing()) return {};
  QString why;
  for (int die = 0; die < kDice; ++die) {
    if (shown_.view.dice[static_cast<std::size_t>(die)].spot != Spot::Field) continue;
    if (payments_.all().has(dieAt(die))) return {};
    if (!why.isEmpty()) continue;
    const kernel::Noun noun = of(dieAt(die));
    why = QString::fromStdString(words_.reason(shown_.why(noun), noun, shown_.view));
  }
  return why;
}

// ---- choosing ---------------------------------------------------------------------------------------------------

void SecretScreen::startAgain() {
  asked_.resize(1);
  made_.clear();
  several_.clear();
  payments_.first = DieId::None;
  picked_ = {};
}

void SecretScreen::choose(const kernel::Choice& choice) {
  several_.clear();
  picked_ = {};
  if (complete()) made_.pop_back();
  if (asked_.back().find(choice) < 0) startAgain();
  if (asked_.back().find(choice) < 0) return renew();
  made_.push_back(choice);
  if (shown_.purpose == VisitFor::Answer)
    if (const auto next = shown_.preview(made_)) asked_.push_back(*next);
  if (const DieId first = std::exchange(payments_.first, DieId::None); first != DieId::None)
    for (const kernel::Choice& clue : asked_.back().choices())  // a copy: the list grows
      if (clue.noun == of(first)) return choose(kernel::Choice(clue));
  renew();
}

void SecretScreen::onPressed(Piece* piece) {
  // A copy: what follows may take the piece away.
  const PieceLook look = piece->look();  // NOLINT(performance-unnecessary-copy-initialization)
  if (!look.command.isEmpty()) return obey(look.command);
  if (look.choices.size() == 1) return choose(look.choices.front());
  if (look.choices.size() > 1) {
    startAgain();
    several_ = look.choices;
    picked_ = look.noun;
    return renew();
  }
  sayWhyNot(*piece);
}

void SecretScreen::obey(const QString& command) {
  if (command == u"loyalty") {  // by Enter or a screen reader: nobody holds it, so it does not stay
    Alarm::after(briefing_ ? kBriefingShown : kLoyaltyShown, this, [this] { turnLoyalty(false); });
    return turnLoyalty(true);
  }
  if (command == u"recap") {
    recapPage_ = about_.hasOlder() ? recapPage_ + 1 : 0;
    return renew();
  }
  if (command == u"pin") return emit asksPin();
  if (command == u"rule") return openBook(QString::fromStdString(nameOf(briefing_ ? kWinning : asked_.back().rule())));
  if (command == u"desk") {
    briefing_ = false;
    return settle();
  }
  if (command == u"confirm" && complete()) return emit done(made_);
  if (command == u"close") return emit done({});
  if (command.startsWith(u"first ")) {
    startAgain();
    payments_.first = dieAt(command.mid(6).toInt());
    return renew();
  }
  if (command == u"again") dropMade();
}

void SecretScreen::dropMade() {
  startAgain();
  renew();
}

void SecretScreen::turnLoyalty(bool up) {
  if (shown_.view.cooperative || up == loyaltyUp_) return;
  loyaltyUp_ = up;
  renew();
}

void SecretScreen::showFront(Area& front) {
  Offers none;
  front.show({shown_.view, asked_.back(), cards_, words_, none, pixels(), {}, false});
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
    book_ = new RulesPanel(*rules_, cards_, this);
    book_->setWindowFlags(Qt::Widget);
    book_->setAutoFillBackground(true);
    connect(book_, &QDialog::finished, this, [this] {
      setFocus();
      emit coveredChanged();
    });
  }
  book_->setGeometry(width() / 10, height() / 10, width() * 8 / 10, height() * 8 / 10);
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

bool SecretScreen::onKey(int key) {
  if ((key == Qt::Key_Return || key == Qt::Key_Enter) && briefing_) return obey("desk"), true;
  if ((key == Qt::Key_Return || key == Qt::Key_Enter) && complete()) return obey("confirm"), true;
  if (key == Qt::Key_Escape)
    return obey(made_.empty() && several_.empty() && payments_.first == DieId::None ? "close" : "again"), true;
  if (key == Qt::Key_Space || key == Qt::Key_N) return obey("close"), true;  // neutralizing is done on the table
  if (key == Qt::Key_P) return pass();
  if (key == Qt::Key_S) return focusOn({verb::Swap});
  return false;
}

// The Loyalty card is up only as long as the button is down on it.
void SecretScreen::mousePressEvent(QMouseEvent* event) {
  QGraphicsItem* item = itemAt(event->position().toPoint());
  const Piece* piece = item == nullptr ? nullptr : qobject_cast<Piece*>(item->toGraphicsObject());
  if (event->button() == Qt::LeftButton && piece != nullptr && piece->look().command == u"loyalty")
    return turnLoyalty(true);
  Screen::mousePressEvent(event);
}

void SecretScreen::mouseReleaseEvent(QMouseEvent* event) {
  Screen::mouseReleaseEvent(event);  // first: a click elsewhere does what it does
  if (loyaltyUp_ && event->button() == Qt::LeftButton) turnLoyalty(false);
}

void SecretScreen::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_L) return turnLoyalty(true);
  Screen::keyPressEvent(event);
}

void SecretScreen::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_L && !event->isAutoRepeat()) return turnLoyalty(false);
  Screen::keyReleaseEvent(event);
}

}  // namespace w13
