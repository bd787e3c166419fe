// When touches count: not in the first moment of a new question, and a touch counts once.

const kDeaf = 250;
const kClick = 600; // a browser tells of a touch a second time, as a click, within this time

let deafUntil = 0;
let touchedAt = -kClick;

/** A new question stands there: what was meant for the one before has no effect. */
export function deafen(now = performance.now()): void {
  deafUntil = now + kDeaf;
}

export const isDeaf = (now = performance.now()): boolean => now < deafUntil;

/** A touch has ended; the click that tells of it again is none. */
export function touched(now = performance.now()): void {
  touchedAt = now;
}

/** Whether a click comes from a key or a screen reader, and not from a touch. */
export const isOwnClick = (now = performance.now()): boolean => now - touchedAt > kClick;
