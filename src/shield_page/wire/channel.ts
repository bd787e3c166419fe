// The phone's end of what goes between table and phone: src/shields/channel.h says what it is. Every byte is as there.

import nacl from 'tweetnacl';

import { keyedHash } from './blake.ts';
import { joined, toUtf8 } from './bytes.ts';

/** The size of a frame on the way, sealed. */
export const kFrameToPhone = 4096;
export const kFrameToTable = 1024;
const kLength = 4; // bytes that say how long a message is, before its padding
/** The bytes that a frame to the table can carry. */
export const kMostToTable = kFrameToTable - kLength - nacl.box.overheadLength;

export const kCall = 8;
export const kToken = 16;
const kNew = 1;
const kAgain = 2;
const kFromTable = 0;
const kFromPhone = 1;
const kPictures = 16;

/** A pair of X25519 keys. */
export type KeyPair = nacl.BoxKeyPair;

/** A picture and a number that stand at the table and on the phone. They follow from the key that the two share. */
export interface Sign {
  picture: number;
  number: number;
}

/** A connection, once its keys are agreed upon. */
export class Channel {
  private sent = 0;
  private got = 0;

  private constructor(
    private readonly key: Uint8Array,
    private readonly call: Uint8Array,
    private readonly salt: Uint8Array,
  ) {}

  /** `call` and `salt`: the random bytes of table and phone. Null if the table's key is a weak one. */
  static between(own: KeyPair, table: Uint8Array, call: Uint8Array, salt: Uint8Array): Channel | null {
    if (nacl.scalarMult(own.secretKey, table).every((byte) => byte === 0)) return null;
    return new Channel(nacl.box.before(table, own.secretKey), call, salt);
  }

  private nonce(from: number, count: number): Uint8Array {
    const nonce = joined(this.call, this.salt, new Uint8Array(8));
    const view = new DataView(nonce.buffer);
    view.setBigUint64(16, BigInt(count));
    nonce[16] = from;
    return nonce;
  }

  /** Seals the next message to the table. It must not be longer than a frame carries. */
  seal(message: Uint8Array): Uint8Array {
    if (message.length > kMostToTable) throw new RangeError('a message is longer than its frame');
    const whole = new Uint8Array(kLength + kMostToTable);
    new DataView(whole.buffer).setUint32(0, message.length);
    whole.set(message, kLength);
    return nacl.box.after(whole, this.nonce(kFromPhone, this.sent++), this.key);
  }

  /** Opens the next message of the table; null if it is not that: close the connection then. */
  open(frame: Uint8Array): Uint8Array | null {
    if (frame.length !== kFrameToPhone) return null;
    const whole = nacl.box.open.after(frame, this.nonce(kFromTable, this.got), this.key);
    if (!whole) return null;
    this.got++;
    const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0);
    return length > whole.length - kLength ? null : whole.slice(kLength, kLength + length);
  }

  /** What both ends show. It is reckoned here and not asked for: whoever sits in between could say anything. */
  sign(): Sign {
    const mark = keyedHash(toUtf8('sign'), this.key, 16);
    return { picture: mark[0]! % kPictures, number: (mark[1]! * 256 + mark[2]!) % 100 };
  }
}

/** What a phone says first, with its end of the channel. No `token`: it comes back. */
export function greet(
  own: KeyPair,
  table: Uint8Array,
  call: Uint8Array,
  token: Uint8Array | null,
  salt: Uint8Array = nacl.randomBytes(kCall),
): { greeting: Uint8Array; channel: Channel } | null {
  const channel = Channel.between(own, table, call, salt);
  if (!channel) return null;
  const wish = joined(new Uint8Array([token ? kNew : kAgain]), token ?? new Uint8Array(kToken));
  return { greeting: joined(own.publicKey, salt, channel.seal(wish)), channel };
}
