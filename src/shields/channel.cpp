#include "shields/channel.h"

#include <sodium.h>

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>

namespace shields {

namespace {

constexpr std::size_t kLength = 4;  // bytes that say how long a message is, before its padding
constexpr std::uint8_t kNew = 1, kAgain = 2;

static_assert(sizeof(PublicKey) == crypto_box_PUBLICKEYBYTES && crypto_box_MACBYTES == 16);

std::size_t mostFrom(End end) { return end == End::Table ? kMostToPhone : kMostToTable; }

End other(End end) { return end == End::Table ? End::Phone : End::Table; }

/// The message with its length before it, filled up with zeros.
Bytes padded(std::span<const std::uint8_t> message, std::size_t most) {
  assert(message.size() <= most);
  Bytes whole(kLength + most);
  for (std::size_t at = 0; at < kLength; ++at)
    whole[at] = static_cast<std::uint8_t>(message.size() >> (8 * (kLength - 1 - at)));
  std::ranges::copy(message, whole.begin() + kLength);
  return whole;
}

/// The message; nothing if its length is not one that fits.
std::optional<Bytes> unpadded(const Bytes& whole) {
  std::size_t length = 0;
  for (std::size_t at = 0; at < kLength; ++at) length = length << 8 | whole[at];
  if (length > whole.size() - kLength) return std::nullopt;
  const auto begin = whole.begin() + kLength;
  return Bytes(begin, begin + static_cast<std::ptrdiff_t>(length));
}

}  // namespace

Call newCall() {
  Call call;
  fillRandomly(call);
  return call;
}

std::optional<Channel> Channel::between(End end, const KeyPair& own, const PublicKey& theirs, const Call& call,
                                        const Call& salt) {
  Channel channel;
  channel.end_ = end;
  channel.call_ = call;
  channel.salt_ = salt;
  if (crypto_box_beforenm(channel.key_.data(), theirs.data(), own.secret().data()) != 0) return std::nullopt;
  return channel;
}

Channel::~Channel() { sodium_memzero(key_.data(), key_.size()); }

Channel::Channel(Channel&& from) noexcept
    : end_(from.end_), key_(from.key_), call_(from.call_), salt_(from.salt_), sent_(from.sent_), got_(from.got_) {
  sodium_memzero(from.key_.data(), from.key_.size());
}

Channel& Channel::operator=(Channel&& from) noexcept {
  end_ = from.end_;
  key_ = from.key_;
  call_ = from.call_;
  salt_ = from.salt_;
  sent_ = from.sent_;
  got_ = from.got_;
  if (this != &from) sodium_memzero(from.key_.data(), from.key_.size());
  return *this;
}

std::array<std::uint8_t, 24> Channel::nonce(End from, std::uint64_t count) const {
  std::array<std::uint8_t, 24> nonce{};
  std::ranges::copy(call_, nonce.begin());
  std::ranges::copy(salt_, nonce.begin() + 8);
  for (std::size_t at = 0; at < 8; ++at) nonce[16 + at] = static_cast<std::uint8_t>(count >> (8 * (7 - at)));
  nonce[16] = static_cast<std::uint8_t>(from);  // no connection counts so far
  return nonce;
}

Bytes Channel::seal(std::span<const std::uint8_t> message) {
  const Bytes whole = padded(message, mostFrom(end_));
  Bytes frame(whole.size() + crypto_box_MACBYTES);
  crypto_box_easy_afternm(frame.data(), whole.data(), whole.size(), nonce(end_, sent_++).data(), key_.data());
  return frame;
}

std::optional<Bytes> Channel::open(std::span<const std::uint8_t> frame) {
  const End from = other(end_);
  if (frame.size() != kLength + mostFrom(from) + crypto_box_MACBYTES) return std::nullopt;
  Bytes whole(frame.size() - crypto_box_MACBYTES);
  if (crypto_box_open_easy_afternm(whole.data(), frame.data(), frame.size(), nonce(from, got_).data(), key_.data()) !=
      0)
    return std::nullopt;
  ++got_;
  return unpadded(whole);
}

Sign Channel::sign() const {
  std::array<std::uint8_t, 16> mark{};
  constexpr std::string_view kPurpose = "sign";
  crypto_generichash(mark.data(), mark.size(), reinterpret_cast<const unsigned char*>(kPurpose.data()), kPurpose.size(),
                     key_.data(), key_.size());
  return {mark[0] % kPictures, (mark[1] * 256 + mark[2]) % kNumbers};
}

// ---- how a phone begins

std::optional<std::pair<Bytes, Channel>> greet(const KeyPair& phone, const PublicKey& table, const Call& call,
                                               const std::optional<Token>& token) {
  const Call salt = newCall();
  std::optional<Channel> channel = Channel::between(End::Phone, phone, table, call, salt);
  if (!channel) return std::nullopt;
  Bytes wish(1 + sizeof(Token));
  wish[0] = token ? kNew : kAgain;
  if (token) std::ranges::copy(*token, wish.begin() + 1);
  Bytes message(phone.open().begin(), phone.open().end());
  message.insert(message.end(), salt.begin(), salt.end());
  const Bytes frame = channel->seal(wish);
  message.insert(message.end(), frame.begin(), frame.end());
  return std::pair(std::move(message), *std::move(channel));
}

std::optional<Greeted> greetedBy(std::span<const std::uint8_t> message, const KeyPair& table, const Call& call) {
  if (message.size() != kGreeting) return std::nullopt;
  Greeting greeting;
  Call salt;
  std::ranges::copy(message.first(greeting.key.size()), greeting.key.begin());
  std::ranges::copy(message.subspan(greeting.key.size(), salt.size()), salt.begin());
  std::optional<Channel> channel = Channel::between(End::Table, table, greeting.key, call, salt);
  if (!channel) return std::nullopt;
  const std::optional<Bytes> wish = channel->open(message.subspan(greeting.key.size() + salt.size()));
  if (!wish || wish->size() != 1 + sizeof(Token)) return std::nullopt;
  if (wish->front() == kNew) {
    greeting.token.emplace();
    std::copy(wish->begin() + 1, wish->end(), greeting.token->begin());
  } else if (wish->front() != kAgain) {
    return std::nullopt;
  }
  return Greeted{greeting, *std::move(channel)};
}

}  // namespace shields
