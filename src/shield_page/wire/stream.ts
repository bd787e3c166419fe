// Messages over frames that come at a fixed pace, whether there is something to say or not: src/shields/stream.h.

import { joined } from './bytes.ts';
import { kMostToTable } from './channel.ts';

/** Between two frames, in milliseconds. */
export const kBeat = 80;
/** The longest message, in bytes. */
export const kMostInMessage = 128 * 1024;

// The first byte that a frame carries.
const kIdle = 0;
const kPart = 1;
const kLast = 2;

/** Says messages, a part each beat. */
export class Sender {
  private waiting: Uint8Array[] = [];
  private said = 0; // bytes of the first

  say(message: Uint8Array): void {
    if (message.length > kMostInMessage) throw new RangeError('a message is too long');
    this.waiting.push(message);
  }

  /** What the next frame carries. */
  next(): Uint8Array {
    const message = this.waiting[0];
    if (!message) return new Uint8Array([kIdle]);
    const end = Math.min(this.said + kMostToTable - 1, message.length);
    const last = end === message.length;
    const carried = joined(new Uint8Array([last ? kLast : kPart]), message.subarray(this.said, end));
    this.said = last ? 0 : end;
    if (last) this.waiting.shift();
    return carried;
  }
}

/** Puts them together again. */
export class Listener {
  private half: Uint8Array[] = [];
  private length = 0;

  /** A whole message, or null while there is none; `'nonsense'`: the connection is to be closed. */
  take(carried: Uint8Array): Uint8Array | null | 'nonsense' {
    const kind = carried[0];
    if (kind === undefined || kind > kLast) return 'nonsense';
    if (kind === kIdle) return carried.length === 1 && this.half.length === 0 ? null : 'nonsense';
    this.length += carried.length - 1;
    if (this.length > kMostInMessage) return 'nonsense';
    this.half.push(carried.subarray(1));
    if (kind === kPart) return null;
    const message = joined(...this.half);
    this.half = [];
    this.length = 0;
    return message;
  }
}
