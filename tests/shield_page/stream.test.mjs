// Messages in parts are those of src/shields, and hostile ones are refused.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bytes, hex, load, need, vectors } from './support.mjs';

const nacl = need('tweetnacl');
const { greet, kMostToTable } = await load('wire/channel.ts');
const { kMostInMessage, Listener, Sender } = await load('wire/stream.ts');
const utf8 = (text) => new TextEncoder().encode(text);
const text = (some) => new TextDecoder().decode(some);

function channel() {
  const own = nacl.box.keyPair.fromSecretKey(bytes(vectors.phoneSecret));
  const salt = bytes(vectors.greeting).slice(32, 40);
  return greet(own, bytes(vectors.tableKey), bytes(vectors.call), bytes(vectors.token), salt).channel;
}

test('what a phone says goes out in the frames of src/shields, byte by byte', () => {
  // given a short message at once, and a long one two beats later
  const sender = new Sender();
  const sealed = channel();
  const [pick, notes] = vectors.toTable.messages;
  sender.say(utf8(pick));
  // when frames go out, then they are those of the vectors
  vectors.toTable.frames.forEach((frame, beat) => {
    if (beat === 2) sender.say(utf8(notes));
    assert.equal(hex(sealed.seal(sender.next())), frame, `beat ${beat}`);
  });
});

test('what the table says in parts is heard whole', () => {
  const listener = new Listener();
  const opened = channel();
  const heard = vectors.toPhone.frames
    .map((frame) => listener.take(opened.open(bytes(frame))))
    .filter((some) => some !== null);
  assert.deepEqual(heard.map(text), vectors.toPhone.messages);
});

test('a message that fills its frames to the last byte comes in that many', () => {
  const sender = new Sender();
  sender.say(new Uint8Array(2 * (kMostToTable - 1)));
  const frames = [sender.next(), sender.next(), sender.next()];
  assert.deepEqual(
    frames.map((frame) => [frame[0], frame.length]),
    [
      [1, kMostToTable],
      [2, kMostToTable],
      [0, 1],
    ],
  );
});

test('an empty frame, a kind that is none, and silence inside a message are nonsense', () => {
  const half = [1, 65];
  for (const [first, second] of [[[]], [[3]], [[0, 0]], [half, [0]]]) {
    const listener = new Listener();
    const heard = listener.take(new Uint8Array(first));
    assert.equal(second ? listener.take(new Uint8Array(second)) : heard, 'nonsense');
  }
});

test('a message without an end is nonsense once it is too long', () => {
  const listener = new Listener();
  const part = new Uint8Array(4076).fill(1);
  let heard = null;
  for (let said = 0; said <= kMostInMessage; said += part.length - 1) heard = listener.take(part);
  assert.equal(heard, 'nonsense');
});

test('a message that no table would take is not said', () => {
  assert.throws(() => new Sender().say(new Uint8Array(kMostInMessage + 1)), RangeError);
});
