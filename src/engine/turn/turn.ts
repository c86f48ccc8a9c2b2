/** The course of a turn: its steps, the turn-based actions that begin them, and priority (500 to 514, 117). */
import { type Variant, variantOn } from '../concepts/variant.ts';
import { isSame } from '../language/parts.ts';
import { earlyFighters } from '../actions/combat/damage.ts';
import { enterCombat } from '../actions/combat/position.ts';
import { endEffects } from '../events/continuousEffects.ts';
import { ask, cite, type Game, type Procedure, rareOf, tellAll } from '../events/procedure.ts';
import { legalIf } from '../events/question.ts';
import { phaseInNext } from '../events/phasing.ts';
import { skips } from '../events/replacement/skipping.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { withReach } from '../look/range.ts';
import { atMost, bounds } from '../state/bounds.ts';
import { findPlayer, seatsTo } from '../state/changes.ts';
import { passPlanes } from '../state/planes.ts';
import { type GameState, isAnew, isInCombat, type ObjectId, type PlayerId, type Step, steps } from '../state/state.ts';
import { sideOf, sidesFrom } from '../state/teams.ts';
import type { Beginning } from './beginning.ts';
import { emptyPools } from './manaPools.ts';
import { roundsOfPriority } from './priority.ts';
import { beginStep, drawing, endStep, skipFirstDraw } from './steps.ts';

/** Plays turns until the game is over. It begins with the step that a position stands at. */
export function* playGame(game: Game, beginning: Beginning): Procedure<void> {
  game.state = passPlanes(withReach(game.state));
  let from: Beginning | undefined = beginning.step === 'mulligan' ? undefined : beginning;
  if (game.state.options?.format === 'grand melee' && !game.state.markers)
    game.state = rareOf(game, 'turn markers').turnMarkers.placed(game.state);
  tellAll(game, game.teller?.seats(game.state));
  if (beginning.step === 'mulligan') yield* drawHands(game);
  else game.state = enterCombat(game.state, hasBlocks(beginning));
  if (from && !mayGivePriority(from.step)) yield* waitForStep(game, from.step);
  while (!isOver(game)) {
    yield* playTurn(game, from);
    from = undefined;
    if (!isOver(game) && !isAnew(game.state.turn)) {
      beginNextTurn(game);
      if (game.state.prepared) yield* rareOf(game, 'extra turn').prepared(game);
    }
  }
}

/** Most games begin at a position, after their opening hands. */
const drawHands = (game: Game): Procedure<void> => rareOf(game, 'opening hands').openingHands(game);

/** Steps in which no player receives priority as they begin: a position at the beginning of one stands still until play goes on (502.4, 514.3). */
const mayGivePriority = (step: Step | 'mulligan'): boolean => step !== 'untap' && step !== 'cleanup';

/** The position stands at the beginning of a step of which nothing has happened yet. */
function* waitForStep(game: Game, step: Step | 'mulligan'): Procedure<void> {
  yield* ask(game, {
    player: game.state.turn.active,
    kind: 'step',
    text: `In the ${step} step no player has priority: play goes on by "pass until".`,
    options: () => ['go on'],
    judge: (answer) => legalIf(answer === 'go on', 'play goes on', 'priority.pass'),
    cites: [],
  });
}

/** Whether blockers have been declared where a position stands. */
const hasBlocks = ({ step, blockersDeclared }: Beginning): boolean =>
  step === 'declare blockers' ? blockersDeclared : step !== 'mulligan' && steps.indexOf(step) > steps.indexOf('declare blockers');

const isOver = ({ state }: Game): boolean => state.outcome !== undefined;

function beginNextTurn(game: Game, skipped = 0): void {
  atMost(bounds.skippedTurns, skipped, 'turns skipped, one after another');
  const { turn } = game.state;
  const [extra, ...extraTurns] = turn.extraTurns.filter((id) => !findPlayer(game.state, id)?.left);
  // 500.7: an extra turn is put in between; behind it the order goes on where it was.
  const { at = turn.active } = turn;
  // Who left the game has no next turn; the one behind them has (800.4k, 2026-01-16). A team takes one turn together (805.4).
  const [first = at, second = first] = sidesFrom(game.state, at);
  const next = first === at ? second : first;
  const gone = extra === undefined ? leftBetween(game.state, at, next) : [];
  if (extra === undefined) game.state = endEffects(game.state, 'turn', gone);
  if (gone.length > 0) {
    game.state = phaseInNext(game.state, gone);
    cite(game, 'leave.noTurn');
  }
  const passed = game.state.markers && rareOf(game, 'turn markers').turnMarkers.passed(game.state);
  if (passed) {
    game.state = { ...game.state, ...passed };
    tellAll(game, game.teller?.marked(game.state));
  }
  const active = passed?.turn.active ?? extra ?? next;
  if (skips(game, active, 'turn', ...(passed || extra === undefined ? [] : (['extra turn'] as const)))) {
    if (!passed) game.state = { ...game.state, turn: { ...turn, at: extra === undefined ? next : at, extraTurns } };
    beginNextTurn(game, skipped + 1);
  } else beginTurn(game, active, passed?.turn.extraTurns ?? extraTurns, passed ? undefined : extra && at);
}

/** Who would have taken a turn between two players and has left the game: what lasted until then ends there (800.4m, 2026-01-16). */
const leftBetween = (state: GameState, one: PlayerId, other: PlayerId): readonly PlayerId[] =>
  state.players.flatMap(({ id, left }) => (left && seatsTo(state, one, id) < seatsTo(state, one, other) ? [id] : []));

function beginTurn(game: Game, active: PlayerId, extraTurns: readonly PlayerId[], at: PlayerId | undefined): void {
  const { turn } = game.state;
  const side = sideOf(game.state, active);
  // What lasts until this turn ends as it begins, whether it has an untap step or not.
  const ended = endEffects(game.state, 'turn', side);
  const decidedBy = findPlayer(ended, active)?.nextTurnBy;
  const players = ended.players.map((player) => ({
    ...player,
    landsPlayed: 0,
    landsBy: undefined,
    lastTurn: side.includes(player.id) ? turn.number + 1 : player.lastTurn,
    nextTurnBy: player.id === active ? undefined : player.nextTurnBy,
  }));
  const objects = Object.fromEntries(
    Object.entries(ended.objects).map(([id, object]) => [id, { ...object, loyaltyUsed: false, activations: {} }]),
  );
  game.state = passPlanes(
    withReach({
      ...ended,
      players,
      objects,
      turn: { number: turn.number + 1, active, at, decidedBy, step: 'untap', passed: [], happened: [], before: turn.happened, extraTurns },
    }),
  );
  // Who is in range is found out anew, though nothing else came of somebody's leaving (801.2c).
  if (!isSame(turn.reach, game.state.turn.reach)) cite(game, 'range.determined');
}

function* playTurn(game: Game, from: Beginning | undefined): Procedure<void> {
  // Who stood in the first of two damage steps is not known of a position behind it: whoever has first or double strike did.
  let struckFirst = from?.step === 'combat damage' ? earlyFighters(lookAt(game.state)) : new Set<ObjectId>();
  let fought = isFought(game);
  const start = steps.findIndex((step) => step === from?.step);
  const queue = steps.slice(Math.max(0, start)).map((step) => ({ step, isLast: lastOfPhase.includes(step), added: false }));
  let isLast = false;
  for (;;) {
    // 500.8: phases that were added behind the one that is over now.
    const { extraPhases = [], ...turn } = game.state.turn;
    if (isLast && extraPhases.length > 0) {
      queue.unshift(
        ...extraPhases.flatMap((phase) =>
          phase.map((each, at) => ({ step: each, isLast: at === phase.length - 1, added: phase.length === 1 && !each.endsWith('main') })),
        ),
      );
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
    if (from?.step !== step && isSkipped(game, step)) {
      // The phase ends all the same, which is when mana burned (300.3, 2009-05-01).
      if (step === 'draw') yield* emptyPools(game, step);
      continue;
    }
    if (next.added) cite(game, 'turn.addedStep');
    // 508.8: when nothing attacked there are no blockers and no damage. 510.4: the first of two damage steps only when it is needed.
    if ((step === 'declare blockers' || step === 'combat damage') && !fought) {
      cite(game, 'turn.noAttack');
      continue;
    }
    if (step === 'first-strike damage' && (!fought || earlyFighters(lookAt(game.state)).size === 0)) continue;
    do {
      game.state = { ...game.state, turn: { ...withoutEnding(game.state.turn), step } };
      const already = from?.step === step ? from : undefined;
      const before = countAttackers(game);
      struckFirst = yield* beginStep(game, step, already, struckFirst);
      fought = fought || countAttackers(game) > before || isFoughtByOthers(game);
      if (isOver(game)) return;
      if (!givesPriority(game, step, fought)) break;
      if (step === 'cleanup') cite(game, 'turn.cleanup.again');
      yield* roundsOfPriority(game);
      if (isOver(game) || isAnew(game.state.turn)) return;
      // 514.3a: when players received priority in a cleanup step, another one follows.
    } while (step === 'cleanup');
    fought = fought || isFoughtByOthers(game);
    yield* endStep(game, step);
  }
}

const lastOfPhase: readonly Step[] = ['draw', 'precombat main', 'end of combat', 'postcombat main', 'cleanup'];

/** Whether a rule or an effect skips a step, or the combat phase with all of its steps (614.10). */
function isSkipped(game: Game, step: Step): boolean {
  const { active } = game.state.turn;
  // An effect that skips the next draw step waits for one that would be there.
  if (step === 'draw' && game.state.turn.number === 1 && drawing(game, sideOf(game.state, active)).length === 0) {
    skipFirstDraw(game);
    return true;
  }
  if (step === 'untap' || step === 'upkeep' || step === 'draw') return skips(game, active, `${step} step`);
  if (step === 'beginning of combat') {
    // First: it uses up what skips one phase.
    const noCombat = skips(game, active, 'combat phase');
    game.state = { ...game.state, turn: { ...game.state.turn, noCombat } };
  }
  return isInCombat(step) && game.state.turn.noCombat === true;
}

function withoutEnding({ ending: _, ...turn }: GameState['turn']): GameState['turn'] {
  return turn;
}

const countAttackers = ({ state: { zones, objects } }: Game): number =>
  zones.battlefield.filter((id) => objects[id]?.attacking !== undefined).length;
const isFought = (game: Game): boolean => countAttackers(game) > 0;

/** Whether there is combat though no creature is declared as an attacker, since one was put onto the battlefield attacking (308.5, 2007-10-01). */
export const putAttackers: readonly Variant<boolean>[] = [
  { from: '2007-10-01', value: true },
  { from: '', value: false },
];
const isFoughtByOthers = (game: Game): boolean => isFought(game) && variantOn(putAttackers, game.state.day);

/** Whether the declare attackers step goes on though nothing attacks (508.8), or is over at once (2003-05-26 308.4). */
export const idleAttack: readonly Variant<boolean>[] = [
  { from: '2003-07-01', value: true },
  { from: '', value: false },
];

/** No player receives priority in the untap step, and in the cleanup step only when something happened (502.4, 514.3). */
function givesPriority(game: Game, step: Step, fought: boolean): boolean {
  if (step === 'declare attackers' && !fought) return variantOn(idleAttack, game.state.day);
  return step !== 'untap' && (step !== 'cleanup' || game.state.waiting.length > 0);
}
