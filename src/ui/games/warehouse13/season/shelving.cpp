#include "ui/games/warehouse13/season/shelving.h"

#include <QCoreApplication>

namespace w13 {

namespace {

struct ShelvingWords {
  Q_DECLARE_TR_FUNCTIONS(ShelvingWords)
};

}  // namespace

std::vector<Shelved> shelvedBy(const Room& room, const Events& news, QDate today) {
  std::vector<Shelved> shelved;
  const View v = room.view(Seat::Table);
  const auto nameOf = [&](CardId card) {
    return QString::fromStdString(room.words().text(room.cards().of(card).name));
  };
  CardId ping = v.ping;
  int episode = v.episode;
  Seat last = Seat::Table;  // who has applied the last clue
  for (const Event& each : news) {
    if (each.what == Happened::DieApplied) last = each.seat;
    if (each.what == Happened::EpisodeBegan) --episode;  // the next one has begun already
    const bool card = !each.veiled && thingOf(each.noun) == Thing::Card;
    if (card && each.what == Happened::CardDiscarded && room.cards().of(cardOf(each.noun)).kind == Kind::Ping)
      ping = cardOf(each.noun);
  }
  for (const Event& each : news) {
    if (each.what != Happened::ArtifactRetrieved) continue;
    const CardId card = cardOf(each.noun);
    Shelved one{room.cards().of(card).id, nameOf(card), {}, today, {}, {}};
    if (ping != CardId::None) one.city = nameOf(ping);
    for (int seat = 0; seat < room.seats(); ++seat) one.people << room.nameOf(seatAt(seat));
    one.how = last == Seat::Table ? ShelvingWords::tr("Retrieved in Episode %1.").arg(episode)
                                  : ShelvingWords::tr("%1 brought the last clue.").arg(room.nameOf(last));
    shelved.push_back(std::move(one));
  }
  return shelved;
}

}  // namespace w13
