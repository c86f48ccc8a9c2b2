/** State-based actions: all that apply are performed as one event, again and again until none does (704.3). */
import type { GameEvent } from '../events.ts';
import { drawGame, mostResolutions } from '../loops.ts';
import { askWhether } from '../instructions/choices.ts';
import { lookAt } from '../layers/characteristics.ts';
import { loseGame } from '../losing.ts';
import { perform } from '../perform.ts';
import { ask, type Game, legal, type Procedure } from '../procedure.ts';
import { changePlayer } from '../changes.ts';
import type { Finding, StateBasedAction } from './check.ts';
import { commander } from './commander.ts';
import * as permanents from './permanents.ts';
import * as players from './players.ts';

/** All state-based actions, in the order in which 704.5 lists them. */
const stateBasedActions: readonly StateBasedAction[] = [
  players.noLife,
  players.emptyLibrary,
  players.poison,
  players.commanderDamage,
  permanents.ceasing,
  permanents.zeroToughness,
  permanents.lethalDamage,
  permanents.deathtouch,
  permanents.noLoyalty,
  permanents.legendOldestStays,
  permanents.legendAllGo,
  permanents.legendKeepOne,
  permanents.planeswalkersAllGo,
  permanents.planeswalkersKeepOne,
  permanents.world,
  permanents.looseAura,
  permanents.looseEquipment,
  permanents.annihilation,
  commander,
];

/** Those of a day's rules. */
export const actionsOn = (day: string): readonly StateBasedAction[] =>
  stateBasedActions.filter(({ from = '', until }) => from <= day && (until === undefined || day < until));

/** Performs state-based actions until none applies. Says whether any did. */
export function* runStateBasedActions(game: Game): Procedure<boolean> {
  let ran = false;
  for (let rounds = 0; ; rounds += 1) {
    if (rounds > mostResolutions) {
      drawGame(game);
      return ran;
    }
    const look = lookAt(game.state);
    const findings = actionsOn(game.state.day).flatMap((action) => action.find(look));
    game.state = clearMarks(game.state);
    if (findings.length === 0 || game.state.outcome) return ran;
    ran = true;
    const events: GameEvent[] = [];
    for (const finding of findings) {
      game.tell('state-based action', finding.text, 'sba', ...finding.cites);
      events.push(...(finding.events ?? []), ...(yield* chooseKept(game, finding)), ...(yield* askMay(game, finding)));
    }
    yield* perform(game, withoutRepeats(events));
    const losing = (because: 'life' | 'other') =>
      findings.flatMap(({ loses, cites }) => (loses !== undefined && cites.includes('sba.life') === (because === 'life') ? [loses] : []));
    const before = game.state;
    // One loss for whatever there is to lose for (704.7).
    const other = losing('other');
    yield* loseGame(
      game,
      findings.flatMap(({ loses }) => loses ?? []),
      losing('life').filter((player) => !other.includes(player)),
    );
    // A player who cannot lose stays as they are; looking again would find the same.
    if (game.state === before && events.length === 0) return ran;
  }
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
    judge: (answer) => (keepOne.of.some((id) => id === answer) ? legal : { legal: false, reason: 'not one of them', cites }),
    cites,
  });
  return keepOne.of.filter((id) => id !== kept).map((id) => ({ kind: 'move', object: id, to: 'graveyard', cause: 'state' }));
}

function* askMay(game: Game, { may }: Finding): Procedure<readonly GameEvent[]> {
  if (!may) return [];
  return (yield* askWhether(game, may.player, may.text)) ? may.then : may.otherwise;
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
