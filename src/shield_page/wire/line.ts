// The line to the table. It is called again for ever. What is said goes out in the frames that go anyway, so neither
// their number nor their size nor their time tells what was touched.

import { Channel, greet, kCall, type KeyPair, type Sign } from './channel.ts';
import { kBeat, Listener, Sender } from './stream.ts';

/** Between two calls: longer each time. */
const kPauses = [500, 1000, 2000, 4000];
/** A table that says nothing for so long is gone, though nobody closed the line. */
const kSilence = 5000;
/** So many lines closed right after the greeting: the table does not want this phone. */
const kRefusals = 3;

/** How the line stands. `gone`: it is called again. `refused`: so it is, but the code is used or void. */
export type LineState = 'calling' | 'on' | 'gone' | 'refused';

/** As much of a WebSocket as a line needs. */
export interface Socket {
  binaryType: string;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(bytes: Uint8Array): void;
  close(): void;
}

/** Who is called, and who is told. */
export interface Ends {
  socket: () => Socket;
  own: KeyPair;
  table: Uint8Array;
  /** Of the code that was scanned; null: the phone comes back. */
  token: Uint8Array | null;
  onState: (state: LineState) => void;
  onSign: (sign: Sign) => void;
  /** The table has answered: it knows this phone, and the token is used. */
  onKnown: () => void;
  /** Throws if it is no such message: then the line is closed. */
  onMessage: (message: Uint8Array) => void;
}

export class Line {
  private socket: Socket | null = null;
  private channel: Channel | null = null;
  private sender = new Sender();
  private listener = new Listener();
  private beat: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private known = false; // on this line, by the table
  private tries = 0;
  private refusals = 0;

  constructor(private readonly ends: Ends) {}

  /** Calls now, unless there is a line. */
  call(): void {
    if (this.socket) return;
    clearTimeout(this.again);
    const socket = this.ends.socket();
    socket.binaryType = 'arraybuffer';
    socket.onclose = () => this.closed(socket);
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      if (!(data instanceof ArrayBuffer) || !this.hears(new Uint8Array(data))) this.drop();
    };
    this.socket = socket;
    this.wait();
  }

  /** Says it with the next frames. Without a line it is lost: the table shows afterwards what it knows. */
  say(message: Uint8Array): void {
    if (this.known) this.sender.say(message);
  }

  /** Ends the line for good. */
  end(): void {
    const socket = this.socket;
    this.hangUp();
    clearTimeout(this.again);
    socket?.close();
  }

  private wait(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.drop(), kSilence);
  }

  /** False: it is nothing that the table says. */
  private hears(bytes: Uint8Array): boolean {
    this.wait();
    if (!this.channel) return bytes.length === kCall && this.greets(bytes);
    const carried = this.channel.open(bytes);
    if (!carried) return false;
    if (!this.known) this.isKnown();
    const message = this.listener.take(carried);
    if (message === 'nonsense') return false;
    try {
      if (message) this.ends.onMessage(message);
      return true;
    } catch {
      return false;
    }
  }

  private greets(call: Uint8Array): boolean {
    const greeted = greet(this.ends.own, this.ends.table, call, this.ends.token);
    if (!greeted) return false;
    const { greeting, channel } = greeted;
    this.channel = channel;
    this.sender = new Sender();
    this.listener = new Listener();
    this.socket?.send(greeting);
    this.ends.onSign(channel.sign());
    this.beat = setInterval(() => this.socket?.send(channel.seal(this.sender.next())), kBeat);
    return true;
  }

  private isKnown(): void {
    this.known = true;
    this.tries = this.refusals = 0;
    this.ends.token = null;
    this.ends.onKnown();
    this.ends.onState('on');
  }

  /** Closes it from here; it is called again. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    this.closed(socket);
    socket.close();
  }

  private closed(socket: Socket): void {
    if (this.socket !== socket) return;
    if (this.channel && !this.known) this.refusals++;
    this.hangUp();
    this.ends.onState(this.refusals >= kRefusals ? 'refused' : 'gone');
    const pause = kPauses[Math.min(this.tries++, kPauses.length - 1)];
    this.again = setTimeout(() => this.call(), pause);
  }

  private hangUp(): void {
    this.socket = this.channel = null;
    this.known = false;
    clearInterval(this.beat);
    clearTimeout(this.silence);
  }
}
