/** Activating abilities (602; "playing" them before July 2009: 409.1). */
import type { Ability } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import type { ZoneName } from '../language/places.ts';
import { type Activated, usesLeft, zoneOfAbility } from '../look/activated.ts';
import { blank } from '../events/apply.ts';
import { chooseModes, chooseX, hasX } from './casting/announce.ts';
import { chooseDivision } from './casting/division.ts';
import { checkSplitSecond, isSorceryTime } from './casting/timing.ts';
import { isHelped } from './casting/helped.ts';
import { addedCosts, announceSymbols, totalMana } from './casting/totalCost.ts';
import { changeObject, nextObjectId, placeObject, takeTimestamp } from '../state/changes.ts';
import { type Context, nothingAnnounced, unannounced } from '../look/reading/context.ts';
import { amountOf, conditionHolds } from '../look/reading/read.ts';
import { memoryOfPaid } from './costs/paidMemory.ts';
import { payCosts, settleWays } from './costs/costs.ts';
import { checkLoyalty } from './costs/otherCosts.ts';
import { citeNamed } from '../concepts/citeKeyword.ts';
import { cannot } from '../events/replacement/impossible.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { Look } from '../look/look.ts';
import { isManaAbility } from '../look/manaAbilities.ts';
import { canPayMana, type ManaWish } from './mana/payMana.ts';
import { noteActivation } from './mana/sources.ts';
import { perform } from '../events/perform.ts';
import { cite, type Game, type Procedure, rareOf, takeCited, tellAll } from '../events/procedure.ts';
import { Refusal } from '../events/question.ts';
import { inRange } from '../look/range.ts';
import { isRestricted } from '../look/rulesInForce.ts';
import { type Announced, type GameState, isInCombat, type ObjectId, type PlayerId } from '../state/state.ts';
import { chooseTargets, effectsFor } from './targets.ts';
import { isActive } from '../state/teams.ts';
import { usualZone } from '../state/usualZone.ts';

export { findActivated } from '../look/activated.ts';
export { playLand } from './playingLands.ts';

/** The activation cost is what stands before the colon (602.1a), and is paid as that of a spell (601.2h). */
const paying = ['activate.cost', 'cast.pay'] as const;

export interface ActivateOptions {
  readonly x?: number | undefined;
  readonly pay?: 'free' | readonly ObjectId[] | undefined;
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
  const mana = isManaAbility(ability, look.state.day);
  checkActivation(game, look, player, id, ability);
  if (!mana) checkSplitSecond(look);
  noteActivation(game, player, id, ability);
  const modes = ability.modes ? yield* chooseModes(game, player, id, { modes: ability.modes }) : [0];
  const x = ability.x
    ? Math.max(0, amountOf(look, ability.x, { ...unannounced(id, player), ability }))
    : yield* chooseX(game, player, id, hasX(ability.costs), options.x);
  const taps = ability.costs.some(({ pay }) => pay === 'tap');
  const announced: Announced = { ...nothingAnnounced, modes, x, paid: taps ? ['tap'] : [] };
  const context: Context = { source: id, controller: player, announced, memory: {} };
  const free = options.pay === 'free';
  const own = {
    object: id,
    ability: keywordOf(look, id, ability),
    mana,
    ...(ability.less && (!ability.lessIf || conditionHolds(look, ability.lessIf, context))
      ? { less: amountOf(look, ability.less, context) }
      : {}),
  };
  const enough = (of: readonly Cost[]): boolean =>
    free || isHelped(look, id, of) || canPayMana(game, player, totalMana(look, of, { ...own, context }), { spentOn: id });
  const single = yield* settleWays(game, ability.costs, { context, enough }, 'cast.modes');
  const costs = free ? single : announceSymbols(game, single, { ...own, context });
  const wish: { readonly wish?: ManaWish } = free || options.pay === undefined ? {} : { wish: options.pay };

  // 602.2b: targets and division are chosen as for a spell; then the total cost is determined.
  const effects = ability.modes ? modes.flatMap((mode) => ability.modes?.[mode] ?? []) : [ability.effect];
  const before = takeCited(game);
  const targets = yield* chooseTargets(game, effects, context);
  const ofTargets = takeCited(game);
  const division = yield* chooseDivision(game, effects, { ...context, announced: { ...announced, targets } });
  const complete: Announced = { ...announced, targets, ...(division === undefined ? {} : { division }) };
  const costing = { ...own, context: { ...context, announced: complete } };
  const due = free ? [] : totalMana(lookAt(game.state), costs, costing);
  const bends = costs.some((cost) => cost.pay === 'mana' && cost.waterbend);
  const { symbols, helped } = bends
    ? yield* rareOf(game, 'what helps to pay').help(game, player, id, due, costs, x, () => undefined)
    : { symbols: due, helped: [] };
  const added = ability.loyalty ? addedCosts(lookAt(game.state), costing, 'loyalty') : [];
  const total = ability.loyalty ? joinLoyalty([...costs, ...added]) : costs;
  if (!mana) {
    const onStack = putOnStack(game, player, id, ability, complete);
    tellAll(
      game,
      game.teller?.activates(look, player, id, ability, { keyword: costing.ability, summed: total.length < costs.length + added.length }),
    );
    const listed = ability.modes && ability.modes.length > 1 ? modes : [];
    const said = game.teller?.announces(player, { modes: listed, ...(hasX(ability.costs) ? { x } : {}) }, before) ?? [];
    if (said.length === 0) cite(game, ...before);
    tellAll(game, said);
    tellAll(game, game.teller?.chooses(targets, division, ['activate.steps', ...ofTargets]));
    const paid = yield* payCosts(
      game,
      total,
      { ...context, announced: complete },
      { symbols, helped, manaPaid: true, tells: paying, ...wish },
    );
    rememberPayment(game, onStack, memoryOfPaid(paid));
    // What triggers on cycling a card knows its X (107.3i).
    if (x > 0 && costing.ability.endsWith('cycling')) game.state = noteX(game.state, nextObjectId(id), x);
    yield* perform(game, [
      // The card that is cycled is what it became in the graveyard (702.29c).
      ...(costing.ability.endsWith('cycling') ? [{ kind: 'did', what: 'cycles', object: nextObjectId(id), player } as const] : []),
      ...(costing.ability === 'crew' ? paid.tapped.map((object) => ({ kind: 'did', what: 'crews', object, to: id, player }) as const) : []),
    ]);
    if (ability.loyalty) game.state = changeObject(game.state, id, { loyaltyUsed: true });
    const activates = ['activates', ...(ability.loyalty ? (['activates loyalty'] as const) : [])] as const;
    yield* perform(game, [
      { kind: 'targets', object: onStack, targets: targets.flat() },
      ...activates.map((what) => ({ kind: 'did', what, object: id, to: onStack, player }) as const),
    ]);
    return;
  }
  if (ability.loyalty) game.state = changeObject(game.state, id, { loyaltyUsed: true });
  tellAll(game, game.teller?.activates(look, player, id, ability, {}));
  const paid = yield* payCosts(
    game,
    total,
    { ...context, announced: complete },
    { symbols, helped, manaPaid: true, tells: paying, ...wish },
  );
  yield* game.follow(game, ability.effect.instructions, { ...context, announced: complete, memory: memoryOfPaid(paid), ability });
}

/** A zone as a sentence has it: `from the hand`, `in exile`. */
const placeOf = (zone: ZoneName, place: 'from' | 'in'): string =>
  zone === 'outside'
    ? 'outside the game'
    : `${zone === 'battlefield' && place === 'in' ? 'on' : place} ${zone === 'exile' ? 'exile' : zone === 'command' ? 'the command zone' : `the ${zone}`}`;

/** What is added and removed as loyalty is one cost (606.5). */
function joinLoyalty(costs: readonly Cost[]): readonly Cost[] {
  const loyalty = costs.flatMap((cost) => (cost.pay === 'loyalty' ? [cost.amount] : []));
  const [only, ...others] = loyalty;
  if (!only || others.length === 0) return costs;
  return [...costs.filter(({ pay }) => pay !== 'loyalty'), { pay: 'loyalty', amount: { kind: 'sum', of: loyalty } }];
}

/** The keyword that an ability is of: costs of equip abilities may be changed alone. */
const keywordOf = (look: Look, id: ObjectId, { text, keyword }: Activated): string =>
  keyword ??
  look
    .characteristicsOf(id)
    .abilities.flatMap((each) =>
      each.kind === 'keyword' && each.text === text ? [each.keyword.replace(/^.*cycling$/, 'cycling')] : [],
    )[0] ??
  '';

/** An object knows an X that was chosen for it, as a permanent knows that of its spell. */
const noteX = (state: GameState, id: ObjectId, x: number): GameState =>
  state.objects[id] ? changeObject(state, id, { cast: { x, paid: [] } }) : state;

/** The ability on the stack knows what its costs were paid with. */
function rememberPayment(game: Game, onStack: ObjectId, paid: Context['memory']): void {
  const ability = game.state.objects[onStack]?.ability;
  if (ability) game.state = changeObject(game.state, onStack, { ability: { ...ability, memory: { ...ability.memory, ...paid } } });
}

function checkActivation(game: Game, look: Look, player: PlayerId, id: ObjectId, ability: Activated): void {
  const object = look.state.objects[id];
  if (!object) throw new Refusal('there is no such object', 'activate');
  if (object.phasedOut) throw new Refusal('it is phased out', 'activate');
  const zone = zoneOfAbility(ability, usualZone(object, look.characteristicsOf(id).types));
  if (object.zone !== zone)
    throw new Refusal(
      `its ability can be activated only ${placeOf(zone, 'from')}, and it is ${placeOf(object.zone, 'in')}`,
      zone === usualZone(object, look.characteristicsOf(id).types) ? 'abilities.function' : 'abilities.zone',
    );
  // Off the battlefield, the owner stands for the controller (108.4a).
  const by = object.zone === 'battlefield' || object.zone === 'command' ? look.characteristicsOf(id).controller : object.owner;
  if (by !== player && ability.anyPlayer !== true) throw new Refusal(`${player} does not control it`, 'activate');
  if (!inRange(look, player, id)) throw new Refusal(`it is out of ${player}’s range of influence`, 'range.activate');
  if (cannot(look, player, 'activate', id)) throw new Refusal(`${player} cannot activate its abilities`, 'activate.restriction', 'cannot');
  if (
    isRestricted(look.state, id, 'activate') ||
    (!isManaAbility(ability, look.state.day) && isRestricted(look.state, id, 'activate for no mana'))
  )
    throw new Refusal('its activated abilities cannot be activated', 'activate.restriction', 'cannot');
  checkTime(look, player, ability, keywordOf(look, id, ability));
  if (usesLeft(look, object, ability) <= 0)
    throw new Refusal(
      `it cannot be activated so often${ability.once ? '' : ' in one turn'}`,
      'activate.restriction',
      'activate.limit',
      ...citeNamed(ability.keyword ?? ''),
      ...(game.teller?.exhausted(look, player, ability) ?? []),
    );
  if (ability.onlyIf && !conditionHolds(look, ability.onlyIf, unannounced(id, player)))
    throw new Refusal(
      'it is activated only if something is so that is not',
      'activate.restriction',
      'activate.limit',
      ...citeNamed(ability.keyword ?? ''),
    );
  if (!ability.loyalty) return;
  if (object.loyaltyUsed) throw new Refusal('a loyalty ability of it was activated this turn', 'loyalty.activate');
  if (hasX(ability.costs)) return;
  const context = unannounced(id, player);
  const added = addedCosts(look, { object: id, context, ability: keywordOf(look, id, ability) }, 'loyalty');
  for (const cost of joinLoyalty([...ability.costs, ...added]))
    if (cost.pay === 'loyalty') checkLoyalty(look.state, id, amountOf(look, cost.amount, context));
}

function checkTime(look: Look, player: PlayerId, { timing, loyalty }: Activated, keyword: string): void {
  const { step } = look.state.turn;
  const active = isActive(look.state, player);
  if (timing === 'sorcery' && !isSorceryTime(look, player))
    throw new Refusal(
      'it is activated only as a sorcery',
      ...(loyalty ? (['loyalty.activate'] as const) : (['activate.restriction', 'activate.sorcery', 'activate.limit'] as const)),
      ...citeNamed(keyword),
    );
  const inTime =
    timing === 'upkeep' ? active && step === timing : timing === 'your turn' ? active : timing !== 'combat' || isInCombat(step);
  if (inTime) return;
  const when = timing === 'combat' ? timing : `its controller’s ${timing === 'upkeep' ? timing : 'turn'}`;
  throw new Refusal(`it is activated only during ${when}`, 'activate.restriction', 'activate.limit');
}

/** Puts an ability onto the stack as an object of its own (113.7a). */
export function putOnStack(
  game: Game,
  controller: PlayerId,
  source: ObjectId,
  ability: Exclude<Ability, { kind: 'spell' | 'static' | 'keyword' }>,
  announced: Announced,
  more: Pick<Context, 'event' | 'memory'> & { readonly delayed?: boolean } = { memory: {} },
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
    ability: {
      ...announced,
      source,
      ability,
      effects: effectsFor(lookAt(next), effects, { source, controller, announced, ...more }),
      memory: more.memory,
      ...(more.event === undefined ? {} : { event: more.event }),
      ...(more.delayed ? { delayed: true } : {}),
    },
  });
  return id;
}
