// Begins: reads the code, calls the table, and draws the shield whenever it changes.

import { render } from 'preact';

import { codeFrom, hashOf, ownKeys, safeStore, type Code } from './keys.ts';
import { loadLibrary } from './library.ts';
import { isWritten, onKeys } from './keyboard.ts';
import { keepOptions, keptOptions, kSwitches } from './options.ts';
import { App } from './parts/app.tsx';
import { Scan } from './parts/closed.tsx';
import { Shield } from './shield.ts';
import { onlyOne } from './tab.ts';
import { Watch, whenNobodyLooks } from './watch.ts';
import { toBase64 } from './wire/bytes.ts';
import { Line, type Socket } from './wire/line.ts';
import { messageFrom } from './wire/message.ts';

const store = safeStore(() => window.localStorage);
const page = document.documentElement;

function begin(code: Code): void {
  const compared = `shield.compared.${toBase64(code.table)}`;
  const shield = new Shield(
    {
      say: (message) => line.say(message),
      callNow: () => line.call(),
      hangUp: () => line.end(),
      beginAgain: () => location.reload(),
      buzz: (pattern) => navigator.userActivation?.hasBeenActive && navigator.vibrate?.(pattern),
      keepCompared: () => store.setItem(compared, 'yes'),
      keepOptions: (options) => keepOptions(options, store),
      phoneLanguage: navigator.language,
      changed: () => show(shield, watch),
    },
    keptOptions(store),
    code.token === null && store.getItem(compared) === 'yes',
  );
  const watch = new Watch(
    (burning) => burning !== shield.burning && shield.open && shield.set({ burning }),
    () => shield.close(),
  );
  const line = new Line({
    socket: () => new WebSocket(`ws://${location.host}/line`) as unknown as Socket,
    own: ownKeys(code.table, store),
    table: code.table,
    token: code.token,
    onState: (state) => shield.lineIs(state),
    onSign: (sign) => shield.signIs(sign),
    onKnown: () => history.replaceState(null, '', hashOf(code.table)),
    onMessage: (message) => shield.hear(messageFrom(message)),
  });
  whenNobodyLooks(() => shield.close());
  onKeys(shield, watch);
  onlyOne(() => shield.stop('taken'));
  for (const moment of ['online', 'pageshow', 'visibilitychange'])
    (moment === 'visibilitychange' ? document : window).addEventListener(moment, () => {
      if (!document.hidden && !shield.stopped) line.call();
    });
  window.addEventListener('resize', () => show(shield, watch));
  window.addEventListener('pointerdown', () => watch.wind(true), true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => watch.wind(), true);
  show(shield, watch);
  line.call();
  void loadLibrary((library) => shield.set({ library }));
}

let wasOpen = false;

/** Draws all of it, before the next frame. */
function show(shield: Shield, watch: Watch): void {
  const { options, language, words } = shield;
  page.lang = language;
  page.className = [...kSwitches.filter((name) => options[name]), `text${options.text}`].join(' ');
  document.title = words.shield;
  if (shield.open !== wasOpen) {
    wasOpen = shield.open;
    if (wasOpen) watch.wind();
    else watch.stop();
  }
  render(<App shield={shield} />, document.body);
}

// A new code in the same tab is a new beginning.
window.addEventListener('hashchange', () => location.reload());
// A thumb that rests on a card reads it; in notes it may paste.
document.addEventListener('contextmenu', (event) => isWritten(event.target) || event.preventDefault());
const code = codeFrom(location.hash, store);
if (code) begin(code);
else render(<Scan language={navigator.language} />, document.body);
