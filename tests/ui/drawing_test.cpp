// Drawings: a part is what stands there in the whole, shares of lines fit together, and grounds stay quick to paint.

#include <QFile>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QThreadPool>
#include <atomic>
#include <cmath>
#include <vector>

#include "support/catch.h"
#include "ui/look/drawing.h"
#include "ui/look/shares.h"

namespace w13::test {

namespace {

/// The greatest difference of two pictures in one colour of one pixel.
int farthest(const QImage& a, const QImage& b) {
  REQUIRE(a.size() == b.size());
  int most = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y);
      const QRgb q = b.pixel(x, y);
      for (const int apart : {qRed(p) - qRed(q), qGreen(p) - qGreen(q), qBlue(p) - qBlue(q), qAlpha(p) - qAlpha(q)})
        most = std::max(most, std::abs(apart));
    }
  return most;
}

constexpr int kUnseen = 3;  // of 255: what comes of rounding

}  // namespace

TEST_CASE("A large drawing is as one painter would paint it", "[drawing]") {
  for (const QString& file :
       {QStringLiteral("boards/table"), QStringLiteral("boards/secret-desk"), QStringLiteral("boards/warehouse"),
        QStringLiteral("curtain/curtain"), QStringLiteral("agents/artie"), QStringLiteral("auction/boards/table"),
        QStringLiteral("auction/boards/secret-desk"), QStringLiteral("auction/curtain/curtain")}) {
    const QSize size(903, 601);  // no multiple of anything
    QImage one(size, QImage::Format_ARGB32_Premultiplied);
    one.fill(Qt::transparent);
    QPainter p(&one);
    QSvgRenderer(":/svg/" + file + ".svg").render(&p, QRectF(one.rect()));
    p.end();
    INFO(file.toStdString());
    CHECK(farthest(drawn(file, size), one) <= kUnseen);
  }
}

TEST_CASE("A part of a drawing is what stands there in the whole", "[drawing]") {
  const QSize size(1280, 800);
  const QImage whole = drawn("boards/table", size);
  for (const QRect& part : {QRect(0, 0, 344, 800), QRect(344, 0, 936, 32), QRect(1248, 32, 32, 736)})
    CHECK(farthest(drawn("boards/table", size, part), whole.copy(part)) <= kUnseen);
}

TEST_CASE("A drawing is the same to the last bit, however busy the computer is", "[drawing]") {
  for (const QString& file : {QStringLiteral("boards/table"), QStringLiteral("boards/warehouse")}) {
    const QSize size(903, 601);
    // given the drawing made while nothing else is to be done
    QThreadPool::globalInstance()->waitForDone();
    const QImage quiet = drawn(file, size);
    // when every other thread has much else to do, and so none takes a share of it
    std::atomic<int> done = 0;
    for (int thread = 0; thread < QThreadPool::globalInstance()->maxThreadCount(); ++thread)
      QThreadPool::globalInstance()->start([&done] {
        for (int turn = 0; turn < 50'000'000; ++turn) done.fetch_add(1, std::memory_order_relaxed);
      });
    const QImage busy = drawn(file, size);
    QThreadPool::globalInstance()->waitForDone();
    // then nothing of that is seen
    INFO(file.toStdString());
    CHECK(farthest(busy, quiet) == 0);
  }
}

TEST_CASE("Shares of lines leave none out and take none twice", "[drawing]") {
  for (const int lines : {0, 1, 2, 3, 7, 800}) {
    std::vector<std::atomic<int>> taken(static_cast<std::size_t>(lines));
    inShares(lines, [&](int from, int to) {
      for (int line = from; line < to; ++line) ++taken[static_cast<std::size_t>(line)];
    });
    for (const std::atomic<int>& each : taken) CHECK(each == 1);
  }
}

// Qt takes the square of a line's length for it: the desk took 330 ms, a GUI's whole blink, where now it takes 18.
TEST_CASE("Grounds have no long line and no path of many lines", "[drawing]") {
  const QRegularExpression straight("<line x1=\"([-.\\d]+)\" y1=\"([-.\\d]+)\" x2=\"([-.\\d]+)\" y2=\"([-.\\d]+)\"");
  const QRegularExpression bent("d=\"M([-.\\d]+) ([-.\\d]+) C[^\"]* ([-.\\d]+) ([-.\\d]+)\" fill=\"none\"");
  for (const char* file : {"table", "secret-desk"}) {
    QFile svg(QStringLiteral(":/svg/boards/%1.svg").arg(file));
    REQUIRE(svg.open(QIODevice::ReadOnly));
    const QString all = QString::fromUtf8(svg.readAll());
    int lines = 0;
    for (const QRegularExpression& form : {straight, bent})
      for (auto at = form.globalMatch(all); at.hasNext(); ++lines) {
        const QRegularExpressionMatch line = at.next();
        const auto number = [&](int nth) { return line.captured(nth).toDouble(); };
        INFO(file << ": " << line.captured().toStdString());
        CHECK(std::hypot(number(3) - number(1), number(4) - number(2)) <= 400);
      }
    CHECK(lines > 100);
    CHECK_FALSE(all.contains(QRegularExpression("M[^\"M]*M[^\"M]*M[^\"M]*M")));
  }
}

}  // namespace w13::test
