/** What happens in a step before players receive priority and as it ends: its turn-based actions (500 to 514). */
import { dealCombatDamage } from '../actions/combat/damage.ts';
import { declareAttackers, declareBlockers } from '../actions/combat/declare.ts';
import { openDefenders } from '../actions/combat/defenders.ts';
import { endCombat } from '../actions/combat/leaving.ts';
import { orderDamage } from '../actions/combat/order.ts';
import { chooseObjects, chooseUpTo } from '../events/choices.ts';
import { endEffects } from '../events/continuousEffects.ts';
import { addRecords } from '../events/noteHappened.ts';
import { perform } from '../events/perform.ts';
import { isDue, phase } from '../events/phasing.ts';
import { cite, citingAlso, type Game, nextOccasion, type Procedure, rareOf, say, tellAll } from '../events/procedure.ts';
import { loreOfTurn } from '../events/sagas.ts';
import { maximumHandSize } from '../look/handSize.ts';
import { sumOfVanguards } from '../state/vanguard.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { resolveRef } from '../look/reading/read.ts';
import { isRestricted, rulesInForce } from '../look/rulesInForce.ts';
import { changePlayer, findPlayer, objectsIn } from '../state/changes.ts';
import { countOf } from '../state/sentences.ts';
import type { GameState, ObjectId, PlayerId, Step } from '../state/state.ts';
import { isActive, sharesLife, sideOf, teamDraw } from '../state/teams.ts';
import { runStateBasedActions } from '../stateBasedActions/run.ts';
import type { Beginning } from './beginning.ts';
import { variantOn } from '../concepts/variant.ts';
import { drawOfTurn } from './drawOfTurn.ts';
import { emptyPools } from './manaPools.ts';

/** Blockers of a position: what they block is listed in order. */
const listBlocking = ({ zones, objects }: GameState): readonly ObjectId[] =>
  zones.battlefield.filter((id) => objects[id]?.blocking !== undefined);

/** The step begins. Gives the creatures that fought in the first of two combat damage steps. */
export function* beginStep(
  game: Game,
  step: Step,
  already: Beginning | undefined,
  struckFirst: ReadonlySet<ObjectId>,
): Procedure<ReadonlySet<ObjectId>> {
  const { active } = game.state.turn;
  nextOccasion(game);
  game.stepBegins?.();
  tellAll(game, game.teller?.step(game.state, step));
  if (step === 'untap') yield* untap(game);
  const side = sideOf(game.state, active);
  yield* perform(
    game,
    side.map((player) => ({ kind: 'begin', step: step === 'beginning of combat' ? 'combat' : step, player })),
  );
  if (step === 'draw') {
    const { turn } = game.state;
    if (turn.drawn) game.state = { ...game.state, turn: { ...turn, drawnBefore: turn.drawn } };
    tellFirstDraw(game);
    yield* variantOn(drawOfTurn, game.state.day)(
      game,
      drawing(game, side).filter((id) => findPlayer(game.state, id)?.left !== true),
    );
  }
  if (step === 'precombat main') {
    // Before counters are put on Sagas (505.4). Only schemes are set in motion.
    if (game.state.options?.format === 'archenemy') yield* rareOf(game, 'schemes').setInMotion(game, active);
    const lore = loreOfTurn(lookAt(game.state), side);
    if (lore.length > 0) say(game, 'saga');
    yield* perform(game, lore);
  }
  if (step === 'beginning of combat' && openDefenders(lookAt(game.state)).length > 0)
    yield* rareOf(game, 'one defending player').chooseDefendingPlayer(game);
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

/**
 * Who draws in the draw step. In the first of the game some do not, and who begins skips the step with all that is in it: of two players the one, of
 * two-player teams the team.
 */
export function drawing({ state }: Pick<Game, 'state'>, side: readonly PlayerId[]): readonly PlayerId[] {
  if (state.turn.number > 1) return side;
  if (sharesLife(state)) return variantOn(teamDraw, state.day)(side);
  return state.players.length === 2 ? [] : side;
}

/** Tells what is different in the first draw step of the game. */
function tellFirstDraw(game: Game): void {
  const { state } = game;
  if (state.turn.number > 1) return;
  if (sharesLife(state)) {
    say(game, 'team draw');
    cite(game, 'turn.firstDraw');
  } else if (state.players.length === 2) say(game, 'no first draw', state.turn.active);
  else cite(game, 'turn.firstDrawOfMany');
}

/** The step is passed by, so that whoever waits for it is not kept waiting until it comes in another turn. */
export function skipFirstDraw(game: Game): void {
  game.state = { ...game.state, turn: { ...game.state.turn, step: 'draw' } };
  say(game, 'first draw skipped', game.state.turn.active, sharesLife(game.state));
}

function* untap(game: Game): Procedure<void> {
  // What phases does so before anything untaps.
  const phased = phase(lookAt(game.state), (player) => isActive(game.state, player));
  if (isDue(game.state, phased)) cite(game, 'phasing.left');
  yield* perform(game, phased);
  if (game.rare && game.state.time !== undefined) yield* game.rare.dawn(game);
  const look = lookAt(game.state);
  const own = objectsIn(game.state, 'battlefield').filter((id) => isActive(game.state, look.characteristicsOf(id).controller));
  // What keeps things from untapping speaks of the untap steps of those who control them.
  const others = rulesInForce(look).flatMap(({ rule, context }) =>
    rule.rule === 'untaps too' && !isActive(game.state, context.controller) ? resolveRef(look, rule.what, context) : [],
  );
  const isTapped = (id: ObjectId): boolean => game.state.objects[id]?.tapped === true && !game.state.objects[id].phasedOut;
  const isHeld = (id: ObjectId): boolean => isRestricted(game.state, id, 'untap during untap step');
  const able = [...own.filter((id) => !isHeld(id)), ...new Set(others)].filter(isTapped);
  // Which of them untap is determined first.
  const optional = rulesInForce(look).flatMap(({ rule, context }) =>
    rule.rule === 'stay tapped' ? resolveRef(look, rule.what, context) : [],
  );
  const staying: ObjectId[] = [];
  for (const player of sideOf(game.state, game.state.turn.active)) {
    const theirs = able.filter((id) => optional.includes(id) && look.characteristicsOf(id).controller === player);
    staying.push(...(yield* chooseUpTo(game, player, theirs, theirs.length, 'What stays tapped?', 'turn.untap')));
    if (game.rare) staying.push(...(yield* game.rare.limitUntapping(game, player, able, staying)));
  }
  yield* perform(
    citingAlso(game, ['untap'], 'turn.untap'),
    able.filter((id) => !staying.includes(id)).map((object) => ({ kind: 'untap', object })),
  );
  const stays = [...own.filter((id) => isHeld(id) && isTapped(id)), ...staying];
  if (stays.length > 0) say(game, 'stays tapped', stays);
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
          ...(sumOfVanguards(game.state, player, 'hand') === 0 ? [] : (['vanguard.handSize'] as const)),
        )),
      );
  }
  yield* perform(
    game,
    discarded.map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'discard' })),
  );
  // 514.2: damage is removed and effects that last until the end of the turn end, at once.
  const worn = game.teller?.wearsOff(game.state);
  const objects = Object.fromEntries(
    Object.entries(game.state.objects).map(([id, object]) => [id, { ...object, damage: 0, deathtouched: false, regenerationShields: 0 }]),
  );
  game.state = endEffects({ ...game.state, objects }, 'cleanup');
  tellAll(game, worn);
  yield* runStateBasedActions(game);
}

export function* endStep(game: Game, step: Step): Procedure<void> {
  if (step === 'end of combat') {
    game.state = addRecords(endEffects(endCombat(game.state), 'end of combat'), [{ kind: 'combat over' }]);
  }
  const { active, number } = game.state.turn;
  if (step === 'upkeep') for (const id of sideOf(game.state, active)) game.state = changePlayer(game.state, id, { lastUpkeep: number });
  yield* emptyPools(game, step);
}
