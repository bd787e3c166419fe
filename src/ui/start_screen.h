#pragma once
// The first screen: who plays whom, with which options, or which saved season goes on.

#include <QWidget>

#include "engine/warehouse13/season_log.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace w13 {

class StartScreen final : public QWidget {
  Q_OBJECT
 public:
  /// `saves`: the folder of saved seasons.
  StartScreen(const Catalog& cards, QString saves, QWidget* parent);

  /// What is set up now.
  [[nodiscard]] SeasonStart start() const;
  /// Reads the list of saved seasons again.
  void readSaves();
  /// Tells in one sentence why a season could not be begun or opened.
  void complain(const QString& sentence);

 signals:
  void begin(const w13::SeasonStart& start);
  void resume(const QString& path);
  void options();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct SeatRow {
    QLabel* portrait;
    QComboBox* player;  ///< nobody, a person, or a bot by name
    QComboBox* agent;
    QLineEdit* name;
  };
  struct VariantRow {
    QString name;
    QCheckBox* on = nullptr;
    QSpinBox* count = nullptr;
  };
  void build();
  QWidget* makeMenu();
  QWidget* makeSeats();
  QWidget* makeVariants();
  void preset(int players);
  void check();
  void openFile();

  const Catalog& cards_;
  QString saves_;
  Language language_ = Language::English;
  int players_ = 0;
  std::vector<SeatRow> seats_;
  std::vector<VariantRow> variants_;
  QLineEdit* seed_ = nullptr;
  QLabel* fault_ = nullptr;
  QPushButton* deal_ = nullptr;
  QListWidget* list_ = nullptr;
  QPushButton* resume_ = nullptr;
};

}  // namespace w13
