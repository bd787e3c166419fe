// What is asked, in one sentence that starts with the asked name.

#include <algorithm>
#include <array>

#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/said/keys.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/said/words.h"

namespace w13 {

namespace {

using kernel::Decision;

bool offers(const Decision& d, std::uint8_t verb) {
  return std::any_of(d.choices().begin(), d.choices().end(), [&](const kernel::Choice& c) { return c.verb == verb; });
}

/// The question's name, and what the table makes of it.
std::string nameOf(const Decision& d, const View& v) {
  const Ask ask = askOf(d);
  std::string name = std::string("question.") + keyOf(ask);
  if (ask == Ask::ChooseAgent && d.rule() == "FINAL-19"_rule) return name + ".stress";
  if (ask == Ask::ClaimClue && d.rule() == "PRINT-19"_rule) return name + ".by-ability";
  if (ask == Ask::BeginRetrieval && v.phase == Phase::Finale) return name + ".of-the-plot";
  if (ask == Ask::AnswerTransfer && offers(d, verb::Give)) return name + ".give";
  if (ask != Ask::ResolveHarm) return name;
  constexpr std::array kHarm = {".spared", ".ko", ".wounded"};
  return name + kHarm.at(v.harmLevel) + (v.harmed == d.seat() ? ".you" : "");
}

}  // namespace

const YesOrNo& Words::ownWords(const Decision& d, const View& v) const {
  const Ask ask = askOf(d);
  if (ask == Ask::UseAbility && v.asked.card != CardId::None) return cards_.of(v.asked.card).asks;
  const Effect& step = cards_.effect(v.asked.step);
  const bool asks = (ask == Ask::MayDo && step.verb == Do::May) ||
                    (ask == Ask::AnswerTransfer && step.verb == Do::Transfer && offers(d, verb::Accept));
  static const YesOrNo kNone;
  const auto* words = asks ? step.part<InOwnWords>() : nullptr;
  return words != nullptr && words->asks != 0 ? cards_.questions[words->asks] : kNone;
}

std::string Words::said(const Text& text, const View& v) const {
  return filled(this->text(text), [&](std::string_view gap) {
    if (gap == "it") return face(v.asked.die, v);
    return gap == "other" ? seat(v.asked.seat, v) : icon(gap);
  });
}

std::string Words::question(const Decision& d, const View& v) const {
  const YesOrNo& own = ownWords(d, v);
  const auto gap = [&](std::string_view name) -> std::string {
    if (name == "seat") return seat(d.seat(), v);
    if (name == "ask") return said(own.ask, v);
    if (name == "card") return v.asked.card == CardId::None ? card(CardId::None) : text(cards_.of(v.asked.card).name);
    if (name == "die") return face(v.asked.die, v);
    if (name == "whose") return seat(v.asked.seat, v);
    if (name == "named") return seat(v.asked.named, v);
    if (name == "difficulty") return std::to_string(v.challenge.difficulty);
    if (name == "bonus") return std::to_string(v.challenge.bonus);
    if (name == "roll") return std::to_string(v.warehouseRoll);
    if (name == "harmed") return seat(v.harmed, v);
    if (name == "open") return card(v.playing.empty() ? CardId::None : v.playing.back());
    if (name == "artifact") return card(v.artifact);
    if (name == "plot") return card(v.plot);
    if (name == "goo") return v.goo.empty() ? clue({}) : clue(v.goo.back());
    return {};
  };
  return filled(in(own.ask.en.empty() ? nameOf(d, v) : "question.own-words"), gap);
}

std::string Words::questionKind(Ask ask) const { return dotted(std::string("question.") + keyOf(ask)); }

std::string Words::askingCard(const View& v) const {
  if (v.asked.card == CardId::None) return {};
  const Design& design = cards_.of(v.asked.card);
  if (design.text.en.empty()) return {};
  return text(design.name) + ": " + plain(design.text);
}

}  // namespace w13
