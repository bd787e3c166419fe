#pragma once
// Shares a designer's cards as one file: export and import. A pack's effects are shown before anything is written.

#include <QWidget>
#include <optional>

#include "engine/house/cards/card_part.h"
#include "packs/changes.h"
#include "packs/pack.h"
#include "packs/versions.h"

class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace ui {

/// The folders packs are made from and installed into.
struct PackFolders {
  QString shipped;      ///< the shipped cards
  QString cards;        ///< the designer's own, overlaid; empty: none
  QString scenarios;    ///< the scenarios for these; empty: none
  QString installed;    ///< where packs are unpacked
  QString shared = {};  ///< where the packs last saved are remembered; empty: nowhere
};

class FieldText;
class VersionTable;

class SharePanel final : public QWidget {
  Q_OBJECT
 public:
  explicit SharePanel(const house::CardPart& cards, QWidget* parent = nullptr);

  /// Reads the folders, and shows the changes and faults of a pack of the designer's cards.
  void show(const PackFolders& folders);
  using QWidget::show;
  /// Writes the designer's cards as a pack; the panel shows the result.
  void saveTo(const QString& path);
  /// Reads a pack and shows what it does; nothing is installed.
  void look(const QString& path);
  /// Installs the pack last looked at.
  void install();

 signals:
  /// The installed packs have changed.
  void installed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  QWidget* makeGive();
  QWidget* makeTake();
  QLineEdit* makeField(const QString& name, const char* object);
  FieldText* addNotes(QFormLayout& form, const QString& name, const char* object);
  void check();
  void report();
  void readInstalled();
  void askForPlace();
  void askForPack();
  [[nodiscard]] house::PackLabel ownLabel() const;
  [[nodiscard]] house::Pack ownPack() const;

  // versions of the designer's own pack
  void beginWithLast();
  void findBefore();
  void offerVersion(bool anew);
  void compareWithBefore();
  void showSince();
  void remember(const house::Pack& pack);
  [[nodiscard]] QString rememberedAt(const QString& id) const;
  // and of the one that is looked at
  QString compareWithInstalled(const house::Pack& pack);

  [[nodiscard]] QString kindOfFiles() const;

  const house::CardPart& cards_;
  PackFolders folders_;
  std::optional<house::Layer> shipped_;
  std::vector<house::Pack> others_;     ///< installed
  std::optional<house::Pack> offered_;  ///< looked at
  std::optional<house::Pack> before_;   ///< the version last saved, or the installed one, of the designer's own
  QString idBefore_;                    ///< whose version that is
  bool versionTyped_ = false;           ///< the number is the designer's, not ours
  house::VersionStep since_;            ///< what is new since that version
  bool reported_ = false;               ///< the designer's cards were read without error
  house::Language language_ = house::Language::English;
  QLineEdit* name_ = nullptr;
  QLineEdit* german_ = nullptr;
  QLineEdit* version_ = nullptr;
  QLineEdit* author_ = nullptr;
  FieldText* notes_ = nullptr;
  FieldText* germanNotes_ = nullptr;
  VersionTable* sinceTable_ = nullptr;
  VersionTable* compared_ = nullptr;
  FieldText* takenNotes_ = nullptr;
  QListWidget* own_ = nullptr;
  QListWidget* foreign_ = nullptr;
  QListWidget* there_ = nullptr;
  QLabel* gives_ = nullptr;
  QLabel* takes_ = nullptr;
  QPushButton* save_ = nullptr;
  QPushButton* install_ = nullptr;
};

}  // namespace ui
