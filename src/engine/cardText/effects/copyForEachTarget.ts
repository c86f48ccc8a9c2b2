/** "Copy that spell for each other creature that the spell could target. Each copy targets a different one of those creatures" (707.10d). */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { isSame, kindsIn, partsIn } from '../../language/parts.ts';
import { isCalledSo } from '../nouns.ts';
import { noun, nouns, what, who } from '../phrases.ts';
import { otherThan } from '../antecedents.ts';
import { and, type Antecedent, type Scope, Unclear } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';

/** What a noun means by itself: "creature you control" and "those creatures" speak of the same. */
const kinds = (of: Filter): readonly string[] => [...kindsIn(of)].filter((kind) => !['and', 'or', 'controlled', 'you'].includes(kind));

/** Than what it targets only: that is whatever it targets, where it is described so, or is said by name. */
function ownTarget(scope: Scope, { like }: Antecedent, of: Filter, at: number): Ref | undefined {
  const [only] = partsIn(like).filter((part) => part.kind === 'targets only') as unknown as readonly Extract<
    Filter,
    { kind: 'targets only' }
  >[];
  if (!only) return otherThan(scope, of, at);
  return only.filter.kind === 'one of' ? only.filter.of : undefined;
}

export const copyForEachTarget: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(<doer> ^copy|copy) <spell> for each other <of>( that | )<again> could target. each copy targets a different one of those <those>',
    { doer: maybe(who), spell: what, of: noun, again: what, those: nouns },
    ({ doer, spell, of, again, those }, { outer, tree: { start } }): readonly Instruction[] => {
      const copied = outer.said.find(({ ref }) => isSame(ref, spell));
      if (!isSame(spell, again) || copied?.number !== 'one' || isCalledSo(copied, 'card')) throw new Unclear(start, 'another is copied');
      if (!kinds(those).every((kind) => kinds(of).includes(kind))) throw new Unclear(start, 'those are others');
      const than = ownTarget(outer, copied, of, start);
      return [
        {
          do: 'copy spell',
          what: spell,
          newTargets: false,
          couldTarget: { kind: 'all', filter: than ? and(of, { kind: 'other', than }) : of },
          ...(than ? {} : { others: true }),
          ...(doer ? { by: doer } : {}),
        },
      ];
    },
  ),
];
