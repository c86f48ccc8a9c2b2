/** What an effect does not do, and why: conditions of its text that do not hold, and what is counted and comes to nothing. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

type Data = Readonly<Record<string, unknown>>;
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const swamp = { ref: 'swamp', name: 'Swamp', type: 'Basic Land — Swamp', controller: 'A' };

/** Sentences of what is not done, of a board that ends as expected. */
function withheld(board: Data): readonly string[] {
  const result = play({ edition: '2026-01-16', ...board });
  expect(verdict(result)).toBe('passed');
  return result.trace.flatMap(({ text }) =>
    / is not so|was not done|nothing for each|comes to 0|Nothing was|nothing that this/.test(text) ? [text] : [],
  );
}
const rulesOf = (board: Data, sentence: RegExp): readonly string[] =>
  play({ edition: '2026-01-16', ...board })
    .trace.filter(({ text }) => sentence.test(text))
    .flatMap(({ cites }) => cites);

describe('a condition of a text that does not hold', () => {
  const life = effect('If you control a Swamp, you gain 3 life.');

  it('is told in its own words, and what holds says nothing', () => {
    expect(withheld({ actions: [life], expect: { life: { A: 20 } } })).toEqual([
      'It is not so that “you control a Swamp”, so what hangs on it does not happen.',
    ]);
    expect(withheld({ setup: { zones: { battlefield: [swamp] } }, actions: [life], expect: { life: { A: 23 } } })).toEqual([]);
  });

  it('is told of an instruction that names it last, and of a trigger that asks for it there alone', () => {
    expect(withheld({ actions: [effect("Draw a card if it's not your turn.")], expect: { handSize: { A: 0 } } })).toEqual([
      "It is not so that “it's not your turn”, so what hangs on it does not happen.",
    ]);
  });

  it('cites that instructions are followed in their order, as the rules of its day number it', () => {
    expect(rulesOf({ actions: [life] }, /is not so/)).toEqual(['608.2c']);
    expect(rulesOf({ edition: '2008-10-03', actions: [life] }, /is not so/)).toEqual(['413.2b']);
  });

  it('says of something else instead that it is not done', () => {
    const text = 'You gain 2 life. If you control a Swamp, you gain 4 life instead.';
    expect(withheld({ actions: [effect(text)], expect: { life: { A: 22 } } })).toEqual([
      'It is not so that “you control a Swamp”, so nothing else is done instead.',
    ]);
    expect(withheld({ setup: { zones: { battlefield: [swamp] } }, actions: [effect(text)], expect: { life: { A: 24 } } })).toEqual([]);
  });

  it('says nothing where the text says what is done otherwise', () => {
    const text = 'If you control a Swamp, you gain 3 life. Otherwise, you lose 1 life.';
    expect(withheld({ actions: [effect(text)], expect: { life: { A: 19 } } })).toEqual([]);
  });

  it('says whose name stands in it', () => {
    const bear = creature('Bear', 'A', '2/2', { text: '{0}: If Bear is tapped, you gain 1 life.' });
    expect(
      withheld({
        setup: { zones: { battlefield: [bear] } },
        actions: [
          { by: 'A', do: 'activate', object: 'Bear' },
          { by: 'all', do: 'resolve' },
        ],
        expect: { life: { A: 20 } },
      }),
    ).toEqual(['It is not so that “Bear is tapped”, so what hangs on it does not happen.']);
  });

  it('says of which of several', () => {
    const text = 'Each player loses 1 life if they control a Swamp.';
    expect(withheld({ setup: { zones: { battlefield: [swamp] } }, actions: [effect(text)], expect: { life: { A: 19, B: 20 } } })).toEqual([
      'Of B it is not so that “they control a Swamp”, so what hangs on it does not happen.',
    ]);
  });

  it('says nothing of static abilities, nor of what rules ask for keywords', () => {
    const bear = creature('Bear', 'A', '2/2', { text: 'Bear gets +1/+1 as long as you control a Swamp.' });
    expect(
      withheld({ setup: { zones: { battlefield: [bear] } }, actions: [effect('You gain 1 life.')], expect: { pt: { Bear: '2/2' } } }),
    ).toEqual([]);
    const grafted = creature('Grafted', 'A', '0/0', { text: 'Graft 1', counters: { '+1/+1': 1 } });
    expect(
      withheld({
        setup: { zones: { battlefield: [grafted] } },
        actions: [
          effect('Create a 1/1 green Saproling creature token.'),
          effect('Put a -1/-1 counter on target creature.', { targets: ['Grafted'] }),
        ],
        expect: {},
      }),
    ).toEqual([]);
  });

  it('is told of an action that can be done but once', () => {
    const text = '{0}: Monstrosity 2.';
    const hydra = creature('Hydra', 'A', '2/2', { text });
    const go = [
      { by: 'A', do: 'activate', object: 'Hydra' },
      { by: 'all', do: 'resolve' },
    ];
    expect(withheld({ setup: { zones: { battlefield: [hydra] } }, actions: [...go, ...go], expect: { pt: { Hydra: '4/4' } } })).toEqual([
      'What it asks is not so, so what hangs on it does not happen.',
    ]);
  });
});

describe('what was not done', () => {
  it('is told of two deeds of which one was not done', () => {
    expect(withheld({ actions: [effect('Sacrifice a creature. If you do, you gain 3 life.')], expect: { life: { A: 20 } } })).toContain(
      'It was not done, so what hangs on it does not happen.',
    );
  });
});

describe('what is done for each of none', () => {
  it('is told to be nothing', () => {
    expect(withheld({ actions: [effect('You gain 1 life for each Swamp you control.')], expect: { life: { A: 20 } } })).toEqual([
      'No life is gained: the amount comes to 0.',
    ]);
    expect(withheld({ setup: { zones: { battlefield: [swamp] } }, actions: [effect('Draw a card for each Swamp you control.')] })).toEqual(
      [],
    );
    expect(withheld({ actions: [effect('Draw cards equal to the number of Swamps you control.')] })).toEqual([
      'No card is drawn: the number comes to 0.',
    ]);
  });

  it('cites what says that it is found out then', () => {
    expect(rulesOf({ actions: [effect('Draw a card for each Swamp you control.')] }, /comes to 0/)).toEqual(['608.2h']);
  });

  it('is told of each of several things that are not there', () => {
    expect(withheld({ actions: [effect('Each creature you control connives.')], expect: { handSize: { A: 0 } } })).toEqual([
      'There is nothing for each of which it would be done.',
    ]);
  });
});

describe('what is done otherwise', () => {
  const text = "If you control a Swamp, you may gain 3 life. If you don't, you lose 1 life.";
  const answer = (choice: string): Data => ({ by: 'A', do: 'choose', choice });
  it('is done by who was not asked, and by who declines', () => {
    const zones = { battlefield: [swamp] };
    expect(withheld({ actions: [effect(text)], expect: { life: { A: 19 } } })).toEqual([]);
    expect(withheld({ setup: { zones }, actions: [effect(text), answer('no')], expect: { life: { A: 19 } } })).toEqual([]);
    expect(withheld({ setup: { zones }, actions: [effect(text), answer('yes')], expect: { life: { A: 23 } } })).toEqual([]);
  });
});
