// What is left of the shields in a build without their server or page.

#include "ui/shields/code.h"
#include "ui/shields/shields.h"

namespace ui {

using kernel::Seat;
using kernel::SeatSet;

class Shields::Inside {};

bool Shields::offered() { return false; }
Shields::Shields(Played played, QObject* parent) : QObject(parent), played_(std::move(played)) {}
Shields::~Shields() = default;
QString Shields::open() { return tr("This program was built without shields."); }
bool Shields::wasOpen() const { return false; }
void Shields::close() {}
bool Shields::isOpen() const { return false; }
QString Shields::place() const { return {}; }
QStringList Shields::addresses() const { return {}; }
QString Shields::address() const { return {}; }
void Shields::useAddress(const QString&) {}
ShieldSeat Shields::seat(Seat) const { return {}; }
SeatSet Shields::answering() const { return {}; }
void Shields::setGrace(int seconds) { grace_ = seconds; }
void Shields::offer(Seat) {}
void Shields::toCurtain(Seat) {}
void Shields::keepFirst(Seat) {}
void Shields::takeSecond(Seat) {}
void Shields::speak(const house::Voice& voice, house::Language language) {
  played_.voice = &voice;
  played_.language = language;
}
void Shields::sayGoodbye() {}
void Shields::show() {}
void Shields::hold(bool on) { held_ = on; }
void Shields::passOn() {}

QPixmap pictureOfCode(const QString& /*text*/, int /*side*/) { return {}; }

}  // namespace ui
