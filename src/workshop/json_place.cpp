#include "workshop/json_place.h"

#include <algorithm>
#include <cstring>

namespace house {

namespace {

/// Goes through the text once; what does not belong there is passed over.
class Scan {
 public:
  Scan(const std::string& text, std::size_t cursor) : text_(text), cursor_(std::min(cursor, text.size())) {}

  JsonPlace run() {
    while (at_ < text_.size()) {
      if (!seen_ && at_ >= cursor_) look(cursor_, false);
      step();
    }
    if (!seen_) look(cursor_, false);
    return std::move(place_);
  }

 private:
  void step() {
    const char c = text_[at_];
    if (c == '"') return quoted();
    if (c == '{' || c == '[') return open(c == '{');
    if (c == '}' || c == ']') {
      if (!frames_.empty()) {
        frames_.pop_back();
        reading_.pop_back();
      }
      value_ = false;
      ++at_;
    } else if (c == ':') {
      value_ = true;
      ++at_;
    } else if (c == ',') {
      value_ = false;
      ++at_;
    } else if (std::strchr(" \t\r\n", c) != nullptr) {
      ++at_;
    } else {
      bare();
    }
  }
  void open(bool object) {
    frames_.push_back(std::make_shared<JsonFrame>());
    frames_.back()->object = object;
    reading_.emplace_back();
    value_ = false;
    ++at_;
  }
  void quoted() {
    const std::size_t begin = ++at_;
    while (at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\n') at_ += text_[at_] == '\\' ? 2 : 1;
    at_ = std::min(at_, text_.size());
    if (!seen_ && cursor_ >= begin && cursor_ <= at_) look(begin, true);
    note(text_.substr(begin, at_ - begin));
    if (at_ < text_.size() && text_[at_] == '"') ++at_;
  }
  /// A number, true, null, or what somebody is just typing.
  void bare() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && std::strchr(" \t\r\n,:{}[]\"", text_[at_]) == nullptr) ++at_;
    if (!seen_ && cursor_ > begin && cursor_ <= at_) look(begin, false);
  }
  void note(const std::string& word) {
    if (frames_.empty() || !frames_.back()->object) return;
    JsonFrame& frame = *frames_.back();
    if (value_) {
      frame.texts[reading_.back()] = word;
      return;
    }
    reading_.back() = word;
    const bool beingWritten = seen_ && place_.key && place_.inText && at_ == place_.from + word.size();
    if (!beingWritten) frame.texts.try_emplace(word);
  }
  void look(std::size_t from, bool inText) {
    seen_ = true;
    for (std::size_t at = 0; at < frames_.size(); ++at) frames_[at]->key = reading_[at];
    place_.frames = frames_;
    place_.inText = inText;
    place_.key = !frames_.empty() && frames_.back()->object && !value_;
    place_.from = from;
    place_.typed = text_.substr(from, cursor_ - from);
  }

  const std::string& text_;
  const std::size_t cursor_;
  std::size_t at_ = 0;
  std::vector<std::shared_ptr<JsonFrame>> frames_;
  std::vector<std::string> reading_;  ///< the key that was read last, of each
  bool value_ = false;                ///< behind a colon
  bool seen_ = false;
  JsonPlace place_;
};

}  // namespace

JsonPlace jsonPlaceAt(const std::string& text, std::size_t cursor) { return Scan(text, cursor).run(); }

}  // namespace house
