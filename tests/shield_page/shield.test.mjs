// What the shield does with faces and touches.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

import { faces } from './faces.mjs';
import { load } from './support.mjs';

const { Shield } = await load('shield.ts');
const { messageFrom } = await load('wire/message.ts');
const { buzzOf } = await load('buzz.ts');
const { Watch } = await load('watch.ts');

const kOptions = { language: 'table', text: 100, dark: false, contrast: false, left: false, touches: false };
const message = (face, more = {}) =>
  messageFrom(
    new TextEncoder().encode(
      JSON.stringify({ sign: [0, 0], waits: false, language: 'en', game: 'Vault', face, ...more }),
    ),
  );

/** A shield on a line that stands. */
function shieldWith(face, compared = true) {
  const said = [];
  const world = {
    said,
    say: (bytes) => said.push(JSON.parse(new TextDecoder().decode(bytes))),
    callNow: () => undefined,
    hangUp: () => (world.hungUp = true),
    beginAgain: () => undefined,
    buzz: (pattern) => (world.buzzed = pattern),
    keepCompared: () => (world.kept = true),
    keepOptions: () => undefined,
    phoneLanguage: 'en',
    changed: () => undefined,
  };
  const shield = new Shield(world, kOptions, compared);
  shield.lineIs('on');
  if (face) shield.hear(message(face));
  return { shield, said, world };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});

test('a choice says which face it answers', () => {
  const { shield, said } = shieldWith(faces.rack);
  shield.openUp();
  shield.pick(2);
  assert.deepEqual(said, [{ step: 18, chosen: 2, do: 'pick', pick: 2 }]);
});

test('a second touch does not choose twice; after the answer it does', () => {
  const { shield, said } = shieldWith(faces.hand);
  shield.openUp();
  shield.pick(1);
  shield.pick(1);
  assert.equal(said.length, 1);
  shield.hear(message(faces.rack));
  shield.pick(0);
  assert.equal(said.length, 2);
});

test('a choice that is never answered can be touched again after 2 s', () => {
  const { shield, said } = shieldWith(faces.hand);
  shield.pick(1);
  mock.timers.tick(2000);
  shield.pick(1);
  assert.equal(said.length, 2);
});

test('to confirm closes the shield', () => {
  const { shield, said } = shieldWith(faces.whole);
  shield.openUp();
  shield.confirm();
  assert.equal(shield.open, false);
  assert.equal(said[0].do, 'done');
});

test('what is confirmed is asked no more, unless the table says so, or says nothing for 2 s', () => {
  const asks = { ...faces.whole, seats: faces.whole.seats.map((seat, at) => ({ ...seat, asked: at === faces.whole.you })) };
  const again = message({ ...asks, chosen: [], question: faces.hand.question });
  for (const answers of [(shield) => shield.hear(again), () => mock.timers.tick(2000)]) {
    const { shield } = shieldWith(asks);
    shield.openUp();
    assert.equal(shield.asked, true);
    shield.confirm();
    shield.hear(message(asks)); // said before the table heard of it
    assert.equal(shield.asked, false);
    answers(shield);
    assert.equal(shield.asked, true);
  }
});

test('it closes when the line goes, when the match ends, and when another phone asks for the seat', () => {
  for (const happens of [
    (shield) => shield.lineIs('gone'),
    (shield) => shield.hear(message(undefined)),
    (shield) => shield.hear(message(faces.hand, { waits: true })),
  ]) {
    const { shield } = shieldWith(faces.hand);
    shield.openUp();
    assert.equal(shield.open, true);
    happens(shield);
    assert.equal(shield.open, false);
  }
});

test('it does not open before the sign was compared, without a match, nor without a line', () => {
  const { shield } = shieldWith(faces.hand, false);
  shield.openUp();
  assert.equal(shield.open, false);
  shield.trust(true);
  shield.openUp();
  assert.equal(shield.open, true);
  const { shield: other } = shieldWith(undefined);
  other.openUp();
  assert.equal(other.open, false);
  other.hear(message(faces.hand));
  other.lineIs('gone');
  other.openUp();
  assert.equal(other.open, false);
});

test('a sign that differs ends the line and opens nothing', () => {
  const { shield, world } = shieldWith(faces.hand, false);
  shield.trust(false);
  shield.openUp();
  assert.equal(world.hungUp, true);
  assert.equal(world.kept, undefined);
  assert.equal(shield.open, false);
});

test('what has happened is read once the place is left, and stays below', () => {
  const { shield, said } = shieldWith(faces.rest);
  shield.openUp();
  shield.goTo('since');
  assert.equal(said.length, 0);
  shield.goTo('hand');
  assert.deepEqual(said, [{ step: 17, chosen: 0, do: 'look', pick: 0 }]);
  shield.hear(message({ ...faces.rest, since: [] }));
  assert.deepEqual(shield.before, faces.rest.since);
});

test('notes are kept when the shield closes, and only if they were changed', () => {
  const { shield, said } = shieldWith(faces.rest);
  shield.openUp();
  shield.close();
  assert.equal(said.length, 0);
  shield.openUp();
  shield.set({ draft: 'Pete lies.' });
  shield.close();
  assert.deepEqual(said, [{ step: 17, chosen: 0, do: 'notes', pick: 0, notes: 'Pete lies.' }]);
  shield.openUp();
  shield.set({ draft: faces.rest.notes });
  shield.close();
  assert.equal(said.length, 1);
});

test('notes that the table has taken are its own again, so that what is written at the curtain stands', () => {
  const { shield, said } = shieldWith(faces.rest);
  shield.openUp();
  shield.set({ draft: 'Pete lies.' });
  shield.close();
  shield.hear(message({ ...faces.rest, notes: 'Pete lies.\n' }));
  shield.hear(message({ ...faces.rest, notes: 'Pete lies. Or not.\n' }));
  shield.openUp();
  shield.close();
  assert.equal(said.length, 1);
});

test('a page whose line another page of the phone has taken shows nothing more', () => {
  const { shield, world } = shieldWith(faces.hand);
  shield.openUp();
  shield.stop('taken');
  assert.equal(shield.open, false);
  assert.equal(world.hungUp, true);
  shield.openUp();
  assert.equal(shield.open, false);
});

test('words follow the table, unless the phone has a wish of its own', () => {
  const { shield } = shieldWith(faces.rest);
  assert.equal(shield.words.hand, 'Hand');
  shield.hear(message(faces.rest, { language: 'de' }));
  assert.equal(shield.words.table, 'Tisch');
  shield.choose({ ...kOptions, language: 'en' });
  assert.equal(shield.words.table, 'Table');
});

test('all phones vibrate alike: it follows from step, seats and ending alone', () => {
  const next = { ...faces.rest, step: 18, seats: faces.hand.seats };
  // given what one seat alone sees: nothing of it changes anything
  const secret = {
    question: faces.hand.question,
    respond: faces.respond.respond,
    cards: [],
    secrets: ['x'],
    chosen: ['y'],
    since: [],
    you: 3,
  };
  assert.deepEqual(buzzOf(faces.rest, next), [30]);
  assert.deepEqual(buzzOf(faces.rest, { ...next, ...secret }), [30]);
  assert.deepEqual(buzzOf(faces.rest, { ...faces.rest, ...secret }), []);
  assert.deepEqual(buzzOf(faces.rest, { ...faces.rest, step: 18 }), [15]);
  assert.deepEqual(buzzOf(null, next), []);
});

test('20 s without a touch close the shield; the last ten are told; a thumb that lies on it does not let it', () => {
  const told = [];
  const watch = new Watch(
    (burning) => told.push(burning),
    () => told.push('close'),
  );
  watch.wind();
  mock.timers.tick(9999);
  assert.deepEqual(told, [false]);
  mock.timers.tick(1);
  assert.deepEqual(told, [false, true]);
  mock.timers.tick(9999);
  watch.wind(true);
  mock.timers.tick(50000);
  assert.deepEqual(told, [false, true, false]);
  watch.wind();
  mock.timers.tick(10000);
  mock.timers.tick(10000);
  assert.deepEqual(told, [false, true, false, false, true, 'close']);
});

test('what is no message is refused; what is missing in one is empty', () => {
  for (const text of ['', 'null', '17', '{']) assert.throws(() => messageFrom(new TextEncoder().encode(text)), text);
  assert.throws(() => messageFrom(new Uint8Array([0xff])));
  const { face } = message({ step: 3, seats: [{}], cards: [{}], question: {} });
  assert.deepEqual(face.question.choices, []);
  assert.equal(face.cards[0].count, 1);
  assert.equal(face.notes, null);
});
