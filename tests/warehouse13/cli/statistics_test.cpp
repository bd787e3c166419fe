// The statistics of the balance report, against figures that others have published or that can be had by hand.

#include "measure/statistics.h"

#include <cmath>
#include <vector>

#include "support/catch.h"

using namespace w13;

namespace {

/// Equal to so many decimals.
bool near(double value, double expected, double decimals = 4) {
  return std::fabs(value - expected) < 0.5000001 * std::pow(10, -decimals);
}

}  // namespace

TEST_CASE("Wilson's interval of a share is as in Newcombe's comparison of methods (1998)") {
  struct Case {
    long hits, of;
    double low, high;
  };
  for (const Case& each : {Case{81, 263, 0.2553, 0.3662}, Case{15, 148, 0.0624, 0.1605}, Case{0, 20, 0.0, 0.1611},
                           Case{1, 29, 0.0061, 0.1718}, Case{29, 29, 0.8830, 1.0}}) {
    CAPTURE(each.hits, each.of);
    const Interval interval = wilson(each.hits, each.of);
    CHECK(near(interval.low, each.low));
    CHECK(near(interval.high, each.high));
  }
  CHECK(wilson(0, 0).low == 0);
  CHECK(wilson(0, 0).high == 1);
}

TEST_CASE("A difference within strata is that of Mantel and Haenszel: Berkeley's admissions of 1973") {
  // Admitted men of all men, admitted women of all women, in six departments.
  const std::vector<Split> admissions = {{512, 825, 89, 108},  {353, 560, 17, 25}, {120, 325, 202, 593},
                                         {138, 417, 131, 375}, {53, 191, 94, 393}, {22, 373, 24, 341}};
  const auto difference = stratifiedDifference(admissions);
  REQUIRE(difference);
  CHECK(near(difference->p, 0.2169));  // R: mantelhaen.test(UCBAdmissions, correct = FALSE)
  CHECK(near(difference->value, -0.0184));
  CHECK(near(difference->interval.low, -0.0471));
  CHECK(near(difference->interval.high, 0.0103));
  // Thrown together, the same numbers say that women were turned away.
  Split all;
  for (const Split& each : admissions) {
    all.withHits += each.withHits;
    all.with += each.with;
    all.withoutHits += each.withoutHits;
    all.without += each.without;
  }
  CHECK(stratifiedDifference(std::vector{all})->value > 0.14);
}

TEST_CASE("A stratum with only one of the two groups says nothing") {
  const std::vector<Split> both = {{8, 106, 5, 120}, {22, 98, 16, 85}};
  std::vector<Split> more = both;
  more.push_back({50, 50, 0, 0});
  more.push_back({0, 0, 70, 90});
  CHECK(stratifiedDifference(more)->value == stratifiedDifference(both)->value);
  CHECK(stratifiedDifference(more)->p == stratifiedDifference(both)->p);
  CHECK(near(stratifiedDifference(both)->value, 0.0349));  // tolbutamide: Rothman's textbook
  CHECK_FALSE(stratifiedDifference(std::vector<Split>{{50, 50, 0, 0}}));
  CHECK_FALSE(stratifiedDifference({}));
}

TEST_CASE("A difference of pairs looks only at those that came out differently") {
  const Estimate approval = pairedDifference({794, 150, 86, 570});  // Agresti: approval of a prime minister
  CHECK(near(approval.value, 0.04));
  CHECK(near(approval.interval.low, 0.0212));
  CHECK(near(approval.interval.high, 0.0587));
  CHECK(near(approval.p, 3.716e-5, 8));
  const Estimate few = pairedDifference({10, 9, 1, 10});
  CHECK(near(few.value, 0.2667));
  CHECK(near(few.interval.low, 0.0563));
  CHECK(near(few.interval.high, 0.4437));
  CHECK(near(few.p, 22.0 / 1024, 9));  // by hand: 2 * (1 + 10) / 2^10
}

TEST_CASE("McNemar's test is exact from no difference to thousands") {
  CHECK(pairedDifference({3, 5, 5, 3}).p == 1);
  CHECK(pairedDifference({40, 0, 0, 2}).p == 1);
  CHECK(near(pairedDifference({0, 0, 6, 0}).p, 0.03125, 9));
  CHECK(near(pairedDifference({0, 9000, 9300, 0}).p, 0.0270836, 7));
  CHECK(pairedDifference({0, 0, 6, 0}).value == -1);
}

TEST_CASE("Pairs that all came out alike still leave room for a difference") {
  const Estimate none = pairedDifference({20, 0, 0, 30});
  CHECK(none.value == 0);
  CHECK(near(none.interval.high, 0.0533));
  CHECK(near(none.interval.low, -0.0533));
  CHECK(pairedDifference({}).interval.low == -1);
}

TEST_CASE("The mean of differences comes with an interval from their spread") {
  const std::vector<double> differences = {1, 0, 2, -1, 1, 0, 3, 2};  // mean 1, sum of squares 20, variance 12 / 7
  double sum = 0;
  double squares = 0;
  for (const double each : differences) {
    sum += each;
    squares += each * each;
  }
  const Estimate mean = meanDifference(8, sum, squares);
  CHECK(mean.value == 1);
  CHECK(near(mean.interval.high - 1, 1.959964 * std::sqrt(12.0 / 7 / 8)));
  CHECK(near(mean.p, 0.0308));  // both tails beyond 2.1602
  CHECK(meanDifference(5, 0, 0).p == 1);
  CHECK(meanDifference(1, 4, 16).p == 1);
}

TEST_CASE("False shares are those of Benjamini and Hochberg (1995)") {
  // The fifteen p-values of their example on thrombolysis: at 5 % the first four are believed.
  const std::vector<double> p = {0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344,
                                 0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0000};
  const std::vector<double> shares = falseShares(p);
  for (std::size_t at = 0; at < p.size(); ++at) CHECK((shares[at] <= 0.05) == (at < 4));
  CHECK(near(shares[0], 0.0015));
  CHECK(near(shares[3], 0.035625, 6));
  CHECK(near(shares[5], 0.06385714, 6));  // 0.0298 * 15 / 7, below 0.0278 * 15 / 6
  CHECK(shares[14] == 1);
}

TEST_CASE("False shares keep to the order in which the p-values were given") {
  const std::vector<double> shares = falseShares({0.5, 0.01, 0.04});
  CHECK(near(shares[0], 0.5));
  CHECK(near(shares[1], 0.03));
  CHECK(near(shares[2], 0.06));
  CHECK(falseShares({}).empty());
}
