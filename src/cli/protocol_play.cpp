// The part of the protocol that plays: views, decisions, choices.

#include <array>
#include <bit>

#include "cli/protocol.h"
#include "cli/request.h"
#include "engine/games/warehouse13/log/view_json.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/refusal.h"

namespace w13 {

using kernel::Choice;
using kernel::Decision;
using kernel::Noun;

namespace {

constexpr std::size_t kLongestVisit = 64;
constexpr std::int64_t kLargestIndex = 1'000'000;  // what a question does not offer is refused by the season
constexpr std::array<const char*, 12> kThings = {"none", "card",   "die",  "seat",   "place", "track",
                                                 "type", "number", "face", "option", "goo",   "location"};
constexpr std::array<const char*, 3> kOpenness = {"public", "with-hand", "secret"};

Json jsonOf(Noun noun) {
  if (noun.kind == 0) return nullptr;
  return {{"kind", kThings[noun.kind]}, {"number", noun.index}};
}

Json seatNumber(Seat seat) { return seat == Seat::Table ? Json(nullptr) : Json(index(seat)); }

Noun nounIn(const Json& request) {
  const auto thing = request.find("thing");
  if (thing == request.end() || !thing->is_object())
    throw Refusal{"bad-request", "\"thing\" must be an object like {\"kind\":\"die\",\"number\":3}"};
  const std::string kind = request::text(*thing, "kind", 20);
  for (std::size_t at = 1; at < kThings.size(); ++at)
    if (kind == kThings[at])
      return {static_cast<std::uint8_t>(at), static_cast<std::uint16_t>(request::number(*thing, "number", 0, 65534))};
  std::string kinds;
  for (std::size_t at = 1; at < kThings.size(); ++at) kinds += (at == 1 ? "" : ", ") + std::string(kThings[at]);
  throw Refusal{"bad-request", "there is no kind of thing \"" + kind + "\"; the kinds are " + kinds};
}

}  // namespace

Json Protocol::standing() {
  Json asked = Json::array();
  Json mayInterject = Json::array();
  for (int at = 0; at < season_->seats(); ++at) {
    if (season_->asked().has(seatAt(at))) asked.push_back(at);
    if (season_->mayInterject(seatAt(at))) mayInterject.push_back(at);
  }
  Json now = {{"seats", season_->seats()},     {"steps", season_->steps()},
              {"over", season_->over()},       {"asked", asked},
              {"may_interject", mayInterject}, {"may_undo", season_->mayUndo()}};
  if (const std::string notice = takeNotice(*season_); !notice.empty()) now["note"] = notice;
  return now;
}

Json Protocol::view(const Json& request) {
  View v{};
  const Seat viewer = request::viewer(request, season().seats());
  season_->view(viewer, v);
  return {{"view", w13::jsonOf(v, season_->cards())}};
}

Json Protocol::shown(const Decision& d, Seat viewer, bool mine) {
  View v{};
  season_->view(viewer, v);
  const Words say = words();
  Json choices = Json::array();
  for (int at = 0; at < d.size(); ++at) {
    Json choice = {
        {"index", at}, {"key", say.key(d[at], d)}, {"text", say.choice(d[at], d, v)}, {"thing", jsonOf(d[at].noun)}};
    if (mine) choice["can_be_undone"] = season_->undoable({viewer, d[at]});
    choices.push_back(std::move(choice));
  }
  return {{"seat", seatNumber(d.seat())},
          {"question", d.question()},
          {"rule", nameOf(d.rule())},
          {"openness", kOpenness[static_cast<std::size_t>(d.openness())]},
          {"text", d.seat() == Seat::Table ? "" : say.question(d, v)},
          {"choices", choices}};
}

Json Protocol::decision(const Json& request) {
  const Seat viewer = request::viewer(request, season().seats());
  Decision d;
  Json answer = standing();
  if (request::has(request, "after")) {
    if (viewer == Seat::Table) throw Refusal{"bad-request", "\"after\" needs the seat that makes the visit as viewer"};
    season_->decisionAfter(viewer, visitOf(viewer, request["after"]), d);
    answer["decision"] = shown(d, viewer, false);
  } else {
    season_->decision(viewer, d);
    answer["decision"] = shown(d, viewer, season_->asked().has(viewer));
  }
  return answer;
}

Json Protocol::interjections(const Json& request) {
  const Seat seat = request::seat(request, "seat", season().seats(), false);
  Decision d;
  season_->interjections(seat, d);
  return {{"may_interject", season_->mayInterject(seat)}, {"choices", shown(d, seat, true)["choices"]}};
}

Json Protocol::why(const Json& request) {
  const Seat viewer = request::viewer(request, season().seats());
  const Noun noun = nounIn(request);
  const Rule rule = season_->why(viewer, noun);
  if (rule == Rule::None) return {{"rule", nullptr}, {"text", ""}};
  View v{};
  season_->view(viewer, v);
  const RuleText* text = rules_.find(rule);
  return {{"rule", nameOf(rule)}, {"text", text == nullptr ? "" : text->text.en}};
}

Json Protocol::events(const Json& request) {
  const Seat viewer = request::viewer(request, season().seats());
  const bool sinceLook = request::flag(request, "since_look");
  if (sinceLook && viewer == Seat::Table)
    throw Refusal{"bad-request", "the table does not look: name a seat as viewer"};
  View v{};
  season_->view(viewer, v);
  const Words say = words();
  Json list = Json::array();
  for (const Event& event : sinceLook ? season_->sinceLastLook(viewer) : season_->eventsFor(viewer))
    list.push_back({{"what", rowOf(event.what).key},
                    {"seat", seatNumber(event.seat)},
                    {"thing", jsonOf(event.noun)},
                    {"number", event.number},
                    {"veiled", event.veiled},
                    {"text", say.event(event, v)}});
  return {{"events", list}};
}

/// The choices that a list of indices means, each in the question that follows the one before.
std::vector<Choice> Protocol::visitOf(Seat seat, const Json& indices) {
  if (!indices.is_array() || indices.size() > kLongestVisit)
    throw Refusal{"bad-request", "a visit must be a list of at most " + std::to_string(kLongestVisit) + " indices"};
  std::vector<Choice> visit;
  for (const Json& each : indices) {
    Decision d;
    season_->decisionAfter(seat, visit, d);
    const std::string place = "choice " + std::to_string(visit.size() + 1) + " of the visit: ";
    if (d.empty())
      throw Refusal{"refused", place + (visit.empty() ? kernel::notAsked(seat, season_->asked())
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
  const SeatSet asked = season().asked();
  if (request::has(request, "seat") || asked.size() != 1)
    return request::seat(request, "seat", season_->seats(), false);
  return seatAt(std::countr_zero(asked.bits()));
}

Json Protocol::choose(const Json& request) {
  const Seat seat = answering(request);
  if (request::has(request, "indices")) {
    if (request::has(request, "index")) throw Refusal{"bad-request", "send either \"index\" or \"indices\", not both"};
    season_->visit(seat, visitOf(seat, request["indices"]));
  } else {
    season_->chooseIndex(seat, static_cast<int>(request::number(request, "index", 0, kLargestIndex)));
  }
  return standing();
}

Json Protocol::interject(const Json& request) {
  const Seat seat = request::seat(request, "seat", season().seats(), false);
  const auto at = static_cast<int>(request::number(request, "index", 0, kLargestIndex));
  Decision d;
  season_->interjections(seat, d);
  if (at >= d.size())
    throw Refusal{"refused", kernel::named(seat) + " has " + std::to_string(d.size()) +
                                 " interjections now, so there is no index " + std::to_string(at)};
  season_->interject(seat, d[at]);
  return standing();
}

Json Protocol::look(const Json& request) {
  season().looked(request::seat(request, "seat", season_->seats(), false));
  return standing();
}

Json Protocol::undo(const Json&) {
  season().undo();
  return standing();
}

}  // namespace w13
