/** Other mana, or more of it, than a permanent that is tapped for mana says (106.12b). */
import { colorLetters, type ColorOrColorless } from '../../language/manaCost.ts';
import type { Filter } from '../../language/filter.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { noun } from '../phrases.ts';
import { and, controlledBy, you } from '../scope.ts';
import { choice, clause, type Construct, list, words } from '../syntax.ts';
import { rules, type Static } from './staticMeaning.ts';

type Tapped = { readonly what: Filter; readonly least?: number };

const tapped: Construct<Tapped> = choice<Tapped>(
  clause('you tap (a|an) <of> for mana', { of: noun }, ({ of }) => ({ what: and(of, controlledBy(you)) })),
  clause('a player taps (a|an) <of> for mana', { of: noun }, ({ of }) => ({ what: of })),
  clause('(a|an) <of> is tapped for (much:two or more |)mana', { of: noun }, ({ of }, { forms: { much } }) => ({
    what: of,
    ...(much === '' ? {} : { least: 2 }),
  })),
);
/** `{B}`, or "colorless mana". */
const produced: Construct<ColorOrColorless> = words<ColorOrColorless>({
  ...Object.fromEntries(Object.entries(colorLetters).map(([letter, color]) => [`{${letter}}`, color])),
  'colorless mana': 'colorless',
});
const producing = (
  { what, least }: Tapped,
  scale: { readonly times: number; readonly plus: number; readonly mana?: ColorOrColorless },
): StaticRule => ({
  rule: 'replace',
  event: { on: 'mana', what, ...(least === undefined ? {} : { least }) },
  by: [],
  instead: true,
  scale,
});
export const producedInstead: Construct<StaticRule> = choice<StaticRule>(
  clause('if <of>, it produces (many:twice|three times) as much of that mana instead', { of: tapped }, ({ of }, { forms: { many } }) =>
    producing(of, { times: many === 'twice' ? 2 : 3, plus: 0 }),
  ),
  clause('if <of>, it produces <mana> instead of any other type', { of: tapped, mana: produced }, ({ of, mana }) =>
    producing(of, { times: 1, plus: 0, mana }),
  ),
  clause('if <of>, it produces <mana> instead of any other type and amount', { of: tapped, mana: produced }, ({ of, mana }) =>
    producing(of, { times: 0, plus: 1, mana }),
  ),
);
/** "Plains produce {R}" */
const ofLands: Construct<StaticRule> = clause(
  '(land:Plains|Islands|Swamps|Mountains|Forests) produce <mana>',
  { mana: produced },
  ({ mana }, { forms: { land = '' } }) => {
    const subtype = land === 'Plains' ? land : land.slice(0, -1);
    return producing({ what: { kind: 'subtype', subtype } }, { times: 1, plus: 0, mana });
  },
);

export const producingMana: readonly Construct<Static>[] = [
  clause('<of>', { of: producedInstead }, ({ of }) => rules(of)),
  clause('if tapped for mana, <of> instead of any other type', { of: list(ofLands, [', and ', ', ', ' and ']) }, ({ of }) => rules(...of)),
];
