/** Protection and hexproof from a quality (702.16, 702.11): whether a thing has it from a source. Damage, Auras and Equipment, blockers and targets ask. */
import type { ObjectId, Thing } from '../state/state.ts';
import { isPlayer, unannounced } from './reading/context.ts';
import { matches, resolveRef } from './reading/read.ts';
import type { Look } from './look.ts';
import { rulesInForce } from './rulesInForce.ts';

/** Whether a permanent or player is protected from a source: from its quality (702.16). A spell or a card elsewhere is not (113.6). */
export const isProtectedFrom = (look: Look, thing: Thing, source: string): boolean =>
  isPlayer(look.state, thing)
    ? hasAsPlayer(look, thing, source, 'protection')
    : look.state.objects[thing]?.zone === 'battlefield' && hasAgainst(look, thing, source, 'protection', false);

/** Whether a player has a keyword against a source: shroud, hexproof, protection (702.18a, 702.11c, 702.16b). */
export const hasAsPlayer = (look: Look, player: Thing, source: string, keyword: string): boolean =>
  rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'player keyword' &&
      rule.keyword === keyword &&
      (!rule.quality || matchesSource(look, source, rule.quality, context)) &&
      resolveRef(look, rule.who, context).includes(player),
  );

/** Whether a permanent has hexproof against a source: from everything, or from a quality that the source has (702.11b, 702.11d). */
export const isHexproofFrom = (look: Look, thing: ObjectId, source: string): boolean => hasAgainst(look, thing, source, 'hexproof', true);

/** `bare`: what the keyword means without a quality. */
function hasAgainst(look: Look, thing: ObjectId, source: string, keyword: string, bare: boolean): boolean {
  const { abilities, controller } = look.characteristicsOf(thing);
  return abilities.some((ability) => {
    if (ability.kind !== 'keyword' || ability.keyword !== keyword) return false;
    if (typeof ability.quality !== 'object') return bare && ability.quality === undefined;
    return matchesSource(look, source, ability.quality, unannounced(thing, controller));
  });
}

/** A quality is looked for in a source wherever it is. */
export function matchesSource(
  look: Look,
  source: string,
  quality: Parameters<typeof matches>[2],
  context: Parameters<typeof matches>[3],
): boolean {
  const zone = look.state.objects[source]?.zone ?? look.state.past[source]?.object.zone ?? 'battlefield';
  return matches(look, source, { kind: 'and', filters: [quality, { kind: 'zone', zone }] }, context);
}
