#include "ui/games/warehouse13/season/advising.h"

#include <utility>

namespace w13 {

Advising::Advising(const Season& season, Consulted question, int dreams)
    : cards_(season.sharedCards()), question_(std::move(question)), adviser_(*cards_), match_(season.dreams()) {
  season.recall(question_.decision.seat(), adviser_.mind());
  thread_ = std::thread([this, dreams] {
    const Advice advice = adviser_.advise(question_, *match_, dreams, kLuck, [this] { return stop_.load(); });
    QMetaObject::invokeMethod(this, [this, advice] { emit advised(advice); });
  });
}

Advising::~Advising() {
  stop_ = true;
  thread_.join();
}

}  // namespace w13
