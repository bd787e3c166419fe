#pragma once
// Where cards are chosen, and how they lie on paper, to be saved as a PDF.

#include <QWidget>
#include <memory>

#include "engine/games/warehouse13/said/words.h"
#include "ui/print/sheets.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace w13 {

/// The fronts of the first sheet, small.
class SheetPreview final : public QWidget {
  Q_OBJECT
 public:
  explicit SheetPreview(QWidget* parent);
  void show(std::shared_ptr<const Catalog> cards, const PrintWish& wish);
  /// Nothing can be printed.
  void clear();
  using QWidget::show;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::shared_ptr<const Catalog> cards_;
  PrintWish wish_;
  std::vector<Sheet> sheets_;
};

class PrintPanel final : public QWidget {
  Q_OBJECT
 public:
  explicit PrintPanel(QWidget* parent = nullptr);

  /// Shows these cards; what was chosen before stays chosen as far as it is still there, at first all of them.
  void show(std::shared_ptr<const Catalog> cards);
  using QWidget::show;
  /// Chooses these designs and no others.
  void choose(const std::vector<DesignId>& designs);
  /// What is chosen now.
  [[nodiscard]] PrintWish wish() const;
  /// Writes the PDF, in the language spoken; the panel says what came of it.
  void saveTo(const QString& path);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  QWidget* makeChoices();
  void fill();
  void check();
  void ask();
  /// The cards that are chosen, by id: the same in other data.
  [[nodiscard]] QStringList chosen() const;
  void choose(const QStringList& ids);

  std::shared_ptr<const Catalog> cards_;
  Language language_ = Language::English;
  QTreeWidget* decks_ = nullptr;
  QComboBox* paper_ = nullptr;
  QComboBox* turn_ = nullptr;
  QSpinBox* margin_ = nullptr;
  QCheckBox* copies_ = nullptr;
  QCheckBox* backs_ = nullptr;
  QCheckBox* marks_ = nullptr;
  QLabel* says_ = nullptr;
  QPushButton* save_ = nullptr;
  SheetPreview* preview_ = nullptr;
  bool filling_ = false;  ///< nobody chooses: nothing is checked
};

}  // namespace w13
