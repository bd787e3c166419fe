#include "ui/shields/shields.h"

#include <QFile>
#include <QHash>
#include <algorithm>
#include <deque>

#include "shields/party.h"
#include "ui/look/saved_file.h"
#include "ui/shields/gate.h"
#include "ui/shields/sign.h"
#include "ui/time/clock.h"

namespace ui {

using kernel::SeatSet;

namespace {

std::optional<shields::Time> graceOf(int grace) {
  if (grace < 0) return std::nullopt;
  return std::chrono::seconds(grace);
}

constexpr int kFarewell = 30'000;  // milliseconds from the end of a match until phones are sent away

shields::Time now() { return shields::Time(timeNow()); }

shields::Table tableOf(const Shields::Played& played) {
  return {played.match, *played.voice, played.rules, played.language, played.game.toStdString(), played.amount};
}

/// What was kept beside the match; nothing: nothing that can be read.
struct Found {
  shields::Kept kept;
  quint16 port = 0;
};
std::optional<Found> foundIn(const QString& path) {
  QFile file(path);
  if (path.isEmpty() || !file.open(QIODevice::ReadOnly)) return std::nullopt;
  const quint16 port = file.readLine().trimmed().toUShort();
  try {
    return Found{shields::keptIn(file.readAll().toStdString()), port};
  } catch (const std::runtime_error&) {  // damaged: phones scan a code again
    return std::nullopt;
  }
}

QByteArray bytesOf(const shields::Bytes& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

}  // namespace

/// What there is only while it is open: the party, and the gate through which phones come.
class Shields::Inside final : public shields::Hears {
 public:
  Inside(Shields& whole, const Played& played, int grace, const std::optional<Found>& found)
      : party(found ? shields::Party(played.people, graceOf(grace), found->kept, now())
                    : shields::Party(played.people, graceOf(grace))),
        gate(Gate::open(*this)), whole_(whole) {
    QObject::connect(&beat_, &Alarm::rang, &whole, [this] { beat(); });
  }

  Opened opened() override {
    const shields::Party::Opened opened = party.open(now());
    if (opened.line < 0) return {};
    lines_.insert(opened.line, false);
    return {opened.line, bytesOf({opened.call.begin(), opened.call.end()})};
  }
  bool heard(int line, const QByteArray& bytes) override {
    const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.constData());
    const bool stays = party.hear(line, {first, static_cast<std::size_t>(bytes.size())}, now());
    if (!stays) lines_.remove(line);
    else if (!lines_.value(line)) lines_[line] = welcome(line);
    tell();
    return stays;
  }
  void closed(int line) override {
    lines_.remove(line);
    party.closed(line, now());
    tell();
  }
  void begin() { beat_.start(); }
  /// Says whether seats stand otherwise than when it last said so, and passes on what phones want.
  void tell() {
    std::vector<shields::Stands> stands;
    for (int at = 0; at < kernel::kMaxSeats; ++at) stands.push_back(party.hall().of(kernel::seatAt(at)));
    if (std::exchange(stands_, stands) != stands) {
      whole_.keep();
      emit whole_.changed();
    }
    whole_.passOn();
  }

  shields::Party party;
  std::unique_ptr<Gate> gate;
  QString address;  ///< the one that codes name
  kernel::PerSeat<QString> codes;
  std::string kept;                                   ///< as it was last written
  std::deque<std::pair<Seat, shields::Wish>> wishes;  ///< not passed on yet

 private:
  /// As many frames at once as a first face takes, always the same: nobody who comes waits for so many beats. False: it
  /// has not greeted yet.
  bool welcome(int line) {
    for (int sent = 0; sent < kWelcome; ++sent) {
      const auto frame = party.beat(line);
      if (!frame) return false;
      gate->send(line, bytesOf(*frame));
    }
    return true;
  }
  /// One frame for each line, whatever there is to say.
  void beat() {
    for (const shields::Party::Line line : party.pass(now())) {
      lines_.remove(line);
      gate->close(line);
    }
    const QList<int> lines = lines_.keys();
    for (const int line : lines)
      if (const auto frame = party.beat(line)) gate->send(line, bytesOf(*frame));
    tell();
  }

  Shields& whole_;
  static constexpr int kWelcome = 6;
  QHash<int, bool> lines_;  ///< and whether it has been welcomed
  std::vector<shields::Stands> stands_;
  Alarm beat_{Alarm::Rings::Again, shields::kBeat};
};

bool Shields::offered() { return Gate::there(); }

Shields::Shields(Played played, QObject* parent) : QObject(parent), played_(std::move(played)) {}

Shields::~Shields() { close(); }

QString Shields::open() {
  if (inside_) return {};
  const std::optional<Found> found = foundIn(played_.keptIn);
  auto inside = std::make_unique<Inside>(*this, played_, grace_, found);
  if (!inside->gate) return tr("This program was built without shields.");
  if (!inside->gate->listen(found ? found->port : 0))
    return tr("This computer lets nobody in: no port is free for phones.");
  inside_ = std::move(inside);
  begin();
  return {};
}

bool Shields::wasOpen() const { return foundIn(played_.keptIn).has_value(); }

void Shields::begin() {
  inside_->gate->serve(played_.rules, *played_.voice, played_.pictures());
  const QStringList all = addresses();
  inside_->address = all.isEmpty() ? QStringLiteral("127.0.0.1") : all.front();
  for (int at = 0; at < kernel::kMaxSeats; ++at)
    if (const Seat seat = kernel::seatAt(at); people().has(seat) && inside_->party.hall().phone(seat) == nullptr)
      offer(seat);
  show();
  inside_->begin();
  emit changed();
}

void Shields::close() {
  if (std::exchange(inside_, nullptr)) emit changed();
}

bool Shields::isOpen() const { return inside_ != nullptr; }

// ---- where the page is ------------------------------------------------------------------------------------------

QStringList Shields::addresses() const { return inside_ ? inside_->gate->addresses() : QStringList(); }
QString Shields::address() const { return inside_ ? inside_->address : QString(); }

QString Shields::place() const {
  return inside_ ? tr("%1 port %2").arg(inside_->address).arg(inside_->gate->port()) : QString();
}

void Shields::useAddress(const QString& address) {
  if (!inside_) return;
  inside_->address = address;
  emit changed();
}

// ---- seats ------------------------------------------------------------------------------------------------------

ShieldSeat Shields::seat(Seat seat) const {
  if (!inside_) return {};
  const shields::Hall& hall = inside_->party.hall();
  ShieldSeat shown;
  shown.stands = static_cast<Stands>(hall.of(seat));
  if (hall.code(seat) != nullptr)
    shown.address =
        QStringLiteral("http://%1:%2/#%3").arg(inside_->address).arg(inside_->gate->port()).arg(inside_->codes[seat]);
  if (const shields::Phone* phone = hall.phone(seat)) shown.sign = wordsOf(phone->sign);
  if (const shields::Phone* second = hall.second(seat)) shown.secondSign = wordsOf(second->sign);
  if (const auto since = hall.awaySince(seat)) {
    shown.away = static_cast<int>((now() - *since).count() / 1000);
    if (grace_ >= 0) shown.left = std::max(0, grace_ - shown.away);
  }
  return shown;
}

SeatSet Shields::answering() const { return inside_ ? inside_->party.hall().shields() : SeatSet(); }

void Shields::setGrace(int seconds) {
  grace_ = seconds;
  if (inside_) inside_->party.setGrace(graceOf(seconds));
  emit changed();
}

void Shields::offer(Seat seat) {
  if (!inside_) return;
  inside_->codes[seat] = QString::fromStdString(inside_->party.offer(seat));
  inside_->tell();
  emit changed();  // a seat that has a phone stands as before, but shows a code
}

void Shields::toCurtain(Seat seat) {
  if (!inside_) return;
  inside_->party.toCurtain(seat);
  inside_->tell();
}

void Shields::keepFirst(Seat seat) {
  if (!inside_) return;
  inside_->party.keepFirst(seat);
  inside_->tell();
}

void Shields::takeSecond(Seat seat) {
  if (!inside_) return;
  inside_->party.takeSecond(seat);
  inside_->tell();
}

// ---- the match --------------------------------------------------------------------------------------------------

void Shields::show() {
  if (!held_) showNow();
}

void Shields::showNow() {
  if (!inside_) return;
  inside_->party.show(tableOf(played_), [this](Seat seat) {
    return played_.voice->lines(played_.match.events(seat, house::Since::LastLook), seat);
  });
}

// At once, though the table may be held, as when options are up: the voice before it does not outlive this.
void Shields::speak(const house::Voice& voice, house::Language language) {
  played_.voice = &voice;
  const bool other = std::exchange(played_.language, language) != language;
  if (inside_ && other) inside_->gate->serve(played_.rules, voice, played_.pictures());
  showNow();
}

void Shields::sayGoodbye() {
  show();
  if (!played_.keptIn.isEmpty()) QFile::remove(played_.keptIn);
  played_.keptIn.clear();
  Alarm::after(kFarewell, this, [this] { close(); });
}

void Shields::hold(bool on) {
  if (std::exchange(held_, on) == on || on) return;
  show();
  passOn();
}

// What comes of a visit may hold or end all this, so each is looked at anew.
void Shields::passOn() {
  if (!inside_ || held_) return;
  bool heard = false;
  for (const Seat seat : inside_->party.takeLooks()) {
    heard = true;
    emit looked(seat);
  }
  for (const auto& [seat, notes] : inside_->party.takeNotes()) {
    heard = true;
    if (notes.size() > house::Match::kLongestNotes)
      inside_->party.refuse(seat, tr("Notes have %1 letters at most.").arg(house::Match::kLongestNotes).toStdString());
    else emit noted(seat, QString::fromStdString(notes));
  }
  std::ranges::move(inside_->party.takeWishes(), std::back_inserter(inside_->wishes));
  while (inside_ && !held_ && !inside_->wishes.empty()) {
    heard = true;
    const auto [seat, wish] = std::move(inside_->wishes.front());
    inside_->wishes.pop_front();
    if (fits(played_.match, seat, wish) && questionAfter(played_.match, seat, wish).empty())
      emit answered(seat, wish.how == kernel::How::Interjection, wish.choices);
    else inside_->party.refuse(seat, tr("Something else has happened: choose again.").toStdString());
  }
  // After visits that others have confirmed: those are answers that were heard.
  for (const Seat seat : inside_ && !held_ ? inside_->party.takeUndos() : SeatSet()) {
    heard = true;
    if (played_.match.mayUndoOf() == seat) emit tookBack(seat);
    else if (inside_) inside_->party.refuse(seat, tr("Something else has happened: it stays.").toStdString());
  }
  if (heard) show();
}

void Shields::keep() {
  if (!inside_ || played_.keptIn.isEmpty()) return;
  const std::string kept = textOf(inside_->party.kept());
  if (std::exchange(inside_->kept, kept) == kept) return;
  try {
    writeFile(played_.keptIn, QByteArray::number(inside_->gate->port()) + '\n' + QByteArray::fromStdString(kept));
    QFile::setPermissions(played_.keptIn, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
  } catch (const std::runtime_error&) {  // phones scan a code again then
  }
}

}  // namespace ui
