/** How much a text means, in a position. */
import { exact } from '../../state/bounds.ts';
import type { Amount, Differing, HappenedToObjects } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Ref } from '../../language/ref.ts';
import { basicLandTypes } from '../../language/subtypes.ts';
import { borneBy, findPlayer, foesOf, handOf, inTurnOrder } from '../../state/changes.ts';
import { attackedWith, countCasts, countHappened, happenedTo } from '../happened.ts';
import { objectIn, type Look } from '../look.ts';
import { notYet } from '../../state/notYet.ts';
import { lifeSeen } from '../../state/teams.ts';
import { sumOfVanguards } from '../../state/vanguard.ts';
import { hasSubtype } from '../../language/subtypes.ts';
import type { Characteristics, GameObject, ObjectId, Thing } from '../../state/state.ts';
import type { Reading } from './reading.ts';
import { numberOf } from './compare.ts';
import { type Context, isPlayer, reaches, unannounced } from './context.ts';
import { countRemembered, recall } from './remembered.ts';

const differing: Readonly<Record<Differing, (of: Characteristics) => readonly (string | number)[]>> = {
  names: ({ name }) => (name === '' ? [] : [name]),
  powers: ({ power }) => (power === undefined ? [] : [power]),
  'card types': ({ types }) => types,
  'basic land types': ({ subtypes }) => subtypes.filter((each) => basicLandTypes.includes(each)),
  colors: (of) => of.colors,
};

/** Creatures that one attacked with are counted whatever and wherever they are by now (608.2i). */
function attackedBefore(read: Reading, look: Look, ref: Ref, context: Context): readonly ObjectId[] | undefined {
  if (ref.kind !== 'all' || ref.filter.kind !== 'and' || !ref.filter.filters.some(({ kind }) => kind === 'attacked this turn'))
    return undefined;
  const { filters } = ref.filter;
  const by = filters.flatMap((each) => (each.kind === 'controlled' ? read.resolveRef(look, each.by, context) : []));
  const rest = filters.filter(
    ({ kind, ...each }) => kind !== 'attacked this turn' && kind !== 'controlled' && !('type' in each && each.type === 'creature'),
  );
  const attackers = (filters.some(({ kind }) => kind === 'controlled') ? by : inTurnOrder(look.state)).flatMap((player) =>
    attackedWith(look.state, player),
  );
  return [...new Set(attackers)].filter((id) => {
    const object = objectIn(look, id);
    return object !== undefined && rest.every((each) => read.matchesObject(look, object, each, context));
  });
}

/** What was attached to something that is gone, as it last existed, is counted with the rest, whatever became of it (608.2h). */
function withBorne(read: Reading, look: Look, ref: Ref, context: Context): readonly Thing[] {
  const found = read.resolveRef(look, ref, context);
  if (ref.kind !== 'all' || ref.filter.kind !== 'and') return found;
  const { filters } = ref.filter;
  const gone = filters
    .flatMap((each) => (each.kind === 'attached to' ? read.resolveRef(look, each.to, context) : []))
    .filter((id) => !look.state.objects[id]);
  const borne = gone
    .flatMap((id) => borneBy(look.state, id))
    .filter((id) => {
      const object = found.includes(id) ? undefined : objectIn(look, id);
      return object && filters.every((each) => each.kind === 'attached to' || read.matchesObject(look, object, each, context));
    });
  return [...found, ...borne];
}

/** The number that an amount is. A negative one counts as 0 where something is done so many times (107.1b); that is for the doer. @throws BoundReached */
export const amountOf = (read: Reading, look: Look, amount: Amount, context: Context): number =>
  exact(countOf(read, look, amount, context));

function countOf(read: Reading, look: Look, amount: Amount, context: Context): number {
  switch (amount.kind) {
    case 'number':
      return amount.value;
    case 'x':
      return context.announced.x;
    case 'count':
      if (amount.like) return countLike(read, look, read.resolveRef(look, amount.of, context), amount.like, context);
      return (attackedBefore(read, look, amount.of, context) ?? withBorne(read, look, amount.of, context)).length;
    case 'characteristic':
      return read.resolveRef(look, amount.of, context).reduce((sum, thing) => {
        const object = isPlayer(look.state, thing) ? undefined : objectIn(look, thing);
        if (!object) return sum;
        return sum + (amount.name === 'loyalty' ? (object.counters['loyalty'] ?? 0) : (numberOf(look, object, amount.name) ?? 0));
      }, 0);
    case 'counters':
      return read.resolveRef(look, amount.of, context).reduce((sum, thing) => {
        const object = objectIn(look, thing);
        const player = findPlayer(look.state, thing);
        return (
          sum +
          (object
            ? countCounters(object, amount.counter)
            : amount.counter === 'poison'
              ? (player?.poison ?? 0)
              : (player?.counters[amount.counter] ?? 0))
        );
      }, 0);
    case 'life':
      return read.resolveRef(look, amount.of, context).reduce((sum, thing) => sum + lifeSeen(look.state, thing), 0);
    case 'hand size':
      return read.resolveRef(look, amount.of, context).reduce((sum, thing) => sum + handOf(look.state, thing).length, 0);
    case 'activations':
      return objectIn(look, context.source)?.activations[context.ability?.text ?? ''] ?? 0;
    case 'event amount':
      return context.event?.amount ?? 0;
    case 'memory':
      if (amount.most) return Math.max(0, ...Object.values(context.memory[amount.slot] ?? {}).map(Number));
      return countRemembered(recall(context.memory, amount.slot), amount.of && read.resolveRef(look, amount.of, context));
    case 'sum':
      return amount.of.reduce((sum, each) => sum + read.amountOf(look, each, context), 0);
    case 'beyond':
      return Math.max(0, read.amountOf(look, amount.of, context) - amount.over);
    case 'times':
      return amount.factor * read.amountOf(look, amount.of, context);
    case 'half':
      return Math[amount.rounded === 'up' ? 'ceil' : 'floor'](
        read.amountOf(look, amount.of, context) / Math.max(1, amount.by ? read.amountOf(look, amount.by, context) : 2),
      );
    case 'least life':
      return Math.min(
        ...look.state.players.filter(({ left, id }) => !left && reaches(look, context, id)).map(({ id }) => lifeSeen(look.state, id)),
      );
    case 'greatest': {
      const all = read
        .resolveRef(look, amount.of, context)
        .map((id) => amountOf(read, look, { ...amount, kind: 'characteristic', of: { kind: 'each' } }, { ...context, each: id }));
      // Of negative ones the greatest is negative (107.1b).
      return all.length === 0 && !amount.least ? 0 : Math[amount.least ? 'min' : 'max'](...all);
    }
    case 'party': {
      const theirs = read.resolveRef(look, amount.of, context).map((id) => look.characteristicsOf(id).subtypes);
      // As many as can be paired: no set of classes has fewer creatures than are missing to it (Hall).
      return Math.min(
        ...Array.from({ length: 16 }, (_, set) => {
          const some = party.filter((__, at) => (set >> at) & 1);
          return 4 - some.length + theirs.filter((types) => some.some((each) => hasSubtype(types, each))).length;
        }),
      );
    }
    case 'stationing':
      return read.resolveRef(look, amount.of, context).reduce((sum, id) => {
        const { power, toughness } = look.characteristicsOf(id);
        return sum + ((stationsByToughness(read, look, id) ? toughness : power) ?? 0);
      }, 0);
    case 'count different':
      return new Set(read.resolveRef(look, amount.of, context).flatMap((id) => differing[amount.what](look.characteristicsOf(id)))).size;
    case 'devotion':
      return look.state.zones.battlefield.reduce((sum, id) => {
        const characteristics = look.characteristicsOf(id);
        if (characteristics.controller !== context.controller || look.state.objects[id]?.phasedOut) return sum;
        const raised = characteristics.abilities.flatMap((ability) => (ability.kind === 'static' ? (ability.rules ?? []) : []));
        return (
          raised.reduce((all, rule) => all + (rule.rule === 'devotion' ? amountOf(read, look, rule.amount, context) : 0), sum) +
          (characteristics.manaCost?.symbols ?? []).filter(
            (symbol) => symbol.kind === 'mana' && symbol.colors.some((color) => amount.colors.some((each) => each === color)),
          ).length
        );
      }, 0);
    case 'spells last turn':
      return countCasts(look, context.controller, look.state.turn.before ?? [], amount.by);
    case 'happened':
      return countDone(read, look, amount, context);
    case 'times paid':
      return context.announced.paid.filter((each) => each === amount.cost).length;
    case 'commander casts':
      return Object.values(findPlayer(look.state, context.controller)?.commanders ?? {}).reduce((sum, { casts }) => sum + casts, 0);
    case 'colors spent':
      return new Set(context.announced.colorsSpent).size;
    case 'mana spent': {
      const [id = ''] = amount.of ? read.resolveRef(look, amount.of, context) : [];
      const { spell, cast } = objectIn(look, id) ?? {};
      return (amount.of ? (spell ?? cast) : context.announced)?.manaSpent ?? 0;
    }
    case 'starting life':
      if (look.state.options?.format === 'archenemy') throw notYet('starting life');
      return (
        (startingLife[look.state.options?.format ?? ''] ?? 20) +
        sumOfVanguards(look.state, read.resolveRef(look, amount.of, context)[0] ?? '', 'life')
      );
  }
}

/** How much happened; of objects, to how many of those in range that were like this then. */
function countDone(read: Reading, look: Look, { what, of, by, before }: Extract<Amount, { kind: 'happened' }>, context: Context): number {
  const isFoes = by?.kind === 'players' && by.which === 'opponents';
  const players = isFoes ? foesOf(look.state, context.controller) : by && read.resolveRef(look, by, context);
  if (!of) return countHappened(look, what, context.source, context.controller, players);
  const [last] = before ? read.resolveRef(look, before, context) : [];
  const those = happenedTo(look, what as HappenedToObjects, players ?? [context.controller]);
  return those
    .slice(0, last === undefined ? last : those.findIndex(([, id]) => id === last))
    .filter(([then, id]) => reaches(look, context, then.characteristicsOf(id).controller) && countLike(read, then, [id], of, context) > 0)
    .length;
}

/** Of what is gone, what it was last like counts (608.2h). */
const countLike = (read: Reading, look: Look, things: readonly string[], like: Filter, context: Context): number =>
  things.filter((id) => {
    const object = objectIn(look, id);
    return object !== undefined && read.matchesObject(look, object, like, context);
  }).length;

function stationsByToughness(read: Reading, look: Look, id: ObjectId): boolean {
  return look.state.zones.battlefield.some((source) => {
    const { abilities, controller } = look.characteristicsOf(source);
    const context = unannounced(source, controller);
    return abilities.some(
      (ability) =>
        ability.kind === 'static' &&
        look.state.objects[source]?.phasedOut !== true &&
        (!ability.condition || read.conditionHolds(look, ability.condition, context)) &&
        (ability.rules ?? []).some(
          (rule) => rule.rule === 'station by toughness' && read.resolveRef(look, rule.what, context).includes(id),
        ),
    );
  });
}

const party = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];

/** Where it is not 20 (103.4). */
const startingLife: Readonly<Record<string, number>> = { 'two-headed giant': 30, commander: 40 };

export const countCounters = (object: GameObject, counter: string): number =>
  counter === 'any' ? Object.values(object.counters).reduce((sum, count) => sum + count, 0) : (object.counters[counter] ?? 0);
