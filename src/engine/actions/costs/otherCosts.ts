/** Costs other than mana, and whether and how they are paid (118, 601.2h). */
import type { OtherCost } from '../../events/manaPlan.ts';
import type { Amount } from '../../language/amount.ts';
import type { Cost } from '../../language/cost.ts';
import type { Filter } from '../../language/filter.ts';
import { findPlayer, objectsIn } from '../../state/changes.ts';
import type { Context } from '../../look/reading/context.ts';
import { numberOf } from '../../look/reading/compare.ts';
import { amountOf, findMatching, resolveRef } from '../../look/reading/read.ts';
import type { Look } from '../../look/look.ts';
import { isRestricted, rulesInForce } from '../../look/rulesInForce.ts';
import type { GameEvent } from '../../events/events.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { kindsOn } from '../../events/choices.ts';
import { takeAtRandom } from '../../events/atRandom.ts';
import { canDraw, cannot, takesNone } from '../../events/replacement/impossible.ts';
import { isSick } from '../../look/manaAbilities.ts';
import { perform } from '../../events/perform.ts';
import { ask, type Game, type Procedure, rareOf, say } from '../../events/procedure.ts';
import { legalIf, Refusal } from '../../events/question.ts';
import type { GameState, ObjectId, PlayerId } from '../../state/state.ts';
import { notYet } from '../../state/notYet.ts';
import { combinations } from '../../state/combinations.ts';
import { areSomeOf, toList } from '../../events/answers.ts';
import { countOf } from '../../state/sentences.ts';

export type { OtherCost };

type ObjectCost = Extract<Cost, { pay: keyof typeof nameOf }>;

/** A cost of which is known what pays it. */
export interface ChosenCost {
  readonly cost: OtherCost;
  readonly payers: readonly ObjectId[];
}

/** What a cost of objects is paid with is chosen before anything is paid. @throws Refusal when there is not enough. */
export function* choosePayers(game: Game, cost: OtherCost, context: Context, taken: readonly ObjectId[] = []): Procedure<ChosenCost> {
  const payers = isObjectCost(cost) ? yield* chooseObjects(game, cost, context, taken) : [];
  const [from] = payers;
  if (cost.pay !== 'remove counter' || cost.counter !== 'any' || from === undefined) return { cost, payers };
  const of = kindsOn(lookAt(game.state), { kind: 'counters on', on: { kind: 'these', things: [from] } }, context);
  const { controller, source } = context;
  const kind = yield* rareOf(game, 'choosing a kind of counter').chooseWord(game, controller, { kind: 'counters', of }, source, undefined, [
    'cast.pay',
  ]);
  return { cost: { ...cost, counter: String(kind) }, payers };
}

const isObjectCost = (cost: OtherCost): cost is ObjectCost => cost.pay in nameOf;

/** Whether a cost is paid at random, and therefore last (601.2h). */
export const isRandom = (cost: OtherCost): boolean =>
  (cost.pay === 'discard' && cost.random === true) || cost.pay === 'exile top' || cost.pay === 'mill';

/** Pays one cost other than mana. Gives what was paid with, as it was. @throws Refusal when it cannot be paid. */
export function* payOther(game: Game, { cost, payers }: ChosenCost, context: Context): Procedure<readonly ObjectId[]> {
  const look = lookAt(game.state);
  const { controller: player, source } = context;
  const amount = (of: Amount): number => Math.max(0, amountOf(look, of, context));
  switch (cost.pay) {
    case 'tap':
    case 'untap': {
      const object = game.state.objects[source];
      if (!object || object.tapped === (cost.pay === 'tap'))
        throw new Refusal(
          `it is ${cost.pay === 'tap' ? 'tapped' : 'untapped'} already`,
          cost.pay === 'tap' ? 'cost.tapSymbol' : 'cost.untapSymbol',
        );
      if (look.characteristicsOf(source).types.includes('creature') && isSick(look, source))
        throw new Refusal('it has summoning sickness', 'activate.summoningSickness', 'activate.tap');
      yield* perform(game, [{ kind: cost.pay, object: source }]);
      return [];
    }
    case 'exert':
      yield* rareOf(game, 'exerting').exert(game, source, player);
      return [];
    case 'life': {
      const due = amount(cost.amount);
      if (due === 0) return [];
      if (cannot(look, player, 'lose life')) throw new Refusal(`${player} cannot lose life`, 'cost.unable', 'cannot');
      if ((game.state.players.find(({ id }) => id === player)?.life ?? 0) < due)
        throw new Refusal(`${player} has less than ${due} life`, 'cast.pay', 'cost.unable', 'life.pay');
      yield* perform(game, [{ kind: 'life', player, change: -due, cause: 'payment' }]);
      return [];
    }
    case 'counters': {
      const due = amount(cost.amount);
      const holder = cost.own ? findPlayer(game.state, player) : game.state.objects[source];
      const has = holder?.counters[cost.counter] ?? 0;
      if (!cost.add && has < due)
        throw new Refusal(`it has ${countOf(has, `${cost.counter} counter`)}, and ${due} must be removed`, 'cast.pay', 'cost.unable');
      const on = cost.own ? player : source;
      if (cost.add && due > 0 && takesNone(look, on, cost.counter))
        throw new Refusal('counters cannot be put on it', 'cost.unable', 'cannot');
      yield* perform(game, [{ kind: 'counters', on, counter: cost.counter, change: cost.add ? due : -due, by: 'cost' }]);
      return [];
    }
    case 'loyalty': {
      const change = amountOf(look, cost.amount, context);
      checkLoyalty(game.state, source, change);
      yield* perform(game, [{ kind: 'counters', on: source, counter: 'loyalty', change, by: 'cost', ground: 'loyalty.cost' }]);
      return [];
    }
    case 'draw':
      if (!canDraw(look, player, amount(cost.amount))) throw new Refusal(`${player} cannot draw so many cards`, 'cast.pay', 'cost.unable');
      // Paid even where something else happens instead (118.11).
      for (let left = amount(cost.amount); left > 0; left -= 1) yield* perform(game, [{ kind: 'draw', player }]);
      return [];
    case 'mill':
    case 'exile top': {
      const cards = objectsIn(game.state, 'library', player).slice(0, amount(cost.amount));
      if (cards.length < amount(cost.amount)) throw new Refusal('there are not so many cards in the library', 'cast.pay', 'cost.unable');
      yield* perform(
        game,
        cards.map((object) => ({ kind: 'move', object, to: cost.pay === 'mill' ? 'graveyard' : 'exile', cause: 'cost' })),
      );
      return cards;
    }
    case 'reveal':
      if (payers.some((id) => game.state.objects[id]?.zone !== 'battlefield'))
        say(game, 'revealed', payers, ['cast.pay', isOpenToAll(look, payers) ? 'action.reveal.again' : 'action.reveal']);
      return payers;
    case 'sacrifice':
    case 'discard':
    case 'exile':
    case 'return':
    case 'tap others':
    case 'remove counter':
      yield* perform(game, eventsOfPaying(cost, payers, context));
      return payers;
  }
}

/** Whether cards that are shown lie open already, as an effect says (701.20c). */
const isOpenToAll = (look: Look, cards: readonly ObjectId[]): boolean =>
  rulesInForce(look).some(
    ({ rule, context }) =>
      rule.rule === 'revealed' &&
      rule.what === 'hand' &&
      cards.every((id) => resolveRef(look, rule.who, context).includes(look.state.objects[id]?.owner ?? '')),
  );

/** What happens as these pay it: all of it at once. */
export const eventsOfPaying = (cost: ObjectCost, payers: readonly ObjectId[], { causer }: Context): readonly GameEvent[] =>
  payers.map((object) => eventOf(cost, object, causer));

function eventOf(cost: ObjectCost, object: ObjectId, by?: PlayerId): GameEvent {
  const { pay } = cost;
  if (pay === 'remove counter' && cost.counter === 'any') throw notYet('a counter of any kind that is removed among other payments');
  if (pay === 'remove counter') return { kind: 'counters', on: object, counter: cost.counter, change: -1, by: 'cost' };
  if (pay === 'tap others') return { kind: 'tap', object };
  if (pay === 'return') return { kind: 'move', object, to: 'hand', cause: 'cost' };
  if (pay === 'exile') return { kind: 'move', object, to: 'exile', cause: 'cost' };
  return {
    kind: 'move',
    object,
    to: 'graveyard',
    cause: pay === 'sacrifice' ? 'sacrifice' : 'discard',
    ...(by === undefined ? {} : { by }),
  };
}

/** What could pay a cost of objects. */
export const listPayers = (game: Pick<Game, 'state'>, cost: OtherCost, context: Context): readonly ObjectId[] =>
  isObjectCost(cost) ? payersOf(game, cost, context) : [];

function* chooseObjects(game: Game, cost: ObjectCost, context: Context, taken: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  const { controller: player, source } = context;
  if (cost.filter === 'self') {
    if (!game.state.objects[source]) throw new Refusal('it is no longer there', 'cast.pay', 'cost.unable');
    if (cost.pay === 'sacrifice' && lookAt(game.state).characteristicsOf(source).controller !== player)
      throw new Refusal(`${player} does not control it`, 'action.sacrifice');
    return [source];
  }
  if (cost.filter === 'hand') return objectsIn(game.state, 'hand', player).filter((id) => id !== source);
  const able = payersOf(game, cost, context).filter((id) => !taken.includes(id));
  if (isTotal(cost)) {
    const paying = {
      what: cost.pay === 'exile' ? ('mana value' as const) : ('power' as const),
      verb: nameOf[cost.pay],
      due: amountOf(lookAt(game.state), cost.amount, context),
      worths: new Map(able.map((id) => [id, worthOf(lookAt(game.state), cost, id)])),
    };
    return yield* rareOf(game, 'a cost of so much together').chooseTotal(game, paying, context);
  }
  const due = Math.max(0, amountOf(lookAt(game.state), cost.amount, context));
  if (able.length < due) throw new Refusal(`there is not enough to ${nameOf[cost.pay]}`, 'cast.pay', 'cost.unable');
  if (due === 0) return [];
  if (cost.pay === 'discard' && cost.random) return takeAtRandom(game, player, able, due);
  const answer = yield* ask(game, {
    player,
    kind: 'payment',
    text: `What to ${nameOf[cost.pay]}?`,
    source,
    options: () => (due === 1 ? able : combinations(able, due, { least: due })),
    judge: (given) => {
      const list = toList(given);
      return legalIf(
        list.length === due && areSomeOf(list, able),
        `${countOf(due, 'card or permanent', 'cards or permanents')} must be chosen`,
        'cast.pay',
      );
    },
    cites: ['cast.pay'],
  });
  return toList(answer);
}

/** Whether it is paid with any number of objects, of which so much power, or mana value, is asked together. */
const isTotal = (cost: ObjectCost): boolean =>
  (cost.pay === 'tap others' && cost.power !== undefined) || (cost.pay === 'exile' && cost.total === true);

/** What each of these is worth for such a cost. */
function worthOf(look: Look, cost: ObjectCost, id: ObjectId): number {
  const object = look.state.objects[id];
  const as = rulesInForce(look).flatMap(({ rule, context }) =>
    rule.rule === 'taps as' &&
    'power' in cost &&
    rule.for.some((each) => each === cost.power) &&
    resolveRef(look, rule.what, context).includes(id)
      ? [rule.more]
      : [],
  );
  const of = cost.pay === 'exile' ? 'mana value' : as.includes('toughness') ? 'toughness' : 'power';
  return as.reduce<number>((sum, more) => sum + (more === 'toughness' ? 0 : more), (object && numberOf(look, object, of)) ?? 0);
}

/** How much what could pay a cost is worth: how many they are, or what is asked of them together. */
export const worthOfPayers = (game: Pick<Game, 'state'>, cost: OtherCost, context: Context): number => {
  const payers = listPayers(game, cost, context);
  if (!isObjectCost(cost) || !isTotal(cost)) return payers.length;
  return payers.reduce((sum, id) => sum + Math.max(0, worthOf(lookAt(game.state), cost, id)), 0);
};

/** There must be so many loyalty counters as are removed (606.6, 118.3). @throws Refusal */
export function checkLoyalty({ objects }: GameState, id: ObjectId, change: number): void {
  const has = objects[id]?.counters['loyalty'] ?? 0;
  if (has + change < 0) throw new Refusal(`it has only ${countOf(has, 'loyalty counter')}`, 'cost.unable', 'loyalty.activate');
}

const nameOf = {
  sacrifice: 'sacrifice',
  discard: 'discard',
  exile: 'exile',
  return: 'return to hand',
  'tap others': 'tap',
  reveal: 'reveal',
  'remove counter': 'remove a counter from',
} as const;

/** What could pay a cost of objects: never the spell itself; what is given up must be the payer's. */
function payersOf(game: Pick<Game, 'state'>, cost: ObjectCost, context: Context): readonly ObjectId[] {
  if (cost.filter === 'self' || cost.filter === 'hand') return [];
  const { controller: player, source } = context;
  const inHand: Filter = { kind: 'zone', zone: 'hand', of: { kind: 'you' } };
  const filter: Filter = cost.pay === 'discard' ? { kind: 'and', filters: [cost.filter, inHand] } : cost.filter;
  const look = lookAt(game.state);
  return findMatching(look, filter, context).filter((id) => {
    const object = game.state.objects[id];
    if (!object || (id === source && object.zone !== 'battlefield')) return false;
    // What is returned to a hand need not be one's own, unless the text says so.
    const isOthers =
      object.zone !== 'graveyard' &&
      (object.zone === 'battlefield' ? look.characteristicsOf(id).controller !== player : object.owner !== player);
    if (isOthers && cost.pay !== 'return') return false;
    return cost.pay !== 'tap others' || !(object.tapped || (cost.power === 'crew' && isRestricted(game.state, id, 'crew')));
  });
}
