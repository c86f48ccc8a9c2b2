/** Skipping turns, phases and steps: a replacement of them with nothing (614.10). */
import type { ReplacedEvent } from '../../language/staticRule.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Game, say } from '../procedure.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { notYet } from '../../state/notYet.ts';
import type { PlayerId } from '../../state/state.ts';
import { isWith } from '../../state/teams.ts';
import { useEffect } from './replacement.ts';

export type Skippable = Extract<ReplacedEvent['on'], 'untap step' | 'upkeep step' | 'draw step' | 'combat phase' | 'turn' | 'extra turn'>;

/**
 * Whether a player skips this now, alone or with the team (805.8); an effect that skips the next one is used up by it. Of several the player would choose
 * which does, and so which is left (616.1): one that is used up or one that stays; of those that are alike it is the same.
 */
export function skips(game: Game, player: PlayerId, ...what: readonly Skippable[]): boolean {
  const look = lookAt(game.state);
  const [found, ...others] = rulesInForce(look).flatMap(({ rule, context, effect }) =>
    rule.rule === 'replace' &&
    'who' in rule.event &&
    resolveRef(look, rule.event.who, context).some((who) => isWith(game.state, player, who))
      ? what.flatMap((each) => (each === rule.event.on ? [{ each, effect }] : []))
      : [],
  );
  if (!found) return false;
  const isLike = ({ each, effect }: typeof found): boolean =>
    each === found.each && (effect?.times === undefined) === (found.effect?.times === undefined);
  if (!others.every(isLike)) throw notYet('choose what skips this');
  if (found.effect?.times !== undefined) game.state = useEffect(game.state, found.effect.id);
  say(game, 'skip', player, found.each);
  return true;
}
