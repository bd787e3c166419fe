// What can be chosen: cards in a rack if all of them have pictures, else rows or, if there are two short ones, tiles.

import type { JSX } from 'preact';

import type { Shield } from '../shield.ts';
import type { Card, Choice } from '../wire/message.ts';
import { Button } from './button.tsx';
import { Rack } from './rack.tsx';

const kShort = 22; // letters that fit on a tile

/** The card of a choice: the one in the hand if it is there, for its text. */
function cardOf(shield: Shield, choice: Choice): Card {
  const own = shield.face?.cards.find((card) => card.picture === choice.picture);
  const name = shield.picture(choice.picture)?.name ?? choice.words;
  return { name, text: '', kind: '', held: false, ...own, picture: choice.picture, count: 1 };
}

interface ChoicesProps {
  shield: Shield;
  choices: readonly Choice[];
  choose: (choice: number) => void;
}

export function Choices({ shield, choices, choose }: ChoicesProps): JSX.Element {
  const pictured = (choice: Choice): boolean => shield.picture(choice.picture) !== undefined;
  const large = shield.options.text === 200;
  if (!large && choices.length > 0 && choices.every(pictured))
    return (
      <Rack
        shield={shield}
        slots={choices.map((choice, at) => ({
          card: cardOf(shield, choice),
          words: choice.words,
          lit: true,
          act: () => choose(at),
        }))}
      />
    );
  const tiles = !large && choices.length === 2 && choices.every(({ words }) => words.length <= kShort);
  return (
    <div class={tiles ? 'tiles' : 'rows'}>
      {choices.map((choice, at) => (
        <Button key={at} class="choice" act={() => choose(at)}>
          {pictured(choice) && <img class="thumbnail" src={shield.picture(choice.picture)?.file} alt="" />}
          <span>{choice.words}</span>
        </Button>
      ))}
    </div>
  );
}
