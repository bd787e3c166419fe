#pragma once
// What goes between the table and a phone, so that nobody else on the network can read it, change it, say it again, or
// tell from its size what it says. libsodium's crypto_box does the sealing (X25519, XSalsa20, Poly1305); pages do the
// same with TweetNaCl, as a page over plain http has no WebCrypto.
//
//   table -> phone   call       8 random bytes, in the clear: a connection is never the same twice
//   phone -> table   greeting   public key, 8 random bytes; sealed: what it wants, and the token of its code
//   both             frames     sealed, each direction counts; all of a direction have one size
//
// The nonce of a frame is call, the phone's 8 bytes, the direction, and the count. So an old frame fits nowhere:
// neither later in a connection, nor in another one, nor in the other direction.

#include <optional>

#include "shields/keys.h"

namespace shields {

/// The size of a frame on the way, sealed, and the bytes that it can carry.
inline constexpr std::size_t kFrameToPhone = 4096, kFrameToTable = 1024;
inline constexpr std::size_t kMostToPhone = kFrameToPhone - 4 - 16, kMostToTable = kFrameToTable - 4 - 16;

using Call = std::array<std::uint8_t, 8>;
[[nodiscard]] Call newCall();

/// Who speaks in a channel.
enum class End : std::uint8_t { Table, Phone };

/// One end of a connection, once its keys are agreed upon.
class Channel {
 public:
  /// `theirs`: the other end's public key; `call` and `salt`: the random bytes of table and phone. Nothing if that key
  /// is a weak one, with which anybody could read along.
  [[nodiscard]] static std::optional<Channel> between(End end, const KeyPair& own, const PublicKey& theirs,
                                                      const Call& call, const Call& salt);
  ~Channel();
  Channel(Channel&& other) noexcept;
  Channel& operator=(Channel&& other) noexcept;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;

  /// Seals the next message of this end. It must not be longer than a frame carries.
  [[nodiscard]] Bytes seal(std::span<const std::uint8_t> message);
  /// Opens the next message of the other end; nothing if it is not that: close the connection then.
  [[nodiscard]] std::optional<Bytes> open(std::span<const std::uint8_t> frame);
  /// The same on both ends, and the same each time these two meet.
  [[nodiscard]] Sign sign() const;

 private:
  Channel() = default;
  [[nodiscard]] std::array<std::uint8_t, 24> nonce(End from, std::uint64_t count) const;

  End end_ = End::Table;
  std::array<std::uint8_t, 32> key_{};
  Call call_{}, salt_{};
  std::uint64_t sent_ = 0, got_ = 0;
};

// ---- how a phone begins

/// What a phone says first.
struct Greeting {
  PublicKey key{};
  std::optional<Token> token;  ///< of the code that was scanned; none: it comes back
};
inline constexpr std::size_t kGreeting = 32 + 8 + kFrameToTable;

/// A phone's first message, and its end of the channel.
struct Greeted {
  Greeting greeting;
  Channel channel;
};
/// At the phone: what it says first, with its end of the channel.
[[nodiscard]] std::optional<std::pair<Bytes, Channel>> greet(const KeyPair& phone, const PublicKey& table,
                                                             const Call& call, const std::optional<Token>& token);
/// At the table: reads it. Nothing if it is no greeting to this call.
[[nodiscard]] std::optional<Greeted> greetedBy(std::span<const std::uint8_t> message, const KeyPair& table,
                                               const Call& call);

}  // namespace shields
