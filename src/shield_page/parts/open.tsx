// The open shield: header, thread, a place, the dock and the rail.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { kPlaces, type Place, type Shield } from '../shield.ts';
import type { Face } from '../wire/message.ts';
import { Button } from './button.tsx';
import { Dock, dockOf, DockWords } from './dock.tsx';
import { Hand } from './hand.tsx';
import { Mark, Medal } from './marks.tsx';
import { Respond, Rules, Since, Table, TableLines, WhyNotList } from './places.tsx';
import { Reading, Whisper } from './rack.tsx';

interface OpenProps {
  shield: Shield;
  face: Face;
}

const kContents: Record<Place, (props: OpenProps) => JSX.Element | null> = {
  hand: Hand,
  table: Table,
  since: Since,
  rules: Rules,
  respond: Respond,
};

function Header({ shield, face }: OpenProps): JSX.Element {
  const { words } = shield;
  const name = face.seats[face.you]?.name ?? '';
  return (
    <header>
      <Medal shield={shield} seat={face.you} />
      <div class="grows">
        <h1 class={`name seat${face.you % 8}`}>{name}</h1>
        <p class="hint">{shield.message?.game}</p>
      </div>
      <Button class="eyes-only" always act={() => shield.close()}>
        <Mark name="eye" />
        <span class="label">{words.eyesOnly}</span>
        <span class="spoken">{words.close}</span>
      </Button>
      <div class={`thread ${shield.burning ? 'burning' : ''}`} aria-hidden="true" />
    </header>
  );
}

function Rail({ shield, face }: OpenProps): JSX.Element {
  return (
    <nav class="rail" aria-label={shield.words.places}>
      {kPlaces.map((place) => (
        <Button
          key={place}
          class={`to-${place}`}
          always
          current={shield.place === place}
          act={() => shield.goTo(place)}
        >
          <Mark name={place} />
          <span class="label">{shield.words[place]}</span>
          {place === 'hand' && face.question && shield.place !== 'hand' && <span class="asks-dot" />}
          {place === 'since' && face.since.length > 0 && <span class="badge">{face.since.length}</span>}
        </Button>
      ))}
    </nav>
  );
}

/** What stands in the middle, and below it. */
function Middle({ shield, face }: OpenProps): JSX.Element {
  const content = useRef<HTMLElement>(null);
  const { place, sheet } = shield;
  const why = sheet === 'why';
  const docked = dockOf(shield, face);
  const large = shield.options.text > 100;
  useEffect(() => content.current?.scrollTo(0, 0), [place, why, docked?.key, shield.rule]);
  useEffect(() => content.current?.focus({ preventScroll: true }), [place, why]);
  const Content = why ? WhyNotList : kContents[place];
  return (
    <>
      <main ref={content} class={`content in-${why ? 'why' : place}`} tabIndex={-1}>
        {place === 'hand' && !why && (
          <div class="overview">
            <TableLines shield={shield} face={face} />
            <Since shield={shield} face={face} />
          </div>
        )}
        {large && docked && <DockWords shield={shield} docked={docked} />}
        <Content shield={shield} face={face} />
      </main>
      {docked && <Dock shield={shield} docked={docked} />}
    </>
  );
}

export function Open({ shield, face }: OpenProps): JSX.Element {
  return (
    <div class="open">
      <Header shield={shield} face={face} />
      <Middle shield={shield} face={face} />
      <Rail shield={shield} face={face} />
      {shield.reading && <Reading shield={shield} card={shield.reading} />}
      {shield.whispered && <Whisper shield={shield} card={shield.whispered} />}
    </div>
  );
}
