/** What may be attached to what (301.5, 303.4, 702.5, 702.16). */
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { Filter } from '../language/filter.ts';
import type { Thing } from '../state/state.ts';
import { isPlayer, unannounced } from './reading/context.ts';
import { matches } from './reading/read.ts';
import { hasKeyword, type Look } from './look.ts';
import { isProtectedFrom } from './protection.ts';
import { inRange } from './range.ts';
import { isInGame } from '../state/changes.ts';

/** Whether what becomes attached is as young as that (613.7e); in 1999 it was as old as it was (1999-04-23 418.5c). */
export const attachedAnew: readonly Variant<boolean>[] = [
  { from: '2001-07-23', value: true },
  { from: '', value: false },
];

/** Whether an Aura that is a creature as well stays attached: first by the edition of June 2004 it does not (212.4g, 303.4d). */
export const creatureAuras: readonly Variant<boolean>[] = [
  { from: '2004-06-01', value: false },
  { from: '', value: true },
];

/** Whether something attached, or about to be, may be attached to a thing. */
export function canBeAttached(look: Look, id: string, to: Thing): boolean {
  const { subtypes, types, controller } = look.characteristicsOf(id);
  if (id === to || !inRange(look, controller, to)) return false;
  const context = unannounced(id, controller);
  if (subtypes.includes('Aura')) {
    if (types.includes('creature') && !variantOn(creatureAuras, look.state.day)) return false;
    const enchant = findEnchant(look, id);
    return enchant !== undefined && isThere(look, to) && matches(look, to, enchant, context) && !isProtectedFrom(look, to, id);
  }
  if (isPlayer(look.state, to)) return false;
  const characteristics = look.state.objects[to]?.zone === 'battlefield' ? look.characteristicsOf(to) : undefined;
  if (!characteristics || (types.includes('creature') && !hasKeyword(look, id, 'reconfigure'))) return false;
  if (subtypes.includes('Equipment')) return characteristics.types.includes('creature') && !isProtectedFrom(look, to, id);
  return subtypes.includes('Fortification') && characteristics.types.includes('land') && !isProtectedFrom(look, to, id);
}

/** What an Aura may enchant. */
export function findEnchant(look: Look, id: string): Filter | undefined {
  const enchant = look.characteristicsOf(id).abilities.find((ability) => ability.kind === 'keyword' && ability.keyword === 'enchant');
  return enchant?.kind === 'keyword' && typeof enchant.quality === 'object' ? enchant.quality : undefined;
}

function isThere(look: Look, thing: Thing): boolean {
  if (isPlayer(look.state, thing)) return isInGame(look.state, thing);
  const object = look.state.objects[thing];
  return object !== undefined && !object.phasedOut;
}

/** Whether what it is attached to is protected from it. */
export function isHostProtected(look: Look, id: string): boolean {
  const to = look.state.objects[id]?.attachedTo;
  return to !== undefined && isProtectedFrom(look, to, id);
}
