/** Tables of keywords: each case a small board, actions and what must be true. */
import { expect, it } from 'vitest';
import { play, verdict } from '../../../demonstration/play.ts';

type Data = Readonly<Record<string, unknown>>;
export type Case = readonly [name: string, edition: string, scenario: Data];

export const pass = { by: 'all', do: 'pass until', until: 'stack empty' };
export const check = { by: 'game', do: 'check' };
export const passTo = (until: string): Data => ({ by: 'all', do: 'pass until', until });
export const effect = (text: string, ...targets: readonly string[]): Data => ({
  by: 'A',
  do: 'effect',
  text,
  ...(targets.length > 0 ? { targets } : {}),
});
export const choose = (choice: unknown, by = 'A'): Data => ({ by, do: 'choose', choice });
export const cast = (object: string, more: Data = {}): Data => ({ by: 'A', do: 'cast', object, pay: 'free', ...more });
export const beast = (ref: string, text = '', more: Data = {}): Data => ({
  ref,
  name: ref,
  controller: 'A',
  type: 'Creature — Beast',
  pt: '2/2',
  text,
  ...more,
});
export const board = (...battlefield: readonly Data[]): Data => ({ zones: { battlefield }, librarySize: { A: 20, B: 20 } });

export function runs(cases: readonly Case[]): void {
  it.each(cases)('%s (%s)', (_, edition, scenario) => {
    const result = play({ edition, ...scenario });
    expect([verdict(result), result.failures, result.unsupported]).toEqual(['passed', [], []]);
  });
}
