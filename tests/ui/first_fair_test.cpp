// Fair play of a first season: the same season is played by the same clicks with another seat as the Traitor, and all
// that can be seen, heard, counted or read from outside the curtain must be the same.

#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "pictures.h"
#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// One of the two courses: everything dealt alike, but for who the Traitor is.
struct DealtTo : Playing {
  DealtTo(Seat traitor, std::uint64_t seed, const QString& folder) : Playing(with(traitor, seed), keptIn(folder)) {
    options = folder + "/options.ini";
  }
  static SeasonStart with(Seat traitor, std::uint64_t seed) {
    SeasonStart start = people(4, seed);
    start.setup.traitor = traitor;
    start.first.on = true;
    return start;
  }
  static WindowSetup keptIn(const QString& folder) {
    WindowSetup setup = quick();
    setup.saves = folder;
    setup.options = folder + "/options.ini";
    return setup;
  }
  [[nodiscard]] FirstNote* note() const {
    FirstNote* up = window.explainer()->note();
    return up != nullptr && up->parentWidget() == window.page() ? up : nullptr;
  }
  bool behind() { return window.secret() != nullptr && window.page() == window.secret(); }
  QString options;
};

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The open parts of a log and the lengths of the sealed ones. Checksums and the title's mark differ with the key.
QString openPart(const QString& path) {
  QStringList open;
  for (const QString& line : textOf(path).split(u'\n')) {
    const QString record = line.section(u' ', 2).section(u'\t', 0, 0);
    open << (line.startsWith(u"Warehouse") || record.startsWith(u"cards")
                 ? QString()
                 : QStringLiteral("%1 (%2)").arg(record).arg(line.size()));
  }
  return open.join(u'\n');
}

/// A picture to be compared, kept small: there are hundreds.
struct Print {
  QByteArray packed;
  QSize size;
};
Print printOf(QWidget& widget) {
  const QImage picture = widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
  return {qCompress(picture.constBits(), picture.sizeInBytes(), 1), picture.size()};
}

/// Where two pictures differ; empty: nowhere but at the rims of letters.
QString differenceOf(const Print& a, const Print& b) {
  if (a.size == b.size && a.packed == b.packed) return {};
  const QByteArray one = qUncompress(a.packed), other = qUncompress(b.packed);
  const auto imageOf = [](const QByteArray& bits, QSize size) {
    return QImage(reinterpret_cast<const uchar*>(bits.constData()), size.width(), size.height(), QImage::Format_RGB32);
  };
  return QString::fromStdString(difference(imageOf(one, a.size), imageOf(other, b.size)));
}

/// All that somebody who is not behind the curtain can get hold of at one moment.
struct Unread {
  QString page;
  QString note;      ///< whether a note is up, which, and where: behind the curtain it shows in how long somebody reads
  Print picture;     ///< of a secret screen while it briefs; of others there is none
  QStringList told;  ///< what a screen reader finds; as the picture
  int handOvers = 0;
  QString log;
  QString options;
  QString saved;
};

Unread unread(DealtTo& game) {
  Unread all;
  all.page = game.window.page()->metaObject()->className();
  if (const FirstNote* note = game.note(); note != nullptr)
    all.note = QStringLiteral("%1 %2,%3 %4x%5")
                   .arg(note->card().id.c_str())
                   .arg(note->x())
                   .arg(note->y())
                   .arg(note->width())
                   .arg(note->height());
  if (!game.behind() || game.window.secret()->briefing()) {
    all.picture = printOf(game.window);
    all.told = toldBy(game.window.page());
  }
  all.handOvers = game.window.handOvers();
  all.log = game.window.log()->lines(game.room().view(Seat::Table)).join(u'\n');
  all.options = textOf(game.options).remove(QRegularExpression("window=.*"));
  all.saved = openPart(game.room().file());
  return all;
}

/// What differs first; empty: nothing.
QString difference(const Unread& a, const Unread& b) {
  if (a.page != b.page) return "the page: " + a.page + " | " + b.page;
  if (a.note != b.note) return "the note: " + a.note + " | " + b.note;
  if (a.told != b.told) return "what a screen reader finds on " + a.page;
  if (const QString picture = differenceOf(a.picture, b.picture); !picture.isEmpty())
    return "the picture of " + a.page + ": " + picture;
  if (a.handOvers != b.handOvers) return "the hand-overs";
  if (a.log != b.log) return "the log";
  if (a.options != b.options) return "the options' file";
  if (a.saved != b.saved) return "the saved season";
  return {};
}

/// A moment between two clicks.
struct Moment {
  Unread seen;
  View table;
  bool behind = false;
  bool briefs = false;
};

/// What a leaky window would do after each click.
using Leak = std::function<void(DealtTo&)>;

/// The course of a season, as it shows from outside.
std::vector<Moment> played(Seat traitor, std::uint64_t seed, int most, const Leak& leak) {
  QTemporaryDir folder;
  DealtTo game(traitor, seed, folder.path());
  QApplication::setActiveWindow(&game.window);
  (void)game.window.startScreen();  // set up before anything is compared
  for (int turn = 0; turn < 30; ++turn) QApplication::processEvents();
  std::vector<Moment> course;
  while (static_cast<int>(course.size()) < most && !game.room().over()) {
    for (int turn = 0; turn < 5; ++turn) QApplication::processEvents();
    if (leak) leak(game);
    const bool behind = game.behind();
    course.push_back({unread(game), game.room().view(Seat::Table), behind, behind && game.window.secret()->briefing()});
    if (!game.player.step()) break;
  }
  return course;
}

struct Compared {
  QString leak;  ///< what gave the Traitor away; empty: nothing
  int clicks = 0;
  int onTable = 0;    ///< moments with a note on the table
  int inPrivate = 0;  ///< and behind the curtain
  int briefings = 0;
};

/// Plays a season with one seat as the Traitor and with another, and compares them for as long as the table knows the
/// same of the game.
Compared compare(std::uint64_t seed, int most, const Leak& leak = {}) {
  const std::vector<Moment> one = played(seatAt(1), seed, most, leak);
  const std::vector<Moment> other = played(seatAt(2), seed, most, leak);
  Compared seen;
  for (std::size_t at = 0; at < std::min(one.size(), other.size()); ++at, ++seen.clicks) {
    if (!(one[at].table == other[at].table)) break;
    seen.leak = difference(one[at].seen, other[at].seen);
    if (!seen.leak.isEmpty()) {
      seen.leak += QStringLiteral(" (click %1)").arg(at);
      return seen;
    }
    if (!one[at].seen.note.isEmpty()) ++(one[at].behind ? seen.inPrivate : seen.onTable);
    seen.briefings += one[at].briefs;
  }
  return seen;
}

bool isTraitor(DealtTo& game, Seat seat) { return seat != Seat::Table && game.room().view(seat).isTraitor; }

}  // namespace

TEST_CASE("A first season tells nobody who the Traitor is", "[first][secrecy][season]") {
  int clicks = 0, onTable = 0, inPrivate = 0, briefings = 0;
  for (const std::uint64_t seed : {21U, 22U, 23U}) {
    const Compared seen = compare(seed, 130);
    INFO("seed " << seed);
    CHECK(seen.leak.toStdString() == "");
    clicks += seen.clicks;
    onTable += seen.onTable;
    inPrivate += seen.inPrivate;
    briefings += seen.briefings;
  }
  WARN(clicks << " clicks, " << onTable << " moments with a note on the table, " << inPrivate
              << " with one in private");
  CHECK(clicks > 200);
  CHECK(onTable > 10);
  CHECK(inPrivate > 5);
  CHECK(briefings == 12);
}

TEST_CASE("Planted leaks of a first season are found", "[first][secrecy][season]") {
  // a note that lies elsewhere where the Traitor is asked
  const Leak shifts = [](DealtTo& game) {
    if (game.note() != nullptr && isTraitor(game, game.room().decision(Seat::Table).seat())) game.note()->move(3, 3);
  };
  // no note behind the curtain for the Traitor, who then leaves it sooner
  const Leak spares = [](DealtTo& game) {
    if (game.behind() && game.note() != nullptr && isTraitor(game, game.window.secret()->shown().view.viewer))
      delete game.note();
  };
  // what has been explained to the Traitor is kept where all can read it
  const Leak notes = [](DealtTo& game) {
    if (!game.behind() || !isTraitor(game, game.window.secret()->shown().view.viewer)) return;
    QFile file(game.options);
    if (file.open(QIODevice::Append)) file.write("explained=1\n");
  };
  // the briefing of the Traitor has more in it
  const Leak briefs = [](DealtTo& game) {
    if (!game.behind() || !game.window.secret()->briefing()) return;
    if (isTraitor(game, game.window.secret()->shown().view.viewer)) game.window.secret()->setAccessibleDescription("!");
  };
  // the Traitor's briefing is drawn the least bit darker than the others
  const Leak shades = [](DealtTo& game) {
    if (!game.behind() || !game.window.secret()->briefing()) return;
    if (!isTraitor(game, game.window.secret()->shown().view.viewer)) return;
    auto* shade = new QLabel(game.window.secret());
    shade->setStyleSheet("background: rgba(0, 0, 0, 6)");
    shade->setGeometry(game.window.secret()->rect());
    shade->show();
  };
  const auto found = [](const Leak& leak, const QString& what) {
    const QString told = compare(21, 100, leak).leak;
    INFO(told.toStdString());
    CHECK(told.startsWith(what));
  };
  found(shifts, "the note");
  found(spares, "the note");
  found(notes, "the options' file");
  found(shades, "the picture of w13::SecretScreen: ");
  found(briefs, "what a screen reader finds on w13::SecretScreen");
}

TEST_CASE("The briefing tells the side while the Loyalty card is held up, and to everybody in turn", "[first]") {
  // given a first season in which the second seat is the Traitor
  QTemporaryDir folder;
  DealtTo game(seatAt(1), 21, folder.path());
  const auto told = [&] { return toldBy(game.window.secret()).join(u'\n'); };
  for (int seat = 0; seat < 4; ++seat) {
    REQUIRE(game.clickUntil([&] { return game.behind(); }));
    SecretScreen* secret = game.window.secret();
    // when each seat opens its first curtain, then it is briefed
    CHECK(secret->shown().view.viewer == seatAt(seat));
    REQUIRE(secret->briefing());
    CHECK_FALSE(told().contains("You are the Traitor"));
    CHECK_FALSE(told().contains("You are a Loyal Agent"));
    const QImage sealed = secret->grab().toImage();
    QTest::keyPress(secret, Qt::Key_L);
    CHECK(told().contains("You are the Traitor") == (seat == 1));
    CHECK(told().contains("You are a Loyal Agent") == (seat != 1));
    CHECK(secret->grab().toImage() != sealed);
    QTest::keyRelease(secret, Qt::Key_L);
    CHECK_FALSE(told().contains("You are the Traitor"));
    // and the hand lies there on the same page
    for (const CardId card : game.room().view(seatAt(seat)).hand)
      CHECK(
          std::ranges::any_of(secret->allPieces(), [&](const Piece* piece) { return cardOn(piece->look()) == card; }));
    QTest::keyClick(secret, Qt::Key_Space);
    game.settle();
  }
  // then the season opens, with no more hand-overs than without the option
  CHECK(game.onTable());
  CHECK(game.window.handOvers() == 0);
}

}  // namespace w13::test
