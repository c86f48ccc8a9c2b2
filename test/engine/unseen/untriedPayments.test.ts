/** Whether another payment could leave something else is said where it was found out, and where it was not. */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

type Data = Readonly<Record<string, unknown>>;
const chosen = (board: Data): readonly string[] => {
  const result = play({ edition: '2026-01-16', ...board });
  expect(verdict(result)).toBe('passed');
  return result.trace.flatMap(({ text }) => (text.includes('is chosen for them') ? [text] : []));
};
const cast = [{ by: 'A', do: 'cast', object: 'spell' }];
const spell = (cost: string, text = 'You gain 1 life.'): Data => ({ ref: 'spell', name: 'Spell', type: 'Instant', cost, text });
const wastes = { ref: 'wastes', name: 'Wastes', type: 'Basic Land', controller: 'A', text: '{T}: Add {C}.' };
const prism = (at: number): Data => ({
  ref: `prism${at}`,
  name: `Prism ${at}`,
  type: 'Artifact',
  controller: 'A',
  text: '{1}, {T}: Add {C}{C}.',
});
const prisms = (count: number): readonly Data[] => Array.from({ length: count }, (_, at) => prism(at));
const paid = (cost: string, battlefield: readonly Data[]): Data => ({
  setup: { zones: { battlefield, hand: { A: [spell(cost)] } } },
  actions: cast,
  expect: { zones: { spell: 'stack' } },
});

it('nothing is said where all sources are needed, in whatever order they are activated', () => {
  expect(chosen(paid('{7}', [wastes, ...prisms(6)]))).toEqual([]);
});

it('another payment is said where a source is left over', () => {
  expect(chosen(paid('{6}', [wastes, ...prisms(6)]))).toEqual([
    'What A pays with is chosen for them: another payment could leave something else.',
  ]);
});

it('help of which too many choices would have to be tried is said to be that', () => {
  const graveyard = (count: number): Data => ({
    A: Array.from({ length: count }, (_, at) => ({ ref: `card${at}`, name: `Card ${at}`, type: 'Sorcery', cost: '{1}', text: '' })),
  });
  const delving = (count: number, cost: string): Data => ({
    setup: { zones: { graveyard: graveyard(count), hand: { A: [spell(cost, 'Delve\nYou gain 1 life.')] } } },
    actions: cast,
    expect: { zones: { spell: 'stack' } },
  });
  expect(chosen(delving(5, '{5}'))).toEqual([]);
  expect(chosen(delving(6, '{5}'))).toEqual(['What helps A to pay with delve is chosen for them: other help could leave something else.']);
  expect(chosen(delving(12, '{12}'))).toEqual([
    'What helps A to pay with delve is chosen for them: other choices of help are too many to try them all, so whether one could leave something else is not known.',
  ]);
});
