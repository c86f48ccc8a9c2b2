/** What keeps a thing from being a target: shroud, hexproof, protection (115.1, 702.11, 702.16, 702.18). */
import type { Thing } from '../state/state.ts';
import { type Context, isPlayer } from './reading/context.ts';
import { matches, resolveRef } from './reading/read.ts';
import { hasKeyword, type Look } from './look.ts';
import { opponentsOf } from '../state/changes.ts';
import { hasAsPlayer, isHexproofFrom, isProtectedFrom, matchesSource } from './protection.ts';
import { isRestricted, rulesInForce } from './rulesInForce.ts';

export type Bar = 'cannot' | 'keyword.shroud' | 'keyword.hexproof' | 'keyword.protection.target';

/** Why a thing cannot be the target of a source, or undefined when it can. */
export function barsTarget(look: Look, thing: Thing, context: Context): Bar | undefined {
  const { source, controller } = context;
  if (isPlayer(look.state, thing)) return barsPlayer(look, thing, source, controller);
  if (isRestricted(look.state, thing, 'be the target') || isBarred(look, thing, context)) return 'cannot';
  // The keywords are of permanents: they do nothing for spells, and for cards elsewhere (113.6).
  if (look.state.objects[thing]?.zone !== 'battlefield') return undefined;
  if (hasKeyword(look, thing, 'shroud')) return 'keyword.shroud';
  if (isHexproofFrom(look, thing, source) && opponentsOf(look.state, look.characteristicsOf(thing).controller).includes(controller))
    return 'keyword.hexproof';
  return isProtectedFrom(look, thing, source) ? 'keyword.protection.target' : undefined;
}

/** Of spells, or of abilities, of such sources and such players alone. An ability of a spell on the stack is none (113.3). */
function isBarred(look: Look, thing: Thing, { source, controller, ability }: Context): boolean {
  const of = look.state.objects[source]?.zone === 'stack' && !ability ? 'be the target of spells' : 'be the target of abilities';
  return rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'restrict' &&
      rule.restriction === of &&
      (!rule.by || matchesSource(look, source, rule.by, context)) &&
      (!rule.whom || matches(look, controller, rule.whom, context)) &&
      resolveRef(look, rule.what, context).includes(thing),
  );
}

/** Players too can have shroud, hexproof and protection (702.18a, 702.11c, 702.16b). */
function barsPlayer(look: Look, player: Thing, source: string, controller: string): Bar | undefined {
  if (hasAsPlayer(look, player, source, 'shroud')) return 'keyword.shroud';
  if (hasAsPlayer(look, player, source, 'hexproof') && opponentsOf(look.state, player).includes(controller)) return 'keyword.hexproof';
  return isProtectedFrom(look, player, source) ? 'keyword.protection.target' : undefined;
}
