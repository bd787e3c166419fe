#include "shields/party.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace shields {

namespace {

Bytes bytesOf(const house::Json& json) {
  const std::string text = json.dump();
  return {text.begin(), text.end()};
}

bool isSame(const kernel::Decision& one, const kernel::Decision& other) {
  return one.question() == other.question() && one.rule() == other.rule() &&
         std::ranges::equal(one.choices(), other.choices());
}

}  // namespace

Party::Party(SeatSet people, std::optional<Time> grace, const Kept& kept, Time now)
    : keys_(kept.secret), hall_(people, grace) {
  for (const Known& each : kept.phones) hall_.await(each, now);
}

Kept Party::kept() const {
  Kept kept{.phones = hall_.known()};
  std::ranges::copy(keys_.secret(), kept.secret.begin());
  return kept;
}

// ---- at the table

std::string Party::offer(Seat seat) { return base64(keys_.open()) + "." + base64(hall_.offer(seat)); }

void Party::toCurtain(Seat seat) {
  hall_.toCurtain(seat);
  doing_[seat] = {};
}

void Party::keepFirst(Seat seat) { hall_.keepFirst(seat); }

void Party::takeSecond(Seat seat) {
  hall_.takeSecond(seat);
  doing_[seat] = {};
  tellShield(seat);
}

// ---- lines

Party::Opened Party::open(Time now) {
  if (lines_.size() >= kMostLines) return {};
  Held held;
  held.call = newCall();
  held.opened = held.second = now;
  const Call call = held.call;
  lines_.emplace(next_, std::move(held));
  return {next_++, call};
}

bool Party::hear(Line line, std::span<const std::uint8_t> bytes, Time now) {
  const auto found = lines_.find(line);
  if (found == lines_.end()) return false;
  Held& held = found->second;
  if (now - held.second >= std::chrono::seconds(1)) {
    held.second = now;
    held.frames = 0;
  }
  const bool slow = ++held.frames <= kMostInSecond;
  if (slow && (held.channel ? speaks(held, bytes) : greets(held, bytes, now))) return true;
  drop(found, now);
  return false;
}

bool Party::greets(Held& held, std::span<const std::uint8_t> bytes, Time now) {
  std::optional<Greeted> greeted = greetedBy(bytes, keys_, held.call);
  if (!greeted) return false;
  const PublicKey key = greeted->greeting.key;
  const Hall::Greeted answer = hall_.greet({key, greeted->channel.sign(), now}, greeted->greeting.token);
  if (answer.answer == Hall::Answer::Refused) return false;
  // A page that was loaded again has a new line, before the old one is known to be dead.
  std::erase_if(lines_, [&](const auto& each) {
    const bool old = each.second.channel && each.second.key == key;
    if (old) replaced_.push_back(each.first);
    return old;
  });
  held.key = key;
  held.seat = answer.seat;
  held.channel = std::move(greeted->channel);
  if (answer.answer == Hall::Answer::Joined) doing_[answer.seat] = {};
  tell(held);
  return true;
}

bool Party::speaks(Held& held, std::span<const std::uint8_t> bytes) {
  const std::optional<Bytes> carried = held.channel->open(bytes);
  if (!carried || isNobody(held)) return false;
  const Listener::Heard heard = held.listener.take(*carried);
  if (heard != Listener::Heard::Message) return heard == Listener::Heard::Nothing;
  if (!isShield(held) || !table_) return true;  // nobody has asked it yet
  const Bytes& message = held.listener.message();
  Said said = saidBy(held.seat, {message.begin(), message.end()}, table_->match, doing_[held.seat].chosen,
                     asked_[held.seat].since);
  if (said.kind == Said::Kind::Nonsense) return false;
  hears(held.seat, said);
  tell(held);
  return true;
}

void Party::hears(Seat seat, const Said& said) {
  Doing& doing = doing_[seat];
  doing = {.chosen = doing.chosen, .asked = doing.asked};
  const bool answers =
      said.kind == Said::Kind::Choosing || said.kind == Said::Kind::Done || said.kind == Said::Kind::Undo;
  if (answers && hasSent(seat)) return;  // pressed twice
  switch (said.kind) {
    case Said::Kind::Nonsense:
    case Said::Kind::Late: break;
    case Said::Kind::Choosing:
      if (doing.chosen.choices.empty()) doing.asked = questionAfter(table_->match, seat, {said.wish.how, {}});
      doing.chosen = said.wish;
      break;
    case Said::Kind::Done:
      doing.chosen = {};
      wishes_.emplace_back(seat, said.wish);
      break;
    case Said::Kind::Why: doing.why = said.thing; break;
    case Said::Kind::Look: looks_ |= seat; break;
    case Said::Kind::Undo: undos_ |= seat; break;
    case Said::Kind::Notes: notes_.insert_or_assign(seat, said.notes); break;
  }
}

bool Party::hasSent(Seat seat) const {
  return std::ranges::any_of(wishes_, [&](const auto& wish) { return wish.first == seat; });
}

std::optional<Bytes> Party::beat(Line line) {
  const auto found = lines_.find(line);
  if (found == lines_.end() || !found->second.channel) return std::nullopt;
  return found->second.channel->seal(found->second.sender.next());
}

void Party::closed(Line line, Time now) {
  if (const auto found = lines_.find(line); found != lines_.end()) drop(found, now);
}

void Party::drop(std::map<Line, Held>::iterator line, Time now) {
  const bool greeted = line->second.channel.has_value();
  const PublicKey key = line->second.key;
  lines_.erase(line);
  if (greeted) hall_.left(key, now);
}

std::vector<Party::Line> Party::pass(Time now) {
  hall_.pass(now);
  std::vector<Line> gone = std::exchange(replaced_, {});
  for (auto each = lines_.begin(); each != lines_.end();) {
    const Held& held = each->second;
    const bool late = !held.channel && now - held.opened >= kToGreet;
    if (!late && !(held.channel && isNobody(held))) {
      ++each;
      continue;
    }
    gone.push_back(each->first);
    each = lines_.erase(each);
  }
  return gone;
}

std::optional<Party::Line> Party::lineOf(Seat seat) const {
  for (const auto& [line, held] : lines_)
    if (held.channel && held.seat == seat && isShield(held)) return line;
  return std::nullopt;
}

bool Party::isShield(const Held& held) const {
  const Phone* phone = hall_.phone(held.seat);
  return phone != nullptr && phone->key == held.key;
}

/// Whether it is neither its seat's shield any more, nor asks to be.
bool Party::isNobody(const Held& held) const {
  const Phone* second = hall_.second(held.seat);
  return !isShield(held) && (second == nullptr || second->key != held.key);
}

// ---- the match

void Party::show(const Table& table, const Since& since) {
  table_.emplace(table);
  since_ = since;
  if (std::exchange(step_, table.match.steps()) != table.match.steps()) {
    ask();
    for (int at = 0; at < table.match.seats(); ++at) {
      Doing& each = doing_[kernel::seatAt(at)];
      if (isAskedAsBefore(kernel::seatAt(at), each)) each = {each.chosen, each.asked, {}, each.refused};
      else each = {.refused = each.refused};
    }
    looks_ = undos_ = {};
  }
  for (auto& [line, held] : lines_)
    if (held.channel) tellNews(held);
}

// Who answers at the same time as others would else be late as soon as one of them has.
void Party::ask() {
  const SeatSet before = std::exchange(askedAll_, table_->match.asked());
  const bool othersAnswered = before.size() > askedAll_.size() && (before | askedAll_) == before;
  for (int at = 0; at < table_->match.seats(); ++at) {
    const Seat seat = kernel::seatAt(at);
    const kernel::Decision now = questionAfter(table_->match, seat, {});
    Asked& asked = asked_[seat];
    if (!othersAnswered || !isSame(now, asked.question)) asked.since = table_->match.steps();
    asked.question = now;
  }
}

bool Party::isAskedAsBefore(Seat seat, const Doing& doing) const {
  if (doing.chosen.choices.empty()) return false;
  const kernel::Decision now = questionAfter(table_->match, seat, {doing.chosen.how, {}});
  return isSame(now, doing.asked) && fits(table_->match, seat, doing.chosen);
}

void Party::refuse(Seat seat, const std::string& why) {
  doing_[seat].refused = why;
  tellShield(seat);
}

void Party::tellShield(Seat seat) {
  for (auto& [line, held] : lines_)
    if (held.channel && held.seat == seat && isShield(held)) tell(held);
}

void Party::tell(Held& held) {
  held.told.clear();
  tellNews(held);
}

void Party::tellNews(Held& held) {
  Bytes message = messageTo(held);
  if (message == held.told) return;
  held.told = message;
  held.sender.sayInstead(std::move(message));
}

Bytes Party::messageTo(const Held& held) const {
  const Sign sign = held.channel->sign();
  house::Json json = {{"sign", {sign.picture, sign.number}}, {"waits", !isShield(held)}};
  if (table_) json.update({{"language", house::codeOf(table_->language)}, {"game", table_->game}});
  if (isShield(held) && table_) {
    const Doing& doing = doing_[held.seat];
    Beside beside{.why = doing.why, .refused = doing.refused, .sent = hasSent(held.seat)};
    if (since_) beside.since = since_(held.seat);
    json["face"] = faceOf(*table_, held.seat, doing.chosen, beside);
  }
  return bytesOf(json);
}

}  // namespace shields
