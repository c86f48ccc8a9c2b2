/** Permissions to cast something for a cost: "by discarding a card in addition to paying its other costs", "by paying {U} rather than paying its mana cost" (118.8, 118.9). */
import type { Cost } from '../../language/cost.ts';
import type { Filter } from '../../language/filter.ts';
import { kindsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { manaOrLife } from '../costs.ts';
import { type Counted, counted } from '../filters.ts';
import { withoutHand } from '../fromHand.ts';
import { condition, noun } from '../phrases.ts';
import { itself } from '../references.ts';
import { all, and, number, one, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, list, maybe } from '../syntax.ts';
import { rules, type Static } from './staticMeaning.ts';

const ways = { discarding: 'discard', sacrificing: 'sacrifice', exiling: 'exile', tapping: 'tap others' } as const;

function given(pay: (typeof ways)[keyof typeof ways], { filter, amount, upTo }: Counted, at: number): Cost {
  if (upTo || amount.kind !== 'number') throw new Unclear(at, 'how much is paid is not said');
  return { pay, filter: pay === 'discard' ? withoutHand(filter, you) : filter, amount };
}
/** A cost as what somebody does by paying it: "paying 3 life", "discarding a card". */
const paying: Construct<Cost> = choice<Cost>(
  clause('paying <cost>', { cost: manaOrLife }, ({ cost }) => cost),
  clause('(how:discarding|sacrificing|exiling|tapping) <of>', { of: counted }, ({ of }, { forms: { how }, tree: { start } }) =>
    given(ways[how as keyof typeof ways], of, start),
  ),
  clause('removing a counter from (a|an) <of>', { of: noun }, ({ of }): Cost => ({
    pay: 'remove counter',
    filter: and(of, { kind: 'counters', counter: 'any', least: 1 }),
    counter: 'any',
    amount: one,
  })),
);
const payings: Construct<readonly Cost[]> = list(paying, [' and ', ', and ', ', ']);

const permitted = (what: Ref, more: Partial<Extract<StaticRule, { rule: 'may play' }>>): StaticRule => ({
  rule: 'may play',
  who: you,
  what,
  only: 'spells',
  ...more,
});

export const castPaying: readonly Construct<Static>[] = [
  clause(
    'you may cast <of> (how:from your graveyard|as though it had flash) by <besides> in addition to paying its other costs',
    { of: itself, besides: payings },
    ({ of, besides }, { forms: { how } }): Static =>
      how === 'from your graveyard'
        ? { ...rules(permitted(of, { besides })), from: 'graveyard' }
        : { ...rules({ rule: 'flash for', costs: besides }), from: 'stack' },
  ),
  clause(
    '[as long as <only>, ]you may cast <of> from your graveyard by <instead> (rather than paying|instead of) its mana cost',
    { only: maybe(condition), of: itself, instead: payings },
    ({ only, of, instead }): Static => ({
      ...rules(permitted(of, { instead })),
      ...(only ? { condition: only } : {}),
      from: 'graveyard',
    }),
  ),
  clause(
    '(when:once during each of your turns, you may cast (a|an) <one>|you may cast spells) from (where:your graveyard|the top of your library) by <besides> in addition to paying (whose:its|their) other costs',
    { one: maybe(noun), besides: payings },
    ({ one: of, besides }, { forms: { where, whose }, tree: { start } }): Static => {
      if ((whose === 'its') !== (of !== undefined) || (of && !kindsIn(of).has('spell'))) throw new Unclear(start);
      const what: Ref =
        where === 'your graveyard'
          ? all(and({ kind: 'card' }, { kind: 'zone', zone: 'graveyard', of: you }))
          : { kind: 'library top', of: you, amount: number(1) };
      const spells: Filter | undefined = of;
      return {
        ...rules(permitted(what, { besides, ...(spells ? { spells, once: true } : {}) })),
        ...(of ? { condition: { kind: 'your turn' } } : {}),
      };
    },
  ),
];
