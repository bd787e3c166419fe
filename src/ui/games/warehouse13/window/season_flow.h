#pragma once
// A season in the window: its room and its public screens, from the deal to the end. Whoever goes behind the curtain is
// the visits' affair (visit_flow.h).

#include <QShortcut>
#include <functional>

#include "ui/games/warehouse13/first/explainer.h"
#include "ui/games/warehouse13/pages/end_page.h"
#include "ui/games/warehouse13/season/deal.h"
#include "ui/games/warehouse13/season/room.h"
#include "ui/games/warehouse13/window/telling_flow.h"
#include "ui/games/warehouse13/window/visit.h"
#include "ui/widgets/position_bar.h"

namespace w13 {

/// What is played in a room: a season, with a deal, scenes, clocks and a place on the shelf; a lesson; or a position to
/// try something in, in which nobody has a secret.
enum class Plays { Season, Lesson, Position };

class SeasonFlow final : public QObject {
  Q_OBJECT
 public:
  explicit SeasonFlow(Frame& frame);
  ~SeasonFlow() override;

  // ---- beginning and leaving. What cannot be read or begun throws std::runtime_error with one sentence.
  /// The cards of new seasons.
  [[nodiscard]] const CardSet& cards() const { return cards_; }
  void useCards(CardSet cards);
  void begin(const SeasonStart& start);
  void resume(const QString& path);
  /// Plays in a room. If it throws, nothing is in play.
  void enter(std::unique_ptr<Room> room, Plays plays);
  void leave();
  /// The same path as `resume`, from a season that stays if the other cannot be read.
  void goOnWith(const QString& path);
  void saveTo(const QString& path);
  /// Begins a season of its own from what this one was after so many moves, in a file of its own; the other stays as it
  /// is.
  void branchFrom(int step);

  [[nodiscard]] Room* room() const { return room_.get(); }
  [[nodiscard]] Plays plays() const { return plays_; }
  [[nodiscard]] TableScreen* table() const { return table_; }
  [[nodiscard]] VotePage* vote() const { return vote_; }
  [[nodiscard]] EndPage* end() const { return end_; }
  [[nodiscard]] LogPanel* log() const { return log_; }
  /// Explains each kind of decision in a first season; nullptr in any other.
  [[nodiscard]] Explainer* explainer() const { return explainer_; }
  [[nodiscard]] TellingFlow& telling() { return telling_; }
  [[nodiscard]] const TellingFlow& telling() const { return telling_; }
  /// "Played with night-shift"; empty: only the cards of the box.
  [[nodiscard]] QString packsInPlay() const;

  // ---- at the table
  /// Whether anything moves on the table, or a scene is due. Bots and questions wait for it.
  [[nodiscard]] bool moves() const;
  /// Turns to the table, or to the vote that comes before it.
  void showTable();
  void showEnd();
  void say(const QString& sentence) { telling_.say(sentence); }
  /// The season waits while this widget is shown, as the menu and the rule book are: it lies over all pages.
  void waitFor(QWidget* over);
  /// One of them has been closed: the season goes on where nothing else lies over it.
  void uncover();
  /// Shows what a person may say in the open.
  void openTalk(Seat seat);
  /// Opens or closes the log.
  void turnLog();
  /// Another page comes over the table: bots wait until it is up again.
  void pause();
  /// The same for the page on which seats get phones; if it comes before the deal, nothing is dealt until it is left.
  void waitForPhones();
  void goOnWithPhones();
  /// The next person looks at the Loyalty card and the first hand; after the last, the season opens.  SETUP-21
  void dealNext();
  /// Whether people are still being dealt to: nobody may go back to the table then.
  [[nodiscard]] bool dealing() const { return deal_.on(); }
  /// Begins the deal, if the table is shown before it.
  void dealAfterGreeting();

  // ---- a lesson, an example or a trial
  /// What may be done here; the filter says itself why not. Holds until the room is left.
  using Filter = std::function<bool(std::span<const kernel::Choice>, kernel::How)>;
  void allowOnly(Filter filter) { filter_ = std::move(filter); }
  [[nodiscard]] bool allows(std::span<const kernel::Choice> choices, kernel::How how) const;
  /// Sets the bar above the table for a position; it goes with the room.
  void putAbove(PositionBar* bar);
  /// The bar above the table while an example or a card is tried; nullptr: none is.
  [[nodiscard]] PositionBar* bar() const { return bar_; }

 signals:
  /// A room's screens are there; nobody has been dealt to or asked.
  void entered();
  /// They are about to go: whoever points to them lets go.
  void leaving();
  /// Nothing is in play any more.
  void left();
  /// Somebody is wanted behind the curtain.
  void calls(const w13::Visit& visit);
  /// The table is turned to: nobody is behind the curtain.
  void returned();
  void command(ui::Command command);
  /// A season has come to its end here.
  void finished();
  /// The table has learnt this.
  void learnt(const w13::Events& news);
  /// The window shows this above all pages; nullptr: nothing.
  void barChanged(QWidget* bar);
  void rulePageWanted(const QString& id);

 private:
  void furnish();
  void beginDeal();
  void makeScreens();
  void listen();
  void addKeys();
  void follow();
  void takeDownScreens();
  void onChanged(const Events& news);
  void onAsked(Seat seat);
  void onChosen(kernel::Choice choice);
  void onSpoken(const kernel::Said& said);
  void onVoteRead();
  /// The table has come to rest: what waited for that goes on.
  void onRested();
  void askNow();
  void holdTables(bool on);
  void letClockRun();
  [[nodiscard]] bool covered() const;

  Frame& frame_;
  TellingFlow telling_;
  CardSet cards_;
  Filter filter_;
  std::unique_ptr<Room> room_;
  Plays plays_ = Plays::Season;
  QPointer<TableScreen> table_;
  QPointer<VotePage> vote_;
  QPointer<EndPage> end_;
  QPointer<LogPanel> log_;
  QPointer<Explainer> explainer_;
  QPointer<PositionBar> bar_;
  std::vector<QPointer<QWidget>> over_;  ///< the season waits while one of them is shown
  Deal deal_;
  bool dealWaits_ = false;  ///< for phones
  /// What comes before the next question or the end: nothing, the motion on the table, or the page of a vote.
  enum class First : std::uint8_t { Nothing, Motion, Vote };
  First first_ = First::Nothing;
};

}  // namespace w13
