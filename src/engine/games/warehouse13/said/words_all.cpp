// Every sentence the program can say about the game, by place: for editors and for tests.

#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/said/words.h"

namespace w13 {

namespace {

void tell(std::vector<Sentence>& all, const std::string& place, const Text& text) {
  if (!text.en.empty()) all.push_back({place, text});
}

void tell(std::vector<Sentence>& all, const std::string& place, const YesOrNo& question) {
  tell(all, place, question.ask);
  tell(all, place, question.yes);
  tell(all, place, question.no);
}

/// What the steps of a list ask, and those of the lists in it.
void tell(std::vector<Sentence>& all, const std::string& place, const Catalog& cards, EffectAt at) {
  for (; at != 0 && cards.effect(at).verb != Do::End; ++at) {
    const Effect& step = cards.effect(at);
    if (const auto* words = step.part<InOwnWords>(); words != nullptr && words->asks != 0)
      tell(all, place, cards.questions[words->asks]);
    tell(all, place, cards.labelOf(at));
    tell(all, place, cards, step.then);
    tell(all, place, cards, step.otherwise);
  }
}

}  // namespace

std::vector<Sentence> Words::all(const Catalog& cards) {
  std::vector<Sentence> all;
  for (const auto& [name, text] : sentences().all()) all.push_back({name.substr(0, name.find('.')), text});
  for (const Design& design : cards.designs) {
    const std::string place = "cards/" + design.id;
    tell(all, place, design.name);
    tell(all, place, design.text);
    tell(all, place, design.flavour);
    tell(all, place, design.asks);
    for (const EffectAt at : design.when) tell(all, place, cards, at);
    for (const EffectAt at : design.instead) tell(all, place, cards, at);
  }
  return all;
}

}  // namespace w13
