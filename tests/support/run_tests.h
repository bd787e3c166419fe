#pragma once

/// Runs this program's test cases as its arguments say; returns what main returns.
int runTests(int argc, char** argv);
