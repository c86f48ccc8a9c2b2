/** Damage, and what it results in (120.3). */
import type { Happened } from './apply.ts';
import type { EventOf, GameEvent } from './events.ts';
import { eventsOfInstruction } from './instructions/table.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { Game } from './procedure.ts';
import { sumOf } from './replacement/prevention.ts';
import type { Afterwards } from './replacement/replaceEvents.ts';
import { hasKeyword, type Look } from '../look/look.ts';
import { deals } from '../look/keywords/deals.ts';
import { lifelink } from '../look/keywords/lifelink.ts';
import type { ObjectId } from '../state/state.ts';

/** The results of damage that was dealt, by what source and recipient were like when it was. */
export function resultsOfDamage(look: Look, happened: readonly Happened[]): readonly GameEvent[] {
  const dealt = happened.flatMap(({ event }) => (event.kind === 'damage' && event.amount > 0 ? [event] : []));
  const left: Record<string, number> = {};
  const results = dealt
    .flatMap((event) => resultsOf(look, event))
    .flatMap((event) => {
      if (event.kind !== 'counters' || event.change > 0) return [event];
      // No more of them than there are, by all damage that is dealt at once (609.3).
      const { on, counter } = event;
      const there = (left[on + counter] ??= look.state.objects[on]?.counters[counter] ?? 0);
      const change = Math.max(event.change, -there);
      left[on + counter] = there + change;
      return change < 0 ? [{ ...event, change }] : [];
    });
  if (!variantOn(lifelink, look.state.day).isResult) return results;
  // One event of gaining life for each source, however many it deals damage to at once (702.15e).
  return [
    ...results,
    ...[...Map.groupBy(dealt, ({ source }) => source)].flatMap(([source, all]): readonly EventOf<'life'>[] =>
      hasKeyword(look, source, 'lifelink')
        ? [{ kind: 'life', player: look.characteristicsOf(source).controller, change: sumOf(all), source, cause: 'gain' }]
        : [],
    ),
  ];
}

/** Who puts the counters that come of damage by wither or infect, where it is not the controller of its source (120.3b, 120.3d). */
export const damagePutters: readonly Variant<Pick<EventOf<'counters'>, 'putter'>>[] = [
  { from: '2017-04-28', value: {} },
  // They "are put" there: nobody is named.
  { from: '', value: { putter: '' } },
];

function resultsOf(look: Look, { source, to, amount, combat }: EventOf<'damage'>): readonly GameEvent[] {
  const object = look.state.objects[to];
  const results: GameEvent[] = [];
  if (!object) {
    if (deals(look, source, 'infect', to))
      results.push({
        kind: 'counters',
        on: to,
        counter: 'poison',
        change: amount,
        ground: 'damage.infect',
        source,
        ...variantOn(damagePutters, look.state.day),
      });
    else results.push({ kind: 'life', player: to, change: -amount, source, cause: 'damage', ...(combat ? { combat } : {}) });
    const poison = combat ? totalToxic(look, source) : 0;
    if (poison > 0) results.push({ kind: 'counters', on: to, counter: 'poison', change: poison, ground: 'damage.toxic', source });
  } else {
    const { types } = look.characteristicsOf(to);
    if (types.includes('planeswalker'))
      results.push({ kind: 'counters', on: to, counter: 'loyalty', change: -amount, ground: 'damage.planeswalker', source });
    if (types.includes('battle'))
      results.push({ kind: 'counters', on: to, counter: 'defense', change: -amount, ground: 'damage.battle', source });
    const withers = deals(look, source, 'wither', to) || deals(look, source, 'infect', to);
    if (types.includes('creature') && withers)
      results.push({
        kind: 'counters',
        on: to,
        counter: '-1/-1',
        change: amount,
        ground: 'damage.wither',
        source,
        by: 'damage',
        ...variantOn(damagePutters, look.state.day),
      });
  }
  return results;
}

/** The sum of all numbers of its toxic abilities (702.164b). */
const totalToxic = (look: Look, id: ObjectId): number =>
  hasKeyword(look, id, 'toxic')
    ? look
        .characteristicsOf(id)
        .abilities.reduce(
          (sum, each) =>
            sum + (each.kind === 'keyword' && each.keyword === 'toxic' && each.number?.kind === 'number' ? each.number.value : 0),
          0,
        )
    : 0;

/** What a prevention effect does besides preventing, as events that are results of the damage; undefined when it is done afterwards. */
type JoinedResult = (game: Game, afterwards: Afterwards) => readonly GameEvent[] | undefined;

/** Where it is nothing but events (120.4c). */
const oneEvent: JoinedResult = (game, { result, instructions, context }) => {
  if (!result) return undefined;
  const made = instructions.map((each) => eventsOfInstruction(lookAt(game.state), each, context));
  return made.every((each) => each !== undefined) ? made.flat() : undefined;
};

/** Whether what preventing damage brings is a result of the damage, together with the others (120.4, 615.5). */
export const damageProcess: readonly Variant<JoinedResult>[] = [
  { from: '2009-07-11', value: oneEvent },
  { from: '', value: () => undefined },
];

/** The same under the rules of the day, for what may be one of them. */
export const joinResult: JoinedResult = (game, afterwards) =>
  afterwards.result ? variantOn(damageProcess, game.state.day)(game, afterwards) : undefined;
