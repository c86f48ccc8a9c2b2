/** Cards exiled with counters on them, and those that gain suspend there (702.62). */
import type { Instruction } from '../../language/instruction.ts';
import type { Filter } from '../../language/filter.ts';
import type { ZoneName } from '../../language/places.ts';
import type { Ref } from '../../language/ref.ts';
import { counterName, howMany } from '../amounts.ts';
import { what } from '../phrases.ts';
import { type Scope, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { moved } from './moving.ts';

/** Cards of such a zone have no counters yet: those that are spoken of are put on them. */
const withoutCounters: readonly ZoneName[] = ['hand', 'graveyard', 'library'];
const isThere = (filter: Filter): boolean =>
  (filter.kind === 'zone' && withoutCounters.includes(filter.zone)) || (filter.kind === 'and' && filter.filters.some(isThere));

/** "Each creature with two time counters on it" may say which ones. @throws Unclear unless they are such cards */
function describedElsewhere(of: Ref, { targets }: Scope, at: number): void {
  const described = of.kind === 'all' ? of.filter : of.kind === 'target' ? targets[of.index]?.filter : undefined;
  if (described && !isThere(described)) throw new Unclear(at, 'what has the counters is not said');
}

export const exiledWith: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(exile <of>|remove <of> from the game) with <many> <counter> #many:counter on #of:it',
    { of: what, many: howMany, counter: counterName },
    ({ of, many: amount, counter }, { scope, tree: { start } }) => {
      describedElsewhere(of, scope, start);
      return moved(scope, 'exiled', { do: 'move', what: of, to: 'exile', link: 'exiled', counters: { counter, amount } });
    },
  ),
  // Without a cost: a card that has it is suspended while it is in exile with a time counter on it, and nowhere else (702.62b).
  clause('<of> ^gain suspend', { of: what }, ({ of }, { tree: { start } }): readonly Instruction[] => {
    if (of.kind !== 'memory' || !/^exiled|^countered/.test(of.slot)) throw new Unclear(start, 'it is no card that was exiled');
    return [
      {
        do: 'modify',
        what: of,
        changes: [{ kind: 'add ability', ability: { kind: 'keyword', text: 'suspend', keyword: 'suspend' } }],
        duration: 'permanent',
      },
    ];
  }),
];
