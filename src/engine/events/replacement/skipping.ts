/** Skipping turns, phases and steps: a replacement of them with nothing (614.10). */
import { isSame } from '../../language/parts.ts';
import type { ReplacedEvent } from '../../language/staticRule.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { cite, type Game, say } from '../procedure.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { notYet } from '../../state/notYet.ts';
import type { ContinuousEffect, PlayerId } from '../../state/state.ts';
import { isWith } from '../../state/teams.ts';
import { useEffect } from './replacement.ts';

export type Skippable = Extract<ReplacedEvent['on'], 'untap step' | 'upkeep step' | 'draw step' | 'combat phase' | 'turn' | 'extra turn'>;

/** What one effect has several players of a team skip, the team skips once (805.8): one for each of the players, in the order in which they began. */
function ofOneEffect(first: ContinuousEffect, effects: readonly ContinuousEffect[]): readonly number[] {
  const { source, turn, rules, spoken } = first;
  const ofEach = new Map([[spoken?.each, first.id]]);
  for (const effect of effects)
    if (effect.source === source && effect.turn === turn && !ofEach.has(effect.spoken?.each) && isSame(effect.rules, rules))
      ofEach.set(effect.spoken?.each, effect.id);
  return [...ofEach.values()];
}

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
  const used = [found, ...others].flatMap(({ effect }) => (effect?.times === undefined ? [] : [effect]));
  const spent = found.effect?.times === undefined ? [] : ofOneEffect(found.effect, used);
  if (spent.length > 1) cite(game, 'team.skip');
  game.state = spent.reduce(useEffect, game.state);
  say(game, 'skip', player, found.each);
  return true;
}
