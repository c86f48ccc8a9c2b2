/** Landwalk (702.14). */
import type { Ability } from '../../language/ability.ts';
import { unannounced } from '../../look/reading/context.ts';
import { matches } from '../../look/reading/read.ts';
import type { Look } from '../../look/look.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { attackedWith } from '../../state/teams.ts';
import { defenderOf } from './defenders.ts';

/** A creature with landwalk cannot be blocked while the defending player has such a land (702.14c). */
export function landwalks(look: Look, attacker: ObjectId, blocking: PlayerId): boolean {
  const { whom, defender: known } = look.state.objects[attacker]?.attacking ?? {};
  const defenders = attackedWith(look.state, known ?? (whom === undefined ? blocking : defenderOf(look, whom)));
  const lands = look.state.zones.battlefield.filter(
    (id) =>
      look.state.objects[id]?.phasedOut !== true &&
      defenders.includes(look.characteristicsOf(id).controller) &&
      look.characteristicsOf(id).types.includes('land'),
  );
  const context = unannounced(attacker, look.characteristicsOf(attacker).controller);
  return look.characteristicsOf(attacker).abilities.some((ability) => {
    const quality = landQuality(ability);
    if (quality === undefined) return false;
    return lands.some((id) =>
      typeof quality === 'string' ? look.characteristicsOf(id).subtypes.includes(quality) : matches(look, id, quality, context),
    );
  });
}

const basicWalks: Readonly<Record<string, string>> = {
  plainswalk: 'Plains',
  islandwalk: 'Island',
  swampwalk: 'Swamp',
  mountainwalk: 'Mountain',
  forestwalk: 'Forest',
  desertwalk: 'Desert',
};

/** The land that a landwalk ability names: by its quality, or by its own name. */
export function landQuality(ability: Ability): Extract<Ability, { kind: 'keyword' }>['quality'] {
  if (ability.kind !== 'keyword' || !ability.keyword.endsWith('walk')) return undefined;
  return ability.quality ?? basicWalks[ability.keyword];
}
