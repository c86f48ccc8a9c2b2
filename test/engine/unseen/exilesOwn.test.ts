import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

type Zone = 'hand' | 'graveyard' | 'battlefield';
const bear = (ref: string) => ({ ref, name: ref, type: 'Creature — Bear', pt: '2/2' });
const pick = (choice: string | readonly string[]) => [{ by: 'B', do: 'choose', choice }];
const cardsOf = (zone: Zone, refs: readonly string[]) =>
  zone === 'battlefield'
    ? refs.map((ref) => ({ ...bear(ref), controller: 'B' })).concat({ ...bear('mine'), controller: 'A' })
    : { A: [bear('mine')], B: refs.map(bear) };

const exiles = (zone: Zone, refs: readonly string[], text: string, answers: readonly object[], expected: object) =>
  verdict(
    play({
      setup: { zones: { [zone]: cardsOf(zone, refs) } },
      actions: [{ by: 'A', do: 'effect', text, ...(text.startsWith('Target') ? { targets: ['B'] } : {}) }, ...answers],
      expect: expected,
    }),
  );

describe('a player exiles something of theirs', () => {
  it.each([
    ['hand', 'a card from their hand'],
    ['graveyard', 'a card from their graveyard'],
    ['battlefield', 'a creature they control'],
  ] as const)('of their own choice: %s', (zone, what) => {
    const found = { zones: { old: zone, young: 'exile', mine: zone } };
    expect(exiles(zone, ['old', 'young'], `Target player exiles ${what}.`, pick('young'), found)).toBe('passed');
  });

  it('as many as there are, where there are too few', () => {
    const text = 'Target player exiles two cards from their hand.';
    expect(exiles('hand', ['old', 'young'], text, [], { zones: { old: 'exile', young: 'exile', mine: 'hand' } })).toBe('passed');
    expect(exiles('hand', ['old'], text, [], { zones: { old: 'exile', mine: 'hand' } })).toBe('passed');
    expect(exiles('hand', [], text, [], { zones: { mine: 'hand' } })).toBe('passed');
  });

  it('and does what the sentence goes on with', () => {
    const text = 'Target player exiles a card from their hand and loses 2 life.';
    expect(exiles('hand', ['old'], text, [], { zones: { old: 'exile' }, life: { A: 20, B: 18 } })).toBe('passed');
  });

  it('but not each of several, who choose before anything is exiled', () => {
    expect(exiles('hand', ['old'], 'Each player exiles a card from their hand.', [], {})).toBe('refused actions[0].text');
  });
});
