/** Anchor words: an ability counts when its word was chosen as the permanent entered (614.12b). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const palace =
  'As Palace Siege enters the battlefield, choose Khans or Dragons.\n• Khans — At the beginning of your upkeep, return target creature card from your graveyard to your hand.\n• Dragons — At the beginning of your upkeep, each opponent loses 2 life and you gain 2 life.';
const outpost =
  'As Outpost Siege enters, choose Khans or Dragons.\n• Khans — At the beginning of your upkeep, exile the top card of your library. Until end of turn, you may play that card.\n• Dragons — Whenever a creature you control leaves the battlefield, Outpost Siege deals 1 damage to any target.';
const cast = { by: 'A', do: 'cast', object: 's' };
const resolve = { by: 'all', do: 'resolve' };
const choose = (choice: unknown) => ({ by: 'A', do: 'choose', choice });
const run = (name: string, text: string, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        mana: { A: '{R}{R}' },
        librarySize: { A: 9, B: 9 },
        life: { A: 20, B: 20 },
        zones: {
          battlefield: [creature('bear', 'A')],
          hand: { A: [{ ref: 's', name, type: 'Enchantment', cost: '{R}', text }] },
          graveyard: { A: [creature('dead', 'A')] },
        },
      },
      actions: [cast, resolve, ...actions],
      expect: expected,
    }),
  );
const nextOwnUpkeep = [
  { by: 'all', do: 'pass until', until: 'upkeep of B' },
  { by: 'all', do: 'pass until', until: 'upkeep of A' },
];

describe('an anchor word', () => {
  it('gives the ability behind it, and not the one behind the other', () => {
    expect(
      run('Palace Siege', palace, [choose('Dragons'), ...nextOwnUpkeep, resolve], {
        life: { A: 22, B: 18 },
        zones: { dead: 'graveyard' },
      }),
    ).toBe('passed');
    expect(
      run('Palace Siege', palace, [choose('Khans'), ...nextOwnUpkeep, choose('dead'), resolve], {
        life: { A: 20, B: 20 },
        zones: { dead: 'hand' },
      }),
    ).toBe('passed');
  });

  it('is one of both, and nothing else', () => {
    expect(run('Palace Siege', palace, [choose('Mardu')], { refused: { action: 3 } })).toBe('passed');
  });

  it('gives an ability that triggers as things leave, and names the permanent', () => {
    const dies = [{ by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['bear'] }];
    expect(run('Outpost Siege', outpost, [choose('Dragons'), ...dies, choose('B'), resolve], { life: { A: 20, B: 19 } })).toBe('passed');
    expect(run('Outpost Siege', outpost, [choose('Khans'), ...dies], { life: { A: 20, B: 20 } })).toBe('passed');
  });

  it('is not what was chosen for the ability of another card, where the permanent becomes a copy of that (607.5a)', () => {
    const texts = [palace, outpost].map((text, at) => ({
      ref: at === 0 ? 's' : 'o',
      name: at === 0 ? 'Palace Siege' : 'Outpost Siege',
      type: 'Enchantment',
      cost: '{R}',
      text,
    }));
    const result = play({
      edition: '2025-11-14',
      setup: {
        mana: { A: '{R}{R}' },
        librarySize: { A: 9, B: 9 },
        life: { A: 20, B: 20 },
        zones: { battlefield: [creature('bear', 'A')], hand: { A: texts } },
      },
      actions: [
        cast,
        resolve,
        choose('Dragons'),
        { ...cast, object: 'o' },
        resolve,
        choose('Khans'),
        { by: 'A', do: 'effect', text: 'Target enchantment becomes a copy of another target enchantment.', targets: [['s'], ['o']] },
        { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['bear'] },
      ],
      expect: { name: { s: 'Outpost Siege' }, life: { B: 20 }, triggered: { s: 0 } },
    });
    expect(verdict(result)).toBe('passed');
  });

  it('stands before its ability: another order, another word and the same word twice are refused', () => {
    const read = (text: string) => compileText(text, { name: 'Siege', types: ['enchantment'], subtypes: [] }).ok;
    const of = (one: string, two: string) =>
      `As Siege enters, choose Khans or Dragons.\n• ${one} — Creatures you control get +1/+1.\n• ${two} — Creatures you control have flying.`;
    expect([of('Khans', 'Dragons'), of('Dragons', 'Khans'), of('Khans', 'Mardu'), of('Khans', 'Khans')].map(read)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
