#pragma once
// The table: what everybody may see, and where public questions are answered.

#include <functional>

#include "ui/motion/motion.h"
#include "ui/screen/held_key.h"
#include "ui/screen/screen.h"
#include "ui/sound/captions.h"
#include "ui/table/board_areas.h"
#include "ui/table/danger_area.h"
#include "ui/table/neutralizing.h"
#include "ui/table/order_area.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/public_clock.h"
#include "ui/table/table_areas.h"
#include "ui/table/wire_area.h"

namespace w13 {

/// All that the table shows. Made from what Seat::Table may know, and public facts about seats.
struct TableShown {
  View view;
  kernel::Decision decision;  ///< the face of the question
  SeatsArea::People people;
  bool thinking = false;  ///< a bot is asked, or is looking whether to respond
  bool mayUndo = false;
  std::vector<kernel::Choice> lasting;  ///< choices that could not be taken back once made
  Events news;                          ///< what the table has learnt with this; told once, by motion
  /// The rule that keeps a thing from being a choice, as far as the table may know (Room::why).
  std::function<kernel::Rule(kernel::Noun)> why;
  Variants variants;             ///< the options of the season
  int known = 0;                 ///< how many events the table has learnt in all, these news with them
  Dice reach = {};               ///< the clues that the asked seat could claim by public facts
  std::vector<Beat> beats = {};  ///< the moments among the news, numbered as the table learnt them
  Seat greets = Seat::Table;     ///< before the deal: who goes behind the curtain first; Seat::Table: it is not
};

class TableScreen final : public Screen {
  Q_OBJECT
 public:
  TableScreen(const Catalog& cards, const Words& words, const RuleBook* rules, QWidget* parent);

  /// Shows a moment of the season; showing it twice changes nothing.
  void show(const TableShown& shown);
  using QWidget::show;
  /// Says something in the prompt bar until the next change: why something cannot be chosen.
  void say(const QString& hint);
  /// Whether it warns of danger: in a lesson not before the first note has been read.
  void warn(bool on);
  /// Tells what has come to its turn by the one clock: the lines of the log as they may be read now, and on the wire
  /// the last of these events that is news.
  void tell(const Events& told, const QStringList& lines);
  [[nodiscard]] QStringList lastLines() const override { return lines_; }
  [[nodiscard]] const WireArea& wire() const { return wire_; }
  /// What stands on it, the newest last.
  [[nodiscard]] const Events& wired() const { return wired_; }
  /// Names the sounds that play; empty: it is quiet.
  void caption(const QString& line);
  [[nodiscard]] const QString& captionNow() const { return caption_.line(); }
  [[nodiscard]] const TableShown& shown() const { return shown_; }
  [[nodiscard]] Motion& motion() { return motion_; }
  /// The part of it, in its own pixels, where neither the top bar stands nor a seat nor the question.
  [[nodiscard]] QRect aboveSeats() const;
  /// Whether things move: a click or a key then only finishes that.
  [[nodiscard]] bool moving() const { return motion_.moving(); }
  /// The moments among the news that it moves for.
  [[nodiscard]] const std::vector<Beat>& beats() const { return beats_; }
  /// Its motion may go on behind the moments up to this event.
  void goOn(int event);
  void openBook(const QString& page) override;
  [[nodiscard]] Help help(const Piece* piece) const override;
  /// Whether windows of a Retrieval close by themselves here (RULING-74).
  void letClockRun(bool on);
  [[nodiscard]] const PublicClock& clock() const { return clock_; }
  /// Looks again whether the clock may run: something has come up over the table, or gone.
  void watchClock();
  /// What somebody has turned to on the table: the Lost Artifacts board opened, board and Retrieval changed over.
  struct Turned {
    bool lost = false;
    bool otherPanel = false;
  };
  [[nodiscard]] Turned turned() const { return {lostOpen_, otherPanel_}; }
  /// Turns to the same.
  void turn(const Turned& to);

 signals:
  /// Somebody has turned to something.
  void turnedTo(const w13::TableScreen::Turned& to);
  /// Its motion waits for the scene of a moment: the last event of that.
  void stopped(int event);
  /// Nothing moves any more.
  void rested();
  /// This moment is seen of a plan that is made of the events from this number on.
  void passes(int first, const w13::Showings& showings, int ms);
  void chosen(kernel::Choice choice);
  /// A button that is no choice: "menu", "log", "rules", "rule", "undo", "curtain", "claim 3", "look 2".
  void command(const QString& command);
  /// A thing was clicked that cannot be chosen now; a chip says why.
  void denied();

 protected:
  [[nodiscard]] QSizeF unitsFor(const QSizeF& window) const override;
  void arrange() override;
  void refresh() override;
  void onPressed(Piece* piece) override;
  [[nodiscard]] std::vector<Carry::Taker> takersOf(const PieceLook& look) override;
  void showFront(Area& front) override;
  [[nodiscard]] QString question() const override;
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
  enum class Panel { Board, Retrieval };
  [[nodiscard]] Panel panelNow() const;
  void arrangeFull(Panel panel);
  void arrangeCompact(Panel panel);
  void arrangeWide();
  [[nodiscard]] double boardBesideSeats() const;
  /// How far the board, and what lies over it, reaches to the right and down.
  [[nodiscard]] double besideSeats() const;
  [[nodiscard]] double bottomOfBoard() const;
  void placeBoard(QPointF at, double scale);
  void placeFront(Area& front);
  [[nodiscard]] Prompt promptNow(Offers& offers) const;
  [[nodiscard]] Prompt promptOfGreeting() const;
  [[nodiscard]] QString takenBack() const;
  void addButtons(Prompt& prompt, Offers& offers) const;
  void promptOfTool(Prompt& prompt) const;
  [[nodiscard]] QString seatName(Seat seat) const;
  void shade();
  void placeDanger();
  [[nodiscard]] QRectF bucket() const;
  [[nodiscard]] Offers openOffers() const;
  void takeBy(Place action, kernel::Noun thing);
  void press(const PromptButton& button);
  void obey(const QString& command);
  [[nodiscard]] Sight sightFor(Offers& offers, bool live) const;
  void putPortrait(Prompt& prompt, Seat seat) const;
  // ---- motion
  [[nodiscard]] std::vector<const Area*> publicAreas() const;
  void rememberBefore();
  void play();
  [[nodiscard]] int firstOfNews() const;
  [[nodiscard]] std::vector<Beat> beatsOfNews() const;
  void pass(const Showings& showings, int ms);
  void see(const Showings& showings, int ms);
  void sayUnderWay(int event);
  void wireOut();
  bool respond();

  const Catalog& cards_;
  const Words& words_;
  const RuleBook* rules_;
  TableShown shown_;
  View seen_;  ///< of its view what may be seen now: what rolls or lies under a cover is not
  bool lags_ = false;
  View beforeNews_;  ///< what was seen before the news
  QString hint_;
  kernel::Noun picked_;
  std::vector<kernel::Choice> pickedChoices_;
  Neutralizing tool_;
  HeldKey space_;
  bool lostOpen_ = false;
  bool otherPanel_ = false;  ///< the person asked for the one that is covered
  bool compact_ = false;
  bool warns_ = true;
  bool seatsBeside_ = false;  ///< one below the other at the right, not in a row below the board
  bool stale_ = false;        ///< what is shown has changed while another page was up
  Tableau before_;            ///< what was seen before the news that have not been played yet
  QSizeF beforeUnits_;        ///< and the size of the screen then
  QPixmap barBefore_;
  Events news_;              ///< what the table has learnt since it was looked at
  std::vector<Beat> beats_;  ///< and the moments among them
  QStringList lines_;
  Events wired_;  ///< what stands on the wire

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
  PromptBar teller_;  ///< draws what the bar says while things move; never in the scene
  std::vector<Area*> boardAreas_;
  Motion motion_;
};

}  // namespace w13
