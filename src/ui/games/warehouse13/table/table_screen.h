#pragma once
// The table: shows what everybody may see, and takes the answers to public questions.

#include <deque>
#include <functional>

#include "engine/games/warehouse13/season/season.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/motion/motion_plan.h"
#include "ui/games/warehouse13/screen/game_screen.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/games/warehouse13/table/board_areas.h"
#include "ui/games/warehouse13/table/danger_area.h"
#include "ui/games/warehouse13/table/neutralizing.h"
#include "ui/games/warehouse13/table/order_area.h"
#include "ui/games/warehouse13/table/public_clock.h"
#include "ui/games/warehouse13/table/table_areas.h"
#include "ui/motion/motion.h"
#include "ui/screen/held_key.h"
#include "ui/screen/prompt_bar.h"
#include "ui/screen/wire_area.h"
#include "ui/sound/captions.h"

namespace w13 {

/// All that the table shows, made from what Seat::Table may know and public facts about seats.
struct TableShown {
  View view;
  kernel::Decision decision;  ///< the face of the question
  SeatsArea::People people;
  bool thinking = false;                ///< a bot is asked, or considers a response
  bool undoes = true;                   ///< choices can be undone here at all (Room::undoes)
  bool mayUndo = false;                 ///< the last one can
  std::vector<kernel::Choice> lasting;  ///< choices that cannot be undone
  Events news;                          ///< what the table has learnt with this; shown once, by motion
  /// The rule that keeps a thing from being a choice, as far as the table may know (Room::why).
  std::function<kernel::Rule(kernel::Noun)> why;
  Variants variants;             ///< the options of the season
  int known = 0;                 ///< the number of events the table has learnt, this news included
  Dice reach = {};               ///< the clues within the asked seat's reach by public facts
  std::vector<Beat> beats = {};  ///< the moments among the news, by the table's event numbers
  /// The table between two parts of the news: what came of each can be seen before the next comes about.
  std::vector<Glimpse> glimpses = {};
  Seat greets = Seat::Table;  ///< before the deal: the first seat behind the curtain; else Seat::Table
};

class TableScreen final : public GameScreen {
  Q_OBJECT
 public:
  TableScreen(const Catalog& cards, const Words& words, const RuleBook* rules, QWidget* parent);

  /// Shows a state of the season, and on the way what led to it; showing it twice changes nothing.
  void show(const TableShown& shown) { show(std::vector<TableShown>{shown}); }
  /// The same for several changes that have come one after the other.
  void show(const std::vector<TableShown>& changes);
  using QWidget::show;
  /// Shows a hint in the prompt bar until the next change: why something cannot be chosen.
  void say(const QString& hint);
  /// Sets whether it warns of danger: in a lesson only once the first note has been read.
  void warn(bool on);
  /// Reports what is due by the one clock: the log's lines as they may be read now, and on the wire the latest of these
  /// events that belong there.
  void tell(const Events& told, const QStringList& lines);
  /// Reports anew, after what was told last has been undone: the log's latest events and its lines as they are now.
  void retell(const Events& latest, const QStringList& lines);
  [[nodiscard]] QStringList lastLines() const override { return lines_; }
  /// What the prompt bar says, while things move as well; its hint in the second line.
  [[nodiscard]] QString question() const override;
  [[nodiscard]] const WireArea& wire() const { return wire_; }
  /// The events on the wire, the newest last.
  [[nodiscard]] const Events& wired() const { return wired_; }
  /// Captions the playing sounds; empty: none.
  void caption(const QString& line);
  [[nodiscard]] const QString& captionNow() const { return caption_.line(); }
  /// What it shows once nothing moves.
  [[nodiscard]] const TableShown& shown() const { return chapters_.empty() ? shown_ : chapters_.back(); }
  /// What can be seen of the table now, while more is to come.
  [[nodiscard]] const View& seen() const { return seen_; }
  [[nodiscard]] Motion& motion() { return motion_; }
  /// The part of it, in its own pixels, free of top bar, seats and question.
  [[nodiscard]] QRect aboveSeats() const;
  /// Whether things move: then a click or key only finishes the motion.
  [[nodiscard]] bool moving() const { return motion_.moving() || (!stale_ && !chapters_.empty()); }
  /// The moments among the news being moved.
  [[nodiscard]] const std::vector<Beat>& beats() const { return beats_; }
  /// The number of chapters still to be shown.
  [[nodiscard]] int chaptersLeft() const { return kernel::count(chapters_); }
  /// Ends all motion: everything stands as it does at last.
  void finish();
  /// Lets its motion continue past the moments up to this event.
  void goOn(int event);
  /// Where the list of what a seat may say opens, on the screen of the computer.
  [[nodiscard]] QPoint placeToSay(Seat seat) const;
  void openBook(const QString& page) override;
  [[nodiscard]] Help help(const Piece* piece) const override;
  /// Sets whether windows of a Retrieval close by themselves here (RULING-74).
  void letClockRun(bool on);
  [[nodiscard]] const PublicClock& clock() const { return clock_; }
  /// Checks again whether the clock may run: something has covered the table, or no longer does.
  void watchClock();
  /// What the user has switched on the table: the Lost Artifacts board opened, board and Retrieval swapped.
  struct Turned {
    bool lost = false;
    bool otherPanel = false;
  };
  [[nodiscard]] Turned turned() const { return {lostOpen_, otherPanel_}; }
  /// Switches to the same.
  void turn(const Turned& to);

 signals:
  /// The user has switched something.
  void turnedTo(const w13::TableScreen::Turned& to);
  /// Its motion waits for a moment's scene; the moment's last event.
  void stopped(int event);
  /// Nothing moves any more.
  void rested();
  /// This time of a plan is shown; the plan is made from the events from number `first` on.
  void passes(int first, const ui::Showings& showings, int ms);
  void chosen(kernel::Choice choice);
  /// A button without a choice.
  void command(ui::Command command);
  /// The rule book is wanted at this page.
  void rulePageWanted(const QString& page);
  /// A click on a thing that cannot be chosen now; a chip says why.
  void denied();

 protected:
  [[nodiscard]] QSizeF unitsFor(const QSizeF& window) const override;
  void arrange() override;
  void refresh() override;
  void onPressed(Piece* piece) override;
  [[nodiscard]] std::vector<Carry::Taker> takersOf(const PieceLook& look) override;
  void showFront(GameArea& front) override;
  [[nodiscard]] const RuleBook* rules() const override { return rules_; }
  bool onKey(int key) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void childEvent(QChildEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  bool lookAtHand();
  [[nodiscard]] QString underWay(const Event& event) const;
  /// Whether a key only lets somebody look at something, or respond.
  [[nodiscard]] bool onlyLooks(int key) const;
  [[nodiscard]] bool restsInView() const;
  enum class Panel { Board, Retrieval };
  [[nodiscard]] Panel panelNow() const;
  void arrangeFull(Panel panel);
  void arrangeCompact(Panel panel);
  void arrangeWide();
  [[nodiscard]] double boardBesideSeats() const;
  /// The right and lower limits of the board and what lies over it.
  [[nodiscard]] double besideSeats() const;
  [[nodiscard]] double bottomOfBoard() const;
  void placeBoard(QPointF at, double scale);
  void placeFront(GameArea& front);
  [[nodiscard]] Prompt promptNow(Offers& offers) const;
  [[nodiscard]] Prompt promptOfGreeting() const;
  [[nodiscard]] Prompt promptOfEnd() const;
  [[nodiscard]] QString takenBack() const;
  [[nodiscard]] QString whoThinks() const;
  [[nodiscard]] bool asksPerson() const { return shown_.people.persons.has(shown_.decision.seat()); }
  [[nodiscard]] bool handOpens() const;
  [[nodiscard]] bool onShields() const;
  [[nodiscard]] QString saidOfShields() const;
  void addButtons(Prompt& prompt, Offers& offers) const;
  void promptOfTool(Prompt& prompt) const;
  [[nodiscard]] QString seatName(Seat seat) const;
  void shade();
  void placeDanger();
  [[nodiscard]] QRectF bucket() const;
  [[nodiscard]] Offers openOffers() const;
  void takeBy(Place action, kernel::Noun thing);
  void press(const PromptButton& button);
  void obey(Command order);
  [[nodiscard]] Sight sightFor(Offers& offers, bool live) const;
  void putPortrait(Prompt& prompt, Seat seat) const;
  // ---- motion
  [[nodiscard]] std::vector<const Area*> publicAreas() const;
  void rememberBefore();
  void turnPages();
  void showNext();
  [[nodiscard]] Prompt promptMeanwhile() const;
  void skip();
  void play();
  [[nodiscard]] int firstOfNews() const;
  [[nodiscard]] std::vector<Beat> beatsOfNews() const;
  void pass(const Showings& showings, int ms);
  void see(const Showings& showings, int ms);
  void sayUnderWay(int event);
  void take(const Events& told, const QStringList& lines);
  void wireOut();
  bool respond();
  bool talk();

  const Catalog& cards_;
  const Words& words_;
  const RuleBook* rules_;
  TableShown shown_;
  View seen_;  ///< the part of its view visible now: nothing that rolls or is covered
  bool lags_ = false;
  View beforeNews_;  ///< the view before the news
  QString hint_;
  kernel::Noun picked_;
  std::vector<kernel::Choice> pickedChoices_;
  Neutralizing tool_;
  HeldKey space_;
  bool lostOpen_ = false;
  bool otherPanel_ = false;  ///< the user asked for the covered one
  bool compact_ = false;
  bool warns_ = true;
  bool seatsBeside_ = false;         ///< stacked at the right, not in a row below the board
  bool stale_ = false;               ///< its contents changed while another page was up
  bool remembered_ = false;          ///< ... and what it looked like before them is known
  std::deque<TableShown> chapters_;  ///< what is still to be shown, one after the other
  Tableau before_;                   ///< the picture before the news not played yet
  QSizeF beforeUnits_;               ///< and the size of the screen then
  QPixmap barBefore_;
  Events news_;              ///< of this chapter
  std::vector<Beat> beats_;  ///< and the moments among them
  int past_ = -1;            ///< the last event whose moment it need not wait for
  QStringList lines_;
  Events wired_;  ///< the events on the wire

  GroundArea ground_{"boards/warehouse"};
  PlacesArea rooms_{PlacesArea::rooms()};
  PlacesArea fieldPlaces_{PlacesArea::fieldPlaces()};
  LeadsArea leads_;
  OrderArea order_;
  FieldArea field_;
  WalkwaysArea walkways_;
  GateArea gate_;
  PilesArea piles_;
  TrackArea track_;
  StoresArea stores_;
  TrayArea tray_;
  PlayingArea playing_;
  ChallengeArea challenge_;
  LostArea lost_;
  LostArea lostWhole_;
  RetrievalArea retrieval_;
  TopBar top_;
  SeatsArea seats_;
  PromptBar prompt_;
  ShadeArea shade_;
  PublicClock clock_;
  ClockBar clockBar_;
  bool clockRuns_ = false;  ///< it may, here
  CaptionArea caption_;
  WireArea wire_;
  DangerArea danger_;
  PromptBar teller_;  ///< draws the bar's text while things move; never in the scene
  std::vector<GameArea*> boardAreas_;
  Motion motion_;
};

}  // namespace w13
