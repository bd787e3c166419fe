// The page says all it says in both languages.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { kSources, load } from './support.mjs';

const { en } = await load('words.en.ts');
const { de } = await load('words.de.ts');
const { languageOf, listed } = await load('words.ts');

test('every word of the page is there in German, and no more', () => {
  assert.deepEqual(Object.keys(de).sort(), Object.keys(en).sort());
});

test('no word is empty, and sentences with a gap have the same kind of gap', () => {
  for (const [name, word] of Object.entries(en)) {
    assert.equal(typeof de[name], typeof word, name);
    const said = (some) => (typeof some === 'function' ? some('Pete') : some);
    assert.ok(said(word).trim() && said(de[name]).trim(), name);
    if (typeof word === 'function') assert.ok(said(word).includes('Pete') && said(de[name]).includes('Pete'), name);
  }
});

test('there are sixteen signs, each with a name of its own in both languages', () => {
  const signs = JSON.parse(readFileSync(join(kSources, 'signs.json'), 'utf8'));
  assert.equal(signs.length, 16);
  for (const part of ['en', 'de', 'path']) assert.equal(new Set(signs.map((sign) => sign[part])).size, 16, part);
});

test('names are listed as one says them', () => {
  assert.equal(listed([], en), '');
  assert.equal(listed(['Artie'], en), 'Artie');
  assert.equal(listed(['Artie', 'Myka', 'Pete'], de), 'Artie, Myka und Pete');
});

test('the language is that of the phone only while there is no table', () => {
  assert.equal(languageOf('table', '', 'de-AT'), 'de');
  assert.equal(languageOf('table', 'en', 'de-AT'), 'en');
  assert.equal(languageOf('de', 'en', 'fr'), 'de');
  assert.equal(languageOf('table', '', 'fr'), 'en');
});
