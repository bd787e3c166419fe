#include "ui/games/warehouse13/table/table_of.h"

#include <utility>

namespace w13 {

namespace {

/// For so many moves what a seat has said stands at its place.
constexpr int kSaidFor = 6;

void addTalk(SeatsArea::People& people, const Room& room) {
  const Season& season = room.season();
  if (!season.talks()) return;
  people.talkers = room.persons();
  for (const kernel::Said& each : season.said())
    if (each.step + kSaidFor > season.steps()) people.said[each.seat] = room.wordsOf(each);
}

}  // namespace

TableShown tableOf(const Room& room, const Events& news) {
  TableShown shown;
  shown.view = room.view(Seat::Table);
  shown.decision = room.decision(Seat::Table);
  shown.people = {room.persons(), room.mayRespond(), room.shielded()};
  if (shown.decision.openness() == kernel::Openness::Secret && !room.thinking())
    shown.people.choosing = room.season().asked() & room.shielded();
  addTalk(shown.people, room);
  shown.thinking = room.thinking();
  shown.undoes = room.undoes();
  shown.mayUndo = room.mayUndo();
  const kernel::Decision& asked = shown.decision;
  if (!shown.thinking && asked.openness() != kernel::Openness::Secret)
    for (const kernel::Choice& choice : asked.openChoices())
      if (!room.undoable({asked.seat(), choice})) shown.lasting.push_back(choice);
  shown.news = news;
  if (!news.empty()) shown.glimpses = room.season().glimpsesFor(Seat::Table);
  shown.why = [&room](kernel::Noun noun) { return room.why(Seat::Table, noun); };
  shown.variants = room.start().setup.variants;
  shown.reach = room.reach();
  return shown;
}

TableShown greetingOf(const Room& room) {
  TableShown shown;
  shown.view = laidTable(room.season());
  shown.variants = room.start().setup.variants;
  for (int seat = 0; seat < room.seats() && shown.greets == Seat::Table; ++seat)
    if (room.isPerson(seatAt(seat))) shown.greets = seatAt(seat);
  return shown;
}

}  // namespace w13
