// What can be chosen: cards in a rack, the rest in rows or, if there are two short ones, on tiles.

import type { JSX } from 'preact';

import { isOnTable, pictured } from '../on_table.ts';
import type { Shield } from '../shield.ts';
import type { Card, Choice } from '../wire/message.ts';
import { Button } from './button.tsx';
import { Rack, type Slot } from './rack.tsx';

// Letters that fit on half a row, and on a quarter.
const kManyNumbers = 5;
const kHalf = 18;
const kQuarter = 5;

/** A choice with its place in the question. */
interface Numbered extends Choice {
  number: number;
}

interface ChoicesProps<T = Choice> {
  shield: Shield;
  choices: readonly T[];
  choose: (choice: number) => void;
}

/** What is held and can be read by anybody who looks at the open shield. */
export const cardsInHand = (shield: Shield): Card[] => shield.face?.cards.filter((card) => !card.held) ?? [];

/** Whether these choices are cards of the hand, each at most once: then the whole hand is shown, and they are lit. */
export function areOfHand(shield: Shield, choices: readonly Choice[]): boolean {
  const names = choices.filter((choice) => pictured(shield, choice)).map(({ picture }) => picture);
  const hand = new Set(cardsInHand(shield).map(({ picture }) => picture));
  return new Set(names).size === names.length && names.every((name) => hand.has(name));
}

/** A card that is no choice can only be read. With large text the print on it is too small to tell its name. */
function unlit(shield: Shield, card: Card): Slot {
  const words = shield.options.text > 100 ? card.name : '';
  return { card, words, lit: false, act: () => shield.set({ reading: card }) };
}

/** The hand, to be read. */
export function HandRack({ shield }: { shield: Shield }): JSX.Element {
  const hand = cardsInHand(shield);
  if (shield.options.text < 200) return <Rack shield={shield} slots={hand.map((card) => unlit(shield, card))} />;
  return (
    <div class="rows">
      {hand.map((card, at) => (
        <Button key={at} class="choice read" act={() => shield.set({ reading: card })}>
          <Thumbnail shield={shield} picture={card.picture} />
          <span>{card.count > 1 ? `${card.name} (${card.count})` : card.name}</span>
        </Button>
      ))}
    </div>
  );
}

/** A card so small that it is only known again. */
function Thumbnail({ shield, picture }: { shield: Shield; picture: string }): JSX.Element | null {
  const file = shield.picture(picture)?.file;
  return file === undefined ? null : <img class="thumbnail" src={file} alt="" />;
}

function slotsOf(shield: Shield, cards: readonly Numbered[], choose: (choice: number) => void): Slot[] {
  const hand = cardsInHand(shield);
  const lit = (choice: Numbered, card: Card): Slot => ({
    card,
    words: choice.words,
    lit: true,
    act: () => choose(choice.number),
  });
  if (areOfHand(shield, cards))
    return hand.map((card) => {
      const choice = cards.find(({ picture }) => picture === card.picture);
      return choice ? lit(choice, card) : unlit(shield, card);
    });
  return cards.map((choice) => {
    const own = hand.find(({ picture }) => picture === choice.picture);
    const name = shield.picture(choice.picture)?.name ?? choice.words;
    return lit(choice, { name, text: '', kind: '', held: false, ...own, picture: choice.picture, count: 1 });
  });
}

/** How rows lie: as many beside one another as their words allow. */
function shapeOf(shield: Shield, choices: readonly Choice[]): string {
  const longest = Math.max(...choices.map(({ words }) => words.length));
  if (shield.options.text > 100 || longest > kHalf) return 'rows';
  if (choices.length === 2) return 'tiles';
  return choices.length < 5 ? 'rows' : longest > kQuarter ? 'rows halves' : 'rows quarters';
}

function Rows({ shield, choices, choose }: ChoicesProps<Numbered>): JSX.Element {
  return (
    <div class={shapeOf(shield, choices)}>
      {choices.map((choice) => (
        <Button key={choice.number} class="choice" act={() => choose(choice.number)}>
          <Thumbnail shield={shield} picture={choice.picture} />
          <span>{choice.words}</span>
        </Button>
      ))}
    </div>
  );
}

/** Numbers in a grid; each says the whole of it to who hears it. */
function Numbers({ choices, choose }: { choices: readonly Numbered[]; choose: (choice: number) => void }): JSX.Element {
  return (
    <div class="numbers">
      {choices.map((choice) => (
        <Button key={choice.number} class="choice" act={() => choose(choice.number)}>
          <span aria-hidden="true">{choice.amount}</span>
          <span class="spoken">{choice.words}</span>
        </Button>
      ))}
    </div>
  );
}

/** `besideTable`: what is touched on the small picture of the table is not told again. */
export function Choices({
  shield,
  choices,
  choose,
  besideTable = false,
}: ChoicesProps & { besideTable?: boolean }): JSX.Element {
  const numbered = choices
    .map((choice, number) => ({ ...choice, number }))
    .filter((choice) => !besideTable || !isOnTable(shield, choice));
  const racked = shield.options.text < 200 ? numbered.filter((choice) => pictured(shield, choice)) : [];
  const amounts = numbered.filter((choice) => choice.amount !== null && !racked.includes(choice));
  const counted = amounts.length >= kManyNumbers ? amounts : []; // fewer are told in words
  const others = numbered.filter((choice) => !racked.includes(choice) && !counted.includes(choice));
  return (
    <>
      {racked.length > 0 && <Rack shield={shield} slots={slotsOf(shield, racked, choose)} />}
      {counted.length > 0 && <Numbers choices={counted} choose={choose} />}
      {others.length > 0 && <Rows shield={shield} choices={others} choose={choose} />}
    </>
  );
}
