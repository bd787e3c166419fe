// Cards in a rack of brass slots, as many in a row as there is room for; with large text, a list.

import type { JSX } from 'preact';

import type { Shield } from '../shield.ts';
import { isOwnClick } from '../touch.ts';
import type { Card } from '../wire/message.ts';
import { Button } from './button.tsx';

/** What stands in a slot, and what touching it does. */
export interface Slot {
  card: Card;
  /** On the slot's lip; "": the card itself says it. */
  words: string;
  /** It can be chosen. */
  lit: boolean;
  act: () => void;
}

const kTablet = 700; // from here on a page is a tablet's
const kShort = 500; // up to here it is a phone's on its side
const kCard = 190; // of a tablet's width

/** How many cards stand in a row. */
function columns(shield: Shield): number {
  const { innerWidth: width, innerHeight: height } = window;
  const tablet = Math.min(7, Math.floor(width / kCard));
  const side = shield.hasAside ? 3 : 5;
  const full = width < kTablet ? 3 : height <= kShort ? side : tablet;
  return shield.options.text > 100 ? Math.max(2, full - 1) : full;
}

/** A card as it is printed; without a picture its words alone. */
export function CardFace({ shield, card }: { shield: Shield; card: Card }): JSX.Element {
  const picture = shield.picture(card.picture);
  if (picture) return <img class="card" src={picture.file} alt="" draggable={false} />;
  return (
    <span class="card drawn">
      <span class="kind">{card.kind}</span>
      <span class="card-name">{card.name}</span>
      <span class="card-text">{card.text}</span>
    </span>
  );
}

function SlotButton({ shield, slot }: { shield: Shield; slot: Slot }): JSX.Element {
  const { card, lit, act, words } = slot;
  return (
    <Button
      class={`slot ${lit ? 'lit' : ''}`}
      act={act}
      onRest={(rests) => shield.set({ reading: rests ? card : null })}
    >
      <span class="stands">
        <CardFace shield={shield} card={card} />
      </span>
      {!words && <span class="spoken">{card.name}</span>}
      <span class="lip">
        {words && <span class="pill">{words}</span>}
        {card.count > 1 && <span class="pill count">{shield.words.ofThem(card.count)}</span>}
      </span>
    </Button>
  );
}

export function Rack({ shield, slots }: { shield: Shield; slots: readonly Slot[] }): JSX.Element {
  const across = columns(shield);
  const rows: Slot[][] = [];
  for (let at = 0; at < slots.length; at += across) rows.push(slots.slice(at, at + across));
  return (
    <div class={`rack across${across}`}>
      {rows.map((row, at) => (
        <div class={row.length < across ? 'row short' : 'row'} key={at}>
          {row.map((slot, place) => (
            <SlotButton key={`${slot.card.name}-${place}`} shield={shield} slot={slot} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A card at reading size, above everything. */
export function Reading({ shield, card }: { shield: Shield; card: Card }): JSX.Element {
  return (
    <div class="reading" role="dialog" onClick={() => isOwnClick() && shield.set({ reading: null })}>
      <CardFace shield={shield} card={card} />
      <div class="panel">
        <h2>{card.name}</h2>
        <p class="hint">{card.kind}</p>
        <p>{card.text}</p>
        <Button class="spoken" always act={() => shield.set({ reading: null })}>
          {shield.words.back}
        </Button>
      </div>
    </div>
  );
}

/** A held card: the same leather, ring and light for each, so that from the side none looks like another. */
export function Whisper({ shield, card }: { shield: Shield; card: Card }): JSX.Element {
  return (
    <div class="whisper" role="status">
      <div class="whisper-card">
        <span class="whisper-ring">
          <span>{card.kind}</span>
        </span>
        <hr />
        <p class="title">{card.name}</p>
        <p>{card.text}</p>
      </div>
      <p class="strong">{shield.words.letGo}</p>
    </div>
  );
}
