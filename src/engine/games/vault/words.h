#pragma once
// Vault in words: the names of its events, questions, verbs and things, and its sentences (data/words/vault.en.json,
// and one file for each other language).

#include <string>
#include <vector>

#include "engine/games/vault/match.h"
#include "engine/house/match/voice.h"
#include "engine/house/rulebook/rulebook.h"
#include "engine/house/said/sentences.h"
#include "engine/house/said/vocabulary.h"

namespace vault {

[[nodiscard]] const house::Vocabulary& vocabulary();
/// A choice in no language: "bid 2".
[[nodiscard]] std::string keyOf(const Choice& choice);
/// The names of all sentences that Vault says.
[[nodiscard]] std::vector<std::string> neededSentences();

/// Match, sentences and rules must outlive it.
class VaultVoice final : public house::Voice {
 public:
  /// `names`: what the seats are called; the others are called by their number.
  VaultVoice(const VaultMatch& match, const house::Sentences& sentences, const house::RuleBook& rules,
             house::Language language, std::vector<std::string> names = {})
      : match_(match), sentences_(sentences), rules_(rules), language_(language), names_(std::move(names)) {}

  [[nodiscard]] std::string seat(Seat seat) const override;
  [[nodiscard]] std::string question(const Decision& d, Seat viewer) const override;
  [[nodiscard]] std::string asking(Seat) const override { return {}; }
  [[nodiscard]] std::string choice(const Decision& d, const Choice& choice, Seat viewer) const override;
  [[nodiscard]] std::string key(const Decision&, const Choice& choice) const override { return keyOf(choice); }
  [[nodiscard]] std::string event(const house::Event& event, Seat viewer) const override;
  [[nodiscard]] std::vector<std::string> table(int width) const override;
  /// Coins, bids that are open, the places of loot, open cards.
  [[nodiscard]] std::vector<house::OpenPlace> openPlaces() const override;
  [[nodiscard]] std::vector<std::string> secrets(Seat seat, bool texts) const override;
  [[nodiscard]] std::vector<Card> hand(Seat seat) const override;
  [[nodiscard]] std::vector<std::string> besidesHand(Seat seat) const override;
  [[nodiscard]] std::string ending() const override;
  [[nodiscard]] std::vector<Thing> things(Seat viewer) const override;
  [[nodiscard]] std::string why(Rule rule, Noun noun, Seat viewer) const override;
  [[nodiscard]] std::vector<std::string> cards(const std::string&) const override { return {}; }

 private:
  /// What fills the gaps of a sentence.
  struct Gaps {
    Seat seat = Seat::Table;
    Noun noun{};
    int number = 0;
    std::string list{};
  };
  [[nodiscard]] std::string say(const std::string& name, const Gaps& gaps) const;
  [[nodiscard]] std::string card(int id) const;
  [[nodiscard]] std::string cards(const Ids& ids) const;
  [[nodiscard]] std::string list(const std::vector<std::string>& parts) const;

  const VaultMatch& match_;
  const house::Sentences& sentences_;
  const house::RuleBook& rules_;
  house::Language language_;
  std::vector<std::string> names_;
};

}  // namespace vault
