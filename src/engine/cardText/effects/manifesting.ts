/** Manifesting (701.40, 701.62): cards put onto the battlefield face down, one at a time. */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { numberWord } from '../amounts.ts';
import { sayThing, sayThings } from '../antecedents.ts';
import { who, whosePlayer } from '../phrases.ts';
import { and, handOn, newSlot, number, one, type Scope, Unclear } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';

const top = (of: Ref, amount = one): Ref => ({ kind: 'library top', of, amount });
const manifest = (what: Ref, under: Ref, remember: string): Instruction => ({
  do: 'move',
  what,
  to: 'battlefield',
  under,
  faceDown: true,
  mark: 'manifested',
  remember,
  action: 'manifest',
});
/** What it is there: a creature (701.40a). */
const creature = { kind: 'type', type: 'creature' } as const;
const sayManifested = (scope: Scope, slots: readonly string[]): Scope => {
  const refs = slots.map((slot): Ref => ({ kind: 'memory', slot }));
  const [only, ...more] = refs;
  if (only && more.length === 0) return sayThing(scope, only, 'moved', creature, { arrived: true });
  return sayThings(scope, { kind: 'several', of: refs }, 'moved', creature, { arrived: true });
};

export const manifesting: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(<doer> ^manifest|manifest) the top card of <of> library',
    { doer: maybe(who), of: whosePlayer },
    ({ doer, of }, { scope: outer }) => {
      const [slot, scope] = newSlot(outer, 'manifested');
      return handOn<readonly Instruction[]>([manifest(top(of), doer ?? scope.doer, slot)], sayManifested(scope, [slot]));
    },
  ),
  clause(
    '(<doer> ^manifest|manifest) the top <many> cards of <of> library',
    { doer: maybe(who), many: numberWord, of: whosePlayer },
    ({ doer, many, of }, { scope: outer, tree: { start } }) => {
      if (many.kind !== 'number') throw new Unclear(start, 'so many are manifested one after the other');
      let scope = outer;
      const slots = Array.from({ length: many.value }, () => {
        const [slot, next] = newSlot(scope, 'manifested');
        scope = next;
        return slot;
      });
      const under = doer ?? scope.doer;
      return handOn(
        slots.map((slot) => manifest(top(of), under, slot)),
        sayManifested(scope, slots),
      );
    },
  ),
  clause('manifest a card from your hand', {}, (_, { scope: outer }) => {
    const [slot, scope] = newSlot(outer, 'manifested');
    const hand: Ref = { kind: 'all', filter: and({ kind: 'card' }, { kind: 'zone', zone: 'hand', of: scope.doer }) };
    const does: readonly Instruction[] = [
      { do: 'choose', who: scope.doer, from: hand, slot: `${slot} card` },
      manifest({ kind: 'memory', slot: `${slot} card` }, scope.doer, slot),
    ];
    return handOn(does, sayManifested(scope, [slot]));
  }),
  clause('(<doer> ^manifest|manifest) dread', { doer: maybe(who) }, ({ doer }, { scope: outer }) => {
    const [slot, scope] = newSlot(outer, 'manifested');
    const by = doer ?? scope.doer;
    const seen: Ref = { kind: 'memory', slot: `${slot} of` };
    const left: Ref = { kind: 'all', filter: and({ kind: 'one of', of: seen }, { kind: 'zone', zone: 'library' }) };
    const does: readonly Instruction[] = [
      { do: 'look', who: by, what: top(by, number(2)), remember: `${slot} of`, action: 'manifest dread' },
      { do: 'choose', who: by, from: seen, slot: `${slot} card` },
      manifest({ kind: 'memory', slot: `${slot} card` }, by, slot),
      { do: 'move', what: left, to: 'graveyard' },
    ];
    return handOn(does, sayManifested(scope, [slot]));
  }),
];
