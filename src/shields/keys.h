#pragma once
// Keys of the table and of the phones that are somebody's shield, and what stands on a code to be scanned. All of it is
// libsodium's: X25519 for keys, random bytes of the system.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace shields {

using Bytes = std::vector<std::uint8_t>;
using PublicKey = std::array<std::uint8_t, 32>;

/// A pair of keys. The secret half is wiped when the pair goes.
class KeyPair {
 public:
  /// Draws a new one. Throws std::runtime_error if the system has no random numbers.
  KeyPair();
  /// The pair of a secret half that was kept.
  explicit KeyPair(std::span<const std::uint8_t, 32> secret);
  ~KeyPair();
  KeyPair(const KeyPair&) = delete;
  KeyPair& operator=(const KeyPair&) = delete;

  [[nodiscard]] const PublicKey& open() const { return open_; }
  [[nodiscard]] std::span<const std::uint8_t, 32> secret() const { return secret_; }

 private:
  PublicKey open_{};
  std::array<std::uint8_t, 32> secret_{};
};

/// What a code lets in once: 128 bits that nobody guesses.
using Token = std::array<std::uint8_t, 16>;
[[nodiscard]] Token newToken();
/// Compares in a time that tells nothing of where they differ.
[[nodiscard]] bool same(const Token& a, const Token& b);

/// A picture and a number that stand at the table and on the phone. They follow from the key that the two share, so
/// that people see at a glance whether somebody has put himself between them.
struct Sign {
  int picture = 0;  ///< below kPictures
  int number = 0;   ///< below kNumbers
  friend bool operator==(const Sign&, const Sign&) = default;
};
inline constexpr int kPictures = 16, kNumbers = 100;

/// For addresses: letters, digits, "-" and "_", without padding.
[[nodiscard]] std::string base64(std::span<const std::uint8_t> bytes);
/// The bytes of such a text; nothing if it is none.
[[nodiscard]] std::optional<Bytes> bytesIn(const std::string& base64);

/// Fills it with random bytes of the system.
void fillRandomly(std::span<std::uint8_t> bytes);

}  // namespace shields
