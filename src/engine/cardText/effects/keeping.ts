/** What players choose to keep: they part with the rest. */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { acting, alone } from '../distributing.ts';
import { counted } from '../filters.ts';
import { nouns, who } from '../phrases.ts';
import { everyone } from '../references.ts';
import { isSame } from '../../language/parts.ts';
import { and, controlledBy, handOn, holds, isEach, one, Unclear } from '../scope.ts';
import { choice, clause, type Construct, list, maybe } from '../syntax.ts';

const each: Ref = { kind: 'each' };
const own = (of: Filter): Filter => and(of, controlledBy(each));
const fewest = (of: Filter): Instruction => ({ do: 'keep', who: everyone, filter: own(of), amount: 'fewest' });
const sameWay: Construct<Instruction> = choice<Instruction>(
  clause('(discards|discard) cards', {}, (): Instruction => ({
    do: 'keep',
    who: everyone,
    filter: and({ kind: 'card' }, { kind: 'zone', zone: 'hand', of: each }),
    amount: 'fewest',
    discards: true,
  })),
  clause('(sacrifices|sacrifice) <of>', { of: nouns }, ({ of }) => fewest(of)),
);

export const keeping: readonly Construct<readonly Instruction[]>[] = [
  clause(
    'each player chooses a number of <of> (they control|he or she controls) equal to the number of <same> controlled by the player who controls the fewest, then sacrifices the rest[. (each player|players) <also> the same way]',
    { of: nouns, same: nouns, also: maybe(list(sameWay, [' and '])) },
    ({ of, same, also = [] }, { tree: { start } }): readonly Instruction[] => {
      if (!isSame(of, same)) throw new Unclear(start);
      return [fewest(of), ...also];
    },
  ),
  clause(
    '<doer> ^choose <of>, then sacrifices the rest',
    { doer: who, of: counted },
    ({ doer, of }, { scope, tree: { start } }) => {
      // Only of what is said to be theirs there is a rest that they can sacrifice.
      const isTheirs = holds(of.filter, (part) => isSame(part, controlledBy(each)));
      if (!isEach(doer) || !isTheirs || of.upTo) throw new Unclear(start);
      return handOn<readonly Instruction[]>([{ do: 'keep', who: doer, filter: of.filter, amount: of.amount }], alone(scope, doer));
    },
    { before: { of: (scope, { doer }) => acting(scope, doer) } },
  ),
  clause(
    '<doer> ^choose <kinds> from among the <of> they control, then sacrifices the rest',
    {
      doer: who,
      kinds: list(counted, [', and ', ' and ', ', '], { least: 2 }),
      of: nouns,
    },
    ({ doer, kinds, of }, { scope, tree: { start } }) => {
      if (!isEach(doer) || kinds.some((kind) => kind.upTo || !isSame(kind.amount, one))) throw new Unclear(start);
      const does: Instruction = { do: 'keep', who: doer, filter: own(of), amount: one, kinds: kinds.map(({ filter }) => filter) };
      return handOn<readonly Instruction[]>([does], alone(scope, doer));
    },
  ),
  clause(
    '(<doer> ^choose|choose) <of>. destroy the rest',
    { doer: maybe(who), of: counted },
    ({ doer, of }, { scope, tree: { start } }): readonly Instruction[] => {
      const isTheirs = holds(of.filter, (part) => isSame(part, controlledBy(each)));
      // Of what each of several chooses the rest is that of each; you alone may choose among all.
      if (doer ? !isEach(doer) || !isTheirs || of.upTo : isTheirs) throw new Unclear(start);
      const upTo = of.upTo ? { upTo: true as const } : {};
      return [{ do: 'keep', who: doer ?? scope.doer, filter: of.filter, amount: of.amount, ...upTo, destroys: true }];
    },
    { before: { of: (scope, { doer }) => (doer ? acting(scope, doer) : scope) } },
  ),
  // All of them at each of the three times, of whoever they are (101.4).
  clause(
    'each player exiles all <of> from their graveyard, then sacrifices all <lost> they control, then puts all cards they exiled this way %onto',
    { of: nouns, lost: nouns },
    ({ of, lost }): readonly Instruction[] => {
      const graveyards = and(of, { kind: 'zone', zone: 'graveyard' });
      return [
        { do: 'move', what: { kind: 'all', filter: graveyards }, to: 'exile', link: 'exiled', remember: 'exiled' },
        { do: 'sacrifice', who: everyone, what: { kind: 'all', filter: own(lost) } },
        { do: 'move', what: { kind: 'memory', slot: 'exiled' }, to: 'battlefield', remember: 'put' },
      ];
    },
  ),
];
