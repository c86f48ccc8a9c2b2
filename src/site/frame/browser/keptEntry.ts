/**
 * Coming back to a long page. What of it is out of sight is laid out when it is looked at, so that its height is another when the page is opened
 * anew: the browser's own way back, which is so many pixels down, leads elsewhere. So the entry that was looked at is kept, and where it stood.
 */
/** By address, which a page may change while it is read. */
const makeKey = (): string => `concordance.entry:${location.pathname}${location.search}`;

interface Kept {
  readonly id: string;
  /** Its distance from the top of the window. */
  readonly top: number;
}

/** So many frames in a row nothing may move before it is held to stand still, and so many are waited for at most. */
const still = 5;
const most = 120;

function keep(): void {
  const at = document.elementFromPoint(innerWidth / 2, innerHeight / 3)?.closest<HTMLElement>('[id]');
  if (!at) return;
  try {
    sessionStorage.setItem(makeKey(), JSON.stringify({ id: at.id, top: at.getBoundingClientRect().top } satisfies Kept));
  } catch {
    // Without storage nothing is kept.
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(makeKey()) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

/** Scrolls to the entry until it stays where it was; a reader who scrolls meanwhile has the last word. */
function show({ id = '', top = 0 }: Partial<Kept>): void {
  const entry = document.getElementById(id);
  if (!entry) return;
  let quiet = 0;
  let left = most;
  const stop = (): void => void (left = 0);
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown']) addEventListener(sign, stop, { once: true, passive: true });
  const step = (): void => {
    const off = entry.getBoundingClientRect().top - top;
    quiet = Math.abs(off) < 1 ? quiet + 1 : 0;
    if (quiet >= still || left <= 0) return;
    left -= 1;
    if (quiet === 0) scrollBy({ top: off, behavior: 'instant' });
    requestAnimationFrame(step);
  };
  step();
}

/** Keeps the entry that is looked at, and leads whoever came back to it: once all is there, since the browser scrolls on its own until then. */
export function keepEntry(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const cameBack = opened?.type === 'back_forward' || opened?.type === 'reload';
  const kept = cameBack ? read() : {};
  if (document.readyState === 'complete') show(kept);
  else addEventListener('load', () => requestAnimationFrame(() => show(kept)), { once: true });
  addEventListener('pagehide', keep);
}
