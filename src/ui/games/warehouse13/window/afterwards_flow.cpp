#include "ui/games/warehouse13/window/afterwards_flow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>

#include "ui/look/say.h"
#include "ui/screen/take_down.h"

namespace w13 {

AfterwardsFlow::AfterwardsFlow(Frame& frame, SeasonFlow& season) : frame_(frame), season_(season) {
  connect(&season_, &SeasonFlow::leaving, this, &AfterwardsFlow::takeDownPages);
}

AfterwardsFlow::~AfterwardsFlow() = default;

// The search reads from the season, so it goes first.
void AfterwardsFlow::takeDownPages() {
  desk_.reset();
  past_.clear();
  takeDown(pastPage_);
  takeDown(page_);
}

void AfterwardsFlow::open() {
  if (season_.room() == nullptr || !season_.room()->over()) return;
  if (page_ && language_ != spoken()) takeDownPages();  // its moves are told in the language that was spoken then
  if (!page_) makePage();
  frame_.pages().turnTo(page_);
}

void AfterwardsFlow::makePage() {
  const Room& room = *season_.room();
  language_ = spoken();
  page_ = new CoursePage(room.cards(), room.words(), frame_.window());
  frame_.pages().addWidget(page_);
  page_->show({courseOf(room.season(), room.start().bots), fortuneOf(room.season()), room.view(Seat::Table),
               season_.end()->titles(), room.persons()});
  connect(page_, &NoticePage::pressed, this, [this] { frame_.pages().turnTo(season_.end()); });
  connect(page_, &CoursePage::compares, this, &AfterwardsFlow::compare);
  connect(page_, &CoursePage::stops, this, [this] {
    if (desk_) desk_->stop();
  });
  connect(page_, &CoursePage::lookedBack, this, &AfterwardsFlow::lookBack);
  // Not at once: the page goes with its season.
  connect(page_, &CoursePage::branched, &season_, &SeasonFlow::branchFrom, Qt::QueuedConnection);
}

void AfterwardsFlow::compare(Seat seat) {
  desk_ = std::make_unique<MoveDesk>(season_.room()->season(), seat, dreams_);
  connect(desk_.get(), &MoveDesk::progressed, page_, &CoursePage::tellProgress);
  connect(desk_.get(), &MoveDesk::finished, this, &AfterwardsFlow::tellMoves);
}

void AfterwardsFlow::tellMoves(const std::vector<ReviewedMove>& moves) {
  const Room& room = *season_.room();
  std::vector<CoursePage::Compared> compared;
  if (desk_->seat() == page_->seat())
    for (const ReviewedMove& each : moves) {
      const AskedThen then = askedAt(room.season(), each.step);
      compared.push_back({each, ui::say(room.words().question(then.decision, then.view)),
                          ui::say(room.words().choice(each.played, then.decision, then.view)),
                          ui::say(room.words().choice(each.better, then.decision, then.view))});
    }
  page_->tellMoves(std::move(compared));
}

// ---- the table as it was -------------------------------------------------------------------------------------------

void AfterwardsFlow::lookBack(int step, const QString& when) {
  const Room& room = *season_.room();
  takeDown(pastPage_);
  pastPage_ = new QWidget(frame_.window());
  QVBoxLayout* column = new QVBoxLayout(pastPage_);
  column->setContentsMargins(0, 0, 0, 0);
  QFrame* bar = new QFrame;
  bar->setObjectName("position");
  QHBoxLayout* row = new QHBoxLayout(bar);
  row->setContentsMargins(12, 6, 12, 6);
  QLabel* said = new QLabel(tr("Looking back: %1").arg(when));
  QPushButton* back = new QPushButton(tr("Back to how it went (Esc)"));
  back->setObjectName("left");
  row->addWidget(said, 1);
  row->addWidget(back);
  column->addWidget(bar);
  past_ = new TableScreen(room.cards(), room.words(), &frame_.setup().rules, pastPage_);
  column->addWidget(past_, 1);
  TableShown shown;
  shown.view = tableAt(room.season(), kernel::sizeOf(step));
  shown.variants = room.start().setup.variants;
  frame_.listenTo(*past_);
  past_->show(shown);
  connect(back, &QPushButton::clicked, this, &AfterwardsFlow::leavePast, Qt::QueuedConnection);
  connect(new QShortcut(Qt::Key_Escape, pastPage_), &QShortcut::activated, this, &AfterwardsFlow::leavePast,
          Qt::QueuedConnection);
  frame_.pages().addWidget(pastPage_);
  frame_.pages().turnTo(pastPage_);
}

void AfterwardsFlow::leavePast() {
  if (!page_) return;
  frame_.pages().turnTo(page_);
  past_.clear();
  takeDown(pastPage_);
}

}  // namespace w13
