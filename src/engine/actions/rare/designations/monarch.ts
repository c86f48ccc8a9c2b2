/** The monarch: one player at most, who draws, and who is dethroned by combat damage (724). */
import { presentPlayers } from '../../../events/instructions/instruction.ts';
import { lookAt } from '../../../look/layers/characteristics.ts';
import { bringBack } from '../../../events/perform.ts';
import { citingAlso, type Game, type Procedure, type RareInstructions, say } from '../../../events/procedure.ts';
import { changeObject, changePlayer, findPlayer, opponentsOf, playersFrom } from '../../../state/changes.ts';
import type { GameObject, PlayerId } from '../../../state/state.ts';
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

/** Opponents of the monarch had exiled something until somebody was that: it comes back, or is not exiled any more (610.3). */
function* endExile(game: Game, player: PlayerId): Procedure<void> {
  const until = 'opponent is crowned';
  const before = game.state;
  const opponents = opponentsOf(before, player);
  const noted = <T extends { readonly memory: GameObject['memory'] }>(by: PlayerId, has: T): T =>
    opponents.includes(by) ? { ...has, memory: { ...has.memory, [until]: 'yes' } } : has;
  game.state = {
    ...before,
    effects: before.effects.filter(({ duration, controller }) => duration !== until || !opponents.includes(controller)),
    waiting: before.waiting.map((trigger) => noted(trigger.controller, trigger)),
  };
  for (const id of before.zones.stack) {
    const { spell, ability } = before.objects[id] ?? {};
    const { controller } = lookAt(before).characteristicsOf(id);
    const now = ability
      ? { ability: noted(controller, ability) }
      : spell && { spell: noted(controller, { ...spell, memory: spell.memory ?? {} }) };
    if (now) game.state = changeObject(game.state, id, now);
  }
  yield* bringBack(game, before);
}

function* crown(game: Game, player: PlayerId): Procedure<void> {
  if (isMonarch(game, player)) return;
  for (const { id, designations = [] } of game.state.players)
    game.state = changePlayer(game.state, id, {
      designations: [...designations.filter((each) => each !== monarch), ...(id === player ? [monarch] : [])],
    });
  const former = inherentOf(game, name);
  if (former) removeInherent(game, former);
  makeInherent(game, name, player, abilities);
  say(game, 'becomes monarch', player);
  yield* endExile(game, player);
}

export const becomeMonarch: RareInstructions['become monarch'] = function* (game, { who }, context) {
  for (const player of presentPlayers(lookAt(game.state), who, context)) yield* crown(game, player);
  return undefined;
};

/** Who is next when the monarch has left the game (724.4). */
export function* passCrown(game: Game): Procedure<void> {
  const gone = game.state.players.find(({ id, left }) => left && isMonarch(game, id));
  const [next] = gone ? playersFrom(game.state, game.state.turn.active) : [];
  if (next !== undefined) yield* crown(citingAlso(game, ['designation'], 'monarch.left'), next);
}
