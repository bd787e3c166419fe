#pragma once
// Chooses cards and their layout on paper, to save as a PDF or as pictures.

#include <QWidget>
#include <memory>
#include <set>

#include "ui/print/sheets.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace ui {

/// A small picture of the first sheet's fronts, on paper or for Tabletop Simulator.
class SheetPreview final : public QWidget {
  Q_OBJECT
 public:
  explicit SheetPreview(QWidget* parent);
  void show(std::shared_ptr<const Printable> cards, const PrintWish& wish);
  /// Shows that nothing can be printed.
  void clear();
  using QWidget::show;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void drawPaper(QPainter& p) const;

  std::shared_ptr<const Printable> cards_;
  PrintWish wish_;
  QSizeF paper_;
  std::vector<Sheet> sheets_;  ///< the first; empty: nothing can be printed
};

class PrintPanel final : public QWidget {
  Q_OBJECT
 public:
  explicit PrintPanel(QWidget* parent = nullptr);

  /// Shows these cards; the previous choice is kept as far as it still exists. At first all are chosen; if some are the
  /// designer's own, those.
  void show(std::shared_ptr<const Printable> cards);
  using QWidget::show;
  /// Chooses exactly these cards, by their places.
  void choose(const std::vector<int>& cards);
  /// The current choice.
  [[nodiscard]] PrintWish wish() const;
  /// Writes the PDF or the pictures, in the current language; the panel shows the result.
  void saveTo(const QString& path);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  QWidget* makeChoices();
  void fill();
  void showOnlyMine();
  void check();
  [[nodiscard]] QString sheetsSaid(const PrintWish& wish) const;
  void ask();
  /// The chosen cards by id, which stays the same in other data.
  [[nodiscard]] QStringList chosen() const;
  void choose(const QStringList& ids);

  std::shared_ptr<const Printable> cards_;
  std::set<int> mine_;
  house::Language language_ = house::Language::English;
  QTreeWidget* decks_ = nullptr;
  QCheckBox* onlyMine_ = nullptr;
  QComboBox* form_ = nullptr;
  QComboBox* paper_ = nullptr;
  QComboBox* turn_ = nullptr;
  QSpinBox* margin_ = nullptr;
  QCheckBox* copies_ = nullptr;
  QCheckBox* backs_ = nullptr;
  QCheckBox* marks_ = nullptr;
  QLabel* says_ = nullptr;
  QPushButton* save_ = nullptr;
  SheetPreview* preview_ = nullptr;
  bool filling_ = false;  ///< filling, not chosen by the user: no checks
};

}  // namespace ui
