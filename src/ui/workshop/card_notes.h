#pragma once
// Notes on a card: what the engine understood, how it differs from the shipped one, and where rules and scenarios touch
// it.

#include <QFrame>

#include "engine/house/rulebook/rulebook.h"
#include "ui/workshop/card_screens.h"
#include "workshop/desk.h"

class QTabBar;
class QTextBrowser;

namespace ui {

class CardNotes final : public QFrame {
  Q_OBJECT
 public:
  enum Page { Understood, Differs, Touches };

  /// `rules` may be nullptr. `played`: folders of scenarios, examples and lessons. `screens` must outlive it.
  CardNotes(const CardScreens& screens, const house::RuleBook* rules, std::vector<std::filesystem::path> played,
            QWidget* parent);

  void show(const house::Desk& desk, const QString& path);
  using QFrame::show;
  void turnTo(Page page);
  [[nodiscard]] Page page() const;
  [[nodiscard]] QTextBrowser* reading() const { return text_; }
  /// Reads scenarios, examples and lessons again.
  void readPlayed();
  [[nodiscard]] const std::vector<house::Played>& played() const { return played_; }
  void retranslate();

 signals:
  void ruleWanted(const QString& id);
  /// Asks to state only the differences in the file.
  void onlyDifferencesWanted();

 private:
  void write();
  [[nodiscard]] QString understood() const;
  [[nodiscard]] QString differences() const;
  [[nodiscard]] QString touching() const;

  const CardScreens& screens_;
  const house::RuleBook* rules_;
  std::vector<std::filesystem::path> folders_;
  std::vector<house::Played> played_;
  const house::Desk* desk_ = nullptr;
  QString path_;
  QTabBar* tabs_;
  QTextBrowser* text_;
};

}  // namespace ui
