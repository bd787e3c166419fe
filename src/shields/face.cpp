#include "shields/face.h"

#include <nlohmann/json.hpp>

#include "engine/kernel/count.h"

namespace shields {

namespace {

using house::Json;
using kernel::Decision;
using kernel::How;

constexpr int kColumns = 46;  // letters of a line of the table on a phone

Json questionOn(const Table& table, const Decision& d, Seat seat) {
  if (d.empty()) return nullptr;
  Json choices = Json::array();
  for (const kernel::Choice& choice : d.choices()) choices.push_back(table.voice.choice(d, choice, seat));
  const house::RuleText* rule = table.rules.find(d.rule());
  return {{"words", table.voice.question(d, seat)},
          {"card", table.voice.asking(seat)},
          {"rule", rule == nullptr ? "" : rule->id},
          {"choices", choices}};
}

/// What was chosen so far, in words.
Json chosenIn(const Table& table, Seat seat, const Wish& wish) {
  Json words = Json::array();
  Wish before{wish.how, {}};
  for (const kernel::Choice& choice : wish.choices) {
    words.push_back(table.voice.choice(questionAfter(table.match, seat, before), choice, seat));
    before.choices.push_back(choice);
  }
  return words;
}

Json seatsOf(const Table& table) {
  Json seats = Json::array();
  for (int at = 0; at < table.match.seats(); ++at) {
    const Seat seat = kernel::seatAt(at);
    seats.push_back({{"name", table.voice.seat(seat)}, {"asked", table.match.asked().has(seat)}});
  }
  return seats;
}

/// What a phone says, read; nothing: it is no such thing.
struct Read {
  std::uint64_t step = 0, chosen = 0, pick = 0;
  std::string does;
};
std::optional<Read> readFrom(const std::string& text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object() || json.size() != 4) return std::nullopt;
  for (const char* number : {"step", "chosen", "pick"})
    if (!json.contains(number) || !json[number].is_number_unsigned()) return std::nullopt;
  if (!json.contains("do") || !json["do"].is_string()) return std::nullopt;
  return Read{json["step"], json["chosen"], json["pick"], json["do"]};
}

}  // namespace

Decision questionAfter(const house::Match& match, Seat seat, const Wish& wish) {
  Decision d;
  if (wish.how == How::Interjection) {
    if (wish.choices.empty() && match.mayInterject(seat)) match.interjections(seat, d);
    return d;
  }
  if (!match.asked().has(seat)) return d;
  match.decisionAfter(seat, wish.choices, d);
  if (d.seat() != seat || (!wish.choices.empty() && !d.goesOnInVisit())) d.clear();
  return d;
}

Json faceOf(const Table& table, Seat seat, const Wish& wish, const std::vector<std::string>& since) {
  const bool responds = wish.how == How::Interjection && !wish.choices.empty();
  const Wish answering = responds ? Wish{} : wish;
  return {{"step", table.match.steps()},
          {"you", index(seat)},
          {"seats", seatsOf(table)},
          {"table", table.voice.table(kColumns)},
          {"secrets", table.voice.secrets(seat, true)},
          {"since", since},
          {"ending", table.voice.ending()},
          {"chosen", chosenIn(table, seat, wish)},
          {"question", responds ? Json() : questionOn(table, questionAfter(table.match, seat, answering), seat)},
          {"respond", questionOn(table, questionAfter(table.match, seat, {How::Interjection, {}}), seat)}};
}

// What phones say is not to be trusted in anything.
Said saidBy(Seat seat, const std::string& text, const house::Match& match, const Wish& wish) {
  const std::optional<Read> read = readFrom(text);
  if (!read) return {};
  const bool picks = read->does == "pick", responds = read->does == "respond";
  if (!picks && !responds && read->does != "done" && read->does != "again") return {};
  Said late{Said::Kind::Late, wish};
  if (read->step != kernel::sizeOf(match.steps()) || read->chosen != wish.choices.size()) return late;
  if (read->does == "again") return {Said::Kind::Choosing, {}};
  if (read->does == "done") {
    const bool whole = !wish.choices.empty() && questionAfter(match, seat, wish).empty();
    return whole ? Said{Said::Kind::Done, wish} : late;
  }
  if (responds && !wish.choices.empty()) return late;
  Wish now = wish;
  if (wish.choices.empty()) now.how = responds ? How::Interjection : How::Answer;
  const Decision d = questionAfter(match, seat, now);
  if (read->pick >= d.choices().size()) return late;
  now.choices.push_back(d.choices()[read->pick]);
  return {Said::Kind::Choosing, std::move(now)};
}

}  // namespace shields
