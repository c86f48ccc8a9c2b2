/** Tells how combat damage is assigned, by the rules by which each creature comes to whom it assigns its damage (510.1). */
import { citeNamed } from '../concepts/citeKeyword.ts';
import type { Concept } from '../concepts/concepts.ts';
import { assignsBy } from '../actions/combat/assign.ts';
import { blockersOf } from '../actions/combat/order.ts';
import { tramples } from '../actions/combat/trample.ts';
import { nameOf } from '../events/nameOf.ts';
import type { Telling } from '../events/telling.ts';
import { hasKeyword, type Look } from '../look/look.ts';
import { isProtectedFrom } from '../look/protection.ts';
import type { AssignedDamage, ObjectId } from '../state/state.ts';

/** Creatures that would assign damage and have a power below 0, and those that something says assign other than their power. */
export const tellAssigningNothing = (look: Look, able: readonly ObjectId[]): readonly Telling[] =>
  able.flatMap((id): readonly Telling[] => {
    const name = nameOf(look.state, id);
    const by = assignsBy(look, id);
    if (by !== 'power')
      return [
        {
          event: 'no damage',
          text: `${name} assigns ${by === 'nothing' ? 'no combat damage' : 'combat damage equal to its toughness'}.`,
          cites: ['damage.amount'],
        },
      ];
    if ((look.characteristicsOf(id).power ?? 0) >= 0) return [];
    return [
      {
        event: 'no damage',
        text: `${name} assigns no combat damage: its power is below 0.`,
        cites: ['damage.amount', 'numbers.negative'],
      },
    ];
  });

/** `first`: in the first of two combat damage steps. */
export function tellAssigning(look: Look, assigned: readonly AssignedDamage[], first: boolean): readonly Telling[] {
  const ways = assigned.flatMap(({ source, to }): readonly Concept[] => {
    const { attacking } = look.state.objects[source] ?? {};
    if (!attacking) return ['damage.blocker'];
    if (!attacking.blocked) return ['damage.unblocked'];
    if (look.state.objects[to]?.blocking) return ['damage.blocked'];
    // As though it weren't blocked.
    return !tramples(look, source) ? ['damage.unblocked'] : citesOfTrampling(look, source, assigned);
  });
  const strikes = ['first strike', 'double strike']
    .filter((each) => assigned.some(({ source }) => hasKeyword(look, source, each)))
    .flatMap(citeNamed);
  return [
    {
      event: 'combat damage',
      text: 'Combat damage is assigned.',
      cites: ['damage.assign', ...ways, ...(first ? (['damage.firstStrike', ...strikes] as const) : [])],
    },
  ];
}

/**
 * Damage by a blocked attacker to something that does not block it: nothing does any more (702.19d), or all that do have lethal damage, by what
 * they are and not by what changes the damage (502.9d of 2003), and that of other attackers counted (502.9e of 2003).
 */
function citesOfTrampling(look: Look, source: ObjectId, assigned: readonly AssignedDamage[]): readonly Concept[] {
  const blockers = blockersOf(look, source);
  if (blockers.length === 0) return ['keyword.trample', 'keyword.trample.noBlockers'];
  const isHelped = assigned.some(
    (each) => each.source !== source && blockers.includes(each.to) && !hasKeyword(look, each.source, 'trample'),
  );
  return [
    'damage.blocked',
    'keyword.trample',
    ...(blockers.some((id) => isProtectedFrom(look, id, source)) ? (['keyword.trample.actual'] as const) : []),
    ...(isHelped ? (['keyword.trample.maximum'] as const) : []),
  ];
}
