/** Creatures that may assign their combat damage as though they weren't blocked (510.1). */
import { what } from '../phrases.ts';
import { Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { areYours } from './deeds.ts';
import { rules, type Static } from './staticMeaning.ts';

/** Of each by itself it is chosen as it assigns its damage, by who controls it. */
export const asThoughUnblocked: Construct<Static> = clause(
  "you may have <of> assign (its|their) combat damage as though (it|they) (wasn't|weren't) blocked",
  { of: what },
  ({ of }, { tree: { start, parts, forms } }): Static => {
    if (!areYours(of)) throw new Unclear(start, 'whose choice it is is not said');
    const many = parts['of']?.plural === true ? 1 : 0;
    if (forms['1'] !== many || forms['2'] !== many) throw new Unclear(start);
    return rules({ rule: 'assigns', what: of, by: 'unblocked' });
  },
);
