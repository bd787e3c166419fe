#pragma once
// The rule book of the window: opening it, playing its worked examples, and its summary on paper.

#include <map>

#include "engine/games/warehouse13/lesson/example.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/games/warehouse13/window/season_flow.h"
#include "ui/rules/rules_panel.h"

namespace w13 {

class RulesFlow final : public QObject {
  Q_OBJECT
 public:
  RulesFlow(Frame& frame, SeasonFlow& season);

  /// Made on first use, for a faster start.
  [[nodiscard]] RulesPanel* panel();
  /// Closes it, if it is open.
  void close();
  /// The worked examples of the rules by their IDs. They play only outside seasons, lessons and the workshop, and leave
  /// no trace.
  [[nodiscard]] const std::map<QString, Example>& examples();
  void play(const QString& id);
  /// Whether the workshop is open, which is not left for an example either.
  void setWorkshopOpen(bool open);
  /// Writes the summary of the rules in the current language; the rule book reports the result.
  void saveSummary(const QString& path);

 signals:
  /// Somebody has closed the book.
  void read();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] bool mayPlay() const;
  void offerExamples();
  void leaveExample();
  void askForSummary();

  Frame& frame_;
  SeasonFlow& season_;
  RulesPanel* panel_ = nullptr;
  std::map<QString, Example> examples_;
  bool examplesRead_ = false;
  QString exampleOn_;  ///< the example being played
  bool workshopOpen_ = false;
};

}  // namespace w13
