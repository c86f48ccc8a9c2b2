/** Words of older printings for what is read: the named card, his or her graveyard and hand, lands he or she controls. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';

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
    expect(meaning(older, type)).toBe(meaning(now, type));
  });
});
