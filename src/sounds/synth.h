#pragma once
// The building blocks of the sounds: layers of tone or of filtered noise, each with its envelope, glide and repetition.
// The same bytes come out on every run: nothing depends on time or on chance.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sounds {

inline constexpr int kRate = 22050;     ///< samples a second
inline constexpr double kPeak = 0.501;  ///< the loudest sample: -6 dB

/// One part of how a struck thing rings: pitch and strength against its lowest one, and how much faster it dies away.
struct Partial {
  double pitch = 1;
  double level = 1;
  double haste = 1;
};
using Body = std::span<const Partial>;

[[nodiscard]] Body pure();    ///< a sine
[[nodiscard]] Body bell();    ///< inharmonic, with a hum below and a bright strike
[[nodiscard]] Body brass();   ///< a small bar: few, wide apart
[[nodiscard]] Body dome();    ///< a thin metal shell: close together, beating
[[nodiscard]] Body iron();    ///< thick and rough, dull soon
[[nodiscard]] Body wood();    ///< hardly rings
[[nodiscard]] Body reed();    ///< harmonic and warm
[[nodiscard]] Body hollow();  ///< harmonic, odd ones only

/// Pitch in Hz over the length of a layer; for noise the middle of what the filter lets through.
struct Glide {
  double from = 440;
  double to = 440;
};

/// A slow to-and-fro of loudness or pitch.
struct Sway {
  double rate = 0;   ///< Hz
  double depth = 0;  ///< 0 to 1
};

/// A layer played several times over.
struct Again {
  int times = 1;
  double gap = 0;     ///< seconds from one to the next
  double pitch = 1;   ///< each against the one before
  double level = 1;   ///< likewise
  double uneven = 0;  ///< how far gaps, pitches and levels stray, 0 to 1
};

enum class Made : std::uint8_t { OfTone, OfNoise };

struct Layer {
  Made made = Made::OfTone;
  double at = 0;        ///< seconds from the beginning of the sound
  double length = 0.1;  ///< seconds
  Glide pitch = {};
  double level = 1;
  double attack = 0.002;  ///< seconds until it is as loud as it gets
  double decay = 0;       ///< seconds in which it then falls to 37 %; 0: it is held, and fades over its last third
  Body body = pure();     ///< of a tone
  double narrow = 1;      ///< of noise: how narrow the filter is
  double grain = 0;       ///< of noise: how often a second it crackles; 0: it is smooth
  Sway tremble = {};      ///< loudness
  Sway bend = {};         ///< pitch
  Again again = {};
};

struct Sound {
  std::string name;
  std::vector<Layer> layers;
  bool reversed = false;
};

/// Samples between -1 and 1: free of a constant part, quiet at both ends, kPeak at the loudest.
[[nodiscard]] std::vector<double> samplesOf(const Sound& sound);
/// The same as a mono WAV file of 16 bits.
[[nodiscard]] std::string wavOf(const Sound& sound);

}  // namespace sounds
