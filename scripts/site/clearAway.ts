import { getHeapSpaceStatistics } from 'node:v8';

/** In bytes: enough for some hundred small pages, and half of what Node would hold (scripts/site/runBuild.ts), so that most pages are made without it. */
const mostNew = 7 * 2 ** 20;

/**
 * Clears away what is new, if it is much; to be called between two pages, when nothing of a page is needed any more. It takes a few milliseconds then. In
 * the middle of a page Node has to keep what it finds, and of what it found twice it clears nothing away before the heap has grown by half: the two that
 * make pages held a quarter of a gigabyte more so. Without `--expose-gc` nothing is done.
 */
export function clearAway(): void {
  if (!globalThis.gc) return;
  const held = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_used_size ?? 0;
  if (held > mostNew) globalThis.gc({ type: 'minor' });
}
