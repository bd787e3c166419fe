// What the table says, and what the page says back, as JSON.

import { fromUtf8, toUtf8 } from './bytes.ts';

export interface SeatShown {
  name: string;
  asked: boolean;
  /** Its portrait: a name in the library of pictures, or "". */
  picture: string;
}

/** A card that this seat holds. */
export interface Card {
  name: string;
  text: string;
  kind: string;
  /** A name in the library of pictures, or "". */
  picture: string;
  count: number;
  /** Shown only while a thumb holds it. */
  held: boolean;
}

export interface Choice {
  words: string;
  picture: string;
  /** The number that it is about, such as the coins of a bid; null: none. */
  amount: number | null;
  /** The piece of the small table that it is, counted through all places; null: none. */
  piece: number | null;
}

export interface Question {
  words: string;
  /** The text of the card that asks, or "". */
  card: string;
  /** The number of a rule, or "". */
  rule: string;
  choices: Choice[];
}

/** Something that everybody sees on the table. */
export interface OpenPiece {
  words: string;
  /** A name in the library of pictures, or "". */
  picture: string;
  /** A few letters more, or "". */
  note: string;
  /** It stands for this seat; null: for none. */
  seat: number | null;
}

/** A place of the table with what lies there. */
export interface OpenPlace {
  name: string;
  note: string;
  /** What is asked is about it. */
  asked: boolean;
  pieces: OpenPiece[];
}

/** All that a seat's shield shows of a match. */
export interface Face {
  step: number;
  you: number;
  seats: SeatShown[];
  table: string[];
  /** The table as a small picture. */
  places: OpenPlace[];
  secrets: string[];
  cards: Card[];
  since: string[];
  ending: string;
  chosen: string[];
  question: Question | null;
  respond: Question | null;
  things: string[];
  why: { thing: number; words: string } | null;
  /** Null: this game has no place for notes. */
  notes: string | null;
  /** Why the table did not take what was said last, or "". */
  refused: string;
  /** A visit was confirmed that the table has not made yet. */
  sent: boolean;
  /** The last choice was this seat's, and can be taken back. Everybody knows that. */
  undo: boolean;
}

export interface Message {
  /** Another phone has this seat, and the table has to say which one it is. */
  waits: boolean;
  language: string;
  game: string;
  face: Face | null;
}

type Json = Record<string, unknown>;

// A later table may say more, an earlier one less: what is missing is empty, what is not known is left alone.
const object = (json: unknown): Json => (typeof json === 'object' && json !== null ? (json as Json) : {});
const text = (json: unknown): string => (typeof json === 'string' ? json : '');
const number = (json: unknown): number => (typeof json === 'number' ? json : 0);
const numberOrNull = (json: unknown): number | null => (typeof json === 'number' ? json : null);
const list = <T>(json: unknown, read: (entry: unknown) => T): T[] => (Array.isArray(json) ? json.map(read) : []);
const maybe = <T>(json: unknown, read: (json: Json) => T): T | null =>
  typeof json === 'object' && json !== null ? read(json as Json) : null;

/** Notes without the end of their last line, which the table adds. */
export const withoutEnd = (notes: string): string => notes.replace(/\n$/, '');

function seatFrom(json: unknown): SeatShown {
  const seat = object(json);
  return { name: text(seat.name), asked: seat.asked === true, picture: text(seat.picture) };
}

function cardFrom(json: unknown): Card {
  const card = object(json);
  return {
    name: text(card.name),
    text: text(card.text),
    kind: text(card.kind),
    picture: text(card.picture),
    count: number(card.count) || 1,
    held: card.held === true,
  };
}

function choiceFrom(json: unknown): Choice {
  if (typeof json === 'string') return { words: json, picture: '', amount: null, piece: null };
  const choice = object(json);
  return {
    words: text(choice.words),
    picture: text(choice.picture),
    amount: numberOrNull(choice.amount),
    piece: numberOrNull(choice.piece),
  };
}

function pieceFrom(json: unknown): OpenPiece {
  const piece = object(json);
  return {
    words: text(piece.words),
    picture: text(piece.picture),
    note: text(piece.note),
    seat: numberOrNull(piece.seat),
  };
}

function placeFrom(json: unknown): OpenPlace {
  const place = object(json);
  return {
    name: text(place.name),
    note: text(place.note),
    asked: place.asked === true,
    pieces: list(place.pieces, pieceFrom),
  };
}

function questionFrom(json: Json): Question {
  return {
    words: text(json.words),
    card: text(json.card),
    rule: text(json.rule),
    choices: list(json.choices, choiceFrom),
  };
}

function faceFrom(json: Json): Face {
  return {
    step: number(json.step),
    you: number(json.you),
    seats: list(json.seats, seatFrom),
    table: list(json.table, text),
    places: list(json.places, placeFrom),
    secrets: list(json.secrets, text),
    cards: list(json.cards, cardFrom),
    since: list(json.since, text),
    ending: text(json.ending),
    chosen: list(json.chosen, text),
    question: maybe(json.question, questionFrom),
    respond: maybe(json.respond, questionFrom),
    things: list(json.things, text),
    why: maybe(json.why, (why) => ({ thing: number(why.thing), words: text(why.words) })),
    notes: typeof json.notes === 'string' ? withoutEnd(json.notes) : null,
    refused: text(json.refused),
    sent: json.sent === true,
    undo: json.undo === true,
  };
}

/** Reads what the table says; throws if it is no message. */
export function messageFrom(bytes: Uint8Array): Message {
  const json: unknown = JSON.parse(fromUtf8(bytes));
  if (typeof json !== 'object' || json === null) throw new TypeError('no message');
  const message = json as Json;
  return {
    waits: message.waits === true,
    language: text(message.language),
    game: text(message.game),
    face: maybe(message.face, faceFrom),
  };
}

/** What a page can do. */
export type Deed = 'pick' | 'respond' | 'done' | 'again' | 'undo' | 'why' | 'look' | 'notes';

/** Says it of this face. */
export function saying(face: Face, deed: Deed, pick = 0, notes?: string): Uint8Array {
  const said = { step: face.step, chosen: face.chosen.length, do: deed, pick };
  return toUtf8(JSON.stringify(notes === undefined ? said : { ...said, notes }));
}
