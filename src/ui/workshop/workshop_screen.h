#pragma once
// The workshop: a designer changes cards and sees at once whether they are right, how they look, and what the engine
// understood. It works on the designer's own folder, overlaid on the shipped cards.

#include <set>

#include "engine/house/rulebook/rulebook.h"
#include "ui/look/page.h"
#include "ui/workshop/ask_bar.h"
#include "ui/workshop/card_editor.h"
#include "ui/workshop/card_language.h"
#include "ui/workshop/card_notes.h"
#include "ui/workshop/card_preview.h"
#include "ui/workshop/card_screens.h"
#include "ui/workshop/card_tree.h"
#include "ui/workshop/live_desk.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace ui {

class CardForm;
class PrintPanel;
class SharePanel;

/// The workshop's setup.
struct WorkshopSetup {
  QString data;                            ///< the data folder of the program
  QString shipped;                         ///< the shipped cards
  QString own;                             ///< the designer's folder of cards
  const house::RuleBook* rules = nullptr;  ///< outlives the workshop; nullptr: rules are not shown
  QStringList played;                      ///< folders of examples and lessons
  QString packs;                           ///< where packs are unpacked
};

class WorkshopScreen final : public Page {
  Q_OBJECT
 public:
  /// The bench of the cards. Behind it come the game's own, then those of printing, if there is one, and of sharing.
  static constexpr int kCards = 0;

  /// The screens must outlive it. Throws kernel::DataError with one sentence if the cards cannot be read.
  WorkshopScreen(const CardScreens& screens, const WorkshopSetup& setup, QWidget* parent);

  /// Opens a card; an empty path opens none.
  void open(const QString& path);
  [[nodiscard]] QString path() const { return path_; }
  /// Goes to a bench; it shows the cards as now written, or their last good version.
  void go(int bench);
  [[nodiscard]] int bench() const;
  [[nodiscard]] int shareBench() const;
  /// -1: there is none.
  [[nodiscard]] int printBench() const;
  [[nodiscard]] const LiveDesk& live() const { return *desk_; }
  [[nodiscard]] CardTree* tree() const { return tree_; }
  [[nodiscard]] CardEditor* editor() const { return editor_; }
  [[nodiscard]] CardForm* form() const { return form_; }
  [[nodiscard]] QListWidget* messages() const { return messages_; }
  [[nodiscard]] CardPreview* preview() const { return preview_; }
  [[nodiscard]] CardNotes* notes() const { return notes_; }
  [[nodiscard]] AskBar* ask() const { return ask_; }
  /// nullptr until first visited.
  [[nodiscard]] SharePanel* sharing() const { return share_; }
  /// Whether nothing would be lost now. Otherwise asks the designer, and calls `then` once that is settled.
  bool mayLeave(const std::function<void()>& then);
  /// Keeps a scenario in the designer's folder and returns its path; throws kernel::DataError with one sentence.
  QString keepScenario(const QString& title, const std::string& text);
  /// Keeps unsaved work on disk, before something that may fail.
  void keepNow() { desk_->keepNow(); }
  /// Shows a sentence above the cards.
  void say(const QString& sentence) { ask_->ask(sentence, {notNow()}); }

 signals:
  void left();
  void ruleWanted(const QString& id);

 protected:
  void rescaled() override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  static constexpr int kFinding = Qt::UserRole;  ///< in the list of messages: the finding
  void build();
  QWidget* makeHead();
  QWidget* makeMiddle();
  QWidget* makeSide();
  void addKeys();
  void connectAll();
  QPushButton* addCommand(QLayout& row, const char* words, const char* object, void (WorkshopScreen::*does)());
  void retranslate();
  void arrangeCommands();
  void leave();

  // what the commands do
  void begin();
  void copy();
  void rename();
  void remove();
  void revert();
  void compare();
  void tidy();
  void choosePicture();
  [[nodiscard]] QStringList picturesFor(const std::string& key) const;
  void showOwnPictures() const;
  void putPicture(const std::string& key, const QString& art);
  void check();
  void tryCard();
  void save();
  void saveAll();
  void stateOnlyDifferences();
  [[nodiscard]] bool add(const QString& name,
                         const std::function<std::vector<house::SourceFile>(const std::string&)>& make);
  void confirmRenaming(const QString& id);
  void settleDisputes(QStringList disputed);
  void offerLeftBehind();
  bool bringBack(const house::LeftBehind& left);
  [[nodiscard]] AskBar::Answer notNow() const;

  // the form beside the text
  QWidget* makeFaces(QWidget* text);
  void enterForm();
  void toggleForm();
  void arrangeFaces();
  void showForm();

  // the benches
  void addBenches(QLayout& row);
  void nameBenches();
  QWidget* benchFor(int bench);
  void showBench();
  void askWhatIsShared();

  // what is shown
  void onWritten(const QString& text);
  void onChecked();
  void onChangedOutside(const QStringList& changed, const QStringList& disputed);
  void showList();
  void showMessages();
  void showMarks();
  void showState();
  void showCard();
  void findInText(bool on);
  [[nodiscard]] QString nameOf(const QString& path) const;

  const CardScreens& screens_;
  const house::RuleBook* rules_;
  QStringList played_;
  QString packs_;
  CardLanguage language_;
  LiveDesk* desk_;
  QString path_;
  AskBar* ask_ = nullptr;
  CardTree* tree_ = nullptr;
  CardEditor* editor_ = nullptr;
  CardForm* form_ = nullptr;
  QSplitter* faces_ = nullptr;  ///< form and text
  QSplitter* rows_ = nullptr;   ///< these, and the messages
  QList<int> rowsBefore_;       ///< their heights before the form was opened
  QListWidget* messages_ = nullptr;
  CardPreview* preview_ = nullptr;
  CardNotes* notes_ = nullptr;
  std::array<QHBoxLayout*, 2> cardCommands_ = {};  ///< in two rows where there is no room in one
  QSplitter* columns_ = nullptr;
  QTabBar* tabs_ = nullptr;
  QStackedWidget* benches_ = nullptr;
  std::vector<QWidget*> made_;  ///< the game's own, in order; nullptr until first visited
  PrintPanel* print_ = nullptr;
  SharePanel* share_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* folder_ = nullptr;
  QLabel* state_ = nullptr;
  QLabel* messagesHead_ = nullptr;
  QLineEdit* find_ = nullptr;
  /// Buttons with their English labels.
  std::vector<std::pair<QPushButton*, const char*>> commands_;
  std::set<std::filesystem::path> later_;  ///< left behind, to ask about another time
  bool toldNotKept_ = false;
  std::vector<CardTrial> trials_;  ///< the positions offered by the question
};

}  // namespace ui
