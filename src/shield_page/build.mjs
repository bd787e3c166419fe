// Writes the page: node build.mjs OUT [MODULES]. MODULES: the folder whose node_modules it takes, else this one.
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const [out, modules = here] = process.argv.slice(2);
if (!out) throw new Error('say where the page is to be written: node build.mjs OUT [MODULES]');
const { buildSync } = createRequire(join(resolve(modules), 'package.json'))('esbuild');

mkdirSync(out, { recursive: true });
buildSync({
  entryPoints: [join(here, 'main.tsx'), join(here, 'shield.css')],
  entryNames: 'shield',
  outdir: out,
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome90', 'firefox90', 'safari14.1'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  nodePaths: [join(resolve(modules), 'node_modules')],
  legalComments: 'none',
  logLevel: 'warning',
});
for (const file of ['index.html', 'signs.json']) copyFileSync(join(here, file), join(out, file));
