# Counts test cases in CTest's own logs (build/*/Testing/Temporary/LastTest.log): what Catch2 and QtTest say of
# themselves; any other test is one case. A suite that runs in two builds counts once, by the build in which it has more.
# Prints "PASSED FAILED".

function settle() {
  if (suite == "") return
  if (!told) { good = passed ? 1 : 0; bad = passed ? 0 : 1 }
  else if (!passed && bad == 0) bad = 1  # a crash, a leak or a time-out after, or amidst, good cases
  if (good > most[suite]) most[suite] = good
  if (bad > worst[suite]) worst[suite] = bad
  known[suite] = 1
  suite = ""
}

/^[0-9]+\/[0-9]+ Testing: / { settle(); suite = $0; sub(/^[^:]*: /, "", suite); told = 0; passed = 0; good = 0; bad = 0 }
/^Test Passed\./ { passed = 1 }
/^All tests passed \(.* in [0-9]+ test case/ {
  told = 1
  count = $0
  sub(/.* in /, "", count)
  good += count + 0
}
/^test cases: / {
  told = 1
  parts = split($0, part, "|")
  for (at = 2; at <= parts; ++at) {
    if (part[at] ~ /failed as expected/) good += part[at] + 0
    else if (part[at] ~ /failed/) bad += part[at] + 0
    else if (part[at] ~ /passed/) good += part[at] + 0
  }
}
/^Totals: [0-9]+ passed, [0-9]+ failed/ { told = 1; good += $2; bad += $4 }
/^No tests ran/ { told = 1 }

END {
  settle()
  for (name in known) { all_good += most[name]; all_bad += worst[name] }
  print all_good + 0, all_bad + 0
}
