// The place "Hand": what is asked, what is held, what only this seat knows, notes.

import type { JSX } from 'preact';

import { pictured } from '../on_table.ts';
import type { Shield } from '../shield.ts';
import type { Face } from '../wire/message.ts';
import { areOfHand, cardsInHand, Choices, HandRack } from './choices.tsx';
import { Mark } from './marks.tsx';
import { WhisperSeal } from './seal.tsx';
import { AskedTable } from './small_table.tsx';

const kMostNotes = 8000; // letters

interface HandProps {
  shield: Shield;
  face: Face;
}

/** What has been chosen in this visit. */
export function Visit({ shield, face }: HandProps): JSX.Element | null {
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

/** What the card says that asks. */
export function Asks({ shield, card }: { shield: Shield; card: string }): JSX.Element | null {
  if (!card) return null;
  return (
    <section class="panel asks">
      <h2 class="title">{shield.words.theCard}</h2>
      <p>{card}</p>
    </section>
  );
}

/** The hand, unless the choices show it. */
function Cards({ shield, face }: HandProps): JSX.Element | null {
  const { words } = shield;
  const choices = face.question?.choices ?? [];
  const shown = choices.some((choice) => pictured(shield, choice)) && areOfHand(shield, choices);
  if (cardsInHand(shield).length === 0 || (shown && shield.options.text < 200)) return null;
  return (
    <section aria-label={words.myCards}>
      {face.question && <h2 class="title between">{words.myCards}</h2>}
      <HandRack shield={shield} />
      {!face.question && <p class="hint centred">{words.holdToRead}</p>}
    </section>
  );
}

function Secrets({ shield, face }: HandProps): JSX.Element | null {
  if (face.secrets.length === 0) return null;
  return (
    <section class="panel">
      <h2 class="title">{shield.words.onlyYouKnow}</h2>
      <div class="typed">
        {face.secrets.map((secret, at) => (
          <p key={at}>{secret}</p>
        ))}
      </div>
    </section>
  );
}

function Notes({ shield, face }: HandProps): JSX.Element | null {
  const { words } = shield;
  if (face.notes === null) return null;
  return (
    <section class="panel notes">
      <div class="head">
        <h2 class="title">{words.notes}</h2>
        <p class="hint">{words.notesMore}</p>
      </div>
      <textarea
        aria-label={words.notes}
        rows={3}
        maxLength={kMostNotes}
        spellcheck={false}
        autocomplete="off"
        value={shield.draft ?? face.notes}
        onInput={(event) => shield.set({ draft: event.currentTarget.value })}
        onBlur={() => shield.keepNotes()}
      />
    </section>
  );
}

export function Hand({ shield, face }: HandProps): JSX.Element {
  const { question, chosen } = face;
  // A whole visit stands alone: nothing beside it draws the eye.
  const whole = !question && chosen.length > 0;
  return (
    <>
      {shield.hasAside && (
        <div class="aside">
          <AskedTable shield={shield} face={face} />
          <Visit shield={shield} face={face} />
          <Asks shield={shield} card={question?.card ?? ''} />
        </div>
      )}
      {!whole && (
        <div class="chief">
          {question && (
            <Choices
              shield={shield}
              choices={question.choices}
              choose={(choice) => shield.pick(choice)}
              besideTable={true}
            />
          )}
          <Cards shield={shield} face={face} />
          <Secrets shield={shield} face={face} />
          <Notes shield={shield} face={face} />
          {face.cards
            .filter((card) => card.held)
            .map((card) => (
              <WhisperSeal key={card.name} shield={shield} card={card} />
            ))}
        </div>
      )}
    </>
  );
}
