/** The monarch: one player at most, who draws, and who is dethroned by combat damage (724). */
import { presentPlayers } from '../../../events/instructions/instruction.ts';
import { lookAt } from '../../../look/layers/characteristics.ts';
import { type Game, type RareInstructions, say } from '../../../events/procedure.ts';
import { changePlayer, findPlayer, playersFrom } from '../../../state/changes.ts';
import type { PlayerId } from '../../../state/state.ts';
import { inherentOf, makeInherent, removeInherent, type Triggered } from './inherent.ts';

const monarch = 'monarch';
const name = 'The Monarch';
const you = { kind: 'you' } as const;
const dealer = { kind: 'event', role: 'source' } as const;

const abilities: readonly Triggered[] = [
  {
    kind: 'triggered',
    keyword: monarch,
    text: 'The monarch draws as their end step begins.',
    event: { on: 'beginning', of: 'end', whose: 'yours' },
    effect: { targets: [], instructions: [{ do: 'draw', who: you, amount: { kind: 'number', value: 1 } }] },
  },
  {
    kind: 'triggered',
    keyword: monarch,
    text: 'Who hits the monarch in combat takes the crown.',
    event: { on: 'deals damage', what: { kind: 'type', type: 'creature' }, to: { kind: 'one of', of: you }, combat: true },
    effect: { targets: [], instructions: [{ do: 'become monarch', who: { kind: 'controller', of: dealer } }] },
  },
];

const isMonarch = (game: Game, player: PlayerId): boolean => findPlayer(game.state, player)?.designations?.includes(monarch) === true;

function crown(game: Game, player: PlayerId): void {
  if (isMonarch(game, player)) return;
  for (const { id, designations = [] } of game.state.players)
    game.state = changePlayer(game.state, id, {
      designations: [...designations.filter((each) => each !== monarch), ...(id === player ? [monarch] : [])],
    });
  const former = inherentOf(game, name);
  if (former) removeInherent(game, former);
  makeInherent(game, name, player, abilities);
  say(game, 'becomes monarch', player);
}

export const becomeMonarch: RareInstructions['become monarch'] = function* (game, { who }, context) {
  yield* [];
  for (const player of presentPlayers(lookAt(game.state), who, context)) crown(game, player);
  return undefined;
};

/** Who is next when the monarch has left the game (724.4). */
export function passCrown(game: Game): void {
  const gone = game.state.players.find(({ id, left }) => left && isMonarch(game, id));
  const [next] = gone ? playersFrom(game.state, game.state.turn.active) : [];
  if (next !== undefined) crown(game, next);
}
