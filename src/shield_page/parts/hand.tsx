// The place "Hand": what is asked, what is held, what only this seat knows, notes.

import type { JSX } from 'preact';

import type { Shield } from '../shield.ts';
import type { Face } from '../wire/message.ts';
import { Choices } from './choices.tsx';
import { Mark } from './marks.tsx';
import { Rack } from './rack.tsx';
import { WhisperSeal } from './seal.tsx';

/** What has been chosen in this visit. */
export function Visit({ shield, face }: { shield: Shield; face: Face }): JSX.Element | null {
  if (face.chosen.length === 0) return null;
  return (
    <section class="panel visit">
      <h2 class="title">{face.question ? shield.words.visit : shield.words.wholeVisit}</h2>
      <ol>
        {face.chosen.map((choice, at) => (
          <li key={at}>
            <Mark name="check" />
            <span>{choice}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Asked({ shield, face }: { shield: Shield; face: Face }): JSX.Element | null {
  const { question } = face;
  if (!question) return null;
  return (
    <>
      {question.card && (
        <section class="panel asks">
          <h2 class="title">{shield.words.theCard}</h2>
          <p>{question.card}</p>
        </section>
      )}
      <Choices shield={shield} choices={question.choices} choose={(choice) => shield.pick(choice)} />
    </>
  );
}

function Cards({ shield, face }: { shield: Shield; face: Face }): JSX.Element | null {
  const cards = face.cards.filter((card) => !card.held);
  if (cards.length === 0) return null;
  return (
    <section aria-label={shield.words.myCards}>
      {face.question && <h2 class="title between">{shield.words.myCards}</h2>}
      <Rack
        shield={shield}
        slots={cards.map((card) => ({
          card,
          words: card.name,
          lit: false,
          act: () => shield.set({ reading: card }),
        }))}
      />
      {!face.question && <p class="hint centred">{shield.words.holdToRead}</p>}
    </section>
  );
}

function Notes({ shield, notes }: { shield: Shield; notes: string }): JSX.Element {
  const { words } = shield;
  return (
    <section class="panel notes">
      <div class="head">
        <h2 class="title">{words.notes}</h2>
        <p class="hint">{words.notesMore}</p>
      </div>
      <textarea
        aria-label={words.notes}
        rows={3}
        spellcheck={false}
        autocomplete="off"
        value={shield.draft ?? notes}
        onInput={(event) => shield.set({ draft: event.currentTarget.value })}
        onBlur={() => shield.keepNotes()}
      />
    </section>
  );
}

export function Hand({ shield, face }: { shield: Shield; face: Face }): JSX.Element {
  const { words } = shield;
  const held = face.cards.filter((card) => card.held);
  const visit = face.chosen.length > 0;
  return (
    <>
      <Visit shield={shield} face={face} />
      <Asked shield={shield} face={face} />
      {(!visit || face.question) && <Cards shield={shield} face={face} />}
      {face.secrets.length > 0 && (
        <section class="panel">
          <h2 class="title">{words.onlyYouKnow}</h2>
          <div class="typed">
            {face.secrets.map((secret, at) => (
              <p key={at}>{secret}</p>
            ))}
          </div>
        </section>
      )}
      {face.notes !== null && <Notes shield={shield} notes={face.notes} />}
      {held.map((card) => (
        <WhisperSeal key={card.name} shield={shield} card={card} />
      ))}
    </>
  );
}
