/** The course of a turn: its steps, the turn-based actions that begin them, and priority (500 to 514, 117). */
import { changePlayer, findPlayer, inTurnOrder, objectsIn, playersFrom } from './changes.ts';
import { declareAttackers, declareBlockers } from './combat/declare.ts';
import { dealCombatDamage, needsFirstStep } from './combat/damage.ts';
import { endEffects } from './continuousEffects.ts';
import { chooseObjects, withoutCombat } from './instructions/doOne.ts';
import { lookAt } from './layers/characteristics.ts';
import { perform } from './perform.ts';
import { ask, type Answer, type Game, legal, type Procedure } from './procedure.ts';
import { resolveTop } from './resolving.ts';
import { emptyPoolsAt } from './rules/manaBurn.ts';
import { runStateBasedActions } from './stateBasedActions/run.ts';
import { stackTriggers } from './stackTriggers.ts';
import { type ObjectId, type PlayerId, type Step, steps } from './state.ts';

/** What a player does with priority. Who runs the game carries out everything but passing. */
export interface PriorityAction {
  readonly run: (game: Game, player: PlayerId) => Procedure<void>;
}

/** How the game is begun in the middle of a turn. */
export interface Beginning {
  readonly step: Step;
  readonly attackersDeclared: boolean;
  readonly blockersDeclared: boolean;
}

/** Plays turns until the game is over. It begins with the step that a position stands at. */
export function* playGame(game: Game, beginning: Beginning): Procedure<void> {
  let from: Beginning | undefined = beginning;
  while (!isOver(game)) {
    yield* playTurn(game, from);
    from = undefined;
    if (!isOver(game)) beginNextTurn(game);
  }
}

const isOver = ({ state }: Game): boolean => state.outcome !== undefined;

function beginNextTurn(game: Game): void {
  const { turn } = game.state;
  const [extra, ...extraTurns] = turn.extraTurns;
  const [, next = turn.active] = playersFrom(game.state, turn.active);
  const active = extra ?? next;
  const players = game.state.players.map((player) => ({ ...player, landsPlayed: 0 }));
  game.state = { ...game.state, players, turn: { number: turn.number + 1, active, step: 'untap', passed: [], happened: [], extraTurns } };
}

function* playTurn(game: Game, from: Beginning | undefined): Procedure<void> {
  let struckFirst: ReadonlySet<ObjectId> = new Set();
  const start = from === undefined ? 0 : steps.indexOf(from.step);
  for (const step of steps.slice(start)) {
    const look = lookAt(game.state);
    const attackers = objectsIn(game.state, 'battlefield').some((id) => game.state.objects[id]?.attacking !== undefined);
    // 508.8: without attackers there are no blockers and no damage. 510.4: the first of two damage steps only when it is needed.
    if ((step === 'declare blockers' || step === 'combat damage') && !attackers) continue;
    if (step === 'first-strike damage' && (!attackers || !needsFirstStep(look))) continue;
    game.state = { ...game.state, turn: { ...game.state.turn, step } };
    const already = from?.step === step ? from : undefined;
    struckFirst = yield* beginStep(game, step, already, struckFirst);
    if (isOver(game)) return;
    if (givesPriority(game, step)) yield* roundsOfPriority(game);
    if (isOver(game)) return;
    yield* endStep(game, step);
  }
}

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
  game.tell('step', `${active}: ${step} step begins.`, conceptOf(step));
  if (step === 'untap') yield* untap(game);
  yield* perform(game, [{ kind: 'begin', step: step === 'beginning of combat' ? 'combat' : step, player: active }]);
  if (step === 'draw' && !(game.state.turn.number === 1 && game.state.players.length === 2))
    yield* perform(game, [{ kind: 'draw', player: active }]);
  if (step === 'declare attackers' && already?.attackersDeclared !== true) yield* declareAttackers(game);
  if (step === 'declare blockers' && already?.blockersDeclared !== true) yield* declareBlockers(game);
  if (step === 'first-strike damage') return yield* dealCombatDamage(game, true, struckFirst);
  if (step === 'combat damage') yield* dealCombatDamage(game, false, struckFirst);
  if (step === 'cleanup') yield* cleanUp(game);
  return struckFirst;
}

const conceptOf = (step: Step) =>
  step === 'untap'
    ? 'turn.untap'
    : step === 'upkeep'
      ? 'turn.upkeep'
      : step === 'draw'
        ? 'turn.draw'
        : step.endsWith('main')
          ? 'turn.main'
          : step === 'end'
            ? 'turn.end'
            : step === 'cleanup'
              ? 'turn.cleanup.discard'
              : 'turn.combat';

function* untap(game: Game): Procedure<void> {
  const { active, number } = game.state.turn;
  game.state = endEffects(game.state, 'untap');
  const look = lookAt(game.state);
  const own = objectsIn(game.state, 'battlefield').filter((id) => look.of(id).controller === active);
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
    own.filter((id) => game.state.objects[id]?.tapped).map((object) => ({ kind: 'untap', object })),
  );
}

function* cleanUp(game: Game): Procedure<void> {
  const { active } = game.state.turn;
  const hand = objectsIn(game.state, 'hand', active);
  if (hand.length > 7) {
    const chosen = yield* chooseObjects(game, active, hand, hand.length - 7, 'What is discarded down to seven?');
    yield* perform(
      game,
      chosen.map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'discard' })),
    );
  }
  // 514.2: damage is removed and effects that last until the end of the turn end, at once.
  const objects = Object.fromEntries(
    Object.entries(game.state.objects).map(([id, object]) => [id, { ...object, damage: 0, deathtouched: false, regenerationShields: 0 }]),
  );
  game.state = endEffects({ ...game.state, objects }, 'cleanup');
  yield* runStateBasedActions(game);
}

function* endStep(game: Game, step: Step): Procedure<void> {
  if (step === 'end of combat') {
    for (const id of Object.keys(game.state.objects)) game.state = withoutCombat(game.state, id);
    game.state = endEffects(game.state, 'end of combat');
  }
  const { pools, burns } = emptyPoolsAt(game.state.day, step);
  if (!pools) return;
  for (const player of inTurnOrder(game.state)) {
    const { mana = [], life = 0 } = findPlayer(game.state, player) ?? {};
    if (mana.length === 0) continue;
    game.state = changePlayer(game.state, player, { mana: [] });
    game.tell('mana empties', `${player} loses ${mana.length} unspent mana.`, 'mana.empties');
    if (!burns) continue;
    game.state = changePlayer(game.state, player, { life: life - mana.length });
    game.tell('mana burn', `${player} loses ${mana.length} life by mana burn.`, 'mana.burn');
  }
  if (burns) yield* runStateBasedActions(game);
}

/** State-based actions and waiting triggers, until there are neither; then a player receives priority (117.5). */
export function* settle(game: Game): Procedure<void> {
  do yield* runStateBasedActions(game);
  while (!isOver(game) && (yield* stackTriggers(game)));
}

const passing = 'pass';

/** Players receive priority in turn until all pass in succession: then the top of the stack resolves, or the step ends (117.4). */
function* roundsOfPriority(game: Game): Procedure<void> {
  let player = game.state.turn.active;
  for (;;) {
    yield* settle(game);
    if (isOver(game)) return;
    game.state = { ...game.state, turn: { ...game.state.turn, priority: player } };
    const answer = yield* askPriority(game, player);
    if (answer !== passing) {
      // Whoever answered carried the action out; the player receives priority again (117.3c).
      game.state = { ...game.state, turn: { ...game.state.turn, passed: [] } };
      continue;
    }
    const passed = [...game.state.turn.passed, player];
    const all = playersFrom(game.state, player);
    game.state = { ...game.state, turn: { ...game.state.turn, passed } };
    if (all.every((id) => passed.includes(id))) {
      const { priority: _, ...turn } = game.state.turn;
      game.state = { ...game.state, turn: { ...turn, passed: [] } };
      if (game.state.zones.stack.length === 0) return;
      yield* resolveTop(game);
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
