// Keys of a tablet or a computer.

import type { Shield } from './shield.ts';
import type { Watch } from './watch.ts';

const kArrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

/** Whether somebody writes there. */
export const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

function middleOf(element: Element): Point {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The nearest thing in that direction; what lies to the side counts twice. */
function step(dx: number, dy: number): void {
  const here = document.activeElement;
  if (!here || here === document.body) return;
  const from = middleOf(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const there of document.querySelectorAll<HTMLElement>('button:not([disabled]), input, textarea')) {
    const to = middleOf(there);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = along + 2 * aside;
    if (there === here || along < 4 || far >= least) continue;
    best = there;
    least = far;
  }
  best?.focus();
}

/** Arrows go from one thing to the next, Esc closes, L shows the held card, R responds, ? tells the rule. */
export function onKeys(shield: Shield, watch: Watch): void {
  const usesKeys = (uses: boolean): void => void document.body.classList.toggle('keys', uses);
  document.addEventListener('pointerdown', () => usesKeys(false));
  document.addEventListener('keydown', (event) => {
    usesKeys(true);
    watch.wind();
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const arrow = kArrows[event.key];
    if (event.key === 'Escape') {
      if (shield.sheet || shield.reading) shield.set({ sheet: null, reading: null });
      else shield.close();
    } else if (isWritten(event.target)) {
      return;
    } else if (arrow) {
      event.preventDefault();
      step(...arrow);
    } else if (shield.open) {
      const key = event.key.toLowerCase();
      const held = shield.face?.cards.find((card) => card.held);
      const rule = shield.face?.question?.rule;
      if (key === 'r') shield.goTo('respond');
      else if (key === 'l' && held && !event.repeat) shield.set({ whispered: held });
      else if (key === '?' && rule) {
        shield.goTo('rules');
        shield.set({ rule });
      }
    }
  });
  document.addEventListener('keyup', (event) => {
    if (event.key.toLowerCase() === 'l' && shield.whispered) shield.set({ whispered: null });
  });
}
