#include "ui/games/warehouse13/window/lesson_flow.h"

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/lessons/season_classroom.h"
#include "ui/lessons/learn_panel.h"
#include "ui/screen/take_down.h"
#include "ui/settings/language.h"

namespace w13 {

LessonFlow::LessonFlow(Frame& frame, SeasonFlow& season, StartScreen& start)
    : frame_(frame), season_(season), start_(start), progress_(frame.setup().options),
      course_(frame.setup().lessons, frame.setup().puzzles,
              [cards = frame.setup().cards.cards](const std::string& file, const std::string& text) {
                return readLesson(file, text, *cards);
              }) {
  connect(&start_, &StartScreen::lessons, this, &LessonFlow::open);
  connect(&start_, &StartScreen::lessonsReworded, this, &LessonFlow::list);
  connect(&start_, &StartScreen::beginLesson, this, &LessonFlow::begin);
  connect(&season_, &SeasonFlow::leaving, this, [this] { takeDown(guide_); });
  connect(&season_, &SeasonFlow::finished, this, [this] {
    if (progress_.seasonFinished()) return;
    progress_.keepSeasonFinished();
    start_.offerFirstSeason(false);
  });
  connect(&frame_, &Frame::saidWhyNot, this, [this](const QString& thing, const QString& why) {
    if (guide_) guide_->objectTo(thing, why);
  });
  connect(&frame_.stillness(), &Stillness::look, this, [this](bool still) {
    if (!guide_) return;
    QRect area = frame_.page()->geometry();
    if (season_.log()->isVisible()) area.setRight(season_.log()->x());
    guide_->look(frame_.page(), still, area);
  });
  start_.offerFirstSeason(!progress_.seasonFinished());
}

LessonFlow::~LessonFlow() { takeDown(guide_); }

void LessonFlow::list() {
  const auto keptOf = [this](const Lesson& lesson) { return progress_.of(QString::fromStdString(lesson.id)); };
  start_.learn(rowsOf(course_, keptOf), course_.faults().join("\n"));
}

void LessonFlow::open() {
  if (season_.room() != nullptr) season_.leave();
  frame_.pages().turnTo(&start_);
  list();  // which takes the focus
}

void LessonFlow::begin(int at) {
  const Lesson* lesson = course_.at(at);
  if (lesson == nullptr) return open();
  const int left = progress_.of(QString::fromStdString(lesson->id));
  const bool fits = left > 0 && left < kernel::count(lesson->steps);
  teach(*lesson, course_.placeOf(at), fits ? left : 0);
}

void LessonFlow::teach(const Lesson& lesson, LessonPlace place, int step) {
  const WindowSetup& setup = frame_.setup();
  const int moves = kernel::at(lesson.steps, step).from;
  SeasonStart start;
  start.setup.agents = agentsOf(lesson);
  start.players.assign(lesson.players.size(), "");
  start.bots.assign(lesson.players.size(), "rule");
  start.bots[at(lesson.you)].clear();
  auto room = std::make_unique<Room>(lessonSeason(lesson, setup.cards.cards, moves, static_cast<std::uint64_t>(step)),
                                     start, setup.cards, &setup.rules, frame_.botDelay());
  room->follow(lesson.moves);
  room->pause(true);  // until the guide has looked
  season_.enter(std::move(room), Plays::Lesson);
  season_.allowOnly([this](std::span<const kernel::Choice> choices, kernel::How how) { return allows(choices, how); });
  guide_ = new Guide(lesson, place, step, std::make_unique<SeasonClassroom>(*season_.room(), lesson.you), setup.rules,
                     frame_.window());
  listenTo(*guide_, lesson);
  frame_.stillness().stir();
}

void LessonFlow::listenTo(Guide& guide, const Lesson& lesson) {
  connect(&guide, &Guide::stepped, this, [this](int now) {
    progress_.keep(QString::fromStdString(guide_->lesson().id), guide_->done() ? Progress::kDone : now);
    frame_.stillness().stir();
  });
  connect(
      &guide, &Guide::back, this,
      [this, &lesson, place = guide.place()](int to) {
        const QString id = QString::fromStdString(lesson.id);
        if (progress_.of(id) != Progress::kDone) progress_.keep(id, to);  // who leaves now goes on from here
        teach(lesson, place, to);
      },
      Qt::QueuedConnection);
  connect(
      &guide, &Guide::finished, this, [this, place = guide.place()] { begin(course_.after(place)); },
      Qt::QueuedConnection);
  connect(&guide, &Guide::left, this, &LessonFlow::open, Qt::QueuedConnection);
  connect(&guide, &Guide::ruleWanted, this, &LessonFlow::ruleWanted);
}

void LessonFlow::restart() {
  if (guide_) teach(guide_->lesson(), guide_->place(), 0);
}

void LessonFlow::teachFile(const QString& path) {
  if (ownLessonFile_ == nullptr) {
    ownLessonFile_ = new QFileSystemWatcher(this);
    connect(ownLessonFile_, &QFileSystemWatcher::fileChanged, this, &LessonFlow::teachFile, Qt::QueuedConnection);
  }
  ownLessonFile_->addPath(path);  // an editor that replaces the file makes the watcher forget it
  ReadLesson read = course_.readAlone(path);
  if (!read.lesson) {
    const QString fault = QString::fromStdString(read.mistakes.front());
    return guide_ ? guide_->object(fault) : start_.complain(fault);
  }
  const int step = guide_ ? std::min(guide_->step(), kernel::count(read.lesson->steps) - 1) : 0;
  season_.leave();  // before the lesson goes that is being taught
  ownLesson_ = std::move(read.lesson);
  teach(*ownLesson_, {}, step);
}

// The seats that the lesson plays wait for the learner's response.
bool LessonFlow::allows(std::span<const kernel::Choice> choices, kernel::How how) {
  const Seat asked = season_.room()->decision(Seat::Table).seat();
  if (how == kernel::How::Answer && !season_.room()->isPerson(asked)) return guide_->object({}), false;
  return guide_->allows(choices, how);
}

void LessonFlow::objectToUndo() { guide_->object(tr("In a lesson, use Back instead.")); }

void LessonFlow::onBookRead() {
  if (guide_) guide_->onBookRead();
}

}  // namespace w13
