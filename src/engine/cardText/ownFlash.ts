/** "This spell has flash as long as you control a Spirit": it is so where the card is cast from (113.6, 702.8a). */
import type { Ability } from '../language/ability.ts';
import { self } from './scope.ts';

type Static = Extract<Ability, { kind: 'static' }>;
type Change = NonNullable<Static['changes']>[number];

const isFlash = (change: Change): boolean =>
  change.kind === 'add ability' && change.ability.kind === 'keyword' && change.ability.keyword === 'flash';

/** A card's own flash apart from what else the ability gives it, which is so on the battlefield. */
export function withOwnFlash(ability: Static): readonly Static[] {
  const { changes = [], what, ...rest } = ability;
  if (what?.kind !== 'self' || ability.from !== undefined || !changes.some(isFlash)) return [ability];
  const others = changes.filter((change) => !isFlash(change));
  return [
    ...(others.length > 0 || ability.rules ? [{ ...ability, changes: others }] : []),
    { ...rest, rules: [{ rule: 'as though', what: self, had: 'flash', for: 'timing' }], from: 'stack' },
  ];
}
