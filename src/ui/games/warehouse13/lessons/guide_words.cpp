// What the note of a lesson says now.

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/lessons/guide.h"
#include "ui/games/warehouse13/lessons/targets.h"
#include "ui/games/warehouse13/secret/secret_screen.h"
#include "ui/settings/language.h"

namespace w13 {

QString Guide::todo(const Screen* screen) const {
  if (puzzling()) return tr("Your move: what is best here?");
  const std::vector<const Piece*> all = screen == nullptr ? std::vector<const Piece*>() : allWanted(*screen);
  if (all.empty() || all.front() == nullptr) return {};
  if (all.size() > 1) return tr("Your turn: choose something with a ring around it.");
  const Piece* piece = all.front();
  const PieceLook& look = piece->look();
  if (look.command == Order::Again) return tr("The lesson asks for something else. Click \"%1\".").arg(look.name);
  if (look.choices.size() != 1) return tr("Click \"%1\".").arg(look.name);
  const SecretScreen* secret = qobject_cast<const SecretScreen*>(screen);
  const kernel::Decision asked = secret == nullptr ? room_.decision(lesson_.you) : secret->asked().back();
  const QString what =
      QString::fromStdString(room_.words().choice(look.choices.front(), asked, room_.view(lesson_.you)));
  const bool ends = what.endsWith(u'.') || what.endsWith(u'?') || what.endsWith(u'!');
  return (ends ? tr("Your turn: %1") : tr("Your turn: %1.")).arg(what);
}

CoachWords Guide::wordsNow() const {
  CoachWords words;
  if (place_.number == 0) words.over = tr("Lesson");
  else
    words.over = (place_.puzzle ? tr("Puzzle %1 of %2") : tr("Field Agent training, lesson %1 of %2"))
                     .arg(place_.number)
                     .arg(place_.count);
  words.title = w13::said(lesson_.title);
  words.step = step_;
  words.steps = kernel::count(lesson_.steps);
  words.back = step_ > 0;
  if (done()) return wordsAtEnd(words);
  const bool stays = saysToClose();
  const QString close = tr("When you have seen enough, close the curtain. Play goes on at the table.");
  words.text = stays ? close : w13::said(now().say);
  words.aloud = stays ? close : QString::fromStdString(room_.words().plain(now().say));
  words.todo = todo(screen_);
  if (!stays) {
    words.rule = QString::fromStdString(now().rule);
    words.cases = now().cases;
  }
  if (now().ways.empty() && now().press.empty() && !away_) words.next = tr("Next");
  return words;
}

QString Guide::afterwards() const {
  if (place_.number == 0 || place_.number == place_.count) return tr("To the lessons");
  return place_.puzzle ? tr("Next puzzle") : tr("Next lesson");
}

CoachWords Guide::wordsAtEnd(CoachWords words) const {
  const bool over = room_.over();
  if (place_.puzzle) words.text = tr("Solved.");
  else
    words.text = over ? tr("That was this lesson, and this season is over. Keep three things in mind:")
                      : tr("That was this lesson. Keep three things in mind:");
  if (lesson_.recap.empty() && !place_.puzzle)
    words.text = over ? tr("That was this lesson. This season is over.")
                      : tr("That was this lesson. Go on, or play a little longer: the computer plays the others.");
  words.aloud = words.text;
  for (const Text& line : lesson_.recap) words.recap << w13::said(line);
  words.play = over ? QString() : tr("Play on");
  words.next = lesson_.question.answers.empty() ? afterwards() : tr("One question");
  return words;
}

QString Guide::pointedAt() const {
  if (done() || screen_ == nullptr || puzzling()) return {};
  if (const Piece* piece = wanted(*screen_)) return piece->look().name;
  QStringList all;
  const auto add = [&](const LessonTarget& target) {
    if (!target.place.empty()) all << placeName(target.place);
    else if (!target.none()) all << QString::fromStdString(room_.words().thing(target.thing, room_.view(lesson_.you)));
  };
  add(now().at);
  for (const LessonTarget& each : now().with) add(each);
  return all.join(QStringLiteral(", "));
}

}  // namespace w13
