/** "Until end of turn, whenever a player taps an Island for mana": a triggered mana ability that waits for the turn (603.7, 605.1b, 605.4a). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const texts = [
  'Until end of turn, whenever a player taps an Island for mana, that player adds an additional {U}.',
  'Until end of turn, whenever a player taps an Island for mana, that player adds {U} to his or her mana pool (in addition to the mana the land produces).',
];
const tide = (text: string) => ({ by: 'A', do: 'effect', text });
const island = (ref: string, controller = 'A') => ({ ref, name: 'Island', type: 'Basic Land — Island', controller });
const forest = { ref: 'forest', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' };
const spell = (cost: string) => ({ ref: 'spell', name: 'spell', type: 'Sorcery', cost, text: 'You gain 5 life.' });
const cast = [
  { by: 'A', do: 'cast', object: 'spell' },
  { by: 'all', do: 'resolve' },
];
const outcome = (battlefield: readonly object[], cost: string, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield, hand: { A: [spell(cost)] } } },
      actions,
      expect: expected,
    }),
  );

describe.each(texts)('%s', (text) => {
  const two = [island('one'), island('two')];
  it('two Islands pay for what costs four', () => {
    expect(outcome(two, '{2}{U}{U}', [tide(text), ...cast], { life: { A: 25 } })).toBe('passed');
    expect(outcome(two, '{2}{U}{U}', cast, {})).toMatch(/^failed actions/);
    expect(outcome(two, '{3}{U}{U}', [tide(text), ...cast], {})).toMatch(/^failed actions/);
  });
  it('and for six, where it is done twice', () => {
    expect(outcome(two, '{4}{U}{U}', [tide(text), tide(text), ...cast], { life: { A: 25 } })).toBe('passed');
  });
  it('a Forest gives nothing more', () => {
    expect(outcome([forest], '{1}{G}', [tide(text), ...cast], {})).toMatch(/^failed actions/);
  });
  it('not in another turn', () => {
    const later = [
      tide(text),
      { by: 'all', do: 'pass until', until: 'upkeep of B' },
      { by: 'all', do: 'pass until', until: 'precombat main of A' },
    ];
    expect(outcome(two, '{2}{U}{U}', [...later, ...cast], {})).toMatch(/^failed actions/);
  });
  it('an Island of an opponent gives that player more', () => {
    const use = [tide(text), { by: 'A', do: 'pass' }, { by: 'B', do: 'activate', object: 'theirs' }];
    expect(outcome([island('theirs', 'B')], '{U}', use, { mana: { A: '', B: '{U}{U}' } })).toBe('passed');
  });
});
