#include "measure/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

#include "engine/kernel/count.h"

namespace w13 {

namespace {

constexpr double kZ = 1.959963984540054;  // leaves 2.5 % at either end of the normal distribution

double number(long count) { return static_cast<double>(count); }
double square(double value) { return value * value; }

/// How often a normal variable lies at least that many standard deviations from 0, on either side.
double bothTails(double deviations) { return std::erfc(std::fabs(deviations) / std::sqrt(2.0)); }

Interval around(double value, double deviation) { return {value - kZ * deviation, value + kZ * deviation}; }
Interval within(Interval interval, double low, double high) {
  return {std::max(low, interval.low), std::min(high, interval.high)};
}

/// Two-sided: how often a fair coin gives, in a + b throws, a split at least as uneven as a to b.
double fairCoin(long a, long b) {
  const long throws = a + b;
  const long few = std::min(a, b);
  if (throws == 0) return 1;
  double sum = 0;
  for (long heads = few; heads >= 0; --heads) {
    const double term = std::exp(std::lgamma(number(throws) + 1) - std::lgamma(number(heads) + 1) -
                                 std::lgamma(number(throws - heads) + 1) - number(throws) * std::log(2.0));
    sum += term;
    if (term < sum * 1e-16) break;  // the rest is too small to matter
  }
  return std::min(1.0, 2 * sum);
}

}  // namespace

double mean(double sum, long of) { return of == 0 ? 0 : sum / number(of); }
double ratio(long part, long whole) { return mean(number(part), whole); }
double perSecond(long times, double seconds) { return seconds > 0 ? number(times) / seconds : 0; }

Interval wilson(long hits, long of) {
  if (of <= 0) return {0, 1};
  const double n = number(of);
  const double share = number(hits) / n;
  const double middle = share + kZ * kZ / (2 * n);
  const double spread = kZ * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
  const double scale = 1 + kZ * kZ / n;
  return within({(middle - spread) / scale, (middle + spread) / scale}, 0, 1);
}

std::optional<Estimate> stratifiedDifference(std::span<const Split> strata) {
  double weights = 0;
  double weighted = 0;
  double variance = 0;
  double excess = 0;  // hits with it beyond what would be expected if it made no difference
  double chance = 0;  // the variance of that
  for (const Split& each : strata) {
    if (each.with == 0 || each.without == 0) continue;
    const double n1 = number(each.with);
    const double n0 = number(each.without);
    const double n = n1 + n0;
    const double hits = number(each.withHits + each.withoutHits);
    const double weight = n1 * n0 / n;
    const auto spread = [](long hit, long of) {
      return number(hit) * number(of - hit) / (square(number(of)) * number(std::max(1L, of - 1)));
    };
    weights += weight;
    weighted += weight * (number(each.withHits) / n1 - number(each.withoutHits) / n0);
    variance += square(weight) * (spread(each.withHits, each.with) + spread(each.withoutHits, each.without));
    excess += number(each.withHits) - n1 * hits / n;
    chance += n1 * n0 * hits * (n - hits) / (square(n) * (n - 1));
  }
  if (weights == 0) return std::nullopt;
  const double value = weighted / weights;
  return Estimate{value, within(around(value, std::sqrt(variance) / weights), -1, 1),
                  chance == 0 ? 1 : bothTails(excess / std::sqrt(chance))};
}

Pairs& Pairs::operator+=(const Pairs& other) {
  both += other.both;
  onlyFirst += other.onlyFirst;
  onlySecond += other.onlySecond;
  neither += other.neither;
  return *this;
}

Estimate pairedDifference(const Pairs& pairs) {
  if (pairs.all() == 0) return {0, {-1, 1}, 1};
  const double n = number(pairs.all());
  const double first = (number(pairs.onlyFirst) + 1) / (n + 2);
  const double second = (number(pairs.onlySecond) + 1) / (n + 2);
  const double deviation = std::sqrt((first + second - square(first - second)) / (n + 2));
  return {number(pairs.onlyFirst - pairs.onlySecond) / n, within(around(first - second, deviation), -1, 1),
          fairCoin(pairs.onlyFirst, pairs.onlySecond)};
}

Estimate meanDifference(long pairs, double sum, double sumOfSquares) {
  if (pairs < 2) return {pairs == 1 ? sum : 0, {-HUGE_VAL, HUGE_VAL}, 1};
  const double n = number(pairs);
  const double mean = sum / n;
  const double variance = std::max(0.0, (sumOfSquares - n * square(mean)) / (n - 1));
  const double deviation = std::sqrt(variance / n);
  return {mean, around(mean, deviation), deviation == 0 ? (mean == 0 ? 1.0 : 0.0) : bothTails(mean / deviation)};
}

std::vector<double> falseShares(const std::vector<double>& p) {
  std::vector<std::size_t> order(p.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return p[a] < p[b]; });
  std::vector<double> shares(p.size(), 1);
  double least = 1;
  for (int rank = kernel::count(p); rank-- > 0;) {
    const std::size_t at = kernel::at(order, rank);
    const double here = p[at] * kernel::count(p) / (rank + 1);
    shares[at] = least = std::min(least, here);
  }
  return shares;
}

}  // namespace w13
