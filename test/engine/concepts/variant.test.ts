import { describe, expect, it } from 'vitest';
import { changedBetween, hearPoints, type Variant, variantOn } from '../../../src/engine/concepts/variant.ts';
import type { Ability } from '../../../src/engine/language/ability.ts';
import { meaningOf } from '../../../src/engine/look/keywords/meaning.ts';
import { graft } from '../../../src/engine/look/keywords/graft.ts';
import { layerRulesOn } from '../../../src/engine/look/layers/layerRules.ts';
import { starZones } from '../../../src/engine/look/layers/definedCharacteristics.ts';

const naps: readonly Variant<string>[] = [
  { from: '2020-01-01', value: 'long' },
  { from: '2010-01-01', value: 'short' },
  { from: '', value: 'none' },
];
const meals: readonly Variant<number>[] = [{ from: '', value: 2 }];

describe('a point on which editions differ', () => {
  it.each([
    ['1999-04-23', 'none'],
    ['2010-01-01', 'short'],
    ['2026-01-16', 'long'],
  ])('stood on %s as its variant of that time: %s', (day, value) => {
    expect(variantOn(naps, day)).toBe(value);
  });

  it('is heard by whoever plays what asks for it, also through another who listens', () => {
    const { played, points } = hearPoints(() => [hearPoints(() => variantOn(naps, '2012-01-01')).played, variantOn(meals, '2012-01-01')]);
    expect(played).toEqual(['short', 2]);
    expect(points).toEqual(new Set([naps, meals]));
    expect(hearPoints(() => undefined).points.size).toBe(0);
  });

  it.each([
    ['2009-01-01', '2011-01-01', true],
    ['2010-01-01', '2019-12-31', false],
    ['2010-01-01', '2020-01-01', true],
    ['2020-01-01', '2026-01-01', false],
  ])('changed between %s and %s: %s', (day, later, changed) => {
    expect(changedBetween(new Set([naps]), day, later)).toBe(changed);
  });

  it('is heard again where its answer is kept: what a keyword means, and the rules of layers', () => {
    const ability: Ability = { kind: 'keyword', keyword: 'graft', text: 'Graft 1' };
    const hear = () =>
      hearPoints(() => {
        meaningOf(ability, '2012-01-01');
        return layerRulesOn('2012-01-01').starZones;
      }).points;
    expect(hear()).toEqual(new Set<unknown>([graft, starZones]));
    expect(hear()).toEqual(new Set<unknown>([graft, starZones]));
  });
});
