#pragma once
// The window: which page is up, and who may look at it.

#include <QMainWindow>
#include <QPointer>
#include <QStackedWidget>
#include <QTimer>

#include "ui/curtain.h"
#include "ui/log_panel.h"
#include "ui/notice_screen.h"
#include "ui/room.h"
#include "ui/rules_panel.h"
#include "ui/secret_screen.h"
#include "ui/start_screen.h"
#include "ui/table_screen.h"

namespace w13 {

/// What the window is given: cards, rules, where seasons are kept, and how fast things go.
struct WindowSetup {
  CardSet cards;
  RuleBook rules;
  QString saves;                     ///< folder of autosaves; empty: nothing is written
  int botDelay = Room::kBotDelay;    ///< milliseconds
  int curtainHold = Curtain::kHold;  ///< milliseconds
  int idle = 60'000;                 ///< after so many milliseconds a secret screen closes by itself
};

class MainWindow final : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(WindowSetup setup);
  ~MainWindow() override;

  /// Begins a season, or goes on with one. A sentence on the start screen tells why not.
  bool begin(const SeasonStart& start);
  bool resume(const QString& path);

  [[nodiscard]] Room* room() const { return room_.get(); }
  [[nodiscard]] QWidget* page() const { return pages_->currentWidget(); }
  [[nodiscard]] StartScreen* startScreen() const { return start_; }
  [[nodiscard]] TableScreen* table() const { return table_; }
  [[nodiscard]] Curtain* curtain() const { return curtain_; }
  /// The secret screen; exists only while somebody is behind the curtain.
  [[nodiscard]] SecretScreen* secret() const { return secret_; }
  [[nodiscard]] VotePage* vote() const { return vote_; }
  [[nodiscard]] EndPage* end() const { return end_; }
  /// How often the curtain has opened since the season began, without looks of one's own accord.
  [[nodiscard]] int handOvers() const { return handOvers_; }

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// Who goes behind the curtain next, and what for.
  struct Visit {
    Seat seat = Seat::Table;
    VisitFor purpose = VisitFor::Look;
  };

  void enter(std::unique_ptr<Room> room);
  void leave();
  void onChanged(const Events& news);
  void onAsked(Seat seat);
  void onCommand(const QString& command);
  void showTable();
  void showPage(QWidget* page);
  void showEnd();
  void fall(const Visit& visit);
  void openSecret();
  /// Destroys the secret screen; the curtain hangs before anything else happens.
  void closeSecret();
  void onSecretDone(const std::vector<kernel::Choice>& choices);
  void dealNext();
  void openMenu();
  void saveCopy();
  void saveTo(const QString& path);
  [[nodiscard]] SecretShown secretFor(const Visit& visit) const;
  [[nodiscard]] QStringList recapFor(Seat seat, const View& v) const;

  WindowSetup setup_;
  QStackedWidget* pages_;
  StartScreen* start_;
  Curtain* curtain_;
  RulesPanel* rulesPanel_;
  std::unique_ptr<Room> room_;
  QPointer<TableScreen> table_;
  QPointer<SecretScreen> secret_;
  QPointer<VotePage> vote_;
  QPointer<EndPage> end_;
  QPointer<LogPanel> log_;
  Visit visit_;
  std::vector<Seat> toDeal_;
  bool dealing_ = false;
  bool voteWaits_ = false;
  int handOvers_ = 0;
  QTimer idle_;
};

}  // namespace w13
