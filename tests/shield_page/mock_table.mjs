// A table that is none: it serves the page, speaks the wire and shows made-up faces, so that the page can be looked at
// without the program. Started by itself: node mock_table.mjs [FACE [PORT]].

import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { cardPicture, faces, kCards, kRules } from './faces.mjs';
import { builtPage, need } from './support.mjs';
import { TableEnd } from './table_end.mjs';

const nacl = need('tweetnacl');
const { WebSocketServer } = need('ws');
const kTypes = { html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json' };
const base64 = (bytes) => Buffer.from(bytes).toString('base64url');

export class MockTable {
  keys = nacl.box.keyPair();
  token = randomBytes(16);
  said = []; // by the page
  frames = []; // their sizes
  requests = [];
  ends = new Set();
  message = { sign: [0, 0], waits: false, language: 'en', game: 'Warehouse 13' };
  undrawn = 0; // so many pictures that are asked for are not there yet
  deaf = false; // closes a line right after its greeting

  async begin(page, port = 0) {
    this.page = page;
    this.server = createServer((request, response) => this.serve(request.url, response));
    await new Promise((done) => this.server.listen(port, '127.0.0.1', done));
    this.host = `127.0.0.1:${this.server.address().port}`;
    this.sockets = new WebSocketServer({ server: this.server, path: '/line' });
    this.sockets.on('connection', (socket) => this.connect(socket));
    this.timer = setInterval(() => this.beat(), 80);
    return this;
  }

  get address() {
    return `http://${this.host}/#${base64(this.keys.publicKey)}.${base64(this.token)}`;
  }

  end() {
    clearInterval(this.timer);
    this.hangUp();
    this.sockets.close();
    this.server.close();
  }

  hangUp() {
    for (const socket of this.sockets.clients) socket.terminate();
  }

  /** Shows a message on all phones. */
  show(face, more = {}) {
    this.message = { ...this.message, ...more, face };
    for (const { end } of this.ends) end.say(JSON.stringify(this.message));
  }

  serve(url, response) {
    this.requests.push(url);
    const answer = (type, body) => {
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader(
        'Content-Security-Policy',
        `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws://${this.host}`,
      );
      response.end(body);
    };
    const file = url === '/' ? 'index.html' : url.slice(1);
    const rules = /^\/rules-(en|de)\.json$/.exec(url);
    if (url === '/cards.json') answer(kTypes.json, JSON.stringify(kCards));
    else if (rules) answer(kTypes.json, JSON.stringify(kRules[rules[1]]));
    else if (url.startsWith('/cards/') && this.undrawn > 0) {
      --this.undrawn;
      response.writeHead(404).end();
    } else if (url.startsWith('/cards/')) answer('image/svg+xml', cardPicture(url));
    else if (/^(index\.html|shield\.(js|css))$/.test(file))
      answer(kTypes[file.split('.').pop()], readFileSync(join(this.page, file)));
    else response.writeHead(404).end();
  }

  connect(socket) {
    const line = { socket, end: new TableEnd(this.keys) };
    socket.send(line.end.call);
    socket.on('close', () => this.ends.delete(line));
    socket.on('message', (bytes) => {
      if (!line.end.key) {
        if (!line.end.greeted(bytes) || this.deaf) return socket.close();
        line.end.say(JSON.stringify(this.message));
        this.ends.add(line);
        return;
      }
      this.frames.push(bytes.length);
      const text = line.end.hear(bytes);
      if (text) this.hear(JSON.parse(text));
    });
  }

  beat() {
    for (const { socket, end } of this.ends) socket.send(end.beat());
  }

  /** What a table does at least: it keeps what is chosen, and asks nothing more. */
  hear(said) {
    this.said.push(said);
    const { face } = this.message;
    if (!face || said.step !== face.step || said.chosen !== face.chosen.length) return this.show(face);
    const next = { ...face };
    const picked = said.do === 'respond' ? face.respond : face.question;
    if (said.do === 'pick' || said.do === 'respond') {
      next.chosen = [...face.chosen, picked?.choices[said.pick]?.words ?? ''];
      next.question = null;
      this.kept ??= face;
    } else if (said.do === 'again') {
      Object.assign(next, this.kept ?? {});
      this.kept = undefined;
    } else if (said.do === 'done') {
      Object.assign(next, { step: face.step + 1, chosen: [], question: null, seats: faces.rest.seats });
      this.kept = undefined;
    } else if (said.do === 'undo') Object.assign(next, { step: face.step - 1, undo: false });
    else if (said.do === 'look') next.since = [];
    else if (said.do === 'notes') next.notes = said.notes;
    else if (said.do === 'why') next.why = { thing: said.pick, words: kRules.why };
    this.show(next);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [face = 'hand', port = 8013] = process.argv.slice(2);
  const table = await new MockTable().begin(builtPage(), Number(port));
  table.show(faces[face]);
  console.log(`scan ${table.address}`);
  console.log(`faces: ${Object.keys(faces).join(', ')}`);
}
