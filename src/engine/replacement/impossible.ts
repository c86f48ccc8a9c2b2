/** Events that cannot happen: nothing replaces them (614.17). */
import type { GameEvent } from '../events.ts';
import { resolveRef } from '../context.ts';
import { hasKeyword, type Look } from '../look.ts';
import { isRestricted, rulesInForce } from '../rulesInForce.ts';
import { teamLifeOn } from '../rules/teams.ts';
import type { PlayerId } from '../state.ts';
import { sharersOf } from '../teams.ts';

export function isImpossible(look: Look, event: GameEvent): boolean {
  const { state } = look;
  switch (event.kind) {
    case 'destroy':
      return (
        state.objects[event.object]?.zone !== 'battlefield' ||
        hasKeyword(look, event.object, 'indestructible') ||
        isRestricted(state, event.object, 'be destroyed')
      );
    case 'move': {
      const object = state.objects[event.object];
      if (!object) return true;
      // A token that has left the battlefield does not move again (111.8); its end as a state-based action is no move of a token.
      if (object.kind === 'token' && object.zone !== 'battlefield') return event.to !== 'outside';
      if (event.cause === 'counter') return object.zone !== 'stack' || isRestricted(state, event.object, 'be countered');
      if (event.to === 'battlefield' && isRestricted(state, event.object, 'enter')) return true;
      return event.to === 'battlefield' && object.kind === 'card' && isInstantOrSorcery(look, event);
    }
    case 'life':
      return event.change > 0 && cannot(look, event.player, 'gain life');
    case 'draw':
      return cannot(look, event.player, 'draw');
    case 'damage':
      return event.amount <= 0;
    default:
      return false;
  }
}

/** It stays where it is (304.4, 307.4). Face down, or with another face, it may enter. */
function isInstantOrSorcery(look: Look, { object, as = {} }: Extract<GameEvent, { kind: 'move' }>): boolean {
  if (as.faceDown === true || as.copied !== undefined) return false;
  const card = look.state.cards[look.state.objects[object]?.card ?? ''];
  const face = card?.faces[as.face ?? 0] ?? card?.faces[0];
  return face?.types.some((type) => type === 'instant' || type === 'sorcery') ?? false;
}

/** Whether a rule forbids a player something; that somebody gains life, to all of a team (810.9g). */
function cannot(look: Look, player: PlayerId, what: 'gain life' | 'draw'): boolean {
  const { state } = look;
  const barred = what === 'gain life' && teamLifeOn(state.day).barred ? sharersOf(state, player) : [player];
  return rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'cannot' && rule.what === what && resolveRef(look, rule.who, context).some((id) => barred.includes(id)),
  );
}
