/** A source that would deal damage, and what it would deal it to (614.1a). */
import type { Filter } from '../../language/filter.ts';
import type { Ref } from '../../language/ref.ts';
import type { ReplacedEvent } from '../../language/staticRule.ts';
import { sayThing } from '../antecedents.ts';
import { onTheBattlefield } from '../onTheBattlefield.ts';
import { noun, who } from '../phrases.ts';
import { all, and, handOn, or, sayAmount, self, you } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';

export const sourceOf: Construct<Filter> = choice<Filter>(
  clause('(a|any) source', {}, (): Filter => ({ kind: 'and', filters: [] })),
  clause('(a|an) <of>', { of: noun }, ({ of }, { tree: { parts } }) => onTheBattlefield(of, parts['of'])),
  clause('another <of>', { of: noun }, ({ of }, { tree: { parts } }) =>
    and(onTheBattlefield(of, parts['of']), { kind: 'other', than: self }),
  ),
);
/** One of a kind, which is spoken of behind that. */
export const oneDamaged: Construct<Ref> = clause('(which:a|an|another) <of>', { of: noun }, ({ of }, { scope, forms: { which } }) =>
  handOn(
    all(which === 'another' ? and(of, { kind: 'other', than: self }) : of),
    sayThing(scope, { kind: 'event', role: 'recipient' }, 'other', of),
  ),
);
const anyOf: Construct<Ref> = choice<Ref>(
  who,
  oneDamaged,
  clause('(whom:you|an opponent|a player) or (a|an) <of>', { of: noun }, ({ of }, { forms: { whom } }): Ref => {
    const player: Filter = whom === 'you' ? { kind: 'one of', of: you } : { kind: whom === 'an opponent' ? 'opponent' : 'player' };
    return all(or([player, of]));
  }),
  clause('a permanent or player', {}, (): Ref => all(or([{ kind: 'permanent' }, { kind: 'player' }]))),
);
export const wouldDealDamage: Construct<ReplacedEvent> = clause(
  '<of> would deal (combat:combat |noncombat |)damage to <to>',
  { of: sourceOf, to: anyOf },
  ({ of, to }, { scope, forms: { combat = '' } }) =>
    handOn<ReplacedEvent>(
      { on: 'damage', from: all(of), to, ...(combat === '' ? {} : { combatOnly: combat === 'combat ' }) },
      sayAmount(scope, { kind: 'event amount' }),
    ),
  { before: { to: (scope, { of }) => (of ? sayThing(scope, { kind: 'event', role: 'source' }, 'event', of) : scope) } },
);
