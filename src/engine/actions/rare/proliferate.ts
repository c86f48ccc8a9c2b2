/** Another counter of each kind that is there already, on permanents and players of choice; until 2019 of one of those kinds (701.34). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { toText } from '../../events/answers.ts';
import { chooseObjects, chooseUpTo } from '../../events/choices.ts';
import type { GameEvent } from '../../events/events.ts';
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { nameOf } from '../../events/nameOf.ts';
import { perform } from '../../events/perform.ts';
import { ask, cite, type Game, type Procedure, type RareInstructions } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { leavesOut } from '../../events/unasked.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { findPlayer } from '../../state/changes.ts';
import { poisonedWith } from '../../state/teams.ts';
import { speed } from './designations/speed.ts';
import type { ObjectId, PlayerId, Thing } from '../../state/state.ts';

/** Whether each kind that is there grows, or one. */
export const proliferatesEachKind: readonly Variant<boolean>[] = [
  { from: '2019-05-03', value: true },
  { from: '', value: false },
];

function* proliferateOnce(game: Game, player: PlayerId, source: ObjectId | undefined): Procedure<void> {
  const { state } = game;
  const able = [...state.zones.battlefield, ...state.players.filter(({ left }) => !left).map(({ id }) => id)].filter(
    (thing) => !state.objects[thing]?.phasedOut && kindsOn(game, thing).length > 0,
  );
  const chosen = yield* chooseUpTo(game, player, able, able.length, 'Which get another counter of each kind?');
  const events: GameEvent[] = [];
  const spared = yield* sparePoison(game, player, chosen);
  for (const on of chosen) {
    const there = kindsOn(game, on).filter((counter) => counter !== 'poison' || !spared.has(on));
    const kinds = there.length < 2 || variantOn(proliferatesEachKind, state.day) ? there : [yield* chooseKind(game, player, on, there)];
    events.push(
      ...kinds.map((counter): GameEvent => ({ kind: 'counters', on, counter, change: 1, ...(source === undefined ? {} : { source }) })),
    );
  }
  yield* perform(game, events);
  yield* perform(game, [{ kind: 'did', what: 'proliferates', player }]);
}

/**
 * Of players who share their poison counters one gets another (701.34b; until November 2016 the team does, 701.24c). Which one does is chosen; it is the
 * same unless something applies to counters that are put on one of them.
 */
function* sparePoison(game: Game, player: PlayerId, chosen: readonly Thing[]): Procedure<ReadonlySet<Thing>> {
  const { state } = game;
  const spared = new Set<Thing>();
  const poisoned = chosen.filter((thing) => findPlayer(state, thing) && kindsOn(game, thing).includes('poison'));
  for (const team of Map.groupBy(poisoned, (thing) => poisonedWith(state, thing).toSorted().join()).values()) {
    if (team.length < 2) continue;
    cite(game, 'action.proliferate.team');
    const isAlike = !rulesInForce(lookAt(state)).some(({ rule }) => rule.rule === 'replace' && rule.event.on === 'counters');
    const [given] = leavesOut(game, 'poison of a team', isAlike)
      ? team
      : yield* chooseObjects(game, player, team, 1, 'Which of these players gets the poison counter?', 'action.proliferate.team');
    for (const each of team) if (each !== given) spared.add(each);
  }
  return spared;
}

function* chooseKind(game: Game, player: PlayerId, on: Thing, kinds: readonly string[]): Procedure<string> {
  const answer = yield* ask(game, {
    player,
    kind: 'other',
    text: `Which kind of counter does ${nameOf(game.state, on)} get?`,
    source: on,
    options: () => kinds,
    judge: (given) => legalIf(kinds.includes(toText(given)), 'there is no counter of that kind', 'action.proliferate'),
    cites: ['action.proliferate'],
  });
  return toText(answer);
}

function kindsOn({ state }: Game, thing: Thing): readonly string[] {
  const player = state.players.find(({ id }) => id === thing);
  const counters = player ? { ...player.counters, poison: player.poison } : (state.objects[thing]?.counters ?? {});
  return Object.entries(counters).flatMap(([counter, count]) => (count > 0 && counter !== speed ? [counter] : []));
}

export const proliferate: RareInstructions['proliferate'] = function* (game, { who }, context) {
  for (const player of presentPlayers(lookAt(game.state), who, context))
    yield* proliferateOnce(game, player, player === context.controller ? context.source : undefined);
  return undefined;
};
