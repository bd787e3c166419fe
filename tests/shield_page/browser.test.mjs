// The page in a browser, with a table that is none. Left out where there is no Chromium.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Browser, chromium, pause } from './browser.mjs';
import { faces } from './faces.mjs';
import { builtPage } from './support.mjs';

let MockTable;
try {
  ({ MockTable } = await import('./mock_table.mjs'));
} catch {
  // the package ws is not there
}
const skip = chromium && MockTable ? false : 'no browser here';
const kPhone = [390, 844];
let table;
let browser;

before(async () => {
  if (skip) return;
  table = await new MockTable().begin(builtPage());
  browser = await new Browser().begin();
});
after(async () => {
  await browser?.end();
  table?.end();
});

const isOpen = () => browser.run('Boolean(document.querySelector(".open"))');
const document = () => browser.run('document.documentElement.outerHTML');
const key = (type, name, code = name) =>
  browser.tell('Input.dispatchKeyEvent', {
    type,
    key: name,
    code,
    windowsVirtualKeyCode: name === ' ' ? 32 : name === 'Escape' ? 27 : 0,
  });

/** A phone that has joined and compared its sign, with its case closed. */
async function phoneWith(face, { size = kPhone, more = {} } = {}) {
  table.kept = undefined;
  table.show(face, { waits: false, language: 'en', ...more });
  await browser.size(...size);
  await browser.go(table.address);
  await browser.until('document.querySelector(".tips")');
  await pause(300);
  await browser.tap('.buttons .gold');
  await browser.until('document.querySelector(".seal")');
  table.said.length = table.frames.length = browser.faults.length = 0;
}

async function open() {
  const lift = await browser.touch('.seal', 700);
  await lift();
  await browser.until('document.querySelector(".open")');
  await pause(300);
}

/** What somebody likes on this phone, as after a reload. */
async function likes(options) {
  await browser.run(`localStorage.setItem('shield.options', ${JSON.stringify(JSON.stringify(options))})`);
  await browser.tell('Page.reload');
  await browser.until('document.querySelector(".seal")');
  await pause(300);
}

const does = (what, act) => test(what, { skip, timeout: 60000 }, act);

does('nothing secret is in the document while the case is closed, however it was closed', async () => {
  const secrets = [...faces.hand.secrets, faces.hand.notes, 'Traitor', 'Restricted', 'Neutralize', 'Impulsive'];
  const told = async () => {
    const text = await document();
    return secrets.filter((secret) => text.includes(secret));
  };
  await phoneWith(faces.hand);
  assert.deepEqual(await told(), []);
  for (const [way, close] of Object.entries({
    eye: () => browser.tap('.eyes-only'),
    escape: () => key('keyDown', 'Escape'),
    hidden: () => browser.run('window.dispatchEvent(new Event("pagehide"))'),
    elsewhere: () => browser.run('window.dispatchEvent(new Event("blur"))'),
    turned: () => browser.size(844, 390),
    cut: () => table.hangUp(),
  })) {
    await browser.size(...kPhone);
    await browser.until('document.querySelector(".seal")');
    await open();
    assert.ok((await document()).includes('Restricted'), way);
    await close();
    await browser.until('!document.querySelector(".open")', 1000);
    assert.deepEqual(await told(), [], way);
  }
});

does('a tap does not open, 0.6 s do, and what lies under the thumb then is not touched', async () => {
  await phoneWith(faces.rest);
  await browser.tap('.seal');
  await pause(700);
  assert.equal(await isOpen(), false);
  await open();
  assert.equal(await browser.run('document.activeElement.tagName'), 'MAIN');
  assert.deepEqual(table.said, []);
});

does('with two touches instead of holding, the second opens', async () => {
  await phoneWith(faces.rest);
  await browser.tap('.options-mark');
  await browser.tap('.switch', 3);
  await browser.tap('.buttons .plain');
  await browser.tap('.seal');
  assert.equal(await isOpen(), false);
  await pause(300);
  await browser.tap('.seal');
  assert.equal(await isOpen(), true);
  await browser.run('localStorage.removeItem("shield.options")');
});

does('two quick touches choose once, and a touch right after a new question has no effect', async () => {
  await phoneWith(faces.hand);
  await open();
  await browser.touchTwice('.choice');
  await browser.until('document.querySelector(".dock .gold:not(:disabled)")');
  // when the question changes under the thumb
  table.show(faces.vote);
  await browser.until('document.querySelector(".tiles")');
  await browser.tap('.choice', 0);
  await pause(400);
  assert.deepEqual(
    table.said.map((said) => said.do),
    ['pick'],
  );
});

does('a thumb or a mouse that slides off a button does nothing; one that is lifted on it acts', async () => {
  await phoneWith(faces.hand);
  await open();
  const asks = () => browser.run('Boolean(document.querySelector(".in-why"))');
  await browser.touch('.dock .plain', 50);
  await browser.tell('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 195, y: 300 }] });
  await browser.tell('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pause(100);
  assert.equal(await asks(), false);
  const button = await browser.middle('.dock .plain');
  const mouse = (type, point) =>
    browser.tell('Input.dispatchMouseEvent', { type, ...point, button: 'left', buttons: 1, clickCount: 1 });
  await mouse('mousePressed', button);
  await mouse('mouseMoved', { x: 195, y: 300 });
  await mouse('mouseReleased', { x: 195, y: 300 });
  await pause(100);
  assert.equal(await asks(), false);
  await mouse('mousePressed', button);
  await mouse('mouseReleased', button);
  await browser.until('document.querySelector(".in-why")', 1000);
});

does('what can be chosen on the small table is lit there, is touched there, and is told in rows only at 200 %', async () => {
  const words = (parts) => browser.run(`[...document.querySelectorAll('${parts}')].map((e) => e.textContent)`);
  const { choices } = faces.claim.question;
  await phoneWith(faces.claim);
  await open();
  assert.deepEqual(
    await words('.piece.lit .spoken'),
    choices.slice(0, 2).map((choice) => choice.words),
  );
  assert.deepEqual(await words('.rows .choice'), ['Claim nothing']);
  // who hears the page hears the choices, not what lies beside them
  assert.equal(
    await browser.run(
      `[...document.querySelectorAll('.piece:not(.lit), .place-name, .drawn-piece')].every((e) => e.ariaHidden === 'true')`,
    ),
    true,
  );
  await browser.tap('.piece.lit', 1);
  await browser.until('document.querySelector(".dock .gold:not(:disabled)")');
  assert.deepEqual(
    table.said.map(({ do: does, pick }) => [does, pick]),
    [['pick', 1]],
  );
  await likes({ text: 200 });
  table.show(faces.claim);
  await open();
  assert.deepEqual(
    await words('.choice:not(.read)'),
    choices.map((choice) => choice.words ?? choice),
  );
  assert.deepEqual(await words('.small-table'), []);
  await likes({});
});

does('a seat has its portrait where the table has drawn one, and else its letter', async () => {
  await phoneWith(faces.bronze);
  // pictures come a moment after the page that shows them
  const medals = async (of, wanted) => {
    const shown = `[...document.querySelectorAll('${of} .medal')].map((e) => e.querySelector('img')?.width > 0 || e.textContent)`;
    await browser.until(`JSON.stringify(${shown}) === ${JSON.stringify(JSON.stringify(wanted))}`);
  };
  await medals('.seats', [true, true, true, true, 'P']);
  await open();
  await medals('.place', [true, true, true, true, 'P']);
  await medals('header', [true]);
});

does('the place Table shows all of it, to look at only, and the lines below', async () => {
  await phoneWith(faces.claim);
  await open();
  await browser.tap('.to-table');
  assert.equal(await browser.run('document.querySelectorAll(".place").length'), faces.claim.places.length);
  assert.equal(await browser.run('document.querySelectorAll(".place button").length'), 0);
  assert.ok((await browser.run('document.querySelector(".table-lines").innerText')).includes('LEADS'));
});

does('a visit is chosen, dropped, chosen again and confirmed; then the case is closed', async () => {
  await phoneWith(faces.rack);
  await open();
  for (const button of ['.slot.lit', '.dock .plain', '.slot.lit', '.dock .gold']) {
    await browser.until(`document.querySelector("${button}:not(:disabled)")`);
    await pause(350);
    await browser.tap(button);
  }
  await browser.until('document.querySelector(".seal")');
  await pause(300);
  assert.deepEqual(
    table.said.map((said) => said.do),
    ['pick', 'again', 'pick', 'done'],
  );
});

does('a choice that can be taken back is taken back on the closed case, once', async () => {
  await phoneWith(faces.rest);
  assert.equal(await browser.run('document.querySelectorAll(".take-back").length'), 0);
  table.show(faces.taken);
  await browser.until('document.querySelector(".take-back button")');
  await pause(350);
  await browser.touchTwice('.take-back button');
  await browser.until('!document.querySelector(".take-back")');
  assert.equal(await isOpen(), false);
  assert.deepEqual(
    table.said.map(({ do: does, step }) => [does, step]),
    [['undo', faces.taken.step]],
  );
});

does('all that goes out are frames of one size, and no request after the beginning', async () => {
  await phoneWith(faces.rest);
  await pause(500);
  const requests = table.requests.length;
  await open();
  for (const place of ['table', 'since', 'rules', 'respond', 'hand']) {
    await browser.tap(`.to-${place}`);
    await pause(100);
  }
  const lift = await browser.touch('.slot', 600);
  await lift();
  assert.deepEqual(table.requests.slice(requests), []);
  assert.deepEqual([...new Set(table.frames)], [1024]);
  assert.deepEqual(browser.faults, []);
});

does('a picture that is not drawn yet, as when the program has begun anew, is asked for again', async () => {
  table.undrawn = 2;
  await phoneWith(faces.rack);
  await open();
  await browser.until('[...document.querySelectorAll(".slot.lit")].every((slot) => slot.querySelector("img"))');
});

does('the token is gone from the address, and the page comes back after a reload', async () => {
  await phoneWith(faces.rest);
  assert.match(await browser.run('location.hash'), /^#[\w-]{43}$/);
  await browser.tell('Page.reload');
  await browser.until('document.querySelector(".seal")');
});

does('a line that is cut is called again; a code that is refused is said to be', async () => {
  await phoneWith(faces.rest);
  table.hangUp();
  await browser.until('document.querySelector(".seal")');
  table.deaf = true;
  table.hangUp();
  await browser.until('document.body.innerText.includes("used or void")');
  table.deaf = false;
  await browser.until('document.querySelector(".seal")');
});

does('what the table says is text, never markup', async () => {
  const evil = '<img src=x onerror="document.title=1"><b>x</b>';
  const say = (thing) =>
    typeof thing === 'string'
      ? evil
      : Array.isArray(thing)
        ? thing.map(say)
        : thing && typeof thing === 'object'
          ? Object.fromEntries(Object.entries(thing).map(([name, part]) => [name, say(part)]))
          : thing;
  await phoneWith({ ...say(faces.german), ending: '' }, { more: { game: evil } });
  await open();
  for (const place of ['table', 'since', 'rules', 'respond', 'hand']) await browser.tap(`.to-${place}`);
  assert.equal(await browser.run('document.querySelectorAll("img, b").length'), 0);
  assert.equal(await browser.run('document.title'), 'Shield');
  table.show(faces.rest, { game: 'Warehouse 13' });
});

does('a held space opens, arrows go on, Esc closes', async () => {
  await phoneWith(faces.hand);
  await browser.run('document.querySelector(".seal").focus()');
  await key('keyDown', ' ', 'Space');
  await pause(700);
  await key('keyUp', ' ', 'Space');
  assert.equal(await isOpen(), true);
  await browser.run('document.querySelector(".choice").focus()');
  await key('keyDown', 'ArrowDown');
  assert.equal(await browser.run('document.activeElement === document.querySelectorAll(".choice")[1]'), true);
  await key('keyDown', 'Escape');
  assert.equal(await isOpen(), false);
});

for (const size of [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
])
  does(`at ${size.join(' x ')} all that is touched is 44 wide and high, and nothing sticks out`, async () => {
    for (const [text, shown] of [
      [100, ['rest', 'rack', 'claim', 'bronze', 'vote', 'german', 'many', 'vault']],
      [150, ['claim']],
      [200, ['german']],
    ]) {
      await phoneWith(faces.rest, { size });
      if (text > 100) await likes({ text });
      await open();
      for (const face of shown) {
        table.show(faces[face]);
        await pause(300);
        for (const place of ['hand', 'table', 'since', 'rules', 'respond']) {
          await browser.tap(`.to-${place}`);
          const small =
            await browser.run(`[...document.querySelectorAll('button')].filter((e) => !e.classList.contains('spoken'))
          .map((e) => [e.className, e.offsetWidth, e.offsetHeight]).filter(([, w, h]) => h > 0 && (w < 44 || h < 44))`);
          assert.deepEqual(small, [], `${face}, ${place}`);
          const wide = await browser.run(
            `[...document.querySelectorAll('.content, .dock, body')].filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.className)`,
          );
          assert.deepEqual(wide, [], `${face}, ${place}`);
        }
      }
    }
    await likes({});
  });
