// Catch2's own code, compiled once for all test programs; works with Catch2 2 and 3.

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"  // GCC 12 with a sanitizer, in std::regex inside Catch2 2
#endif

#define CATCH_CONFIG_RUNNER
#include "support/run_tests.h"

#include "support/catch.h"

int runTests(int argc, char** argv) { return Catch::Session().run(argc, argv); }
