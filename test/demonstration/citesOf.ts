/** The rules that a step of a board rests on, and short ways to write such boards. */
import { expect } from 'vitest';
import { play } from './play.ts';

/** The rules of the first step whose text has these words. */
export function citesOf(board: Readonly<Record<string, unknown>>, words: string, edition = '2026-01-16'): readonly string[] {
  const { trace, unsupported } = play({ edition, ...board });
  expect(unsupported).toEqual([]);
  const step = trace.find(({ text }) => text.includes(words));
  expect(step, trace.map(({ text }) => text).join('\n')).toBeDefined();
  return step?.cites ?? [];
}

/** Everybody passes until nothing is left on the stack. */
export const passAll = { by: 'all', do: 'pass until', until: 'stack empty' };

export const effect = (text: string, ...targets: readonly string[]) => ({
  by: 'A',
  do: 'effect',
  text,
  ...(targets.length > 0 ? { targets } : {}),
});
