#pragma once
// The log on the screen: what everybody has seen, but no perfect memory. A discard is named only while it can be seen.

#include <QTextBrowser>

#include "engine/warehouse13/words.h"

namespace w13 {

class LogPanel final : public QTextBrowser {
  Q_OBJECT
 public:
  /// How many draws at the end are told: nobody shall tally them by pile.
  static constexpr int kDrawsTold = 6;

  LogPanel(const Catalog& cards, const Words& words, QWidget* parent);

  /// Takes in what the table has learnt; `v` is the table's view after it.
  void add(const Events& news, const View& v);
  void show(const View& v);
  using QWidget::show;
  /// The last line, for the wire.
  [[nodiscard]] QString lastLine() const { return last_; }
  /// All lines as they may be read now.
  [[nodiscard]] QStringList lines(const View& v) const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] bool named(const Event& event, const View& v) const;
  const Catalog& cards_;
  const Words& words_;
  Events events_;
  QString last_;
};

}  // namespace w13
