// Phones that play an evening at a table that is there: node evening.mjs SECONDS ADDRESS... Each address is what stands on a
// code. They play as thumbs do, to the end or for so long; they are loaded again, lose the network, answer twice or late in
// the middle of it. A line "SEAT ADDRESS" on the standard input is a second phone that scans a code of that seat. Says in
// JSON what happened; fails if a page complains or nothing moves any more.

import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { chromium } from './browser.mjs';
import { Thumb } from './thumbs.mjs';

const [seconds, ...addresses] = process.argv.slice(2);
const began = Date.now();
const end = began + Number(seconds) * 1000;
const kStands = 60_000; // so long nothing may move
const told = { loaded: 0, cut: 0, away: 0, twice: 0, late: 0, refused: 0, ended: 0, visits: 0, picks: 0, moved: Date.now(), visit };

/** A visit that was confirmed. SHIELD_COURSE: a file in which each is a line (course.mjs makes a table of it). */
function visit(one) {
  ++told.visits;
  told.picks += one.picks;
  const file = process.env.SHIELD_COURSE;
  if (file) appendFileSync(file, `${JSON.stringify({ ...one, at: Date.now() - began })}\n`);
}

function stops() {
  if (Date.now() - told.moved > kStands) throw new Error('nothing moves');
  return failed || Date.now() > end;
}

if (!chromium) {
  console.log(JSON.stringify({ skipped: 'there is no Chromium' }));
  process.exit(0);
}
const thumbs = [];
const playing = [];
let failed = '';

async function join(seat, address) {
  const thumb = new Thumb(seat, told);
  thumbs.push(thumb);
  await thumb.scan(address);
  return () => thumb.play(stops);
}

/** Plays as soon as it can; what fails ends the evening for all. */
const begin = (joins) => playing.push(joins.then((plays) => plays()).catch((error) => (failed ||= String(error.stack))));

// Who comes later plays as well: it is waited for whoever there is by then.
async function allPlayed() {
  for (let at = 0; at < playing.length; ++at) await playing[at];
}

try {
  const four = [];
  for (const [seat, address] of addresses.entries()) four.push(await join(seat, address));
  for (const plays of four) begin(Promise.resolve(plays));
  createInterface({ input: process.stdin }).on('line', (line) => {
    const [seat, address] = line.split(' ');
    begin(join(Number(seat), address));
  });
  await allPlayed();
} catch (error) {
  failed = String(error);
}
const pages = [];
if (failed) for (const { phone } of thumbs) pages.push(await phone?.run('document.body.innerText').catch(() => ''));
// What is lost on purpose is no fault: lines, what was asked for over them however it breaks off, and pictures that a
// program begun anew has not drawn yet. What a page may not load is one.
const kNone = /WebSocket|net::ERR_(?!BLOCKED)|404.*\/cards\//;
const faults = thumbs.flatMap(({ phone }) => phone?.faults ?? []).filter((fault) => !kNone.test(fault));
for (const thumb of thumbs) await thumb.end();
console.log(JSON.stringify({ ...told, faults, failed, pages }));
process.exit(failed || faults.length > 0 ? 1 : 0);
