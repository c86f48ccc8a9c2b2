/** The course of a turn: its steps, the turn-based actions that begin them, and priority (500 to 514, 117). */
import { atMost, bounds } from '../state/bounds.ts';
import { changePlayer, objectsIn } from '../state/changes.ts';
import { dealCombatDamage, earlyFighters } from '../actions/combat/damage.ts';
import { declareAttackers, declareBlockers } from '../actions/combat/declare.ts';
import { chooseDefendingPlayer } from '../actions/combat/defenders.ts';
import { endCombat, leaveCombat } from '../actions/combat/leaving.ts';
import { orderDamage } from '../actions/combat/order.ts';
import { enterCombat } from '../actions/combat/position.ts';
import { endEffects } from '../events/continuousEffects.ts';
import { maximumHandSize } from '../look/handSize.ts';
import { chooseObjects } from '../events/choices.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { watchLoops } from './loops.ts';
import { openingHands } from './mulligan.ts';
import { endMadness } from '../events/madness.ts';
import { perform } from '../events/perform.ts';
import { passPlanes } from '../state/planes.ts';
import { phase } from '../events/phasing.ts';
import { ask, type Answer, cite, type Game, legal, type Procedure } from '../events/procedure.ts';
import { withReach } from '../look/range.ts';
import { skips } from '../events/replacement/skipping.ts';
import { loreOfTurn } from '../events/sagas.ts';
import { resolveTop } from '../actions/resolving.ts';
import type { Concept } from '../concepts/concepts.ts';
import { emptyPools } from './manaPools.ts';
import { variantOn } from '../concepts/variant.ts';
import { isRestricted } from '../look/rulesInForce.ts';
import { countOf, listOf } from '../state/sentences.ts';
import { runStateBasedActions } from '../stateBasedActions/run.ts';
import { stackTriggers } from './stackTriggers.ts';
import { type GameState, type ObjectId, type PlayerId, type Step, steps } from '../state/state.ts';
import { isActive, sharesLife, sideOf, sidesFrom, teamDraw } from '../state/teams.ts';
import { passMarker, sidesWithPriority, takingTurns, withMarkers } from '../look/turnMarkers.ts';

/** What a player does with priority. Who runs the game carries out everything but passing. */
export interface PriorityAction {
  readonly run: (game: Game, player: PlayerId) => Procedure<void>;
}

/** How the game is begun in the middle of a turn. */
export interface Beginning {
  /** `mulligan`: opening hands are drawn, then the turn begins. */
  readonly step: Step | 'mulligan';
  readonly attackersDeclared: boolean;
  readonly blockersDeclared: boolean;
}

/** Plays turns until the game is over. It begins with the step that a position stands at. */
export function* playGame(game: Game, beginning: Beginning): Procedure<void> {
  game.state = passPlanes(withReach(game.state));
  let from: Beginning | undefined = beginning.step === 'mulligan' ? undefined : beginning;
  game.state = withMarkers(game.state);
  if (game.state.markers) game.tell('turn markers', tellTurns(game.state), 'turnMarkers');
  if (beginning.step === 'mulligan') yield* openingHands(game);
  else game.state = enterCombat(game.state, hasBlocks(beginning));
  while (!isOver(game)) {
    yield* playTurn(game, from);
    from = undefined;
    if (!isOver(game)) beginNextTurn(game);
  }
}

/** Whether blockers have been declared where a position stands. */
const hasBlocks = ({ step, blockersDeclared }: Beginning): boolean =>
  step === 'declare blockers' ? blockersDeclared : step !== 'mulligan' && steps.indexOf(step) > steps.indexOf('declare blockers');

const tellTurns = (state: GameState): string => {
  const players = takingTurns(state);
  return `${listOf(players)} ${players.length === 1 ? 'takes a turn' : 'take their turns'}.`;
};

const isOver = ({ state }: Game): boolean => state.outcome !== undefined;

function beginNextTurn(game: Game, skipped = 0): void {
  atMost(bounds.skippedTurns, skipped, 'turns skipped, one after another');
  const passed = game.state.markers && passMarker(game.state);
  if (passed) {
    game.state = { ...game.state, ...passed };
    game.tell('turn markers', tellTurns(game.state), 'turnMarkers');
    if (passed.markers?.some(({ holder, keeps }) => keeps && holder === passed.turn.active))
      game.tell('extra turn', `${passed.turn.active} takes an extra turn first.`, 'turnMarkers.extraTurn');
    if (skips(game, passed.turn.active, 'turn')) beginNextTurn(game, skipped + 1);
    else beginTurn(game, passed.turn.active, passed.turn.extraTurns);
    return;
  }
  const { turn } = game.state;
  const [extra, ...extraTurns] = turn.extraTurns;
  // Who left the game has no next turn; the one behind them has (800.4k, 2026-01-16). A team takes one turn together (805.4).
  const [first = turn.active, second = first] = sidesFrom(game.state, turn.active);
  const next = first === turn.active ? second : first;
  const active = extra ?? next;
  if (skips(game, active, 'turn')) {
    game.state = { ...game.state, turn: { ...turn, active: extra === undefined ? next : turn.active, extraTurns } };
    beginNextTurn(game, skipped + 1);
    return;
  }
  beginTurn(game, active, extraTurns);
}

function beginTurn(game: Game, active: PlayerId, extraTurns: readonly PlayerId[]): void {
  const { turn } = game.state;
  const decidedBy = game.state.players.find(({ id }) => id === active)?.nextTurnBy;
  const players = game.state.players.map(({ nextTurnBy, ...player }) => ({
    ...player,
    landsPlayed: 0,
    ...(nextTurnBy === undefined || player.id === active ? {} : { nextTurnBy }),
  }));
  game.state = passPlanes(
    withReach({
      ...game.state,
      players,
      turn: { number: turn.number + 1, active, decidedBy, step: 'untap', passed: [], happened: [], before: turn.happened, extraTurns },
    }),
  );
}

function* playTurn(game: Game, from: Beginning | undefined): Procedure<void> {
  // Who stood in the first of two damage steps is not known of a position behind it: whoever has first or double strike did.
  let struckFirst = from?.step === 'combat damage' ? earlyFighters(lookAt(game.state)) : new Set<ObjectId>();
  let fought = isFought(game);
  const start = steps.findIndex((step) => step === from?.step);
  const queue = steps.slice(Math.max(0, start)).map((step) => ({ step, isLast: lastOfPhase.includes(step) }));
  let isLast = false;
  for (;;) {
    // 500.8: phases that were added behind the one that is over now.
    const { extraPhases = [], ...turn } = game.state.turn;
    if (isLast && extraPhases.length > 0) {
      queue.unshift(...extraPhases.flatMap((phase) => phase.map((each, at) => ({ step: each, isLast: at === phase.length - 1 }))));
      game.state = { ...game.state, turn };
    }
    const next = queue.shift();
    if (!next) return;
    const { step } = next;
    ({ isLast } = next);
    if (step === 'beginning of combat' && from?.step !== step) {
      struckFirst = new Set();
      fought = false;
    }
    // 724: of a turn that is being ended only the cleanup step is left.
    if (game.state.turn.ending === true && step !== 'cleanup') continue;
    if (from?.step !== step && isSkipped(game, step)) continue;
    // 508.8: when nothing attacked there are no blockers and no damage. 510.4: the first of two damage steps only when it is needed.
    if ((step === 'declare blockers' || step === 'combat damage') && !fought) {
      cite(game, 'turn.noAttack');
      continue;
    }
    if (step === 'first-strike damage' && (!fought || earlyFighters(lookAt(game.state)).size === 0)) continue;
    do {
      game.state = { ...game.state, turn: { ...withoutEnding(game.state.turn), step } };
      const already = from?.step === step ? from : undefined;
      struckFirst = yield* beginStep(game, step, already, struckFirst);
      fought = fought || isFought(game);
      if (isOver(game)) return;
      if (!givesPriority(game, step)) break;
      if (step === 'cleanup') cite(game, 'turn.cleanup.again');
      yield* roundsOfPriority(game);
      if (isOver(game)) return;
      // 514.3a: when players received priority in a cleanup step, another one follows.
    } while (step === 'cleanup');
    fought = fought || isFought(game);
    yield* endStep(game, step);
  }
}

const lastOfPhase: readonly Step[] = ['draw', 'precombat main', 'end of combat', 'postcombat main', 'cleanup'];

/** Whether an effect skips a step, or the combat phase with all of its steps (614.10). */
function isSkipped(game: Game, step: Step): boolean {
  const { active } = game.state.turn;
  if (step === 'untap' || step === 'draw') return skips(game, active, `${step} step`);
  if (step === 'beginning of combat')
    game.state = { ...game.state, turn: { ...game.state.turn, noCombat: skips(game, active, 'combat phase') } };
  const isCombat = steps.indexOf(step) >= steps.indexOf('beginning of combat') && steps.indexOf(step) <= steps.indexOf('end of combat');
  return isCombat && game.state.turn.noCombat === true;
}

function withoutEnding({ ending: _, ...turn }: GameState['turn']): GameState['turn'] {
  return turn;
}

/** Blockers of a position: what they block is listed in order. */
const listBlocking = ({ zones, objects }: GameState): readonly ObjectId[] =>
  zones.battlefield.filter((id) => objects[id]?.blocking !== undefined);

const isFought = ({ state }: Game): boolean => state.zones.battlefield.some((id) => state.objects[id]?.attacking !== undefined);

/** No player receives priority in the untap step, and in the cleanup step only when something happened (502.4, 514.3). */
function givesPriority(game: Game, step: Step): boolean {
  return step !== 'untap' && (step !== 'cleanup' || game.state.waiting.length > 0);
}

function* beginStep(
  game: Game,
  step: Step,
  already: Beginning | undefined,
  struckFirst: ReadonlySet<ObjectId>,
): Procedure<ReadonlySet<ObjectId>> {
  const { active } = game.state.turn;
  game.tell('step', `${active}’s ${nameStep(step)} begins.`, ...stepConcepts[step]);
  if (step === 'untap') yield* untap(game);
  const side = sideOf(game.state, active);
  yield* perform(
    game,
    side.map((player) => ({ kind: 'begin', step: step === 'beginning of combat' ? 'combat' : step, player })),
  );
  if (step === 'draw') for (const player of drawing(game, side)) yield* perform(game, [{ kind: 'draw', player }]);
  if (step === 'precombat main') {
    const lore = loreOfTurn(lookAt(game.state), side);
    if (lore.length > 0) game.tell('saga', 'Each Saga gets a lore counter.', 'saga.turn');
    yield* perform(game, lore);
  }
  if (step === 'beginning of combat') yield* chooseDefendingPlayer(game);
  if (step === 'declare attackers' && already?.attackersDeclared !== true) yield* declareAttackers(game);
  if (step === 'declare blockers') {
    if (already?.blockersDeclared === true) yield* orderDamage(game, listBlocking(game.state));
    else yield* declareBlockers(game);
  }
  if (step === 'first-strike damage') return yield* dealCombatDamage(game, true, struckFirst);
  if (step === 'combat damage') yield* dealCombatDamage(game, false, struckFirst);
  if (step === 'cleanup') yield* cleanUp(game);
  return struckFirst;
}

/** Who draws in the draw step. In the first of the game some do not: of two players the one who begins, of two-player teams the team. */
function drawing(game: Game, side: readonly PlayerId[]): readonly PlayerId[] {
  const { state, tell } = game;
  if (state.turn.number > 1) return side;
  cite(game, 'turn.firstDraw');
  if (!sharesLife(state)) return state.players.length === 2 ? [] : side;
  tell('first draw', 'The team that begins does not draw as usual.', 'team.firstDraw');
  return variantOn(teamDraw, state.day)(side);
}

/** What players call a step: main is a phase. */
const nameStep = (step: Step): string =>
  step.endsWith(' main') ? `${step} phase` : step === 'first-strike damage' ? 'first-strike combat damage step' : `${step} step`;

const stepConcepts: Readonly<Record<Step, readonly Concept[]>> = {
  untap: ['turn.untap'],
  upkeep: ['turn.upkeep', 'turn.upkeep.triggers'],
  draw: ['turn.draw'],
  'precombat main': ['turn.main'],
  'beginning of combat': ['turn.combat', 'turn.beginningOfCombat'],
  'declare attackers': ['attack.declare'],
  'declare blockers': ['block.declare'],
  'first-strike damage': ['turn.combatDamage', 'damage.firstStrike'],
  'combat damage': ['turn.combatDamage'],
  'end of combat': ['turn.endOfCombat', 'turn.endOfCombat.triggers'],
  'postcombat main': ['turn.main'],
  end: ['turn.end'],
  cleanup: ['turn.cleanup.discard', 'turn.cleanup.damage'],
};

function* untap(game: Game): Procedure<void> {
  const { number } = game.state.turn;
  game.state = endEffects(game.state, 'untap');
  // What phases does so before anything untaps.
  yield* perform(
    game,
    phase(lookAt(game.state), (player) => isActive(game.state, player)),
  );
  const look = lookAt(game.state);
  const own = objectsIn(game.state, 'battlefield').filter((id) => isActive(game.state, look.of(id).controller));
  // Since the beginning of this turn they have been under their controller's control.
  const objects = Object.fromEntries(
    Object.entries(game.state.objects).map(([id, object]) => [
      id,
      own.includes(id)
        ? { ...object, controlledSince: Math.min(object.controlledSince, number), loyaltyUsed: false, activations: {} }
        : { ...object, activations: {} },
    ]),
  );
  game.state = { ...game.state, objects };
  yield* perform(
    game,
    own
      .filter(
        (id) =>
          game.state.objects[id]?.tapped && !game.state.objects[id].phasedOut && !isRestricted(game.state, id, 'untap during untap step'),
      )
      .map((object) => ({ kind: 'untap', object })),
  );
  game.state = endEffects(game.state, 'untapped');
}

function* cleanUp(game: Game): Procedure<void> {
  const discarded: ObjectId[] = [];
  for (const player of sideOf(game.state, game.state.turn.active)) {
    const hand = objectsIn(game.state, 'hand', player);
    const most = maximumHandSize(game.state, player);
    if (hand.length > most)
      discarded.push(
        ...(yield* chooseObjects(
          game,
          player,
          hand,
          hand.length - most,
          `What is discarded, down to ${countOf(most, 'card')}?`,
          'turn.cleanup.discard',
        )),
      );
  }
  yield* perform(
    game,
    discarded.map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'discard' })),
  );
  // 514.2: damage is removed and effects that last until the end of the turn end, at once.
  const objects = Object.fromEntries(
    Object.entries(game.state.objects).map(([id, object]) => [id, { ...object, damage: 0, deathtouched: false, regenerationShields: 0 }]),
  );
  game.state = endEffects({ ...game.state, objects }, 'cleanup');
  yield* runStateBasedActions(game);
}

function* endStep(game: Game, step: Step): Procedure<void> {
  if (step === 'end of combat') game.state = endEffects(endCombat(game.state), 'end of combat');
  const { active, number } = game.state.turn;
  if (step === 'upkeep') game.state = changePlayer(game.state, active, { lastUpkeep: number });
  yield* emptyPools(game, step);
}

/** State-based actions and waiting triggers, until there are neither; then a player receives priority (117.5). */
function* settle(game: Game): Procedure<void> {
  do {
    leaveCombat(game);
    yield* runStateBasedActions(game);
  } while (!isOver(game) && (yield* stackTriggers(game)));
}

const passing = 'pass';

/** Players receive priority in turn until all pass in succession: then the top of the stack resolves, or the step ends (117.4). */
function* roundsOfPriority(game: Game): Procedure<void> {
  const loops = watchLoops();
  let player = game.state.turn.active;
  for (;;) {
    yield* settle(game);
    if (isOver(game)) return;
    // In place of a player who left, the next one receives it (800.4j, 2026-01-16). Where teams have it, one answers for the team (805.5).
    [player = player] = sidesWithPriority(game.state, player);
    game.state = { ...game.state, turn: { ...game.state.turn, priority: player } };
    const answer = yield* askPriority(game, player);
    if (answer !== passing) {
      // Whoever answered carried the action out; the player receives priority again (117.3c).
      game.state = { ...game.state, turn: { ...game.state.turn, passed: [] } };
      cite(game, 'priority.after');
      loops.begin();
      if (game.state.turn.ending) return;
      continue;
    }
    yield* endMadness(game, player);
    const passed = [...game.state.turn.passed, player];
    const all = sidesWithPriority(game.state, player);
    game.state = { ...game.state, turn: { ...game.state.turn, passed } };
    if (all.every((id) => passed.includes(id))) {
      const { priority: _, ...turn } = game.state.turn;
      game.state = { ...game.state, turn: { ...turn, passed: [] } };
      if (game.state.zones.stack.length === 0) {
        cite(game, 'priority.allPass', 'step.ends');
        return;
      }
      loops.resolving(game);
      if (isOver(game)) return;
      yield* resolveTop(game);
      cite(game, 'priority.afterResolution');
      if (game.state.turn.ending) return;
      player = game.state.turn.active;
    } else player = all[1] ?? player;
  }
}

function* askPriority(game: Game, player: PlayerId): Procedure<Answer> {
  return yield* ask(game, {
    player,
    kind: 'priority',
    text: `${player} has priority.`,
    options: () => [passing],
    judge: () => legal,
    cites: ['priority.pass'],
  });
}
