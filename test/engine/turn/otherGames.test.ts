/** Games that a game begins: restarted ones (726) and subgames (728). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const edition = '2026-01-16';
const spell = (ref: string, text: string) => ({ ref, name: ref, type: 'Sorcery', cost: '{0}', text });
const cast = (object: string, by = 'A') => ({ by, do: 'cast', object });
const resolve = { by: 'all', do: 'resolve' };
const keep = { by: 'all', do: 'keep' };
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const restart = spell('restart', 'Restart the game.');
const tale = spell(
  'tale',
  "Players play a Magic subgame, using their libraries as their decks. Each player who doesn't win the subgame loses half their life, rounded up.",
);
const run = (setup: object, actions: readonly object[], expected: object, more: object = {}) =>
  verdict(play({ edition, setup, actions, expect: expected, ...more }));

describe('a game that is restarted', () => {
  const setup = {
    turn: 6,
    active: 'B',
    life: { A: 4, B: 30 },
    poison: { A: 3 },
    librarySize: { A: 9, B: 9 },
    zones: {
      hand: { B: [restart] },
      graveyard: { A: [creature('dead', 'A')] },
      exile: { A: [creature('far', 'A')] },
      battlefield: [creature('mine', 'A'), creature('stolen', 'B', '2/2', { owner: 'A' }), creature('imp', 'A', '1/1', { token: true })],
    },
  };
  const actions = [cast('restart', 'B'), resolve, keep];

  it('begins anew with all cards in the libraries of their owners', () => {
    const expected = {
      life: { A: 20, B: 20 },
      poison: { A: 0 },
      librarySize: { A: 6, B: 3 },
      handSize: { A: 7, B: 7 },
      exists: { imp: false, stolen: true },
      owner: { stolen: 'A' },
      battlefield: { A: [], B: [] },
      step: 'upkeep',
      active: 'B',
      winner: 'none',
      cites: ['726.1', '726.2'],
    };
    expect(run(setup, actions, expected)).toBe('passed');
  });

  it('has whoever restarted it skip the first draw, and goes on in turns', () => {
    expect(run(setup, [...actions, until('precombat main')], { handSize: { B: 7 }, active: 'B' })).toBe('passed');
    expect(run(setup, [...actions, until('precombat main of A')], { handSize: { A: 8 }, active: 'A' })).toBe('passed');
  });

  it('is lost in the first upkeep by who has fewer than seven cards', () => {
    const few = { ...setup, librarySize: { A: 2, B: 9 } };
    expect(run(few, actions, { losers: ['A'], winner: 'B', cites: ['704.5b'] })).toBe('passed');
  });

  it('is begun with mulligans of its own', () => {
    const mulligan = [...actions.slice(0, 2), { by: 'B', do: 'mulligan' }, { by: 'A', do: 'keep' }];
    expect(run(setup, mulligan, { pending: { player: 'B', kind: 'bottom' } })).toBe('passed');
  });

  it('may leave cards in exile, which are put onto the battlefield before its first turn', () => {
    const text =
      '−3: Exile target permanent.\n−14: Restart the game, leaving in exile all non-Aura permanent cards exiled with ~. Then put those cards onto the battlefield under your control.';
    const karn = { ref: 'karn', name: 'Unmaker', controller: 'A', type: 'Legendary Planeswalker — Karn', loyalty: 20, text };
    const board = {
      librarySize: { A: 9, B: 9 },
      zones: { battlefield: [karn, creature('taken', 'B'), creature('kept', 'B')], exile: { B: [creature('other', 'B')] } },
    };
    const twice = [
      { by: 'A', do: 'activate', object: 'karn', ability: 1, targets: ['taken'] },
      resolve,
      until('precombat main of B'),
      until('precombat main of A'),
      { by: 'A', do: 'activate', object: 'karn', ability: 2 },
      resolve,
      keep,
    ];
    const expected = {
      controller: { taken: 'A' },
      owner: { taken: 'B' },
      battlefield: { A: ['taken'], B: [] },
      librarySize: { A: 3, B: 4 },
    };
    expect(run(board, twice, expected)).toBe('passed');
  });

  it('can be restarted by an effect without a source', () => {
    const effect = { by: 'A', do: 'effect', text: 'Restart the game.' };
    expect(run(setup, [effect, keep, { by: 'all', do: 'check' }], { active: 'A', step: 'upkeep', life: { A: 20 } })).toBe('passed');
  });
});

describe('a subgame', () => {
  const setup = {
    life: { A: 9, B: 7 },
    librarySize: { A: 10, B: 10 },
    zones: { hand: { A: [tale] }, battlefield: [creature('bear', 'B')] },
  };
  const begun = [cast('tale'), resolve, keep];

  it('is another game, with the libraries as decks', () => {
    const expected = { life: { A: 20, B: 20 }, librarySize: { A: 3, B: 3 }, battlefield: { B: [] }, step: 'upkeep', cites: ['728.2'] };
    expect(run(setup, begun, expected)).toBe('passed');
  });

  it('ends without ending the main game, which goes on where it was', () => {
    const lost = [...begun, { by: 'A', do: 'concede' }];
    const expected = {
      winner: 'none',
      life: { A: 4, B: 7 },
      librarySize: { A: 10, B: 10 },
      battlefield: { B: ['bear'] },
      zones: { tale: 'graveyard' },
      step: 'precombat main',
      active: 'A',
      cites: ['728.5'],
    };
    expect(run(setup, lost, expected)).toBe('passed');
    expect(run(setup, [...lost, until('precombat main of B')], { active: 'B', handSize: { B: 1 } })).toBe('passed');
  });

  it('that nobody wins has each player lose half of their life', () => {
    const agree = [
      { by: 'A', do: 'agree to a draw' },
      { by: 'B', do: 'agree to a draw' },
    ];
    expect(run(setup, [...begun, ...agree], { life: { A: 4, B: 3 }, winner: 'none' })).toBe('passed');
  });

  it('is lost by who has too small a deck', () => {
    expect(run({ ...setup, librarySize: { A: 10, B: 5 } }, begun, { life: { A: 9, B: 3 }, winner: 'none' })).toBe('passed');
  });

  const exile = { by: 'A', do: 'effect', text: 'Exile the top card of your library.' };
  it.each([
    ['2007-05-01', 9],
    ['2007-07-13', 10],
    [edition, 10],
  ])('leaves what it exiled there until July 2007: %s', (day, cards) => {
    const ended = [...begun, exile, { by: 'B', do: 'concede' }];
    expect(run(setup, ended, { librarySize: { A: cards }, life: { B: 3 } }, { edition: day })).toBe('passed');
  });

  it('is not begun within what a player does', () => {
    const effect = { by: 'A', do: 'effect', text: 'Players play a Magic subgame, using their libraries as their decks.' };
    expect(run(setup, [effect, keep], {})).toMatch(/^refused/);
  });
});
