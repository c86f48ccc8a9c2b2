/** "A land of each basic land type": one land may be chosen for several of its types (305.6). */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { basicLandTypes } from '../../language/subtypes.ts';
import { sayThings } from '../antecedents.ts';
import { and, before, controlledBy, handOn, isEach, one, Unclear } from '../scope.ts';
import { who } from '../phrases.ts';
import { clause, type Construct } from '../syntax.ts';

const land: Filter = { kind: 'type', type: 'land' };
const each: Ref = { kind: 'each' };
const ofType = (subtype: string): Filter => ({ kind: 'subtype', subtype });

/** What is done to the lands that you choose: one of each basic land type, whoever controls it. */
export const eachBasicLand: Construct<Ref> = clause(
  'a land of each basic land type',
  {},
  (_, { scope, tree: { start } }) => {
    if (scope.doer.kind !== 'you' || !scope.inEffect) throw new Unclear(start, 'nobody is asked to choose');
    const chosen = basicLandTypes.map((type) => ({ type, slot: `chosen ${type}` }));
    const asked = before(
      scope,
      ...chosen.map(({ type, slot }): Instruction => ({
        do: 'choose',
        who: scope.doer,
        from: { kind: 'all', filter: and(land, ofType(type)) },
        amount: one,
        slot,
      })),
    );
    const ref: Ref = { kind: 'several', of: chosen.map(({ slot }) => ({ kind: 'memory', slot })) };
    return handOn(ref, sayThings(asked, ref, 'chosen', land));
  },
  { plural: true },
);

export const eachBasicType: readonly Construct<readonly Instruction[]>[] = [
  clause('choose <of>', { of: eachBasicLand }, (): readonly Instruction[] => []),
  clause(
    '<doer> ^choose from the lands (they control|he or she controls) a land of each basic land type, then sacrifices the rest',
    { doer: who },
    ({ doer }, { tree: { start } }): readonly Instruction[] => {
      if (!isEach(doer)) throw new Unclear(start);
      return [{ do: 'keep', who: doer, filter: and(land, controlledBy(each)), amount: one, kinds: basicLandTypes.map(ofType) }];
    },
  ),
];
