#pragma once
// The table in the window: its screen, and beside it the log and the menu.

#include <QPointer>

#include "ui/games/warehouse51/table/table_screen.h"
#include "ui/motion/telling.h"
#include "ui/plain/own_pages.h"

class QTextBrowser;

namespace w51 {

class AuctionTable final : public TablePage {
  Q_OBJECT
 public:
  explicit AuctionTable(QWidget* parent);
  ~AuctionTable() override;

  void sitIn(PlainRoom* room) override;
  void refresh() override;
  void allowSaving(bool on) override { saving_ = on; }
  void allowShields(bool on) override { shielding_ = on; }
  void takeFocus() override;
  void say(const QString& sentence) override;
  [[nodiscard]] bool hasHelp() const override { return true; }
  [[nodiscard]] std::vector<QRect> placesOf(const Pointing& pointing) const override;
  void obey(const Options& options) override;
  [[nodiscard]] bool moving() const override { return screen_ != nullptr && screen_->motion().moving(); }
  void wait(bool on) override;
  [[nodiscard]] int delaysToRead() const override;
  void caption(const QString& line) override;
  /// nullptr while nobody sits down.
  [[nodiscard]] TableScreen* screen() const { return screen_; }
  /// nullptr until it is first opened.
  [[nodiscard]] QTextBrowser* log() const { return log_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeScreen();
  void dropScreen();
  /// `events`: all that the table has learnt.
  [[nodiscard]] TableShown shownNow(const std::vector<house::Event>& events) const;
  /// So many events are told already.
  void beginTelling(int known);
  /// Nothing moves any more: all is told, and whoever is asked hears a bell.
  void onRested();
  void listenToScreen();
  void obey(Command order);
  void openMenu();
  void turnLog();
  void layLog();

  PlainRoom* room_ = nullptr;
  TableScreen* screen_ = nullptr;
  QTextBrowser* log_ = nullptr;
  bool saving_ = true;
  bool shielding_ = false;
  Pace pace_ = Pace::Off;  ///< of what moves
  Telling telling_;        ///< of the sounds
};

/// Who sits where: places in the catalog.
[[nodiscard]] PerSeat<int> collectorsOf(const house::Match& match);

}  // namespace w51
