/** What leaves the game with a player, where it goes on without them (800.4). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { applyEvents, type Happened, rememberAsLast } from '../../events/apply.ts';
import { type Game, type Rare, tellAll, within } from '../../events/procedure.ts';
import { findTriggers } from '../../events/triggers/triggered.ts';
import type { Modification } from '../../language/modification.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { changePlayer, removeObject } from '../../state/changes.ts';
import { notYet } from '../../state/notYet.ts';
import type { ContinuousEffect, GameObject, GameState, ObjectId, PlayerId } from '../../state/state.ts';

/** All that a player owns leaves, and what they gave control of is given back. */
export const leaveWith: Rare['leaveWith'] = (game, id) => {
  const goesOn = game.state.outcome === undefined;
  game.state = remember(game.state, id);
  if (goesOn && Object.values(game.state.objects).some(({ owner }) => owner === id)) tellAll(game, game.teller?.leaves(id, 'owned'));
  const isGiven = game.state.effects.some((effect) => effect.changes.some((change) => givesControl(effect, change, id)));
  const before = game.state;
  game.state = removeWith(before, id);
  const owned = before.zones.battlefield.filter((object) => before.objects[object]?.owner === id && !before.objects[object].phasedOut);
  trigger(
    game,
    before,
    owned.map((object) => ({ event: { kind: 'move', object, to: 'outside', cause: 'effect' } })),
  );
  if (goesOn && isGiven) tellAll(game, game.teller?.leaves(id, 'control'));
  const isControlling = before.turn.decidedBy === id || before.players.some(({ nextTurnBy }) => nextTurnBy === id);
  if (goesOn && isControlling) tellAll(game, game.teller?.leaves(id, 'players'));
  removeLeftBehind(goesOn ? game : within(game, { tell: () => undefined }), id);
};

/** What is asked of a player later is as it last was (800.4i). */
function remember(state: GameState, player: PlayerId): GameState {
  const before = changePlayer(state, player, { left: false });
  const look = lookAt(before);
  const all = Object.keys(before.objects);
  return {
    ...state,
    left: {
      ...state.left,
      [player]: {
        state: before,
        characteristics: Object.fromEntries(all.map((id) => [id, look.characteristicsOf(id)])),
        copiable: Object.fromEntries(all.map((id) => [id, look.copiable(id)])),
      },
    },
  };
}

/**
 * What a player owns leaves too, and so do their abilities on the stack; their effects of control end (800.4a).
 * Combat damage on the stack stays (2005-08-01 600.4a).
 */
function removeWith(state: GameState, player: PlayerId): GameState {
  const look = lookAt(state);
  const leaving = Object.values(state.objects).filter(
    ({ id, owner, kind }) =>
      (owner === player && kind !== 'damage') || (kind === 'ability' && look.characteristicsOf(id).controller === player),
  );
  const without = removeAll(state, leaving);
  return {
    ...without,
    effects: without.effects.flatMap((effect) => withoutControl(effect, player)),
    // Nor does it give them control of players.
    players: without.players.map((each) => (each.nextTurnBy === player ? { ...each, nextTurnBy: undefined } : each)),
    turn: without.turn.decidedBy === player ? { ...without.turn, decidedBy: undefined } : without.turn,
  };
}

const removeAll = (state: GameState, objects: readonly GameObject[]): GameState =>
  objects.reduce((now, { id }) => removeObject(now, id), rememberAsLast(state, objects));

/** Whether a player has control by it: who that is is known since the effect began. */
const givesControl = ({ controller }: ContinuousEffect, change: Modification, player: PlayerId): boolean =>
  change.kind === 'control' && (change.by.kind === 'these' ? change.by.things.includes(player) : controller === player);

/** What else an effect does, it goes on doing. */
function withoutControl(effect: ContinuousEffect, player: PlayerId): readonly ContinuousEffect[] {
  const changes = effect.changes.filter((change) => !givesControl(effect, change, player));
  if (changes.length === effect.changes.length) return [effect];
  return changes.length === 0 && effect.rules === undefined ? [] : [{ ...effect, changes }];
}

function leftBehind({ state }: Game, player: PlayerId): readonly ObjectId[] {
  const look = lookAt(state);
  return [...state.zones.battlefield, ...state.zones.stack].filter(
    (id) => look.characteristicsOf(id).controller === player && state.objects[id]?.kind !== 'damage',
  );
}

function removeLeftBehind(game: Game, player: PlayerId): void {
  const objects = leftBehind(game, player);
  if (objects.length > 0) variantOn(leavingPlayer, game.state.day)(game, objects, player);
}

/** What goes back to a player who has left, since an effect has ended that gave control of it to another: it is gone as soon as that is so (800.4c). */
export function leaveLater(game: Game): void {
  for (const { id, left } of game.state.outcome ? [] : game.state.players) {
    const objects = left ? leftBehind(game, id) : [];
    if (objects.length > 0) variantOn(goingBack, game.state.day)(game, objects, id);
  }
}

type LeftBehind = (game: Game, objects: readonly ObjectId[], player: PlayerId) => void;

const leavesToo: LeftBehind = (game, objects, player) => {
  const leaving = objects.flatMap((id) => game.state.objects[id] ?? []);
  game.state = removeAll(game.state, leaving);
  tellAll(game, game.teller?.leaves(player, 'controlled', objects.length));
};

const exiled =
  (why: 'exiled' | 'by default'): LeftBehind =>
  (game, objects, player) => {
    tellAll(game, game.teller?.leaves(player, why, objects.length));
    const before = game.state;
    const { state, happened } = applyEvents(
      before,
      objects.map((object) => ({ kind: 'move', object, to: 'exile', cause: 'effect' })),
    );
    game.state = state;
    trigger(game, before, happened);
  };

/** Leaving the game is leaving the battlefield: abilities trigger (603.6c), those of who left for nobody (800.4d). */
function trigger(game: Game, before: GameState, happened: readonly Happened[]): void {
  const { waiting, delayed } = findTriggers(lookAt(before), lookAt(game.state), happened);
  game.state = { ...game.state, delayed, waiting: [...game.state.waiting, ...waiting] };
}

/** What becomes of objects that are still controlled by a player who has left (800.4a, 600.4a of 2006-10-01). */
export const leavingPlayer: readonly Variant<LeftBehind>[] = [
  { from: '2006-10-01', value: exiled('exiled') },
  { from: '', value: leavesToo },
];

/** What becomes of what would go back to them later (800.4c). Until 2012 its control did not change (800.4b), and nothing says for how long. */
export const goingBack: readonly Variant<LeftBehind>[] = [
  { from: '2012-02-01', value: exiled('by default') },
  {
    from: '',
    value: () => {
      throw notYet('control that would go back to a player who has left');
    },
  },
];
