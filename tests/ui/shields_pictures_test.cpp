// The pictures that phones show: all phones load all of them, and each that a shield names is among them.

#include <set>

#include "caller.h"
#include "shielded.h"

namespace ui::test {

namespace {

/// The pictures that a face names, by "picture" anywhere in it.
void addPictures(std::set<std::string>& names, const Json& json) {
  if (json.is_object())
    for (const auto& [key, value] : json.items())
      if (key == "picture" && value != "") names.insert(value.get<std::string>());
  if (json.is_structured())
    for (const Json& each : json) addPictures(names, each);
}

/// A file of the server, without its headers.
std::string fileFrom(const Shields& shields, const char* path) {
  const auto port = static_cast<quint16>(shields.place().section(' ', -1).toInt());
  shields::test::Caller caller(port);
  caller.say(shields::test::request("127.0.0.1:" + QByteArray::number(port), QByteArray("GET ") + path + " HTTP/1.1"));
  const QByteArray heard = caller.hear("}}");
  return heard.mid(heard.indexOf("\r\n\r\n") + 4).toStdString();
}

}  // namespace

TEST_CASE("Every picture that the shields of a season name is one that all phones have loaded", "[shields]") {
  // given a season on phones
  SeasonShielded evening(3, 5);
  const Phones phones = phonesFor(evening.clock, *evening.shields(), evening.shields()->people());
  leave(evening);
  // when it is played for a while
  std::set<std::string> named;
  for (int at = 0; at < 2500 && !evening.match().over(); ++at) {
    beat(evening.clock, phones);
    for (const auto& phone : phones) {
      if (!phone->fresh()) continue;
      addPictures(named, phone->face());
      phone->play();
    }
    evening.act();
  }
  // then the cards and dice that were named are among the pictures that the table has drawn meanwhile
  for (int moment = 0; moment < 1500; ++moment) evening.clock.pass(15);
  const Json drawn = Json::parse(fileFrom(*evening.shields(), "/cards.json"));
  for (const std::string& name : named) {
    INFO(name);
    CHECK(drawn.contains(name));
  }
  CHECK(named.size() > 20);
  CHECK(std::ranges::any_of(named, [](const std::string& name) { return name.starts_with("die-"); }));
}

}  // namespace ui::test
