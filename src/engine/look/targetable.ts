/** What keeps a thing from being a target: shroud, hexproof, protection (115.1, 702.11, 702.16, 702.18). */
import type { Thing } from '../state/state.ts';
import { isPlayer } from './reading/context.ts';
import { resolveRef } from './reading/read.ts';
import { hasKeyword, type Look } from './look.ts';
import { opponentsOf } from '../state/changes.ts';
import { isHexproofFrom, isProtectedFrom, matchesSource } from './protection.ts';
import { isRestricted, rulesInForce } from './rulesInForce.ts';

/** Why a thing cannot be the target of a source, or undefined when it can. */
export function barsTarget(
  look: Look,
  thing: Thing,
  source: string,
  controller: string,
): 'cannot' | 'keyword.shroud' | 'keyword.hexproof' | 'keyword.protection.target' | undefined {
  if (isPlayer(look.state, thing)) return barsPlayer(look, thing, source, controller);
  if (isRestricted(look.state, thing, 'be the target')) return 'cannot';
  // These are abilities of permanents (113.6).
  if (look.state.objects[thing]?.zone !== 'battlefield') return undefined;
  if (hasKeyword(look, thing, 'shroud')) return 'keyword.shroud';
  if (isHexproofFrom(look, thing, source) && opponentsOf(look.state, look.characteristicsOf(thing).controller).includes(controller))
    return 'keyword.hexproof';
  return isProtectedFrom(look, thing, source) ? 'keyword.protection.target' : undefined;
}

/** Players too can have shroud and hexproof (702.18a, 702.11c). */
function barsPlayer(look: Look, player: Thing, source: string, controller: string): 'keyword.shroud' | 'keyword.hexproof' | undefined {
  const has = (keyword: string): boolean =>
    rulesInForce(look).some(
      ({ rule, context }) =>
        rule.rule === 'player keyword' &&
        rule.keyword === keyword &&
        (!rule.quality || matchesSource(look, source, rule.quality, context)) &&
        resolveRef(look, rule.who, context).includes(player),
    );
  if (has('shroud')) return 'keyword.shroud';
  return has('hexproof') && opponentsOf(look.state, player).includes(controller) ? 'keyword.hexproof' : undefined;
}
