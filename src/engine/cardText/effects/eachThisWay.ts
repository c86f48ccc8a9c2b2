/** What is done for each of those to which the text did something, and to what damage was dealt (608.2h). */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { sayThing } from '../antecedents.ts';
import { noun, nounOfEach } from '../phrases.ts';
import { itself } from '../references.ts';
import { and, handOn, isSpell, type Scope, self, Unclear } from '../scope.ts';
import { clause, type Construct, maybe, words } from '../syntax.ts';
import { dealtTo, deed, doneTo, forEachOf } from '../thisWay.ts';
import { duration } from './durations.ts';
import { restrictions } from './permanents.ts';

/** "For each creature exiled this way, its controller creates a token". */
export const eachThisWay = (then: Construct<readonly Instruction[]>): Construct<readonly Instruction[]> =>
  clause(
    `for each <of> ${deed} this way, <then>`,
    { of: nounOfEach, then },
    ({ of, then: does }, { scope, outer, forms, tree: { start } }) =>
      handOn(forEachOf(doneTo(forms['deed'], outer), of, does, start), { ...scope, said: outer.said }),
    { before: { then: (scope, { of }) => sayThing(scope, { kind: 'each' }, 'all', of ?? { kind: 'permanent' }) } },
  );

/** Those of what damage was dealt to that are such. */
const dealt = (of: Filter): Filter => and(of, { kind: 'one of', of: dealtTo });
/** What a spell dealt damage it dealt as it resolved; of a permanent other damage of the turn would count as well. @throws Unclear for it */
function dealtBySpell(of: Filter, { card }: Scope, at: number): Filter {
  if (!isSpell(card)) throw new Unclear(at, 'what was dealt damage by it is not noted');
  return and(of, { kind: 'damaged this turn', by: self });
}
export const dealtThisWay: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(a|an|each) <of> dealt damage this way <restriction> <lasts>',
    { of: noun, restriction: words(restrictions), lasts: duration },
    ({ of, restriction, lasts }): readonly Instruction[] => [
      { do: 'restrict', what: { kind: 'all', filter: dealt(of) }, restriction, duration: lasts },
    ],
  ),
  clause(
    'if (a|an) <of> dealt damage (this way|by <it>) would (%die|be put into a graveyard) this turn, (exile it|remove it from the game) instead',
    { of: noun, it: maybe(itself) },
    ({ of, it }, { scope, tree: { start } }): readonly Instruction[] => [
      {
        do: 'rules',
        rules: [
          {
            rule: 'replace',
            event: { on: 'dies', what: it ? dealtBySpell(of, scope, start) : dealt(of) },
            by: [{ do: 'move', what: { kind: 'event', role: 'object' }, to: 'exile' }],
            instead: true,
          },
        ],
        duration: 'end of turn',
      },
    ],
  ),
];
