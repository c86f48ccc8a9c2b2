/** Demonstrations in words: what is expected of them, and the board that they begin with. */
import { describe, expect, test } from 'vitest';
import { readValue } from '../../../src/demonstration/format/readValue.ts';
import { tellBoard } from '../../../src/site/examples/demonstration/board.ts';
import { nameObjects } from '../../../src/demonstration/telling/names.ts';
import { tellOutcome } from '../../../src/site/examples/outcome.ts';
import { tellClause } from '../../../src/site/examples/outcomeClauses.ts';

const bear = (ref: string) => ({ ref, name: 'Bear', controller: 'A', type: 'Creature — Bear', pt: '2/2' });
const scenario = (value: Readonly<Record<string, unknown>>) => {
  const read = readValue({ id: 'test', edition: '2020-04-17', ...value });
  if (read.kind === 'refused') throw read.refusal;
  return read.scenario;
};
const outcome = (expected: unknown, zones: unknown = { battlefield: [{ ...bear('one'), name: 'Wolf' }] }) =>
  tellOutcome(scenario({ setup: { zones }, actions: [{ by: 'A', do: 'pass' }], expect: expected })).map(({ of, quality, value, after }) =>
    [of, quality, value, ...(after === undefined ? [] : [after])].join(' | '),
  );

describe('what a demonstration expects', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['a map of refs by the names of cards', { pt: { one: '5/5' } }, ['Wolf | power/toughness | 5/5']],
    ['a map of players', { life: { A: 17, B: 20 } }, ['A | life | 17', 'B | life | 20']],
    [
      'what has to be there and what must not',
      { abilities: { one: { has: ['flying'], lacks: ['trample'] } } },
      ['Wolf | abilities | flying; not trample'],
    ],
    ['yes and no', { tapped: { one: false } }, ['Wolf |  | untapped']],
    ['a value of the game', { winner: 'A' }, [' | winner | A']],
    ['refusals by action and rule', { refused: [{ action: 1, rule: '508.1a' }] }, [' | not legal | play goes on (508.1a)']],
    ['legal answers', { legal: { exactly: [{}, { one: 'B' }] } }, [' | legal answers | nothing · Wolf → B']],
    ['how many legal answers', { legal: { count: 7 } }, [' | number of legal answers | 7']],
    ['nothing where a list is empty', { colors: { one: [] } }, ['Wolf | colors | none']],
    ['in the middle of the actions', [{ after: 0, pt: { one: '2/2' } }], ['Wolf | power/toughness | 2/2 | 0']],
    ['but not citations', { cites: ['704.5g'] }, []],
  ])('%s', (_, expected, rows) => {
    expect(outcome(expected)).toEqual(rows);
  });

  test('what was listed by whose answers they are', () => {
    const listed = {
      setup: { zones: { battlefield: [bear('one')] } },
      actions: [
        { by: 'A', do: 'enumerate', what: 'attacks' },
        { by: 'A', do: 'pass' },
      ],
      expect: { legal: { exactly: [{}, { one: 'B' }] } },
    };
    expect(tellOutcome(scenario(listed)).map(({ quality, value }) => [quality, value])).toEqual([
      ['A’s legal attacks', 'no attack · Bear → B'],
    ]);
  });

  test('colors by their words, though a card is called so', () => {
    expect(outcome({ colors: { green: ['green'] } }, { battlefield: [{ ...bear('green'), name: 'Green Thing' }] })).toEqual([
      'Green Thing | colors | green',
    ]);
  });

  test.each<[string, unknown, string]>([
    ['where a card is', { zones: { one: 'graveyard' } }, 'Wolf is in the graveyard'],
    ['how it lies there', { tapped: { one: true } }, 'Wolf is tapped'],
    ['how often it triggered', { triggered: { one: 1 } }, 'Wolf has triggered once'],
    ['what a player has', { life: { A: 17 } }, 'A has 17 life'],
    ['one card', { handSize: { A: 1 } }, 'A has 1 card in hand'],
    ['no cards', { handSize: { A: 0 } }, 'A has no cards in hand'],
    ['kinds', { subtypes: { one: ['Bear'] } }, 'Wolf has the subtype Bear'],
    ['who wins', { winner: 'none' }, 'nobody has won'],
    ['what was refused', { refused: [{ action: 1, rule: '508.1a' }] }, 'it is not legal that play goes on (508.1a)'],
  ])('in clauses: %s', (_, expected, clause) => {
    const rows = tellOutcome(
      scenario({
        setup: { zones: { battlefield: [{ ...bear('one'), name: 'Wolf' }] } },
        actions: [{ by: 'A', do: 'pass' }],
        expect: expected,
      }),
    );
    expect(rows.map(tellClause)).toEqual([clause]);
  });

  test('numbers cards of which several have one name, and never says a ref', () => {
    const name = nameObjects(scenario({ setup: { zones: { battlefield: [bear('one'), bear('two')] } } }));
    expect([name('one'), name('two'), name('A')]).toEqual(['Bear (1)', 'Bear (2)', 'A']);
  });
});

describe('the board of a demonstration', () => {
  test('is told zone by zone, with whose it is and how it lies there', () => {
    const zones = tellBoard(
      scenario({
        setup: {
          attacking: { one: 'B' },
          zones: {
            battlefield: [{ ...bear('one'), tapped: true, counters: { '+1/+1': 2 } }],
            hand: { B: [{ ref: 'bolt', name: 'Bolt', cost: '{R}', type: 'Instant', text: 'First line.\nSecond line.' }], A: [] },
          },
        },
      }),
    );
    expect(zones.map(({ title, player }) => [title, player])).toEqual([
      ['Battlefield', undefined],
      ['Hand', 'B'],
    ]);
    expect(zones[0]?.cards[0]).toMatchObject({ name: 'Bear', pt: '2/2', notes: ['A', 'tapped', '2 +1/+1', 'attacking B'] });
    expect(zones[1]?.cards[0]).toMatchObject({ cost: '{R}', text: ['First line.', 'Second line.'] });
  });
});
