#include "measure/report/charts.h"

#include <algorithm>
#include <cmath>

#include "engine/kernel/count.h"
#include "measure/report/markup.h"

namespace w13 {

namespace {

/// Plain numbers for coordinates, with a plain minus.
std::string at(double coordinate) {
  const std::string text = fixed(coordinate, 1);
  return text.starts_with("\u2212") ? "-" + text.substr(std::string("\u2212").size()) : text;
}

std::string opened(double width, double height, const std::string& kind, const std::string& says) {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"" + kind + "\" viewBox=\"0 0 " + at(width) + " " +
         at(height) + "\" width=\"" + at(width) + "\" height=\"" + at(height) + "\" role=\"img\" aria-label=\"" +
         escaped(says) + "\">";
}

std::string box(double x, double y, double width, double height, const std::string& kind) {
  return "<rect x=\"" + at(x) + "\" y=\"" + at(y) + "\" width=\"" + at(std::max(0.0, width)) + "\" height=\"" +
         at(height) + "\" class=\"" + kind + "\"/>";
}

std::string line(double x1, double y1, double x2, double y2, const std::string& kind) {
  return "<line x1=\"" + at(x1) + "\" y1=\"" + at(y1) + "\" x2=\"" + at(x2) + "\" y2=\"" + at(y2) + "\" class=\"" +
         kind + "\"/>";
}

std::string lettering(double x, double y, const std::string& anchor, const std::string& text) {
  return "<text x=\"" + at(x) + "\" y=\"" + at(y) + "\" text-anchor=\"" + anchor + "\">" + escaped(text) + "</text>";
}

/// An interval: a line with an upright at either end.
std::string whisker(double from, double to, double y, double half) {
  return line(from, y, to, y, "whisker") + line(from, y - half, from, y + half, "whisker") +
         line(to, y - half, to, y + half, "whisker");
}

/// The end of an interval that goes on beyond the picture.
std::string chevron(double x, double depth) {
  return line(x - depth, 5, x, 8, "whisker") + line(x - depth, 11, x, 8, "whisker");
}

}  // namespace

std::string hatching() {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" class=\"patterns\" aria-hidden=\"true\">"
         "<defs><pattern id=\"hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
         "patternTransform=\"rotate(45)\"><line x1=\"0\" y1=\"0\" x2=\"0\" y2=\"6\" class=\"stripe\"/></pattern></defs>"
         "</svg>";
}

std::string winBars(const std::vector<TableFigures>& tables, const std::vector<std::string>& opponents) {
  constexpr double kLabel = 90;
  constexpr double kWide = 560;
  constexpr double kRow = 46;
  const double height = kRow * kernel::count(tables) + 26;
  std::string out = opened(kLabel + kWide + 20, height, "chart", "Who wins, by number of players");
  for (int share = 0; share <= 100; share += 25) {
    const double x = kLabel + kWide * share / 100;
    out += line(x, 4, x, height - 20, share == 50 ? "half" : "grid") +
           lettering(x, height - 6, "middle", std::to_string(share) + "\u00A0%");
  }
  for (int row = 0; row < kernel::count(tables); ++row) {
    const TableFigures& table = kernel::at(tables, row);
    const Rate& rate = table.warehouse;
    const double y = kRow * row + 8;
    const double edge = kLabel + kWide * rate.value();
    out += lettering(kLabel - 8, y + 19, "end", std::to_string(table.players) + " players");
    out += box(kLabel, y, edge - kLabel, 28, "warehouse") + box(edge, y, kLabel + kWide - edge, 28, "traitor");
    out += whisker(kLabel + kWide * rate.interval().low, kLabel + kWide * rate.interval().high, y + 14, 8);
    const auto name = [&](double from, double to, const std::string& says) {
      if (to - from < 158) return;  // the plate would lie on the interval
      const double middle = (from + to) / 2;
      out += box(middle - 62, y + 5, 124, 18, "plate") + lettering(middle, y + 19, "middle", says);
    };
    name(kLabel, edge, "Warehouse " + percent(rate.value()));
    name(edge, kLabel + kWide, kernel::at(opponents, row) + " " + percent(1 - rate.value()));
  }
  return out + "</svg>";
}

std::string shareBar(const Rate& rate, double most, bool solid) {
  constexpr double kWide = 90;
  const auto x = [&](double share) { return 1 + kWide * std::min(1.0, share / most); };
  const Interval interval = rate.interval();
  return opened(kWide + 2, 14, "inline", percent(rate.value())) +
         box(1, 2, x(rate.value()) - 1, 10, solid ? "warehouse" : "traitor") +
         whisker(x(interval.low), x(interval.high), 7, 3) + "</svg>";
}

std::string lengthColumns(const TableFigures& table) {
  constexpr double kColumn = 30;
  constexpr double kHigh = 90;
  int last = 4;
  for (int length = 0; length < kLengths; ++length)
    if (kernel::at(table.lengths, length) > 0) last = std::max(last, length);
  const long most = std::max(1L, *std::max_element(table.lengths.begin(), table.lengths.end()));
  const double wide = kColumn * (last + 1) + 10;
  std::string out = opened(wide, kHigh + 40, "chart", "Seasons by number of Episodes");
  out += line(2, kHigh + 20, wide - 2, kHigh + 20, "half");
  for (int length = 0; length <= last; ++length) {
    const long seasons = kernel::at(table.lengths, length);
    const double x = 5 + kColumn * length;
    const double share = ratio(seasons, most);
    const double of = ratio(seasons, table.warehouse.of);
    out += box(x + 3, kHigh + 20 - kHigh * share, kColumn - 6, kHigh * share, "plain");
    out += lettering(x + kColumn / 2, kHigh + 15 - kHigh * share, "middle", fixed(100 * of, 0));
    out += lettering(x + kColumn / 2, kHigh + 35, "middle", std::to_string(length + 1));
  }
  return out + "</svg>";
}

std::string differenceMark(const Estimate& difference, double most, bool flagged) {
  constexpr double kWide = 120;
  constexpr double kMiddle = kWide / 2;
  constexpr double kHalf = kMiddle - 6;
  const auto x = [&](double value) { return kMiddle + kHalf * std::clamp(value / most, -1.0, 1.0); };
  const double low = x(difference.interval.low);
  const double high = x(difference.interval.high);
  std::string out = opened(kWide, 16, "inline", pointsWithRange(difference) + " points");
  out += line(kMiddle - kHalf, 8, kMiddle + kHalf, 8, "grid") + line(kMiddle, 1, kMiddle, 15, "half");
  out += line(low, 8, high, 8, "whisker");
  out += difference.interval.low < -most ? chevron(low, -4) : line(low, 5, low, 11, "whisker");
  out += difference.interval.high > most ? chevron(high, 4) : line(high, 5, high, 11, "whisker");
  const double here = x(difference.value);
  if (!flagged) return out + "<circle cx=\"" + at(here) + "\" cy=\"8\" r=\"3.5\" class=\"ring\"/></svg>";
  const double tip = difference.value > 0 ? 6 : -6;
  return out + "<polygon points=\"" + at(here + tip) + ",8 " + at(here - tip) + ",2 " + at(here - tip) +
         ",14\" class=\"solid\"/></svg>";
}

double endFor(const std::vector<Estimate>& differences) {
  double most = 0.05;
  for (const Estimate& each : differences)
    most = std::max({most, std::fabs(each.interval.low), std::fabs(each.interval.high)});
  return std::min(1.0, std::ceil(most * 20) / 20);
}

}  // namespace w13
