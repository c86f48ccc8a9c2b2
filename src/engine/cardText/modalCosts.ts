/** What the modes of a spell cost besides: escalate, spree and tiered (702.120, 702.172, 702.183). */
import type { Ability } from '../language/ability.ts';

/** Each mode beyond the first costs what escalate says. */
export function withEscalate(abilities: readonly Ability[]): readonly Ability[] {
  const escalate = abilities.find((ability) => ability.kind === 'keyword' && ability.keyword === 'escalate');
  if (escalate?.kind !== 'keyword' || !escalate.cost) return abilities;
  const beyond = escalate.cost;
  return abilities.map((ability) =>
    ability.kind === 'spell' && ability.choose ? { ...ability, choose: { ...ability.choose, beyond, keyword: 'escalate' } } : ability,
  );
}
