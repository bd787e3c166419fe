#include "engine/games/warehouse51/said/keys.h"

#include <array>

#include "engine/games/warehouse51/events.h"

namespace w51 {

namespace {

using house::wordOf;

constexpr std::array kEvents = {
    wordOf(Happened::LookedFirst, "looked-first"),
    wordOf(Happened::LotTurnedUp, "lot-turned-up"),
    wordOf(Happened::Bid, "bid"),
    wordOf(Happened::Passed, "passed"),
    wordOf(Happened::Landed, "landed"),
    wordOf(Happened::StayedOut, "stayed-out"),
    wordOf(Happened::PursesShut, "purses-shut"),
    wordOf(Happened::FistClosed, "fist-closed"),
    wordOf(Happened::FistSpoken, "fist-spoken"),
    wordOf(Happened::FistOpened, "fist-opened"),
    wordOf(Happened::Sold, "sold"),
    wordOf(Happened::Paid, "paid"),
    wordOf(Happened::ToReserve, "to-reserve"),
    wordOf(Happened::FromReserve, "from-reserve"),
    wordOf(Happened::Gave, "gave"),
    wordOf(Happened::Unsold, "unsold"),
    wordOf(Happened::Pawned, "pawned"),
    wordOf(Happened::BoughtBack, "bought-back"),
    wordOf(Happened::CertificateTaken, "certificate-taken"),
    wordOf(Happened::CertificatePlaced, "certificate-placed"),
    wordOf(Happened::CertificateGone, "certificate-gone"),
    wordOf(Happened::Received, "received"),
    wordOf(Happened::Discarded, "discarded"),
    wordOf(Happened::CounterfeitLaid, "counterfeit-laid"),
    wordOf(Happened::PointedAt, "pointed-at"),
    wordOf(Happened::CounterfeitSeen, "counterfeit-seen"),
    wordOf(Happened::LookedAt, "looked-at"),
    wordOf(Happened::AuctionsOver, "auctions-over"),
    wordOf(Happened::TurnedUp, "turned-up"),
    wordOf(Happened::Ignored, "ignored"),
    wordOf(Happened::Cancelled, "cancelled"),
    wordOf(Happened::CancelledNone, "cancelled-none"),
    wordOf(Happened::Fake, "fake"),
    wordOf(Happened::CategoryNamed, "category-named"),
    wordOf(Happened::Scored, "scored"),
    wordOf(Happened::Won, "won"),
};
constexpr std::array kQuestions = {
    wordOf(Ask::FirstLook, "first-look"),
    wordOf(Ask::PickDeck, "pick-deck"),
    wordOf(Ask::OpenTurn, "open-turn"),
    wordOf(Ask::Land, "land"),
    wordOf(Ask::Purses, "purses"),
    wordOf(Ask::TalkFist, "talk-fist"),
    wordOf(Ask::Fists, "fists"),
    wordOf(Ask::RealFist, "real-fist"),
    wordOf(Ask::PawDiscard, "paw-discard"),
    wordOf(Ask::Lamp, "lamp"),
    wordOf(Ask::MimirPoint, "mimir-point"),
    wordOf(Ask::MimirLook, "mimir-look"),
    wordOf(Ask::PandoraLook, "pandora-look"),
    wordOf(Ask::BuyBack, "buy-back"),
    wordOf(Ask::Certify, "certify"),
    wordOf(Ask::Horn, "horn"),
    wordOf(Ask::NameCategory, "name-category"),
    wordOf(Ask::Pawn, "pawn"),
};
constexpr std::array kVerbs = {
    wordOf(verb::Seen, "seen"),
    wordOf(verb::Reveal, "reveal"),
    wordOf(verb::Bid, "bid"),
    wordOf(verb::Pass, "pass"),
    wordOf(verb::Land, "land"),
    wordOf(verb::StayOut, "stay-out"),
    wordOf(verb::Shut, "shut"),
    wordOf(verb::Fist, "fist"),
    wordOf(verb::Discard, "discard"),
    wordOf(verb::Exchange, "exchange"),
    wordOf(verb::Keep, "keep"),
    wordOf(verb::Point, "point"),
    wordOf(verb::Buy, "buy"),
    wordOf(verb::Done, "done"),
    wordOf(verb::Seal, "seal"),
    wordOf(verb::Cancel, "cancel"),
    wordOf(verb::CancelNone, "cancel-none"),
    wordOf(verb::Name, "name"),
    wordOf(verb::Pawn, "pawn"),
};
constexpr std::array kThings = {
    wordOf(noun::Deck, "deck"),         wordOf(noun::Ingots, "ingots"),
    wordOf(noun::Relic, "relic"),       wordOf(noun::Counterfeit, "counterfeit"),
    wordOf(noun::Category, "category"),
};
constexpr house::Vocabulary kVocabulary{kEvents, kQuestions, kVerbs, kThings, noun::Ingots};

}  // namespace

const house::Vocabulary& vocabulary() { return kVocabulary; }

int placeInSlot(int place, const Open& open) {
  const OnTable& card = open.onTable[place];
  int many = 0, before = 0;
  for (int at = 0; at < open.onTable.size(); ++at) {
    if (open.onTable[at].laid != card.laid || open.onTable[at].beside != card.beside) continue;
    ++many;
    before += at < place ? 1 : 0;
  }
  return many > 1 ? before + 1 : 0;
}

std::string keyOfPlace(int place, const Open& open) {
  const OnTable& card = open.onTable[place];
  const std::string beside = std::to_string(index(card.beside));
  std::string key = card.laid ? "laid-" + beside : beside + "-" + std::to_string(index(open.left(card.beside)));
  if (const int at = placeInSlot(place, open); at > 0) key += "." + std::to_string(at);
  return key;
}

std::string keyOf(Noun noun, const Catalog& cards, const Open& open) {
  switch (noun.kind) {
    case noun::Deck:
    case noun::Category: return std::string(nameOf(categoryOf(noun)));
    case noun::Relic: return cards.of(relicOf(noun)).id;
    case noun::Counterfeit: return keyOfPlace(noun.index, open);
    default: return std::to_string(noun.index);
  }
}

std::string keyOf(const Choice& choice, const Catalog& cards, const Open& open) {
  const std::string verb = house::keyOf(kVerbs, choice.verb);
  return choice.noun.kind == 0 ? verb : verb + " " + keyOf(choice.noun, cards, open);
}

Noun thingNamed(const std::string& key, const Catalog& cards, const Open& open) {
  const std::string rest = key.substr(key.rfind(' ') + 1);
  for (const Category category : kEachCategory)
    if (nameOf(category) == rest) return key.starts_with("name ") ? of(category) : deckOf(category);
  if (const RelicId relic = cards.find(rest); relic != RelicId::None) return of(relic);
  for (int place = 0; place < open.onTable.size(); ++place)
    if (keyOfPlace(place, open) == rest) return counterfeitAt(place);
  for (int number = 0; number <= kMostIngots; ++number)
    if (std::to_string(number) == rest) return ingots(number);
  return {};
}

}  // namespace w51
