// What the note of a lesson says now.

#include "engine/kernel/count.h"
#include "ui/lessons/guide.h"
#include "ui/screen/screen.h"
#include "ui/settings/language.h"

namespace ui {

QString lessonLine(const LessonPlace& place, const QString& course) {
  if (place.number == 0) return Guide::tr("Lesson");
  if (place.puzzle) return Guide::tr("Puzzle %1 of %2").arg(place.number).arg(place.count);
  return Guide::tr("%1, lesson %2 of %3").arg(course).arg(place.number).arg(place.count);
}

QString whyNotWanted(const house::Learner& learner, const house::Learner::Answer& answer) {
  using enum house::Learner::Answer::Is;
  switch (answer.is) {
    case Wanted:
    case TooEarly: return {};
    case Worse: return Guide::tr("%1 Try again.").arg(said(answer.why));
    case Other: break;
  }
  return learner.puzzling() ? Guide::tr("That is possible, but there is something better. Try again.")
                            : Guide::tr("You may do that in a game. This lesson is about something else.");
}

QString afterLesson(const LessonPlace& place) {
  if (place.number == 0 || place.number == place.count) return Guide::tr("To the lessons");
  return place.puzzle ? Guide::tr("Next puzzle") : Guide::tr("Next lesson");
}

QString Guide::todo(const Screen* screen) const {
  if (puzzling()) return tr("Your move: what is best here?");
  const std::vector<const Piece*> all = screen == nullptr ? std::vector<const Piece*>() : allWanted(*screen);
  if (all.empty() || all.front() == nullptr) return {};
  if (all.size() > 1) return tr("Your turn: choose something with a ring around it.");
  const PieceLook& look = all.front()->look();
  if (all.front() == classroom_->pieceFor(*screen, Classroom::Way::StartAgain))
    return tr("The lesson asks for something else. Click \"%1\".").arg(look.name);
  if (look.choices.size() != 1) return tr("Click \"%1\".").arg(look.name);
  const QString what = classroom_->words(*screen, look.choices.front());
  const bool ends = what.endsWith(u'.') || what.endsWith(u'?') || what.endsWith(u'!');
  return (ends ? tr("Your turn: %1") : tr("Your turn: %1.")).arg(what);
}

CoachWords Guide::wordsNow() const {
  CoachWords words;
  words.over = lessonLine(place_, classroom_->course());
  words.title = said(lesson().title);
  words.step = step();
  words.steps = kernel::count(lesson().steps);
  words.back = step() > 0;
  if (done()) return wordsAtEnd(words);
  const bool stays = saysToClose();
  const QString close = tr("When you have seen enough, close the curtain. Play goes on at the table.");
  words.text = stays ? close : said(now().say);
  words.aloud = stays ? close : classroom_->plain(now().say);
  words.todo = todo(screen_);
  if (!stays) {
    words.rule = QString::fromStdString(now().rule);
    words.cases = now().cases;
  }
  if (learner_.reads() && !away_) words.next = tr("Next");
  return words;
}

CoachWords Guide::wordsAtEnd(CoachWords words) const {
  const bool over = classroom_->over();
  if (place_.puzzle) words.text = tr("Solved.");
  else
    words.text = over ? tr("That was this lesson, and the game is over. Keep three things in mind:")
                      : tr("That was this lesson. Keep three things in mind:");
  if (lesson().recap.empty() && !place_.puzzle)
    words.text = over ? tr("That was this lesson. The game is over.")
                      : tr("That was this lesson. Go on, or play a little longer: the computer plays the others.");
  words.aloud = words.text;
  for (const Text& line : lesson().recap) words.recap << said(line);
  words.play = over ? QString() : tr("Play on");
  words.next = lesson().question.answers.empty() ? afterLesson(place_) : tr("One question");
  return words;
}

QString Guide::pointedAt() const {
  if (done() || screen_ == nullptr || puzzling()) return {};
  if (const Piece* piece = wanted(*screen_)) return piece->look().name;
  QStringList all;
  const auto add = [&](const house::LessonTarget& target) {
    if (!target.none()) all << classroom_->nameOf(target);
  };
  add(now().at);
  for (const house::LessonTarget& each : now().with) add(each);
  return all.join(QStringLiteral(", "));
}

}  // namespace ui
