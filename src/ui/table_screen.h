#pragma once
// The table: what everybody may see, and where public questions are answered.

#include "ui/board_areas.h"
#include "ui/captions.h"
#include "ui/prompt_bar.h"
#include "ui/screen.h"
#include "ui/table_areas.h"

namespace w13 {

/// All that the table shows. Made from what Seat::Table may know, and public facts about seats.
struct TableShown {
  View view;
  kernel::Decision decision;  ///< the face of the question
  SeatsArea::People people;
  bool thinking = false;  ///< a bot is asked, or is looking whether to respond
  bool mayUndo = false;
  std::vector<kernel::Choice> lasting;  ///< choices that could not be taken back once made
  Variants variants;                    ///< the options of the season
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
  /// Names the sounds that play; empty: it is quiet.
  void caption(const QString& line);
  [[nodiscard]] const QString& captionNow() const { return caption_.line(); }
  [[nodiscard]] const TableShown& shown() const { return shown_; }

 signals:
  void chosen(kernel::Choice choice);
  /// A button that is no choice: "menu", "log", "rules", "rule", "undo", "curtain", "look 2".
  void command(const QString& command);
  void asksWhy(kernel::Noun noun);

 protected:
  [[nodiscard]] QSizeF unitsFor(const QSizeF& window) const override;
  void arrange() override;
  void refresh() override;
  void onPressed(Piece* piece) override;
  void onEnlarge(CardId card) override;
  bool onKey(int key) override;
  void showEvent(QShowEvent* event) override;

 private:
  enum class Panel { Board, Retrieval };
  [[nodiscard]] Panel panelNow() const;
  void arrangeFull(Panel panel);
  void arrangeCompact(Panel panel);
  void placeBoard(QPointF at, double scale);
  void placeFront(Area& front);
  [[nodiscard]] Prompt promptNow(Offers& offers) const;
  [[nodiscard]] QString takenBack() const;
  void addButtons(Prompt& prompt, Offers& offers) const;
  void obey(const QString& command);

  const Catalog& cards_;
  const Words& words_;
  const RuleBook* rules_;
  TableShown shown_;
  QString hint_;
  kernel::Noun picked_;
  std::vector<kernel::Choice> pickedChoices_;
  bool lostOpen_ = false;
  bool otherPanel_ = false;  ///< the person asked for the one that is covered
  bool compact_ = false;
  bool stale_ = false;  ///< what is shown has changed while another page was up
  CardId reading_ = CardId::None;

  GroundArea ground_{"boards/warehouse"};
  PlacesArea rooms_{PlacesArea::rooms()};
  PlacesArea fieldPlaces_{PlacesArea::fieldPlaces()};
  LeadsArea leads_;
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
  CaptionArea caption_;
  ReadingArea readingArea_;
  std::vector<Area*> boardAreas_;
};

}  // namespace w13
