#pragma once
// Pages that interrupt the table: the result of a vote; the end of the season is in end_page.h.

#include "engine/games/warehouse13/said/words.h"
#include "ui/games/warehouse13/screen/orders.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/page.h"
#include "ui/settings/options.h"
#include "ui/time/clock.h"

class QPushButton;
class QTextBrowser;

namespace ui {
class Ink;
}  // namespace ui

namespace w13 {

/// A page on wood with a bar of buttons below.
class NoticePage : public Page {
  Q_OBJECT
 public:
  explicit NoticePage(QWidget* parent);

 signals:
  void pressed(ui::Command command);

 protected:
  /// Adds a button at the bottom; the first is gold.
  void addButton(Order what);
  void name(Order what, const QString& words);
  /// Gives the first button the Traitor's colour instead of gold.
  void colourFirst(bool violet);
  /// Sets all texts again, in the current language.
  virtual void retranslate() = 0;
  void changeEvent(QEvent* event) override;
  /// Paints the ground and the bar; leaves the painter in units of 1280 x 800 around the window's centre.
  double beginPaint(class QPainter& p, QColor border);
  /// Writes on the bar, left of the buttons: who is concerned, and what follows.
  void writeOnBar(Ink& ink, const QString& portrait, const QString& question, const QString& hint) const;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void rescaled() override { placeButtons(); }

 private:
  void placeButtons();
  [[nodiscard]] double buttonsBegin() const;
  std::vector<QPushButton*> buttons_;
};

/// All thumbs at once.
class VotePage final : public NoticePage {
  Q_OBJECT
 public:
  VotePage(const Catalog& cards, const Words& words, QWidget* parent);
  /// Shows the vote on a seat, from what the table knows after it and knew during it. If the card follows, a scene then
  /// turns it up.
  void show(Seat named, int votes, bool bronzed, const View& v, const VoteView& asked, bool cardFollows = false);
  using QWidget::show;
  void setPace(Pace pace);
  /// Holds the count back while a curtain opens over it.
  void wait(bool on);
  /// Whether part of it is still to come: the count, the thumbs, the Loyalty card.
  [[nodiscard]] bool counting() const { return stage_ != Stage::Seen; }
  [[nodiscard]] bool bronzes() const { return bronzed_; }
  /// Shows all of it.
  void finish();

 signals:
  /// The countdown begins; the thumbs are shown; all is shown.
  void counts();
  void thumbs();
  void counted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void retranslate() override;

 private:
  void drawVoters(Ink& ink) const;
  void drawNamed(Ink& ink) const;
  void drawConsequences(Ink& ink) const;
  [[nodiscard]] int voters() const;
  [[nodiscard]] QString who() const;
  const Catalog& cards_;
  const Words& words_;
  [[nodiscard]] QString calledBy() const;
  [[nodiscard]] QString outcome() const;
  [[nodiscard]] bool traitorDecides() const;
  [[nodiscard]] bool isViolet() const;
  /// In order: it waits for the curtain, counts, shows the thumbs, and then the outcome.
  enum class Stage : std::uint8_t { Waits, Counts, Thumbs, Seen };
  void beginToCount();
  void goOn();
  Stage stage_ = Stage::Seen;
  bool waits_ = false;
  View view_;
  VoteView asked_;
  Seat named_ = Seat::Table;
  int votes_ = 0;
  bool bronzed_ = false;
  bool cardFollows_ = false;
  Pace pace_ = Pace::Off;
  Alarm beat_{Alarm::Rings::Again};
  int count_ = 0;       ///< the number now shown, while it counts
  bool isNew_ = false;  ///< the votes have not been shown yet
};

}  // namespace w13
