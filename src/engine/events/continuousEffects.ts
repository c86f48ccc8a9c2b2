/** Continuous effects of spells and abilities that have resolved: how they begin and end (611.2). */
import type { Duration } from '../language/condition.ts';
import { changeObject, findPlayer, takeTimestamp } from '../state/changes.ts';
import type { Context } from '../look/reading/context.ts';
import { conditionHolds } from '../look/reading/read.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { contextOfEffect } from '../look/rulesInForce.ts';
import { uniqueAs } from '../look/uniqueAs.ts';
import { phasingOn } from './phasing.ts';
import type { ContinuousEffect, GameState, PlayerId } from '../state/state.ts';
import { isActive } from '../state/teams.ts';

/** Begins an effect. What it changes is fixed now (611.2c). One that lasts "for as long as" something that is not so never begins (611.2b). */
export function addEffect(
  state: GameState,
  { source, controller }: Pick<Context, 'source' | 'controller'>,
  effect: Pick<ContinuousEffect, 'changes' | 'duration'> & Partial<Omit<ContinuousEffect, 'id' | 'source' | 'controller' | 'timestamp'>>,
): GameState {
  const [timestamp, next] = takeTimestamp(state);
  const made: ContinuousEffect = { turn: next.turn.number, ...effect, id: next.next.effect, source, controller, timestamp };
  if (!lasts(state, made)) return state;
  return { ...next, next: { ...next.next, effect: next.next.effect + 1 }, effects: [...next.effects, made] };
}

interface Ending {
  readonly duration?: Duration;
  readonly controller: string;
  /** When it began. */
  readonly turn?: number;
  readonly affected?: readonly string[];
}

/** Whether a permanent is the active player's: it has just had its untap step. */
const isActives = (state: GameState, id: string): boolean =>
  state.objects[id] !== undefined && isActive(state, lookAt(state).characteristicsOf(id).controller);

/** Ends the effects, and the delayed triggers with a duration, that last until now, or until the turn of one of these players. */
export function endEffects(
  state: GameState,
  when: 'cleanup' | 'end of combat' | 'turn' | 'untapped',
  whose: readonly PlayerId[] = [],
): GameState {
  const ends = ({ duration, controller, turn = state.turn.number, affected }: Ending): boolean =>
    (when === 'cleanup' &&
      (duration === 'end of turn' || (duration === 'end of your next turn' && turn < state.turn.number && isActive(state, controller)))) ||
    (when === 'end of combat' && duration === 'end of combat') ||
    (when === 'turn' && duration === 'your next turn' && whose.includes(controller)) ||
    // Of who has left the game neither the turn nor its end comes: it ends as the turn would have begun (800.4m).
    (when === 'turn' &&
      duration === 'end of your next turn' &&
      whose.includes(controller) &&
      findPlayer(state, controller)?.left === true) ||
    (when === 'untapped' && duration === 'your next untap step' && isActive(state, controller)) ||
    (duration === 'its next untap step' && affected?.length === 0);
  // Each of several waits for the untap step of its own controller (502.3).
  const waiting = (effect: ContinuousEffect): ContinuousEffect =>
    effect.duration === 'its next untap step' && effect.affected
      ? { ...effect, affected: effect.affected.filter((id) => !isActives(state, id)) }
      : effect;
  const effects = (when === 'untapped' ? state.effects.map(waiting) : state.effects).filter((effect) => !ends(effect));
  const delayed = state.delayed.filter((trigger) => !ends(trigger));
  if (effects.length === state.effects.length && delayed.length === state.delayed.length)
    return endConditional(when === 'untapped' ? { ...state, effects } : state);
  return noticeChanges(state, endConditional({ ...state, effects, delayed }));
}

/** Ends the effects that last for as long as something is so, when it no longer is (611.2b). */
export function endConditional(state: GameState): GameState {
  const effects = state.effects.filter((effect) => lasts(state, effect));
  return effects.length === state.effects.length ? state : noticeChanges(state, endConditional({ ...state, effects }));
}

export function lasts(state: GameState, effect: Omit<ContinuousEffect, 'id' | 'timestamp'>): boolean {
  const { duration, source, controller } = effect;
  const there = state.objects[source];
  if (typeof duration === 'object') return conditionHolds(lookAt(state), duration.while, contextOfEffect(effect));
  if (duration === 'while on battlefield') return there?.zone === 'battlefield' && !there.phasedOut;
  if (duration === 'until it leaves') return there?.zone === 'battlefield';
  if (duration === 'while tapped') return there?.zone === 'battlefield' && !there.phasedOut && there.tapped;
  if (duration === 'while controlled')
    return there?.zone === 'battlefield' && !there.phasedOut && lookAt(state).characteristicsOf(source).controller === controller;
  if (duration === 'while theirs')
    return effect.affected?.every((id) => state.objects[id] && lookAt(state).characteristicsOf(id).controller === controller) ?? false;
  return true;
}

/**
 * A permanent that came under another player's control has not been under it since the turn began (302.6). What has become a world or a
 * Legend has been so from now on, and all that became so at once since the same time, whatever their timestamps are.
 */
export function noticeChanges(before: GameState, after: GameState): GameState {
  const [was, is] = [lookAt(before), lookAt(after)];
  return after.zones.battlefield.reduce((state, id) => {
    const now = is.characteristicsOf(id);
    const then = before.objects[id]?.zone === 'battlefield' && was.characteristicsOf(id);
    // What phases in from a zone of its own has been so only since then (2001-07-23 502.15k, its Example).
    const returns = before.objects[id]?.phasedOut === true && after.objects[id]?.phasedOut === false;
    const already = then && !(returns && phasingOn(after.day).zone) ? uniqueAs(then) : [];
    const since = uniqueAs(now).flatMap((as) => (already.includes(as) ? [] : [[as, before.next.timestamp] as const]));
    const change = {
      ...(then && then.controller !== now.controller && { controlledSince: after.turn.number + 1 }),
      ...(since.length > 0 && { since: { ...after.objects[id]?.since, ...Object.fromEntries<number>(since) } }),
    };
    return Object.keys(change).length > 0 ? changeObject(state, id, change) : state;
  }, after);
}
