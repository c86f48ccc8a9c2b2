/** What was put into a graveyard this way: of what a text destroyed or milled, that which went there and nowhere else (608.2c). */
import type { Amount } from '../../language/amount.ts';
import { deedSlot } from '../../language/deed.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { isSame } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import { sayThing } from '../antecedents.ts';
import { amount, nounOfEach, nouns } from '../phrases.ts';
import { and, controlledBy, handOn, type Scope, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { forEachOf, itsController, times } from '../thisWay.ts';

const each: Ref = { kind: 'each' };
/** Permanents as they last were on the battlefield (608.2h), which left it for a graveyard: regenerated or exiled ones did not. */
const destroyed = (of: Filter): Amount => ({
  kind: 'happened',
  what: 'to graveyard',
  of: and(of, { kind: 'one of', of: { kind: 'memory', slot: deedSlot('destroyed', 'was') } }),
});
const isMilled = ({ said }: Scope): boolean => said.some(({ ref }) => isSame(ref, { kind: 'memory', slot: 'milled' }));

amount.define(
  clause('the number of <of> put into a graveyard this way', { of: nouns }, ({ of }, { scope, tree: { start } }) => {
    if (isMilled(scope)) throw new Unclear(start);
    return destroyed(of);
  }),
);

export const eachIntoGraveyard = (then: Construct<readonly Instruction[]>): Construct<readonly Instruction[]> =>
  clause(
    'for each <of> put into a graveyard this way, <then>',
    { of: nounOfEach, then },
    ({ of, then: does }, { scope, outer, tree: { start } }) => {
      const after: Scope = { ...scope, said: outer.said };
      if (isMilled(outer)) {
        // Cards are what they are there; one that went elsewhere instead is not.
        const there = and(of, { kind: 'zone', zone: 'graveyard' });
        return handOn(forEachOf({ kind: 'memory', slot: deedSlot('milled', 'became') }, there, does, start), after);
      }
      const only = does.length === 1 ? does[0] : undefined;
      const own = only && 'who' in only && isSame(only.who, itsController);
      const once = own ? times({ ...only, who: each }, destroyed(and(of, controlledBy(each)))) : only && times(only, destroyed(of));
      if (!once) throw new Unclear(start, 'it is not the same as to do it once for all');
      return handOn<readonly Instruction[]>(
        own ? [{ do: 'for each', of: { kind: 'players', which: 'each' }, then: [once] }] : [once],
        after,
      );
    },
    { before: { then: (scope, { of }) => sayThing(scope, each, 'all', of ?? { kind: 'permanent' }) } },
  );
