#pragma once
// How often a case repeats what it tries with other seeds.

namespace support {

/// So many in a plain build. Under the sanitizers, where each takes five to ten times as long, a third: they look for
/// what the code does to memory, and the first seeds show that as well as the last.
constexpr int trials(int all) {
#ifdef __SANITIZE_ADDRESS__
  return (all + 2) / 3;
#else
  return all;
#endif
}

}  // namespace support
