// Phones that play an evening at a table that is there: node evening.mjs SECONDS ADDRESS... Each address is what stands on a
// code. They look, choose and confirm as thumbs do, by luck, to the end or for so long; some are loaded again, or lose the
// network, in the middle of it. Says in JSON what happened; fails if a page complains or nothing moves any more.

import { Browser, chromium, pause } from './browser.mjs';

const [seconds, ...addresses] = process.argv.slice(2);
const end = Date.now() + Number(seconds) * 1000;
const kStands = 120_000; // so long nothing may move
const kDeaf = 450; // two beats, and the moment in which a new question does nothing
const told = { picks: 0, visits: 0, loaded: 0, offline: 0, ended: 0, times: [] };
let moved = Date.now();

// What a thumb finds on a page.
const kFound = `(() => {
  const all = (what) => [...document.querySelectorAll(what)].filter((each) => !each.disabled);
  return {
    over: document.querySelector('.ending') !== null,
    compares: document.querySelector('.case .tips') !== null,
    asked: document.querySelector('.case .status.asked') !== null,
    closed: document.querySelector('.case') !== null,
    choices: all('main.content .choice, main.content .slot.lit').length,
    gold: all('.dock .gold:not(.missing)').length,
    text: document.querySelector('#app, body').innerText,
  };
})()`;
const kChoices = 'main.content .choice, main.content .slot.lit';
const kGold = '.dock .gold:not(.missing)';

async function open(phone) {
  const lift = await phone.touch('.case .seal', 700);
  await lift();
}

async function confirm(phone) {
  const before = Date.now();
  await phone.tap(kGold);
  await phone.until(`document.querySelector('.case') && !document.querySelector('.dock')`, 1500).catch(() => {});
  told.times.push(Date.now() - before);
  ++told.visits;
}

async function disturb(phone, address) {
  const what = Math.random();
  if (what < 0.5) {
    await phone.tell('Page.reload');
    await phone.until('document.querySelector("main")');
    ++told.loaded;
  } else {
    const offline = (is) => phone.tell('Network.emulateNetworkConditions', { offline: is, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
    await phone.tell('Network.enable');
    await offline(true);
    await pause(300);
    await offline(false);
    ++told.offline;
  }
}

async function play(phone, address) {
  let before = '';
  while (Date.now() < end) {
    if (Date.now() - moved > kStands) throw new Error(`nothing moves: ${before}`);
    const found = await phone.run(kFound);
    if (found.text !== before) moved = Date.now();
    before = found.text;
    if (found.over) return void ++told.ended;
    if (found.compares) await phone.tap('.case .gold');
    else if (found.closed && found.asked) await open(phone);
    else if (found.choices > 0) {
      if (Math.random() < 0.02) await disturb(phone, address);
      else {
        await phone.tap(kChoices, Math.floor(Math.random() * found.choices)).catch(() => {});
        ++told.picks;
        await pause(kDeaf);
      }
    } else if (found.gold > 0) await confirm(phone);
    else await pause(60);
  }
}

if (!chromium) {
  console.log(JSON.stringify({ skipped: 'there is no Chromium' }));
  process.exit(0);
}
const phones = [];
let failed = '';
try {
  for (const address of addresses) {
    const phone = await new Browser().begin();
    phones.push(phone);
    await phone.size(390, 844);
    await phone.go(address);
  }
  await Promise.all(phones.map((phone, at) => play(phone, addresses[at])));
} catch (error) {
  failed = String(error);
}
// A line that is lost, as it was on purpose, is no fault.
const faults = phones.flatMap((phone) => phone.faults).filter((fault) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault));
for (const phone of phones) await phone.end().catch(() => {});
console.log(JSON.stringify({ ...told, faults, failed }));
process.exit(failed || faults.length > 0 ? 1 : 0);
