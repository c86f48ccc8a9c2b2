/** Venturing into dungeons (309, 701.49), and the initiative, which has its player venture (725). */
import { presentPlayers } from '../../../events/instructions/instruction.ts';
import { perform } from '../../../events/perform.ts';
import { citingAlso, type Game, type Procedure, type RareInstructions, say } from '../../../events/procedure.ts';
import { lookAt } from '../../../look/layers/characteristics.ts';
import { changeObject, changePlayer, findPlayer, playersFrom } from '../../../state/changes.ts';
import type { GameObject, PlayerId } from '../../../state/state.ts';
import { askWhich } from '../askWhich.ts';
import { inherentOf, makeInherent, removeInherent, type Triggered } from '../designations/inherent.ts';
import { dungeons, type Room } from './rooms.ts';

const undercity = 'Undercity';
/** The slot of the room in which the venture marker stands. */
const marker = 'venture marker';

/** The full text of a room ability (309.4c). */
const abilitiesOf = (rooms: readonly Room[]): readonly Triggered[] =>
  rooms.map(({ name, effect }, at) => ({
    kind: 'triggered',
    keyword: 'room',
    text: `${name}: what it does as the venture marker comes there.`,
    event: { on: 'ventures', what: 'self', room: at },
    effect,
  }));

/** The dungeon that a player owns in the command zone. */
const dungeonOf = (game: Game, player: PlayerId): readonly [name: string, object: GameObject] | undefined =>
  Object.keys(dungeons).flatMap((name) => {
    const object = inherentOf(game, name, player);
    return object ? [[name, object] as const] : [];
  })[0];

const roomOf = (name: string, { memory }: GameObject): Room | undefined => dungeons[name]?.find((each) => each.name === memory[marker]);

const choose = (game: Game, player: PlayerId, text: string, all: readonly string[]): Procedure<string> =>
  askWhich(game, { player, text }, all, 'there is no way there', 'action.venture');

function* enter(game: Game, player: PlayerId, name: string, object: GameObject, room: string): Procedure<void> {
  game.state = changeObject(game.state, object.id, { memory: { ...object.memory, [marker]: room } });
  say(game, 'ventures', player, name, room);
  const at = (dungeons[name] ?? []).findIndex((each) => each.name === room);
  yield* perform(game, [{ kind: 'did', what: 'ventures', object: object.id, player, amount: at }]);
}

/** As the dungeon is removed it is completed (309.7). */
function* complete(game: Game, player: PlayerId, name: string, object: GameObject): Procedure<void> {
  removeInherent(game, object);
  const known = findPlayer(game.state, player)?.designations ?? [];
  const now = [...new Set([...known, 'completed a dungeon', `completed ${name}`])];
  game.state = changePlayer(game.state, player, { designations: now });
  say(game, 'completes', player, name);
  yield* perform(game, [{ kind: 'did', what: 'completes a dungeon', player }]);
}

function* ventureOnce(game: Game, player: PlayerId, into: string | undefined): Procedure<void> {
  const own = dungeonOf(game, player);
  const room = own && roomOf(...own);
  if (own && room && room.leads.length > 0) {
    yield* enter(game, player, ...own, yield* choose(game, player, 'Into which room?', room.leads));
    return;
  }
  if (own) yield* complete(game, player, ...own);
  const able = into === undefined ? Object.keys(dungeons).filter((each) => each !== undercity) : [into];
  const name = yield* choose(game, player, 'Into which dungeon?', able);
  const rooms = dungeons[name] ?? [];
  makeInherent(game, name, player, abilitiesOf(rooms));
  const made = inherentOf(game, name, player);
  const [first] = rooms;
  if (made && first) yield* enter(game, player, name, made, first.name);
}

export const venture: RareInstructions['venture'] = function* (game, { who, into }, context) {
  for (const player of presentPlayers(lookAt(game.state), who, context)) yield* ventureOnce(game, player, into);
  return undefined;
};

/** 309.6: the dungeon goes once its last room's ability has left the stack. */
export function* leaveDungeons(game: Game): Procedure<void> {
  for (const { id } of game.state.players) {
    const own = dungeonOf(game, id);
    if (!own || roomOf(...own)?.leads.length !== 0) continue;
    const [, dungeon] = own;
    const { waiting, zones, objects } = game.state;
    const isDue =
      waiting.some(({ source }) => source === dungeon.id) || zones.stack.some((each) => objects[each]?.ability?.source === dungeon.id);
    if (!isDue) yield* complete(game, id, ...own);
  }
}

const initiative = 'initiative';
const name = 'The Initiative';
const you = { kind: 'you' } as const;
const intoUndercity = { targets: [], instructions: [{ do: 'venture', who: you, into: undercity }] } as const;
const inherent: readonly Triggered[] = [
  {
    kind: 'triggered',
    keyword: initiative,
    text: 'Who has the initiative ventures into Undercity as their upkeep begins.',
    event: { on: 'beginning', of: 'upkeep', whose: 'yours' },
    effect: intoUndercity,
  },
  {
    kind: 'triggered',
    keyword: initiative,
    text: 'Whose creatures hit who has the initiative in combat takes it.',
    event: {
      on: 'deals damage',
      what: { kind: 'type', type: 'creature' },
      to: { kind: 'one of', of: you },
      combat: true,
      together: true,
    },
    effect: { targets: [], instructions: [{ do: 'take initiative', who: { kind: 'controller', of: { kind: 'event', role: 'source' } } }] },
  },
  {
    kind: 'triggered',
    keyword: initiative,
    text: 'Who takes the initiative ventures into Undercity.',
    event: { on: 'takes the initiative', who: you },
    effect: intoUndercity,
  },
];

const has = (game: Game, player: PlayerId): boolean => findPlayer(game.state, player)?.designations?.includes(initiative) === true;

function* take(game: Game, player: PlayerId): Procedure<void> {
  if (!has(game, player)) {
    for (const { id, designations = [] } of game.state.players)
      game.state = changePlayer(game.state, id, {
        designations: [...designations.filter((each) => each !== initiative), ...(id === player ? [initiative] : [])],
      });
    const former = inherentOf(game, name);
    if (former) removeInherent(game, former);
    makeInherent(game, name, player, inherent);
  }
  say(game, 'takes the initiative', player);
  // Who has it already takes it as well (725.5).
  yield* perform(game, [{ kind: 'did', what: 'takes the initiative', player }]);
}

export const takeInitiative: RareInstructions['take initiative'] = function* (game, { who }, context) {
  for (const player of presentPlayers(lookAt(game.state), who, context)) yield* take(game, player);
  return undefined;
};

/** Who is next when the player who has it has left the game (725.4). */
export function* passInitiative(game: Game): Procedure<void> {
  const gone = game.state.players.find(({ id, left }) => left && has(game, id));
  const [next] = gone ? playersFrom(game.state, game.state.turn.active) : [];
  if (next !== undefined) yield* take(citingAlso(game, ['designation'], 'initiative.left'), next);
}
