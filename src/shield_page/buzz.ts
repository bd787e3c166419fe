// Vibration instead of sound. It follows from what everybody may know, so all phones do it at the same moment.

import type { Face } from './wire/message.ts';

const kQuestion = [30];
const kCommit = [15];
const kEnd = [30, 60, 30];

/** What a phone does when the table goes on from one face to the next. */
export function buzzOf(before: Face | null, now: Face | null): number[] {
  if (!before || !now || now.step <= before.step) return [];
  if (now.ending !== before.ending) return kEnd;
  const asked = (face: Face): string => face.seats.map((seat) => Number(seat.asked)).join('');
  return asked(now) !== asked(before) && asked(now).includes('1') ? kQuestion : kCommit;
}
