// BLAKE2b with a key (RFC 7693) for one short text: the sign follows from it, and TweetNaCl has none. It runs once
// a line, so it may be slow.

const kMask = (1n << 64n) - 1n;
const kStart = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
/** Which words of the block each round takes, in which order. */
const kOrders = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
  '0123456789abcdef',
  'ea489fd61c02b753',
].map((order) => Array.from(order, (word) => parseInt(word, 16)));
/** What each step of a round mixes: columns, then diagonals. */
const kMixed = ['048c', '159d', '26ae', '37bf', '05af', '16bc', '278d', '349e'].map((four) =>
  Array.from(four, (place) => parseInt(place, 16)),
);
const kBlock = 128;

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & kMask;

function compress(state: bigint[], block: Uint8Array, counted: number, last: boolean): void {
  const view = new DataView(block.buffer, block.byteOffset, kBlock);
  const words = Array.from({ length: 16 }, (_, at) => view.getBigUint64(8 * at, true));
  const v = state.concat(kStart);
  v[12]! ^= BigInt(counted);
  if (last) v[14]! ^= kMask;
  for (const order of kOrders)
    kMixed.forEach(([a, b, c, d], step) => {
      const mix = (word: bigint, byD: bigint, byB: bigint): void => {
        v[a!] = (v[a!]! + v[b!]! + word) & kMask;
        v[d!] = turned(v[d!]! ^ v[a!]!, byD);
        v[c!] = (v[c!]! + v[d!]!) & kMask;
        v[b!] = turned(v[b!]! ^ v[c!]!, byB);
      };
      mix(words[order[2 * step]!]!, 32n, 24n);
      mix(words[order[2 * step + 1]!]!, 16n, 63n);
    });
  state.forEach((word, at) => (state[at] = word ^ v[at]! ^ v[at + 8]!));
}

/** `length` bytes of a text of at most 128 bytes, under a key of at most 64. */
export function keyedHash(text: Uint8Array, key: Uint8Array, length: number): Uint8Array {
  const state = [...kStart];
  state[0]! ^= BigInt(0x01010000 | (key.length << 8) | length);
  const block = new Uint8Array(kBlock);
  block.set(key);
  compress(state, block, kBlock, false);
  block.fill(0);
  block.set(text);
  compress(state, block, kBlock + text.length, true);
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, at) => out.setBigUint64(8 * at, word, true));
  return new Uint8Array(out.buffer).slice(0, length);
}
