#include "sounds/synth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sounds {

namespace {

constexpr double kTurn = 2 * std::numbers::pi;
constexpr double kEdge = 0.004;    // seconds: how softly a sound begins and ends at the least
constexpr double kLowest = 25;     // Hz: what is below nobody hears, and a constant part lies there
constexpr double kHighest = 9500;  // Hz: above, partials would come out as wrong tones
constexpr double kFull = 32767;

constexpr std::array<Partial, 1> kPure = {Partial{1, 1, 1}};
constexpr std::array<Partial, 7> kBell = {Partial{0.5, 0.35, 0.7},  Partial{1, 1, 1},      Partial{1.19, 0.5, 1.2},
                                          Partial{1.56, 0.35, 1.6}, Partial{2, 0.45, 1.8}, Partial{2.74, 0.25, 2.6},
                                          Partial{3.76, 0.16, 4}};
constexpr std::array<Partial, 4> kBrass = {Partial{1, 1, 1}, Partial{2.756, 0.55, 1.5}, Partial{5.404, 0.2, 2.4},
                                           Partial{1.012, 0.4, 1.1}};
constexpr std::array<Partial, 7> kDome = {Partial{1, 1, 1},        Partial{1.007, 0.8, 1},   Partial{2.14, 0.6, 1.3},
                                          Partial{2.16, 0.5, 1.3}, Partial{3.43, 0.45, 1.7}, Partial{5.1, 0.3, 2.2},
                                          Partial{7.3, 0.18, 3}};
constexpr std::array<Partial, 6> kIron = {Partial{1, 1, 1},         Partial{1.47, 0.7, 1.5}, Partial{2.09, 0.6, 2},
                                          Partial{2.56, 0.45, 2.5}, Partial{3.9, 0.3, 4},    Partial{5.3, 0.2, 6}};
constexpr std::array<Partial, 3> kWood = {Partial{1, 1, 1}, Partial{2.42, 0.35, 2}, Partial{4.1, 0.15, 4}};
constexpr std::array<Partial, 5> kReed = {Partial{1, 1, 1}, Partial{2, 0.42, 1.2}, Partial{3, 0.22, 1.5},
                                          Partial{4, 0.1, 2}, Partial{1.004, 0.5, 1}};
constexpr std::array<Partial, 4> kHollow = {Partial{1, 1, 1}, Partial{3, 0.3, 1.2}, Partial{5, 0.14, 1.5},
                                            Partial{7, 0.07, 2}};

/// Numbers between -1 and 1 without order, the same ones each time.
class Grains {
 public:
  explicit Grains(std::uint32_t seed) : now_(seed | 1U) {}
  double next() {
    now_ ^= now_ << 13;
    now_ ^= now_ >> 17;
    now_ ^= now_ << 5;
    return now_ / 2147483648.0 - 1;
  }

 private:
  std::uint32_t now_;
};

/// Lets through what lies around a pitch: a state variable filter that may be moved while it runs.
class Band {
 public:
  double pass(double in, double pitch, double narrow) {
    const double g = std::tan(std::numbers::pi * std::min(pitch, kHighest) / kRate);
    const double k = 1 / narrow;
    const double high = (in - low_ - (g + k) * middle_) / (1 + g * (g + k));
    const double band = middle_ + g * high;
    const double low = low_ + g * band;
    middle_ = band + g * high;
    low_ = low + g * band;
    return k * band;
  }

 private:
  double low_ = 0;
  double middle_ = 0;
};

double soft(double part) { return 0.5 - 0.5 * std::cos(std::numbers::pi * std::clamp(part, 0.0, 1.0)); }
std::size_t samplesIn(double seconds) { return static_cast<std::size_t>(std::lround(seconds * kRate)); }

/// How loud a layer, or one partial of it, is after `t` seconds.
double loudness(const Layer& layer, double t, double haste) {
  const double left = layer.length - t;
  const double rise = soft(t / layer.attack);
  if (layer.decay <= 0) return rise * soft(left / (layer.length / 3));
  const double fall = std::exp(-std::max(0.0, t - layer.attack) * haste / layer.decay);
  return rise * fall * soft(left / std::max(kEdge, 0.15 * layer.length));
}

double pitchAt(const Layer& layer, double t) {
  const double way = t / layer.length;
  const double bend = 1 + layer.bend.depth * std::exp(-2 * way) * std::sin(kTurn * layer.bend.rate * t);
  return layer.pitch.from * std::pow(layer.pitch.to / layer.pitch.from, way) * bend;
}

void addTone(const Layer& layer, std::span<double> out) {
  std::vector<double> phases(layer.body.size(), 0);
  double at = 0;
  for (double& sample : out) {
    const double t = at++ / kRate;
    const double pitch = pitchAt(layer, t);
    double sum = 0;
    for (std::size_t p = 0; p < phases.size(); ++p) {
      const Partial& part = layer.body[p];
      if (pitch * part.pitch > kHighest) continue;
      sum += part.level * loudness(layer, t, part.haste) * std::sin(kTurn * phases[p]);
      phases[p] += pitch * part.pitch / kRate;
      phases[p] -= std::floor(phases[p]);
    }
    sample += layer.level * sum;
  }
}

void addNoise(const Layer& layer, std::span<double> out, Grains& grains) {
  Band band;
  double crackle = 1;
  double next = 0;
  double at = 0;
  for (double& sample : out) {
    const double t = at++ / kRate;
    if (layer.grain > 0 && t >= next) {
      const double strength = 0.5 + 0.5 * grains.next();
      crackle = strength * strength;
      next += (1 + 0.7 * grains.next()) / layer.grain;
    }
    sample += layer.level * crackle * loudness(layer, t, 1) * band.pass(grains.next(), pitchAt(layer, t), layer.narrow);
  }
}

/// One of the times that a layer sounds.
void add(const Layer& layer, std::vector<double>& out, Grains& grains) {
  const std::size_t from = samplesIn(layer.at);
  const std::size_t count = samplesIn(layer.length);
  if (out.size() < from + count) out.resize(from + count, 0);
  std::vector<double> part(count, 0);
  layer.made == Made::OfTone ? addTone(layer, part) : addNoise(layer, part, grains);
  const Sway& sway = layer.tremble;
  for (std::size_t at = 0; at < count; ++at) {
    const double wave = std::cos(kTurn * sway.rate * static_cast<double>(at) / kRate);
    out[from + at] += part[at] * (1 - sway.depth * (0.5 - 0.5 * wave));
  }
}

void addAll(const Layer& layer, std::vector<double>& out, Grains& grains) {
  Layer one = layer;
  for (int time = 0; time < layer.again.times; ++time) {
    Layer strayed = one;
    const double uneven = time == 0 ? 0 : layer.again.uneven;
    strayed.at += uneven * layer.again.gap * 0.5 * grains.next();
    const double off = 1 + uneven * 0.4 * grains.next();
    strayed.pitch = {one.pitch.from * off, one.pitch.to * off};
    strayed.level *= 1 + uneven * 0.5 * grains.next();
    add(strayed, out, grains);
    one.at += layer.again.gap;
    one.pitch = {one.pitch.from * layer.again.pitch, one.pitch.to * layer.again.pitch};
    one.level *= layer.again.level;
  }
}

/// Takes away what is too low to be heard, a constant part with it.
void clearLows(std::vector<double>& out) {
  const double keep = std::exp(-kTurn * kLowest / kRate);
  double before = 0;
  double passed = 0;
  for (double& sample : out) {
    passed = keep * (passed + sample - before);
    before = sample;
    sample = passed;
  }
}

void softenEdges(std::vector<double>& out) {
  const std::size_t edge = std::min(samplesIn(kEdge), out.size() / 4);
  for (std::size_t at = 0; at < edge; ++at) {
    const double part = soft(static_cast<double>(at) / static_cast<double>(edge));
    out[out.size() - 1 - at] *= part;
    if (at < edge / 8) out[at] *= soft(8.0 * static_cast<double>(at) / static_cast<double>(edge));
  }
}

std::uint32_t seedOf(const std::string& name) {
  std::uint32_t seed = 2166136261U;
  for (const char each : name) seed = (seed ^ static_cast<std::uint8_t>(each)) * 16777619U;
  return seed;
}

void put(std::string& out, std::uint32_t number, int bytes) {
  for (int at = 0; at < bytes; ++at) out += static_cast<char>((number >> (8 * at)) & 0xFFU);
}

}  // namespace

Body pure() { return kPure; }
Body bell() { return kBell; }
Body brass() { return kBrass; }
Body dome() { return kDome; }
Body iron() { return kIron; }
Body wood() { return kWood; }
Body reed() { return kReed; }
Body hollow() { return kHollow; }

std::vector<double> samplesOf(const Sound& sound) {
  std::vector<double> out;
  Grains grains(seedOf(sound.name));
  for (const Layer& layer : sound.layers) addAll(layer, out, grains);
  clearLows(out);
  if (sound.reversed) std::reverse(out.begin(), out.end());
  softenEdges(out);
  double peak = 1e-9;
  for (const double sample : out) peak = std::max(peak, std::abs(sample));
  for (double& sample : out) sample *= kPeak / peak;
  return out;
}

std::string wavOf(const Sound& sound) {
  const std::vector<double> samples = samplesOf(sound);
  const std::uint32_t bytes = static_cast<std::uint32_t>(2 * samples.size());
  std::string out = "RIFF";
  put(out, 36 + bytes, 4);
  out += "WAVEfmt ";
  put(out, 16, 4);
  put(out, 1, 2);  // plain numbers
  put(out, 1, 2);  // one channel
  put(out, kRate, 4);
  put(out, 2 * kRate, 4);
  put(out, 2, 2);
  put(out, 16, 2);
  out += "data";
  put(out, bytes, 4);
  for (const double sample : samples) put(out, static_cast<std::uint32_t>(std::lround(sample * kFull)), 2);
  return out;
}

}  // namespace sounds
