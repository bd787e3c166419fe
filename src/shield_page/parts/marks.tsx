// The drawings of the page. They are parts of the document, so nothing is loaded for them.

import type { JSX } from 'preact';

import kSigns from '../signs.json';
import type { Shield } from '../shield.ts';
import type { Sign } from '../wire/channel.ts';

const kFlame = 'currentColor';
const line = { fill: 'none', stroke: kFlame, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const kDrawings = {
  hand: (
    <>
      <rect x="8" y="18" width="24" height="36" rx="4" transform="rotate(-14 20 36)" class="card-low" />
      <rect x="19" y="12" width="24" height="36" rx="4" class="card-mid" />
      <rect x="31" y="16" width="24" height="36" rx="4" transform="rotate(14 43 34)" class="card-top" />
    </>
  ),
  table: (
    <>
      <rect x="4" y="12" width="56" height="34" rx="5" {...line} stroke-width="5" />
      <path d="M40 14 V44 M12 22 H32 M12 34 H28 M20 54 H44" {...line} stroke-width="4.5" />
    </>
  ),
  since: <path d="M10 32 A22 22 0 1 0 18 15 M20 4 L18 16 L30 18 M32 20 V33 L41 39" {...line} stroke-width="5" />,
  rules: (
    <>
      <path d="M30 14 C22 8 12 8 6 11 V53 C12 50 22 50 30 56 Z" fill={kFlame} />
      <path d="M34 14 C42 8 52 8 58 11 V53 C52 50 42 50 34 56 Z" fill={kFlame} />
      <path d="M12 22 H24 M12 30 H24 M12 38 H24 M40 22 H52 M40 30 H52 M40 38 H52" stroke="#3a2d1d" stroke-width="3" />
    </>
  ),
  respond: (
    <>
      <path d="M10 46 C10 28 18 18 32 18 C46 18 54 28 54 46 Z" fill={kFlame} />
      <rect x="6" y="48" width="52" height="7" rx="3.5" fill={kFlame} />
      <circle cx="32" cy="12" r="5" fill={kFlame} />
    </>
  ),
  eye: (
    <>
      <path d="M4 32 C14 14 50 14 60 32 C50 50 14 50 4 32 Z" {...line} stroke-width="5" />
      <circle cx="32" cy="32" r="9" fill={kFlame} />
      <path d="M8 56 L56 8" {...line} stroke-width="6" />
    </>
  ),
  hold: (
    <>
      <circle cx="32" cy="22" r="17" {...line} stroke-width="3" stroke-opacity=".5" />
      <circle cx="32" cy="22" r="10" {...line} stroke-width="4" />
      <path
        d="M26 22 C26 14 38 14 38 22 V38 C46 38 50 42 49 50 L47 60 H25 C23 52 20 46 17 42 C21 38 26 41 26 44 Z"
        class="thumb"
      />
    </>
  ),
  flat: (
    <>
      <path d="M6 44 L22 28 H58 L42 44 Z" {...line} stroke-width="4" />
      <path d="M32 4 V20 M25 14 L32 21 L39 14" {...line} stroke-width="4" />
      <path d="M4 54 H60" {...line} stroke-width="4" stroke-opacity=".5" />
    </>
  ),
  lost: (
    <>
      <path
        d="M26 38 L38 26 M22 30 L14 38 A9 9 0 0 0 27 51 L33 45 M42 34 L50 26 A9 9 0 0 0 37 13 L31 19"
        {...line}
        stroke-width="5"
      />
      <path d="M10 10 L54 54" class="cut" />
    </>
  ),
  twice: (
    <>
      <rect x="6" y="10" width="28" height="48" rx="6" {...line} stroke-width="4" stroke-opacity=".6" />
      <rect x="30" y="4" width="28" height="48" rx="6" class="second" stroke={kFlame} stroke-width="4" />
      <path d="M38 22 C38 14 51 14 51 22 C51 28 44.5 27 44.5 33" {...line} stroke-width="4.5" />
      <circle cx="44.5" cy="41" r="3.2" fill={kFlame} />
    </>
  ),
  sealed: (
    <>
      <rect x="5" y="14" width="54" height="38" rx="4" class="letter" stroke={kFlame} stroke-width="4" />
      <path d="M7 17 L32 38 L57 17" {...line} stroke-width="4" />
      <circle cx="32" cy="38" r="9" class="wax" />
    </>
  ),
  scan: (
    <>
      <path d="M4 20 V4 H20 M44 4 H60 V20 M60 44 V60 H44 M20 60 H4 V44" {...line} stroke-width="5" />
      <path d="M16 16 H28 V28 H16 Z M36 16 H48 V28 H36 Z M16 36 H28 V48 H16 Z" {...line} stroke-width="4" />
      <path d="M36 36 H41 V41 H36 Z M43 43 H48 V48 H43 Z" fill={kFlame} />
    </>
  ),
  whyNot: (
    <>
      <circle cx="32" cy="32" r="26" {...line} stroke-width="5" />
      <path d="M14 50 L50 14" {...line} stroke-width="5" />
    </>
  ),
  options: (
    <path
      d="M6 16 H30 M46 16 H58 M6 32 H14 M30 32 H58 M6 48 H34 M50 48 H58 M38 9 V23 M22 25 V39 M42 41 V55"
      {...line}
      stroke-width="5"
    />
  ),
  check: <path d="M12 34 L26 48 L52 16" {...line} stroke-width="7" />,
} satisfies Record<string, JSX.Element>;

export type MarkName = keyof typeof kDrawings;

/** A drawing in the colour of the words around it; it says nothing that words do not say. */
export function Mark({ name, big = false }: { name: MarkName; big?: boolean }): JSX.Element {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" class={big ? 'mark big' : 'mark'}>
      {kDrawings[name]}
    </svg>
  );
}

/** What a sign is called. */
export function signName(sign: Sign, language: 'en' | 'de'): string {
  return `${kSigns[sign.picture]?.[language] ?? ''} ${sign.number}`;
}

/** The picture of a sign. */
export function SignMark({ sign }: { sign: Sign }): JSX.Element {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" class="mark">
      <path d={kSigns[sign.picture]?.path} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

/** A brass corner of the case. */
function Corner({ where }: { where: string }): JSX.Element {
  return (
    <svg viewBox="0 0 92 92" aria-hidden="true" class={`corner ${where}`}>
      <defs>
        <linearGradient id={`brass-${where}`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#f0d9a0" />
          <stop offset=".45" stop-color="#b98a3e" />
          <stop offset="1" stop-color="#5e421b" />
        </linearGradient>
      </defs>
      <path
        d="M0 0 H92 C92 0 70 20 60 46 C48 74 28 88 0 92 Z"
        fill={`url(#brass-${where})`}
        stroke="#5e421b"
        stroke-width="2"
      />
      <circle cx="22" cy="22" r="5" fill="#f0d9a0" stroke="#5e421b" stroke-width="2" />
    </svg>
  );
}

/** Edge, seam and corners of the closed case. */
export function Leather(): JSX.Element {
  return (
    <div class="leather" aria-hidden="true">
      <div class="edge" />
      <div class="seam" />
      {['nw', 'ne', 'sw', 'se'].map((where) => (
        <Corner key={where} where={where} />
      ))}
    </div>
  );
}

/** A seat as a brass medal with its portrait, or its first letter. */
export function Medal({ shield, seat, lit = false }: { shield: Shield; seat: number; lit?: boolean }): JSX.Element {
  const shown = shield.face?.seats[seat];
  const portrait = shield.picture(shown?.picture ?? '');
  return (
    <span class={`medal seat${seat % 8} ${lit ? 'lit' : ''}`} aria-hidden="true">
      {portrait ? <img src={portrait.file} alt="" /> : Array.from(shown?.name ?? '')[0]}
    </span>
  );
}
