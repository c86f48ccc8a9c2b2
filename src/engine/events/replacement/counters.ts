/** Counters that replace or prevent what would happen to their permanent: shield, stun, finality (122.1c, 122.1d, 122.1h). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { GameEvent } from '../events.ts';
import type { GameState, ObjectId } from '../../state/state.ts';
import { isPreventable } from './prevention.ts';
import { at, type Finder, type Replacement } from './replacement.ts';

type Protecting = 'shield' | 'stun' | 'finality';

/** However many of them a permanent has, they make one effect of each kind; it takes one away. */
const oneLess = (counter: 'shield' | 'stun', on: ObjectId): GameEvent => ({
  kind: 'counters',
  on,
  counter,
  change: -1,
  ground: `counters.${counter}`,
  once: `${counter} ${on}`,
});

function has({ objects }: GameState, id: ObjectId, counter: Protecting): boolean {
  const object = objects[id];
  return object?.zone === 'battlefield' && !object.phasedOut && (object.counters[counter] ?? 0) > 0;
}

const effectOf = (counter: Protecting, source: ObjectId, rest: Pick<Replacement, 'cites' | 'apply'>): Replacement => ({
  key: `${counter} counter on ${source}`,
  source,
  text: '',
  group: 'other',
  ...rest,
});

/** Destruction that an effect says, not that by a state-based action; and all damage. */
const shield: Finder = (look, event) => {
  if (event.kind === 'destroy' && !event.byState && has(look.state, event.object, 'shield'))
    return [
      effectOf('shield', event.object, {
        cites: ['counters.shield', 'replacement'],
        apply: () => at({ events: [oneLess('shield', event.object)] }),
      }),
    ];
  if (event.kind !== 'damage' || !has(look.state, event.to, 'shield')) return [];
  return [
    effectOf('shield', event.to, {
      cites: ['counters.shield', 'prevention'],
      *apply() {
        // What cannot be prevented is dealt, and the counter goes all the same (615.12).
        const prevented = isPreventable(look, event);
        return { events: [...(prevented ? [] : [event]), oneLess('shield', event.to)], ...(prevented ? { prevented: event.amount } : {}) };
      },
    }),
  ];
};

const stun: Finder = ({ state }, event) => {
  if (event.kind !== 'untap' || state.objects[event.object]?.tapped !== true || !has(state, event.object, 'stun')) return [];
  return [
    effectOf('stun', event.object, {
      cites: ['counters.stun', 'replacement'],
      apply: () => at({ events: [oneLess('stun', event.object)] }),
    }),
  ];
};

const finality: Finder = ({ state }, event) => {
  if (event.kind !== 'move' || event.to !== 'graveyard' || !has(state, event.object, 'finality')) return [];
  return [
    effectOf('finality', event.object, {
      cites: ['counters.finality', 'replacement'],
      apply: () => at({ events: [{ ...event, to: 'exile' }] }),
    }),
  ];
};

const findAll =
  (...finders: readonly Finder[]): Finder =>
  (look, event) =>
    finders.flatMap((find) => find(look, event));

const findEach = findAll(shield, stun, finality);

export const protectingCounters: readonly Variant<Finder>[] = [
  { from: '2023-11-17', value: findEach },
  { from: '2022-09-08', value: findAll(shield, stun) },
  { from: '2022-04-29', value: shield },
  { from: '', value: () => [] },
];

export const findCounters: Finder = (look, event) =>
  findEach(look, event).length === 0 ? [] : variantOn(protectingCounters, look.state.day)(look, event);
