// The main function of the test programs that have none of their own.

#include "support/run_tests.h"

int main(int argc, char** argv) { return runTests(argc, argv); }
