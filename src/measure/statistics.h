#pragma once
// The statistics of the balance report. Shares and differences are fractions (0.03: three percentage points), intervals
// cover 95 %, p-values are two-sided.

#include <optional>
#include <span>
#include <vector>

namespace w13 {

/// A sum over `of` things: how much comes to each; 0 if there are none.
[[nodiscard]] double mean(double sum, long of);
/// What share of a whole a part is, or how often one thing comes to another; 0 if `whole` is 0.
[[nodiscard]] double ratio(long part, long whole);
/// How often a second something was done that took so long; 0 if it took no time.
[[nodiscard]] double perSecond(long times, double seconds);

/// From low to high; contains the true value 95 times in 100.
struct Interval {
  double low = 0;
  double high = 0;
};

/// A value with its interval, and the probability that luck alone gives one as far from 0.
struct Estimate {
  double value = 0;
  Interval interval;
  double p = 1;
};

/// Wilson's score interval of a share: `hits` out of `of`. 0 to 1 if `of` is 0.
[[nodiscard]] Interval wilson(long hits, long of);

/// Seasons with and without something, and the hits among each.
struct Split {
  long withHits = 0;
  long with = 0;
  long withoutHits = 0;
  long without = 0;
};

/// The difference between the shares of hits with and without, taken per stratum and combined by Mantel and Haenszel's
/// weights (variance: Greenland and Robins; p: Cochran, Mantel and Haenszel, without correction). A stratum with only
/// one of the two groups does not count. None if no stratum counts.
[[nodiscard]] std::optional<Estimate> stratifiedDifference(std::span<const Split> strata);

/// The same seasons played twice, by which of the two had a hit.
struct Pairs {
  long both = 0;
  long onlyFirst = 0;
  long onlySecond = 0;
  long neither = 0;
  [[nodiscard]] long all() const { return both + onlyFirst + onlySecond + neither; }
  Pairs& operator+=(const Pairs& other);
};

/// Share of hits in the first minus share in the second (interval: Bonett and Price's adjusted Wald interval, valid for
/// few pairs too; p: McNemar's exact test).
[[nodiscard]] Estimate pairedDifference(const Pairs& pairs);

/// The mean difference of pairs, from their number, sum and sum of squares (normal approximation).
[[nodiscard]] Estimate meanDifference(long pairs, double sum, double sumOfSquares);

/// For each p-value, the share of false findings if it and all smaller ones are believed (Benjamini and Hochberg).
[[nodiscard]] std::vector<double> falseShares(const std::vector<double>& p);

}  // namespace w13
