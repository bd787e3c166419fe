// The table's end of a channel, for tests: written from src/shields/channel.h, with nothing of the page in it.

import { randomBytes } from 'node:crypto';

import { need } from './support.mjs';

const nacl = need('tweetnacl');
const kLength = 4;

/** The most that a frame to a phone carries, and its size; the size of one to the table. */
export const kMostToPhone = 4096 - kLength - 16;
export const kFrameToTable = 1024;

export class TableEnd {
  sent = 0;
  got = 0;
  waiting = [];
  said = 0;
  half = Buffer.alloc(0);
  call = randomBytes(8);

  constructor(keys) {
    this.keys = keys;
  }

  nonce(from, count) {
    const nonce = Buffer.concat([this.call, this.salt, Buffer.alloc(8)]);
    nonce.writeUInt32BE(count, 20);
    nonce[16] = from;
    return nonce;
  }

  /** Reads a greeting; says what it wants: its token, or null if the phone comes back. */
  greeted(greeting) {
    this.phone = greeting.subarray(0, 32);
    this.salt = greeting.subarray(32, 40);
    this.key = nacl.box.before(this.phone, this.keys.secretKey);
    const wish = this.open(greeting.subarray(40));
    return wish && { token: wish[0] === 1 ? wish.subarray(1) : null };
  }

  /** What a frame carried; null if it is none. */
  open(frame) {
    const whole = nacl.box.open.after(new Uint8Array(frame), this.nonce(1, this.got++), this.key);
    return whole && Buffer.from(whole).subarray(kLength, kLength + Buffer.from(whole).readUInt32BE(0));
  }

  /** What a frame carried, as far as it ends a message; null otherwise. */
  hear(frame) {
    const carried = this.open(frame);
    if (!carried) throw new Error('a frame does not open');
    this.half = Buffer.concat([this.half, carried.subarray(1)]);
    if (carried[0] !== 2) return null;
    const message = this.half.toString('utf8');
    this.half = Buffer.alloc(0);
    return message;
  }

  say(message) {
    this.waiting.push(Buffer.from(message));
  }

  seal(carried) {
    const whole = Buffer.alloc(kLength + kMostToPhone);
    whole.writeUInt32BE(carried.length, 0);
    carried.copy(whole, kLength);
    return Buffer.from(nacl.box.after(whole, this.nonce(0, this.sent++), this.key));
  }

  /** The frame of a beat. */
  beat() {
    const message = this.waiting[0];
    if (!message) return this.seal(Buffer.from([0]));
    const end = Math.min(this.said + kMostToPhone - 1, message.length);
    const last = end === message.length;
    const carried = Buffer.concat([Buffer.from([last ? 2 : 1]), message.subarray(this.said, end)]);
    this.said = last ? 0 : end;
    if (last) this.waiting.shift();
    return this.seal(carried);
  }
}
