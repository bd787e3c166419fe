// Where the keys come from, and what stays on the phone.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bytes, hex, load, vectors } from './support.mjs';

const { codeFrom, hashOf, ownKeys, safeStore } = await load('keys.ts');
const { keepOptions, keptOptions } = await load('options.ts');

const fresh = () => {
  const kept = new Map();
  return { kept, getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };
};
const scanned = `#${vectors.tableKeyBase64}.${vectors.tokenBase64}`;

test('a code has the key of the table and a token', () => {
  const { table, token } = codeFrom(scanned, fresh());
  assert.equal(hex(table), vectors.tableKey);
  assert.equal(hex(token), vectors.token);
});

test('once the token is used, the address has the key of the table alone', () => {
  const { table, token } = codeFrom(hashOf(bytes(vectors.tableKey)), fresh());
  assert.equal(hex(table), vectors.tableKey);
  assert.equal(token, null);
});

test('without an address the last table is called; without one, there is nothing to call', () => {
  const store = fresh();
  assert.equal(codeFrom('', store), null);
  ownKeys(bytes(vectors.tableKey), store);
  assert.equal(hex(codeFrom('', store).table), vectors.tableKey);
});

test('what is no code is none', () => {
  for (const hash of ['#', '#.', '#hello', `#${vectors.tokenBase64}`])
    assert.equal(codeFrom(hash, fresh()), null, hash);
  assert.equal(codeFrom(`#${vectors.tableKeyBase64}.short`, fresh()).token, null);
});

test('a phone has the same keys for a table each time, and others for another table', () => {
  const store = fresh();
  const first = ownKeys(bytes(vectors.tableKey), store);
  const other = ownKeys(bytes(vectors.phoneKey), store);
  assert.equal(hex(ownKeys(bytes(vectors.tableKey), store).publicKey), hex(first.publicKey));
  assert.notEqual(hex(other.publicKey), hex(first.publicKey));
});

test('neither a token nor anything of a match is kept', () => {
  const store = fresh();
  const { table } = codeFrom(scanned, store);
  ownKeys(table, store);
  assert.ok([...store.kept.values()].every((value) => !value.includes(vectors.tokenBase64)));
});

test('a browser that keeps nothing still has one pair of keys as long as the page is there', () => {
  const store = safeStore(() => {
    throw new Error('not allowed');
  });
  const first = ownKeys(bytes(vectors.tableKey), store);
  assert.equal(hex(ownKeys(bytes(vectors.tableKey), store).secretKey), hex(first.secretKey));
});

test('options are kept, and what is damaged is as usual', () => {
  const store = fresh();
  const usual = keptOptions(store);
  keepOptions({ ...usual, text: 200, dark: true, language: 'de' }, store);
  assert.deepEqual(keptOptions(store), { ...usual, text: 200, dark: true, language: 'de' });
  for (const damaged of ['{', 'null', '{"text": 5000, "language": "xx", "dark": "yes"}']) {
    store.setItem('shield.options', damaged);
    assert.deepEqual(keptOptions(store), usual, damaged);
  }
});
