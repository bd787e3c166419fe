// A phone in a browser, and the thumb of somebody who plays with it by luck: it knows what stands on the page, and touches
// it as people do. What is in the way of it happens in the middle of its visits.

import { Air } from './air.mjs';
import { Browser, pause } from './browser.mjs';

const kDeaf = 260; // the first moment of a new question, in which a touch does nothing
const kChoices = 'main.content .choice, main.content .slot.lit, main.content .piece.lit';
const kGold = '.dock .gold:not(.missing)';
const kLine = 15000; // within this time a page knows that its line is lost, or has it again
const kLate = 3000; // somebody thinks for so long
const kLost = 'document.querySelector(".case .note")';

/** What a thumb finds on a page, once there is something to do, or half a second has passed. */
const kFound = `new Promise((done) => {
  const some = (what) => [...document.querySelectorAll(what)].filter((each) => !each.disabled).length;
  const found = () => ({
    over: some('.ending') > 0,
    compares: some('.case .tips') > 0,
    asked: some('.case .status.asked') > 0 && some('.case .seal') > 0,
    choices: some('${kChoices}'),
    gold: some('${kGold}'),
    open: some('.open') > 0,
    refused: some('.case .note') > 0 && document.querySelector('.case').textContent.includes('used or void'),
  });
  const wanted = ({ open, ...others }) => Object.values(others).some(Boolean);
  const now = found();
  if (wanted(now)) return done(now);
  const watch = new MutationObserver(() => wanted(found()) && end());
  const end = () => (watch.disconnect(), clearTimeout(late), done(found()));
  const late = setTimeout(end, 500);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
})`;

/** What is asked, and where it stands: the parts of a visit that is told later. */
const kAsked = `({
  kind: document.querySelector('.dock h2')?.textContent ?? '',
  table: document.querySelector('.table-lines pre')?.textContent.split('\\n')[0] ?? '',
})`;

/** The dock is another one as soon as something else is asked. */
const kSeen = 'void (window.dockSeen = document.querySelector(".dock"))';
const kOther = 'window.dockSeen !== document.querySelector(".dock")';

/** Numbers that look like luck, and are the same each time. */
function luckOf(seed) {
  let state = seed * 2654435761;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** What gets in the way of a visit, one after another, each in the middle of it. */
const kTroubles = { 1: 'loaded', 6: 'cut', 13: 'twice', 16: 'late', 21: 'away' };
const kRound = 25; // visits, then they begin anew
const kDisturbs = {
  loaded: (thumb) => thumb.loadAgain(),
  cut: (thumb) => thumb.loseLine(),
  away: (thumb) => thumb.goAway(),
  late: () => pause(kLate),
};

export class Thumb {
  constructor(seat, told) {
    this.seat = seat;
    this.told = told;
    this.luck = luckOf(seat + 1);
    this.visits = seat * 6; // each is troubled in a way of its own first
  }

  async scan(address) {
    this.air = await new Air().begin();
    this.phone = await new Browser().begin(this.air.flags);
    await this.phone.size(390, 844);
    await this.phone.go(address);
    return this;
  }

  /** Plays until the match is over, or until this phone is let in no more. */
  async play(stops) {
    while (!stops()) {
      const found = await this.phone.run(kFound);
      if (found.over) return void ++this.told.ended;
      if (found.refused) return void ++this.told.refused;
      if (found.compares) await this.compare();
      else if (found.asked) await this.open();
      else if (found.choices > 0) await this.pick(found.choices);
      else if (found.gold > 0) await this.confirm();
      else if (found.open) await this.shut();
    }
  }

  async compare() {
    await pause(kDeaf);
    await this.touchOne('.case .gold', 0);
  }

  /** Holds the seal until the case is open. */
  async open() {
    this.began ??= { seat: this.seat, from: Date.now(), picks: 0, trouble: kTroubles[this.visits++ % kRound] };
    const lift = await this.phone.touch('.case .seal', 600).catch(() => undefined);
    await this.phone.until('!document.querySelector(".case .seal")', 400).catch(() => {});
    await lift?.();
    await pause(kDeaf);
    if (!this.began.kind) Object.assign(this.began, await this.phone.run(kAsked));
  }

  /** Somebody has opened it, and nothing is asked any more. */
  async shut() {
    this.began = undefined;
    await this.touchOne('.eyes-only', 0);
  }

  async pick(choices) {
    await this.phone.run(kSeen);
    await this.touchOne(kChoices, this.luck(choices));
    await this.phone.until(kOther, 2000).catch(() => {});
    await pause(kDeaf);
    this.told.moved = Date.now();
    if (!this.began) return;
    ++this.began.picks;
    await this.disturb(this.began);
  }

  /** In the middle of a visit, once: something is chosen, and not confirmed. */
  async disturb(visit) {
    const { trouble } = visit;
    if (!kDisturbs[trouble]) return;
    await kDisturbs[trouble](this);
    visit.disturbed = true;
    visit.trouble = '';
    ++this.told[trouble];
  }

  async loadAgain() {
    await this.phone.tell('Page.reload');
    await this.phone.until('document.querySelector("main")');
  }

  /** Its lines break, and it finds its way back. */
  async loseLine() {
    this.air.break(true);
    await this.phone.until(kLost, kLine);
    this.air.break(false);
    await this.phone.until(`!${kLost}`, kLine);
  }

  /** It is out of range until it notices. */
  async goAway() {
    this.air.swallow(true);
    await this.phone.until(kLost, kLine);
    this.air.swallow(false);
    await this.phone.until(`!${kLost}`, kLine);
  }

  async end() {
    await this.phone?.end().catch(() => {});
    this.air?.end();
  }

  async confirm() {
    const visit = this.began;
    const touched = Date.now();
    await this.touchOne(kGold, 0);
    if (visit?.trouble === 'twice') {
      await this.touchOne('.case, .dock .gold', 0);
      visit.disturbed = true;
      ++this.told.twice;
    }
    await this.phone.until('document.querySelector(".case") && !document.querySelector(".dock")', 1500).catch(() => {});
    this.told.moved = Date.now();
    this.began = undefined;
    if (visit) this.told.visit(this.toldOf(visit, touched));
  }

  toldOf({ seat, from, kind, table, picks, disturbed }, touched) {
    return { seat, kind, table, picks, disturbed: Boolean(disturbed), ms: touched - from };
  }

  /** What was there may be gone by now. */
  async touchOne(selector, number) {
    const lift = await this.phone.touch(selector, 30, number).catch(() => undefined);
    await lift?.();
  }
}
