#pragma once
// A screen of areas, in its own units, scaled to the window. Handles the mouse, the keyboard, help and enlarging; its
// contents are up to the table and the secret screen.

#include <QGraphicsScene>
#include <QGraphicsView>
#include <functional>
#include <initializer_list>
#include <optional>

#include "ui/screen/carry.h"
#include "ui/screen/chip_area.h"
#include "ui/screen/fan.h"
#include "ui/screen/help.h"
#include "ui/screen/help_panel.h"
#include "ui/screen/keys_overlay.h"
#include "ui/screen/reading_dock.h"
#include "ui/time/clock.h"

namespace ui {

class Screen : public QGraphicsView {
  Q_OBJECT
 public:
  static constexpr int kTipAfter = 300;  ///< milliseconds of rest before the short help appears
  static constexpr int kStill = 250;     ///< milliseconds before a new question can be answered

  /// `ground` is the drawing behind everything.
  Screen(QString ground, QWidget* parent);

  /// All its pieces in reading order: by area in order of adoption, then from top to bottom.
  [[nodiscard]] std::vector<Piece*> allPieces() const;
  /// The pieces that can be clicked.
  [[nodiscard]] std::vector<Piece*> livePieces() const;
  /// The one with this command; nullptr: none.
  [[nodiscard]] Piece* pieceWith(Command command) const;
  /// A point of the viewport where a click hits the piece; none: it is covered.
  [[nodiscard]] std::optional<QPoint> freePoint(const Piece& piece) const;
  /// The crowds of small things, one of which may be fanned out.
  [[nodiscard]] const Fan& fan() const { return fan_; }
  /// The topmost piece at a point of the viewport.
  [[nodiscard]] Piece* pieceAt(QPoint point) const;
  /// Measures the window again, arranges and refreshes.
  void settle();
  /// The question has changed: for a moment nothing can be pressed, so that a click or key meant for the old one has no
  /// effect.
  void holdStill();
  [[nodiscard]] bool holdsStill() const { return still_.isActive(); }
  /// Sets how long it holds still, in milliseconds; 0: never.
  void setStill(int milliseconds);
  [[nodiscard]] int stillFor() const { return still_.interval(); }
  /// Moves the keyboard's focus to a piece.
  void goTo(const Piece& piece);
  /// Whether help, the map of keys or a book lies over it.
  [[nodiscard]] virtual bool covered() const;

  /// The rules, if this screen has them.
  [[nodiscard]] virtual const house::RuleBook* rules() const { return nullptr; }
  /// Opens the rule book at a rule; empty: at its beginning.
  virtual void openBook(const QString& page);
  /// What its keys do.
  [[nodiscard]] virtual std::vector<KeyLine> keys() const { return {}; }
  /// Help on a piece; on the question if nullptr.
  [[nodiscard]] virtual Help help(const Piece* piece) const;
  /// The visible chip; nullptr: none.
  [[nodiscard]] const ChipArea* chip() const { return chip_.isVisible() ? &chip_ : nullptr; }
  [[nodiscard]] const Carry& carry() const { return carry_; }
  /// The F1 panel and the map of keys; nullptr until first opened.
  [[nodiscard]] HelpPanel* helpPanel() const { return panel_; }
  [[nodiscard]] KeysOverlay* keysOverlay() const { return keys_; }
  /// The dock for text above 140 %; nullptr until first needed.
  [[nodiscard]] ReadingDock* dock() const { return dock_; }

 signals:
  /// Its pieces have been laid out again.
  void laidOut();
  /// `covered()` has changed.
  void coveredChanged();
  /// A click on a thing had no effect; the rule's reason, if any, was shown beside it.
  void saidWhyNot(const QString& thing, const QString& why);

 protected:
  /// The screen's size in units for a window: at least one dimension fits exactly.
  [[nodiscard]] virtual QSizeF unitsFor(const QSizeF& window) const = 0;
  /// Places the areas for `units()`.
  virtual void arrange() = 0;
  /// Shows the last contents again. Call `renew`, which keeps the focus.
  virtual void refresh() = 0;
  virtual void onPressed(Piece* piece) = 0;
  /// The places a thing can be dragged to, and what that does; empty: none.
  [[nodiscard]] virtual std::vector<Carry::Taker> takersOf(const PieceLook&) { return {}; }
  /// The keyboard's first stop: a piece that answers the question, else the first piece.
  [[nodiscard]] virtual Piece* firstStop(const std::vector<Piece*>& live) const { return live.front(); }
  /// Handles a key that no piece took; false if it has no meaning here.
  virtual bool onKey(int key);
  /// Adds the area that shows a thing enlarged, over all others. Without one nothing can be enlarged.
  void setCloser(Area& closer);
  /// Shows a piece on it.
  virtual void showCloser(const Piece&) {}
  /// The dock's text: the question with its hint, and what happened last.
  [[nodiscard]] virtual QString question() const { return {}; }
  [[nodiscard]] virtual QStringList lastLines() const { return {}; }

  void adopt(Area& area);
  void renew();
  /// Updates the dock's text.
  void tellDock();
  [[nodiscard]] QSizeF units() const { return units_; }
  /// Device pixels per unit.
  [[nodiscard]] double pixels() const { return pixels_; }
  /// Shows beside a piece why it cannot be used.
  void sayWhyNot(const Piece& piece);
  /// Moves the focus to the next piece with a choice of one of these verbs; false: there is none.
  bool focusOn(std::initializer_list<std::uint8_t> verbs);
  /// The same with one of these commands.
  bool focusOnCommand(const std::vector<Command>& commands);
  /// A piece's visible place in the scene.
  [[nodiscard]] static QRectF onScene(const Piece& piece);
  /// Closes chip, closer, panel and map.
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
  /// A piece's place in the scene.
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
  /// The piece last pointed at by mouse or keyboard.
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
  std::optional<QPointF> focusWas_;  ///< where the last focused piece was; it may have been redrawn since
  Fan fan_;
  ChipArea chip_;
  Area* closer_ = nullptr;
  Carry carry_;
  bool putAway_ = false;  ///< the drag was cancelled with the button still down
  HelpPanel* panel_ = nullptr;
  KeysOverlay* keys_ = nullptr;
  ReadingDock* dock_ = nullptr;
  Alarm tip_{Alarm::Rings::Once, kTipAfter};
  Alarm still_{Alarm::Rings::Once, kStill};
  std::optional<QPoint> pointer_;   ///< the pointer's place in the viewport
  const Piece* hovered_ = nullptr;  ///< only compared, never dereferenced
  bool byKeys_ = false;             ///< the keyboard pointed last
};

/// A place of an item, in its own units, as it lies in the screen's viewport.
[[nodiscard]] QRect rectOf(const Screen& screen, const QGraphicsItem& item, const QRectF& at);
/// Where a piece lies there.
[[nodiscard]] QRect rectOf(const Screen& screen, const Piece& piece);

}  // namespace ui
