// No text of Warehouse 51 is cut, at any size of window and text, in both languages, in any kind of state up to the
// reckoning. With W13_PICTURES=DIR each state that was looked at is kept there as a PNG.

#include <QDir>
#include <set>

#include "engine/games/games.h"
#include "engine/games/warehouse51/seen/seen_in.h"
#include "support/catch.h"
#include "troubles.h"
#include "ui/games/warehouse51/secret/auction_secret.h"
#include "ui/games/warehouse51/table/auction_table.h"
#include "ui/settings/language.h"

namespace w51::test {

namespace {

/// Troubles, each with the first state in which it was seen.
using Troubles = std::map<QString, QString>;

struct Reader {
  int textSize;
  house::Language language;
};

/// A match of people who answer as the mood takes them, and pawn when they may.
class Evening {
 public:
  Evening(int seats, std::uint64_t seed) : luck_(seed) {
    const house::GameModule& game = *games::named("warehouse51");
    box_ = game.open({});
    start_.seed = seed;
    start_.players.resize(static_cast<std::size_t>(seats));
    start_.bots.resize(static_cast<std::size_t>(seats));
    start_.setup = game.completed({}, seats, *box_);
    match_ = box_->begin(start_.setup, std::make_unique<kernel::Luck>(seed));
  }

  [[nodiscard]] const house::KeptMatch& match() const { return *match_; }
  [[nodiscard]] ui::PlainMatch plain() const { return {box_, match_, start_, {}}; }
  /// One answer, or a relic pawned.
  void goOn() {
    Decision d;
    for (const Seat seat : viewIn(*match_, Seat::Table).open.all()) {
      if (!match_->mayInterject(seat) || luck_.pick(3, kernel::ChanceOf::Card) != 0) continue;
      match_->interjections(seat, d);
      return match_->interject(seat, d[luck_.pick(d.size(), kernel::ChanceOf::Card)]);
    }
    match_->decision(match_->asked().first(), d);
    match_->chooseIndex(d.seat(), luck_.pick(d.size(), kernel::ChanceOf::Card));
  }

 private:
  kernel::Luck luck_;
  std::shared_ptr<const house::Box> box_;
  house::Start start_;
  std::shared_ptr<house::KeptMatch> match_;
};

/// What kind of state a match is in: two of a kind have the same texts in the same places, nearly always.
QString kindOf(const house::Match& match) {
  const View view = viewIn(match, Seat::Table);
  Decision d;
  match.decision(Seat::Table, d);
  bool pawns = false;
  for (const Seat seat : view.open.all()) pawns |= match.mayInterject(seat);
  const Seat bidder = view.open.auction.bidder;  // to whose left the money would run
  return QStringLiteral("%1-%2%3%4%5")
      .arg(d.question())
      .arg(static_cast<int>(courseOf(view, cardsIn(match))))
      .arg(QLatin1String(pawns ? "-pawns" : ""), QLatin1String(view.open.closed.empty() ? "" : "-closed"),
           bidder == Seat::Table ? QString() : QStringLiteral("-bid%1").arg(index(bidder)));
}

void note(const Screen& screen, const QString& where, Troubles& found) {
  for (const QString& trouble : w13::test::texts::troublesOf(screen))
    if (!trouble.startsWith(QStringLiteral("outside"))) found.emplace(trouble, where);  // the window is not up
}

void keep(QWidget& page, const QString& name) {
  const QString folder = qEnvironmentVariable("W13_PICTURES");
  if (folder.isEmpty()) return;
  REQUIRE(QDir().mkpath(folder));
  CHECK(page.grab().save(folder + u'/' + name + QStringLiteral(".png")));
}

/// The table, the pawnbroker's drawer if it can be opened, and the secret screen of whoever is asked in secret.
void look(const Evening& evening, const QSize& size, house::Language language, const QString& where, Troubles& found) {
  const house::GameModule& game = *games::named("warehouse51");
  static const house::RuleBook kRules = game.rules();
  ui::PlainRoom room(game, kRules, evening.plain(), language, 0);
  AuctionTable table(nullptr);
  table.resize(size);
  table.sitIn(&room);
  TableScreen& screen = *table.screen();
  screen.setStill(0);
  table.refresh();
  note(screen, where, found);
  keep(table, where);
  QTest::keyClick(&screen, Qt::Key_B);
  note(screen, where + "-list", found);
  keep(table, where + "-list");
  QTest::keyClick(&screen, Qt::Key_B);
  for (Piece* each : screen.livePieces())
    if (each->look().command.what == OfGame(Order::Pawn)) {
      each->press();
      note(screen, where + "-drawer", found);
      keep(table, where + "-drawer");
      break;
    }
  table.sitIn(nullptr);
  if (room.face().openness() == Openness::Public) return;
  AuctionSecret secret(room, room.answersNext(), false, nullptr);
  secret.resize(size);
  secret.screen().setGeometry(secret.rect());
  secret.screen().settle();
  note(secret.screen(), where + "-secret", found);
  keep(secret, where + "-secret");
}

/// Plays a match and looks at each kind of state once.
void watch(int seats, const Reader& reader, std::set<QString>& seen, Troubles& found) {
  setTextSize(reader.textSize);
  speak(reader.language);
  Evening evening(seats, 7);
  std::set<QString> here;
  for (; !evening.match().over(); evening.goOn()) {
    const QString kind = kindOf(evening.match());
    if (!here.insert(kind).second) continue;
    // each kind in both windows, in one of them by each reader
    const bool large = (here.size() + seen.size() + static_cast<std::size_t>(seats)) % 2 == 0;
    const QSize size = large ? QSize(1920, 1080) : QSize(1280, 800);
    look(evening, size, reader.language,
         QStringLiteral("%1-%2-%3-%4-%5")
             .arg(seats)
             .arg(languageCode(reader.language))
             .arg(reader.textSize)
             .arg(size.width())
             .arg(kind),
         found);
  }
  seen.merge(here);
  setTextSize(100);
  speak(house::Language::English);
}

}  // namespace

TEST_CASE("No text of the auction is cut or lies on another, in any kind of state", "[window][text]") {
  bringTitleFace();
  std::set<QString> seen;
  Troubles found;
  // Text is as small as it gets before it is cut, and largest where it lies on another: at 140 % both are seen.
  for (const int seats : {3, 4, 5})
    for (const Reader& reader : {Reader{140, house::Language::English}, Reader{140, house::kGerman}})
      watch(seats, reader, seen, found);
  for (const house::Language language : {house::Language::English, house::kGerman})
    watch(5, {100, language}, seen, found);
  CHECK(seen.size() > 12);
  std::string all;
  for (const auto& [trouble, where] : found) all += (trouble + "   (" + where + ")\n").toStdString();
  INFO(found.size() << " troubles in " << seen.size() << " kinds of states");
  CHECK(all == "");
}

}  // namespace w51::test
