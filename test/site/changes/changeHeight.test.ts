import { describe, expect, it } from 'vitest';
import { classOfHeight } from '../../../src/site/changes/changeHeight.ts';
import type { DifferencePart } from '../../../src/site/changes/difference.ts';

const added = (letters: number): DifferencePart => ({ kind: 'added', new: 'a'.repeat(letters) });
const change = (...parts: DifferencePart[]) => ({ pieces: [{ parts }] });

describe('the room that a change will take', () => {
  it.each([
    ['a line', change(added(30)), undefined],
    ['two paragraphs', change(added(400)), 'tall-3'],
    ['a page', change(added(2000)), 'tall-6'],
    ['what no class holds', change(added(20_000)), 'tall-7'],
    [
      'what is left out, which takes the room of a button',
      change(added(60), { kind: 'skipped', text: 'a'.repeat(9000), words: 1500 }),
      'tall-1',
    ],
  ])('is estimated before it is laid out: %s', (_, given, expected) => {
    expect(classOfHeight(given)).toBe(expected);
  });

  it('grows with the parts of a split and with what came into a list', () => {
    const side = { name: '100.1', href: undefined } as never;
    const parts = [added(30)];
    expect(classOfHeight({ pieces: [1, 2, 3, 4].map(() => ({ of: side, parts })) })).toBe('tall-3');
    const lists = [{ added: Array.from({ length: 40 }, (_, at) => `Creature ${String(at)}`), removed: [], altered: [], kept: 3 }];
    expect(classOfHeight({ pieces: [], lists })).toBe('tall-4');
  });
});
