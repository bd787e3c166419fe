// The open shield: header, thread, a place, the dock and the rail.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { kPlaces, questionKey, type Place, type Shield } from '../shield.ts';
import type { Face } from '../wire/message.ts';
import { Button } from './button.tsx';
import { Dock, VisitDock, WhyNot } from './dock.tsx';
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
      <Medal name={name} seat={face.you} />
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
        <Button key={place} class={`to-${place}`} always current={shield.place === place} act={() => shield.goTo(place)}>
          <Mark name={place} />
          <span class="label">{shield.words[place]}</span>
          {place === 'since' && face.since.length > 0 && <span class="badge">{face.since.length}</span>}
        </Button>
      ))}
    </nav>
  );
}

function RespondDock({ shield, face }: OpenProps): JSX.Element | null {
  const { words } = shield;
  const { respond, chosen, question } = face;
  if (chosen.length > 0 && !question) return <VisitDock shield={shield} face={face} />;
  const busy = chosen.length > 0;
  return (
    <Dock
      key={questionKey(face)}
      shield={shield}
      title={busy ? words.respondWith : (respond?.words ?? words.nothingToRespond)}
      hint={busy ? words.firstThis : respond ? face.refused : words.thatIsNormal}
      rule={respond?.rule}
    >
      <WhyNot shield={shield} face={face} />
      <Button class={respond ? 'plain' : 'gold'} act={() => shield.close()}>
        {words.close}
      </Button>
    </Dock>
  );
}

function WhyDock({ shield, face }: OpenProps): JSX.Element {
  const { words } = shield;
  const answer = face.why?.thing === shield.askedAbout ? face.why : null;
  return (
    <Dock
      shield={shield}
      steel
      title={face.things[shield.askedAbout] ?? words.whyNot}
      hint={answer?.words}
    >
      <Button class="plain" act={() => shield.set({ sheet: null })}>
        {words.back}
      </Button>
    </Dock>
  );
}

/** What stands in the middle, and below it. */
function Middle({ shield, face }: OpenProps): JSX.Element {
  const content = useRef<HTMLElement>(null);
  const { place, sheet } = shield;
  const why = sheet === 'why';
  const key = why ? 'why' : `${place} ${questionKey(face)} ${shield.rule}`;
  useEffect(() => content.current?.scrollTo(0, 0), [key]);
  const Content = kContents[place];
  return (
    <>
      <main ref={content} class={`content in-${place}`} tabIndex={-1}>
        {place === 'hand' && !why && (
          <div class="overview">
            <TableLines shield={shield} face={face} />
            <Since shield={shield} face={face} />
          </div>
        )}
        {why ? <WhyNotList shield={shield} face={face} /> : <Content shield={shield} face={face} />}
      </main>
      {why ? (
        <WhyDock shield={shield} face={face} />
      ) : place === 'hand' ? (
        <VisitDock shield={shield} face={face} />
      ) : (
        place === 'respond' && <RespondDock shield={shield} face={face} />
      )}
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
