/** Legal declarations against a naive search of all of them, over random small boards. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../../src/engine/language/ability.ts';
import type { StaticRule } from '../../../../src/engine/language/staticRule.ts';
import { judgeAttacks, listAttacks } from '../../../../src/engine/actions/combat/attackers.ts';
import { judgeBlocks, listBlocks } from '../../../../src/engine/actions/combat/blockers.ts';
import { lookAt } from '../../../../src/engine/look/layers/characteristics.ts';
import { deepFreeze, self } from '../../kit.ts';
import { idOf, makeBoard, rules as staticRules, type Thing } from './board.ts';

const free = { pay: 'life', amount: { kind: 'number', value: 1 } } as const;
const canonical = (map: object): string => JSON.stringify(Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const sorted = (maps: readonly object[]): readonly string[] => maps.map(canonical).toSorted();

/** All ways of giving each key one of its options. */
function allMaps<T>(keys: readonly string[], options: (key: string) => readonly T[]): readonly Readonly<Record<string, T>>[] {
  return keys.reduce<readonly Readonly<Record<string, T>>[]>(
    (maps, key) => maps.flatMap((map) => options(key).map((option) => ({ ...map, [key]: option }))),
    [{}],
  );
}

interface Attacker {
  readonly tapped: boolean;
  readonly must: boolean;
  readonly mustWalker: boolean;
  readonly cannot: boolean;
  readonly notAlone: boolean;
  readonly notPlayer: boolean;
  readonly costly: boolean;
}

const rarely = fc.integer({ min: 0, max: 3 }).map((number) => number === 0);
const attackers = fc.array(
  fc.record<Attacker>({
    tapped: rarely,
    must: fc.boolean(),
    mustWalker: rarely,
    cannot: rarely,
    notAlone: rarely,
    notPlayer: rarely,
    costly: rarely,
  }),
  { maxLength: 4 },
);

function attackRules({ must, mustWalker, cannot, notAlone, notPlayer, costly }: Attacker): Ability {
  const rules: StaticRule[] = [];
  if (must) rules.push({ rule: 'require', what: self, to: 'attack' });
  if (mustWalker)
    rules.push({ rule: 'require', what: self, to: 'attack', whom: { kind: 'all', filter: { kind: 'type', type: 'planeswalker' } } });
  if (cannot) rules.push({ rule: 'restrict', what: self, restriction: 'attack' });
  if (notAlone) rules.push({ rule: 'restrict', what: self, restriction: 'attack', least: 1 });
  if (notPlayer) rules.push({ rule: 'restrict', what: self, restriction: 'attack', whom: { kind: 'player' } });
  if (costly) rules.push({ rule: 'restrict', what: self, restriction: 'attack', unlessPaid: [free] });
  return staticRules(...rules);
}

describe('listAttacks', () => {
  it('gives the declarations that break no restriction and meet as many requirements as any could', () => {
    fc.assert(
      fc.property(attackers, fc.boolean(), fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }), (creatures, walker, most) => {
        const things: Thing[] = creatures.map((each, at) => ({
          ref: `a${at}`,
          pt: [1, 1],
          tapped: each.tapped,
          abilities: [attackRules(each)],
        }));
        if (walker) things.push({ ref: 'walker', of: 'B', types: ['planeswalker'], counters: { loyalty: 3 } });
        if (most !== undefined)
          things.push({
            ref: 'arbiter',
            abilities: [
              staticRules({
                rule: 'limit',
                what: { kind: 'all', filter: { kind: 'type', type: 'creature' } },
                to: 'attack',
                most: { kind: 'number', value: most },
              }),
            ],
          });
        const state = deepFreeze(makeBoard({ things, step: 'declare attackers' }));
        const look = lookAt(state);
        const names = creatures.map((_, at) => idOf(`a${at}`));
        const of = (id: string): Attacker | undefined => creatures[names.indexOf(id)];
        const targets = walker ? ['B', idOf('walker')] : ['B'];
        const all = allMaps(names, () => ['', ...targets]).map((map) =>
          Object.fromEntries(Object.entries(map).filter(([, whom]) => whom !== '')),
        );
        const possible = all.filter((map) => {
          const list = Object.entries(map);
          if (most !== undefined && list.length > most) return false;
          return list.every(([id, whom]) => {
            const is = of(id);
            return is && !is.tapped && !is.cannot && !(is.notAlone && list.length === 1) && !(is.notPlayer && whom === 'B');
          });
        });
        const met = (map: Readonly<Record<string, string>>): number =>
          names.reduce(
            (sum, id) => sum + (of(id)?.must && map[id] ? 1 : 0) + (of(id)?.mustWalker && map[id] === idOf('walker') ? 1 : 0),
            0,
          );
        const paying = (map: Readonly<Record<string, string>>): readonly string[] =>
          Object.entries(map).flatMap(([id, whom]) => (of(id)?.costly ? [`${id} ${whom}`] : []));
        const legal = possible.filter((map) => {
          const others = possible.filter((other) => paying(other).every((pair) => paying(map).includes(pair)));
          return met(map) >= Math.max(...others.map(met));
        });
        expect(sorted(listAttacks(look, 'A'))).toEqual(sorted(legal));
        const wanted = new Set(legal.map(canonical));
        for (const map of all) expect(judgeAttacks(look, 'A', map).legal, canonical(map)).toBe(wanted.has(canonical(map)));
      }),
      { numRuns: 150 },
    );
  });
});

interface Foe {
  readonly flying: boolean;
  readonly menace: boolean;
  readonly lure: boolean;
  readonly must: boolean;
  readonly onlyOne: boolean;
}
interface Guard {
  readonly flying: boolean;
  readonly must: boolean;
  readonly cannot: boolean;
  readonly notAlone: boolean;
  readonly two: boolean;
}
const foes = fc.array(fc.record<Foe>({ flying: rarely, menace: rarely, lure: rarely, must: rarely, onlyOne: rarely }), {
  minLength: 1,
  maxLength: 3,
});
const guards = fc.array(fc.record<Guard>({ flying: fc.boolean(), must: rarely, cannot: rarely, notAlone: rarely, two: rarely }), {
  maxLength: 3,
});

describe('listBlocks', () => {
  it('gives the declarations that break no restriction and meet as many requirements as any could', () => {
    fc.assert(
      fc.property(foes, guards, (attacking, blocking) => {
        const things: Thing[] = [
          ...attacking.map((is, at): Thing => {
            const rules: StaticRule[] = [];
            if (is.lure) rules.push({ rule: 'require', what: self, to: 'be blocked', all: true });
            if (is.must) rules.push({ rule: 'require', what: self, to: 'be blocked' });
            if (is.onlyOne) rules.push({ rule: 'restrict', what: self, restriction: 'be blocked', most: 1 });
            const keywords = [...(is.flying ? ['flying'] : []), ...(is.menace ? ['menace'] : [])];
            return { ref: `a${at}`, pt: [1, 1], keywords, abilities: [staticRules(...rules)], attacking: { whom: 'B' } };
          }),
          ...blocking.map((is, at): Thing => {
            const rules: StaticRule[] = [];
            if (is.must) rules.push({ rule: 'require', what: self, to: 'block' });
            if (is.cannot) rules.push({ rule: 'restrict', what: self, restriction: 'block' });
            if (is.notAlone) rules.push({ rule: 'restrict', what: self, restriction: 'block', least: 1 });
            if (is.two) rules.push({ rule: 'block more', what: self, additional: { kind: 'number', value: 1 } });
            return { ref: `b${at}`, of: 'B', pt: [1, 1], keywords: is.flying ? ['flying'] : [], abilities: [staticRules(...rules)] };
          }),
        ];
        const state = deepFreeze(makeBoard({ things, step: 'declare blockers' }));
        const look = lookAt(state);
        const attackerIds = attacking.map((_, at) => idOf(`a${at}`));
        const guardIds = blocking.map((_, at) => idOf(`b${at}`));
        const guard = (id: string): Guard | undefined => blocking[guardIds.indexOf(id)];
        const foe = (id: string): Foe | undefined => attacking[attackerIds.indexOf(id)];
        const subsets = attackerIds.reduce<readonly (readonly string[])[]>(
          (sets, id) => [...sets, ...sets.map((set) => [...set, id])],
          [[]],
        );
        const all = allMaps(guardIds, () => subsets).map((map) =>
          Object.fromEntries(Object.entries(map).filter(([, set]) => set.length > 0)),
        );
        const possible = all.filter((map) => {
          const list = Object.entries(map);
          const counts = Map.groupBy(Object.values(map).flat(), (id) => id);
          const pairsFit = list.every(([id, set]) => {
            const is = guard(id);
            return (
              is &&
              !is.cannot &&
              set.length <= (is.two ? 2 : 1) &&
              !(is.notAlone && list.length === 1) &&
              set.every((to) => is.flying || foe(to)?.flying !== true)
            );
          });
          return pairsFit && [...counts].every(([id, { length }]) => !(foe(id)?.menace && length < 2) && !(foe(id)?.onlyOne && length > 1));
        });
        const met = (map: Readonly<Record<string, readonly string[]>>): number =>
          guardIds.filter((id) => guard(id)?.must && map[id]).length +
          attackerIds.reduce((sum, id) => {
            const by = Object.values(map).filter((set) => set.includes(id)).length;
            return sum + (foe(id)?.lure ? by : 0) + (foe(id)?.must && by > 0 ? 1 : 0);
          }, 0);
        const most = Math.max(...possible.map(met));
        const legal = possible.filter((map) => met(map) === most);
        const order = (map: Readonly<Record<string, readonly string[]>>): object =>
          Object.fromEntries(Object.entries(map).map(([id, set]) => [id, set.toSorted()]));
        expect(sorted(listBlocks(look, 'B').map(order))).toEqual(sorted(legal.map(order)));
        const wanted = new Set(legal.map(canonical));
        for (const map of all.slice(0, 200)) expect(judgeBlocks(look, 'B', map).legal, canonical(map)).toBe(wanted.has(canonical(map)));
      }),
      { numRuns: 100 },
    );
  });
});
