// The other places of the shield: the table, what has happened, the rules, responding.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import type { Shield } from '../shield.ts';
import type { Face } from '../wire/message.ts';
import { Button } from './button.tsx';
import { Choices, HandRack } from './choices.tsx';
import { Asks, Visit } from './hand.tsx';
import { WholeTable } from './small_table.tsx';

interface PlaceProps {
  shield: Shield;
  face: Face;
}

export function TableLines({ face, shield }: PlaceProps): JSX.Element {
  return (
    <section class="panel table-lines">
      <h2 class="title">{shield.words.theTable}</h2>
      <pre class="typed">{face.table.join('\n')}</pre>
    </section>
  );
}

export function Table({ shield, face }: PlaceProps): JSX.Element {
  return (
    <>
      <WholeTable shield={shield} face={face} />
      <TableLines shield={shield} face={face} />
      <p class="hint centred">{shield.words.tableMore}</p>
    </>
  );
}

export function Since({ shield, face }: PlaceProps): JSX.Element {
  const { words, before } = shield;
  return (
    <section class="panel since">
      <div class="head">
        <h2 class="title">{words.sinceLooked}</h2>
        {face.since.length > 0 && <p class="hint">{words.newThings(face.since.length)}</p>}
      </div>
      {face.since.length === 0 && <p>{words.nothingNew}</p>}
      <ol>
        {face.since.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ol>
      {before.length > 0 && (
        <>
          <h2 class="title small">{words.beforeThat}</h2>
          <ol class="old">
            {before.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function RuleList({ shield }: { shield: Shield }): JSX.Element {
  const { words } = shield;
  const [wanted, setWanted] = useState('');
  const sought = wanted.trim().toLowerCase().split(/\s+/);
  const found = shield.rules.filter(({ id, text }) => {
    const whole = `${id} ${text}`.toLowerCase();
    return sought.every((word) => whole.includes(word));
  });
  return (
    <>
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={wanted}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      {found.length === 0 && <p>{words.noRules}</p>}
      {found.map((rule) => (
        <article key={rule.id}>
          <h2>{rule.id}</h2>
          <p>{rule.text}</p>
        </article>
      ))}
    </>
  );
}

export function Rules({ shield, face }: PlaceProps): JSX.Element {
  const { words } = shield;
  const rule = shield.rules.find(({ id }) => id === shield.rule);
  const asked = face.question?.rule;
  return (
    <section class="manila">
      {rule ? (
        <>
          <h2>{rule.id}</h2>
          <p class="large">{rule.text}</p>
          <div class="buttons">
            <Button class="paper" act={() => shield.set({ rule: '' })}>
              {words.allRules}
            </Button>
            <Button class="ink" act={() => shield.goTo('hand')}>
              {words.back}
            </Button>
          </div>
        </>
      ) : (
        <>
          {asked && (
            <Button class="paper" act={() => shield.set({ rule: asked })}>
              {`${words.thisRule}: ${asked}`}
            </Button>
          )}
          <RuleList shield={shield} />
        </>
      )}
    </section>
  );
}

export function Respond({ shield, face }: PlaceProps): JSX.Element {
  const { respond, chosen } = face;
  if (chosen.length > 0) return <Visit shield={shield} face={face} />;
  return (
    <>
      {respond?.card && (
        <div class="aside">
          <Asks shield={shield} card={respond.card} />
        </div>
      )}
      <div class="chief">
        {respond ? (
          <Choices shield={shield} choices={respond.choices} choose={(choice) => shield.respondWith(choice)} />
        ) : (
          <HandRack shield={shield} />
        )}
      </div>
    </>
  );
}

/** What may be asked about, and the answer. */
export function WhyNotList({ shield, face }: PlaceProps): JSX.Element {
  return (
    <section class="panel steel">
      <h2 class="title">{shield.words.whyWhat}</h2>
      <div class={shield.options.text > 100 ? 'rows' : 'rows halves'}>
        {face.things.map((thing, at) => (
          <Button key={at} class="choice steel" act={() => shield.askWhy(at)}>
            <span>{thing}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
