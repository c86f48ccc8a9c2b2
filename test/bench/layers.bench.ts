/**
 * How long it takes to know what 500 permanents are like after one change, in time of the thread. No part of the tests; run it with
 *
 *     npx node test/bench/layers.bench.ts [runs]
 *
 * Target: 20 ms in the median.
 */
import { cpus } from 'node:os';
import { lookAt } from '../../src/engine/look/layers/characteristics.ts';
import type { Ability } from '../../src/engine/language/ability.ts';
import type { Modification } from '../../src/engine/language/modification.ts';
import type { GameObject, GameState } from '../../src/engine/state/state.ts';
import type { CardGiven } from '../engine/kit.ts';
import {
  addTypes,
  all,
  attached,
  color,
  gets,
  has,
  is,
  keyword,
  losesAll,
  nonbasic,
  position,
  says,
  setTypes,
  type,
  yours,
} from '../engine/look/layers/given.ts';
import { timeOf } from './workedFor.ts';

const runs = Number(process.argv[2] ?? 200);
const list = <T>(count: number, make: (at: number) => T): readonly T[] => Array.from({ length: count }, (_, at) => make(at));
const enchantment = (ref: string, ability: Ability, as: Partial<GameObject> = {}): CardGiven => ({
  ref,
  types: ['enchantment'],
  abilities: [ability],
  as,
});

const creatures = list(250, (at): CardGiven => ({
  ref: `creature${at}`,
  pt: '2/2',
  colors: [at % 2 === 0 ? 'white' : 'red'],
  subtypes: [at % 3 === 0 ? 'Goblin' : 'Soldier'],
  abilities: at % 4 === 0 ? [keyword('flying')] : [],
  as: at % 5 === 0 ? { counters: { '+1/+1': 1 } } : {},
}));
const lands = list(130, (at): CardGiven => ({
  ref: `land${at}`,
  types: ['land'],
  subtypes: at % 2 === 0 ? ['Forest'] : [],
  supertypes: at % 2 === 0 ? ['basic'] : [],
}));
const rocks = list(60, (at): CardGiven => ({ ref: `rock${at}` }));
const auras = list(30, (at) =>
  enchantment(`aura${at}`, says(attached, [gets(1, 1), has(keyword('trample'))]), { attachedTo: `creature${at}.0` }),
);
const anthems = list(20, (at) =>
  enchantment(`anthem${at}`, says(all(type('creature'), yours, color(at % 2 === 0 ? 'white' : 'red')), [gets(1, 1)])),
);
const plain = [...creatures, ...lands, ...rocks, ...auras, ...anthems];
const heavy: readonly CardGiven[] = [
  ...plain,
  enchantment('moon', says(all(nonbasic, type('land')), [setTypes({ subtypes: ['Mountain'] })])),
  enchantment('tomb', says(all(type('land')), [addTypes({ subtypes: ['Swamp'] })])),
  enchantment('march', says(all(type('artifact')), [addTypes({ types: ['creature'] }), is(1)])),
  enchantment('hive', says(all(type('creature')), [addTypes({ subtypes: ['Sliver'] })])),
  enchantment('lord', says(all({ kind: 'subtype', subtype: 'Goblin' }), [gets(1, 1), has(keyword('haste'))])),
  enchantment('mute', says(all(type('creature'), { kind: 'keyword', keyword: 'flying' }), [losesAll])),
  enchantment(
    'count',
    says(all(type('creature')), [
      {
        kind: 'modify power/toughness',
        power: { kind: 'count', of: all(type('land')) },
        toughness: { kind: 'number', value: 0 },
      } satisfies Modification,
    ]),
  ),
  enchantment('combat', says(all({ kind: 'status', status: 'attacking' }), [gets(1, 0)])),
];
const rest = { A: { library: list(180, (at): CardGiven => ({ ref: `card${at}`, pt: '1/1' })) } };
const make = (day: string, cards: readonly CardGiven[]): GameState =>
  position({ day, cards, zones: rest, effects: list(10, (at) => ({ on: [`creature${at}`], changes: [gets(3, 3)] })) });

const withObject = (state: GameState, object: GameObject): GameState => ({ ...state, objects: { ...state.objects, [object.id]: object } });
const objectAt = (state: GameState, at: number): GameObject => {
  const object = state.objects[`creature${at % 200}.0`];
  if (!object) throw new Error('no creature');
  return object;
};
const changes: Readonly<Record<string, (state: GameState, at: number) => GameState>> = {
  'a counter': (state, at) => withObject(state, { ...objectAt(state, at), counters: { '+1/+1': at } }),
  'a permanent enters': (state, at) => {
    const object = { ...objectAt(state, at), id: `new${at}.0`, timestamp: 10_000 + at };
    return { ...withObject(state, object), zones: { ...state.zones, battlefield: [...state.zones.battlefield, object.id] } };
  },
  'a permanent is tapped': (state, at) => withObject(state, { ...objectAt(state, at), tapped: true }),
};

const rows = Object.entries(process.argv[3] === 'heavy' ? { heavy } : { plain, heavy }).flatMap(([board, cards]) =>
  ['2004-10-01', '2026-01-16'].flatMap((day) => {
    const state = make(day, cards);
    return Object.entries(changes).map(([what, change]) => {
      for (let at = 0; at < 20; at += 1) lookAt(change(state, at));
      const taken = list(runs, (at) => {
        lookAt(state);
        const next = change(state, at);
        return timeOf(() => lookAt(next).characteristicsOf('creature0.0'));
      }).toSorted((one, other) => one - other);
      const ms = (at: number): number => Math.round((taken[at] ?? 0) * 100) / 100;
      return {
        board,
        permanents: cards.length,
        day,
        after: what,
        'fastest ms': ms(0),
        'median ms': ms(runs >> 1),
        'slowest ms': ms(runs - 1),
      };
    });
  }),
);
console.log(`${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${runs} runs`);
console.table(rows);
