#include "ui/games/warehouse13/pages/course_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <cmath>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/look/ink.h"
#include "ui/look/say.h"
#include "ui/widgets/figure_table.h"
#include "ui/widgets/segments.h"

namespace w13 {

namespace {

constexpr double kPartsTop = 12, kPartsEdge = 16, kPartsBottom = 696;  // of its parts, in units of the page

QLabel* label(const char* look) {
  QLabel* made = new QLabel;
  made->setProperty("look", look);
  made->setWordWrap(true);
  return made;
}

QPushButton* button(const char* name) {
  QPushButton* made = new QPushButton;
  made->setObjectName(name);
  made->setAutoDefault(true);
  return made;
}

QListWidget* list(const char* name) {
  QListWidget* made = new QListWidget;
  made->setObjectName(name);
  made->setWordWrap(true);
  made->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  made->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  return made;
}

/// Not parted where a line ends.
QString percent(double share) { return CoursePage::tr("%1%").arg(std::lround(100 * share)).replace(' ', QChar::Nbsp); }

}  // namespace

CoursePage::CoursePage(const Catalog& cards, const Words& words, QWidget* parent)
    : NoticePage(parent), cards_(cards), words_(words), all_(new QWidget(this)) {
  setObjectName("course-page");
  addButton(Order::End);
  QVBoxLayout* column = new QVBoxLayout(all_);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(which_ = new Segments("went", {{"course", {}}, {"moves", {}}}), 0, Qt::AlignLeft);
  column->addWidget(course_ = makeCourse(), 1);
  column->addWidget(compare_ = makeMoves(), 1);
  compare_->hide();
  connect(which_, &Segments::chosen, this, [this](const QString& value) {
    course_->setVisible(value == "course");
    compare_->setVisible(value == "moves");
  });
  CoursePage::retranslate();
}

QWidget* CoursePage::makeCourse() {
  QWidget* made = new QWidget;
  QHBoxLayout* row = new QHBoxLayout(made);
  row->setContentsMargins(0, 0, 0, 0);
  QVBoxLayout* left = new QVBoxLayout;
  QHBoxLayout* head = new QHBoxLayout;
  head->addWidget(eyesHead_ = label("small"));
  eyesHead_->setWordWrap(false);
  head->addWidget(eyes_ = new QComboBox);
  eyes_->setObjectName("eyes");
  head->addStretch(1);
  left->addLayout(head);
  left->addWidget(chart_ = new CourseChart, 1);
  left->addWidget(moment_ = label("hint"));
  row->addLayout(left, 3);
  QVBoxLayout* right = new QVBoxLayout;
  right->addWidget(turnedHead_ = label("head"));
  right->addWidget(turned_ = list("turned"), 3);
  right->addWidget(then_ = button("then"), 0, Qt::AlignLeft);
  right->addWidget(luckHead_ = label("head"));
  right->addWidget(luckSaid_ = label("hint"));
  right->addWidget(luck_ = figures::table({}, {{}, {}, {}, {}}, "luck"), 2);
  luck_->setRootIsDecorated(false);
  luck_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  row->addLayout(right, 2);
  connect(eyes_, &QComboBox::currentIndexChanged, this, &CoursePage::showEyes);
  connect(chart_, &CourseChart::chosen, this, &CoursePage::tellMoment);
  connect(turned_, &QListWidget::currentRowChanged, this, [this](int row) {
    then_->setEnabled(row >= 0 && row < kernel::count(shown_.course.turned));
    if (then_->isEnabled()) tellMoment(static_cast<int>(kernel::at(shown_.course.turned, row).to));
  });
  connect(then_, &QPushButton::clicked, this, [this] {
    const CourseMoment& moment = kernel::at(shown_.course.moments, chart_->selected());
    emit lookedBack(static_cast<int>(moment.step), when(moment));
  });
  return made;
}

QWidget* CoursePage::makeMoves() {
  QWidget* made = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(made);
  column->setContentsMargins(0, 0, 0, 0);
  QHBoxLayout* head = new QHBoxLayout;
  head->addWidget(seatHead_ = label("small"));
  seatHead_->setWordWrap(false);
  head->addWidget(seats_ = new QComboBox);
  seats_->setObjectName("seats");
  head->addWidget(begin_ = button("compare"));
  head->addWidget(bar_ = new QProgressBar, 1);
  bar_->setObjectName("compared");
  bar_->hide();
  head->addStretch(1);
  column->addLayout(head);
  column->addWidget(found_ = label("hint"));
  QHBoxLayout* row = new QHBoxLayout;
  row->addWidget(list_ = list("moves"), 3);
  QVBoxLayout* right = new QVBoxLayout;
  right->addWidget(move_ = label("hint"));
  right->addStretch(1);
  right->addWidget(thenMove_ = button("then-move"));
  right->addWidget(branch_ = button("branch"));
  row->addLayout(right, 2);
  column->addLayout(row, 1);
  connect(begin_, &QPushButton::clicked, this, [this] {
    if (comparing_) return emit stops();
    comparing_ = true;
    moves_.clear();
    fillMoves();
    emit compares(seat());
  });
  connect(seats_, &QComboBox::currentIndexChanged, this, [this] {
    if (comparing_) emit stops();
    moves_.clear();
    fillMoves();
  });
  connect(list_, &QListWidget::currentRowChanged, this, &CoursePage::tellMove);
  connect(thenMove_, &QPushButton::clicked, this, [this] {
    const Compared& chosen = kernel::at(moves_, kernel::at(rows_, list_->currentRow()));
    emit lookedBack(static_cast<int>(chosen.move.step), chosen.question);
  });
  connect(branch_, &QPushButton::clicked, this, [this] {
    emit branched(static_cast<int>(kernel::at(moves_, kernel::at(rows_, list_->currentRow())).move.step));
  });
  return made;
}

void CoursePage::retranslate() {
  name(Order::End, tr("Back to the end"));
  which_->button("course")->setText(tr("The course"));
  which_->button("moves")->setText(tr("The moves"));
  eyesHead_->setText(tr("Who looked like the Traitor to"));
  eyes_->setAccessibleName(tr("Through whose eyes"));
  turnedHead_->setText(tr("What turned it"));
  turned_->setAccessibleName(tr("What turned it"));
  then_->setText(tr("Look at the table then"));
  luckHead_->setText(tr("Luck with dice"));
  luck_->setHeaderLabels({tr("who"), tr("went well"), tr("expected"), tr("luckier than")});
  luck_->setAccessibleName(tr("Luck with dice"));
  luck_->setToolTip(
      tr("A clue die goes well if it shows what the artifact or Plot still needs, a challenge if its first roll beats "
         "the obstacle, and Goo, for the Traitor's side, if it matches a revealed clue. Each roll has its own odds. "
         "Luckier than: the share of evenings with the same rolls on which less would have gone well."));
  seatHead_->setText(tr("The moves of"));
  seats_->setAccessibleName(tr("Whose moves"));
  list_->setAccessibleName(tr("Moves"));
  bar_->setAccessibleName(tr("Moves compared"));
  thenMove_->setText(tr("Look at the table then"));
  branch_->setText(tr("Play on from here in a new season"));
  fill();
}

// ---- filled ------------------------------------------------------------------------------------------------------

void CoursePage::show(WentShown shown) {
  shown_ = std::move(shown);
  moves_.clear();
  fill();
}

void CoursePage::fill() {
  fillEyes();
  fillTurned();
  fillLuck();
  fillMoves();
}

QString CoursePage::nameOf(Seat seat) const { return say(words_.seat(seat, shown_.end)); }

void CoursePage::fillEyes() {
  const QSignalBlocker quietEyes(eyes_), quietSeats(seats_);
  const int eyes = std::max(0, eyes_->currentIndex()), seat = seats_->currentIndex();
  eyes_->clear();
  for (const Believing& each : shown_.course.eyes)
    eyes_->addItem(each.seat == Seat::Table ? tr("an onlooker") : nameOf(each.seat));
  eyes_->setCurrentIndex(std::min(eyes, eyes_->count() - 1));
  seats_->clear();
  for (int at = 0; at < shown_.end.players; ++at) seats_->addItem(nameOf(seatAt(at)), at);
  seats_->setCurrentIndex(seat >= 0 ? seat : std::max(0, index(shown_.people.first())));
  showEyes();
}

void CoursePage::showEyes() {
  if (shown_.course.eyes.empty()) return;
  ChartedCourse charted{&shown_.course, kernel::sizeOf(std::max(0, eyes_->currentIndex())), shown_.episodes, {}, {}};
  for (int at = 0; at < shown_.end.players; ++at) {
    charted.seats << (seatAt(at) == shown_.course.traitor ? tr("%1, Traitor").arg(nameOf(seatAt(at)))
                                                          : nameOf(seatAt(at)));
    charted.colours.push_back(colourOfAgent(say(cards_.of(shown_.end.seats[at].who).id)));
  }
  chart_->show(charted);
  tellMoment(chart_->selected());
}

QString CoursePage::when(const CourseMoment& moment) const {
  const QString in = moment.episode == 0 ? tr("Finale") : tr("Episode %1").arg(moment.episode);
  switch (moment.mark) {
    case CourseMark::Episode: return tr("Episode %1").arg(moment.number);
    case CourseMark::Round: return tr("%1, round %2", "when").arg(in).arg(moment.number);
    case CourseMark::Retrieval: return tr("%1, Retrieval", "when").arg(in);
    case CourseMark::PlotTurn: return tr("Plot turn %1").arg(moment.number);
    case CourseMark::Vote: return tr("%1, after a vote", "when").arg(in);
    case CourseMark::Revealed: return tr("%1, the Traitor is revealed", "when").arg(in);
    case CourseMark::End: return tr("The end");
  }
  return {};
}

void CoursePage::tellMoment(int moment) {
  if (shown_.course.moments.empty()) return;
  chart_->select(moment);
  const std::size_t at = kernel::sizeOf(moment);
  const CourseMoment& here = shown_.course.moments[at];
  QStringList told;
  if (shown_.course.traitor != Seat::Table)
    for (int seat = 0; seat < shown_.end.players; ++seat)
      told << tr("%1 %2", "an Agent and how likely the Traitor")
                  .arg(nameOf(seatAt(seat)),
                       percent(
                           shown_.course.eyes[kernel::sizeOf(std::max(0, eyes_->currentIndex()))].beliefs[at][seat]));
  if (here.chance) told << tr("chance of the Warehouse %1").arg(percent(*here.chance));
  moment_->setText(tr("%1: %2", "when: what was believed").arg(when(here), told.join(", ")));
  chart_->setAccessibleDescription(moment_->text());
  then_->setEnabled(true);
}

QString CoursePage::sentenceOf(const Swing& swing) const {
  const bool rises = swing.after > swing.before;
  const QString before = percent(swing.before), after = percent(swing.after);
  if (swing.seat == Seat::Table)
    return (rises ? tr("The Warehouse's chance rises from %1 to %2.")
                  : tr("The Warehouse's chance falls from %1 to %2."))
        .arg(before, after);
  return (rises ? tr("%1 could be suspected more: %2, then %3.") : tr("%1 could be suspected less: %2, then %3."))
      .arg(nameOf(swing.seat), before, after);
}

QString CoursePage::linesOf(const Swing& swing) const {
  QStringList lines;
  for (const std::string& line : words_.lines(swing.what, shown_.end)) lines << say(line);
  return lines.join(" ");
}

void CoursePage::fillTurned() {
  const QSignalBlocker quiet(turned_);
  turned_->clear();
  for (const Swing& each : shown_.course.turned) {
    const QString lines = linesOf(each);
    turned_->addItem(tr("%1: %2", "when: what happened")
                         .arg(when(kernel::at(shown_.course.moments, static_cast<int>(each.from))), sentenceOf(each)) +
                     (lines.isEmpty() ? QString() : "\n" + lines));
  }
  if (turned_->count() == 0) turned_->addItem(tr("Nothing changed much at once."));
}

void CoursePage::addLuck(const QString& who, const Fortunes& all) {
  for (const RollOf of : Fortunes::keys()) {
    const Fortune& each = all[of];
    if (each.rolls == 0) continue;
    const QString what = of == RollOf::Clue        ? tr("%1, clue dice").arg(who)
                         : of == RollOf::Challenge ? tr("%1, challenges").arg(who)
                                                   : tr("%1, Goo").arg(who);
    QTreeWidgetItem* row = figures::rowAt(*luck_, luck_->topLevelItemCount());
    figures::fill(row, {what, tr("%1 of %2", "rolls").arg(each.good).arg(each.rolls),
                        QLocale().toString(each.expected, 'f', 1), percent(each.luckier)});
  }
}

void CoursePage::fillLuck() {
  figures::cutAt(*luck_, 0);
  const Fortune& clues = shown_.fortune.agents[RollOf::Clue];
  luckSaid_->setText(
      tr("%1 of %2 clue dice of the Agents went well, where %3 were to be expected: luckier than %4 of such "
         "evenings.")
          .arg(clues.good)
          .arg(clues.rolls)
          .arg(QLocale().toString(clues.expected, 'f', 1), percent(clues.luckier)));
  luckSaid_->setVisible(clues.rolls > 0);
  addLuck(tr("Agents"), shown_.fortune.agents);
  addLuck(shown_.end.cooperative ? tr("Adversary") : tr("Traitor"), shown_.fortune.traitor);
  for (int seat = 0; seat < shown_.end.players; ++seat) addLuck(nameOf(seatAt(seat)), shown_.fortune.seats[seat]);
}

// ---- a seat's moves ------------------------------------------------------------------------------------------------

Seat CoursePage::seat() const { return seatAt(std::max(0, seats_->currentIndex())); }

void CoursePage::tellProgress(int done, int all) {
  bar_->setMaximum(all);
  bar_->setValue(done);
}

void CoursePage::tellMoves(std::vector<Compared> moves) {
  comparing_ = false;
  moves_ = std::move(moves);
  fillMoves();
}

// Those in which something was better come first.
void CoursePage::fillMoves() {
  const QSignalBlocker quiet(list_);
  begin_->setText(comparing_ ? tr("Stop") : tr("What would the computer have done?"));
  bar_->setVisible(comparing_);
  rows_.clear();
  list_->clear();
  for (const bool told : {true, false})
    for (int at = 0; at < kernel::count(moves_); ++at)
      if (kernel::at(moves_, at).move.told() == told) rows_.push_back(at);
  int better = 0;
  for (const int at : rows_) {
    const Compared& each = kernel::at(moves_, at);
    better += each.move.told() ? 1 : 0;
    list_->addItem(
        tr("%1: %2", "when: what happened").arg(when(shown_.course.momentOf(each.move.step)), each.question) + "\n" +
        (each.move.told() ? tr("%1, but %2 was better").arg(each.played, each.better) : each.played));
  }
  found_->setText(comparing_ ? tr("The computer thinks each move through from what the seat knew then.")
                  : moves_.empty()
                      ? tr("What would the computer have done with what the seat knew then? It takes a while.")
                      : tr("In %1 of %2 moves the computer finds something better.").arg(better).arg(rows_.size()));
  list_->setCurrentRow(rows_.empty() ? -1 : 0);
  tellMove(list_->currentRow());
}

void CoursePage::tellMove(int row) {
  const bool any = row >= 0 && row < kernel::count(rows_);
  thenMove_->setEnabled(any);
  branch_->setEnabled(any);
  if (!any) return move_->clear();
  const Compared& each = kernel::at(moves_, kernel::at(rows_, row));
  const auto points = [](double share) { return QLocale().toString(100 * share, 'f', 1); };
  move_->setText(
      each.move.told()
          ? tr("Played: %1. The computer gives it a chance of %2.\n\nBetter: %3, by %4 points (give or take %5).")
                .arg(each.played, percent(each.move.worth), each.better, points(each.move.gain),
                     points(2 * each.move.error))
          : tr("Played: %1. The computer gives it a chance of %2, and finds nothing that is clearly better.")
                .arg(each.played, percent(each.move.worth)));
}

// ---- as it looks ---------------------------------------------------------------------------------------------------

void CoursePage::place() {
  const double unit = std::min(width() / 1280.0, height() / 800.0);
  all_->setGeometry(
      QRectF(kPartsEdge * unit, kPartsTop * unit, width() - 2 * kPartsEdge * unit, (kPartsBottom - kPartsTop) * unit)
          .toRect());
}

void CoursePage::rescaled() {
  NoticePage::rescaled();
  place();
}

void CoursePage::resizeEvent(QResizeEvent* event) {
  NoticePage::resizeEvent(event);
  place();
}

void CoursePage::paintEvent(QPaintEvent*) {
  QPainter p(this);
  Ink ink(p, beginPaint(p, QColor(colour::kAmber)));
  writeOnBar(ink,
             shown_.end.winner == Winner::Warehouse ? QStringLiteral("app/icon") : QStringLiteral("agents/adversary"),
             tr("How it went"), tr("Left and right go through the course. Nothing here changes the season."));
}

}  // namespace w13
