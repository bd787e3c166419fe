// What can be touched. It acts when the thumb leaves it on the same place.

import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { isDeaf, isOwnClick, touched } from '../touch.ts';

export interface ButtonProps {
  act: () => void;
  class?: string;
  /** Acts in the first moment of a new question as well. */
  always?: boolean;
  disabled?: boolean;
  current?: boolean;
  pressed?: boolean;
  /** Is called once a thumb rests on it, and when it leaves. */
  onRest?: (rests: boolean) => void;
  children: ComponentChildren;
}

const kRest = 400;

function isWithin(event: PointerEvent): boolean {
  const { left, right, top, bottom } = (event.currentTarget as Element).getBoundingClientRect();
  return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
}

export function Button({ act, always, onRest, current, pressed, children, ...rest }: ButtonProps): JSX.Element {
  const down = useRef<number | null>(null); // the thumb that lies on it
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rests = useRef(false);
  const mayAct = (): boolean => always || !isDeaf();
  const leave = (): boolean => {
    clearTimeout(timer.current);
    const rested = rests.current;
    rests.current = false;
    down.current = null;
    if (rested) onRest?.(false);
    return rested;
  };
  return (
    <button
      type="button"
      {...rest}
      aria-current={current ? 'true' : undefined}
      aria-pressed={pressed}
      onPointerDown={(event) => {
        if (event.button !== 0 || rest.disabled || !mayAct()) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        down.current = event.pointerId;
        if (onRest)
          timer.current = setTimeout(() => {
            rests.current = true;
            onRest(true);
          }, kRest);
      }}
      onPointerUp={(event) => {
        if (down.current !== event.pointerId) return;
        const acts = !leave() && isWithin(event) && mayAct();
        touched();
        if (acts) act();
      }}
      onPointerCancel={leave}
      onClick={() => isOwnClick() && mayAct() && act()}
    >
      {children}
    </button>
  );
}
