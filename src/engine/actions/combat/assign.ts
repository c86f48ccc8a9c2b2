/** Whom a creature in combat can assign its damage to (510.1, 702.19); which assignments are legal: rare/assigning. */
import { findPlayer } from '../../state/changes.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import { deathtouchDivisionOn } from '../../look/keywords/deathtouch.ts';
import type { ObjectId, Thing } from '../../state/state.ts';
import { attackedWith } from '../../state/teams.ts';
import { protectorOf } from '../../look/protector.ts';
import { findBanded } from './banding.ts';
import { blockedBy, blockersOf, isDamageOrdered } from './order.ts';
import { findBehind, tramples } from './trample.ts';
import type { Assigner } from '../../events/rareOfCombat.ts';
import { notYet } from '../../state/notYet.ts';

const manners = (look: Look, id: ObjectId) =>
  rulesInForce(look).flatMap(({ rule, context }) =>
    rule.rule === 'assigns' && resolveRef(look, rule.what, context).includes(id) ? [rule.by] : [],
  );

/** Instead of its power a creature may assign its toughness, or nothing. */
export function assignsBy(look: Look, id: ObjectId): 'power' | 'toughness' | 'nothing' {
  const by = manners(look, id).filter((each) => each !== 'unblocked');
  return by.includes('nothing') ? 'nothing' : (by[0] ?? 'power');
}

/** A creature as an assigner; undefined when it assigns no damage. */
export function assignerOf(look: Look, id: ObjectId): Assigner | undefined {
  const object = look.state.objects[id];
  const by = assignsBy(look, id);
  const power = by === 'nothing' ? 0 : (look.characteristicsOf(id)[by] ?? 0);
  if (!object || power <= 0) return undefined;
  const foes = object.attacking ? blockersOf(look, id) : blockedBy(look, id);
  const banded = findBanded(look, foes);
  const ordered =
    isDamageOrdered(look.state) &&
    banded === undefined &&
    !(deathtouchDivisionOn(look.state.day).ignoresOrder && hasKeyword(look, id, 'deathtouch'));
  const assigner = {
    id,
    power,
    player: look.characteristicsOf(banded?.id ?? id).controller,
    cites: banded ? [`keyword.${banded.by}.${object.attacking ? 'attacker' : 'blocker'}` as const] : [],
    foes,
    ordered,
    ...(object.attacking ? beyondFoes(look, id, object.attacking.blocked === true) : { beyond: [], one: false }),
  };
  const free = object.attacking?.blocked && manners(look, id).includes('unblocked') ? beyondFoes(look, id, false) : undefined;
  if (free && free.beyond.length > 0) {
    // Another player divides it then, and not who may have it assigned so.
    if (banded) throw notYet('banding with that');
    return { ...assigner, unblocked: { ...assigner, foes: [], ...free } };
  }
  return foes.length + assigner.beyond.length === 0 ? undefined : assigner;
}

/** What an attacker can assign damage to besides its blockers. */
function beyondFoes(look: Look, id: ObjectId, blocked: boolean): Pick<Assigner, 'beyond' | 'one'> {
  if (blocked && !tramples(look, id)) return { beyond: [], one: false };
  const attacked = attackedBy(look, id);
  const behind = findBehind(look, id);
  const team = attacked !== undefined && findPlayer(look.state, attacked) ? attackedWith(look.state, attacked) : [];
  if (team.length > 1) return { beyond: team, one: true };
  return { beyond: [...new Set([attacked, behind].filter((thing) => thing !== undefined))], one: false };
}

/** What a creature attacks, if that can still be dealt its damage (510.1b, 506.4c). */
function attackedBy(look: Look, id: ObjectId): Thing | undefined {
  const { whom, defender } = look.state.objects[id]?.attacking ?? {};
  if (whom === undefined) return undefined;
  const player = findPlayer(look.state, whom);
  if (player) return player.left ? undefined : whom;
  const object = look.state.objects[whom];
  if (object?.zone !== 'battlefield' || object.phasedOut) return undefined;
  const { types } = look.characteristicsOf(whom);
  if (!types.includes('planeswalker') && !types.includes('battle')) return undefined;
  return defender === undefined || defender === protectorOf(look, whom) ? whom : undefined;
}
