#include "ui/settings/pins.h"

#include <QFile>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QSettings>
#include <algorithm>

namespace ui {

namespace {

constexpr int kRounds = 20'000;  // a few hundredths of a second for each try
constexpr int kSalt = 16, kHash = 32;

QByteArray newSalt() {
  std::array<quint32, kSalt / 4> words{};
  QRandomGenerator::system()->generate(words.begin(), words.end());
  return QByteArray(reinterpret_cast<const char*>(words.data()), kSalt);
}

/// PBKDF2 with SHA-256 and one block, as in RFC 8018. Qt has it too, but only in its network library.
QByteArray hashOf(const QString& pin, const QByteArray& salt) {
  const QByteArray key = pin.toUtf8();
  QByteArray round =
      QMessageAuthenticationCode::hash(salt + QByteArray("\0\0\0\1", 4), key, QCryptographicHash::Sha256);
  QByteArray all = round;
  for (int done = 1; done < kRounds; ++done) {
    round = QMessageAuthenticationCode::hash(round, key, QCryptographicHash::Sha256);
    for (int at = 0; at < kHash; ++at) all[at] = static_cast<char>(all[at] ^ round[at]);
  }
  return all;
}

QString keyOf(kernel::Seat seat, const QString& what) {
  return QStringLiteral("seat%1/%2").arg(index(seat) + 1).arg(what);
}

}  // namespace

Pins::Pins(const QString& season) : file_(season.isEmpty() ? QString() : season + ".pins") {
  if (file_.isEmpty() || !QFile::exists(file_)) return;
  const QSettings file(file_, QSettings::IniFormat);
  for (const Seat seat : kernel::SeatSet::firstOf(kernel::kMaxSeats)) {
    const Kept kept{QByteArray::fromHex(file.value(keyOf(seat, "salt")).toByteArray()),
                    QByteArray::fromHex(file.value(keyOf(seat, "hash")).toByteArray())};
    if (kept.salt.size() == kSalt && kept.hash.size() == kHash) kept_[seat] = kept;
    if (file.value(keyOf(seat, "dropped")).toBool()) dropped_ |= seat;
  }
}

bool Pins::wellFormed(const QString& pin) {
  return pin.size() >= kFewest && pin.size() <= kMost &&
         std::all_of(pin.begin(), pin.end(), [](QChar each) { return each >= u'0' && each <= u'9'; });
}

bool Pins::fits(Seat seat, const QString& pin) const {
  const auto found = kept_.find(seat);
  return found != kept_.end() && hashOf(pin, found->second.salt) == found->second.hash;
}

bool Pins::set(Seat seat, const QString& pin) {
  if (!wellFormed(pin)) return false;
  const QByteArray salt = newSalt();
  kept_[seat] = {salt, hashOf(pin, salt)};
  dropped_ = dropped_.without(seat);
  write();
  return true;
}

void Pins::drop(Seat seat, bool byTable) {
  if (kept_.erase(seat) == 0) return;
  if (byTable) dropped_ |= seat;
  write();
}

void Pins::write() const {
  if (file_.isEmpty()) return;
  {
    QSettings file(file_, QSettings::IniFormat);
    file.clear();
    for (const auto& [seat, kept] : kept_) {
      file.setValue(keyOf(seat, "salt"), kept.salt.toHex());
      file.setValue(keyOf(seat, "hash"), kept.hash.toHex());
    }
    for (const Seat seat : dropped_) file.setValue(keyOf(seat, "dropped"), true);
  }
  QFile::setPermissions(file_, QFile::ReadOwner | QFile::WriteOwner);
}

}  // namespace ui
