#include "ui/games/warehouse13/window/shield_flow.h"

#include <algorithm>

#include "engine/games/warehouse13/said/die_picture.h"
#include "engine/games/warehouse13/season/season_match.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#ifdef UI_WORKSHOP
#include "ui/games/warehouse13/print/season_prints.h"
#include "ui/print/on_shields.h"
#endif
#include "ui/screen/take_down.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

#ifdef UI_WORKSHOP
ShieldPictures cardsOf(const Room& room) { return onShields(printsOf(room.cardSet())); }
#else
ShieldPictures cardsOf(const Room&) { return {}; }
#endif

constexpr int kDie = 132, kPortrait = 256;  // pixels: two or three for each of the page's points

/// All faces that dice can show, each once, and dice that show nothing.
std::vector<DieFace> facesOf(const Catalog& cards) {
  std::vector<DieFace> all;
  for (const Symbol colour : kAllSymbols) {
    std::vector<Clue> shown(1);
    for (const Clue& face : cards.dieFaces[colour])
      if (std::ranges::find(shown, face) == shown.end()) shown.push_back(face);
    for (const Clue& face : shown) all.push_back({DieFace::Body::Clue, colour, face});
  }
  return all;
}

/// The cards, after them dice, and then Agents.
ShieldPictures picturesOf(const Room& room) {
  ShieldPictures pictures = cardsOf(room);
  const auto cards = static_cast<int>(pictures.names.size());
  std::vector<DieFace> faces = facesOf(room.cards());
  for (const DieFace& face : faces) pictures.names << QString::fromStdString(pictureOf(face.colour, face.shows));
  const auto dice = static_cast<int>(pictures.names.size());
  QStringList agents;
  for (const AgentCard& each : room.cards().agents) {
    pictures.names << QString::fromStdString(portraitOf(each.id));
    agents << art::agentFile(each.id);
  }
  pictures.draw = [cards, dice, agents, faces = std::move(faces), draw = pictures.draw](int at) {
    if (at >= dice) return art::picture(agents[at - dice], {kPortrait, kPortrait}).toImage();
    return at < cards ? draw(at) : art::die(kernel::at(faces, at - cards), kDie).toImage();
  };
  return pictures;
}

}  // namespace

ShieldFlow::ShieldFlow(Frame& frame, SeasonFlow& season) : frame_(frame), season_(season) {
  connect(&season_, &SeasonFlow::entered, this, &ShieldFlow::begin);
  connect(&season_, &SeasonFlow::leaving, this, &ShieldFlow::forget);
}

ShieldFlow::~ShieldFlow() { forget(); }

void ShieldFlow::begin() {
  if (!Shields::offered() || season_.plays() != Plays::Season) return;
  Room* room = season_.room();
  const QString file = room->file();
  voice_ = voiceOf(room->season(), frame_.setup().rules, room->words().language(), room->start().players);
  shields_ = std::make_unique<Shields>(Shields::Played{
      matchOf(room->season()), voice_.get(), frame_.setup().rules, room->words().language(), room->persons(),
      tr("Warehouse 13"), 0, [room] { return picturesOf(*room); }, file.isEmpty() ? file : file + ".shields"});
  connect(shields_.get(), &Shields::changed, room, [this, room] { room->setShielded(shields_->answering()); });
  connect(shields_.get(), &Shields::answered, room,
          [room](Seat seat, bool responds, const std::vector<kernel::Choice>& choices) {
            responds ? room->interject(seat, choices.front()) : room->visit(seat, choices);
          });
  connect(shields_.get(), &Shields::tookBack, room, [this, room](Seat seat) {
    if (room->undo()) season_.say(tr("%1 takes the last choice back.").arg(room->nameOf(seat)));
  });
  connect(shields_.get(), &Shields::looked, room, &Room::looked);
  connect(shields_.get(), &Shields::noted, room, &Room::writeNotes);
  connect(room, &Room::changed, shields_.get(), &Shields::show);
  connect(room, &Room::spoken, shields_.get(), &Shields::show);
  connect(room, &Room::holds, shields_.get(), &Shields::hold);
  connect(room, &Room::ended, shields_.get(), &Shields::sayGoodbye);
  connect(&frame_, &Frame::changed, shields_.get(), [this] { speak(); });
  if (shields_->wasOpen()) (void)shields_->open();
  else if (frame_.options().shields && room->steps() == 0) open();
}

void ShieldFlow::speak() {
  const Room& room = *season_.room();
  auto voice = voiceOf(room.season(), frame_.setup().rules, spoken(), room.start().players);
  shields_->speak(*voice, spoken());
  voice_ = std::move(voice);
}

void ShieldFlow::forget() {
  takeDown(page_);
  if (shields_) shields_->disconnect();
  shields_.reset();
  voice_.reset();
}

void ShieldFlow::open() {
  if (!shields_ || page_) return;
  if (const QString why = shields_->open(); !why.isEmpty()) return season_.say(why);
  season_.waitForPhones();
  page_ = new ShieldsPage(*shields_, frame_.window());
  connect(page_, &ShieldsPage::left, this, &ShieldFlow::leave, Qt::QueuedConnection);
  frame_.pages().addWidget(page_);
  frame_.pages().turnTo(page_);
}

void ShieldFlow::leave() {
  if (!page_) return;
  season_.goOnWithPhones();
  takeDown(page_);
}

}  // namespace w13
