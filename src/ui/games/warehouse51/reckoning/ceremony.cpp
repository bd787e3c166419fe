#include "ui/games/warehouse51/reckoning/ceremony.h"

#include "engine/games/warehouse51/rule_ids.h"
#include "ui/games/warehouse51/reckoning/words.h"
#include "ui/screen/prompt_bar.h"

namespace w51 {

Ceremony::Ceremony() { connect(&frame_, &Alarm::rang, this, &Ceremony::pass); }

std::vector<AuctionArea*> Ceremony::areas() { return {&torn_, &slots_, &changes_, &columns_, &lots_}; }

void Ceremony::take(std::shared_ptr<const Told> told, bool over, bool asksPeople) {
  const bool begins = told != nullptr && over && !on();
  told_ = std::move(told);
  over_ = over;
  if (asks() && asksPeople) seen_ = true;
  if (told_ == nullptr) seen_ = false;
  if (!on()) frame_.stop();
  if (begins) tell(seen_ ? fall() : 0);
}

ReckoningStep Ceremony::step() const {
  if (at_ <= fall()) return ReckoningStep::Counterfeits;
  return at_ < end() ? ReckoningStep::Scoring : ReckoningStep::Done;
}

// ---- time and steps ---------------------------------------------------------------------------------------------

Stage Ceremony::stage() const {
  Stage stage;
  stage.story = &told_->story;
  stage.ms = ms_;
  if (asks()) {
    stage.card = cards();
    return stage;
  }
  stage.card = std::min(at_, cards());
  stage.fell = at_ >= fall();
  stage.part = std::min(at_ - fall() - 1, kParts - 1);
  stage.won = at_ == end();
  return stage;
}

/// How long this step moves, at normal pace.
int Ceremony::lengthNow() const {
  if (at_ < fall()) return Stage::kTurn + Stage::kTremble;
  if (at_ == fall()) return told_->story.dearest < 0 ? 0 : Stage::kFlutter;
  return at_ == end() ? 0 : Stage::kGrow + Stage::kCrown;
}

void Ceremony::begin(int step, bool moves) {
  at_ = step;
  known_ = false;
  began_ = timeNow();
  ms_ = moves ? 0 : Stage::kDone;
  moves ? frame_.start() : frame_.stop();
  emit turned();
}

void Ceremony::tell(int step) {
  at_ = step;
  sound(beginsWith());
  const bool moves = paced(lengthNow(), pace_) > 0;
  if (!moves) sound(restsWith());
  begin(step, moves);
}

void Ceremony::standAt(int step) { begin(step, false); }

void Ceremony::pass() {
  const int whole = paced(lengthNow(), pace_), passed = timeSince(began_);
  if (passed >= whole) return (void)finish();
  ms_ = passed * lengthNow() / whole;
  emit moved();
}

bool Ceremony::finish() {
  if (!moving()) return false;
  frame_.stop();
  ms_ = Stage::kDone;
  sound(restsWith());
  emit turned();
  return true;
}

// ---- what is heard ----------------------------------------------------------------------------------------------

Cue Ceremony::beginsWith() const {
  if (at_ < fall()) return Cue::CardUp;
  if (at_ == fall() || at_ == end()) return Cue::None;
  return Cue::Tally;
}

Cue Ceremony::restsWith() const {
  if (at_ == end()) return Cue::Win;
  if (at_ == fall()) return told_->story.dearest < 0 ? Cue::None : Cue::Tear;
  if (at_ > fall()) return Cue::None;
  switch (kernel::at(told_->story.turned, at_).fate) {
    case Fate::Falls: return Cue::Tear;
    case Fate::Sealed:
    case Fate::Cancelled: return Cue::Saved;
    default: return Cue::None;
  }
}

void Ceremony::sound(Cue cue) {
  if (cue != Cue::None) emit sounds(soundOf(cue));
}

// ---- keys and orders --------------------------------------------------------------------------------------------

bool Ceremony::obey(Command order) {
  const Order what = order.what.as<Order>();
  // Whoever pressed once too often would leave the result unread; Esc leaves at once.
  if (what == Order::Menu) return at_ == end() && timeSince(began_) < kResult;
  if (what != Order::Next && what != Order::All && what != Order::Back) return false;
  if (finish()) return true;
  if (what == Order::Next && at_ < end()) tell(at_ + 1);
  if (what == Order::All && at_ < end()) {
    standAt(at_ < fall() ? fall() : end());
    return sound(restsWith()), true;
  }
  if (what == Order::All || (what == Order::Back && known_)) {
    known_ = what == Order::All;
    return emit turned(), true;
  }
  if (what == Order::Back && at_ > 0) standAt(at_ - 1);  // what is gone back to is known: it does not move again
  return true;
}

bool Ceremony::press(int key) {
  if (key == Qt::Key_Escape) return false;
  if (finish()) return true;
  switch (key) {
    case Qt::Key_S: return obey(Order::All);
    case Qt::Key_Left: return obey(Order::Back);
    case Qt::Key_Right: return obey(Order::Next);
    default: return false;
  }
}

// ---- what is shown ----------------------------------------------------------------------------------------------

void Ceremony::arrange(const Places& places) {
  const double w = places.units.width(), top = kBarHeight, bottom = places.bar.y() - 12;
  for (AuctionArea* each :
       {static_cast<AuctionArea*>(&torn_), static_cast<AuctionArea*>(&columns_), static_cast<AuctionArea*>(&lots_)})
    each->place({0, top}, {w, bottom - top}, 1);
  if (asks()) {
    const double middle = (places.hall.y() + places.board.bottom()) / 2, high = places.hall.height();
    return slots_.place({places.hall.x(), middle - high / 2}, {places.hall.width(), high}, 1);
  }
  const double y = top + 132, high = bottom - y;
  const QRectF left(32, y, w * (told_ != nullptr && cards() > 6 ? 0.33 : 0.3), high);
  const QRectF right(w * 0.69, y, w * 0.31 - 32, high);
  slots_.place(left.topLeft(), left.size(), 1);
  changes_.place(right.topLeft(), right.size(), 1);
  middle_ = QRectF(left.right() + 16, y - top, right.x() - left.right() - 32, high);
}

void Ceremony::show(const Sight& sight) {
  const auto showIf = [&](bool shown, AuctionArea& area) {
    shown ? area.show(sight) : (area.clear(), area.setVisible(false));
  };
  const bool any = told_ != nullptr, cards = on() && at_ <= fall(), scores = on() && at_ > fall() && !known_;
  if (any) {
    slots_.take(stage());
    torn_.take(stage(), middle_);
    changes_.take(stage());
    columns_.take(stage());
    lots_.take(told_->known);
  }
  showIf(cards, torn_);
  showIf(cards || asks(), slots_);
  showIf(cards, changes_);
  showIf(scores, columns_);
  showIf(on() && known_, lots_);
}

// ---- what is said -----------------------------------------------------------------------------------------------

/// What the main button says: what comes next.
QString Ceremony::onwards() const {
  if (at_ + 1 < fall()) return tr("NEXT CARD");
  if (at_ + 1 == fall()) return tr("WHAT FALLS");
  if (at_ == fall()) return tr("THE SCORE");
  return at_ + 1 < end() ? nameOf(kernel::at(told_->story.parts, at_ - fall()).part).toUpper() : tr("THE RESULT");
}

void Ceremony::say(Desk& desk, const Sight& sight, const house::RuleBook& rules, const QString& ending) const {
  const Story& story = told_->story;
  if (known_) {
    desk.question = tr("What everybody knew");
    desk.hint = tr("All lots as they came up. Red ones were fakes; beside the seal stands who knew it.");
  } else if (at_ < fall()) {
    const Turned& card = kernel::at(story.turned, at_);
    const bool up = ms_ >= Stage::kTurn;
    desk.question = up ? verdictOn(sight, card) : tr("The next counterfeit card");
    desk.hint = whoKnew(sight, card.knew) + u'.';
    if (up) desk.hint += u' ' + fateOf(sight, card) + u'.';
    if (up && card.owner != Seat::Table) desk.collector = sight.collectors[card.owner];
    desk.rule = ruleLine(&rules, "END-10"_rule);
  } else if (at_ == fall()) {
    desk.question = fallOf(sight, story);
    desk.hint = listOf(sight, story);
    if (story.dearest >= 0) desk.collector = sight.collectors[kernel::at(story.turned, story.dearest).owner];
    desk.rule = ruleLine(&rules, "END-14"_rule);
  } else if (at_ < end()) {
    const ScorePart& part = kernel::at(story.parts, at_ - fall() - 1);
    desk.question = QStringLiteral("%1: %2").arg(nameOf(part.part), pointsOf(sight, part));
    desk.hint = leadOf(sight, part);
    desk.collector = sight.collectors[part.leads.first()];
    desk.rule = ruleLine(&rules, categoryOf(part.part) == Category::None ? "SCORE-02"_rule : "MAJ-01"_rule);
  } else {
    desk.question = ending;
    QStringList totals;
    for (const Seat seat : sight.view.open.all())
      totals << QStringLiteral("%1 %2").arg(sight.nameOf(seat)).arg(story.parts.back().totals[seat]);
    desk.hint = totals.join(QStringLiteral(", ")) + u'.';
    desk.collector = sight.collectors[story.winners.first()];
    desk.rule = ruleLine(&rules, "FIN-01"_rule);
  }
}

Desk Ceremony::desk(const Sight& sight, const house::RuleBook& rules, const QString& ending) const {
  Desk desk;
  desk.collector = -2;
  desk.asks = true;
  say(desk, sight, rules, ending);
  if (at_ < end()) {
    desk.buttons.push_back({{onwards(), tr("Enter"), {}}, Glass::Lit, Order::Next, {}});
    desk.buttons.push_back({{tr("Show all"), QStringLiteral("S"), {}}, Glass::Line, Order::All, {}});
    return desk;
  }
  desk.buttons.push_back({{tr("LEAVE THE TABLE"), tr("Esc"), {}}, Glass::Lit, Order::Menu, {}});
  desk.buttons.push_back(known_
                             ? DeskButton{{tr("Back"), QStringLiteral("◀"), {}}, Glass::Line, Order::Back, {}}
                             : DeskButton{{tr("Who knew what"), QStringLiteral("S"), {}}, Glass::Line, Order::All, {}});
  return desk;
}

std::vector<KeyLine> Ceremony::keys() {
  return {{tr("Enter"), tr("go on, or what the lit button says")},
          {QStringLiteral("S"), tr("show all at once; at the end, what everybody knew")},
          {QStringLiteral("◀ ▶"), tr("back, on")},
          {QStringLiteral("F1"), tr("help on a thing, and the rules")},
          {QStringLiteral("F3"), tr("the log")},
          {tr("Esc"), tr("leave the table")}};
}

}  // namespace w51
