// The line: one frame a beat, whatever is touched; what does not open closes it; it is called again for ever.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

import { load, need } from './support.mjs';
import { kFrameToTable, TableEnd } from './table_end.mjs';

const nacl = need('tweetnacl');
const { Line } = await load('wire/line.ts');
const { saying } = await load('wire/message.ts');

const face = { step: 17, chosen: ['Tesla'] };
const token = Uint8Array.from({ length: 16 }, (_, at) => at);

/** A line to a table that is here: what it sent, what it was told. */
class Call {
  states = [];
  heard = [];
  sockets = [];
  known = 0;
  keys = nacl.box.keyPair();

  constructor() {
    this.line = new Line({
      socket: () => {
        const socket = {
          sent: [],
          open: true,
          send: (some) => socket.sent.push(some),
          close: () => (socket.open = false),
        };
        this.sockets.push(socket);
        return socket;
      },
      own: nacl.box.keyPair(),
      table: this.keys.publicKey,
      token,
      onState: (state) => this.states.push(state),
      onSign: (sign) => (this.sign = sign),
      onKnown: () => this.known++,
      onMessage: (message) => {
        if (message[0] === 0) throw new Error('no message');
        this.heard.push(message);
      },
    });
    this.line.call();
  }

  get socket() {
    return this.sockets.at(-1);
  }

  says(some) {
    this.socket.onmessage({ data: Uint8Array.from(some).buffer });
  }

  /** The table calls and hears the greeting. */
  greets() {
    this.table = new TableEnd(this.keys);
    this.says(this.table.call);
    return this.table.greeted(Buffer.from(this.socket.sent[0]));
  }

  /** And says something, so that the line stands. */
  stands() {
    const wish = this.greets();
    this.says(this.table.beat());
    return wish;
  }

  get frames() {
    return this.socket.sent.slice(1);
  }
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
});

/** What goes out in `beats` while somebody does something each 100 ms. */
function sizesWhile(act, beats = 50) {
  const call = new Call();
  call.stands();
  const sizes = [];
  for (let ms = 0; ms < beats * 80; ms += 20) {
    const before = call.frames.length;
    if (ms % 100 === 0) act(call.line, ms);
    mock.timers.tick(20);
    call.says(call.table.beat());
    sizes.push(call.frames.slice(before).map((frame) => frame.length));
  }
  call.line.end();
  return sizes;
}

test('number, size and time of frames are the same whatever is touched', () => {
  // given a phone that nobody touches
  const idle = sizesWhile(() => undefined);
  assert.equal(idle.flat().length, 50);
  assert.ok(idle.flat().every((size) => size === kFrameToTable));
  // when somebody picks, asks, drops, or writes long notes, then the same goes out at the same time
  const deeds = [
    (line, ms) => line.say(saying(face, 'pick', ms)),
    (line) => line.say(saying(face, 'why', 3)),
    (line, ms) => ms === 300 && line.say(saying(face, 'notes', 0, 'x'.repeat(20000))),
    (line, ms) => line.say(saying(face, ms % 200 ? 'again' : 'done')),
  ];
  for (const deed of deeds) assert.deepEqual(sizesWhile(deed), idle);
});

test('what is said reaches the table whole', () => {
  const call = new Call();
  call.stands();
  call.line.say(saying(face, 'pick', 3));
  call.line.say(saying(face, 'notes', 0, 'ü'.repeat(1500)));
  mock.timers.tick(80 * 6);
  const heard = call.frames.map((frame) => call.table.hear(Buffer.from(frame))).filter(Boolean);
  assert.deepEqual(
    heard.map((text) => JSON.parse(text)),
    [
      { step: 17, chosen: 1, do: 'pick', pick: 3 },
      { step: 17, chosen: 1, do: 'notes', pick: 0, notes: 'ü'.repeat(1500) },
    ],
  );
});

test('the token is said until the table has answered, and then no more', () => {
  const call = new Call();
  // given a table that goes before it answers
  assert.deepEqual([...call.greets().token], [...token]);
  call.socket.onclose();
  mock.timers.tick(500);
  // when it answers the second time
  assert.deepEqual([...call.stands().token], [...token]);
  assert.equal(call.known, 1);
  // then the phone comes back without it
  call.socket.onclose();
  mock.timers.tick(500);
  assert.equal(call.greets().token, null);
});

test('a frame that is said again, was altered or has another size closes the line', () => {
  for (const spoilt of [
    (frame) => frame,
    (frame, next) => next.map((byte, at) => (at === 100 ? byte ^ 1 : byte)),
    (frame, next) => next.subarray(1),
  ]) {
    const call = new Call();
    call.greets();
    const frame = call.table.beat();
    call.says(frame);
    assert.deepEqual(call.states, ['on']);
    const { socket } = call;
    call.says(spoilt(frame, call.table.beat()));
    assert.equal(socket.open, false);
    assert.deepEqual(call.states, ['on', 'gone']);
  }
});

test('a frame that carries nonsense closes the line', () => {
  const call = new Call();
  call.greets();
  const { socket } = call;
  call.says(call.table.seal(Buffer.from([3])));
  assert.equal(socket.open, false);
  assert.equal(call.states.at(-1), 'gone');
});

test('what is no message closes the line, as does a call that is none', () => {
  const call = new Call();
  call.greets();
  call.table.say(Buffer.from([0]));
  call.says(call.table.beat());
  assert.equal(call.states.at(-1), 'gone');
  const other = new Call();
  other.says(new Uint8Array(9));
  assert.equal(other.socket.open, false);
});

test('it is called again after 0.5, 1, 2, 4 and 4 s, for ever', () => {
  const call = new Call();
  for (const pause of [500, 1000, 2000, 4000, 4000]) {
    const lines = call.sockets.length;
    call.socket.onclose();
    mock.timers.tick(pause - 1);
    assert.equal(call.sockets.length, lines);
    mock.timers.tick(1);
    assert.equal(call.sockets.length, lines + 1);
  }
  // when it has stood once, then the pauses begin anew
  call.stands();
  call.socket.onclose();
  mock.timers.tick(500);
  assert.equal(call.sockets.length, 7);
});

test('a call now does not wait, and there are never two lines', () => {
  const call = new Call();
  call.line.call();
  assert.equal(call.sockets.length, 1);
  call.socket.onclose();
  call.line.call();
  assert.equal(call.sockets.length, 2);
  mock.timers.tick(499);
  call.line.call();
  assert.equal(call.sockets.length, 2);
});

test('three lines closed right after the greeting mean: refused; a table that is away does not', () => {
  const away = new Call();
  for (let line = 0; line < 5; ++line) {
    away.socket.onclose();
    mock.timers.tick(4000);
  }
  assert.ok(!away.states.includes('refused'));
  const call = new Call();
  for (let line = 0; line < 3; ++line) {
    call.greets();
    call.socket.onclose();
    mock.timers.tick(4000);
  }
  assert.deepEqual(call.states, ['gone', 'gone', 'refused']);
  // when the table takes it after all
  call.stands();
  assert.equal(call.states.at(-1), 'on');
});

test('a table that falls silent for 5 s is gone', () => {
  const call = new Call();
  call.stands();
  mock.timers.tick(4999);
  assert.equal(call.states.at(-1), 'on');
  mock.timers.tick(1);
  assert.equal(call.states.at(-1), 'gone');
});

test('nothing is said to a table that does not know the phone yet, nor after the line was ended', () => {
  const call = new Call();
  call.greets();
  call.line.say(saying(face, 'done'));
  mock.timers.tick(80);
  assert.equal(call.table.hear(Buffer.from(call.frames[0])), null);
  call.line.end();
  const sent = call.frames.length;
  mock.timers.tick(10000);
  assert.equal(call.frames.length, sent);
  assert.equal(call.sockets.length, 1);
});
