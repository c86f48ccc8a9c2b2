/** "Your choice of a trample counter or a menace counter": which kind it is is chosen as it is put (608.2d), or as the permanent enters (614.1c). */
import type { Instruction } from '../language/instruction.ts';
import { wellKnownKeywords } from './keywordNames.ts';
import { you } from './scope.ts';
import { choice, clause, type Construct, list, words } from './syntax.ts';

const kind = words(Object.fromEntries(['+1/+1', '-1/-1', ...wellKnownKeywords].map((name) => [name, name])));
const or = [', ', ', or ', ' or '];

/** The kinds among which one is chosen. */
export const counterOfChoice: Construct<readonly string[]> = choice(
  clause(
    'your choice of <of>',
    {
      of: list(
        clause('(a|an) <of> counter', { of: kind }, ({ of }) => of),
        or,
        { least: 2 },
      ),
    },
    ({ of }) => of,
  ),
  clause('your choice of (a|an) <of> counter', { of: list(kind, or, { least: 2 }) }, ({ of }) => of),
);

/** The counter is called by the slot in which its kind is. */
export const chooseKind = (of: readonly string[], slot: string): Instruction => ({
  do: 'choose',
  who: you,
  from: { kind: 'keywords', of },
  slot,
});
