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

namespace w13::test {

namespace {

constexpr int kHeader = 44;

QByteArray fileBytes(Cue cue) {
  QFile file(":/sounds/" + fileOf(cue) + ".wav");
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

/// How high a sound is, about: half of how often a second it changes its sign, in Hz.
double heightOf(Cue cue) {
  const std::vector<double> all = samples(fileBytes(cue));
  double changes = 0;
  for (std::size_t n = 1; n < all.size(); ++n) changes += (all[n] < 0) != (all[n - 1] < 0) ? 1 : 0;
  return changes * sounds::kRate / 2 / static_cast<double>(all.size());
}

}  // namespace

TEST_CASE("Every sound is short, mono, equally loud, and begins and ends in silence", "[sound]") {
  int total = 0;
  std::set<QByteArray> different;
  for (int number = 0; number < kCues; ++number) {
    const Cue cue = static_cast<Cue>(number);
    INFO(fileOf(cue).toStdString());
    // given its file
    const QByteArray bytes = fileBytes(cue);
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
  CHECK(total < 1'500'000);
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
  for (int number = 0; number < kCues; ++number) CHECK(made.count(fileOf(static_cast<Cue>(number)).toStdString()) == 1);
  CHECK(made.size() == static_cast<std::size_t>(kCues));
}

TEST_CASE("Every sound stands in docs/sounds.md, with what is seen meanwhile", "[sound][docs]") {
  QFile page(W13_SOURCE_DIR "/docs/sounds.md");
  REQUIRE(page.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(page.readAll());
  for (int number = 0; number < kCues; ++number) {
    const QString name = fileOf(static_cast<Cue>(number)).remove(QRegularExpression("-[0-9]$"));
    INFO(name.toStdString());
    CHECK(text.contains("`" + name + "`"));
  }
}

TEST_CASE("A thump is low, a bell in the middle, a clink high, paper higher still", "[sound]") {
  CHECK(heightOf(Cue::Ko) < 250);
  CHECK(heightOf(Cue::ObstacleIn) < 400);
  CHECK(heightOf(Cue::UiDeny) < 400);
  CHECK(heightOf(Cue::Prompt) > 600);
  CHECK(heightOf(Cue::Prompt) < 1500);
  CHECK(heightOf(Cue::DieClaim) > 1600);
  CHECK(heightOf(Cue::CardDraw) > 2500);
}

}  // namespace w13::test
