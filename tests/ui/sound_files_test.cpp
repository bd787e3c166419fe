// The files of the sounds: what is measured of them, and that they are what src/sounds makes.

#include <QFile>
#include <QRegularExpression>
#include <QtEndian>
#include <cmath>
#include <set>
#include <span>

#include "sounds/table.h"
#include "support/catch.h"
#include "ui/games/warehouse13/sound/cue.h"
#include "ui/games/warehouse51/sound/cue.h"

namespace w13::test {

namespace {

constexpr int kHeader = 44;

QByteArray fileBytes(const Sound& sound) {
  QFile file(QStringLiteral(":/sounds/%1.wav").arg(sound.file));
  REQUIRE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}

template <class Number>
Number at(const QByteArray& bytes, int place) {
  return qFromLittleEndian<Number>(bytes.constData() + place);
}

std::vector<double> samples(const QByteArray& bytes) {
  std::vector<double> read;
  for (int place = kHeader; place + 1 < bytes.size(); place += 2) read.push_back(at<qint16>(bytes, place) / 32768.0);
  return read;
}

double loudest(std::span<const double> some) {
  double peak = 0;
  for (const double each : some) peak = std::max(peak, std::abs(each));
  return peak;
}

/// What is played: the sounds that every game has, and those of each game.
std::set<std::string> allFiles() {
  std::set<std::string> files;
  for (const Sound& each : kSoundsOfAll) files.insert(each.file);
  for (int cue = 0; cue < kCues; ++cue) files.insert(soundOf(static_cast<Cue>(cue)).file);
  for (int cue = 0; cue < w51::kCues; ++cue) files.insert(w51::soundOf(static_cast<w51::Cue>(cue)).file);
  return files;
}

/// How high a sound is, about: half of how often a second it changes its sign, in Hz.
double heightOf(const Sound& sound) {
  const std::vector<double> all = samples(fileBytes(sound));
  double changes = 0;
  for (std::size_t n = 1; n < all.size(); ++n) changes += (all[n] < 0) != (all[n - 1] < 0) ? 1 : 0;
  return changes * sounds::kRate / 2 / static_cast<double>(all.size());
}

}  // namespace

TEST_CASE("Every sound is short, mono, equally loud, and begins and ends in silence", "[sound]") {
  int total = 0;
  std::set<QByteArray> different;
  for (const std::string& name : allFiles()) {
    INFO(name);
    // given its file
    const QByteArray bytes = fileBytes({name.c_str(), "", 0, 0, 0});
    REQUIRE(bytes.startsWith("RIFF"));
    REQUIRE(bytes.mid(8, 8) == "WAVEfmt ");
    CHECK(at<quint16>(bytes, 22) == 1);
    CHECK(at<quint32>(bytes, 24) == sounds::kRate);
    CHECK(at<quint16>(bytes, 34) == 16);
    CHECK(at<quint32>(bytes, 40) == static_cast<quint32>(bytes.size() - kHeader));
    // when it is measured
    const std::vector<double> all = samples(bytes);
    const double seconds = static_cast<double>(all.size()) / sounds::kRate;
    double sum = 0;
    for (const double each : all) sum += each;
    // then it keeps to what was agreed
    CHECK(seconds >= 0.05);
    CHECK(seconds <= 1.201);
    CHECK(std::abs(20 * std::log10(loudest(all)) + 6) <= 0.5);
    CHECK(std::abs(sum / static_cast<double>(all.size())) < 0.001);
    CHECK(std::abs(all.front()) < 0.01);
    CHECK(loudest(std::span(all).last(8)) < 0.01);
    CHECK(different.insert(bytes).second);
    total += static_cast<int>(bytes.size());
  }
  CHECK(total < 2'000'000);
}

TEST_CASE("The files are what the table of sounds makes, to the byte", "[sound]") {
  std::set<std::string> made;
  for (const sounds::Sound& sound : sounds::allSounds()) {
    INFO(sound.name);
    CHECK(made.insert(sound.name).second);
    QFile file(":/sounds/" + QString::fromStdString(sound.name) + ".wav");
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(file.readAll() == QByteArray::fromStdString(sounds::wavOf(sound)));
  }
  // and each of them is somewhere the sound of something
  CHECK(made == allFiles());
}

TEST_CASE("Every sound stands in docs/sounds.md, with what is seen meanwhile", "[sound][docs]") {
  QFile page(W13_SOURCE_DIR "/docs/sounds.md");
  REQUIRE(page.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(page.readAll());
  for (const std::string& file : allFiles()) {
    const QString name = QString::fromStdString(file).remove(QRegularExpression("-[0-9]$"));
    INFO(file);
    CHECK(text.contains("`" + name + "`"));
  }
}

TEST_CASE("A thump is low, a bell in the middle, a clink high, paper higher still", "[sound]") {
  CHECK(heightOf(soundOf(Cue::Ko)) < 250);
  CHECK(heightOf(soundOf(Cue::ObstacleIn)) < 400);
  CHECK(heightOf(kDeny) < 400);
  CHECK(heightOf(kPrompt) > 600);
  CHECK(heightOf(kPrompt) < 1500);
  CHECK(heightOf(soundOf(Cue::DieClaim)) > 1600);
  CHECK(heightOf(soundOf(Cue::CardDraw)) > 2500);
  CHECK(heightOf(w51::soundOf(w51::Cue::Fist)) < 1000);
  CHECK(heightOf(w51::soundOf(w51::Cue::Ingot1)) > 1000);
  CHECK(heightOf(w51::soundOf(w51::Cue::Ingot5)) > heightOf(w51::soundOf(w51::Cue::Ingot1)));
  CHECK(heightOf(w51::soundOf(w51::Cue::Tear)) > 2500);
}

}  // namespace w13::test
