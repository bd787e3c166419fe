// What closes the shield by itself: nobody touches it, or nobody looks at it.

const kQuiet = 10_000; // then the thread begins to burn
const kBurns = 10_000;

/** Closes after 20 s without a touch; the last ten are told. A thumb that lies on it touches it. */
export class Watch {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private thumbs = new Set<number>();

  constructor(
    private readonly onBurning: (burning: boolean) => void,
    private readonly onClose: () => void,
  ) {}

  /** Any touch or key winds it up; `down`: a thumb lies on it, or has left. */
  wind(thumb = -1, down = false): void {
    if (down) this.thumbs.add(thumb);
    else this.thumbs.delete(thumb);
    clearTimeout(this.timer);
    this.onBurning(false);
    if (this.thumbs.size === 0) this.timer = setTimeout(() => this.burn(), kQuiet);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.thumbs.clear();
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
