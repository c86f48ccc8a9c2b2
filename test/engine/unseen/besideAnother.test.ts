/** Who attacks or blocks only beside another creature of a kind: Okk, Scarred Puma (508.1c, 509.1b). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const okk = (controller: string, pt = '4/4') =>
  creature('okk', controller, pt, {
    name: 'Test Okk',
    text: "Test Okk can't attack unless a creature with greater power also attacks.\nTest Okk can't block unless a creature with greater power also blocks.",
  });
const attack = (...attackers: readonly string[]) => ({
  by: 'A',
  do: 'attack',
  attackers: Object.fromEntries(attackers.map((ref) => [ref, 'B'])),
});
const attacking = (battlefield: readonly object[], attackers: readonly string[], able: boolean) =>
  verdict(
    play({
      edition: '2024-11-08',
      setup: { step: 'declare attackers', zones: { battlefield } },
      actions: [attack(...attackers)],
      expect: able ? {} : { refused: { action: 1 } },
    }),
  );

describe('unless a creature with greater power also attacks', () => {
  it.each([
    ['3/3', false],
    ['4/4', false],
    ['5/5', true],
  ])('beside one of %s', (pt, able) => {
    expect(attacking([okk('A'), creature('other', 'A', pt)], ['okk', 'other'], able)).toBe('passed');
  });

  it('one that stays at home, or is an opponent’s, does not count; nor does it itself', () => {
    const board = [okk('A'), creature('other', 'A', '6/6'), creature('theirs', 'B', '6/6'), creature('small', 'A', '1/1')];
    expect(attacking(board, ['okk'], false)).toBe('passed');
    expect(attacking(board, ['okk', 'small'], false)).toBe('passed');
    expect(attacking(board, ['okk', 'small', 'other'], true)).toBe('passed');
  });

  it('the other is not held back', () => {
    expect(attacking([okk('A'), creature('other', 'A', '3/3')], ['other'], true)).toBe('passed');
  });

  it('must attack with the other, where both must if able', () => {
    const must = (ref: string, of: object) => ({
      ...of,
      ref,
      text: `${(of as { text?: string }).text ?? ''}\nThis creature attacks each combat if able.`,
    });
    const board = [must('okk', okk('A')), must('other', creature('other', 'A', '6/6'))];
    expect(attacking(board, ['other'], false)).toBe('passed');
    expect(attacking(board, ['okk', 'other'], true)).toBe('passed');
    expect(attacking([must('okk', okk('A'))], [], true)).toBe('passed');
  });

  it.each([
    ['3/3', false],
    ['5/5', true],
  ])('the same of blocks: beside one of %s', (pt, able) => {
    expect(
      verdict(
        play({
          edition: '2024-11-08',
          setup: {
            step: 'declare attackers',
            zones: { battlefield: [creature('one', 'A'), creature('two', 'A'), okk('B'), creature('other', 'B', pt)] },
          },
          actions: [
            attack('one', 'two'),
            { by: 'all', do: 'pass until', until: 'declare blockers' },
            { by: 'B', do: 'block', blockers: { okk: 'one', other: 'two' } },
          ],
          expect: able ? {} : { refused: { action: 3 } },
        }),
      ),
    ).toBe('passed');
  });
});

describe('unless a creature of some kind also attacks', () => {
  const puma = creature('puma', 'A', '2/2', {
    name: 'Test Puma',
    text: "Test Puma can't attack unless a black or green creature also attacks.",
  });
  it.each([
    ['{B}', true],
    ['{G}', true],
    ['{R}', false],
  ])('beside one of %s', (cost, able) => {
    expect(attacking([puma, creature('other', 'A', '1/1', { cost })], ['puma', 'other'], able)).toBe('passed');
  });

  it('being of that kind itself is not enough', () => {
    expect(attacking([{ ...puma, cost: '{B}' }], ['puma'], false)).toBe('passed');
  });

  it('is refused where the two deeds differ, or nobody says whose power', () => {
    const read = (text: string) => compileText(text, { name: 'Test', types: ['creature'], subtypes: [] }).ok;
    expect(read("Test can't attack unless a creature also blocks.")).toBe(false);
    expect(read("Creatures you control can't attack unless a creature with greater power also attacks.")).toBe(false);
  });
});
