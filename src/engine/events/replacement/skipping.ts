/** Skipping turns, phases and steps: a replacement of them with nothing (614.10). */
import type { ReplacedEvent } from '../../language/staticRule.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Game, say } from '../procedure.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import type { PlayerId } from '../../state/state.ts';
import { isWith } from '../../state/teams.ts';
import { useEffect } from './replacement.ts';

export type Skippable = Extract<ReplacedEvent['on'], 'untap step' | 'draw step' | 'combat phase' | 'turn' | 'extra turn'>;

/** Whether a player skips this now, alone or with the team (805.8); an effect that skips the next one is used up by it. */
export function skips(game: Game, player: PlayerId, what: Skippable): boolean {
  const look = lookAt(game.state);
  const found = rulesInForce(look).find(
    ({ rule, context }) =>
      rule.rule === 'replace' &&
      rule.event.on === what &&
      'who' in rule.event &&
      resolveRef(look, rule.event.who, context).some((who) => isWith(game.state, player, who)),
  );
  if (!found) return false;
  if (found.effect?.times !== undefined) game.state = useEffect(game.state, found.effect.id);
  say(game, 'skip', player, what);
  return true;
}
