// What is asked, and the buttons under the thumb. The gold one stands at the outer end.

import type { JSX } from 'preact';

import { questionKey, type Shield } from '../shield.ts';
import type { Face } from '../wire/message.ts';
import { Button } from './button.tsx';
import { Mark } from './marks.tsx';

interface Act {
  words: string;
  /** Null: it cannot be touched yet, its words say what is missing. */
  act: (() => void) | null;
  gold?: boolean;
}

/** What a dock says and offers. */
export interface Docked {
  /** Changes when something else is asked. */
  key: string;
  title: string;
  hint: string;
  rule: string;
  steel: boolean;
  /** From the inner end to the outer one. */
  acts: readonly Act[];
}

/** Asks why something cannot be done. */
function whyNot(shield: Shield, face: Face): Act[] {
  if (face.things.length === 0) return [];
  return [{ words: shield.words.whyNot, act: () => shield.set({ sheet: 'why', askedAbout: -1 }) }];
}

/** Of a visit: what is asked next, or all of it to be confirmed. */
function visitDock(shield: Shield, face: Face): Docked | null {
  const { words } = shield;
  const { question, chosen, refused } = face;
  if (!question && chosen.length === 0) return null;
  const again = chosen.length > 0 ? [{ words: words.startOver, act: () => shield.startOver() }] : [];
  const key = questionKey(face);
  if (question)
    return {
      key,
      title: question.words,
      hint: refused,
      rule: question.rule,
      steel: false,
      acts: [...again, ...whyNot(shield, face), { words: words.chooseOne, act: null, gold: true }],
    };
  return {
    key,
    title: words.allChosen,
    hint: refused || words.nothingYet,
    rule: '',
    steel: false,
    acts: [...again, { words: words.confirm, act: () => shield.confirm(), gold: true }],
  };
}

/** The same with and without something to respond with: who watches from the side learns nothing. */
function respondDock(shield: Shield, face: Face): Docked | null {
  const { words } = shield;
  const { respond, chosen, question, refused } = face;
  const chooses = chosen.length > 0;
  if (chooses && !question) return visitDock(shield, face);
  const hint = chooses ? words.firstThis : respond ? refused : words.thatIsNormal;
  return {
    key: questionKey(face),
    title: chooses ? words.respondWith : (respond?.words ?? words.nothingToRespond),
    hint,
    rule: chooses ? '' : (respond?.rule ?? ''),
    steel: false,
    acts: [...whyNot(shield, face), { words: words.close, act: () => shield.close(), gold: !respond }],
  };
}

function whyDock(shield: Shield, face: Face): Docked {
  const answer = face.why?.thing === shield.askedAbout ? face.why.words : '';
  return {
    key: 'why',
    title: face.things[shield.askedAbout] ?? shield.words.whyNot,
    hint: answer,
    rule: '',
    steel: true,
    acts: [{ words: shield.words.back, act: () => shield.set({ sheet: null }) }],
  };
}

/** What the dock of this place says and offers; null: there is none. */
export function dockOf(shield: Shield, face: Face): Docked | null {
  if (shield.sheet === 'why') return whyDock(shield, face);
  if (shield.place === 'hand') return visitDock(shield, face);
  return shield.place === 'respond' ? respondDock(shield, face) : null;
}

interface DockProps {
  shield: Shield;
  docked: Docked;
}

/** What it says. With large text it stands above the content, as there is no room for it below. */
export function DockWords({ shield, docked }: DockProps): JSX.Element {
  const { title, hint, rule } = docked;
  const read = (): void => {
    shield.goTo('rules');
    shield.set({ rule });
  };
  return (
    <div class="says" key={docked.key}>
      <h2 aria-live="polite">{title}</h2>
      {hint && <p>{hint}</p>}
      {rule && (
        <Button class="rule-link" act={read}>
          <Mark name="rules" />
          <span>{`${shield.words.rule} ${rule}`}</span>
        </Button>
      )}
    </div>
  );
}

export function Dock({ shield, docked }: DockProps): JSX.Element | null {
  const large = shield.options.text > 100;
  const acts = docked.acts.filter(({ act }) => act || !large);
  if (large && acts.length === 0) return null;
  return (
    <section class={docked.steel ? 'dock steel' : 'dock'} key={docked.key}>
      {!large && <DockWords shield={shield} docked={docked} />}
      <div class="buttons">
        {acts.map(({ words, act, gold }) => (
          <Button
            key={words}
            class={!gold ? 'plain' : act ? 'gold' : 'gold missing'}
            disabled={!act}
            act={() => act?.()}
          >
            {words}
          </Button>
        ))}
      </div>
    </section>
  );
}
