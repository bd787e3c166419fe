// A headless Chromium, driven over its own protocol: no more than the tests need.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { need } from './support.mjs';

const kPrograms = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The browser of this machine, if it has one. */
export const chromium = kPrograms.find(existsSync);
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

export class Browser {
  waiting = new Map();
  count = 0;
  faults = []; // what the page complains about

  /** `more`: further flags. */
  async begin(more = []) {
    const WebSocket = need('ws');
    this.home = mkdtempSync(join(tmpdir(), 'shield-browser-'));
    const flags = [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--remote-debugging-port=0',
      '--touch-events=enabled',
    ];
    this.process = spawn(chromium, [...flags, ...more, `--user-data-dir=${this.home}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const address = await new Promise((done) => {
      this.process.stderr.on('data', (text) => {
        const found = /ws:\/\/\S+/.exec(String(text));
        if (found) done(found[0]);
      });
    });
    this.socket = new WebSocket(address);
    await new Promise((done) => this.socket.on('open', done));
    this.socket.on('message', (text) => this.hear(JSON.parse(text)));
    const { targetInfos } = await this.tell('Target.getTargets');
    const { targetId } = targetInfos.find(({ type }) => type === 'page');
    const { sessionId } = await this.tell('Target.attachToTarget', { targetId, flatten: true });
    this.session = sessionId;
    for (const domain of ['Page', 'Runtime', 'Log']) await this.tell(`${domain}.enable`);
    return this;
  }

  async end() {
    this.socket.close();
    this.process.kill();
    await new Promise((done) => this.process.on('exit', done));
    // Its children may still write there for a moment; what stays is in the folder for such things.
    await rm(this.home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }).catch(() => {});
  }

  hear({ id, result, error, method, params }) {
    if (id) {
      const { done, failed } = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) failed(new Error(error.message));
      else done(result);
    } else if (method === 'Runtime.exceptionThrown') {
      this.faults.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    } else if (method === 'Log.entryAdded' && params.entry.level === 'error')
      this.faults.push(`${params.entry.text} ${params.entry.url ?? ''}`.trim());
  }

  tell(method, params = {}) {
    const id = ++this.count;
    this.socket.send(JSON.stringify({ id, method, params, sessionId: this.session }));
    return new Promise((done, failed) => this.waiting.set(id, { done, failed }));
  }

  /** `mobile`: without it a page is never narrower than 500. */
  async size(width, height, scale = 1) {
    const screenOrientation =
      width > height ? { type: 'landscapePrimary', angle: 90 } : { type: 'portraitPrimary', angle: 0 };
    await this.tell('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: scale,
      mobile: true,
      screenOrientation,
    });
    await this.tell('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  }

  async go(url) {
    await this.tell('Page.navigate', { url: 'about:blank' });
    await this.tell('Page.navigate', { url });
    await this.until('document.querySelector("main")');
  }

  async run(expression) {
    const { result } = await this.tell('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    return result.value;
  }

  async until(expression, ms = 8000) {
    for (const end = Date.now() + ms; Date.now() < end; await pause(40))
      if (await this.run(`Boolean(${expression})`)) return;
    throw new Error(`it does not come to ${expression}: ${await this.run('document.body.innerText')}`);
  }

  /** The middle of the thing of that number that fits. */
  middle(selector, number = 0) {
    return this.run(`(() => { const e = document.querySelectorAll(${JSON.stringify(selector)})[${number}];
      e.scrollIntoView({block: 'nearest'}); const r = e.getBoundingClientRect(); return {x: r.x + r.width / 2, y: r.y + r.height / 2}; })()`);
  }

  /** Lays a thumb there; what comes back lifts it. */
  async lay(point) {
    await this.tell('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    return () => this.tell('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Lays a thumb on a thing for so long; what comes back lifts it. */
  async touch(selector, ms = 30, number = 0) {
    const lift = await this.lay(await this.middle(selector, number));
    await pause(ms);
    return lift;
  }

  /** Two quick touches of one place, whatever comes to lie there. */
  async touchTwice(selector) {
    const point = await this.middle(selector);
    for (let touch = 0; touch < 2; ++touch) await (await this.lay(point))();
  }

  async tap(selector, number = 0) {
    const lift = await this.touch(selector, 30, number);
    await lift();
    await pause(60);
  }

  async picture(file) {
    const { data } = await this.tell('Page.captureScreenshot', { format: 'png' });
    writeFileSync(file, Buffer.from(data, 'base64'));
  }
}
