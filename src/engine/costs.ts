/** Costs other than mana, and whether and how they are paid (118, 601.2h). */
import type { Amount, Cost, Filter } from './abilities.ts';
import { amountOf, type Context, findMatching } from './context.ts';
import { objectsIn } from './changes.ts';
import type { GameEvent } from './events.ts';
import { lookAt } from './layers/characteristics.ts';
import { isSick } from './mana/manaAbilities.ts';
import { listDue } from './mana/payment.ts';
import { payMana } from './mana/payMana.ts';
import { perform } from './perform.ts';
import { ask, type Game, legal, type Procedure, Refusal } from './procedure.ts';
import type { ObjectId } from './state.ts';
import { combinations, toList } from './targets.ts';

/** Pays a cost. @throws Refusal when it cannot be paid. */
export function* payCost(game: Game, cost: Cost, context: Context, sources?: readonly ObjectId[]): Procedure<void> {
  const look = lookAt(game.state);
  const { controller: player, source } = context;
  const amount = (of: Amount): number => Math.max(0, amountOf(look, of, context));
  switch (cost.pay) {
    case 'mana':
      return yield* payMana(game, player, listDue(cost.cost, context.announced.x), sources);
    case 'tap':
    case 'untap': {
      const object = game.state.objects[source];
      if (!object || object.tapped === (cost.pay === 'tap'))
        throw new Refusal(`it is ${cost.pay === 'tap' ? 'tapped' : 'untapped'} already`, 'activate.restriction');
      if (look.of(source).types.includes('creature') && isSick(look, source))
        throw new Refusal('it came under its controller’s control this turn', 'activate.summoningSickness');
      yield* perform(game, [{ kind: cost.pay, object: source }]);
      return;
    }
    case 'life': {
      const due = amount(cost.amount);
      if ((game.state.players.find(({ id }) => id === player)?.life ?? 0) < due)
        throw new Refusal(`${player} has less than ${due} life`, 'cast.pay');
      yield* perform(game, [{ kind: 'life', player, change: -due, cause: 'payment' }]);
      return;
    }
    case 'counters': {
      const due = amount(cost.amount);
      const has = game.state.objects[source]?.counters[cost.counter] ?? 0;
      if (!cost.add && has < due) throw new Refusal(`it has ${has} ${cost.counter} counters, ${due} are needed`, 'cast.pay');
      yield* perform(game, [{ kind: 'counters', on: source, counter: cost.counter, change: cost.add ? due : -due }]);
      return;
    }
    case 'loyalty': {
      const change = amountOf(look, cost.amount, context);
      const has = game.state.objects[source]?.counters['loyalty'] ?? 0;
      if (has + change < 0) throw new Refusal(`it has ${has} loyalty counters`, 'loyalty.activate');
      yield* perform(game, [{ kind: 'counters', on: source, counter: 'loyalty', change }]);
      return;
    }
    case 'sacrifice':
    case 'discard':
    case 'exile':
    case 'return':
    case 'tap others':
      return yield* payWithObjects(game, cost, context);
  }
}

type ObjectCost = Extract<Cost, { pay: 'sacrifice' | 'discard' | 'exile' | 'return' | 'tap others' }>;

function* payWithObjects(game: Game, cost: ObjectCost, context: Context): Procedure<void> {
  const chosen = yield* choosePayers(game, cost, context);
  const events = chosen.map((object): GameEvent => {
    if (cost.pay === 'tap others') return { kind: 'tap', object };
    if (cost.pay === 'return') return { kind: 'move', object, to: 'hand', cause: 'cost' };
    if (cost.pay === 'exile') return { kind: 'move', object, to: 'exile', cause: 'cost' };
    return { kind: 'move', object, to: 'graveyard', cause: cost.pay };
  });
  yield* perform(game, events);
}

function* choosePayers(game: Game, cost: ObjectCost, context: Context): Procedure<readonly ObjectId[]> {
  const { controller: player, source } = context;
  if (cost.filter === 'self') {
    const object = game.state.objects[source];
    if (!object) throw new Refusal('it is no longer there', 'cast.pay');
    return [source];
  }
  if (cost.filter === 'hand') return objectsIn(game.state, 'hand', player);
  const look = lookAt(game.state);
  const filter: Filter =
    cost.pay === 'discard'
      ? { kind: 'and', filters: [cost.filter, { kind: 'zone', zone: 'hand', of: { kind: 'you' } }] }
      : { kind: 'and', filters: [cost.filter, ...(cost.pay === 'exile' ? [] : [{ kind: 'controlled', by: { kind: 'you' } } as const])] };
  const able = findMatching(look, filter, context).filter(
    (id) => id !== source && (cost.pay !== 'tap others' || game.state.objects[id]?.tapped === false),
  );
  const due = Math.max(0, amountOf(look, cost.amount, context));
  if (able.length < due) throw new Refusal(`there is not enough to ${cost.pay}`, 'cast.pay');
  const answer = yield* ask(game, {
    player,
    kind: 'payment',
    text: `What to ${cost.pay}`,
    source,
    options: () => (due === 1 ? able : combinations(able, due).filter((set) => set.length === due)),
    judge: (given) => {
      const list = toList(given);
      return list.length === due && new Set(list).size === due && list.every((id) => able.includes(id))
        ? legal
        : { legal: false, reason: `${due} must be chosen to ${cost.pay}`, cites: ['cast.pay'] };
    },
    cites: ['cast.pay'],
  });
  return toList(answer);
}
