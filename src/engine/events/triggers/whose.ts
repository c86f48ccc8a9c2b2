/** In whose turn, or step, a trigger waits for something. */
import type { TriggerEvent } from '../../language/trigger.ts';
import { type Context, isPlayer } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { Look } from '../../look/look.ts';
import type { PlayerId } from '../../state/state.ts';

type Whose = Extract<TriggerEvent, { readonly on: 'beginning' }>['whose'];

/** Whether a player is one of those. */
export function isWhose(look: Look, whose: Whose, player: PlayerId, context: Context): boolean {
  switch (whose) {
    case 'yours':
      return player === context.controller;
    case 'attached': {
      const to = look.state.objects[context.source]?.attachedTo;
      return to !== undefined && (isPlayer(look.state, to) ? to : look.characteristicsOf(to).controller) === player;
    }
    case 'opponents':
      return !resolveRef(look, { kind: 'players', which: 'team' }, context).includes(player);
    default:
      return true;
  }
}
