/** Playing with planes and phenomena: the planar die, chaos, and planeswalking (311, 312, 701.31, 901). */
import { presentPlayers } from '../../../events/instructions/instruction.ts';
import { perform } from '../../../events/perform.ts';
import { type Game, type Procedure, type RareInstructions, say } from '../../../events/procedure.ts';
import { Refusal } from '../../../events/question.ts';
import type { Ability } from '../../../language/ability.ts';
import { parseManaCost } from '../../../language/manaCost.ts';
import { lookAt } from '../../../look/layers/characteristics.ts';
import { unannounced } from '../../../look/reading/context.ts';
import { removeObject } from '../../../state/changes.ts';
import { notYet } from '../../../state/notYet.ts';
import { isPlanar } from '../../../state/planes.ts';
import type { ObjectId, PlayerId } from '../../../state/state.ts';
import { isSorceryTime } from '../../casting/timing.ts';
import { payCosts } from '../../costs/costs.ts';
import { askWhich } from '../askWhich.ts';
import { inherentOf, makeInherent, type Triggered } from '../designations/inherent.ts';
import { faceUp, isAwaited, planar, putOnBottom, topOf, turnUp } from './decks.ts';

const you = { kind: 'you' } as const;
/** The ability that the game itself has (901.8). */
const planeswalkingAbility: Triggered = {
  kind: 'triggered',
  keyword: 'planeswalking ability',
  text: 'Who rolls the Planeswalker symbol planeswalks.',
  event: { on: 'rolls planeswalker', who: you },
  effect: { targets: [], instructions: [{ do: 'planeswalk', who: you }] },
};
const name = 'Planeswalking ability';

const faces = ['chaos', 'planeswalker', 'blank'] as const;

/** Rolls the planar die: a special action that costs as much mana as it has been taken this turn before. @throws Refusal */
export function* rollPlanarDie(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  if (!isPlanar(game.state, game.state.objects[id])) throw new Refusal('it is no face-up plane or phenomenon', 'planar.die');
  if (!isSorceryTime(lookAt(game.state), player))
    throw new Refusal('only in its player’s main phase while the stack is empty', 'planar.die');
  const before = game.state.turn.planarRolls?.[player] ?? 0;
  const cost = before === 0 ? undefined : parseManaCost(`{${String(before)}}`);
  if (cost) yield* payCosts(game, [{ pay: 'mana', cost }], unannounced(id, player));
  const { turn } = game.state;
  game.state = { ...game.state, turn: { ...turn, planarRolls: { ...turn.planarRolls, [player]: before + 1 } } };
  if (!inherentOf(game, name, player)) makeInherent(game, name, player, [planeswalkingAbility]);
  const about = { player, text: `What does ${player} roll on the planar die?`, source: id };
  const rolled = yield* askWhich(game, about, faces, 'it is chaos, planeswalker or blank', 'planar.die');
  say(game, 'planar roll', player, rolled);
  yield* perform(game, [
    { kind: 'did', what: 'rolls', player },
    ...(rolled === 'planeswalker' ? [{ kind: 'did', what: 'rolls planeswalker', player } as const] : []),
    ...(rolled === 'chaos'
      ? ([
          { kind: 'did', what: 'rolls chaos', player },
          { kind: 'did', what: 'chaos', player },
        ] as const)
      : []),
  ]);
}

/** What is face up goes to the bottom of its owner's deck, and the top card of the player's own is turned up (701.31b). */
function* planeswalkBy(game: Game, player: PlayerId): Procedure<void> {
  const from = faceUp(game.state, planar);
  if (from.every(({ owner }) => owner !== player) && !topOf(game.state, planar, player))
    throw notYet('planeswalking with a planar deck that the position does not state');
  if (from.some(({ controller }) => controller !== player)) {
    say(game, 'no planar controller', player);
    return;
  }
  say(
    game,
    'planeswalks from',
    player,
    from.map(({ id }) => id),
  );
  yield* perform(
    game,
    from.map(({ id }) => ({ kind: 'did', what: 'planeswalks away', object: id, player })),
  );
  yield* putOnBottom(game, from);
  const top = topOf(game.state, planar, player);
  if (!top) return;
  turnUp(game, top.id, player);
  say(game, 'planeswalks to', player, top.id);
  yield* perform(game, [
    { kind: 'did', what: 'planeswalks', player },
    { kind: 'did', what: 'planeswalks to', object: top.id, player },
  ]);
}

/** Only the planar controller planeswalks (701.31a). */
export const planeswalk: RareInstructions['planeswalk'] = function* (game, { who }, context) {
  for (const player of presentPlayers(lookAt(game.state), who, context)) yield* planeswalkBy(game, player);
  return undefined;
};

export const chaosEnsues: RareInstructions['chaos'] = function* (game, _, { controller }) {
  say(game, 'chaos');
  yield* perform(game, [{ kind: 'did', what: 'chaos', player: controller }]);
  return undefined;
};

/** 901.10: the plane is gone, and another is turned up. */
export function* followPlane(game: Game): Procedure<void> {
  const { planeGone: player } = game.state;
  if (player === undefined) return;
  game.state = { ...game.state, planeGone: undefined };
  // The game's own ability to do that is gone with the plane (901.10a).
  const isOwn = (ability: Ability | undefined): boolean =>
    ability?.kind === 'triggered' && ability.keyword === planeswalkingAbility.keyword;
  const abilities = game.state.zones.stack.filter((id) => isOwn(game.state.objects[id]?.ability?.ability));
  const waiting = game.state.waiting.filter(({ ability }) => !isOwn(ability));
  if (abilities.length > 0 || waiting.length < game.state.waiting.length) say(game, 'planeswalking ceases');
  game.state = abilities.reduce(removeObject, { ...game.state, waiting });
  yield* planeswalkBy(game, player);
}

/** 704.6f: from a phenomenon of which no ability is to come any more the planar controller planeswalks. */
export function* leavePhenomena(game: Game): Procedure<void> {
  for (const phenomenon of faceUp(game.state, ['phenomenon'])) {
    if (isAwaited(game.state, [phenomenon])) continue;
    say(game, 'phenomenon over', phenomenon.id);
    yield* planeswalkBy(game, phenomenon.controller);
  }
}
