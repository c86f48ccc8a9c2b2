/** Unspent mana that players keep as steps and phases end, or that becomes other mana then (500.5). */
import { colorLetters, type ColorOrColorless } from '../../language/manaCost.ts';
import { color } from '../changes.ts';
import { you } from '../scope.ts';
import { clause, type Construct, maybe, words } from '../syntax.ts';
import { players } from './restricting.ts';
import { rules, type Static } from './staticMeaning.ts';

/** What mana is: of a colour, or colorless. */
export const manaType: Construct<ColorOrColorless> = words(
  Object.fromEntries(Object.values(colorLetters).map((name) => [name, name])) as Readonly<Record<string, ColorOrColorless>>,
);

export const unspentMana: readonly Construct<Static>[] = [
  clause(
    "<doer> (don't|doesn't) lose (unspent |)[<color> ]mana as (steps and phases|phases and steps|phases) end",
    { doer: players, color: maybe(color) },
    ({ doer, color: only }): Static => rules({ rule: 'keeps mana', who: doer, ...(only ? { color: only } : {}) }),
  ),
  clause(
    "(<color> mana doesn't empty from your mana pool|(all:mana pools) don't empty) as (steps and phases|phases and steps|phases) end",
    { color: maybe(color) },
    ({ color: only }, { forms: { all } }): Static =>
      rules({ rule: 'keeps mana', who: all ? { kind: 'players', which: 'each' } : you, ...(only ? { color: only } : {}) }),
  ),
  clause('if you would lose unspent mana, that mana becomes <as> instead', { as: manaType }, ({ as }): Static =>
    rules({ rule: 'keeps mana', who: you, as }),
  ),
];
