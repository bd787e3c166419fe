#include "shields/stream.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace shields {

namespace {

/// The first byte that a frame carries.
constexpr std::uint8_t kIdle = 0, kPart = 1, kLast = 2;

void mustFit(const Bytes& message) {
  if (message.size() > kMostInMessage)
    throw std::length_error("a message to a shield has " + std::to_string(message.size()) + " bytes, more than " +
                            std::to_string(kMostInMessage));
}

}  // namespace

void Sender::say(Bytes message) {
  mustFit(message);
  waiting_.push_back(std::move(message));
}

void Sender::sayInstead(Bytes message) {
  mustFit(message);
  waiting_.resize(said_ > 0 ? 1 : 0);
  waiting_.push_back(std::move(message));
}

Bytes Sender::next() {
  if (waiting_.empty()) return {kIdle};
  const Bytes& message = waiting_.front();
  const std::size_t part = std::min(room_ - 1, message.size() - said_);
  const bool last = said_ + part == message.size();
  Bytes carried = {last ? kLast : kPart};
  const auto from = message.begin() + static_cast<std::ptrdiff_t>(said_);
  carried.insert(carried.end(), from, from + static_cast<std::ptrdiff_t>(part));
  said_ = last ? 0 : said_ + part;
  if (last) waiting_.pop_front();
  return carried;
}

Listener::Heard Listener::take(const Bytes& carried) {
  if (carried.empty() || carried.front() > kLast) return Heard::Nonsense;
  if (carried.front() == kIdle) return carried.size() == 1 && half_.empty() ? Heard::Nothing : Heard::Nonsense;
  if (half_.size() + carried.size() - 1 > kMostInMessage) return Heard::Nonsense;
  half_.insert(half_.end(), carried.begin() + 1, carried.end());
  if (carried.front() == kPart) return Heard::Nothing;
  message_ = std::exchange(half_, {});
  return Heard::Message;
}

}  // namespace shields
