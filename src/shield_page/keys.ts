// Where the table's key, the token and the phone's own keys come from, and where they are kept.

import nacl from 'tweetnacl';

import { fromBase64, toBase64 } from './wire/bytes.ts';
import { kToken, type KeyPair } from './wire/channel.ts';

const kKey = 32;
const kTable = 'shield.table';
const ownKeyOf = (table: Uint8Array): string => `shield.key.${toBase64(table)}`;

/** As much of `localStorage` as is needed. */
export interface Store {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

/** What stands on a code, behind the address. */
export interface Code {
  table: Uint8Array;
  token: Uint8Array | null;
}

/** Reads it from the address, else the table that was kept; null: a code has to be scanned. */
export function codeFrom(hash: string, store: Store): Code | null {
  const [key = '', token = ''] = hash.replace(/^#/, '').split('.');
  const table = fromBase64(key, kKey);
  if (table) return { table, token: fromBase64(token, kToken) };
  const kept = fromBase64(store.getItem(kTable) ?? '', kKey);
  return kept && { table: kept, token: null };
}

/** What stands behind the address once the token is used. */
export const hashOf = (table: Uint8Array): string => `#${toBase64(table)}`;

/** The phone's own pair for this table: the same each time, so that it comes back after a reload. */
export function ownKeys(table: Uint8Array, store: Store): KeyPair {
  store.setItem(kTable, toBase64(table));
  const kept = fromBase64(store.getItem(ownKeyOf(table)) ?? '', kKey);
  if (kept) return nacl.box.keyPair.fromSecretKey(kept);
  const pair = nacl.box.keyPair();
  store.setItem(ownKeyOf(table), toBase64(pair.secretKey));
  return pair;
}

/** The browser's store, or one that forgets where the browser keeps nothing. */
export function safeStore(store: () => Store): Store {
  const memory = new Map<string, string>();
  const tried = <T>(kept: () => T, forgotten: () => T): T => {
    try {
      return kept();
    } catch {
      return forgotten();
    }
  };
  return {
    getItem: (name) =>
      memory.get(name) ??
      tried(
        () => store().getItem(name),
        () => null,
      ),
    setItem: (name, value) => {
      memory.set(name, value);
      tried(
        () => store().setItem(name, value),
        () => undefined,
      );
    },
  };
}
