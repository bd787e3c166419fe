// Pictures of the page in all its states, for people who want to see it: node look.mjs OUT [NAME...].

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { Browser, pause } from './browser.mjs';
import { faces } from './faces.mjs';
import { MockTable } from './mock_table.mjs';
import { builtPage } from './support.mjs';

const [out, ...names] = process.argv.slice(2);
const kPhone = [390, 844];
const kSide = [844, 390];
const kTablet = [820, 1180];
const kSmall = [320, 568];

const table = await new MockTable().begin(builtPage());
const browser = await new Browser().begin();
const german = { language: 'de' };

async function open() {
  await browser.until('document.querySelector(".seal, .open")');
  if (await browser.run('Boolean(document.querySelector(".open"))')) return;
  const lift = await browser.touch('.seal', 750);
  await lift();
  await browser.until('document.querySelector(".open")');
  await pause(450);
}

const shows = (face, place) => async () => {
  table.show(faces[face]);
  await open();
  if (place) await browser.tap(`.to-${place}`);
};

/** [name, size, what is done, options of the phone, language of the table] */
const kLooks = [
  ['joined', kPhone, async () => table.show(faces.rest), { fresh: true }],
  ['no-match', kPhone, async () => table.show(undefined)],
  ['twice', kPhone, async () => table.show(faces.rest, { waits: true })],
  [
    'lost',
    kPhone,
    async () => {
      table.hangUp();
      await pause(60);
    },
  ],
  ['closed', kPhone, async () => table.show(faces.rest)],
  ['take-back', kPhone, async () => table.show(faces.taken)],
  ['take-back-200', kPhone, async () => table.show(faces.taken), { text: 200 }, german],
  ['small-take-back', kSmall, async () => table.show(faces.taken)],
  ['side-take-back', kSide, async () => table.show(faces.taken)],
  [
    'closed-asked',
    kPhone,
    async () => {
      table.show(faces.hand);
      await browser.touch('.seal', 150);
    },
  ],
  ['options', kPhone, async () => browser.tap('.options-mark')],
  ['rest', kPhone, shows('rest')],
  ['hand', kPhone, shows('hand')],
  ['rack', kPhone, shows('rack')],
  ['claim', kPhone, shows('claim')],
  ['bronze', kPhone, shows('bronze')],
  ['claim-150', kPhone, shows('claim'), { text: 150 }],
  ['claim-200', kPhone, shows('claim'), { text: 200 }],
  ['claim-dark', kPhone, shows('claim'), { dark: true }],
  ['claim-contrast', kPhone, shows('claim'), { contrast: true }],
  ['small-claim', kSmall, shows('claim')],
  ['side-claim', kSide, shows('claim')],
  ['tablet-claim', kTablet, shows('claim')],
  ['whole', kPhone, shows('whole')],
  ['vote', kPhone, shows('vote')],
  ['respond', kPhone, shows('respond', 'respond')],
  ['respond-nothing', kPhone, shows('rest', 'respond')],
  ['table', kPhone, shows('rest', 'table')],
  ['since', kPhone, shows('rest', 'since')],
  [
    'rules',
    kPhone,
    async () => {
      await shows('hand')();
      await browser.tap('.rule-link');
    },
  ],
  [
    'why',
    kPhone,
    async () => {
      await shows('hand')();
      await browser.tap('.dock .plain');
      await pause(300);
      await browser.tap('.choice.steel');
      await pause(400);
    },
  ],
  [
    'reading',
    kPhone,
    async () => {
      await shows('rest')();
      await browser.touch('.slot', 600, 2);
    },
  ],
  [
    'whisper',
    kPhone,
    async () => {
      await shows('rest')();
      await browser.touch('.seal.small', 200);
    },
  ],
  ['many', kPhone, shows('many')],
  ['vault', kPhone, shows('vault')],
  ['vault-side', kSide, shows('vault')],
  ['ending', kPhone, async () => table.show(faces.ending)],
  ['german', kPhone, shows('german'), {}, german],
  ['german-150', kPhone, shows('german'), { text: 150 }, german],
  ['german-200', kPhone, shows('german'), { text: 200 }, german],
  ['german-200-closed', kPhone, async () => table.show(faces.german), { text: 200 }, german],
  ['dark', kPhone, shows('rack'), { dark: true }],
  ['contrast', kPhone, shows('rack'), { contrast: true }],
  ['contrast-closed', kPhone, async () => table.show(faces.hand), { contrast: true }],
  ['rest-200', kPhone, shows('rest'), { text: 200 }],
  ['rest-150', kPhone, shows('rest'), { text: 150 }],
  ['joined-200', kPhone, async () => table.show(faces.rest), { fresh: true, text: 200 }, german],
  ['options-200', kPhone, async () => browser.tap('.options-mark'), { text: 200 }, german],
  ['whole-200', kPhone, shows('whole'), { text: 200 }, german],
  [
    'reading-200',
    kPhone,
    async () => {
      await shows('rest')();
      await browser.tap('.choice.read');
      await pause(700);
    },
    { text: 200 },
  ],
  [
    'burning',
    kPhone,
    async () => {
      await shows('rest')();
      await pause(14000);
    },
  ],
  ['left', kPhone, shows('whole'), { left: true }],
  ['side-closed', kSide, async () => table.show(faces.hand)],
  ['side-joined', kSide, async () => table.show(faces.rest), { fresh: true }],
  ['side-rack', kSide, shows('rack')],
  ['side-hand', kSide, shows('hand')],
  ['side-vote', kSide, shows('vote')],
  [
    'side-whisper',
    kSide,
    async () => {
      await shows('rest')();
      await browser.touch('.seal.small', 200);
    },
  ],
  ['side-options', kSide, async () => browser.tap('.options-mark')],
  ['tablet-side', [1180, 820], shows('rack')],
  ['tablet-closed', kTablet, async () => table.show(faces.hand)],
  ['tablet-rack', kTablet, shows('rack')],
  ['tablet-hand', kTablet, shows('hand')],
  ['tablet-rest', kTablet, shows('rest')],
  ['small-closed', kSmall, async () => table.show(faces.hand)],
  ['small-joined', kSmall, async () => table.show(faces.rest), { fresh: true }],
  ['small-rack', kSmall, shows('rack')],
  ['small-german', kSmall, shows('german'), {}, german],
];

mkdirSync(out, { recursive: true });
for (const [name, [width, height], act, options = {}, more = {}] of kLooks) {
  if (names.length > 0 && !names.some((wanted) => name.startsWith(wanted))) continue;
  table.kept = undefined;
  table.show(faces.rest, { waits: false, language: 'en', ...more });
  await browser.size(width, height, width < 500 ? 1.5 : 1);
  await browser.go(table.address);
  const { fresh, ...likes } = options;
  await browser.until('document.querySelector(".tips")');
  await browser.run(`localStorage.setItem('shield.options', ${JSON.stringify(JSON.stringify(likes))})`);
  if (!fresh) {
    await pause(300);
    await browser.tap('.buttons .gold');
    await browser.until('document.querySelector(".seal")');
  }
  await browser.tell('Page.reload');
  if (fresh) await browser.go(table.address);
  await browser.until('document.querySelector(".seal, .tips")');
  await act();
  await pause(300);
  await browser.picture(join(out, `${name}.png`));
  await browser.tell('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] }).catch(() => undefined);
}
console.log(browser.faults.length > 0 ? browser.faults.join('\n') : 'no complaint');
await browser.end();
table.end();
process.exit(0);
