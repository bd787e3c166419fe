#include "phone.h"

#include <QApplication>
#include <QTest>
#include <QUrl>

#include "support/catch.h"

namespace ui::test {

using shields::Channel;
using shields::Listener;

namespace {

shields::Bytes decoded(const QString& text) {
  const std::optional<shields::Bytes> bytes = shields::bytesIn(text.toStdString());
  REQUIRE(bytes);
  return *bytes;
}

QByteArray bytesOf(const shields::Bytes& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

shields::Bytes bytesOf(const QByteArray& bytes) { return {bytes.begin(), bytes.end()}; }

}  // namespace

Phone::Phone(const QString& address, std::uint64_t seed) : luck_(seed) { scan(address); }

void Phone::scan(const QString& address) {
  const QUrl url(address);
  const QStringList code = url.fragment().split('.');
  REQUIRE(code.size() == 2);
  port_ = static_cast<quint16>(url.port());
  const shields::Bytes table = decoded(code[0]), token = decoded(code[1]);
  REQUIRE(table.size() == table_.size());
  REQUIRE(token.size() == token_.size());
  std::ranges::copy(table, table_.begin());
  std::ranges::copy(token, token_.begin());
}

void Phone::call(bool scans) {
  const QString host = QStringLiteral("127.0.0.1:%1").arg(port_);
  scans_ = scans;
  channel_.reset();
  sender_ = shields::Sender(shields::kMostToTable);
  listener_ = {};
  seen_ = nullptr;
  fresh_ = false;
  frames_ = 0;
  socket_ = std::make_unique<QWebSocket>("http://" + host);
  QObject::connect(socket_.get(), &QWebSocket::binaryMessageReceived, socket_.get(),
                   [this](const QByteArray& bytes) { hear(bytes); });
  socket_->open(QUrl("ws://" + host + "/line"));
}

// The first that comes is the table's call, in the clear.
void Phone::hear(const QByteArray& bytes) {
  if (!channel_) {
    shields::Call call{};
    REQUIRE(bytes.size() == static_cast<qsizetype>(call.size()));
    std::ranges::copy(bytesOf(bytes), call.begin());
    auto greeting = greet(keys_, table_, call, scans_ ? std::optional(token_) : std::nullopt);
    REQUIRE(greeting);
    channel_ = std::move(greeting->second);
    return send(bytesOf(greeting->first));
  }
  ++frames_;
  const std::optional<shields::Bytes> carried = channel_->open(bytesOf(bytes));
  REQUIRE(carried);
  const Listener::Heard heard = listener_.take(*carried);
  REQUIRE(heard != Listener::Heard::Nonsense);
  if (heard == Listener::Heard::Nothing) return;
  seen_ = Json::parse(listener_.message());
  fresh_ = true;
}

bool Phone::open() const { return socket_ && socket_->state() == QAbstractSocket::ConnectedState; }

void Phone::beat() {
  if (open() && channel_) send(bytesOf(channel_->seal(sender_.next())));
}

void Phone::say(const Json& json) {
  const std::string text = json.dump();
  sender_.say({text.begin(), text.end()});
}

void Phone::say(const char* does, std::size_t pick) {
  const Json face = this->face();
  REQUIRE_FALSE(face.empty());
  say({{"step", face["step"]}, {"chosen", face["chosen"].size()}, {"do", does}, {"pick", pick}});
}

bool Phone::play() {
  const Json face = this->face();
  if (face.empty() || (face["question"].is_null() && face["chosen"].empty())) return false;
  if (face["question"].is_null()) return say("done"), true;
  const int choices = static_cast<int>(face["question"]["choices"].size());
  say("pick", static_cast<std::size_t>(luck_.pick(choices, kernel::ChanceOf::Card)));
  return true;
}

// Loopback and server live in this thread: what a phone has sent is read at the next turn, answered in the one after.
void beat(HandClock& clock, const Phones& phones) {
  for (const auto& phone : phones) phone->beat();
  QApplication::processEvents();
  clock.pass(shields::kBeat);
  for (int turn = 0; turn < 2; ++turn) QApplication::processEvents();
}

void beats(HandClock& clock, const Phones& phones, int times) {
  for (int at = 0; at < times; ++at) beat(clock, phones);
}

Phones phonesFor(HandClock& clock, const Shields& shields, kernel::SeatSet seats) {
  Phones phones;
  for (const kernel::Seat seat : seats) {
    const auto seed = static_cast<std::uint64_t>(index(seat)) + 1;
    phones.push_back(std::make_unique<Phone>(shields.seat(seat).address, seed));
    phones.back()->call(true);
  }
  REQUIRE(beatUntil(clock, phones,
                    [&] { return std::ranges::all_of(phones, [](const auto& phone) { return phone->answered(); }); }));
  CHECK(shields.answering() == seats);
  return phones;
}

}  // namespace ui::test
