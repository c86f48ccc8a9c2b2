import { getHeapSpaceStatistics } from 'node:v8';

/** In bytes: some seven pages, and not half of what Node would hold (scripts/site/runBuild.ts). */
const mostNew = 7 * 2 ** 20;

/**
 * Clears away what is new, if it is much; to be called between two pages, when nothing of a page is needed any more. It takes a few milliseconds then. In
 * the middle of a page Node has to keep what it finds, and of what it found twice it clears nothing away before the heap has grown by half, so that it
 * needed four times the room for what is new (docs/decisions/building-in-little-memory.md). Without `--expose-gc` nothing is done.
 */
export function clearAway(): void {
  if (!globalThis.gc) return;
  const held = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_used_size ?? 0;
  if (held > mostNew) globalThis.gc({ type: 'minor' });
}
