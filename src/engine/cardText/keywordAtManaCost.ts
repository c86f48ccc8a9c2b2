/** A keyword whose cost stands in a sentence of its own: the mana cost of the card that has it. */
import type { Modification } from '../language/modification.ts';
import { clause, type Construct, words } from './syntax.ts';

const name = words({ scavenge: 'scavenge', flashback: 'flashback', embalm: 'embalm', unearth: 'unearth' });
/** The keyword as a change of what has it. */
export const costlessKeyword: Construct<Modification> = clause('<name>', { name }, ({ name: keyword }): Modification => ({
  kind: 'add ability',
  ability: { kind: 'keyword', text: keyword, keyword, quality: 'its mana cost' },
}));
export const itsManaCost = clause("the <name> cost is equal to (its|that card's) mana cost", { name }, () => undefined);
