/** Words of older printings for what is read: the named card, his or her graveyard and hand, lands he or she controls. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

const meaning = (text: string, type = 'Creature') => {
  const read = compileText(text, { name: 'Nm', types: [type], subtypes: [] });
  return read.ok ? JSON.stringify(read.abilities, (key, value: unknown) => (key === 'text' ? undefined : value)) : 'refused';
};

describe.each([
  [
    'the named card',
    'Creature',
    "As ~ enters the battlefield, name a nonland card.\nThe named card can't be cast.",
    "As ~ enters, choose a nonland card name.\nSpells with the chosen name can't be cast.",
  ],
  [
    'graveyard and hand',
    'Sorcery',
    'Each player shuffles his or her graveyard and hand into his or her library, then draws seven cards.',
    'Each player shuffles their hand and graveyard into their library, then draws seven cards.',
  ],
  [
    'lands he or she controls',
    'Sorcery',
    'Each player chooses a number of lands he or she controls equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.',
    'Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.',
  ],
])('%s', (_, type, older, now) => {
  it('means the same', () => {
    expect(meaning(now, type)).not.toBe('refused');
    // Filters of one thing and another may stand in either order.
    const sorted = (text: string) => meaning(text, type).split('').sort().join('');
    expect(sorted(older)).toBe(sorted(now));
  });
});

describe('the named card', () => {
  const mage = (chosen: string) => ({
    ref: 'mage',
    name: 'mage',
    type: 'Creature — Wizard',
    pt: '2/2',
    controller: 'B',
    chosen: { name: chosen },
    text: "As mage enters the battlefield, name a nonland card.\nThe named card can't be cast.",
  });
  const bolt = { ref: 'bolt', name: 'Lightning Bolt', type: 'Instant', cost: '{R}', text: 'Lightning Bolt deals 3 damage to any target.' };
  const cast = (name: string) =>
    verdict(
      play({
        edition: '2010-01-01',
        setup: { mana: { A: '{R}' }, zones: { battlefield: [mage(name)], hand: { A: [bolt] } } },
        actions: [
          { by: 'A', do: 'cast', object: 'bolt', targets: ['B'] },
          { by: 'all', do: 'resolve' },
        ],
        expect: { life: { B: 17 } },
      }),
    );
  it('cannot be cast, and others can', () => {
    expect(cast('Shock')).toBe('passed');
    expect(cast('Lightning Bolt')).toMatch(/^failed actions\[0\]/);
  });
});
