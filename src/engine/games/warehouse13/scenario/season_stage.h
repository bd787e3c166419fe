#pragma once
// Warehouse 13 on stage: how its scenarios write positions, choices, events and facts.

#include "engine/games/warehouse13/lesson/lesson.h"
#include "engine/games/warehouse13/lesson/opening.h"
#include "engine/games/warehouse13/lesson/said_odds.h"
#include "engine/games/warehouse13/scenario/given.h"
#include "engine/house/scenario/stage.h"

namespace w13 {

class SeasonStage final : public house::Stage {
 public:
  SeasonStage(Playing playing, LessonOpening opening) : playing_(std::move(playing)), opening_(std::move(opening)) {}
  [[nodiscard]] Playing& playing() { return playing_; }

  [[nodiscard]] int seats() const override { return playing_.world().players; }
  [[nodiscard]] std::string nameOf(Seat seat) const override { return playing_.nameOf(seat); }
  [[nodiscard]] Seat seatNamed(const std::string& name) const override;
  [[nodiscard]] Seat asked() const override { return playing_.decision().seat(); }
  [[nodiscard]] std::string question() const override;
  [[nodiscard]] std::string rule() const override;
  [[nodiscard]] std::vector<std::string> choices() const override;
  [[nodiscard]] std::string choiceNamed(const std::string& words) const override;
  [[nodiscard]] std::string questionNamed(const std::string& words) const override;
  [[nodiscard]] bool mayInterject(Seat seat) const override;
  [[nodiscard]] std::vector<std::string> offered(Seat seat) const override { return playing_.offered(seat); }
  [[nodiscard]] bool offers(Seat seat, const std::string& words) const override { return playing_.offers(seat, words); }
  [[nodiscard]] std::string refusal(Seat seat, const std::string& words) const override {
    return playing_.refusal(seat, words);
  }
  [[nodiscard]] bool undoable(Seat seat, const std::string& words) const override {
    return playing_.undoable(seat, words);
  }
  [[nodiscard]] std::vector<std::string> happened() override;
  void checkEvent(const std::string& words) const override;
  [[nodiscard]] std::string factFault(const Member& fact) const override;
  void choose(Seat seat, const std::string& words) override { playing_.choose(seat, words); }
  void pressOn() override { playing_.pressOn(); }
  [[nodiscard]] bool isChance(const std::string& kind) const override { return kind == "roll" || kind == "random"; }
  void say(const std::string& kind, const std::string& outcome) override;
  [[nodiscard]] std::string left() const override { return playing_.chance().left(); }

  [[nodiscard]] std::unique_ptr<house::Stage> copy() const override { return std::make_unique<SeasonStage>(*this); }
  [[nodiscard]] std::vector<kernel::Move> moves() const override { return playing_.moves(); }
  [[nodiscard]] kernel::Decision decision(Seat seat) const override { return playing_.decision(seat); }
  [[nodiscard]] kernel::Decision interjections(Seat seat) const override { return playing_.responses(seat); }
  [[nodiscard]] kernel::Noun thingNamed(const std::string& words, Seat seat) const override {
    return pointedAt("see " + words, seat, playing_.now());
  }
  [[nodiscard]] bool mayUse(Seat seat, const std::string& card, kernel::Noun thing) const override;
  [[nodiscard]] std::shared_ptr<const house::Beginning> beginning() const override {
    return std::make_shared<LessonOpening>(opening_);
  }

 private:
  Playing playing_;
  LessonOpening opening_;
};

class SeasonStaging final : public house::Staging {
 public:
  /// The catalog must outlive it.
  explicit SeasonStaging(const Catalog& cards)
      : SeasonStaging(std::shared_ptr<const Catalog>(std::shared_ptr<void>(), &cards)) {}
  explicit SeasonStaging(std::shared_ptr<const Catalog> cards) : kept_(std::move(cards)), cards_(*kept_) {}

  [[nodiscard]] std::string kindsOfChance() const override { return "roll, random"; }
  [[nodiscard]] bool isRule(const std::string& name) const override;
  void check(const Node& given, house::Reader& reader) const override;
  [[nodiscard]] std::unique_ptr<house::Stage> stage(const Node& given, const Node& chance,
                                                    house::Reader& reader) const override;
  [[nodiscard]] std::unique_ptr<house::Reader> reader(const std::vector<std::string>& files, const Node& root,
                                                      std::vector<Mistake>& mistakes) const override;
  [[nodiscard]] std::optional<RefusedSetup> refusedSetup(const Node& given) const override;
  [[nodiscard]] std::span<const std::string> places() const override { return lessonPlaces(); }
  void checkOdds(const Node& odds, house::Reader& reader) const override { w13::checkOdds(odds, cards_, reader); }

 private:
  std::shared_ptr<const Catalog> kept_;
  const Catalog& cards_;
};

}  // namespace w13
