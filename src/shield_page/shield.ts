// What the shield shows now, and what can be done with it. Parts draw it; they keep nothing that matters.

import { buzzOf } from './buzz.ts';
import { kNoLibrary, type Library, type Picture, type Rule } from './library.ts';
import { askedPlaces } from './on_table.ts';
import type { Options } from './options.ts';
import { deafen } from './touch.ts';
import type { Sign } from './wire/channel.ts';
import type { LineState } from './wire/line.ts';
import { saying, withoutEnd, type Card, type Deed, type Face, type Message, type Question } from './wire/message.ts';
import { languageOf, wordsIn, type Words } from './words.ts';

export const kPlaces = ['hand', 'table', 'since', 'rules', 'respond'] as const;
export type Place = (typeof kPlaces)[number];

/** An answer is waited for so long before a choice can be touched again. */
const kAnswer = 2000;
const kMostBefore = 60;

/** What a shield needs of its surroundings. */
export interface World {
  say: (message: Uint8Array) => void;
  callNow: () => void;
  /** Nothing more is said on this line. */
  hangUp: () => void;
  beginAgain: () => void;
  buzz: (pattern: number[]) => void;
  /** Somebody has compared the sign of this table. */
  keepCompared: () => void;
  keepOptions: (options: Options) => void;
  phoneLanguage: string;
  changed: () => void;
}

export class Shield {
  line: LineState = 'calling';
  sign: Sign | null = null;
  message: Message | null = null;
  library: Library = kNoLibrary;
  /** The line is ended for good: the sign differs, or another page of this phone has it. */
  stopped: 'differs' | 'taken' | null = null;

  open = false;
  /** The last seconds before it closes by itself. */
  burning = false;
  place: Place = 'hand';
  sheet: 'options' | 'why' | null = null;
  /** A card at reading size. */
  reading: Card | null = null;
  /** A card that is shown while a thumb holds it. */
  whispered: Card | null = null;
  /** A rule that is read, by its number. */
  rule = '';
  /** The thing that was last asked about. */
  askedAbout = -1;
  /** What was read before. */
  before: string[] = [];
  /** Something was said and not answered yet. */
  waiting = false;
  /** That was a whole visit: nothing is asked any more, unless the table answers otherwise. */
  confirmed = false;
  /** Notes that are being written; null: those of the table. */
  draft: string | null = null;
  private answer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly world: World,
    public options: Options,
    public compared: boolean,
  ) {}

  get face(): Face | null {
    return this.message?.face ?? null;
  }

  get language(): 'en' | 'de' {
    return languageOf(this.options.language, this.message?.language ?? '', this.world.phoneLanguage);
  }

  get words(): Words {
    return wordsIn(this.language);
  }

  get rules(): readonly Rule[] {
    return this.library.rules[this.language] ?? [];
  }

  picture(name: string): Picture | undefined {
    return this.library.pictures.get(name);
  }

  /** Whether this seat is to choose, as everybody may know. */
  get asked(): boolean {
    return !this.confirmed && this.face?.seats[this.face.you]?.asked === true;
  }

  /** Whether there is something to open. */
  get canOpen(): boolean {
    return this.line === 'on' && !this.stopped && this.compared && !this.message?.waits && this.face !== null;
  }

  /** Whether something stands beside the choices: what was chosen, the card that asks, or the small table. */
  get hasAside(): boolean {
    const { face } = this;
    if (!face) return false;
    const responds = this.place === 'respond';
    const asks = responds ? face.respond : face.question;
    return Boolean(asks?.card) || face.chosen.length > 0 || (!responds && askedPlaces(this, face).length > 0);
  }

  /** Changes something, and shows it. */
  set(
    change: Partial<
      Pick<Shield, 'sheet' | 'reading' | 'whispered' | 'rule' | 'burning' | 'library' | 'draft' | 'askedAbout'>
    >,
  ): void {
    Object.assign(this, change);
    this.world.changed();
  }

  // ---- from the line

  lineIs(line: LineState): void {
    this.line = line;
    if (line !== 'on') this.closed();
    this.world.changed();
  }

  signIs(sign: Sign): void {
    this.sign = sign;
    this.world.changed();
  }

  hear(message: Message): void {
    const before = this.face;
    const now = message.face;
    this.message = message;
    // What was under way before the table heard of a whole visit still shows it.
    const stays = this.confirmed && now && now.chosen.length > 0 && !now.question && !now.refused;
    if (!stays) this.answered();
    if (questionKey(before) !== questionKey(now)) deafen();
    if (this.draft !== null && now?.notes === withoutEnd(this.draft)) this.draft = null;
    if (before && now && now.since.length < before.since.length)
      this.before = [...before.since, ...this.before].slice(0, kMostBefore);
    if (!now || message.waits) this.closed();
    const pattern = buzzOf(before, now);
    if (pattern.length > 0) this.world.buzz(pattern);
    this.world.changed();
  }

  // ---- open and closed

  openUp(): void {
    if (!this.canOpen) return;
    this.open = true;
    this.place = 'hand';
    deafen();
    this.world.changed();
  }

  /** Closes at once; nothing secret stays in the page. */
  close(): void {
    if (!this.open && !this.sheet) return;
    this.closed();
    this.world.changed();
  }

  private closed(): void {
    if (this.open) this.leave();
    this.open = this.burning = false;
    this.sheet = this.reading = this.whispered = null;
    this.rule = '';
    this.askedAbout = -1;
  }

  goTo(place: Place): void {
    this.leave();
    this.place = place;
    this.sheet = this.reading = null;
    if (place !== 'rules') this.rule = '';
    deafen();
    this.world.changed();
  }

  /** What was read is read, what was written is kept. */
  private leave(): void {
    if (this.place === 'since' && this.face && this.face.since.length > 0) this.say('look');
    this.keepNotes();
  }

  // ---- said to the table

  private say(deed: Deed, pick = 0, notes?: string): void {
    if (this.face) this.world.say(saying(this.face, deed, pick, notes));
  }

  /** Once, until it is answered: a second touch does not choose twice. */
  private sayOnce(deed: Deed, pick = 0): boolean {
    if (this.waiting) return false;
    this.waiting = true;
    clearTimeout(this.answer);
    this.answer = setTimeout(() => {
      this.answered();
      this.world.changed();
    }, kAnswer);
    this.say(deed, pick);
    return true;
  }

  private answered(): void {
    this.waiting = this.confirmed = false;
  }

  pick(choice: number): void {
    this.sayOnce('pick', choice);
  }

  respondWith(choice: number): void {
    this.sayOnce('respond', choice);
  }

  startOver(): void {
    this.sayOnce('again');
  }

  /** Takes back what was confirmed last. */
  takeBack(): void {
    this.sayOnce('undo');
  }

  /** Every confirmation closes the shield. */
  confirm(): void {
    if (!this.sayOnce('done')) return;
    this.confirmed = true;
    this.close();
  }

  askWhy(thing: number): void {
    this.askedAbout = thing;
    this.say('why', thing);
    this.world.changed();
  }

  keepNotes(): void {
    if (this.draft === null || withoutEnd(this.draft) === this.face?.notes) return;
    this.say('notes', 0, this.draft);
  }

  // ---- outside the match

  /** The sign was compared with the one on the table. */
  trust(same: boolean): void {
    this.compared = same;
    if (same) this.world.keepCompared();
    else this.stop('differs');
    deafen();
    this.world.changed();
  }

  /** Ends the line for good. */
  stop(why: 'differs' | 'taken'): void {
    this.stopped = why;
    this.closed();
    this.world.hangUp();
    this.world.changed();
  }

  callNow(): void {
    this.world.callNow();
  }

  beginAgain(): void {
    this.world.beginAgain();
  }

  choose(options: Options): void {
    this.options = options;
    this.world.keepOptions(options);
    this.world.changed();
  }
}

/** The same as long as the same thing is asked. */
export function questionKey(face: Face | null): string {
  const key = (question: Question | null): string => (question ? question.words : '');
  return face ? [face.step, face.chosen.length, key(face.question), key(face.respond)].join('|') : '';
}
