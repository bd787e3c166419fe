#pragma once
// Chooses a card's picture among all that can be drawn: a search over a grid of pictures, which are drawn when they
// come into view.

#include <QAbstractListModel>
#include <QDialog>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace ui {

/// The pictures whose names have all words that were typed; first those that begin with them.
class PictureList final : public QAbstractListModel {
  Q_OBJECT
 public:
  /// `names`: as cards write them, "game-icons:compass".
  PictureList(QStringList names, QObject* parent);

  void use(const QStringList& names) { all_ = names; }
  void find(const QString& words);
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  /// The display role is the name without its set; kArt is the name as cards write it.
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] int placeOf(const QString& art) const;
  static constexpr int kArt = Qt::UserRole;

 private:
  QStringList all_;
  QStringList found_;
};

class PicturePicker final : public QDialog {
  Q_OBJECT
 public:
  /// Begins at the picture that the card has.
  PicturePicker(const QStringList& names, const QString& now, QWidget* parent);

  [[nodiscard]] QListView* grid() const { return grid_; }
  /// Shows other pictures, and goes to one of them.
  void use(const QStringList& names, const QString& now);
  /// Says why a picture cannot be added.
  void complain(const QString& sentence);

 signals:
  /// A file of a picture of one's own is to be added.
  void added(const QString& file);
  /// A picture has been taken, by its name as cards write it.
  void taken(const QString& art);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void build();
  void find(const QString& words);
  void show(const QModelIndex& at);
  void goTo(const QString& art);
  void ask();
  void take();

  PictureList* list_;
  QLineEdit* search_;
  QListView* grid_;
  QLabel* says_;
  QPushButton* take_;
};

}  // namespace ui
