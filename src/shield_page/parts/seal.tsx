// The brass seal: it wants a thumb that stays. A tap alone opens nothing.

import type { ButtonHTMLAttributes, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { Card } from '../wire/message.ts';
import type { Shield } from '../shield.ts';
import { Mark } from './marks.tsx';

const kHold = 600;
const kArmed = 5000; // between the two touches
const kShown = 5000; // a held card, with two touches

/** What a thumb or the space key does. */
function holding(begin: () => void, end: () => void): ButtonHTMLAttributes<HTMLButtonElement> {
  return {
    // Else a browser would click where the thumb leaves, on what has come to lie there.
    onTouchStart: (event) => event.preventDefault(),
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      begin();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
    onKeyDown: (event) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat) begin();
    },
    onKeyUp: (event) => {
      if (event.key === ' ' || event.key === 'Enter') end();
    },
    onBlur: end,
  };
}

function Ring(): JSX.Element {
  return (
    <svg viewBox="0 0 132 132" class="ring" aria-hidden="true">
      <circle cx="66" cy="66" r="58" class="ring-ground" />
      <circle cx="66" cy="66" r="58" class="ring-fill" pathLength="100" transform="rotate(-90 66 66)" />
    </svg>
  );
}

/** Opens the shield: held for 0.6 s, or touched twice if somebody likes that better. */
export function Seal({ shield }: { shield: Shield }): JSX.Element {
  const { words } = shield;
  const twice = shield.options.touches;
  const [state, setState] = useState<'rests' | 'held' | 'tapped' | 'armed'>('rests');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false); // known at once, before it is drawn
  const button = useRef<HTMLButtonElement>(null);
  const after = (ms: number, then: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    return () => clearTimeout(timer.current);
  }, []);
  const touch = (): void => {
    if (state === 'armed') shield.openUp();
    setState('armed');
    after(kArmed, () => setState('rests'));
  };
  const begin = (): void => {
    held.current = true;
    setState('held');
    after(kHold, () => shield.openUp());
  };
  const end = (): void => {
    if (!held.current) return;
    held.current = false;
    clearTimeout(timer.current);
    setState('tapped');
  };
  const hint = {
    rests: twice ? '' : words.tapDoesNothing,
    held: words.keepHolding,
    tapped: words.tapDoesNothing,
    armed: words.touchAgain,
  }[state];
  return (
    <div class="sealing">
      <button
        type="button"
        ref={button}
        class={`seal ${state}`}
        aria-describedby="seal-hint"
        {...(twice ? { onClick: touch } : holding(begin, end))}
      >
        <Ring />
        <Mark name="hold" />
        <span class="spoken">{twice ? words.touchToOpen : words.holdToOpen}</span>
      </button>
      <p class="seal-words" aria-hidden="true">
        {twice ? words.touchToOpen : words.holdToOpen}
      </p>
      <p class="seal-hint" id="seal-hint" aria-live="polite">
        {hint}
      </p>
    </div>
  );
}

/** A card that is shown only while a thumb lies here. */
export function WhisperSeal({ shield, card }: { shield: Shield; card: Card }): JSX.Element {
  const { words } = shield;
  const twice = shield.options.touches;
  const [armed, setArmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (): void => shield.set({ whispered: card });
  const hide = (): void => {
    if (shield.whispered) shield.set({ whispered: null });
  };
  const touch = (): void => {
    clearTimeout(timer.current);
    if (armed) show();
    setArmed(!armed);
    timer.current = setTimeout(() => (armed ? hide() : setArmed(false)), armed ? kShown : kArmed);
  };
  return (
    <section class="panel whisper-seal">
      <Mark name="sealed" />
      <div class="grows">
        <h2>{card.kind || card.name}</h2>
        <p>{!twice ? words.thumbHere : armed ? words.touchAgain : words.twoTouches}</p>
      </div>
      <button type="button" class="seal small" {...(twice ? { onClick: touch } : holding(show, hide))}>
        <Ring />
        <Mark name="hold" />
        <span class="spoken">{twice ? words.twoTouches : words.thumbHere}</span>
      </button>
    </section>
  );
}
