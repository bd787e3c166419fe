// The result of a vote: all thumbs at once, and what follows.

#include <QKeyEvent>
#include <QPainter>
#include <utility>

#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/motion/motion_plan.h"
#include "ui/games/warehouse13/pages/notice_screen.h"
#include "ui/games/warehouse13/table/table_areas.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

constexpr QRgb kFree = 0xFFBFE6F5;
constexpr int kNumber = 500, kThumbs = 1200;  // milliseconds: a number, and the thumbs before the Loyalty card
constexpr QRectF kVoters(-612, 144, 760, 286), kCount(-612, 442, 760, 84), kNamed(164, 144, 448, 382),
    kFollows(-612, 538, 1224, 156);

/// One thing that happens now.
struct Follows {
  QString icon;
  QString words;
};

std::vector<Follows> followsFrom(const QString& name, bool bronzed, bool traitor) {
  if (!bronzed)
    return {{"icons/secret", VotePage::tr("No Loyalty card is shown.")},
            {"icons/timing-action", VotePage::tr("The turns go on.")}};
  if (traitor)  // BRONZE-03 to BRONZE-09
    return {{"icons/hand", VotePage::tr("The Traits are discarded, the Stress goes back into its deck.")},
            {"icons/place-bronze", VotePage::tr("All of %1's clue dice are put on the Bronze Sector.").arg(name)},
            {"icons/place-travel-back",
             VotePage::tr("In the next Traitor turn the Traitor leaves for the Lost Artifacts board.")},
            {"dice/goo-blank", VotePage::tr("Until then the Goo follows the Adversary's rule.")}};
  return {{"icons/hand", VotePage::tr("%1's Traits and Stress go back to the box.").arg(name)},  // BRONZE-12 to -19
          {"icons/place-bronze", VotePage::tr("%1 cannot act, play, draw or use Abilities.").arg(name)},
          {"tokens/neutralizer-bucket", VotePage::tr("Working the Case, %1 can only neutralize a clue.").arg(name)},
          {"icons/die-any-light", VotePage::tr("Before Retrieval %1's dice are rolled and applied.").arg(name)}};
}

}  // namespace

VotePage::VotePage(const Catalog& cards, const Words& words, QWidget* parent)
    : NoticePage(parent), cards_(cards), words_(words) {
  addButton(Order::GoOn);
  VotePage::retranslate();
  connect(&beat_, &Alarm::rang, this, &VotePage::goOn);
}

void VotePage::setPace(Pace pace) {
  pace_ = pace;
  if (pace_ == Pace::Off) finish();
}

void VotePage::wait(bool on) {
  waits_ = on;
  if (!on && stage_ == Stage::Waits) beginToCount();
}

void VotePage::finish() {
  beat_.stop();
  const bool came = std::exchange(stage_, Stage::Seen) != Stage::Seen;
  colourFirst(isViolet());
  setAccessibleDescription(named_ == Seat::Table ? QString() : outcome());
  update();
  if (came) emit counted();
}

void VotePage::showEvent(QShowEvent* event) {
  NoticePage::showEvent(event);
  if (!std::exchange(isNew_, false)) return;
  if (pace_ == Pace::Off) return emit counted();
  colourFirst(false);
  stage_ = Stage::Waits;
  setAccessibleDescription({});
  if (!waits_) beginToCount();
}

void VotePage::beginToCount() {
  stage_ = Stage::Counts;
  count_ = 3;
  beat_.start(paced(kNumber, pace_));
  update();
  emit counts();
}

// Three, two, one; then all thumbs in the same frame; then, where it comes to that, the Loyalty card.
void VotePage::goOn() {
  if (stage_ == Stage::Thumbs) return finish();
  if (--count_ == 0) {
    if (!bronzed_ || cardFollows_) return finish();  // a scene turns the card
    stage_ = Stage::Thumbs;
    beat_.start(paced(kThumbs, pace_));
    emit thumbs();
  }
  update();
}

void VotePage::mousePressEvent(QMouseEvent*) { finish(); }

void VotePage::keyPressEvent(QKeyEvent* event) { counting() ? finish() : NoticePage::keyPressEvent(event); }

void VotePage::retranslate() { name(Order::GoOn, tr("Go on (Enter)")); }

void VotePage::show(Seat named, int votes, bool bronzed, const View& v, const VoteView& asked, bool cardFollows) {
  beat_.stop();
  stage_ = Stage::Seen;
  asked_ = asked;
  named_ = named;
  votes_ = votes;
  bronzed_ = bronzed;
  cardFollows_ = cardFollows;
  view_ = v;
  isNew_ = true;
  colourFirst(isViolet());
  update();
}

int VotePage::voters() const {
  int count = 0;
  for (int seat = 0; seat < view_.players; ++seat) count += view_.seats[seat].hasVoted ? 1 : 0;
  return count;
}

// Whether the hidden Traitor has something to decide now, as everybody knows.  REVEAL-03
bool VotePage::traitorDecides() const {
  return bronzed_ && !cardFollows_ && !view_.seats[named_].traitor && !view_.traitorRevealed && !view_.cooperative;
}

bool VotePage::isViolet() const { return named_ != Seat::Table && !counting() && traitorDecides(); }

QString VotePage::calledBy() const {
  if (asked_.caller == Seat::Table) return tr("Bronze %1? All thumbs are shown at once.").arg(who());
  return tr("%1 asks to Bronze %2. Votes: %3; needed for Bronze: %4.")
      .arg(say(words_.seat(asked_.caller, view_)), who())
      .arg(asked_.voters)
      .arg(asked_.needed);
}

QString VotePage::who() const { return say(words_.seat(named_, view_)); }

void VotePage::paintEvent(QPaintEvent*) {
  QPainter p(this);
  Ink ink(p, beginPaint(p, QColor(isViolet() ? colour::kGoo300 : colour::kAmber)));
  if (named_ == Seat::Table) return;
  constexpr double kBar = 0.72;
  const double wide = width() / std::min(width() / 1280.0, height() / 800.0);
  p.save();
  p.translate(-wide / 2, 0);
  p.scale(kBar, kBar);
  Ink top(p, ink.pixelsPerUnit() * kBar);
  const PhaseMarker now = drawProgress(top, view_, Ask::TakeAction, words_, wide / kBar, wide / kBar - 20);
  drawMarker(top, now.at, now.name);
  p.restore();
  const QString portrait = art::agentFile(cards_.of(view_.seats[named_].who).id);
  if (stage_ == Stage::Waits || stage_ == Stage::Counts) {
    if (stage_ == Stage::Counts)
      ink.text({-600, 200, 1200, 320}, QString::number(count_), Role::Heading, 300, QColor(colour::kGold),
               Qt::AlignCenter);
    return writeOnBar(ink, portrait, tr("The votes are counted."), tr("All are shown at once."));
  }
  ink.text({-600, 46, 1200, 62}, tr("Bronze Sector: the vote is in"), Role::Heading, 52, QColor(colour::kGold),
           Qt::AlignCenter);
  ink.text({-600, 104, 1200, 30}, calledBy(), Role::Body, 21, QColor(colour::kText), Qt::AlignCenter);
  drawVoters(ink);
  drawNamed(ink);
  if (stage_ == Stage::Thumbs)
    return writeOnBar(ink, portrait, tr("%1 is Bronzed.").arg(who()), tr("Now the Loyalty card is turned up."));
  drawConsequences(ink);
  const bool loyal = bronzed_ && !view_.seats[named_].traitor;
  writeOnBar(ink, traitorDecides() ? QStringLiteral("agents/adversary") : portrait, outcome(),
             loyal && traitorDecides()
                 ? tr("Everybody who could be the Traitor is asked behind the curtain, with the same two answers.")
                 : tr("The season goes on."));
}

QString VotePage::outcome() const {
  if (!bronzed_) return tr("%1 stays free.").arg(who());
  if (cardFollows_) return tr("%1 is Bronzed.").arg(who());
  if (view_.seats[named_].traitor) return tr("The Traitor has been found.");
  return traitorDecides() ? tr("A Loyal Agent is Bronzed: the Traitor may reveal now.")
                          : tr("%1 was a Loyal Agent.").arg(who());
}

void VotePage::drawVoters(Ink& ink) const {
  const int count = voters();
  constexpr double kGap = 14;
  const double w = std::min(180.0, (kVoters.width() - kGap * (count - 1)) / std::max(1, count));
  double x = kVoters.x() + (kVoters.width() - count * w - (count - 1) * kGap) / 2;
  for (int seat = 0; seat < view_.players; ++seat) {
    const SeatView& s = view_.seats[seat];
    if (!s.hasVoted) continue;
    const QColor with(s.votedBronze ? colour::kBronze : kFree);
    const QRectF card(x, kVoters.y(), w, kVoters.height());
    ink.panel(card, QColor(colour::kInk700), QColor(colour::kInk900), with, 3, 12);
    ink.picture(art::agentFile(cards_.of(s.who).id), {card.center().x() - 50, card.y() + 12, 100, 100});
    ink.text({x + 6, card.y() + 116, w - 12, 38}, say(words_.seat(seatAt(seat), view_)), Role::Heading, 31,
             colourOfAgent(say(cards_.of(s.who).id)), Qt::AlignCenter);
    ink.picture(s.votedBronze ? "icons/thumb-down" : "icons/thumb-up",
                {card.center().x() - 37, card.y() + 160, 74, 74});
    ink.text({x + 6, card.bottom() - 40, w - 12, 34}, s.votedBronze ? tr("Bronze") : tr("Spare"), Role::Heading, 28,
             with, Qt::AlignCenter);
    x += w + kGap;
  }
  ink.panel(kCount, QColor(colour::kInk800), QColor(colour::kWell), QColor(colour::kBrass600), 2, 12);
  const double used = ink.text(kCount.adjusted(20, 4, -500, -4), tr("%1 of %2").arg(votes_).arg(count), Role::Heading,
                               46, QColor(bronzed_ ? colour::kBronze : kFree));
  ink.paragraph(kCount.adjusted(50 + used, 6, -16, -6),
                bronzed_ ? tr("The majority is reached: %1 is Bronzed and shows their Loyalty card.").arg(who())
                         : tr("No majority: %1 stays free.").arg(who()),
                Role::Bold, 20, QColor(colour::kText), Qt::AlignLeft | Qt::AlignVCenter);
}

void VotePage::drawNamed(Ink& ink) const {
  const SeatView& named = view_.seats[named_];
  ink.panel(kNamed, QColor(bronzed_ ? 0xFF7A4E24 : colour::kInk700), QColor(bronzed_ ? 0xFF2A1A0C : colour::kInk900),
            QColor(bronzed_ ? 0xFFD9A86B : colour::kBrass500), 3, 12);
  const double half = bronzed_ ? 224 : kNamed.width();
  const double x = kNamed.x();
  ink.picture(art::agentFile(cards_.of(named.who).id), {x + half / 2 - 80, kNamed.y() + 48, 160, 160},
              bronzed_ ? Tone::Bronze : Tone::Plain);
  ink.text({x + 8, kNamed.y() + 222, half - 16, 46}, who(), Role::Heading, 40,
           colourOfAgent(say(cards_.of(named.who).id)), Qt::AlignCenter);
  ink.text({x + 8, kNamed.y() + 274, half - 16, 28}, bronzed_ ? tr("is Bronzed") : tr("stays free"), Role::Typed, 19,
           QColor(colour::kText), Qt::AlignCenter);
  if (!bronzed_) return;
  if (stage_ == Stage::Thumbs || cardFollows_) return drawBack(ink, {x + 236, kNamed.y() + 26, 190, 289}, "loyalty");
  drawLoyalty(ink, {x + 236, kNamed.y() + 26, 190, 289}, named.traitor);
  ink.text({x + 216, kNamed.bottom() - 38, 220, 30},
           named.traitor ? tr("It was the Traitor.") : tr("It was a Loyal Agent."), Role::Bold, 19,
           QColor(colour::kText), Qt::AlignCenter);
}

void VotePage::drawConsequences(Ink& ink) const {
  if (cardFollows_) return;
  ink.panel(kFollows, QColor(colour::kInk800), QColor(colour::kWell), QColor(colour::kEdge), 2, 12);
  ink.text({kFollows.x() + 20, kFollows.y() + 8, 600, 34}, tr("What happens now"), Role::Heading, 27,
           QColor(colour::kGold));
  const std::vector<Follows> lines = followsFrom(who(), bronzed_, view_.seats[named_].traitor);
  const double w = (kFollows.width() - 40) / 4;
  double x = kFollows.x() + 20;
  for (const Follows& each : lines) {
    ink.picture(each.icon, {x, kFollows.y() + 74, 52, 52});
    ink.paragraph({x + 64, kFollows.y() + 52, w - 82, 96}, each.words, Role::Body, 19, QColor(colour::kText),
                  Qt::AlignLeft | Qt::AlignVCenter);
    x += w;
  }
}

}  // namespace w13
