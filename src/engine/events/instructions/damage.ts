/** Damage that a spell or ability has something deal (120, 608.2f). */
import { deedOfAmounts } from './deed.ts';
import { excessOf } from './excess.ts';
import { doing } from '../../look/reading/illegalTargets.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { unlimited } from '../../look/range.ts';
import { isInGame } from '../../state/changes.ts';
import { type EventInstruction, presentThings, timesOf } from './instruction.ts';

export const damage: EventInstruction<'damage'> = {
  eventsOf: (look, instruction, context) => {
    // What deals damage is not affected by that: it may be out of range.
    const sources = resolveRef(unlimited(look), instruction.source, doing(context, look.state.day));
    return [instruction, ...(instruction.also ?? [])]
      .flatMap((part) => {
        const total = timesOf(look, part.amount, context);
        return presentThings(look, part.to, context).map((to) => ({
          to,
          amount: instruction.divided ? (context.announced.division?.[to] ?? 0) : total,
        }));
      })
      .filter(({ to }) => isInGame(look.state, to) || look.state.objects[to]?.zone === 'battlefield')
      .filter(({ amount }) => amount > 0)
      .flatMap(({ to, amount }) =>
        sources.map((source) => ({
          kind: 'damage',
          source,
          to,
          amount,
          combat: false,
          preventable: instruction.unpreventable !== true,
        })),
      );
  },
  remembers: (happened, before) => {
    const shares = happened.flatMap(({ event }) => (event.kind === 'damage' ? [[event.to, event.amount] as const] : []));
    return {
      dealt: shares.reduce((sum, [, amount]) => sum + amount, 0),
      ...deedOfAmounts('dealt', shares),
      ...deedOfAmounts('excess', excessOf(before, happened)),
    };
  },
};
