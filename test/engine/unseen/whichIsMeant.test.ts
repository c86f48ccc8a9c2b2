/** What reading meanings by lot found: "it" behind an event and a condition, "other" behind a set, a hand without cards. Expectations before they were run. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

type Data = Readonly<Record<string, unknown>>;
const board = (more: Data): string => verdict(play({ edition: '2026-01-16', ...more }));
const until = (step: string): Data => ({ by: 'all', do: 'pass until', until: step });
const empty = until('stack empty');
const effect = (text: string, by = 'A'): Data => ({ by, do: 'effect', text });

describe('“it” behind the event and what is asked of the source', () => {
  const guard = (text: string): Data => ({ ...creature('guard', 'B', '3/3'), text });
  const attacked = (text: string): Data => ({
    setup: { step: 'declare attackers', zones: { battlefield: [creature('ox', 'A'), guard(text)] } },
    actions: [{ by: 'A', do: 'attack', attackers: { ox: 'B' } }, empty],
  });

  it.each(['When', 'Whenever'])('is the source, of which it was asked: %s', (word) => {
    const text = `Defender\n${word} a creature attacks you, if ~ has defender, it loses defender and gains trample.`;
    const abilities = { guard: { has: ['trample'], lacks: ['defender'] }, ox: { lacks: ['trample'] } };
    expect(board({ ...attacked(text), expect: { abilities, triggered: { guard: 1 } } })).toBe('passed');
  });

  it('and nothing triggers where it is not so', () => {
    const text = 'Whenever a creature attacks you, if ~ has flying, it gains trample.';
    expect(board({ ...attacked(text), expect: { abilities: { ox: { lacks: ['trample'] } }, triggered: { guard: 0 } } })).toBe('passed');
  });

  it('is what the event is about where nothing is asked of the source', () => {
    const text = 'Whenever a creature attacks you, if you control a creature, it gains trample until end of turn.';
    expect(board({ ...attacked(text), expect: { abilities: { ox: { has: ['trample'] }, guard: { lacks: ['trample'] } } } })).toBe('passed');
  });
});

describe('“other” behind a set that was spoken of', () => {
  const zones = (text: string, type = 'Creature — Unicorn'): Data => ({
    battlefield: [{ ref: 'lead', name: 'lead', controller: 'A', type, pt: '3/3', text }, creature('ox', 'A'), creature('bear', 'B')],
  });
  const entered = (text: string, type?: string): Data => ({
    setup: { step: 'precombat main', zones: zones(text, type) },
    actions: [{ by: 'A', do: 'activate', object: 'lead' }, empty],
  });

  it.each([
    'Creatures you control gain trample until end of turn. Other creatures you control gain vigilance until end of turn.',
    'Prevent all combat damage that would be dealt to creatures you control this turn. Other creatures you control gain vigilance until end of turn.',
  ])('is another than the source, which is such a thing: %s', (text) => {
    const abilities = { ox: { has: ['vigilance'] }, lead: { lacks: ['vigilance'] }, bear: { lacks: ['vigilance'] } };
    expect(board({ ...entered(`{0}: ${text}`), expect: { abilities } })).toBe('passed');
  });

  it('is another than those where the source is none', () => {
    const text = '{0}: Create two 1/1 white Soldier creature tokens. Destroy all other creatures.';
    const setup = {
      step: 'precombat main',
      zones: { battlefield: [{ ref: 'lead', name: 'lead', controller: 'A', type: 'Artifact', text }, creature('ox', 'A')] },
    };
    const actions = [{ by: 'A', do: 'activate', object: 'lead' }, empty];
    expect(board({ setup, actions, expect: { zones: { ox: 'graveyard', 'Soldier Token#1': 'battlefield' } } })).toBe('passed');
  });

  it('of each of them is refused: which it is, is not said', () => {
    const text = 'Attacking creatures you control get +1/+0 until end of turn for each other attacking creature.';
    expect(board({ setup: { zones: { battlefield: [] } }, actions: [effect(text)], expect: {} })).toMatch(/^refused actions\[0\]/);
  });
});

describe('a hand without cards', () => {
  const library = { librarySize: { A: 5, B: 5 }, zones: { hand: { B: [creature('ox', 'B')] } } };

  it.each([
    ['You may discard your hand. If you do, draw two cards.', 'A', 2, 1],
    ['You may discard your hand. If you do, draw two cards.', 'B', 0, 2],
  ])('can be discarded: %s, by %s', (text, by, a, b) => {
    const actions = [effect(text, by), { by, do: 'choose', choice: 'yes' }];
    expect(board({ setup: library, actions, expect: { handSize: { A: a, B: b } } })).toBe('passed');
  });

  it('is no card to discard', () => {
    const actions = [effect('You may discard a card. If you do, draw two cards.')];
    expect(board({ setup: library, actions, expect: { handSize: { A: 0, B: 1 } } })).toBe('passed');
  });
});
