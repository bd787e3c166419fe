// What is asked, and the buttons under the thumb. The gold one stands at the outer end.

import type { ComponentChildren, JSX } from 'preact';

import { questionKey, type Shield } from '../shield.ts';
import type { Face } from '../wire/message.ts';
import { Button } from './button.tsx';
import { Mark } from './marks.tsx';

interface DockProps {
  shield: Shield;
  title: string;
  hint?: string;
  rule?: string;
  steel?: boolean;
  children?: ComponentChildren;
}

export function Dock({ shield, title, hint, rule, steel, children }: DockProps): JSX.Element {
  return (
    <section class={`dock ${steel ? 'steel' : ''}`}>
      <div class="says">
        <h2 aria-live="polite">{title}</h2>
        {hint && <p>{hint}</p>}
        {rule && (
          <Button
            class="rule-link"
            act={() => {
              shield.goTo('rules');
              shield.set({ rule });
            }}
          >
            <Mark name="rules" />
            <span>{`${shield.words.rule} ${rule}`}</span>
          </Button>
        )}
      </div>
      {children && <div class="buttons">{children}</div>}
    </section>
  );
}

/** The dock of a visit: what is asked next, or all of it to be confirmed. */
export function VisitDock({ shield, face }: { shield: Shield; face: Face }): JSX.Element | null {
  const { words } = shield;
  const { question, chosen } = face;
  if (!question && chosen.length === 0) return null;
  const again = chosen.length > 0 && (
    <Button class="plain" act={() => shield.startOver()}>
      {words.startOver}
    </Button>
  );
  if (!question)
    return (
      <Dock key={questionKey(face)} shield={shield} title={words.allChosen} hint={face.refused || words.nothingYet}>
        {again}
        <Button class="gold" act={() => shield.confirm()}>
          {words.confirm}
        </Button>
      </Dock>
    );
  return (
    <Dock key={questionKey(face)} shield={shield} title={question.words} hint={face.refused} rule={question.rule}>
      {again}
      <WhyNot shield={shield} face={face} />
      <Button class="gold missing" disabled act={() => undefined}>
        {words.chooseOne}
      </Button>
    </Dock>
  );
}

/** Asks why something cannot be done. */
export function WhyNot({ shield, face }: { shield: Shield; face: Face }): JSX.Element | null {
  if (face.things.length === 0) return null;
  return (
    <Button class="plain" act={() => shield.set({ sheet: 'why', askedAbout: -1 })}>
      {shield.words.whyNot}
    </Button>
  );
}
