/** What activated abilities of other objects cost more or less to activate (118.7, 602.2b). */
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import { kindsIn } from '../../language/parts.ts';
import { digits } from '../amounts.ts';
import { amount, nouns, whose } from '../phrases.ts';
import { and, Unclear } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';
import { rules, type Static } from './staticMeaning.ts';

/** "Creatures" are on the battlefield (109.2): what is said of cards is said with their zone. */
const ofWhich: Construct<Filter> = choice<Filter>(
  clause('activated abilities', {}, (): Filter => ({ kind: 'and', filters: [] })),
  clause('activated abilities of <of>', { of: nouns }, ({ of }, { tree: { start } }) => {
    if (kindsIn(of).has('spell')) throw new Unclear(start);
    return kindsIn(of).has('zone') ? of : and(of, { kind: 'zone', zone: 'battlefield' });
  }),
  clause('<of> activated abilities', { of: whose }, ({ of }, { tree: { start } }): Filter => {
    if (of.kind !== 'attached') throw new Unclear(start);
    return { kind: 'one of', of };
  }),
);
const much: Construct<Amount> = choice<Amount>(
  clause('{<of>}', { of: digits }, ({ of }) => of),
  clause('<of>', { of: digits }, ({ of }) => of),
);
const leavingOne =
  "[leaving:. this effect can't reduce (the mana in that cost|the amount of mana an ability costs to activate) to less than one mana]";

export const abilityCosts: readonly Construct<Static>[] = [
  clause(
    `<of> cost <by> (how:less|more) to (activate|play)[ (besides:unless they're mana abilities)]${leavingOne}`,
    { of: ofWhich, by: much },
    ({ of, by }, { forms: { how, leaving, besides }, tree: { start } }): Static => {
      // Only less can go below.
      if (leaving !== '' && how === 'more') throw new Unclear(start);
      return changing(of, by, { increase: how === 'more', least: leaving !== '', noMana: besides !== undefined });
    },
  ),
  clause(
    `<of> cost ({X}|X) less to activate, where X is <is>${leavingOne}`,
    { of: ofWhich, is: amount },
    ({ of, is }, { forms: { leaving } }): Static => changing(of, is, { increase: false, least: leaving !== '' }),
  ),
];
const changing = (
  of: Filter,
  change: Amount,
  { increase, least, noMana = false }: { readonly increase: boolean; readonly least: boolean; readonly noMana?: boolean },
): Static =>
  rules({
    rule: 'cost',
    of,
    by: { kind: 'players', which: 'each' },
    change,
    increase,
    abilities: true,
    ...(noMana ? { noMana } : {}),
    ...(least ? { leaving: 1 } : {}),
  });
