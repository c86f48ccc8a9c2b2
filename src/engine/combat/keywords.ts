/** Which creatures can attack and block, and which cannot block which (506 to 509, 702). */
import { isSick } from '../mana/manaAbilities.ts';
import { hasKeyword, type Look } from '../look.ts';
import type { Concept } from '../rules/concepts.ts';
import type { ObjectId, PlayerId } from '../state.ts';
import { isProtectedFrom } from '../protection.ts';

/** Why a creature cannot attack; undefined when nothing keeps it. */
export function barsAttack(look: Look, id: ObjectId): Concept | undefined {
  const object = look.state.objects[id];
  if (!object || object.tapped || !look.of(id).types.includes('creature')) return 'attack.declare';
  if (isSick(look, id)) return 'attack.summoningSickness';
  if (hasKeyword(look, id, 'defender')) return 'keyword.defender';
  // Until October 2004 no Wall could attack.
  if (look.state.day < '2004-10-01' && look.of(id).subtypes.includes('Wall')) return 'keyword.defender';
  return undefined;
}

/** Why one creature cannot block another; undefined when nothing keeps it. */
export function barsBlock(look: Look, blocker: ObjectId, attacker: ObjectId): Concept | undefined {
  const object = look.state.objects[blocker];
  if (!object || object.tapped || !look.of(blocker).types.includes('creature')) return 'block.declare';
  const has = (id: ObjectId, keyword: string): boolean => hasKeyword(look, id, keyword);
  if (has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach')) return 'keyword.flying';
  if (has(attacker, 'shadow') !== has(blocker, 'shadow')) return 'keyword.shadow';
  if (has(attacker, 'horsemanship') && !has(blocker, 'horsemanship')) return 'block.restriction';
  const is = look.of(blocker);
  const sharesColor = look.of(attacker).colors.some((color) => is.colors.includes(color));
  if (has(attacker, 'fear') && !is.types.includes('artifact') && !is.colors.includes('black')) return 'keyword.fear';
  if (has(attacker, 'intimidate') && !is.types.includes('artifact') && !sharesColor) return 'keyword.intimidate';
  if (has(attacker, 'unblockable')) return 'block.restriction';
  if (isProtectedFrom(look, attacker, blocker)) return 'keyword.protection';
  return landwalks(look, attacker, look.of(blocker).controller) ? 'keyword.landwalk' : undefined;
}

/** A creature with landwalk cannot be blocked while the defending player has such a land (702.14). */
function landwalks(look: Look, attacker: ObjectId, defender: PlayerId): boolean {
  const lands = look.state.zones.battlefield.filter((id) => look.of(id).controller === defender && look.of(id).types.includes('land'));
  return look
    .of(attacker)
    .abilities.some(
      (ability) =>
        ability.kind === 'keyword' &&
        ability.keyword === 'landwalk' &&
        lands.some((id) => look.of(id).subtypes.some((subtype) => subtype === ability.quality)),
    );
}
