/** Activating abilities (602), and the special action of playing a land (305, 116.2a). */
import type { Ability } from './abilities.ts';
import { changeObject, changePlayer, findPlayer, placeObject, takeTimestamp } from './changes.ts';
import { blank } from './applyEvents.ts';
import { chooseDivision, chooseX, isSorceryTime } from './casting.ts';
import { type Context, nothingAnnounced } from './context.ts';
import { payCost } from './costs.ts';
import { followInstructions } from './instructions/follow.ts';
import { lookAt } from './layers/characteristics.ts';
import type { Look } from './look.ts';
import { activatedAbilities, isManaAbility } from './mana/manaAbilities.ts';
import { perform } from './perform.ts';
import { type Game, type Procedure, Refusal } from './procedure.ts';
import type { Announced, ObjectId, PlayerId } from './state.ts';
import { chooseTargets } from './targets.ts';

type Activated = Extract<Ability, { kind: 'activated' }>;

export interface ActivateOptions {
  readonly x?: number | undefined;
  readonly pay?: 'free' | readonly ObjectId[] | undefined;
}

/** Finds an activated ability: by its number from 1, or by the start of its text. */
export function findActivated(look: Look, id: ObjectId, which: number | string | undefined): Activated | undefined {
  const abilities = activatedAbilities(look, id);
  if (typeof which === 'string') return abilities.find(({ text }) => text.toLowerCase().startsWith(which.toLowerCase()));
  return abilities[(which ?? 1) - 1];
}

/** Activates an ability. A mana ability resolves at once (605.3b). @throws Refusal */
export function* activateAbility(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: Activated,
  options: ActivateOptions = {},
): Procedure<void> {
  const look = lookAt(game.state);
  checkActivation(look, player, id, ability);
  const x = yield* chooseX(
    game,
    player,
    id,
    ability.costs.some((cost) => cost.pay === 'mana' && cost.cost.text.includes('{X}')),
    options.x,
  );
  const announced: Announced = { ...nothingAnnounced, x };
  const context: Context = { source: id, controller: player, announced, memory: {} };
  if (isManaAbility(ability)) {
    for (const cost of ability.costs) yield* payCost(game, cost, context, options.pay === 'free' ? undefined : options.pay);
    game.tell('mana ability', `${player} activates a mana ability.`, 'manaAbility');
    yield* followInstructions(game, ability.effect.instructions, context);
    return;
  }
  const effects = ability.modes ?? [ability.effect];
  const targets = yield* chooseTargets(game, effects, context);
  const division = yield* chooseDivision(game, effects, { ...context, announced: { ...announced, targets } });
  const complete: Announced = { ...announced, targets, ...(division === undefined ? {} : { division }) };
  putOnStack(game, player, id, ability, complete);
  game.tell('activate', `${player} activates ${ability.text}`, 'activate');
  for (const cost of ability.costs) {
    if (options.pay === 'free' && cost.pay === 'mana') continue;
    yield* payCost(game, cost, { ...context, announced: complete }, options.pay === 'free' ? undefined : options.pay);
  }
  const source = game.state.objects[id];
  if (source) {
    const activations = { ...source.activations, [ability.text]: (source.activations[ability.text] ?? 0) + 1 };
    game.state = changeObject(game.state, id, { activations, ...(ability.loyalty ? { loyaltyUsed: true } : {}) });
  }
  yield* perform(game, [{ kind: 'targets', object: game.state.zones.stack.at(-1) ?? id, targets: targets.flat() }]);
}

function checkActivation(look: Look, player: PlayerId, id: ObjectId, ability: Activated): void {
  const object = look.state.objects[id];
  if (!object) throw new Refusal('there is no such object', 'activate');
  if (object.zone !== (ability.from ?? 'battlefield'))
    throw new Refusal(`its ability cannot be activated from the ${object.zone}`, 'activate.restriction');
  if (look.of(id).controller !== player && ability.anyPlayer !== true) throw new Refusal(`${player} does not control it`, 'activate');
  if (ability.timing === 'sorcery' && !isSorceryTime(look, player)) throw new Refusal('only as a sorcery', 'activate.restriction');
  if (ability.timing === 'upkeep' && (look.state.turn.step !== 'upkeep' || look.state.turn.active !== player))
    throw new Refusal('only during its controller’s upkeep', 'activate.restriction');
  if (ability.timing === 'your turn' && look.state.turn.active !== player)
    throw new Refusal('only during its controller’s turn', 'activate.restriction');
  if (ability.perTurn !== undefined && (object.activations[ability.text] ?? 0) >= ability.perTurn)
    throw new Refusal('not so often in one turn', 'activate.restriction');
  if (ability.loyalty) {
    if (!isSorceryTime(look, player)) throw new Refusal('loyalty abilities are activated as a sorcery is cast', 'loyalty.activate');
    if (object.loyaltyUsed) throw new Refusal('a loyalty ability of it was activated this turn', 'loyalty.activate');
  }
}

/** Puts an ability onto the stack as an object of its own (113.7a). */
export function putOnStack(
  game: Game,
  controller: PlayerId,
  source: ObjectId,
  ability: Exclude<Ability, { kind: 'spell' | 'static' | 'keyword' }>,
  announced: Announced,
  more: Pick<Context, 'event' | 'memory'> = { memory: {} },
): ObjectId {
  const [timestamp, next] = takeTimestamp(game.state);
  const id = `${ability.kind} ability ${timestamp}.0`;
  const effects = ability.modes === undefined ? [ability.effect] : announced.modes.flatMap((mode) => ability.modes?.[mode] ?? []);
  game.state = placeObject(next, {
    id,
    card: id,
    kind: 'ability',
    owner: controller,
    controller,
    zone: 'stack',
    timestamp,
    controlledSince: 0,
    commander: false,
    ...blank,
    ability: { ...announced, source, ability, effects, memory: more.memory, ...(more.event === undefined ? {} : { event: more.event }) },
  });
  return id;
}

/** Plays a land: a special action, once a turn, in one's own main phase while the stack is empty (305.2, 305.3). @throws Refusal */
export function* playLand(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  const look = lookAt(game.state);
  const object = game.state.objects[id];
  if (!object || !look.of(id).types.includes('land')) throw new Refusal('it is no land', 'land.play');
  if (object.zone !== 'hand' || object.owner !== player) throw new Refusal('it is not in the player’s hand', 'land.play');
  if (!isSorceryTime(look, player)) throw new Refusal('only in its player’s main phase while the stack is empty', 'land.play');
  const { landsPlayed = 0 } = findPlayer(game.state, player) ?? {};
  if (landsPlayed >= 1) throw new Refusal('a land was played this turn', 'land.oncePerTurn');
  game.state = changePlayer(game.state, player, { landsPlayed: landsPlayed + 1 });
  yield* perform(game, [{ kind: 'move', object: id, to: 'battlefield', cause: 'play', as: { controller: player } }]);
}
