/** Creatures that count otherwise than with their power when they are tapped to crew, to saddle or to station (702.122, 702.171, 702.184). */
import type { StaticRule } from '../../language/staticRule.ts';
import { digits } from '../amounts.ts';
import { what } from '../phrases.ts';
import { Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { rules, type Static } from './staticMeaning.ts';

const tapsFor = '(for:saddles Mounts and crews Vehicles|crews Vehicles)';
const purposes = (text = ''): Extract<StaticRule, { rule: 'taps as' }>['for'] =>
  text.startsWith('saddles') ? ['saddle', 'crew'] : ['crew'];
const byToughness = 'using its toughness rather than its power';

export const tapping: readonly Construct<Static>[] = [
  clause(`<of> stations permanents ${byToughness}`, { of: what }, ({ of }): Static => rules({ rule: 'station by toughness', what: of })),
  clause(`<of> ${tapsFor} ${byToughness}`, { of: what }, ({ of }, { forms }): Static =>
    rules({ rule: 'taps as', what: of, for: purposes(forms['for'] as string), more: 'toughness' }),
  ),
  clause(
    `<of> ${tapsFor} as though its power were <more> greater`,
    { of: what, more: digits },
    ({ of, more }, { forms, tree: { start } }): Static => {
      if (more.kind !== 'number') throw new Unclear(start);
      return rules({ rule: 'taps as', what: of, for: purposes(forms['for']), more: more.value });
    },
  ),
];
