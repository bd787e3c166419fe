#include "ui/look/vision.h"

#include <QGraphicsEffect>
#include <QPainter>
#include <QWidget>
#include <algorithm>
#include <array>
#include <cmath>

namespace w13 {

namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

// Full severity, for linear light: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model
// for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009.
// Grey is the luminance of ITU-R BT.709.
constexpr std::array<Matrix, kColourVisions> kMatrices = {{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    {{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
}};

constexpr int kLight = 8191;  // steps of linear light
constexpr int kShift = 12;    // bits behind the point of a matrix's numbers

/// Linear light of an sRGB channel, and back.
struct Curves {
  std::array<int, 256> light{};
  std::array<std::uint8_t, kLight + 1> channel{};
  Curves() {
    for (std::size_t at = 0; at < light.size(); ++at) {
      const double c = static_cast<double>(at) / 255;
      light[at] =
          static_cast<int>(std::lround(kLight * (c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4))));
    }
    for (std::size_t at = 0; at < channel.size(); ++at) {
      const double l = static_cast<double>(at) / kLight;
      const double c = l <= 0.0031308 ? l * 12.92 : 1.055 * std::pow(l, 1 / 2.4) - 0.055;
      channel[at] = static_cast<std::uint8_t>(std::lround(255 * c));
    }
  }
};

/// A matrix in whole numbers.
using Weights = std::array<std::array<int, 3>, 3>;

Weights weightsOf(ColourVision vision) {
  Weights weights{};
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t column = 0; column < 3; ++column)
      weights[row][column] =
          static_cast<int>(std::lround(kMatrices[static_cast<std::size_t>(vision)][row][column] * (1 << kShift)));
  return weights;
}

/// Shows its widget through a filter.
class Filter final : public QGraphicsEffect {
 public:
  Filter(ColourVision vision, QObject* parent) : QGraphicsEffect(parent), vision_(vision) {}
  [[nodiscard]] ColourVision vision() const { return vision_; }

 protected:
  void draw(QPainter* painter) override {
    QPoint at;
    const QPixmap source = sourcePixmap(Qt::DeviceCoordinates, &at, QGraphicsEffect::NoPad);
    painter->save();
    painter->setWorldTransform({});
    painter->drawImage(at, seen(source.toImage(), vision_));
    painter->restore();
  }

 private:
  ColourVision vision_;
};

}  // namespace

QImage seen(QImage picture, ColourVision vision) {
  static const Curves kCurves;
  if (vision == ColourVision::Normal || picture.isNull()) return picture;
  const bool see = picture.hasAlphaChannel();
  picture = std::move(picture).convertToFormat(see ? QImage::Format_ARGB32 : QImage::Format_RGB32);
  const Weights w = weightsOf(vision);
  QRgb was = 0;
  QRgb now = 0xFF000000;  // many neighbours are alike
  const auto channel = [](int light) {
    return kCurves.channel[static_cast<std::size_t>(std::clamp(light >> kShift, 0, kLight))];
  };
  for (int y = 0; y < picture.height(); ++y) {
    QRgb* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
    for (int x = 0; x < picture.width(); ++x) {
      if (line[x] != was) {
        was = line[x];
        const int r = kCurves.light[static_cast<std::size_t>(qRed(was))];
        const int g = kCurves.light[static_cast<std::size_t>(qGreen(was))];
        const int b = kCurves.light[static_cast<std::size_t>(qBlue(was))];
        now = qRgba(channel(w[0][0] * r + w[0][1] * g + w[0][2] * b), channel(w[1][0] * r + w[1][1] * g + w[1][2] * b),
                    channel(w[2][0] * r + w[2][1] * g + w[2][2] * b), qAlpha(was));
      }
      line[x] = now;
    }
  }
  return picture;
}

void seeThrough(QWidget& widget, ColourVision vision) {
  const Filter* filter = dynamic_cast<Filter*>(widget.graphicsEffect());
  const ColourVision is = filter == nullptr ? ColourVision::Normal : filter->vision();
  if (is == vision) return;
  widget.setGraphicsEffect(vision == ColourVision::Normal ? nullptr : new Filter(vision, &widget));
}

}  // namespace w13
