// What of a question lies on the table, so that the table's small picture stands beside it.

import type { Shield } from './shield.ts';
import type { Choice, Face, OpenPlace } from './wire/message.ts';

/** A place with the number of its first piece: pieces are counted through all places. */
export interface CountedPlace extends OpenPlace {
  first: number;
}

/** Whether it is about a card, which lies in a rack; dice and the like are square. */
export function pictured(shield: Shield, choice: Choice): boolean {
  const picture = shield.picture(choice.picture);
  return picture !== undefined && picture.height > picture.width;
}

/** Whether a choice is touched on the picture. With the largest text there is none, and rows tell all. */
export const isOnTable = (shield: Shield, choice: Choice): boolean =>
  shield.options.text < 200 && choice.piece !== null && !pictured(shield, choice);

export function counted(places: readonly OpenPlace[]): CountedPlace[] {
  let pieces = 0;
  return places.map((place) => {
    const first = pieces;
    pieces += place.pieces.length;
    return { ...place, first };
  });
}

/** The places that the question is about. */
export function askedPlaces(shield: Shield, face: Face): CountedPlace[] {
  const { question, places } = face;
  if (!question || shield.options.text >= 200) return [];
  const lit = question.choices.filter((choice) => isOnTable(shield, choice)).map(({ piece }) => piece ?? 0);
  return counted(places).filter(
    ({ asked, first, pieces }) => asked || lit.some((piece) => piece >= first && piece < first + pieces.length),
  );
}
