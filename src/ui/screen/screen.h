#pragma once
// A screen of areas, in its own units, scaled to the window. Knows the mouse, the keyboard, help on what is pointed at
// and how a thing is enlarged; what is on it is the business of the table and the secret screen.

#include <QGraphicsScene>
#include <QGraphicsView>
#include <functional>
#include <initializer_list>
#include <optional>

#include "ui/screen/carry.h"
#include "ui/screen/chip_area.h"
#include "ui/screen/closer_area.h"
#include "ui/screen/fan.h"
#include "ui/screen/help_panel.h"
#include "ui/screen/keys_overlay.h"
#include "ui/screen/reading_dock.h"
#include "ui/time/clock.h"

namespace w13 {

class Screen : public QGraphicsView {
  Q_OBJECT
 public:
  static constexpr int kTipAfter = 300;  ///< milliseconds the pointer rests before the short help comes
  static constexpr int kStill = 250;     ///< milliseconds a new question cannot be answered yet

  /// `ground` is the drawing behind everything.
  Screen(QString ground, QWidget* parent);

  /// All pieces on it in reading order: by area, as they were adopted, then from top to bottom.
  [[nodiscard]] std::vector<Piece*> allPieces() const;
  /// Those that a click does something with.
  [[nodiscard]] std::vector<Piece*> livePieces() const;
  /// A point of the viewport where a click meets the piece and nothing that lies over it; none: it is covered.
  [[nodiscard]] std::optional<QPoint> freePoint(const Piece& piece) const;
  /// The crowds of small things, one of which may be fanned out.
  [[nodiscard]] const Fan& fan() const { return fan_; }
  /// The topmost piece at a point of the viewport that nothing lies over.
  [[nodiscard]] Piece* pieceAt(QPoint point) const;
  /// Measures the window again, arranges and shows.
  void settle();
  /// Something else is asked from now on: for a moment nothing can be pressed, so that a click or a key that was meant
  /// for what stood there before does nothing.
  void holdStill();
  [[nodiscard]] bool holdsStill() const { return still_.isActive(); }
  /// How long it holds still, in milliseconds; 0: never.
  void setStill(int milliseconds);
  [[nodiscard]] int stillFor() const { return still_.interval(); }
  /// Moves the keyboard's focus to a piece.
  void goTo(const Piece& piece);
  /// Whether help, the map of keys or a book lies over it.
  [[nodiscard]] virtual bool covered() const;

  /// The rules, if this screen has them.
  [[nodiscard]] virtual const RuleBook* rules() const { return nullptr; }
  /// Opens the rule book at a rule; empty: at its beginning.
  virtual void openBook(const QString& page);
  /// What can be told about a piece; about the question if there is none.
  [[nodiscard]] virtual Help help(const Piece* piece) const;
  /// The chip that is up, the thing that is held up; nullptr: none.
  [[nodiscard]] const ChipArea* chip() const { return chip_.isVisible() ? &chip_ : nullptr; }
  [[nodiscard]] const Carry& carry() const { return carry_; }
  [[nodiscard]] const CloserArea* closer() const { return closer_.isVisible() ? &closer_ : nullptr; }
  /// The panel of F1 and the map of keys; nullptr before they were first wanted.
  [[nodiscard]] HelpPanel* helpPanel() const { return panel_; }
  [[nodiscard]] KeysOverlay* keysOverlay() const { return keys_; }
  /// The dock for text above 140 %; nullptr before it was first wanted.
  [[nodiscard]] ReadingDock* dock() const { return dock_; }

 signals:
  /// Its pieces have been laid out anew.
  void laidOut();
  /// Something lies over it now, or does no longer.
  void coveredChanged();
  /// A click on a thing did nothing; the rule's reason was said beside it, if a rule has one.
  void saidWhyNot(const QString& thing, const QString& why);

 protected:
  /// The size of the screen in units for a window: at least one of these fits exactly.
  [[nodiscard]] virtual QSizeF unitsFor(const QSizeF& window) const = 0;
  /// Places the areas for `units()`.
  virtual void arrange() = 0;
  /// Shows again what was shown last. Call `renew`, which keeps the focus.
  virtual void refresh() = 0;
  virtual void onPressed(Piece* piece) = 0;
  /// The places to which a thing can be carried, and what that does; none: it cannot be.
  [[nodiscard]] virtual std::vector<Carry::Taker> takersOf(const PieceLook&) { return {}; }
  /// Where the keyboard begins: a piece that answers what is asked; else the first one.
  [[nodiscard]] virtual Piece* firstStop(const std::vector<Piece*>& live) const { return live.front(); }
  /// A key that no piece took; false if it means nothing here.
  virtual bool onKey(int key);
  /// Shows chip or closer, which lie in front.
  virtual void showFront(Area& front);
  /// What the dock reads: the question with its hint, and what happened last.
  [[nodiscard]] virtual QString question() const { return {}; }
  [[nodiscard]] virtual QStringList lastLines() const { return {}; }

  void adopt(Area& area);
  void renew();
  /// Reads again what the dock reads.
  void tellDock();
  [[nodiscard]] QSizeF units() const { return units_; }
  /// Device pixels per unit.
  [[nodiscard]] double pixels() const { return pixels_; }
  /// Says beside a piece why it cannot be used.
  void sayWhyNot(const Piece& piece);
  /// Moves the focus to the next piece with a choice of one of these verbs; false: there is none.
  bool focusOn(std::initializer_list<verb::Id> verbs);
  /// The same with one of these commands.
  bool focusOnCommand(const QStringList& commands);
  /// Where a piece lies in the scene, as it is seen.
  [[nodiscard]] static QRectF onScene(const Piece& piece);
  /// Puts away chip, closer, panel and map.
  void dropHelp();

  bool event(QEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void resizeEvent(QResizeEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void drawBackground(QPainter* painter, const QRectF& rect) override;

 private:
  /// Where a piece lies in the scene.
  using Where = std::function<QPointF(const Piece&)>;
  void moveFocus(QPointF direction, const std::vector<Piece*>& among);
  [[nodiscard]] static Piece* nearest(const Piece& from, QPointF direction, const std::vector<Piece*>& among,
                                      const Where& where);
  void giveFocus(Piece* piece);
  /// Moves the focus to the next of these.
  bool focusNext(const std::vector<Piece*>& among);
  bool focusNear(const std::vector<Piece*>& live, QPointF at);
  [[nodiscard]] Piece* focused() const;
  [[nodiscard]] Piece* underMouse() const;
  /// What the pointer or the keyboard pointed at last.
  [[nodiscard]] Piece* pointed() const;
  void hover(std::optional<QPoint> at);
  void fanOut();
  void showTip();
  void showChip(const Piece& piece, const QString& words, ChipArea::Kind kind);
  void enlarge(const Piece* piece);
  void openHelp();
  void openKeys();
  void fitDock();
  void renewed();
  void lift(Piece* piece);
  void putAway();
  void lay(Piece* piece, QPointF at);

  QGraphicsScene scene_;
  std::vector<Area*> areas_;
  QString ground_;
  QSizeF units_;
  double pixels_ = 1;
  std::optional<QPointF>
      focusWas_;  ///< where the piece was that had the focus last; its screen may be drawn anew since
  Fan fan_;
  ChipArea chip_;
  CloserArea closer_;
  Carry carry_;
  bool putAway_ = false;  ///< what the mouse still holds down was put away
  HelpPanel* panel_ = nullptr;
  KeysOverlay* keys_ = nullptr;
  ReadingDock* dock_ = nullptr;
  Alarm tip_{Alarm::Rings::Once, kTipAfter};
  Alarm still_{Alarm::Rings::Once, kStill};
  std::optional<QPoint> pointer_;   ///< where the pointer is on the viewport
  const Piece* hovered_ = nullptr;  ///< only compared, never looked into
  bool byKeys_ = false;             ///< the keyboard pointed last
};

}  // namespace w13
