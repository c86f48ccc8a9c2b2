/** What a reading of the change found: words that two people read as one, or that stood for nothing. Expectations from the rules, before they were run. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

type Data = Readonly<Record<string, unknown>>;
const board = (more: Data): string => verdict(play({ edition: '2026-01-16', ...more }));
const effect = (text: string): Data => ({ by: 'A', do: 'effect', text });
const artifact = (ref: string, controller: string): Data => ({ ref, name: ref, type: 'Artifact', controller, text: '' });

describe('spells that may be cast from a graveyard', () => {
  const field = (kind: string): Data => ({
    active: 'A',
    mana: { A: '{1}{G}' },
    zones: {
      battlefield: [{ ref: 'lich', name: 'Lich', type: 'Enchantment', controller: 'A', text: `You may cast ${kind} from your graveyard.` }],
      graveyard: {
        A: [
          { ...creature('ox', 'A'), cost: '{1}{G}' },
          { ref: 'song', name: 'song', type: 'Sorcery', cost: '{1}{G}', text: 'Draw a card.' },
        ],
      },
    },
  });
  const cast = (object: string): Data => ({ by: 'A', do: 'cast', object });

  it.each(['permanent spells', 'creature spells', 'creature cards'])(
    '%s: what the spell would be is asked, not what lies there',
    (kind) => {
      expect(board({ setup: field(kind), actions: [cast('ox')], expect: { zones: { ox: 'stack' } } })).toBe('passed');
      expect(board({ setup: field(kind), actions: [cast('song')], expect: { refused: { action: 1 }, zones: { song: 'graveyard' } } })).toBe(
        'passed',
      );
    },
  );
});

describe('two amounts in one', () => {
  const zones = { battlefield: [artifact('mine', 'A'), artifact('theirs', 'B'), creature('bear', 'A'), creature('ox', 'A')] };

  it('“for each artifact and each creature you control” is refused: whose the artifacts are is not said', () => {
    expect(
      board({ setup: { zones }, actions: [effect('You gain 1 life for each artifact and each creature you control.')], expect: {} }),
    ).toBe('refused actions[0].text');
  });
  it('each with whose it is are added', () => {
    const text = 'You gain 1 life for each artifact you control and each creature you control.';
    expect(board({ setup: { zones }, actions: [effect(text)], expect: { life: { A: 23 } } })).toBe('passed');
  });
  it('what is less by one thing and more by another is refused, and less alone is read', () => {
    const less = 'You gain life equal to 10 minus the number of creatures you control';
    expect(board({ setup: { zones }, actions: [effect(`${less}.`)], expect: { life: { A: 28 } } })).toBe('passed');
    expect(board({ setup: { zones }, actions: [effect(`${less} plus the number of artifacts you control.`)], expect: {} })).toBe(
      'refused actions[0].text',
    );
  });
});

describe('a die', () => {
  it.each(['d0', 'd1', 'd101', 'd999999999999'])('of %s sides is none', (die) => {
    expect(board({ actions: [effect(`Roll a ${die}.`)], expect: {} })).toBe('refused actions[0].text');
  });
  it('of a hundred sides is rolled', () => {
    const text = 'Roll a d100. You gain life equal to the result.';
    expect(board({ actions: [effect(text), { by: 'A', do: 'choose', choice: 77 }], expect: { life: { A: 97 } } })).toBe('passed');
  });
});
