/** A keyword whose cost stands in a sentence of its own: the mana cost of the card that has it, and what is paid with that. */
import type { Cost } from '../language/cost.ts';
import type { Modification } from '../language/modification.ts';
import { costs } from './costs.ts';
import { Unclear } from './scope.ts';
import { clause, type Construct, maybe, words } from './syntax.ts';

const named = (...names: readonly string[]): Construct<string> => words(Object.fromEntries(names.map((each) => [each, each])));
/** Those of cards. */
const cardKeywords = ['scavenge', 'flashback', 'embalm', 'unearth', 'escape', 'madness', 'encore', 'harmonize'];
export const costlessKeyword = named(...cardKeywords);
/** Of spells, which have it only on the stack, one that is paid besides. */
export const costlessOfSpells = named('replicate');
/** Which keyword it is the cost of, and what else is paid for it. */
export interface AtManaCost {
  readonly keyword: string;
  readonly besides?: readonly Cost[] | undefined;
}
export const itsManaCost: Construct<AtManaCost> = clause(
  "(the|its) <keyword> cost is equal to (its|that card's|the card's) mana cost[ plus <besides>]",
  { keyword: named(...cardKeywords, 'replicate'), besides: maybe(costs) },
  (of) => of,
);
/** @throws Unclear where the cost is that of another keyword */
export function atManaCost(has: string, { keyword, besides }: AtManaCost, at: number): Modification {
  if (has !== keyword) throw new Unclear(at, 'it is the cost of another keyword');
  const ability = { kind: 'keyword', text: keyword, keyword, quality: 'its mana cost' } as const;
  return { kind: 'add ability', ability: besides ? { ...ability, besides } : ability };
}
