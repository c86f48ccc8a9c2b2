/** What can't untap with the rest; and creatures that count otherwise than with their power when they are tapped to crew, to saddle or to station (702.122, 702.171, 702.184). */
import type { StaticRule } from '../../language/staticRule.ts';
import { isSame } from '../../language/parts.ts';
import { digits, howMany } from '../amounts.ts';
import { noun, nouns, what } from '../phrases.ts';
import { one, Unclear } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';
import { players } from './restricting.ts';
import { rules, type Static } from './staticMeaning.ts';

const tapsFor = '(for:saddles Mounts and crews Vehicles|crews Vehicles)';
const purposes = (text = ''): Extract<StaticRule, { rule: 'taps as' }>['for'] =>
  text.startsWith('saddles') ? ['saddle', 'crew'] : ['crew'];
const byToughness = 'using its toughness rather than its power';

export const tapping: readonly Construct<Static>[] = [
  clause(
    "<doer> can't untap more than <many> <of> during (steps:their untap steps|their untap step|his or her untap step|his or her untap steps|your untap step|your untap steps)",
    { doer: players, many: howMany, of: choice(nouns, noun) },
    ({ doer, many, of }, { forms: { steps = '' }, tree: { parts, start } }): Static => {
      if (steps.startsWith('your') !== (doer.kind === 'you') || parts['of']?.plural === isSame(many, one)) throw new Unclear(start);
      return rules({ rule: 'untap limit', who: doer, of, most: many });
    },
  ),
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
