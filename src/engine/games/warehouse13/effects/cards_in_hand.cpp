// Verbs that draw, hand over and discard Traits and Stress.

#include "engine/games/warehouse13/effects/say.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

/// " from the Tech pile", " from that pile".
std::string from(const Effect& step) {
  return step.type == Symbol::None ? " from that pile" : " from the " + words::kTypes.say(index(step.type)) + " pile";
}

std::string sayDraw(const Effect& step, const Speech& in) {
  if (step.who == Who::Adversary) return in.does(step.who, "draw ") + say::many(step.amount, "Traitor card");
  const std::string traits = in.does(step.who, "draw ") + say::many(step.amount, "Trait");
  if (!step.anyTypes) return traits + from(step);
  return traits + ", each from a pile that " + in.does(step.by, "name ") + "for it";
}
std::string sayDrawAside(const Effect& step, const Speech& in) {
  return in.does(step.who, "draw ") + say::many(step.amount, "Trait") + from(step) +
         (step.free ? "; Calamities among them are discarded without effect" : "");
}
std::string sayHandOver(const Effect& step, const Speech& in) {
  return in.does(step.who, "hand ") + "you " + say::number(step.amount) + " of them";
}
std::string sayDiscard(const Effect& step, const Speech& in) {
  return in.does(step.who, "discard ") + (step.upTo ? "up to " : "") + say::many(step.amount, "Trait") +
         (step.random ? " at random" : "");
}
std::string sayTakeTop(const Effect& step, const Speech& in) {
  const bool one = step.amount.of == Amount::Of::Fixed && step.amount.number == 1;
  return in.does(step.who, "take ") +
         (one ? "the top discard of that pile" : say::number(step.amount) + " discards from the top of that pile");
}
std::string sayDrawStress(const Effect& step, const Speech& in) {
  return in.does(step.who, "draw ") + say::many(step.amount, "Stress");
}
std::string sayReturnStress(const Effect& step, const Speech& in) {
  return in.does(step.who, "return ") + (step.upTo ? "up to " : "") + say::many(step.amount, "Stress");
}
std::string sayTransfer(const Effect& step, const Speech&) {
  return words::kPassings.say(static_cast<int>(step.passing));
}
std::string sayStash(const Effect& step, const Speech&) {
  return "put the Trait " + words::kStashes.say(static_cast<int>(step.stash));
}
std::string sayShuffleDiscards(const Effect&, const Speech&) {
  return "every Trait discard pile is shuffled back into its pile";
}
std::string sayDigForCalamity(const Effect&, const Speech&) {
  return "cards of that pile are discarded one by one until a Calamity comes, which is resolved";
}

constexpr Verb kCardVerbs[] = {
    {Do::Draw,
     "draw",
     Takes::Number,
     Detail::Who | Detail::By | Detail::Type | Detail::AnyTypes,
     {},
     "Traits are drawn from the pile of `type`, or from the pile chosen; of the Adversary: Traitor cards. What blocks "
     "the pile is challenged first; Calamities act after the draw. `any_types`: each Trait is drawn from a pile that "
     "`by` "
     "names for it; all are named first (RULING-62).",
     R"({ "draw": 2, "type": "lore" })",
     sayDraw},
    {Do::DrawAside,
     "draw_aside",
     Takes::Number,
     Detail::Who | Detail::Type | Detail::Free,
     {},
     "Traits are drawn and laid aside for `hand_over`; only who draws sees them. `free`: Calamities among them are "
     "discarded without effect.",
     R"({ "draw_aside": 3, "who": "them", "free": true })",
     sayDrawAside},
    {Do::HandOver,
     "hand_over",
     Takes::Number,
     Detail::Who | Detail::IfUnable,
     {},
     "Who drew the Traits aside hands so many of them to you, or all there are, and keeps the rest.",
     R"({ "hand_over": 1, "who": "them" })",
     sayHandOver},
    {Do::Discard,
     "discard",
     Takes::Number,
     Detail::Who | Detail::Random | Detail::UpTo | Detail::IfUnable,
     {},
     "Traits are discarded from the hand: the owner's pick, or `random`. All of them or none: an Agent with too few "
     "is unable. `up_to`: fewer will do. Every Agent with cards is asked (RULING-59).",
     R"({ "discard": 2, "who": "them", "if_unable": [{ "ko": "them" }] })",
     sayDiscard},
    {Do::TakeTop,
     "take_top",
     Takes::Number,
     Detail::Who | Detail::Type | Detail::IfUnable,
     {},
     "So many discards are taken from the top of the pile into the hand, fewer if a Calamity comes (PILE-06).",
     R"({ "take_top": 1 })",
     sayTakeTop},
    {Do::DrawStress,
     "draw_stress",
     Takes::Number,
     Detail::Who,
     {},
     "Stress is drawn, singly (RULING-33). As a price in `may`, the deck must hold so much.",
     R"({ "draw_stress": 1, "who": "them" })",
     sayDrawStress},
    {Do::ReturnStress,
     "return_stress",
     Takes::Number,
     Detail::Who | Detail::UpTo | Detail::IfUnable,
     {},
     "Stress goes from the hand back to the deck.",
     R"({ "return_stress": 2, "up_to": true })",
     sayReturnStress},
    {Do::Transfer,
     "transfer",
     Takes::Passing,
     kInOwnWords,
     {},
     "You name another Agent, anywhere, and give or take one Trait, if the other is willing; refused, a card played "
     "for it stays in your hand (RULING-49). `ask`, `yes` and `no` are what the other is asked if you give.",
     R"({ "transfer": "give", "ask": { "en": "{other} offers you a Trait. Accept it?", )"
     R"("de": "{other} bietet dir ein Merkmal an. Annehmen?" }, "yes": { "en": "Accept the Trait", )"
     R"("de": "Das Merkmal annehmen" }, "no": { "en": "Refuse", "de": "Ablehnen" } })",
     sayTransfer},
    {Do::Stash,
     "stash",
     Takes::Stash,
     {},
     {},
     "The Trait just played or spent goes there instead of onto its discards.",
     R"({ "stash": "bag" })",
     sayStash},
    {Do::ShuffleDiscards,
     "shuffle_discards",
     Takes::True,
     {},
     {},
     "Every Trait discard pile is shuffled back into its draw pile.",
     R"({ "shuffle_discards": true })",
     sayShuffleDiscards},
    {Do::DigForCalamity,
     "dig_for_calamity",
     Takes::True,
     Detail::Type,
     {},
     "Cards of the pile are drawn and discarded until a Calamity comes, which acts.",
     R"({ "dig_for_calamity": true })",
     sayDigForCalamity},
};

}  // namespace

std::span<const Verb> cardVerbs() { return kCardVerbs; }

}  // namespace w13
