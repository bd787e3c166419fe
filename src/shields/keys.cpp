#include "shields/keys.h"

#include <sodium.h>

#include <algorithm>
#include <stdexcept>

namespace shields {

namespace {

constexpr int kForm = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

void begin() {
  static const bool kReady = sodium_init() >= 0;
  if (!kReady) throw std::runtime_error("the system has no random numbers, so no phone can be a shield");
}

}  // namespace

KeyPair::KeyPair() {
  begin();
  crypto_box_keypair(open_.data(), secret_.data());
}

KeyPair::KeyPair(std::span<const std::uint8_t, 32> secret) {
  begin();
  std::ranges::copy(secret, secret_.begin());
  crypto_scalarmult_base(open_.data(), secret_.data());
}

KeyPair::~KeyPair() { sodium_memzero(secret_.data(), secret_.size()); }

Token newToken() {
  Token token;
  fillRandomly(token);
  return token;
}

bool same(const Token& a, const Token& b) { return sodium_memcmp(a.data(), b.data(), a.size()) == 0; }

std::string base64(std::span<const std::uint8_t> bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), kForm), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kForm);
  text.pop_back();  // its closing zero
  return text;
}

std::optional<Bytes> bytesIn(const std::string& base64) {
  if (base64.empty()) return Bytes();  // libsodium wants a place to write to, even for nothing
  Bytes bytes(base64.size());
  std::size_t size = 0;
  const char* end = nullptr;
  const int fault =
      sodium_base642bin(bytes.data(), bytes.size(), base64.data(), base64.size(), nullptr, &size, &end, kForm);
  if (fault != 0 || end != base64.data() + base64.size()) return std::nullopt;
  bytes.resize(size);
  return bytes;
}

void fillRandomly(std::span<std::uint8_t> bytes) {
  begin();
  randombytes_buf(bytes.data(), bytes.size());
}

}  // namespace shields
