/** What a scenario says must be true, held against the position. */
import type { Expectation } from '../format/scenario.ts';
import type { Check, Failure, Seen } from './checking.ts';
import { gameChecks } from './game.ts';
import { objectChecks } from './objects.ts';
import { questionChecks } from './questions.ts';
import { tokens } from './tokens.ts';

export type { Failure, Seen } from './checking.ts';

/** A check for every key, of the shape that the key has. */
type Values = Required<Expectation>;
type Checks = { readonly [Key in keyof Values]: Check<Values[Key]> };
const checks: Checks = {
  // When it is checked, not what.
  after: () => undefined,
  ...gameChecks,
  ...objectChecks,
  ...questionChecks,
  tokens,
};

const isKey = (key: string): key is keyof Expectation => key in checks;

/** Everything in a block that is not as expected. @throws ScenarioRefusal for a ref that never was, and for a value that nothing could meet. */
export function checkExpectation(expectation: Expectation, path: string, seen: Seen): readonly Failure[] {
  const failures: Failure[] = [];
  const fail = (key: string, expected: unknown, actual: unknown): void => void failures.push({ key, expected, actual });
  const compare = (key: string, expected: unknown, actual: unknown): void => {
    if (JSON.stringify(expected) !== JSON.stringify(actual)) fail(key, expected, actual);
  };
  const check = <Key extends keyof Values>(key: Key, value: Values[Key] | undefined): void => {
    if (value !== undefined) checks[key]({ key, value, path: `${path}.${key}`, seen, fail, compare });
  };
  for (const key of Object.keys(expectation)) if (isKey(key)) check(key, expectation[key]);
  return failures;
}

/** Whether it is of what came of a play: numbers of rules differ from edition to edition, and refused actions are compared as such. */
export const isOutcome = ({ key, actual }: Failure): boolean =>
  !/(?:^|\.)cites$/.test(key) && !key.startsWith('actions[') && !(/(?:^|\.)refused$/.test(key) && typeof actual !== 'string');
