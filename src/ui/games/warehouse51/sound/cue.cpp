#include "ui/games/warehouse51/sound/cue.h"

#include <algorithm>

#include "engine/kernel/count.h"

namespace w51 {

namespace {

// clang-format off
constexpr SoundTable<Cue, kCues> kSounds = {{
    {Cue::CardUp, {"card-play", QT_TRANSLATE_NOOP("Sound", "a card is turned up"), 4, 280, 0.8}},
    {Cue::CardMoves, {"card-draw", QT_TRANSLATE_NOOP("Sound", "a card changes places"), 2, 190, 0.7}},
    {Cue::CardOut, {"card-discard", QT_TRANSLATE_NOOP("Sound", "a card goes out"), 3, 240, 0.7}},
    {Cue::Bid, {"bid", QT_TRANSLATE_NOOP("Sound", "a bid"), 5, 220, 0.7}},
    {Cue::Pass, {"pass", QT_TRANSLATE_NOOP("Sound", "somebody passes"), 2, 150, 0.6}},
    {Cue::Gavel, {"gavel", QT_TRANSLATE_NOOP("Sound", "the gavel falls"), 8, 480, 0.8}},
    {Cue::Ingot1, {"ingots-1", QT_TRANSLATE_NOOP("Sound", "ingots clink"), 6, 180, 0.6}},
    {Cue::Ingot2, {"ingots-2", QT_TRANSLATE_NOOP("Sound", "ingots clink"), 6, 300, 0.6}},
    {Cue::Ingot3, {"ingots-3", QT_TRANSLATE_NOOP("Sound", "ingots clink"), 6, 420, 0.6}},
    {Cue::Ingot4, {"ingots-4", QT_TRANSLATE_NOOP("Sound", "ingots clink"), 6, 540, 0.6}},
    {Cue::Ingot5, {"ingots-5", QT_TRANSLATE_NOOP("Sound", "ingots clink"), 6, 660, 0.6}},
    {Cue::ManyIngots, {"ingots-6", QT_TRANSLATE_NOOP("Sound", "many ingots clink"), 6, 800, 0.6}},
    {Cue::Crate, {"crate", QT_TRANSLATE_NOOP("Sound", "a crate is shut"), 7, 520, 0.8}},
    {Cue::Purses, {"purses", QT_TRANSLATE_NOOP("Sound", "purses are shut"), 5, 450, 0.6}},
    {Cue::Fist, {"fist", QT_TRANSLATE_NOOP("Sound", "a fist closes"), 4, 200, 0.7}},
    {Cue::FistsOpen, {"fists-open", QT_TRANSLATE_NOOP("Sound", "fists open"), 7, 450, 0.7}},
    {Cue::Drawer, {"drawer", QT_TRANSLATE_NOOP("Sound", "the pawn drawer"), 6, 450, 0.7}},
    {Cue::Stamp, {"stamp", QT_TRANSLATE_NOOP("Sound", "a stamp comes down"), 5, 260, 0.8}},
    {Cue::Tear, {"tear", QT_TRANSLATE_NOOP("Sound", "paper is torn"), 8, 450, 0.7}},
    {Cue::Saved, {"saved", QT_TRANSLATE_NOOP("Sound", "a relic is saved"), 7, 500, 0.6}},
    {Cue::Tally, {"tally", QT_TRANSLATE_NOOP("Sound", "points are counted"), 5, 400, 0.6}},
    {Cue::Win, {"win-auction", QT_TRANSLATE_NOOP("Sound", "somebody has won"), 20, 1200, 0.7}},
}};
// clang-format on

static_assert(inOrder(kSounds));

Cue ofIngots(int number) {
  constexpr int kCounted = 5;  // more cannot be counted by ear
  if (number <= 0) return Cue::None;
  return number > kCounted ? Cue::ManyIngots : static_cast<Cue>(static_cast<int>(Cue::Ingot1) + number - 1);
}

}  // namespace

const Sound& soundOf(Cue cue) { return kSounds.at(static_cast<std::size_t>(cue)).second; }

Cue cueOf(Happened what, int number) {
  switch (what) {
    case Happened::LotTurnedUp: return Cue::CardUp;
    case Happened::Bid:
    case Happened::Landed: return Cue::Bid;
    case Happened::Passed:
    case Happened::StayedOut: return Cue::Pass;
    case Happened::PursesShut: return Cue::Purses;
    case Happened::FistClosed: return Cue::Fist;
    case Happened::FistSpoken:
    case Happened::FistOpened: return Cue::FistsOpen;
    case Happened::Sold:
    case Happened::AuctionsOver: return Cue::Gavel;
    case Happened::Paid:
    case Happened::ToReserve:
    case Happened::FromReserve:
    case Happened::Gave: return ofIngots(number);
    case Happened::Unsold: return Cue::Crate;
    case Happened::Pawned:
    case Happened::BoughtBack: return Cue::Drawer;
    case Happened::CertificateTaken:
    case Happened::CertificatePlaced:
    case Happened::CategoryNamed: return Cue::Stamp;
    case Happened::LookedFirst:
    case Happened::Received:
    case Happened::CounterfeitLaid:
    case Happened::PointedAt:
    case Happened::LookedAt: return Cue::CardMoves;
    case Happened::CertificateGone:
    case Happened::Discarded: return Cue::CardOut;
    case Happened::CounterfeitSeen:  // by one seat alone
    case Happened::TurnedUp:         // from here on the ceremony
    case Happened::Ignored:
    case Happened::Cancelled:
    case Happened::CancelledNone:
    case Happened::Fake:
    case Happened::Scored:
    case Happened::Won: return Cue::None;
  }
  return Cue::None;
}

std::vector<Sounding> soundsOf(const std::vector<house::Event>& news) {
  std::vector<Sounding> change;
  for (int at = 0; at < kernel::count(news); ++at) {
    const house::Event& event = kernel::at(news, at);
    const Cue cue = cueOf(static_cast<Happened>(event.what), event.number);
    if (cue != Cue::None) addOnce(change, {&soundOf(cue), at, cue == Cue::Crate});
  }
  keepWeightiest(change);
  return change;
}

}  // namespace w51
