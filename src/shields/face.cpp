#include "shields/face.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "engine/house/terminal/wrapped.h"
#include "engine/kernel/count.h"

namespace shields {

namespace {

using house::Json;
using kernel::Decision;
using kernel::How;

constexpr int kColumns = 46;         // letters of a line of the table on a phone
constexpr std::size_t kNews = 200;   // lines of what has happened: a phone may never say that it has read them
constexpr std::size_t kRemarks = 3;  // of what was said in the open

// What is said of a thing that no rule keeps from being a choice.
const house::Text kOffered{"This can be chosen now.", {{house::kGerman, "Das kann jetzt gewählt werden."}}};
const house::Text kNoAnswer{"This does not answer the question.",
                            {{house::kGerman, "Das beantwortet die Frage nicht."}}};

using Places = std::vector<house::OpenPlace>;

/// The table as a small picture. What is empty is not said, so that two frames carry a face.
Json placesOf(const Places& places) {
  Json all = Json::array();
  for (const house::OpenPlace& place : places) {
    Json pieces = Json::array();
    for (const house::OpenPiece& each : place.pieces) {
      Json piece = {{"words", each.words}};
      if (!each.picture.empty()) piece["picture"] = each.picture;
      if (!each.note.empty()) piece["note"] = each.note;
      if (each.seat != Seat::Table) piece["seat"] = index(each.seat);
      pieces.push_back(std::move(piece));
    }
    all.push_back({{"name", place.name}, {"pieces", std::move(pieces)}});
    if (!place.note.empty()) all.back()["note"] = place.note;
    if (place.asked) all.back()["asked"] = true;
  }
  return all;
}

constexpr int kNoPiece = -1;

/// The piece that this thing is, counted through all places.
int pieceOf(const Places& places, kernel::Noun thing, const std::string& picture) {
  int number = 0;
  for (const house::OpenPlace& place : places)
    for (const house::OpenPiece& each : place.pieces) {
      if (each.thing == thing && each.picture == picture) return number;
      ++number;
    }
  return kNoPiece;
}

/// The pieces that choices are. None where touching one could mean several things: where two choices are the same
/// piece, or one is about a thing that does not lie there, or is seen otherwise by the seat than by the table.
std::vector<int> piecesOf(const Places& places, const Json& choices, const Decision& d) {
  std::vector<int> pieces;
  for (int at = 0; at < d.size(); ++at) {
    const bool isThing = d[at].noun.kind != 0;
    const int piece = isThing ? pieceOf(places, d[at].noun, choices[pieces.size()]["picture"]) : kNoPiece;
    if (isThing && (piece == kNoPiece || std::ranges::find(pieces, piece) != pieces.end())) return {};
    pieces.push_back(piece);
  }
  return pieces;
}

Json questionOn(const Table& table, const Places& places, const Decision& d, Seat seat) {
  if (d.empty()) return nullptr;
  Json choices = Json::array();
  for (const kernel::Choice& choice : d.choices()) {
    const std::string picture = table.voice.picture(choice.noun, seat);
    choices.push_back({{"words", table.voice.choice(d, choice, seat)}, {"picture", picture}});
    if (table.amount != 0 && choice.noun.kind == table.amount) choices.back()["amount"] = choice.noun.index;
  }
  const std::vector<int> pieces = piecesOf(places, choices, d);
  for (std::size_t at = 0; at < pieces.size(); ++at)
    if (pieces[at] != kNoPiece) choices[at]["piece"] = pieces[at];
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
    if (const std::string portrait = table.voice.portrait(seat); !portrait.empty()) seats.back()["picture"] = portrait;
  }
  return seats;
}

/// How the table stands, and what was said there last.
std::vector<std::string> linesOf(const Table& table) {
  std::vector<std::string> lines = table.voice.table(kColumns);
  const std::span<const kernel::Said> said = table.match.said();
  for (const kernel::Said& each : said.last(std::min(said.size(), kRemarks))) lines.push_back(table.voice.said(each));
  return lines;
}

/// The same in lines that fit a phone.
Json tableOf(const Table& table) {
  Json lines = Json::array();
  for (const std::string& line : linesOf(table)) {
    std::istringstream parts(house::lengthOf(line) > kColumns ? house::broken(line, kColumns, 2) : line);
    for (std::string part; std::getline(parts, part);) lines.push_back(part);
  }
  return lines;
}

Json newest(const std::vector<std::string>& news) {
  const std::size_t left = std::min(news.size(), kNews);
  return std::vector<std::string>(news.end() - static_cast<std::ptrdiff_t>(left), news.end());
}

Json cardsOf(const Table& table, Seat seat) {
  Json cards = Json::array();
  for (const house::Voice::Card& each : table.voice.hand(seat))
    cards.push_back({{"name", each.name},
                     {"text", each.text},
                     {"kind", each.kind},
                     {"picture", each.picture},
                     {"count", each.count},
                     {"held", each.held}});
  return cards;
}

Json namesOf(const std::vector<house::Voice::Thing>& things) {
  Json names = Json::array();
  for (const house::Voice::Thing& each : things) names.push_back(each.name);
  return names;
}

/// Why a thing is no choice, as far as the seat may know.
std::string reasonFor(const Table& table, Seat seat, const Wish& wish, kernel::Noun thing) {
  for (const Wish& each : {wish, Wish{How::Interjection, {}}}) {
    const Decision d = questionAfter(table.match, seat, each);
    const auto named = [&](const kernel::Choice& choice) { return choice.noun == thing; };
    if (std::ranges::any_of(d.choices(), named)) return kOffered.in(table.language);
  }
  const std::string why = table.voice.why(table.match.why(seat, thing), thing, seat);
  return why.empty() ? kNoAnswer.in(table.language) : why;
}

/// What a phone says, read; nothing: it is no such thing.
struct Read {
  std::uint64_t step = 0, chosen = 0, pick = 0;
  std::string does, notes;
};
std::optional<Read> readFrom(const std::string& text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return std::nullopt;
  for (const char* number : {"step", "chosen", "pick"})
    if (!json.contains(number) || !json[number].is_number_unsigned()) return std::nullopt;
  if (!json.contains("do") || !json["do"].is_string()) return std::nullopt;
  const bool writes = json["do"] == "notes";
  if (json.size() != (writes ? 5 : 4) || (writes && (!json.contains("notes") || !json["notes"].is_string())))
    return std::nullopt;
  return Read{json["step"], json["chosen"], json["pick"], json["do"], writes ? json["notes"] : Json("")};
}

/// What phones may say.
const std::map<std::string, Said::Kind, std::less<>> kSaid = {
    {"pick", Said::Kind::Choosing}, {"respond", Said::Kind::Choosing}, {"again", Said::Kind::Choosing},
    {"done", Said::Kind::Done},     {"why", Said::Kind::Why},          {"look", Said::Kind::Look},
    {"notes", Said::Kind::Notes},   {"undo", Said::Kind::Undo}};

/// Notes as matches keep them: lines end with "\n".
std::string inLines(std::string notes) {
  if (!notes.empty() && !notes.ends_with('\n')) notes += '\n';
  return notes;
}

/// A choice more, or none any more; nothing: that is not on offer.
std::optional<Said> chosenBy(Seat seat, const Read& read, const house::Match& match, const Wish& wish) {
  if (read.does == "again") return Said{.kind = Said::Kind::Choosing};
  const bool responds = read.does == "respond";
  if (responds && !wish.choices.empty()) return std::nullopt;
  Said said{.kind = Said::Kind::Choosing, .wish = wish};
  if (wish.choices.empty()) said.wish.how = responds ? How::Interjection : How::Answer;
  const Decision d = questionAfter(match, seat, said.wish);
  if (read.pick >= d.choices().size()) return std::nullopt;
  said.wish.choices.push_back(d.choices()[read.pick]);
  return said;
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

bool fits(const house::Match& match, Seat seat, const Wish& wish) {
  Wish made{wish.how, {}};
  for (const kernel::Choice& each : wish.choices) {
    if (questionAfter(match, seat, made).find(each) < 0) return false;
    made.choices.push_back(each);
  }
  return true;
}

Json faceOf(const Table& table, Seat seat, const Wish& wish, const Beside& beside) {
  const bool responds = wish.how == How::Interjection && !wish.choices.empty();
  const Wish answering = responds ? Wish{} : wish;
  const std::vector<house::Voice::Thing> things = table.voice.things(seat);
  const Places places = table.voice.openPlaces();
  Json face = {
      {"step", table.match.steps()},
      {"you", index(seat)},
      {"seats", seatsOf(table)},
      {"table", tableOf(table)},
      {"places", placesOf(places)},
      {"secrets", table.voice.besidesHand(seat)},
      {"cards", cardsOf(table, seat)},
      {"since", newest(beside.since)},
      {"ending", table.voice.ending()},
      {"chosen", chosenIn(table, seat, wish)},
      {"question", responds ? Json() : questionOn(table, places, questionAfter(table.match, seat, answering), seat)},
      {"respond", questionOn(table, places, questionAfter(table.match, seat, {How::Interjection, {}}), seat)},
      {"things", namesOf(things)},
      {"notes", table.match.notes(seat)}};
  if (beside.why && *beside.why < things.size())
    face["why"] = {{"thing", *beside.why}, {"words", reasonFor(table, seat, answering, things[*beside.why].noun)}};
  if (!beside.refused.empty()) face["refused"] = beside.refused;
  if (!beside.sent && table.match.mayUndoOf() == seat) face["undo"] = true;
  if (beside.sent) face.update({{"sent", true}, {"question", nullptr}, {"respond", nullptr}});
  return face;
}

// What phones say is not to be trusted in anything.
Said saidBy(Seat seat, const std::string& text, const house::Match& match, const Wish& wish,
            std::optional<int> sameSince) {
  const std::optional<Read> read = readFrom(text);
  const auto found = read ? kSaid.find(read->does) : kSaid.end();
  if (found == kSaid.end()) return {};
  Said said{.kind = found->second, .wish = wish, .thing = read->pick};
  const Said late{.kind = Said::Kind::Late, .wish = wish};
  const std::size_t now = kernel::sizeOf(match.steps());
  const bool answers = read->does == "pick" || read->does == "again" || read->does == "done";
  const bool stays = answers && wish.how == How::Answer && sameSince;
  const std::size_t since = stays ? kernel::sizeOf(*sameSince) : now;
  const bool fits = since <= read->step && read->step <= now && read->chosen == wish.choices.size();
  switch (said.kind) {
    case Said::Kind::Notes: said.notes = inLines(read->notes); return said;  // they belong to no moment
    case Said::Kind::Choosing: return fits ? chosenBy(seat, *read, match, wish).value_or(late) : late;
    case Said::Kind::Done:
      return fits && !wish.choices.empty() && questionAfter(match, seat, wish).empty() ? said : late;
    case Said::Kind::Undo: return fits && match.mayUndoOf() == seat ? said : late;
    default: return fits ? said : late;
  }
}

}  // namespace shields
