// The page as it is served: small, whole, and nothing from elsewhere.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { builtPage, kModules, kSources, need, passingFolder } from './support.mjs';

const kMost = 60 * 1024; // gzipped; it may be 150 at most
const page = builtPage();
const files = Object.fromEntries(readdirSync(page).map((name) => [name, readFileSync(join(page, name), 'utf8')]));

test('it is three files, and the pictures of the signs for the table', () => {
  assert.deepEqual(Object.keys(files).sort(), ['index.html', 'shield.css', 'shield.js', 'signs.json']);
});

test('it is small', (t) => {
  const sizes = Object.values(files).map((text) => gzipSync(text, { level: 9 }).length);
  const all = sizes.reduce((sum, size) => sum + size);
  t.diagnostic(`${all} bytes gzipped`);
  assert.ok(all < kMost, `${all} bytes`);
});

test('it names no address that it would load from', () => {
  // Names of namespaces are no addresses: nothing is asked there.
  const kNames = ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML'];
  for (const [name, text] of Object.entries(files)) {
    const addresses = text.match(/https?:\/\/[^"'`\s)]*/g) ?? [];
    assert.deepEqual(
      addresses.filter((address) => !kNames.includes(address)),
      [],
      name,
    );
    assert.ok(!/(url\(|@import|@font-face)/.test(name === 'shield.css' ? text.replace(/url\(#/g, '') : ''), name);
  }
});

test('it has no script or style in its document, evaluates nothing, and writes no markup of others', () => {
  assert.ok(!/<style|style=|<script>|onload=|javascript:/i.test(files['index.html']));
  assert.ok(!/\beval\(|new Function|document\.write/.test(files['shield.js']));
  for (const name of readdirSync(kSources, { recursive: true }).filter((file) =>
    /^(?!node_modules).*\.tsx?$/.test(file),
  ))
    assert.ok(!/innerHTML|dangerously|insertAdjacent/.test(readFileSync(join(kSources, name), 'utf8')), name);
});

test(
  'its types are right',
  { skip: !existsSync(join(kModules, 'node_modules/typescript')) && 'TypeScript is not there' },
  () => {
    // The packages may lie elsewhere than the sources: both are linked side by side.
    const both = passingFolder();
    symlinkSync(kSources, join(both, 'page'));
    symlinkSync(join(kModules, 'node_modules'), join(both, 'node_modules'));
    const tsc = join(dirname(need.resolve('typescript/package.json')), 'bin/tsc');
    const run = () =>
      execFileSync(process.execPath, [tsc, '-p', join(both, 'page'), '--preserveSymlinks'], { encoding: 'utf8' });
    assert.doesNotThrow(run);
  },
);
