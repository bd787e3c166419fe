// The air between a phone and the table: a proxy through which its browser goes, as Chromium's own switch leaves lines that
// are open alone. It can be cut, and it can swallow all that is said.

import { createServer, connect } from 'node:net';

export class Air {
  pairs = new Set();
  cut = false;
  silent = false;

  async begin() {
    this.server = createServer((near) => this.carry(near));
    await new Promise((done) => this.server.listen(0, '127.0.0.1', done));
    return this;
  }

  /** What makes a browser use it, for its own machine as well. */
  get flags() {
    return [`--proxy-server=127.0.0.1:${this.server.address().port}`, '--proxy-bypass-list=<-loopback>'];
  }

  end() {
    for (const { near, far } of this.pairs) for (const side of [near, far]) side?.destroy();
    this.server.close();
  }

  /** All lines break, and none can be opened, until it is there again. */
  break(is) {
    this.cut = is;
    if (is) for (const { near, far } of this.pairs) for (const side of [near, far]) side?.destroy();
  }

  /** Lines stay open, and nothing comes through: the phone is out of range. */
  swallow(is) {
    this.silent = is;
    for (const { near, far } of this.pairs)
      for (const side of [near, far]) {
        if (is) side?.pause();
        else side?.resume();
      }
  }

  // A browser asks for "GET http://host:port/file", or for a way through with "CONNECT host:port".
  carry(near) {
    if (this.cut) return void near.destroy();
    const pair = { near, far: undefined };
    this.pairs.add(pair);
    const close = () => {
      near.destroy();
      pair.far?.destroy();
      this.pairs.delete(pair);
    };
    near.on('error', close).on('close', close);
    near.once('data', (first) => {
      const text = first.toString('latin1');
      const asked = /^(\w+) (?:http:\/\/)?([\d.]+):(\d+)(\S*)/.exec(text);
      if (!asked) return close();
      const [, method, host, port, file] = asked;
      pair.far = connect(Number(port), host, () => {
        if (method === 'CONNECT') near.write('HTTP/1.1 200 OK\r\n\r\n');
        else pair.far.write(Buffer.from(text.replace(/ \S+/, ` ${file || '/'}`), 'latin1'));
        near.pipe(pair.far).pipe(near);
        if (this.silent) this.swallow(true);
      });
      pair.far.on('error', close).on('close', close);
    });
  }
}
