#pragma once
// The gate through which phones come: the server of the module, what it serves, and the codes that lead to it.

#include <QJsonObject>
#include <memory>

#include "shield_server/server.h"
#include "ui/shields/shields.h"
#include "ui/time/clock.h"

namespace ui {

class Gate final {
 public:
  /// Whether the module and the page are there.
  [[nodiscard]] static bool there();
  /// nullptr: they are not. `hears` must outlive it.
  [[nodiscard]] static std::unique_ptr<Gate> open(shields::Hears& hears);
  /// A code to be scanned; empty: the text is too long for one.
  [[nodiscard]] static QImage codeOf(const QString& text);

  /// Begins to listen, at this port if it is free. False: the system allows none.
  [[nodiscard]] bool listen(quint16 port);
  [[nodiscard]] quint16 port() const { return port_; }
  [[nodiscard]] QStringList addresses() const { return server_->addresses(); }
  /// Serves the page, the rules, and the pictures: those are drawn one after the other, while nobody waits. Called
  /// again, it begins anew, as in another language.
  void serve(const house::RuleBook& rules, const house::Voice& voice, const ShieldPictures& pictures);
  void send(int line, const QByteArray& bytes) { server_->send(line, bytes); }
  void close(int line) { server_->close(line); }

 private:
  static constexpr int kPictureQuality = 82;
  explicit Gate(std::unique_ptr<shields::Server> server);
  void drawNext();

  std::unique_ptr<shields::Server> server_;
  quint16 port_ = 0;
  ShieldPictures pictures_;
  QJsonObject listed_;  ///< those drawn so far, as the page reads them
  int drawn_ = 0;
  Alarm draws_{Alarm::Rings::Again, 15};
};

}  // namespace ui
