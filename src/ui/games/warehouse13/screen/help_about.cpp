// What each thing on the screens is, and what it is for.

#include <QCoreApplication>

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "ui/games/warehouse13/screen/help.h"
#include "ui/games/warehouse13/screen/orders.h"

namespace w13 {

namespace {

/// The sentences about things.
struct AboutWords {
  Q_DECLARE_TR_FUNCTIONS(AboutWords)
};

About aboutCommand(Order command) {
  switch (command) {
    case Order::Look:
      return {AboutWords::tr(
                  "Draws the curtain for this player, to look at the hand or to respond. A look gives nothing away."),
              "RULING-50"_rule};
    case Order::Say:
      return {AboutWords::tr("Says something in the open: it may be true or not, and everybody hears it."),
              "SECRET-04"_rule};
    case Order::Deal:
      return {AboutWords::tr("Each of you looks at the first cards alone, one after the other."), "SETUP-22"_rule};
    case Order::Curtain:
      return {AboutWords::tr("Draws the curtain, so that the answer stays secret."), "RULING-50"_rule};
    case Order::Undo:
      return {AboutWords::tr("Undoes the last choice, as long as nobody has learned anything from it."),
              "SECRET-47"_rule};
    case Order::Menu: return {AboutWords::tr("Save a copy, change the options, leave the season."), {}};
    case Order::Log: return {AboutWords::tr("What everybody has seen happen so far."), {}};
    case Order::Rules:
    case Order::Rule: return {AboutWords::tr("Opens the rule book at the rule of this question."), {}};
    case Order::Panel:
      return {AboutWords::tr("Shows the Warehouse board while the Retrieval covers it, and the Retrieval again."), {}};
    case Order::Lost:
      return {AboutWords::tr(
                  "Opens the Lost Artifacts board: lost artifacts, Consequences in force, Traitor cards, Plots."),
              "COMP-18"_rule};
    case Order::Unpick:
    case Order::Again: return {AboutWords::tr("Forgets what you clicked; nothing has happened yet."), {}};
    case Order::Confirm: return {AboutWords::tr("Does what was chosen, and closes the curtain."), {}};
    case Order::Neutralize:
      return {AboutWords::tr("The Neutralizer: pick it up, click a clue, and confirm. Press again to put it away."),
              {}};
    case Order::Back: return {AboutWords::tr("Goes one step back; nothing has happened yet."), {}};
    case Order::Hand: return {AboutWords::tr("Shows your hand; the same button leads back to the ballot."), {}};
    case Order::Close:
      return {AboutWords::tr("Closes the curtain. What was not confirmed has not happened."), "RULING-50"_rule};
    case Order::Pin: return {AboutWords::tr("Sets the PIN that opens your secret screen, or removes it."), {}};
    case Order::Recap: return {AboutWords::tr("What has happened since you looked last, in full."), "SECRET-14"_rule};
    default: return {};
  }
}

About aboutPlace(Place place) {
  switch (place) {
    case Place::Travel:
      return {AboutWords::tr("The way between the Warehouse and the Field. You can take it from either side."),
              "TRAV-05"_rule};
    case Place::WarehouseResearch:
      return {AboutWords::tr("An Action in the Warehouse: draw two Traits from one pile."), "WRES-01"_rule};
    case Place::BedAndBreakfast:
      return {AboutWords::tr("An Action in the Warehouse: return up to two Stress."), "BED-01"_rule};
    case Place::Maintenance:
      return {
          AboutWords::tr("An Action in the Warehouse: challenge an obstacle on the Maintenance track. When the track "
                         "is full, the Warehouse blows up."),
          "MAINT-01"_rule};
    case Place::BronzeSector:
      return {AboutWords::tr("An Action in the Warehouse: call a vote to Bronze somebody, or Debronze. Dice of Bronzed "
                             "Agents lie here."),
              "VOTE-01"_rule};
    case Place::FieldResearch:
      return {AboutWords::tr("An Action in the Field: draw one of your Focus Traits."), "FIELD-02"_rule};
    case Place::FieldInvestigation:
      return {AboutWords::tr("An Action in the Field: claim a clue at its usual price."), "FIELD-03"_rule};
    case Place::PingAction: return {AboutWords::tr("An Action in the Field, if the Ping has one."), "FIELD-04"_rule};
    default: return {AboutWords::tr("A pile of Traits."), "SECRET-21"_rule};
  }
}

About aboutDie(const DieView& die) {
  switch (die.spot) {
    case Spot::Supply: return {AboutWords::tr("A clue die that nobody has yet."), "PING-07"_rule};
    case Spot::Leads:
      return {AboutWords::tr("A Lead: every Agent can claim it with a Trait of its symbol, or neutralize it."),
              "CLAIM-02"_rule};
    case Spot::Field:
      return {AboutWords::tr("A Field Clue: only Agents in the Field can claim it. The artifact is turned up when the "
                             "last of them is gone."),
              "CLAIM-10"_rule};
    case Spot::Claimed: return {AboutWords::tr("A claimed clue: its owner rolls it in the Retrieval."), "RETR-08"_rule};
    case Spot::Neutralized: return {AboutWords::tr("Neutralized: out until the Episode is over."), "DICE-13"_rule};
    case Spot::Bronze:
      return {AboutWords::tr("In the Bronze Sector: rolled and applied before the Retrieval."), "RETR-05"_rule};
    case Spot::Applied: return {AboutWords::tr("Applied: it counts towards what the artifact needs."), "APPLY-03"_rule};
    case Spot::Misapplied:
      return {AboutWords::tr("Misapplied: it does not help, and is not rolled again."), "APPLY-06"_rule};
    case Spot::Locked: return {AboutWords::tr("Locked: out for the rest of the game."), "DICE-14"_rule};
  }
  return {};
}

About aboutCard(const Design& design) {
  switch (design.kind) {
    case Kind::Trait:
      return {AboutWords::tr("A Trait: played for its text, or spent on a clue for its number."), "CARD-01"_rule};
    case Kind::Calamity: return {AboutWords::tr("A Calamity: it happens as soon as it is drawn."), "CARD-08"_rule};
    case Kind::Stress: return {AboutWords::tr("Stress: it takes room in your hand."), "CARD-30"_rule};
    case Kind::Traitor:
      return {AboutWords::tr("A Traitor card: played by the revealed Traitor, or drawn for the Adversary."),
              "CARD-25"_rule};
    case Kind::Consequence:
      return {AboutWords::tr("A Consequence: it stays in force once its artifact is lost."), "CONSQ-02"_rule};
    case Kind::Loyalty: return {AboutWords::tr("A Loyalty card: which side its owner is on."), "CARD-16"_rule};
    case Kind::Ability: return {AboutWords::tr("An Ability of an Agent."), "COMP-11"_rule};
    case Kind::Ping:
      return {AboutWords::tr("The Ping: where it happens, and which dice lie in the Field."), "CARD-18"_rule};
    case Kind::Artifact:
    case Kind::Adversary:
      return {AboutWords::tr("An artifact: retrieved if the dice give all it needs, otherwise lost."), "CARD-21"_rule};
    case Kind::Plot: return {AboutWords::tr("A Plot: stopped if the dice give all it needs."), "CARD-24"_rule};
  }
  return {};
}

About aboutAbility(const Design& design) {
  switch (design.slot) {
    case Slot::Asset: return {AboutWords::tr("An Asset: always on."), "CARD-11"_rule};
    case Slot::Episode: return {AboutWords::tr("Can be used once in each Episode."), "CARD-12"_rule};
    case Slot::Season: return {AboutWords::tr("Can be used once in the season."), "CARD-13"_rule};
    case Slot::Downside: return {AboutWords::tr("A Downside: a handicap that stays."), "CARD-14"_rule};
  }
  return {};
}

/// What the part of a screen says by itself, whatever it stands for; empty: ask its noun.
About aboutPart(const PieceLook& look, const View& view) {
  switch (look.part.as<Part>()) {
    case Part::Facts:
      return {AboutWords::tr("Attributes for challenges, the two Focus types, and the Abilities: Asset, Episode, "
                             "Season, Downside. A dash means used."),
              "SECRET-17"_rule};
    case Part::DrawPile:
      return {AboutWords::tr("Traits to be drawn. Everybody may count them; nobody knows their order."),
              "SECRET-21"_rule};
    case Part::Loyalty:
      return {AboutWords::tr("Your Loyalty card. It lies open only while you hold L, or the mouse on it."),
              "CARD-16"_rule};
    case Part::Discards: return {AboutWords::tr("Discards: only the one on top is open."), "PILE-05"_rule};
    case Part::Block: {
      const std::size_t at = look.noun.index;
      if (at < kPlaces && view.blocks[at].none())
        return {AboutWords::tr("A Snag: to pass, roll more than its number on a Warehouse die. It stays."),
                "SNAG-03"_rule};
      return {AboutWords::tr("An obstacle: it blocks what it lies on until somebody beats it in a challenge."),
              "OBST-01"_rule};
    }
    case Part::Gear:
      return {AboutWords::tr("It takes one space of the track for good: now four obstacles are too many."),
              "GEAR-02"_rule};
    case Part::LastSpace: return {AboutWords::tr("One more obstacle, and the season is lost."), "MAINT-04"_rule};
    case Part::Cover: return {AboutWords::tr("The cover hides one die until all covers are lifted."), "RETR-12"_rule};
    case Part::Gauge:
      return {
          AboutWords::tr("What is needed of this type: what is applied so far and, striped, what comes this round."),
          "APPLY-02"_rule};
    case Part::WarehouseDie:
      return {AboutWords::tr("Rolled for challenges and Snags. It shows 0, 1, 1, 2, 2 and 3."), "DICE-07"_rule};
    case Part::GooDie:
      return {AboutWords::tr("Goo: it neutralizes a clue that it matches."),
              view.traitorRevealed && !view.traitorBronzed ? "TGOO-04"_rule : "GOO-02"_rule};
    case Part::Phase: return {AboutWords::tr("The phase the Episode is in."), "EPI-01"_rule};
    case Part::Stress:
      return {AboutWords::tr("Stress: it takes room in your hand and pays for nothing."), "CARD-30"_rule};
    default: return {};
  }
}

About aboutNoun(kernel::Noun noun, const View& view) {
  switch (thingOf(noun)) {
    case Thing::Die: return noun.index < kDice ? aboutDie(view.dice[noun.index]) : About{};
    case Thing::Seat:
      return {AboutWords::tr("A player: where the Agent is, how many cards are in hand, which dice are claimed."),
              "SECRET-20"_rule};
    case Thing::Place: return aboutPlace(placeOf(noun));
    case Thing::Track:
      return {AboutWords::tr("An obstacle on the Maintenance track: beat it with Warehouse Maintenance."),
              "MAINT-02"_rule};
    case Thing::Goo: return {AboutWords::tr("One of the Traitor's Goo dice."), "TGOO-02"_rule};
    case Thing::Type: return {AboutWords::tr("One of the four types of Traits and clues."), "COMP-06"_rule};
    default: return {};
  }
}

}  // namespace

About aboutThing(const PieceLook& look, const View& view, const Catalog& cards) {
  if (look.part == Part::Loyalty) return aboutPart(look, view);
  if (look.command && !look.lit && !look.selected)
    return aboutCommand(look.command.what.as<Order>());  // no thing of the game
  if (!look.glows && look.choices.empty() && !look.lit)
    return {AboutWords::tr("You can press it once you have chosen everything it needs."), {}};
  if (!look.glows) return {};  // a button that makes a choice: its words say all
  if (About part = aboutPart(look, view); !part.text.isEmpty()) return part;
  if (look.card.kind != 0) {
    const Design& design = cards.of(cardOn(look));
    return design.kind == Kind::Ability ? aboutAbility(design) : aboutCard(design);
  }
  return aboutNoun(look.noun, view);
}

}  // namespace w13
