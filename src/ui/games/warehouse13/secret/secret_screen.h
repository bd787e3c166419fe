#pragma once
// The secret screen: green leather, for one seat's eyes. Built when the curtain opens, destroyed when it closes. Clicks
// are buffered and shown; nothing happens before they are confirmed, and closing drops them.

#include <functional>
#include <memory>
#include <optional>

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "ui/games/warehouse13/screen/game_screen.h"
#include "ui/games/warehouse13/season/advising.h"
#include "ui/games/warehouse13/secret/advice_area.h"
#include "ui/games/warehouse13/secret/ballot_area.h"
#include "ui/games/warehouse13/secret/briefing_area.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/rules/rules_panel.h"
#include "ui/screen/prompt_bar.h"

namespace w13 {

/// All that a seat sees behind the curtain.
struct SecretShown {
  VisitFor purpose = VisitFor::Look;
  QString name;
  View view;                  ///< of the seat
  kernel::Decision decision;  ///< its question or possible responses; empty if it only looks
  bool asked = false;         ///< whether the table waits for this seat's answer (Room::isAsked)
  DieId first = DieId::None;  ///< the clue clicked on the table, to be claimed
  QStringList recap;
  bool bots = false;                             ///< whether a bot plays
  bool pins = false;                             ///< whether a PIN can be set here
  bool briefing = false;                         ///< with the briefing of a first season
  Claims::Preview preview;                       ///< the outcome of choices not confirmed yet
  std::function<bool(kernel::Choice)> undoable;  ///< whether a choice can be undone (Room::undoable)
  /// Thinks about the question, or about the open one on the table if the seat is asked there; empty: no advice.
  std::function<std::unique_ptr<Advising>()> advise;
  std::function<kernel::Rule(kernel::Noun)> why;  ///< the rule that keeps a thing from being a choice (Room::why)
  std::function<bool(CardId)> couldAct;           ///< whether a card played now could do anything (Room::couldAct)
  bool responds = false;                          ///< something in the hand could be played as a response instead
};

class SecretScreen final : public GameScreen {
  Q_OBJECT
 public:
  SecretScreen(SecretShown shown, const Catalog& cards, const Words& words, const RuleBook* rules, QWidget* parent);

  /// Opens the rule book inside the screen, which owns it.
  void openBook(const QString& page) override;
  [[nodiscard]] Help help(const Piece* piece) const override;
  [[nodiscard]] const SecretShown& shown() const { return shown_; }
  /// The questions of this visit so far: the first, and those that followed the clicks.
  [[nodiscard]] const std::vector<kernel::Decision>& asked() const { return asked_; }
  /// The choices clicked so far; none has taken effect.
  [[nodiscard]] const std::vector<kernel::Choice>& made() const { return made_; }
  /// Whether the briefing of a first season lies beside the hand.
  [[nodiscard]] bool briefing() const { return shown_.briefing; }
  /// Whether a vote's ballot is up instead of the hand.
  [[nodiscard]] bool ballotUp() const {
    return shown_.purpose == VisitFor::Answer && !handUp_ && BallotArea::wanted(shown_.decision);
  }
  /// Drops the clicked choices and shows the first question again.
  void dropMade();
  [[nodiscard]] bool covered() const override;

 signals:
  /// Confirmed: all choices of the visit. Empty: nothing was chosen; close the screen.
  void done(const std::vector<kernel::Choice>& choices);
  void asksPin();

 protected:
  [[nodiscard]] QSizeF unitsFor(const QSizeF& window) const override;
  void arrange() override;
  void arrangeDesk();
  bool arrangeLargeHand(double bottom);
  [[nodiscard]] int handSize() const;
  void refresh() override;
  void onPressed(Piece* piece) override;
  [[nodiscard]] std::vector<Carry::Taker> takersOf(const PieceLook& look) override;
  void showFront(GameArea& front) override;
  [[nodiscard]] QString question() const override;
  [[nodiscard]] QStringList lastLines() const override { return shown_.recap; }
  [[nodiscard]] const RuleBook* rules() const override { return rules_; }
  bool onKey(int key) override;
  [[nodiscard]] Piece* firstStop(const std::vector<Piece*>& live) const override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;

 private:
  static constexpr double kAdviceOnVote = 96;                    ///< the height of advice above the ballot
  static constexpr kernel::Rule kWinning = ruleNamed("WIN-01");  ///< behind the briefing
  [[nodiscard]] bool complete() const { return !made_.empty() && made_.size() == asked_.size(); }
  [[nodiscard]] std::vector<kernel::Choice> onOffer() const;
  void choose(const kernel::Choice& choice);
  bool pass();
  void startAgain();
  bool spaceIsNew();
  [[nodiscard]] QString fieldWhy() const;
  bool onBallotKey(int key);
  [[nodiscard]] bool claiming() const;
  [[nodiscard]] bool asksForClaim() const;
  void pickClue(DieId die);
  void followPicks();
  [[nodiscard]] std::vector<Carry::Taker> claimsFor(const PieceLook& look);
  void claim(DieId die, CardId card);
  void neutralize(bool take);
  bool stepBack();
  [[nodiscard]] Prompt promptOfClaim() const;
  [[nodiscard]] Prompt promptOfNeutralizing() const;
  [[nodiscard]] QString chosenSoFar() const;
  [[nodiscard]] bool playsForNothing() const;
  [[nodiscard]] Prompt promptOfConfirming() const;
  [[nodiscard]] Prompt promptOfQuestion(Offers& offers) const;
  [[nodiscard]] QString closeWords() const;
  [[nodiscard]] QString abilityThatHelps() const;
  void obey(Command order);
  void turnLoyalty(bool up);
  [[nodiscard]] bool mayAdvise() const;
  bool turnAdvice();
  void takeAdvice(const Advice& advice);
  void arrangeAdvice();
  void clearBelowAdvice();
  void offerAdvice(Prompt& prompt) const;
  [[nodiscard]] Prompt promptNow(Offers& offers) const;
  [[nodiscard]] Prompt promptOfBallot(const Sight& sight) const;
  [[nodiscard]] QString portrait() const;
  [[nodiscard]] QString takenBack() const;

  SecretShown shown_;
  const Catalog& cards_;
  const Words& words_;
  const RuleBook* rules_;
  std::vector<kernel::Decision> asked_;  ///< the question, and its follow-ups in the same visit
  std::vector<kernel::Choice> made_;     ///< the answers so far
  std::vector<kernel::Choice> several_;  ///< the clicked thing's choices, if several
  Claims claims_;                        ///< in Work the Case, how the hand can claim, and the picks
  bool neutralizing_ = false;            ///< the Neutralizer is in hand
  kernel::Noun picked_;
  bool loyaltyUp_ = false;
  qint64 lastSpace_ = timeNow();
  int recapPage_ = 0;
  bool handUp_ = false;  ///< the hand lies over the ballot
  bool adviceUp_ = false;

  EyesArea eyes_;
  BriefingArea brief_;
  BallotArea ballot_;
  ShieldArea shield_;
  SlipArea slip_;
  AboutArea about_;
  HandArea hand_;
  DeskDiceArea dice_;
  AdviceArea advice_;
  PromptBar prompt_;
  RulesPanel* book_ = nullptr;
  std::unique_ptr<Advising> advising_;  ///< once it was asked for; before the areas are gone it ends
};

}  // namespace w13
