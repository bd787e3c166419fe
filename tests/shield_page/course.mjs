// What evening.mjs recorded of matches, as tables for docs/shields.md: SHIELD_COURSE=FILE ui_tests ..., then node course.mjs FILE.

import { readFileSync } from 'node:fs';

const visits = readFileSync(process.argv[2], 'utf8').trim().split('\n').map((line) => JSON.parse(line));

const quantile = (sorted, of) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))];
const seconds = (ms) => (ms / 1000).toFixed(1);

/** What a question is called, whoever it is asked and whatever stands in it. */
const kindOf = ({ kind }) =>
  kind
    .replace(/^[A-Z][\w ]*?(?:: |, )/, '')
    .replace(/[:,;.?].*$/, '')
    .replace(/\b\d+(-\w+)?\b/g, 'n')
    .replace(/\b(Artie|Claudia|Jinks|Myka|Pete)\b/g, 'somebody');
/** Which part of the match it was in: "Episode 2", "Finale", "Night 3". */
const partOf = ({ table }) => /^(Episode \d+|Finale|Night \d+)/.exec(table)?.[1] ?? 'the match';

function grouped(by) {
  const groups = new Map();
  for (const visit of visits) groups.set(by(visit), [...(groups.get(by(visit)) ?? []), visit]);
  return groups;
}

function lineOf(name, group) {
  const calm = group.filter(({ disturbed }) => !disturbed).map(({ ms }) => ms).sort((a, b) => a - b);
  const times = calm.length > 0 ? `${seconds(quantile(calm, 0.5))} | ${seconds(quantile(calm, 0.95))}` : '- | -';
  return `| ${name} | ${group.length} | ${group.length - calm.length} | ${times} |`;
}

console.log('| part | visits | disturbed | median, s | 95 %, s |\n| --- | --- | --- | --- | --- |');
for (const [part, group] of grouped(partOf)) console.log(lineOf(part, group));
console.log(lineOf('all', visits));
console.log('\n| question | visits | disturbed | median, s | 95 %, s |\n| --- | --- | --- | --- | --- |');
const kinds = [...grouped(kindOf)].sort(([, a], [, b]) => b.length - a.length);
for (const [kind, group] of kinds) console.log(lineOf(kind, group));
console.log(`\nFrom the first visit to the last: ${Math.round((visits.at(-1).at - visits[0].at) / 1000)} s`);
