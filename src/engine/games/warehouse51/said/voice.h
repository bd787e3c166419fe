#pragma once
// Warehouse 51 in words: what a match says, out of data/words/warehouse51.en.json and one file for each other language.

#include <string>
#include <vector>

#include "engine/games/warehouse51/match.h"
#include "engine/house/match/voice.h"
#include "engine/house/rulebook/rulebook.h"
#include "engine/house/said/sentences.h"

namespace w51 {

/// The sentences of this game; read on first use.
[[nodiscard]] const house::Sentences& sentences();
/// The names of all sentences that it says.
[[nodiscard]] std::vector<std::string> neededSentences();

/// Match, sentences and rules must outlive it.
class AuctionVoice final : public house::Voice {
 public:
  /// `names`: what the seats are called; the others are called as their collector is.
  AuctionVoice(const AuctionMatch& match, const house::Sentences& sentences, const house::RuleBook& rules,
               house::Language language, std::vector<std::string> names = {})
      : match_(match), cards_(match.catalog()), sentences_(sentences), rules_(rules), language_(language),
        names_(std::move(names)) {}

  [[nodiscard]] std::string seat(Seat seat) const override;
  [[nodiscard]] std::string question(const Decision& d, Seat viewer) const override;
  [[nodiscard]] std::string asking(Seat viewer) const override;
  [[nodiscard]] std::string choice(const Decision& d, const Choice& choice, Seat viewer) const override;
  [[nodiscard]] std::string key(const Decision& d, const Choice& choice) const override;
  [[nodiscard]] std::string key(Noun thing) const override;
  [[nodiscard]] Noun thingIn(const std::string& key) const override;
  [[nodiscard]] std::string event(const house::Event& event, Seat viewer) const override;
  [[nodiscard]] std::vector<std::string> table(int width) const override;
  /// Lot and bids, or fists; decks, collections, counterfeit cards.
  [[nodiscard]] std::vector<house::OpenPlace> openPlaces() const override;
  [[nodiscard]] std::vector<std::string> secrets(Seat seat, bool texts) const override;
  /// The counterfeit cards that the seat knows, and its relics.
  [[nodiscard]] std::vector<Card> hand(Seat seat) const override;
  [[nodiscard]] std::vector<std::string> besidesHand(Seat seat) const override;
  [[nodiscard]] std::string picture(Noun thing, Seat viewer) const override;
  [[nodiscard]] std::string portrait(Seat seat) const override;
  [[nodiscard]] std::string ending() const override;
  [[nodiscard]] std::vector<std::string> disclosed() const override;
  [[nodiscard]] std::vector<Thing> things(Seat viewer) const override;
  [[nodiscard]] std::string why(Rule rule, Noun noun, Seat viewer) const override;
  [[nodiscard]] std::vector<std::string> cards(const std::string& words) const override;

 private:
  /// What fills the gaps of a sentence.
  struct Gaps {
    Seat seat = Seat::Table;
    Noun noun{};
    int number = 0;
    int all = 0;  ///< a second number
    std::string list{};
  };
  [[nodiscard]] std::string say(const std::string& name, const Gaps& gaps) const;
  [[nodiscard]] std::string gap(std::string_view name, const Gaps& gaps) const;
  /// A gap that tells how the table stands.
  [[nodiscard]] std::string stands(std::string_view name, const Gaps& gaps) const;
  [[nodiscard]] View seen(Seat viewer = Seat::Table) const;
  [[nodiscard]] std::string relic(RelicId relic) const;
  [[nodiscard]] std::string category(Category category) const;
  [[nodiscard]] std::string place(int place) const;
  [[nodiscard]] std::string list(const std::vector<std::string>& parts) const;
  [[nodiscard]] std::string seats(SeatSet seats) const;
  /// A relic of a collection: "Hope Diamond, pawned".
  [[nodiscard]] std::string owned(const View& v, RelicId relic) const;
  [[nodiscard]] std::string collection(const View& v, Seat seat) const;
  [[nodiscard]] house::OpenPiece seatPiece(Seat seat, int ingots) const;
  [[nodiscard]] house::OpenPlace seatsPlace(const char* name, const View& v, SeatSet seats) const;
  void bidsInto(std::vector<house::OpenPlace>& places, const View& v) const;
  [[nodiscard]] house::OpenPlace decksPlace(const View& v) const;
  [[nodiscard]] house::OpenPlace collectionPlace(const View& v, Seat seat) const;
  [[nodiscard]] house::OpenPlace counterfeitsPlace(const View& v) const;
  [[nodiscard]] Card counterfeit(const View& v, int place) const;
  [[nodiscard]] std::string auctionLine(const View& v) const;
  [[nodiscard]] std::string score(const View& v, Seat seat) const;

  const AuctionMatch& match_;
  const Catalog& cards_;
  const house::Sentences& sentences_;
  const house::RuleBook& rules_;
  house::Language language_;
  std::vector<std::string> names_;
};

}  // namespace w51
