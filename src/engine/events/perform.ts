/** Carrying out a batch of simultaneous events: replaced, applied, told, and looked at by triggers. */
import { applyEvents, type Happened } from './apply.ts';
import { arrange } from './arranging.ts';
import { atMost, bounds, countEvents } from '../state/bounds.ts';
import { countObjects } from '../state/changes.ts';
import { resolveRef } from '../look/reading/read.ts';
import { endConditional, noticeControl } from './continuousEffects.ts';
import { damageProcess, resultsOfDamage } from './damage.ts';
import { isLimited, unlimited } from '../look/range.ts';
import { rulesRead } from '../look/reading/rulesRead.ts';
import type { EventOf, GameEvent } from './events.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { hasKeyword, type Look } from '../look/look.ts';
import { offerMiracles } from './miracle.ts';
import { type Game, type Procedure, within } from './procedure.ts';
import { replaceEvents } from './replacement/replaceEvents.ts';
import { variantOn } from '../concepts/variant.ts';
import { rulesInForce } from '../look/rulesInForce.ts';
import type { GameState, WaitingTrigger } from '../state/state.ts';
import { quoted } from '../state/sentences.ts';
import { describeEvents, nameOf, ofSource } from './tell.ts';
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
  game.state = state === before ? state : endConditional(noticeControl(before, state));
  for (const { event, text, cites } of describeEvents(before, state, happened)) game.tell(event, text, ...cites);
  tellIndestructible(game, before, happened);
  const { waiting, delayed, unmet } = findTriggers(lookAt(before), lookAt(game.state), happened);
  for (const { source, ability } of unmet)
    if (ability.text !== '')
      game.tell(
        'no trigger',
        `The ability${ofSource(game.state, source)} does not trigger, since its condition does not hold: ${quoted(ability.text)}`,
        'trigger.interveningIf',
        ...rulesRead(game.state, ability.condition),
      );
  if (isLimited(before)) tellUnseen(game, before, happened, waiting);
  if (delayed !== game.state.delayed) game.state = { ...game.state, delayed };
  const kept = new Set(replaced);
  tellUntriggered(
    game,
    before,
    events.filter((event) => !kept.has(event)),
    waiting,
  );
  yield* takeTriggers(game, waiting);
  // 610.3: what was to last until something left comes back at once, all of it together.
  const ended = before.effects.filter(({ id, returns }) => returns && !game.state.effects.some((effect) => effect.id === id));
  const back = ended.flatMap(({ returns = [] }) => returns).filter(({ object }) => game.state.objects[object]);
  if (back.length > 0) {
    game.tell(
      'returns',
      'What was gone until then returns.',
      'untilLeaves',
      ...(back.length > 1 ? (['untilLeaves.together'] as const) : []),
    );
    yield* perform(
      game,
      back.map(({ object, to }) => ({ kind: 'move', object, to, cause: 'effect', ground: 'untilLeaves' })),
    );
  }
  const revealed = revealedDraws(before, lookAt(game.state), happened);
  for (const object of new Set(revealed.map((each) => each.object ?? '')))
    game.tell('reveal', `Revealed: ${nameOf(game.state, object)}.`, 'action.reveal');
  yield* perform(game, revealed);
  yield* offerMiracles(game, happened);
  // What damage does besides being marked is part of the same event (120.3): life lost, counters put, life gained.
  const join = variantOn(damageProcess, before.day);
  const made = afterwards.map((each) => ({ each, events: join(game, each) }));
  const results = [...resultsOfDamage(lookAt(before), happened), ...made.flatMap(({ events: joined = [] }) => joined)];
  const further = results.length === 0 ? [] : yield* perform(processing(game), results);
  for (const { each, events: joined } of made)
    if (!joined) yield* game.follow(within(game, { replacedBy: each.used }), each.instructions, each.context);
  return [...happened, ...further];
}

/** Damage that would be lethal is ignored by the state-based action that looks for it (702.12b). */
function tellIndestructible(game: Game, before: GameState, happened: readonly Happened[]): void {
  const hurt = new Set(happened.flatMap(({ event }) => (event.kind === 'damage' && before.objects[event.to] ? [event.to] : [])));
  if (hurt.size === 0) return;
  const look = lookAt(game.state);
  for (const id of hurt) {
    const { toughness } = look.characteristicsOf(id);
    const damage = game.state.objects[id]?.damage ?? 0;
    if (toughness === undefined || damage < toughness || (before.objects[id]?.damage ?? 0) >= toughness) continue;
    if (hasKeyword(look, id, 'indestructible'))
      game.tell('stays', `The damage does not destroy ${nameOf(game.state, id)}.`, 'keyword.indestructible');
  }
}

/** What replaces results of damage does so as the damage is processed into them (120.4c). */
const processing = (game: Game): Game =>
  within(game, {
    tell: (event, text, ...cites) => game.tell(event, text, ...cites, ...(event === 'replace' ? (['damage.processed'] as const) : [])),
  });

/** What does not trigger because what it waits for is not wholly in range (801.7). */
function tellUnseen(game: Game, before: GameState, happened: readonly Happened[], seen: readonly WaitingTrigger[]): void {
  const kindOf = ({ source, ability }: WaitingTrigger): string => `${source} ${ability.text}`;
  const kinds = new Set(seen.map(kindOf));
  const all = findTriggers(unlimited(lookAt(before)), unlimited(lookAt(game.state)), happened).waiting;
  const missed = new Map(all.flatMap((trigger) => (kinds.has(kindOf(trigger)) ? [] : [[kindOf(trigger), trigger] as const])));
  for (const { source, ability } of missed.values())
    game.tell(
      'no trigger',
      `The ability${ofSource(before, source)} does not trigger, since not all of what it waits for is in range${ability.text === '' ? '.' : `: ${quoted(ability.text)}`}`,
      'range.triggers',
      ...(happened.some(({ event }) => event.kind === 'move') ? (['range.triggers.moving'] as const) : []),
    );
}

/** What would have triggered on events that were prevented or replaced does not (603.2g). */
function tellUntriggered(game: Game, before: GameState, undone: readonly GameEvent[], waiting: readonly WaitingTrigger[]): void {
  const would = undone.filter(({ kind }) => kind === 'damage' || kind === 'draw' || kind === 'life');
  if (would.length === 0) return;
  const { state, happened } = applyEvents(before, would);
  const known = new Set(waiting.map(({ source, ability }) => JSON.stringify([source, ability.text])));
  for (const { source, ability } of findTriggers(lookAt(before), lookAt(state), happened).waiting)
    if (!known.has(JSON.stringify([source, ability.text])))
      game.tell(
        'stays',
        `The ability${ofSource(before, source)} does not trigger${ability.text === '' ? '.' : `: ${quoted(ability.text)}`}`,
        'trigger.occurs',
      );
}

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
  const waiting = triggered.filter((trigger) => !isManaTrigger(trigger));
  if (waiting.length > 0) game.state = { ...game.state, waiting: [...game.state.waiting, ...waiting] };
  for (const { source, controller, ability, event, memory } of triggered.filter(isManaTrigger)) {
    game.tell(
      'mana ability',
      `The ability${ofSource(game.state, source)} triggers: ${quoted(ability.text)}`,
      'manaAbility',
      'trigger',
      'mana.triggered',
    );
    const announced = { targets: [], modes: [], x: 0, paid: [] };
    yield* game.follow(game, ability.effect.instructions, { source, controller, announced, event, memory });
  }
}
