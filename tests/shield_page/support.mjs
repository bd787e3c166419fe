// What the tests of the page share: its modules, packages, and the page itself, built.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
/** The sources of the page: SHIELD_SOURCES, where scripts/mutations.py puts broken ones, else its own. */
export const kSources = resolve(process.env.SHIELD_SOURCES ?? join(here, '../../src/shield_page'));
/** Where its packages are: SHIELD_MODULES, else beside the sources. */
export const kModules = resolve(process.env.SHIELD_MODULES ?? kSources);
/** A package of the page. */
export const need = createRequire(join(kModules, 'package.json'));

/** A folder that is gone when the tests are over. */
export function passingFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'shield-page-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const built = passingFolder();
// TweetNaCl looks for random numbers where a browser has them.
globalThis.self ??= globalThis;

/** A module of the page, such as "wire/line.ts". */
export async function load(module) {
  const outfile = join(built, `${module}.mjs`);
  need('esbuild').buildSync({
    entryPoints: [join(kSources, module)],
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    nodePaths: [join(kModules, 'node_modules')],
  });
  return import(pathToFileURL(outfile));
}

/** Builds the page as the program does, and says where it is. */
export function builtPage() {
  const out = passingFolder();
  execFileSync(process.execPath, [join(kSources, 'build.mjs'), out, kModules]);
  return out;
}

/** What src/shields made of fixed keys. */
export const vectors = JSON.parse(readFileSync(join(here, 'vectors.json'), 'utf8'));
export const bytes = (hex) => Uint8Array.from(Buffer.from(hex, 'hex'));
export const hex = (some) => Buffer.from(some).toString('hex');
