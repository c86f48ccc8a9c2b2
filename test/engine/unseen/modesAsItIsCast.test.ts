/** How many modes are chosen, where that depends on what is so as the spell is cast (601.2b, 700.2). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

const will = (rest: string) => ({
  ref: 'will',
  name: 'Will',
  type: 'Sorcery',
  cost: '{0}',
  text: `Choose one. If you control a commander as you cast this spell, ${rest}.\n• Draw a card.\n• You gain 3 life.`,
});
const chief = (controller: string, owner = controller) => ({
  ref: 'chief',
  name: 'Chief',
  type: 'Legendary Creature — Human',
  pt: '2/2',
  commander: true,
  controller,
  owner,
});
const cast = (
  battlefield: readonly object[],
  modes: readonly number[],
  expect: object,
  rest = 'you may choose both',
  more: readonly object[] = [],
) =>
  verdict(
    play({
      edition: '2025-11-14',
      format: 'commander',
      players: ['A', 'B'],
      setup: { step: 'precombat main', librarySize: { A: 9, B: 9 }, life: { A: 20 }, zones: { battlefield, hand: { A: [will(rest)] } } },
      actions: [{ by: 'A', do: 'cast', object: 'will', modes }, ...more, { by: 'all', do: 'resolve' }],
      expect,
    }),
  );

describe('modes of which both may be chosen if something is so', () => {
  it('are both, or one', () => {
    expect(cast([chief('A')], [1, 2], { life: { A: 23 }, handSize: { A: 1 } })).toBe('passed');
    expect(cast([chief('A')], [2], { life: { A: 23 }, handSize: { A: 0 } })).toBe('passed');
  });
  it('are one where it is not so', () => {
    expect(cast([], [1, 2], {})).toMatch(/^failed actions\[0\]/);
    expect(cast([chief('B')], [1, 2], {})).toMatch(/^failed actions\[0\]/);
    expect(cast([], [1], { handSize: { A: 1 } })).toBe('passed');
  });
  it('is asked of any commander, whoever owns it', () => {
    expect(cast([chief('A', 'B')], [1, 2], { life: { A: 23 }, handSize: { A: 1 } })).toBe('passed');
  });
  it('is asked as the spell is cast, not as it resolves', () => {
    const gone = [{ by: 'B', do: 'effect', text: 'Gain control of target creature.', targets: ['chief'] }];
    expect(cast([chief('A')], [1, 2], { life: { A: 23 }, handSize: { A: 1 } }, 'you may choose both', gone)).toBe('passed');
  });
  it('are as many as is said instead', () => {
    expect(cast([chief('A')], [1], {}, 'choose both instead')).toMatch(/^failed actions\[0\]/);
    expect(cast([chief('A')], [1, 2], { life: { A: 23 }, handSize: { A: 1 } }, 'choose one or more instead')).toBe('passed');
    expect(cast([chief('A')], [1], { handSize: { A: 1 } }, 'choose one or more instead')).toBe('passed');
  });
});

describe('what is refused', () => {
  const read = (text: string) => compileText(text, { name: 'Test', types: ['creature'], subtypes: [] }).ok;
  const both = '\n• Draw a card.\n• You gain 3 life.';
  it('is such a choice of an ability, which is not cast', () => {
    expect(read(`When Test enters, choose one. If you control a commander, you may choose both.${both}`)).toBe(false);
    expect(read(`When Test enters, choose one. If Test was kicked, choose both instead.${both}`)).toBe(false);
  });
});
