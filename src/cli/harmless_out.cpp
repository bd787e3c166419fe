#include "cli/harmless_out.h"

#include "engine/kernel/harmless.h"

namespace w13 {

namespace {

constexpr std::size_t kLongestCharacter = 4;

}  // namespace

HarmlessOut::HarmlessOut(std::ostream& stream) : stream_(stream), to_(stream.rdbuf(this)) {}

HarmlessOut::~HarmlessOut() {
  (void)passOn(true);
  to_->pubsync();
  stream_.rdbuf(to_);
}

HarmlessOut::int_type HarmlessOut::overflow(int_type byte) {
  if (traits_type::eq_int_type(byte, traits_type::eof())) return traits_type::not_eof(byte);
  waiting_ += traits_type::to_char_type(byte);
  return passOn(false) ? byte : traits_type::eof();
}

std::streamsize HarmlessOut::xsputn(const char* text, std::streamsize length) {
  waiting_.append(text, static_cast<std::size_t>(length));
  return passOn(false) ? length : 0;
}

int HarmlessOut::sync() { return passOn(false) && to_->pubsync() == 0 ? 0 : -1; }

bool HarmlessOut::passOn(bool all) {
  std::string text;
  std::size_t at = 0;
  while (at < waiting_.size()) {
    const kernel::Character here = kernel::characterAt(waiting_, at);
    if (!here.whole && !all && waiting_.size() - at < kLongestCharacter) break;
    const bool plain = here.whole && (here.code == '\n' || here.code == '\t' || !kernel::acts(here.code));
    if (plain) text.append(waiting_, at, here.length);
    else text += kernel::writtenOut(here);
    at += here.length;
  }
  waiting_.erase(0, at);
  return to_->sputn(text.data(), std::ssize(text)) == std::ssize(text);
}

}  // namespace w13
