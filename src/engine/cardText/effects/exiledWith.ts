/** Cards exiled with counters on them, and those that gain suspend there (702.62). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { kindsIn } from '../../language/parts.ts';
import { counterName, howMany } from '../amounts.ts';
import { what } from '../phrases.ts';
import { indefinite } from '../references.ts';
import { Unclear } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';
import { moved } from './moving.ts';

const thing: Construct<Ref> = choice<Ref>(what, indefinite);

export const exiledWith: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(exile <of>|remove <of> from the game) with <many> <counter> #many:counter on #of:it',
    { of: thing, many: howMany, counter: counterName },
    ({ of, many: amount, counter }, { scope, tree: { start } }) => {
      // "Target creature with two time counters on it" may say which one; a card in a graveyard has none yet.
      const target = of.kind === 'target' ? scope.targets[of.index]?.filter : undefined;
      if (target && !kindsIn(target).has('card')) throw new Unclear(start, 'what has the counters is not said');
      return moved(scope, 'exiled', { do: 'move', what: of, to: 'exile', link: 'exiled', counters: { counter, amount } });
    },
  ),
  // Without a cost: a card that has it is suspended while it is in exile with a time counter on it, and nowhere else (702.62b).
  clause('<of> ^gain suspend', { of: what }, ({ of }, { tree: { start } }): readonly Instruction[] => {
    if (of.kind !== 'memory') throw new Unclear(start, 'it is no card that was exiled');
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
