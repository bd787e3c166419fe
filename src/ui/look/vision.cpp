#include "ui/look/vision.h"

#include <QGraphicsEffect>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>
#include <algorithm>
#include <array>
#include <cmath>

#include "engine/kernel/count.h"
#include "engine/kernel/per.h"
#include "ui/look/shares.h"
#include "ui/time/how_far.h"

namespace ui {

namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

// Full severity, for linear light: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model
// for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009.
// Grey is the luminance of ITU-R BT.709.
constexpr kernel::Per<ColourVision, Matrix, kColourVisions> kMatrices = {{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    {{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
}}};

constexpr int kLight = 8191;           // steps of linear light
constexpr int kShift = 12;             // bits behind the point of a matrix's numbers
constexpr int kSeenByOne = 200 * 200;  // pixels: fewer are not worth sharing

/// Linear light of an sRGB channel, and back.
struct Curves {
  std::array<int, 256> light{};
  std::array<std::uint8_t, kLight + 1> channel{};
  Curves() {
    for (int at = 0; at < kernel::count(light); ++at) {
      const double c = at / 255.0;
      kernel::at(light, at) = qRound(kLight * (c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4)));
    }
    for (int at = 0; at < kernel::count(channel); ++at) {
      const double l = howFar(at, kLight);
      const double c = l <= 0.0031308 ? l * 12.92 : 1.055 * std::pow(l, 1 / 2.4) - 0.055;
      kernel::at(channel, at) = static_cast<std::uint8_t>(qRound(255 * c));
    }
  }
};

/// What each value of red, green and blue adds to the red, green and blue that are seen, in linear light.
struct Mixer {
  std::array<std::array<std::array<int, 3>, 256>, 3> adds{};
  Mixer(ColourVision vision, const Curves& curves) {
    for (std::size_t from = 0; from < 3; ++from)
      for (std::size_t value = 0; value < 256; ++value)
        for (std::size_t to = 0; to < 3; ++to)
          adds[from][value][to] = qRound(kMatrices[vision][to][from] * (1 << kShift)) * curves.light[value];
  }
};

const Curves& curves() {
  static const Curves kCurves;
  return kCurves;
}

const Mixer& mixerOf(ColourVision vision) {
  static const kernel::Per<ColourVision, Mixer, kColourVisions> kMixers = {
      {Mixer(ColourVision::Normal, curves()), Mixer(ColourVision::Protanopia, curves()),
       Mixer(ColourVision::Deuteranopia, curves()), Mixer(ColourVision::Tritanopia, curves()),
       Mixer(ColourVision::Grey, curves())}};
  return kMixers[vision];
}

void seeLine(QRgb* line, int width, const Mixer& mixer) {
  const std::array<std::uint8_t, kLight + 1>& channel = curves().channel;
  QRgb was = 0;
  QRgb now = 0;  // many neighbours are alike
  for (QRgb* at = line; at != line + width; ++at) {
    if (*at != was) {
      was = *at;
      const auto& r = kernel::at(mixer.adds[0], qRed(was));
      const auto& g = kernel::at(mixer.adds[1], qGreen(was));
      const auto& b = kernel::at(mixer.adds[2], qBlue(was));
      const auto seen = [&](std::size_t to) {
        return kernel::at(channel, std::clamp((r[to] + g[to] + b[to]) >> kShift, 0, kLight));
      };
      now = qRgba(seen(0), seen(1), seen(2), qAlpha(was));
    }
    *at = now;
  }
}

/// Filters a part of a picture of 32 bits a pixel where it is.
void see(QImage& picture, const QRect& part, ColourVision vision) {
  const Mixer& mixer = mixerOf(vision);
  uchar* bits = picture.bits();
  const qsizetype step = picture.bytesPerLine();
  const auto lines = [&](int from, int to) {
    for (int y = part.y() + from; y < part.y() + to; ++y)
      seeLine(reinterpret_cast<QRgb*>(bits + y * step) + part.x(), part.width(), mixer);
  };
  if (part.width() * part.height() < kSeenByOne) lines(0, part.height());
  else inShares(part.height(), lines);
}

/// The picture that a painter paints on, if it can be filtered where it is.
QImage* pictureUnder(const QPainter& painter) {
  QPaintDevice* device = painter.device();
  if (device == nullptr || device->devType() != QInternal::Image) return nullptr;
  QImage* picture = static_cast<QImage*>(device);
  const bool fits =
      picture->format() == QImage::Format_RGB32 || picture->format() == QImage::Format_ARGB32_Premultiplied;
  return fits && picture->isDetached() ? picture : nullptr;
}

/// Shows its widget through a filter.
class Filter final : public QGraphicsEffect {
 public:
  Filter(ColourVision vision, Cover cover, QObject* parent) : QGraphicsEffect(parent), vision_(vision), cover_(cover) {}
  [[nodiscard]] ColourVision vision() const { return vision_; }

 protected:
  void draw(QPainter* painter) override {
    QImage* under = cover_ == Cover::Whole ? pictureUnder(*painter) : nullptr;
    const QRegion painted = painter->paintEngine()->systemClip();
    if (under != nullptr && !painted.isEmpty()) {
      drawSource(painter);
      for (const QRect& part : painted) see(*under, part & under->rect(), vision_);
      return;
    }
    QPoint at;
    const QPixmap source = sourcePixmap(Qt::DeviceCoordinates, &at, QGraphicsEffect::NoPad);
    painter->save();
    painter->setWorldTransform({});
    painter->drawImage(at, seen(source.toImage(), vision_));
    painter->restore();
  }

 private:
  ColourVision vision_;
  Cover cover_;
};

}  // namespace

QImage seen(QImage picture, ColourVision vision) {
  if (vision == ColourVision::Normal || picture.isNull()) return picture;
  const bool alpha = picture.hasAlphaChannel();
  picture = std::move(picture).convertToFormat(alpha ? QImage::Format_ARGB32 : QImage::Format_RGB32);
  see(picture, picture.rect(), vision);
  return picture;
}

void seeThrough(QWidget& widget, ColourVision vision, Cover cover) {
  const Filter* filter = dynamic_cast<Filter*>(widget.graphicsEffect());
  const ColourVision is = filter == nullptr ? ColourVision::Normal : filter->vision();
  if (is == vision) return;
  widget.setGraphicsEffect(vision == ColourVision::Normal ? nullptr : new Filter(vision, cover, &widget));
}

}  // namespace ui
