#pragma once
// What somebody makes of all that a seat is shown and hears: whom to suspect, and what has been announced.

#include <optional>
#include <span>
#include <string_view>

#include "engine/bots/suspicion.h"
#include "engine/bots/talk.h"

namespace w13 {

class Mind {
 public:
  /// Judges by rule of thumb, or by what has been learnt. `learnt` and the catalog must outlive it. `tongue`: how it
  /// speaks as the hidden Traitor.
  explicit Mind(const Catalog& cards, const Beliefs* learnt = nullptr, Tongue tongue = Tongue::Lies)
      : cards_(&cards), suspicion_(learnt), conversation_(tongue) {}

  /// Takes in what a view shows of the others. Call in the order in which views were shown.
  void notice(const View& v) {
    suspicion_.notice(v, *cards_);
    conversation_.watch(v, suspicion_);
  }
  /// Takes in all that has been said so far, what it has heard before included.
  void hear(const View& v, std::span<const kernel::Said> said) { conversation_.hear(v, said, suspicion_); }

  [[nodiscard]] const Suspicion& suspicion() const { return suspicion_; }
  [[nodiscard]] const Conversation& conversation() const { return conversation_; }

 private:
  const Catalog* cards_;
  Suspicion suspicion_;
  Conversation conversation_;
};

/// The mind of a bot with this name (botNames), before it has seen anything; none: it suspects nobody. The catalog must
/// outlive it. Throws kernel::RefusedError for an unknown name.
[[nodiscard]] std::optional<Mind> mindOf(std::string_view bot, const Catalog& cards, Tongue tongue = Tongue::Lies,
                                         const Beliefs* beliefs = nullptr);

}  // namespace w13
