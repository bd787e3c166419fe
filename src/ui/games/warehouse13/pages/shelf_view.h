#pragma once
// The Stacks on the title: a niche for each artifact. Artifacts retrieved here stay lit for ever; the others are
// shadows.

#include <QAbstractButton>
#include <QWidget>
#include <map>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "ui/games/warehouse13/settings/shelf.h"

class QPushButton;

namespace w13 {

/// What a niche holds.
struct NicheContent {
  std::string art;  ///< the card's icon; empty: the card is not in the box
  int number = 0;
  QString name;  ///< in the current language
  bool lit = false;
  Shelved last;  ///< its last retrieval
};

class Niche final : public QAbstractButton {
  Q_OBJECT
 public:
  Niche(NicheContent content, QWidget* parent);
  [[nodiscard]] const NicheContent& content() const { return content_; }
  void rescale(double scale) { scale_ = scale; }
  /// Shows its icon from now on; before that the niche is dark.
  void showIcon();

 signals:
  /// The pointer or focus came or went.
  void looked(bool at);

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  NicheContent content_;
  double scale_ = 1;
  bool iconShown_ = false;
};

class ShelfView final : public QWidget {
  Q_OBJECT
 public:
  explicit ShelfView(QWidget* parent);

  void show(const Catalog& cards, const std::vector<Shelved>& shelved);
  using QWidget::show;
  /// Lays out the niches in its current size, at a scale (1: smallest window).
  void rescale(double scale);
  /// The height it needs at a scale.
  [[nodiscard]] int heightFor(double scale) const;
  /// The niche of an artifact; nullptr: none.
  [[nodiscard]] Niche* nicheOf(const std::string& artifact) const;

 signals:
  /// The niche looked at; nullptr: no longer any.
  void lookedAt(w13::Niche* niche);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void layOut();
  void turn(int by);
  [[nodiscard]] int rows() const;
  [[nodiscard]] double pitch() const;
  [[nodiscard]] double head() const;

  std::vector<Niche*> niches_;
  QPushButton* back_;
  QPushButton* on_;
  bool iconsShown_ = false;  ///< the shelf has been painted once: its icons take longest to draw
  int columns_ = 13;
  int page_ = 0;
  int seen_ = -1;  ///< the niche whose page is open; -1: the user turned the page
  double scale_ = 1;
};

}  // namespace w13
