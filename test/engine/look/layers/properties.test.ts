import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../../src/engine/language/ability.ts';
import type { Modification } from '../../../../src/engine/language/modification.ts';
import type { Ref } from '../../../../src/engine/language/ref.ts';
import { changedBetween, hearPoints } from '../../../../src/engine/concepts/variant.ts';
import { lookAt } from '../../../../src/engine/look/layers/characteristics.ts';
import type { GameState } from '../../../../src/engine/state/state.ts';
import { runs } from '../../../thoroughly.ts';
import type { CardGiven } from '../../kit.ts';
import {
  addTypes,
  all,
  change,
  color,
  gets,
  has,
  is,
  isColor,
  keyword,
  loses,
  losesAll,
  position,
  says,
  self,
  setTypes,
  switches,
  type,
  you,
  yours,
} from './given.ts';

const days = ['2001-09-24', '2003-07-01', '2004-10-01', '2005-10-01', '2007-05-01', '2009-07-11', '2012-05-01', '2020-04-17', '2026-01-16'];
const refs = ['one', 'two', 'three', 'four'];

const changes: fc.Arbitrary<Modification> = fc.constantFrom<Modification>(
  gets(1, 1),
  gets(-2, 0),
  is(1),
  is({ kind: 'count', of: all(type('creature')) }, 3),
  switches,
  isColor('white'),
  isColor('black', 'red'),
  has(keyword('flying')),
  has(says(self, [gets(0, 1)])),
  loses('flying'),
  losesAll,
  addTypes({ types: ['creature'] }),
  addTypes({ subtypes: ['Goblin'] }),
  setTypes({ types: ['land'], subtypes: ['Island'] }),
  setTypes({ subtypes: ['Swamp'] }),
  setTypes({ types: ['artifact', 'creature'], subtypes: ['Golem'] }),
  { kind: 'control', by: you },
  { kind: 'text', from: 'white', to: 'black' },
  { kind: 'cannot have', keyword: 'flying' },
);
const whats: fc.Arbitrary<Ref> = fc.constantFrom<Ref>(
  self,
  all(type('creature')),
  all(type('creature'), yours),
  all(color('white')),
  all(type('land')),
  all({ kind: 'subtype', subtype: 'Goblin' }),
  all({ kind: 'keyword', keyword: 'flying' }),
  all({ kind: 'number', of: 'power', comparison: 'at least', value: { kind: 'number', value: 2 } }),
);
const abilities: fc.Arbitrary<Ability> = fc.oneof(
  fc.constantFrom(keyword('flying'), keyword('changeling'), keyword('devoid')),
  fc.record({ what: whats, changes: fc.array(changes, { minLength: 1, maxLength: 2 }) }).map((each) => says(each.what, each.changes)),
);
const cards = fc.tuple(
  ...refs.map((ref) =>
    fc.record({
      ref: fc.constant(ref),
      types: fc.constantFrom<NonNullable<CardGiven['types']>>(['creature'], ['land'], ['enchantment'], ['artifact', 'creature']),
      subtypes: fc.constantFrom([], ['Goblin'], ['Forest']),
      pt: fc.constantFrom('1/2', '3/3'),
      colors: fc.constantFrom<NonNullable<CardGiven['colors']>>([], ['white'], ['red']),
      abilities: fc.array(abilities, { maxLength: 2 }),
      as: fc.constantFrom({}, { counters: { '+1/+1': 2 } }, { counters: { flying: 1, '-1/-1': 1 } }),
    }),
  ),
);
const effect = fc.record({
  on: fc.subarray(refs, { minLength: 1 }),
  changes: fc.array(changes, { minLength: 1, maxLength: 2 }),
  controller: fc.constantFrom('A', 'B'),
});
const positions: fc.Arbitrary<GameState> = fc
  .record({ day: fc.constantFrom(...days), cards, effects: fc.array(effect, { maxLength: 4 }) })
  .map(position);
/** With two or three things that could hang together. */
const sparse: fc.Arbitrary<GameState> = fc
  .record({
    day: fc.constantFrom(...days),
    cards,
    effects: fc.array(effect, { maxLength: 2 }),
    kept: fc.subarray([0, 1, 2, 3], { maxLength: 2 }),
  })
  .map(({ kept, ...given }) =>
    position({ ...given, cards: given.cards.map((card, at) => (kept.includes(at) ? card : { ...card, abilities: [], as: {} })) }),
  );

const looks = (state: GameState): unknown => refs.map((ref) => lookAt(state).characteristicsOf(`${ref}.0`));

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** The same position with its objects, zones and effects listed in other orders. */
function reordered(state: GameState): GameState {
  return {
    ...state,
    objects: Object.fromEntries(Object.entries(state.objects).toReversed()),
    zones: { ...state.zones, battlefield: state.zones.battlefield.toReversed() },
    effects: state.effects.toReversed(),
  };
}

describe('characteristics', () => {
  it('are the same in whatever order objects and effects are listed', () => {
    fc.assert(
      fc.property(positions, (state) => {
        expect(looks(reordered(state))).toEqual(looks(state));
      }),
      { numRuns: 600 },
    );
  });
  it('are worked out without changing the state', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const before = structuredClone(state);
        looks(deepFreeze(state));
        expect(state).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });
  it('are the same when worked out again, after another state was looked at between', () => {
    fc.assert(
      fc.property(positions, positions, (state, other) => {
        const first = looks(state);
        looks(other);
        expect(looks(structuredClone(state))).toEqual(first);
      }),
      { numRuns: 200 },
    );
  });
  it('are those of a new look, when a state was reached by a change that layers need not look at', () => {
    fc.assert(
      fc.property(
        positions,
        fc.constantFrom(...refs),
        fc.constantFrom({ tapped: true }, { damage: 2 }, { counters: { '+1/+1': 1 } }, { timestamp: 99 }),
        (state, ref, to) => {
          looks(state);
          const next = change(state, ref, to);
          expect(looks(next)).toEqual(looks(structuredClone(next)));
        },
      ),
      { numRuns: 300 },
    );
  });
  it('are the same in another era when they were heard to hang on nothing that changed between', () => {
    let apart = 0;
    fc.assert(
      fc.property(sparse, fc.constantFrom(...days), (state, day) => {
        const { played, points } = hearPoints(() => looks(state));
        const [early, late] = [state.day, day].toSorted();
        if (state.day === day || changedBetween(points, early ?? '', late ?? '')) return;
        apart += 1;
        expect(looks({ ...structuredClone(state), day })).toEqual(played);
      }),
      { numRuns: runs(800) },
    );
    expect(apart).toBeGreaterThan(200);
  });
  it('do not hang on the timestamps of effects that neither set nor look at the same', () => {
    const commuting = fc.subarray([
      gets(1, 1),
      gets(2, -1),
      { kind: 'add colors', colors: ['blue'] } as const,
      has(keyword('reach')),
      addTypes({ types: ['artifact'] }),
    ]);
    fc.assert(
      fc.property(commuting, fc.constantFrom(...days), (list, day) => {
        const given = (order: readonly Modification[]) =>
          position({ day, cards: [{ ref: 'bear', pt: '2/2' }], effects: order.map((each) => ({ on: ['bear'], changes: [each] })) });
        expect(lookAt(given(list.toReversed())).characteristicsOf('bear.0')).toEqual(lookAt(given(list)).characteristicsOf('bear.0'));
      }),
    );
  });
});
