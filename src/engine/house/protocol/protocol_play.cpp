// The part of the protocol that plays: views, decisions, choices.

#include <algorithm>
#include <array>
#include <sstream>

#include <nlohmann/json.hpp>

#include "engine/house/protocol/protocol.h"
#include "engine/house/protocol/request.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/per.h"
#include "engine/kernel/refusal.h"

namespace house {

using kernel::Choice;
using kernel::Decision;
using kernel::Noun;
using kernel::Seat;
using kernel::seatAt;
using kernel::SeatSet;

namespace {

constexpr std::size_t kLongestVisit = 64;
constexpr int kLargestIndex = 1'000'000;  // what a question does not offer is refused by the match
constexpr kernel::Per<kernel::Openness, const char*, 3> kOpenness = {{"public", "with-hand", "secret"}};

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

Json seatNumber(Seat seat) { return seat == Seat::Table ? Json(nullptr) : Json(index(seat)); }

}  // namespace

Json Protocol::jsonOf(Noun noun) const {
  if (noun.kind == 0) return nullptr;
  return {{"kind", keyOf(game_.vocabulary().things, noun.kind)}, {"number", noun.index}};
}

Noun Protocol::nounIn(const Json& request) const {
  const std::span<const Word> things = game_.vocabulary().things;
  const auto thing = request.find("thing");
  if (thing == request.end() || !thing->is_object())
    throw Refusal{"bad-request",
                  std::string(R"("thing" must be an object like {"kind":")") + things.front().key + R"(","number":3})"};
  const std::string kind = request::text(*thing, "kind", 20);
  std::string kinds;
  for (const Word& word : things) {
    if (kind == word.key) return nounOf(word, request::number(*thing, "number", 0, 65534));
    kinds += (kinds.empty() ? "" : ", ") + std::string(word.key);
  }
  throw Refusal{"bad-request", "there is no kind of thing \"" + kind + "\"; the kinds are " + kinds};
}

Json Protocol::standing() {
  Json asked = Json::array();
  Json mayInterject = Json::array();
  for (int at = 0; at < match_->seats(); ++at) {
    if (match_->asked().has(seatAt(at))) asked.push_back(at);
    if (match_->mayInterject(seatAt(at))) mayInterject.push_back(at);
  }
  Json now = {{"seats", match_->seats()}, {"steps", match_->steps()},      {"over", match_->over()},
              {"asked", asked},           {"may_interject", mayInterject}, {"may_undo", match_->mayUndo()}};
  if (const std::string notice = takeNotice(*match_); !notice.empty()) now["note"] = notice;
  return now;
}

Json Protocol::view(const Json& request) {
  const Seat viewer = request::viewer(request, match().seats());
  return {{"view", match_->view(viewer)}};
}

Json Protocol::shown(const Decision& d, Seat viewer, std::optional<kernel::How> how) {
  Json choices = Json::array();
  for (int at = 0; at < d.size(); ++at) {
    Json choice = {{"index", at},
                   {"key", voice_->key(d, d[at])},
                   {"text", voice_->choice(d, d[at], viewer)},
                   {"thing", jsonOf(d[at].noun)}};
    if (how) choice["can_be_undone"] = match_->undoable({viewer, d[at], *how});
    choices.push_back(std::move(choice));
  }
  return {{"seat", seatNumber(d.seat())},        {"question", d.question()},
          {"rule", rules_.nameOf(d.rule())},     {"openness", kOpenness[d.openness()]},
          {"text", voice_->question(d, viewer)}, {"choices", choices}};
}

Json Protocol::decision(const Json& request) {
  const Seat viewer = request::viewer(request, match().seats());
  Decision d;
  Json answer = standing();
  if (request::has(request, "after")) {
    if (viewer == Seat::Table) throw Refusal{"bad-request", "\"after\" needs the seat that makes the visit as viewer"};
    match_->decisionAfter(viewer, visitOf(viewer, request["after"]), d);
    answer["decision"] = shown(d, viewer, std::nullopt);
  } else {
    match_->decision(viewer, d);
    answer["decision"] =
        shown(d, viewer, match_->asked().has(viewer) ? std::optional(kernel::How::Answer) : std::nullopt);
  }
  return answer;
}

Json Protocol::interjections(const Json& request) {
  const Seat seat = request::seat(request, "seat", match().seats(), false);
  Decision d;
  match_->interjections(seat, d);
  return {{"may_interject", match_->mayInterject(seat)},
          {"choices", shown(d, seat, kernel::How::Interjection)["choices"]}};
}

Json Protocol::why(const Json& request) {
  const Seat viewer = request::viewer(request, match().seats());
  const kernel::Rule rule = match_->why(viewer, nounIn(request));
  if (rule == kernel::Rule::None) return {{"rule", nullptr}, {"text", ""}};
  const RuleText* text = rules_.find(rule);
  return {{"rule", rules_.nameOf(rule)}, {"text", text == nullptr ? "" : text->text.en}};
}

Json Protocol::events(const Json& request) {
  const Seat viewer = request::viewer(request, match().seats());
  const bool sinceLook = request::flag(request, "since_look");
  if (sinceLook && viewer == Seat::Table)
    throw Refusal{"bad-request", "the table does not look: name a seat as viewer"};
  Json list = Json::array();
  for (const Event& event : match_->events(viewer, sinceLook ? Since::LastLook : Since::LastMove))
    list.push_back({{"what", keyOf(game_.vocabulary().events, event.what)},
                    {"seat", seatNumber(event.seat)},
                    {"thing", jsonOf(event.noun)},
                    {"number", event.number},
                    {"veiled", event.veiled},
                    {"text", voice_->event(event, viewer)}});
  return {{"events", list}};
}

/// The choices that a list of indices means, each in the question that follows the one before.
std::vector<Choice> Protocol::visitOf(Seat seat, const Json& indices) {
  if (!indices.is_array() || indices.size() > kLongestVisit)
    throw Refusal{"bad-request", "a visit must be a list of at most " + std::to_string(kLongestVisit) + " indices"};
  std::vector<Choice> visit;
  for (const Json& each : indices) {
    Decision d;
    match_->decisionAfter(seat, visit, d);
    const std::string place = "choice " + std::to_string(visit.size() + 1) + " of the visit: ";
    if (d.empty())
      throw Refusal{"refused", place + (visit.empty() ? kernel::notAsked(seat, match_->asked())
                                                      : "nothing that can be chosen yet follows")};
    if (!each.is_number_integer() || each < 0 || each >= d.size())
      throw Refusal{"refused", place + "the question offers the indices 0 to " + std::to_string(d.size() - 1) +
                                   ", not " + request::kindOf(each)};
    visit.push_back(d[each.get<int>()]);
  }
  return visit;
}

/// Whose choice it is: the seat that the request names, or the only one that is asked.
Seat Protocol::answering(const Json& request) {
  const SeatSet asked = match().asked();
  if (request::has(request, "seat") || asked.size() != 1) return request::seat(request, "seat", match_->seats(), false);
  return asked.first();
}

Json Protocol::choose(const Json& request) {
  const Seat seat = answering(request);
  if (request::has(request, "indices")) {
    if (request::has(request, "index")) throw Refusal{"bad-request", "send either \"index\" or \"indices\", not both"};
    match_->visit(seat, visitOf(seat, request["indices"]));
  } else {
    match_->chooseIndex(seat, request::number(request, "index", 0, kLargestIndex));
  }
  return standing();
}

Json Protocol::interject(const Json& request) {
  const Seat seat = request::seat(request, "seat", match().seats(), false);
  const int at = request::number(request, "index", 0, kLargestIndex);
  Decision d;
  match_->interjections(seat, d);
  if (at >= d.size())
    throw Refusal{"refused", kernel::named(seat) + " has " + std::to_string(d.size()) +
                                 " interjections now, so there is no index " + std::to_string(at)};
  match_->interject(seat, d[at]);
  return standing();
}

Json Protocol::look(const Json& request) {
  match().looked(request::seat(request, "seat", match_->seats(), false));
  return standing();
}

Json Protocol::notes(const Json& request) {
  const Seat seat = request::seat(request, "seat", match().seats(), false);
  if (const auto lines = request.find("lines"); lines != request.end()) {
    if (!lines->is_array() || !std::ranges::all_of(*lines, [](const Json& line) { return line.is_string(); }))
      throw Refusal{"bad-request", "\"lines\" must be a list of texts"};
    std::string text;
    for (const Json& line : *lines) text += line.get<std::string>() + "\n";
    match_->writeNotes(seat, text);
  }
  Json lines = Json::array();
  for (const std::string& line : linesOf(match_->notes(seat))) lines.push_back(line);
  return {{"lines", lines}};
}

Json Protocol::jsonOf(Seat seat, const kernel::Remark& remark) const {
  return {{"sentence", keyOf(game_.vocabulary().remarks, remark.sentence)},
          {"about", jsonOf(remark.about)},
          {"text", voice_->remark(seat, remark)}};
}

Json Protocol::talk(const Json& request) {
  Json answer = {{"said", Json::array()}};
  for (const kernel::Said& each : match().said()) {
    Json said = jsonOf(each.seat, each.remark);
    said["seat"] = index(each.seat);
    said["step"] = each.step;
    answer["said"].push_back(std::move(said));
  }
  if (!request::has(request, "seat")) return answer;
  const Seat seat = request::seat(request, "seat", match_->seats(), false);
  answer["offers"] = Json::array();
  for (const kernel::Remark& each : match_->sayable(seat)) answer["offers"].push_back(jsonOf(seat, each));
  return answer;
}

Json Protocol::say(const Json& request) {
  const Seat seat = request::seat(request, "seat", match().seats(), false);
  const std::vector<kernel::Remark> offers = match_->sayable(seat);
  const std::size_t at = kernel::sizeOf(request::number(request, "index", 0, kLargestIndex));
  if (at >= offers.size())
    throw Refusal{"refused", kernel::named(seat) + " can say " + std::to_string(offers.size()) +
                                 " things now, so there is no index " + std::to_string(at)};
  match_->say(seat, offers[at]);
  return talk({});
}

Json Protocol::undo(const Json&) {
  match().undo();
  return standing();
}

}  // namespace house
