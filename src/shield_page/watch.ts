// What closes the shield by itself: nobody touches it, or nobody looks at it.

const kQuiet = 10_000; // then the thread begins to burn
const kBurns = 10_000;
/** A thumb that lies there touches it, but not for ever: browsers lose sight of one that leaves now and then. */
const kHeld = 60_000;

/** Closes after 20 s without a touch; the last ten are told. */
export class Watch {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly onBurning: (burning: boolean) => void,
    private readonly onClose: () => void,
  ) {}

  /** Any touch or key winds it up; `held`: a thumb has come to lie there. */
  wind(held = false): void {
    clearTimeout(this.timer);
    this.onBurning(false);
    this.timer = setTimeout(() => this.burn(), held ? kHeld : kQuiet);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private burn(): void {
    this.onBurning(true);
    this.timer = setTimeout(this.onClose, kBurns);
  }
}

/** Calls it when the page is hidden, left, locked or turned. A keyboard that comes up turns nothing. */
export function whenNobodyLooks(close: () => void): void {
  document.addEventListener('visibilitychange', () => document.hidden && close());
  window.addEventListener('pagehide', close);
  window.addEventListener('blur', close);
  window.addEventListener('freeze', close);
  window.addEventListener('orientationchange', close);
  window.screen.orientation?.addEventListener?.('change', close);
}
