/** "Until end of turn, you may play lands and cast spells from your graveyard": whatever is there when it is played (601.3, 611.2c), and what goes there meanwhile. */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { kindsIn } from '../../language/parts.ts';
import { noun } from '../phrases.ts';
import { and, Unclear, you } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { freeFromHand } from '../statics/freeFromHand.ts';

const forTheTurn = (rule: StaticRule): readonly Instruction[] => [{ do: 'rules', rules: [rule], duration: 'end of turn' }];
const deed = '(how:play lands and cast spells|play cards|cast spells|play lands)';
const only: Readonly<Record<string, { readonly only?: 'lands' | 'spells' }>> = {
  'cast spells': { only: 'spells' },
  'play lands': { only: 'lands' },
};
const fromGraveyard = (how = ''): readonly Instruction[] =>
  forTheTurn({
    rule: 'may play',
    who: you,
    what: { kind: 'all', filter: and({ kind: 'card' }, { kind: 'zone', zone: 'graveyard', of: you }) },
    ...only[how],
  });
const exiledInstead = (event: { readonly on: 'dies' | 'put into graveyard'; readonly what: Filter }): readonly Instruction[] =>
  forTheTurn({
    rule: 'replace',
    event,
    by: [{ do: 'move', what: { kind: 'event', role: 'object' }, to: 'exile' }],
    instead: true,
  });

export const fromZones: readonly Construct<readonly Instruction[]>[] = [
  clause(
    `(first:|until end of turn, )you may ${deed} from your graveyard(last:| this turn)`,
    {},
    (_, { forms: { how, first = '', last = '' }, tree: { start } }) => {
      // It is said once how long; of a permission without an end nothing is known here.
      if ((first === '') === (last === '')) throw new Unclear(start);
      return fromGraveyard(how);
    },
  ),
  clause('until end of turn, <of>', { of: freeFromHand }, ({ of }) => forTheTurn(of)),
  clause('if a card would be put into your graveyard from anywhere this turn, exile (it|that card) instead', {}, () =>
    exiledInstead({ on: 'put into graveyard', what: and({ kind: 'card' }, { kind: 'owned', by: you }) }),
  ),
  // Any such creature, whenever it comes (611.2c).
  clause('if (a|an) <of> would %die this turn, exile it instead', { of: noun }, ({ of }, { tree: { start } }) => {
    if (['zone', 'one of', 'spell', 'card'].some((kind) => kindsIn(of).has(kind))) throw new Unclear(start);
    return exiledInstead({ on: 'dies', what: of });
  }),
];
