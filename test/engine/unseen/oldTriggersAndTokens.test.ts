/** Abilities that were played, tokens that are attacking, whose turn it is, and the tops of libraries: other words for what is read (2007 to 2025). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const artifact = (ref: string, text: string) => ({ ref, name: ref, type: 'Artifact', controller: 'A', text });
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const meaning = (text: string) => {
  const read = compileText(text, { name: 'Nm', types: ['Artifact'], subtypes: [] });
  return read.ok ? JSON.stringify(read.abilities, (key, value: unknown) => (key === 'text' ? undefined : value)) : 'refused';
};
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({ edition: '2026-01-16', setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield }, ...more }, actions, expect: expected }),
  );

describe('an ability that is played', () => {
  const rest = ", if it isn't a mana ability, you may pay {2}. If you do, copy that ability. You may choose new targets for the copy.";
  it('is one that is activated', () => {
    expect(meaning(`Whenever you play an activated ability${rest}`)).toBe(meaning(`Whenever you activate an ability${rest}`));
    const rod = artifact('rod', '{1}: Rod deals 1 damage to any target.'.replace('Rod', 'rod'));
    expect(
      outcome(
        [artifact('rings', `Whenever you play an activated ability${rest}`), rod],
        [
          { by: 'A', do: 'activate', object: 'rod', targets: ['B'] },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: 'yes' },
          { by: 'A', do: 'choose', choice: 'no' },
          until('stack empty'),
        ],
        { life: { B: 18 } },
        { mana: { A: '{1}{1}{1}' } },
      ),
    ).toBe('passed');
  });
});

describe('tokens that are attacking', () => {
  it('enter untapped, and attack', () => {
    const ship = creature('ship', 'A', '5/5', {
      text: 'Whenever ship attacks, create two 4/4 white Angel creature tokens with flying and vigilance that are attacking.',
    });
    expect(
      outcome([ship], [until('declare attackers'), { by: 'A', do: 'attack', attackers: { ship: 'B' } }, until('postcombat main')], {
        life: { B: 7 },
      }),
    ).toBe('passed');
  });
});

describe('the player whose turn it is', () => {
  const chronologist = creature('obeka', 'A', '3/4', { text: '{T}: The player whose turn it is may end the turn.' });
  const use = { by: 'A', do: 'activate', object: 'obeka' };
  it.each([
    ['A', 'A'],
    ['B', 'B'],
  ])('%s is asked', (active, asked) => {
    const actions = [use, { by: 'all', do: 'resolve' }, { by: asked, do: 'choose', choice: 'yes' }];
    expect(
      outcome(
        [chronologist],
        active === 'A' ? actions : [{ by: 'B', do: 'pass' }, ...actions],
        { active: active === 'A' ? 'B' : 'A' },
        { active },
      ),
    ).toBe('passed');
  });
});

describe('tops of libraries that are revealed', () => {
  it.each([
    ['Each player plays with the top card of their library revealed.', 'Players play with the top card of their libraries revealed.'],
    [
      'Each player plays with the top card of his or her library revealed.',
      'Each player plays with the top card of their library revealed.',
    ],
  ])('%s', (text, other) => {
    expect(meaning(text)).not.toBe('refused');
    expect(meaning(text)).toBe(meaning(other));
  });
  it('are not those of others than the text says', () => {
    expect(meaning('Each player plays with the top card of your library revealed.')).toBe('refused');
    expect(meaning('Play with the top card of their library revealed.')).toBe('refused');
  });
});
