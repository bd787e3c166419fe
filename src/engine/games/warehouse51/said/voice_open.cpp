// The public table of Warehouse 51 as a small picture.

#include <algorithm>
#include <array>

#include "engine/games/warehouse51/said/keys.h"
#include "engine/games/warehouse51/said/voice.h"
#include "engine/house/said/filled.h"

namespace w51 {

namespace {

using house::OpenPiece;
using house::OpenPlace;

/// Questions by what they are about.
constexpr std::array kOfDecks = {Ask::PickDeck, Ask::NameCategory};
constexpr std::array kOfRelics = {Ask::PawDiscard, Ask::Lamp, Ask::BuyBack, Ask::Certify, Ask::Pawn, Ask::Purses};
constexpr std::array kOfCounterfeits = {Ask::FirstLook, Ask::MimirPoint, Ask::MimirLook, Ask::PandoraLook, Ask::Horn};
constexpr std::array kOfBids = {Ask::OpenTurn, Ask::Land, Ask::Purses, Ask::TalkFist, Ask::Fists, Ask::RealFist};

Ask askedIn(const AuctionMatch& match) {
  Decision face;
  match.session.decision(Seat::Table, face);
  return static_cast<Ask>(face.question());
}

template <std::size_t N>
bool isOneOf(const std::array<Ask, N>& asks, Ask ask) {
  return std::ranges::find(asks, ask) != asks.end();
}

}  // namespace

std::string AuctionVoice::portrait(Seat seat) const {
  const std::vector<std::string>& collectors = match_.collectors();
  return index(seat) < kernel::count(collectors) ? portraitOf(kernel::at(collectors, index(seat))) : std::string();
}

OpenPiece AuctionVoice::seatPiece(Seat seat, int ingots) const {
  return {.words = this->seat(seat), .note = std::to_string(ingots), .seat = seat};
}

/// Seats with what they own.
OpenPlace AuctionVoice::seatsPlace(const char* name, const View& v, SeatSet seats) const {
  OpenPlace place{.name = say(name, {})};
  for (const Seat each : seats) place.pieces.push_back(seatPiece(each, v.open.ingots[each]));
  return place;
}

/// The lot, the standing bid and whom it would pay, who still speaks; of a blind auction, the fists.
void AuctionVoice::bidsInto(std::vector<OpenPlace>& places, const View& v) const {
  const Auction& auction = v.open.auction;
  if (auction.lot == RelicId::None) return;
  const Relic& lot = cards_.of(auction.lot);
  const OpenPiece relic{.words = this->relic(auction.lot),
                        .picture = lot.id,
                        .note = std::to_string(cards_.value[auction.lot]),
                        .thing = of(auction.lot)};
  places.push_back({.name = say("open.block", {}), .pieces = {relic}});
  if (lot.fist) {
    OpenPlace fists{.name = say("open.fists", {})};
    for (const Seat each : v.open.all())
      if (v.open.fists[each] != kNoFist) fists.pieces.push_back(seatPiece(each, v.open.fists[each]));
    places.push_back(fists);
    places.push_back(seatsPlace("open.closed", v, v.open.closed));
    return;
  }
  const SeatSet bidder = auction.bidder;
  if (auction.bidder != Seat::Table) {
    places.push_back({.name = say("open.bid", {}), .pieces = {seatPiece(auction.bidder, auction.standing)}});
    places.push_back(seatsPlace("open.paid", v, v.open.left(auction.bidder)));
  }
  places.push_back(seatsPlace("open.bids", v, v.open.all().without(auction.passed | bidder)));
  places.push_back(seatsPlace("open.passed", v, auction.passed));
}

OpenPlace AuctionVoice::decksPlace(const View& v) const {
  OpenPlace decks{.name = say("open.decks", {})};
  for (const Category each : kEachCategory)
    decks.pieces.push_back({.words = house::capital(category(each)),
                            .note = std::to_string(v.open.deckSize[each]),
                            .thing = deckOf(each)});
  return decks;
}

OpenPlace AuctionVoice::collectionPlace(const View& v, Seat seat) const {
  OpenPlace place{.name = this->seat(seat), .note = std::to_string(v.open.ingots[seat])};
  for (const RelicId each : v.open.owned[seat])
    place.pieces.push_back({.words = relic(each),
                            .picture = picture(of(each), Seat::Table),
                            .note = v.open.pawned.has(each) ? say("open.pawned", {}) : std::string(),
                            .thing = of(each)});
  return place;
}

/// By the two seats that each lies between.
OpenPlace AuctionVoice::counterfeitsPlace(const View& v) const {
  OpenPlace place{.name = say("open.counterfeits", {})};
  for (int at = 0; at < v.open.onTable.size(); ++at) {
    const OnTable& card = v.open.onTable[at];
    place.pieces.push_back({.words = card.laid ? seat(card.beside) : say("open.slot", {.seat = card.beside}),
                            .picture = picture(counterfeitAt(at), Seat::Table),
                            .thing = counterfeitAt(at)});
  }
  return place;
}

std::vector<OpenPlace> AuctionVoice::openPlaces() const {
  const View v = seen();
  const Ask ask = askedIn(match_);
  std::vector<OpenPlace> places;
  const auto add = [&](OpenPlace place, bool asked) {
    place.asked = asked;
    if (!place.pieces.empty()) places.push_back(std::move(place));
  };
  std::vector<OpenPlace> bids;
  bidsInto(bids, v);
  for (OpenPlace& each : bids) add(std::move(each), isOneOf(kOfBids, ask));
  add(decksPlace(v), isOneOf(kOfDecks, ask));
  for (const Seat each : v.open.all()) add(collectionPlace(v, each), isOneOf(kOfRelics, ask));
  add(counterfeitsPlace(v), isOneOf(kOfCounterfeits, ask));
  return places;
}

}  // namespace w51
