// The phone's end of the channel says and understands the very bytes of src/shields.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bytes, hex, load, need, vectors } from './support.mjs';

const nacl = need('tweetnacl');
const { Channel, greet } = await load('wire/channel.ts');
const { fromBase64, toBase64 } = await load('wire/bytes.ts');
const { keyedHash } = await load('wire/blake.ts');

const phone = nacl.box.keyPair.fromSecretKey(bytes(vectors.phoneSecret));
const tableKey = bytes(vectors.tableKey);
const call = bytes(vectors.call);
const saltOf = (greeting) => bytes(greeting).slice(32, 40);
const greeted = () => greet(phone, tableKey, call, bytes(vectors.token), saltOf(vectors.greeting));
const framesToPhone = vectors.toPhone.frames.map(bytes);

test('a greeting with a token is that of src/shields, byte by byte', () => {
  assert.equal(hex(greeted().greeting), vectors.greeting);
});

test('a greeting of a phone that comes back is that of src/shields, byte by byte', () => {
  const { greeting } = greet(phone, tableKey, call, null, saltOf(vectors.greetingAgain));
  assert.equal(hex(greeting), vectors.greetingAgain);
});

test('no two greetings are alike', () => {
  const greeting = () => hex(greet(phone, tableKey, call, null).greeting);
  assert.notEqual(greeting(), greeting());
});

test('keys and tokens stand in an address as src/shields writes them', () => {
  for (const [plain, text] of [
    [vectors.tableKey, vectors.tableKeyBase64],
    [vectors.token, vectors.tokenBase64],
  ]) {
    assert.equal(toBase64(bytes(plain)), text);
    assert.equal(hex(fromBase64(text, plain.length / 2)), plain);
  }
});

test('what is no key in an address is refused', () => {
  for (const text of ['', 'AAAA', `${vectors.tableKeyBase64}A`, vectors.tableKeyBase64.replace(/^./, '!'), '=']) {
    assert.equal(fromBase64(text, 32), null, text);
  }
});

test('the sign follows from the shared key as on the table', () => {
  const [picture, number] = vectors.sign;
  assert.deepEqual(greeted().channel.sign(), { picture, number });
  for (const { phoneSecret, tableKey: other, sign } of vectors.signs) {
    const own = nacl.box.keyPair.fromSecretKey(bytes(phoneSecret));
    const shown = Channel.between(own, bytes(other), call, call).sign();
    assert.deepEqual([shown.picture, shown.number], sign);
  }
});

test('the hash is BLAKE2b: the vector of RFC 7693 under a key', () => {
  // Of the official test vectors: key 00 01 ... 3f, text 00.
  const key = Uint8Array.from({ length: 64 }, (_, at) => at);
  const wanted =
    '961f6dd1e4dd30f63901690c512e78e4b45e4742ed197c3c5e45c549fd25f2e4187b0bc9fe30492b16b0d0bc4ef9b0f34c7003fac09a5ef1532e69430234cebd';
  assert.equal(hex(keyedHash(new Uint8Array([0]), key, 64)), wanted);
});

test('frames of the table open in their order', () => {
  const { channel } = greeted();
  for (const frame of framesToPhone) assert.notEqual(channel.open(frame), null);
});

test('a frame that is said again does not open', () => {
  const { channel } = greeted();
  channel.open(framesToPhone[0]);
  assert.equal(channel.open(framesToPhone[0]), null);
});

test('a frame that comes too early does not open', () => {
  assert.equal(greeted().channel.open(framesToPhone[1]), null);
});

test('a frame with one bit changed does not open, wherever it is', () => {
  for (const at of [0, 15, 16, 20, 2000, 4095]) {
    const frame = framesToPhone[0].slice();
    frame[at] ^= 4;
    assert.equal(greeted().channel.open(frame), null, `byte ${at}`);
  }
});

test('a frame of another size, or of this phone itself, does not open', () => {
  const { channel } = greeted();
  assert.equal(channel.open(framesToPhone[0].slice(1)), null);
  assert.equal(channel.open(new Uint8Array(0)), null);
  assert.equal(channel.open(bytes(vectors.toTable.frames[0])), null);
});

test('a table with a weak key is not greeted', () => {
  for (const first of [0, 1]) {
    const weak = new Uint8Array(32);
    weak[0] = first;
    assert.equal(greet(phone, weak, call, null), null);
  }
});
