#pragma once
// Cards of a designer's own in one file: given away, and taken in. What a pack does is shown before anything is
// written.

#include <QWidget>
#include <optional>

#include "engine/games/warehouse13/said/words.h"
#include "packs/changes.h"

class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace w13 {

/// The folders that packs are made of and put into.
struct PackFolders {
  QString shipped;    ///< the shipped cards
  QString cards;      ///< the designer's own, laid over them; empty: there are none
  QString scenarios;  ///< that go with these; empty: none
  QString installed;  ///< where packs are unpacked
};

class SharePanel final : public QWidget {
  Q_OBJECT
 public:
  explicit SharePanel(QWidget* parent = nullptr);

  /// Reads the folders, and shows what a pack of the designer's cards would change and what is wrong with it.
  void show(const PackFolders& folders);
  using QWidget::show;
  /// Writes the designer's cards as a pack; the panel says what came of it.
  void saveTo(const QString& path);
  /// Reads a pack and shows what it does; nothing is installed.
  void look(const QString& path);
  /// Installs the pack that was looked at.
  void install();

 signals:
  /// The packs that are installed are others now.
  void installed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  QWidget* makeGive();
  QWidget* makeTake();
  QLineEdit* addField(QFormLayout& form, const QString& name, const char* object);
  void check();
  void report();
  void readInstalled();
  void askForPlace();
  void askForPack();
  [[nodiscard]] Pack ownPack() const;

  PackFolders folders_;
  std::optional<Layer> shipped_;
  std::vector<Pack> others_;     ///< installed
  std::optional<Pack> offered_;  ///< looked at
  bool reported_ = false;        ///< the designer's cards have been read without an error
  Language language_ = Language::English;
  QLineEdit* name_ = nullptr;
  QLineEdit* german_ = nullptr;
  QLineEdit* version_ = nullptr;
  QLineEdit* author_ = nullptr;
  QListWidget* own_ = nullptr;
  QListWidget* foreign_ = nullptr;
  QListWidget* there_ = nullptr;
  QLabel* gives_ = nullptr;
  QLabel* takes_ = nullptr;
  QPushButton* save_ = nullptr;
  QPushButton* install_ = nullptr;
};

}  // namespace w13
