// The closed case: only what everybody may know.

import type { ComponentChildren, JSX } from 'preact';

import type { Shield } from '../shield.ts';
import type { Sign } from '../wire/channel.ts';
import { languageOf, listed, wordsIn } from '../words.ts';
import { Button } from './button.tsx';
import { Leather, Mark, Medal, SignMark, signName, type MarkName } from './marks.tsx';
import { OptionsSheet } from './options_sheet.tsx';
import { Seal } from './seal.tsx';

interface NoteProps {
  mark?: MarkName;
  title: string;
  children?: ComponentChildren;
}

/** A drawing, a line and what there is to know of it. */
function Note({ mark, title, children }: NoteProps): JSX.Element {
  return (
    <div class="note">
      {mark && <Mark name={mark} big />}
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** The one thing that can be done. */
function OnlyWay({ act, words }: { act: () => void; words: string }): JSX.Element {
  return (
    <div class="buttons">
      <Button class="plain" act={act}>
        {words}
      </Button>
    </div>
  );
}

function SignPanel({ shield, sign, hint }: { shield: Shield; sign: Sign; hint: string }): JSX.Element {
  return (
    <div class="panel sign">
      <SignMark sign={sign} />
      <div>
        <p class="title">{signName(sign, shield.language)}</p>
        <p class="hint">{hint}</p>
      </div>
    </div>
  );
}

/** Before there is a table: where the code is. */
export function Scan({ language }: { language: string }): JSX.Element {
  const words = wordsIn(languageOf('table', '', language));
  return (
    <main class="case">
      <Leather />
      <div class="inside">
        <Note mark="scan" title={words.scan}>
          <p>{words.scanMore}</p>
        </Note>
      </div>
    </main>
  );
}

function Lost({ shield }: { shield: Shield }): JSX.Element {
  const { words } = shield;
  const refused = shield.line === 'refused';
  return (
    <>
      {shield.face && <Who shield={shield} />}
      <Note mark={refused ? 'scan' : 'lost'} title={refused ? words.refused : words.lost}>
        {refused ? (
          <p>{words.refusedMore}</p>
        ) : (
          <>
            <p class="strong">{words.comesBack}</p>
            <p>{words.lostMore}</p>
            <p class="hint">{words.lostHint}</p>
          </>
        )}
      </Note>
      <OnlyWay act={() => shield.callNow()} words={words.tryNow} />
    </>
  );
}

/** The first time: the sign is compared before anything is shown. */
function Joined({ shield }: { shield: Shield }): JSX.Element {
  const { words, sign } = shield;
  const tips: readonly [MarkName, string][] = [
    ['hold', words.tipHold],
    ['flat', words.tipLay],
    ['eye', words.tipKeep],
  ];
  return (
    <>
      <Who shield={shield} />
      {sign && <SignPanel shield={shield} sign={sign} hint={words.sameSign} />}
      <ul class="tips">
        {tips.map(([mark, tip]) => (
          <li key={mark}>
            <Mark name={mark} />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
      <div class="buttons">
        <Button class="gold" act={() => shield.trust(true)}>
          {words.signIsSame}
        </Button>
        <Button class="plain" act={() => shield.trust(false)}>
          {words.signDiffers}
        </Button>
      </div>
    </>
  );
}

/** Another page of this phone has the line. */
function Taken({ shield }: { shield: Shield }): JSX.Element {
  const { words } = shield;
  return (
    <>
      <Note mark="twice" title={words.taken}>
        <p>{words.takenMore}</p>
      </Note>
      <OnlyWay act={() => shield.beginAgain()} words={words.useThis} />
    </>
  );
}

function Waits({ shield }: { shield: Shield }): JSX.Element {
  const { words, sign } = shield;
  return (
    <>
      {sign && <SignPanel shield={shield} sign={sign} hint={words.ofThisPhone} />}
      <Note mark="twice" title={words.waits}>
        <p>{words.waitsMore}</p>
      </Note>
    </>
  );
}

/** Whose shield it is, and of which game. */
function Who({ shield }: { shield: Shield }): JSX.Element | null {
  const { face, message } = shield;
  const name = face?.seats[face.you]?.name;
  return (
    <div class="who">
      {face && name !== undefined && <Medal shield={shield} seat={face.you} />}
      <h1 class={face ? `name seat${face.you % 8}` : 'name'}>{name ?? message?.game ?? ''}</h1>
      {name !== undefined && <p class="hint">{message?.game}</p>}
    </div>
  );
}

/** Who chooses now, in a sentence. */
function Status({ shield }: { shield: Shield }): JSX.Element | null {
  const { face, words } = shield;
  if (!face) return null;
  if (face.ending)
    return (
      <div class="panel ending" role="status">
        <p class="title">{words.matchOver}</p>
        <p>{face.ending}</p>
      </div>
    );
  if (face.sent || shield.confirmed)
    return (
      <p class="status" role="status">
        {words.sent}
      </p>
    );
  const names = face.seats.filter((seat) => seat.asked).map((seat) => seat.name);
  const { asked } = shield;
  const others = names.length === 1 ? words.isAsked(names.join('')) : words.areAsked(listed(names, words));
  return (
    <p class={`status ${asked ? 'asked' : ''}`} role="status">
      {asked ? words.youAreAsked : words.nothingToDo} {!asked && names.length > 0 && others}
    </p>
  );
}

function Seats({ shield }: { shield: Shield }): JSX.Element {
  return (
    <ul class="seats" aria-label={shield.words.seats}>
      {shield.face?.seats.map((seat, at) => (
        <li key={at} class={seat.asked ? 'lit' : ''}>
          <Medal shield={shield} seat={at} lit={seat.asked} />
          <span>{seat.name}</span>
        </li>
      ))}
    </ul>
  );
}

function Front({ shield }: { shield: Shield }): JSX.Element {
  const { words, sign, face } = shield;
  if (!face)
    return (
      <>
        <Who shield={shield} />
        {sign && <SignPanel shield={shield} sign={sign} hint={words.sameSign} />}
        <Note title={words.noMatch}>
          <p>{words.noMatchMore}</p>
        </Note>
      </>
    );
  return (
    <>
      <Who shield={shield} />
      <Status shield={shield} />
      <Seats shield={shield} />
      {face.undo && (
        <div class="take-back">
          <Button class="plain" act={() => shield.takeBack()}>
            {words.takeBack}
          </Button>
          <p class="hint">{words.takeBackMore}</p>
        </div>
      )}
      <Seal shield={shield} />
    </>
  );
}

function Inside({ shield }: { shield: Shield }): JSX.Element {
  const { words, message, line } = shield;
  if (shield.stopped === 'differs')
    return (
      <Note mark="whyNot" title={words.differs}>
        <p>{words.differsMore}</p>
      </Note>
    );
  if (shield.stopped === 'taken') return <Taken shield={shield} />;
  if (line === 'gone' || line === 'refused') return <Lost shield={shield} />;
  if (!message) return <Note title={words.calling} />;
  if (message.waits) return <Waits shield={shield} />;
  if (!shield.compared) return <Joined shield={shield} />;
  return <Front shield={shield} />;
}

/** The case. Its options say nothing of the game, so they can be changed with the case closed. */
export function Closed({ shield }: { shield: Shield }): JSX.Element {
  const asked = shield.canOpen && shield.asked;
  return (
    <main class={`case ${asked ? 'calls' : ''}`}>
      <Leather />
      {shield.sheet === 'options' ? (
        <OptionsSheet shield={shield} />
      ) : (
        <>
          <div class="inside">
            <Inside shield={shield} />
          </div>
          <Button class="options-mark" always act={() => shield.set({ sheet: 'options' })}>
            <Mark name="options" />
            <span class="spoken">{shield.words.options}</span>
          </Button>
        </>
      )}
    </main>
  );
}
