/** Abilities that work in the command zone and on the battlefield: as one for each of these zones (113.6b). */
import type { Ability } from '../language/ability.ts';
import type { Condition } from '../language/condition.ts';
import type { ZoneName } from '../language/places.ts';
import { and, self } from './scope.ts';

/** Behind what they speak of themselves. */
export const inCommandToo = 'is in the command zone or on the battlefield';

/**
 * The same ability in either zone. One that triggers is looked at again where it was as it triggered: what has gone to the other zone is
 * another object (400.7, 603.4).
 */
export function inEitherZone(ability: Extract<Ability, { kind: 'triggered' | 'static' }>): readonly Ability[] {
  // Of what has gone it is not asked what it last was.
  const there = (zone: ZoneName): { readonly condition?: Condition } =>
    ability.kind === 'static' ? {} : { condition: { kind: 'exists', filter: and({ kind: 'one of', of: self }, { kind: 'zone', zone }) } };
  return [
    { ...ability, ...there('battlefield') },
    { ...ability, ...there('command'), from: 'command' },
  ];
}
