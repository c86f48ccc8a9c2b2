/** Cases of a tester who had not seen the engine: each scenario must pass, and must fail when something wrong is expected. */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

/** A name, a scenario, and what it must not be found to show. */
export type Case = readonly [name: string, scenario: Readonly<Record<string, unknown>>, wrong: Readonly<Record<string, unknown>>];

export const bothWays = (cases: readonly Case[]): void => {
  it.each(cases)('%s', (_, scenario, wrong) => {
    expect(verdict(play(scenario))).toBe('passed');
    // What is refused is expected still: else an action that it refuses would fail whatever is wrong.
    const { refused } = [scenario['expect']].flat().at(-1) as { readonly refused?: unknown };
    const also = refused === undefined ? {} : { refused };
    expect(verdict(play({ ...scenario, expect: { ...also, ...wrong } }))).toMatch(/^failed /);
  });
};
