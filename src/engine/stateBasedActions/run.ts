/** State-based actions: all that apply are performed as one event, again and again until none does (704.3). */
import type { GameEvent } from '../events/events.ts';
import { atMost, bounds, countEvents } from '../state/bounds.ts';
import { askWhether } from '../events/choices.ts';
import { eventsOfInstruction } from '../events/instructions/table.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { leaveGame } from '../events/leaving.ts';
import { cannot, findSparing, spare } from '../events/losing.ts';
import { bringBack, perform } from '../events/perform.ts';
import { ask, cite, type Game, type Procedure, takeCited, tellAll } from '../events/procedure.ts';
import { legalIf } from '../events/question.ts';
import type { About, Ending } from '../events/teller.ts';
import { changePlayer, countObjects, inTurnOrder } from '../state/changes.ts';
import type { PlayerId } from '../state/state.ts';
import { sharersOf } from '../state/teams.ts';
import { ceasing } from './ceasing.ts';
import type { Finding, StateBasedAction } from './check.ts';
import { commanderDamage } from './commanderDamage.ts';
import { commanderZone } from './commanderZone.ts';
import { countersInPairs } from './counterPairs.ts';
import { deathtouch } from './deathtouch.ts';
import { emptyLibrary } from './emptyLibrary.ts';
import { legends } from './legendRule.ts';
import { lethalDamage } from './lethalDamage.ts';
import { looseAura } from './looseAura.ts';
import { looseEquipment } from './looseEquipment.ts';
import { noDefense } from './noDefense.ts';
import { noLife } from './noLife.ts';
import { noLoyalty } from './noLoyalty.ts';
import { planeswalkersOfOneType } from './planeswalkerUniqueness.ts';
import { poison } from './poison.ts';
import { toldSaga } from './toldSaga.ts';
import { youngestRole } from './roles.ts';
import { worldRule } from './worldRule.ts';
import { zeroToughness } from './zeroToughness.ts';

/**
 * All state-based actions, in the order in which 704.5 and 704.6 list them. Those that changed ask how they stood where they find something
 * to look at, so that nothing else hangs on it.
 */
const stateBasedActions: readonly StateBasedAction[] = [
  noLife,
  emptyLibrary,
  poison,
  ceasing,
  zeroToughness,
  lethalDamage,
  deathtouch,
  noLoyalty,
  legends,
  planeswalkersOfOneType,
  worldRule,
  looseAura,
  looseEquipment,
  countersInPairs,
  toldSaga,
  youngestRole,
  noDefense,
  commanderDamage,
  commanderZone,
];

/** Performs state-based actions until none applies. Says whether any did. */
export function* runStateBasedActions(game: Game): Procedure<boolean> {
  let ran = false;
  for (let rounds = 0; ; rounds += 1) {
    atMost(bounds.rounds, rounds, 'rounds of state-based actions, one after another');
    countEvents(game.tally, 0, countObjects(game.state));
    yield* bringBack(game);
    if (game.rare) yield* game.rare.designations(game);
    const look = lookAt(game.state);
    const findings = inOrderOfChoices(
      game.state,
      stateBasedActions.flatMap((find) => find(look)),
    );
    game.state = clearMarks(game.state);
    if (findings.length === 0 || game.state.outcome) return ran;
    ran = true;
    const events: GameEvent[] = [];
    for (const finding of findings) {
      tellAll(game, game.teller?.acts(look, finding.cites, aboutOf(finding)));
      const own = [...(finding.events ?? []), ...(yield* chooseKept(game, finding)), ...(yield* askMay(game, finding))];
      events.push(...own.map((event) => grounded(event, finding)));
    }
    const isForbidden = askOnce(game);
    const losing = findings.flatMap(({ loses, cites }) =>
      loses === undefined || isForbidden(loses, 'lose') || (cites.includes('sba.life') && isForbidden(loses, 'lose to life'))
        ? []
        : [loses],
    );
    // What happens instead of losing is part of the same event, as far as it is nothing but events (704.3).
    const spared = [...new Set(losing)].flatMap((player) => findSparing(game, player) ?? []);
    const saved = spared
      .flatMap(({ instructions, context }) => instructions.flatMap((each) => eventsOfInstruction(look, each, context) ?? []))
      .map((event) => grounded(event, { cites: ['replacement.never'] }));
    const all = withoutRepeats(yield* chooseAmongMoves(game, [...events, ...saved]));
    if (leavesChanged(all)) cite(game, 'sba.lastKnown');
    for (const { player, text } of spared) {
      if (losing.filter((each) => each === player).length > 1) cite(game, 'sba.replacedOnce');
      tellAll(game, game.teller?.spares(player, text));
    }
    yield* perform(game, all);
    leaveGame(
      game,
      losing.filter((player) => !spared.some((each) => each.player === player)),
      {
        why: (player) =>
          findings.flatMap(({ loses, cites }) => (loses === player ? cites.filter((concept) => !concept.startsWith('sba')) : [])),
      },
    );
    for (const each of spared)
      yield* spare(game, {
        ...each,
        instructions: each.instructions.filter((one) => eventsOfInstruction(look, one, each.context) === undefined),
      });
    // A player who cannot lose stays as they are; looking again would find the same.
    if (losing.length === 0 && events.length === 0) return ran;
  }
}

/** Whether a player cannot lose so: asked once for who loses together and for whatever reasons, since it is told when it is asked. */
function askOnce(game: Game): (player: PlayerId, what: Ending) => boolean {
  const known = new Map<string, boolean>();
  return (player, what) => {
    const asked = JSON.stringify([sharersOf(game.state, player), what]);
    const answer = known.get(asked) ?? cannot(game, player, what);
    known.set(asked, answer);
    return answer;
  };
}

/** What players have to choose is asked in turn order, behind what happens without a choice (101.4). */
function inOrderOfChoices(state: Game['state'], findings: readonly Finding[]): readonly Finding[] {
  const seats = inTurnOrder(state);
  const seatOf = ({ keepOne, may }: Finding): number => {
    const player = keepOne?.player ?? may?.player;
    return player === undefined ? -1 : seats.indexOf(player);
  };
  return findings.toSorted((one, other) => seatOf(one) - seatOf(other));
}

/** The players and objects that it is about. */
const aboutOf = ({ loses, may, keepOne, events = [] }: Finding): About => ({
  player: loses ?? may?.player ?? keepOne?.player,
  objects:
    keepOne?.of ??
    events.flatMap((event) =>
      event.kind === 'counters' ? event.on : event.kind === 'create' || !('object' in event) ? [] : (event.object ?? []),
    ),
});

/** What it does rests on the action that does it. */
const grounded = (event: GameEvent, { cites: [ground] }: Pick<Finding, 'cites'>): GameEvent =>
  ground !== undefined && (event.kind === 'move' || event.kind === 'destroy' || event.kind === 'attach') ? { ...event, ground } : event;

/** Whether something leaves while another action changes it: it is remembered as it was before all of them (704.8). */
const leavesChanged = (events: readonly GameEvent[]): boolean =>
  events.some(
    (event) =>
      zoneAfter(event) !== undefined && events.some((each) => each.kind === 'counters' && 'object' in event && each.on === event.object),
  );

const zoneAfter = (event: GameEvent): string | undefined =>
  event.kind === 'move' ? event.to : event.kind === 'destroy' ? 'graveyard' : undefined;

/** When one thing would go to two places at once, its controller says to which (400.6). */
function* chooseAmongMoves(game: Game, events: readonly GameEvent[]): Procedure<readonly GameEvent[]> {
  let kept = events;
  for (const event of events) {
    if (event.kind !== 'move' && event.kind !== 'destroy') continue;
    const { object } = event;
    const others = kept.filter((each) => 'object' in each && each.object === object && zoneAfter(each) !== undefined);
    const zones = [...new Set(others.flatMap((each) => zoneAfter(each) ?? []))];
    if (zones.length < 2) continue;
    const zone = yield* ask(game, {
      player: lookAt(game.state).characteristicsOf(object).controller,
      kind: 'replacement',
      text: 'To which zone does it go?',
      source: object,
      options: () => zones,
      judge: (answer) =>
        legalIf(
          zones.some((each) => each === answer),
          'it does not go there',
          'zones.move',
        ),
      cites: ['zones.move'],
    });
    kept = kept.filter((each) => !others.includes(each) || zoneAfter(each) === zone);
  }
  return kept;
}

/** "Since state-based actions were last checked" begins anew. */
function clearMarks(state: Game['state']): Game['state'] {
  const drew = state.players
    .filter(({ drewFromEmpty }) => drewFromEmpty)
    .reduce((now, { id }) => changePlayer(now, id, { drewFromEmpty: false }), state);
  const marked = Object.values(drew.objects).filter(({ deathtouched }) => deathtouched);
  if (marked.length === 0) return drew;
  return {
    ...drew,
    objects: { ...drew.objects, ...Object.fromEntries(marked.map((object) => [object.id, { ...object, deathtouched: false }])) },
  };
}

function* chooseKept(game: Game, { keepOne, cites }: Finding): Procedure<readonly GameEvent[]> {
  if (!keepOne) return [];
  const kept = yield* ask(game, {
    player: keepOne.player,
    kind: 'object',
    text: 'Which one is kept?',
    options: () => keepOne.of,
    judge: (answer) =>
      legalIf(
        keepOne.of.some((id) => id === answer),
        'not one of them',
        ...cites,
      ),
    cites,
  });
  return keepOne.of.filter((id) => id !== kept).map((id) => ({ kind: 'move', object: id, to: 'graveyard', cause: 'state' }));
}

function* askMay(game: Game, { may }: Finding): Procedure<readonly GameEvent[]> {
  if (!may) return [];
  // It is no effect of a spell or ability that offers the choice (608.2d).
  const before = takeCited(game);
  const willing = yield* askWhether(game, may.player, may.text);
  takeCited(game);
  cite(game, ...before);
  return willing ? may.then : may.otherwise;
}

/** Something that two actions would put into the graveyard goes there once; destruction gives way to it, since it can be replaced. */
function withoutRepeats(events: readonly GameEvent[]): readonly GameEvent[] {
  const moved = new Set(events.flatMap((event) => (event.kind === 'move' ? [event.object] : [])));
  const seen = new Set<string>();
  return events.filter((event) => {
    if (event.kind === 'destroy' && moved.has(event.object)) return false;
    if (event.kind !== 'move' && event.kind !== 'destroy') return true;
    if (seen.has(event.object)) return false;
    seen.add(event.object);
    return true;
  });
}
