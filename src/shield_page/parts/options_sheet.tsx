// What somebody likes on this phone.

import type { JSX } from 'preact';

import { kLanguages, kSwitches, kTextSizes, type Options } from '../options.ts';
import type { Shield } from '../shield.ts';
import { Button } from './button.tsx';
import { signName } from './marks.tsx';

interface PickOneProps<T> {
  title: string;
  values: readonly T[];
  name: (value: T) => string;
  chosen: T;
  choose: (value: T) => void;
}

function PickOne<T extends string | number>({ title, values, name, chosen, choose }: PickOneProps<T>): JSX.Element {
  return (
    <div class="option" role="group" aria-label={title}>
      <h2>{title}</h2>
      <div class="one-of">
        {values.map((value) => (
          <Button key={value} always pressed={value === chosen} act={() => choose(value)}>
            {name(value)}
          </Button>
        ))}
      </div>
    </div>
  );
}

export function OptionsSheet({ shield }: { shield: Shield }): JSX.Element {
  const { words, options } = shield;
  const change = (some: Partial<Options>): void => shield.choose({ ...options, ...some });
  const languages = { table: words.languageTable, en: 'English', de: 'Deutsch' };
  return (
    <div class="inside options">
      <h1>{words.options}</h1>
      <p class="hint">{words.ofThisPhoneOnly}</p>
      <PickOne
        title={words.language}
        values={kLanguages}
        name={(language) => languages[language]}
        chosen={options.language}
        choose={(language) => change({ language })}
      />
      <PickOne
        title={words.text}
        values={kTextSizes}
        name={(size) => `${size} %`}
        chosen={options.text}
        choose={(text) => change({ text })}
      />
      {kSwitches.map((name) => (
        <Button key={name} class="switch" always pressed={options[name]} act={() => change({ [name]: !options[name] })}>
          <span>{words[name]}</span>
          <i aria-hidden="true" />
        </Button>
      ))}
      {shield.sign && <p class="hint">{`${signName(shield.sign, shield.language)}: ${words.sameSign}`}</p>}
      <div class="buttons">
        <Button class="plain" always act={() => shield.set({ sheet: null })}>
          {words.ready}
        </Button>
      </div>
    </div>
  );
}
