/** Carrying out a batch of simultaneous events: replaced, applied, told, and looked at by triggers. */
import { applyEvents, type Happened } from './apply.ts';
import { arrange } from './arranging.ts';
import { atMost, bounds, countEvents } from '../state/bounds.ts';
import { countObjects } from '../state/changes.ts';
import { resolveRef } from '../look/reading/read.ts';
import { endConditional, noticeChanges } from './continuousEffects.ts';
import { joinResult, resultsOfDamage } from './damage.ts';
import type { EventOf, GameEvent } from './events.ts';
import { addRecords } from './noteHappened.ts';
import { variantOn } from '../concepts/variant.ts';
import { undrawn } from './losing.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { Look } from '../look/look.ts';
import { citingAlso, type Game, type Procedure, tellAll, within, say } from './procedure.ts';
import { replaceEvents } from './replacement/replaceEvents.ts';
import { rulesInForce } from '../look/rulesInForce.ts';
import type { GameState, WaitingTrigger } from '../state/state.ts';
import { isManaTrigger } from './triggers/manaTriggers.ts';
import { findTriggers } from './triggers/triggered.ts';

/**
 * Carries out events that happen at once. Replacement and prevention effects may ask players for their order, so this is a procedure.
 * Gives what really happened. @throws BoundReached when the play has gone too far
 */
export function* perform(game: Game, events: readonly GameEvent[]): Procedure<readonly Happened[]> {
  if (events.length === 0) return [];
  const depth = (game.depth ?? 0) + 1;
  atMost(bounds.depth, depth, 'events that come of one another');
  const objects = countObjects(game.state);
  countEvents(game.tally, events.length, objects);
  atMost(bounds.objects, objects + events.filter(({ kind }) => kind === 'create').length, 'objects');
  return yield* performNow(within(game, { depth }), events);
}

function* performNow(game: Game, events: readonly GameEvent[]): Procedure<readonly Happened[]> {
  const { events: rewritten, afterwards } = yield* replaceEvents(game, events);
  const replaced = yield* arrange(game, rewritten);
  const before = game.state;
  const { state, happened } = applyEvents(before, replaced);
  game.state = state === before ? state : endConditional(noticeChanges(before, state));
  game.rare?.ascend(game);
  const { waiting, delayed, unmet } = findTriggers(lookAt(before), lookAt(game.state), happened);
  const batch = { before, applied: state, after: game.state, happened, waiting, unmet };
  tellAll(game, game.teller?.happened(batch));
  if (delayed !== game.state.delayed) game.state = { ...game.state, delayed };
  const kept = new Set(replaced);
  tellAll(
    game,
    game.teller?.undone(
      batch,
      events.filter((event) => !kept.has(event)),
    ),
  );
  if (game.state.players.some(({ drewFromEmpty }) => drewFromEmpty)) yield* variantOn(undrawn, game.state.day)(game);
  yield* takeTriggers(game, waiting);
  yield* bringBack(game, before);
  const revealed = revealedDraws(before, lookAt(game.state), happened);
  for (const object of new Set(revealed.map((each) => each.object ?? ''))) say(game, 'revealed', [object], ['action.reveal']);
  yield* perform(game, revealed);
  if (game.rare) yield* game.rare.shown(game, happened);
  // What damage does besides being marked is part of the same event (120.3): life lost, counters put, life gained.
  const made = afterwards.map((each) => ({ each, events: joinResult(game, each) }));
  const results = [...resultsOfDamage(lookAt(before), happened), ...made.flatMap(({ events: joined = [] }) => joined)];
  const further = results.length === 0 ? [] : yield* perform(processing(game), results);
  for (const { each, events: joined } of made)
    if (!joined) yield* game.follow(within(game, { replacedBy: each.used }), each.instructions, each.context);
  return [...happened, ...further];
}

/** What was to last until something left, or left with a player, comes back at once, all of it together (610.3). */
export function* bringBack(game: Game, before = game.state): Procedure<void> {
  game.state = endConditional(game.state);
  const ended = before.effects.filter(({ id, returns }) => returns && !game.state.effects.some((effect) => effect.id === id));
  const back = ended.flatMap(({ returns = [] }) => returns).filter(({ object }) => game.state.objects[object]);
  if (back.length === 0) return;
  say(game, 'returns', back.length);
  yield* perform(
    game,
    back.map(({ object, to }) => ({ kind: 'move', object, to, cause: 'effect', ground: 'untilLeaves' })),
  );
}

/** What replaces results of damage does so as the damage is processed into them (120.4c). */
const processing = (game: Game): Game => citingAlso(game, ['replace'], 'damage.processed');

/** Cards that are revealed as the first drawn in the turn. */
function revealedDraws(before: GameState, look: Look, happened: readonly Happened[]): readonly EventOf<'did'>[] {
  return happened.flatMap(({ event, became }) => {
    if (event.kind !== 'draw' || became === undefined || (before.turn.drawn?.[event.player] ?? 0) > 0) return [];
    return rulesInForce(look).flatMap(({ rule, context }): EventOf<'did'>[] =>
      rule.rule === 'reveal first draw' && resolveRef(look, rule.who, context).includes(event.player)
        ? [{ kind: 'did', what: 'reveals', object: became, player: event.player, source: context.source }]
        : [],
    );
  });
}

/** Abilities that triggered wait for the stack; triggered mana abilities resolve at once (605.4a). */
function* takeTriggers(game: Game, triggered: readonly WaitingTrigger[]): Procedure<void> {
  const isAtOnce = (trigger: WaitingTrigger): boolean => isManaTrigger(trigger, game.state.day);
  const waiting = triggered.filter((trigger) => !isAtOnce(trigger));
  if (waiting.length > 0) game.state = { ...game.state, waiting: [...game.state.waiting, ...waiting] };
  game.state = addRecords(
    game.state,
    triggered.flatMap(({ source, ability: { perTurn, text } }) => (perTurn ? [{ kind: 'triggered', object: source, text }] : [])),
  );
  for (const { source, controller, ability, event, memory } of triggered.filter(isAtOnce)) {
    say(game, 'mana ability', source, ability.text);
    const announced = { targets: [], modes: [], x: 0, paid: [] };
    yield* game.follow(game, ability.effect.instructions, { source, controller, announced, event, memory });
  }
}
