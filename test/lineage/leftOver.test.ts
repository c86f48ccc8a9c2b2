import { describe, expect, it } from 'vitest';
import { findLeftOver } from '../../src/lineage/leftOver.ts';
import { pairUp } from '../../src/lineage/pairUp.ts';
import { edition } from './makeEdition.ts';

const steps = ['Kettle', 'Biscuit', 'Lantern'];
/** Steps that all end in one formula, which is therefore rare in none. */
const make = (formula: (step: number) => string) =>
  edition([
    '1 Evening',
    ...steps.flatMap((name, at) => [
      `10${at} ${name} Step`,
      `10${at}.1 The ${name.toLowerCase()} is fetched by q${at} from w${at}.`,
      formula(at),
    ]),
  ]);
const old = make((at) => `10${at}.2 Second, the oldest guest gets the floor. Guests may speak and sing.`);
const young = make((at) => `10${at}.3 Fourth, the oldest guest gets the floor. (See a song.)`);
const place = (id: string, of: typeof old): number => of.placeOf.get(id) ?? -1;
const paired = pairUp(old, young);

describe('what nothing has found a partner for', () => {
  const found = (links: readonly (readonly [number, number])[]) =>
    findLeftOver(old, young, paired, links).map((link) => [old.all[link.old]?.provision.id, young.all[link.young]?.provision.id]);
  const others = steps.map((_, at) => [place(`10${at}.1`, old), place(`10${at}.1`, young)] as const);

  it('is paired with what is left over under the same parent', () => {
    expect(found(others)).toEqual([
      ['100.2', '100.3'],
      ['101.2', '101.3'],
      ['102.2', '102.3'],
    ]);
  });

  it('is left alone where either has a partner, and under other parents', () => {
    const taken = [...others, [place('100.2', old), place('101.3', young)] as const];
    expect(found(taken)).toEqual([['102.2', '102.3']]);
  });

  it('is left alone where nothing but a word or two stayed', () => {
    const used = make((at) => `10${at}.3 A guest sings.`);
    expect(findLeftOver(old, used, pairUp(old, used), others)).toEqual([]);
  });
});
