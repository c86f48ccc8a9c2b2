/** The planar die, planeswalking and phenomena (311, 312, 901); schemes set in motion, over, and abandoned (314, 904). */
import { describe, expect, it } from 'vitest';
import { choose, resolve, until } from '../../demonstration/actionWords.ts';
import { creature, play } from '../../demonstration/play.ts';
import { outcome, refusedLast, told } from './outcome.ts';

const plane = (ref: string, text: string, more: object = {}) => ({ ref, name: ref, type: 'Plane — Dominaria', text, ...more });
const down = { faceDown: true };
const roll = { by: 'A', do: 'special', action: 'roll the planar die', object: 'Here' };
const chase = { format: 'planechase' };
const here = plane('Here', 'Creatures you control get +1/+1.\nWhenever chaos ensues, you gain 3 life.');
const deck = (...cards: readonly object[]) => ({
  zones: {
    command: { A: cards },
    battlefield: [creature('Bear', 'A', '2/2'), { ref: 'Forest', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' }],
  },
});

describe('the planar die', () => {
  const there = plane('There', 'When you planeswalk to There, draw a card.\nWhenever you roll {CHAOS}, you lose 2 life.', down);
  const board = deck(here, there);

  it('does nothing where it is blank', () => {
    expect(outcome(board, [roll, choose('blank')], { life: { A: 20 }, pt: { Bear: '3/3' } }, chase)).toBe('passed');
  });

  it('makes chaos ensue', () => {
    expect(outcome(board, [roll, choose('chaos'), resolve], { life: { A: 23 } }, chase)).toBe('passed');
  });

  it('has its player planeswalk once that ability resolves', () => {
    const walks = [roll, choose('planeswalker')];
    expect(outcome(board, walks, { pt: { Bear: '3/3' } }, chase)).toBe('passed');
    expect(outcome(board, [...walks, resolve, resolve], { pt: { Bear: '2/2' }, handSize: { A: 1 } }, chase)).toBe('passed');
    expect(told(board, walks, 'roll').length).toBe(0);
  });

  it('costs one more mana each time it is rolled in a turn', () => {
    expect(outcome(board, [roll, choose('blank'), roll, choose('blank')], { tapped: { Forest: true } }, chase)).toBe('passed');
    expect(refusedLast(board, [roll, choose('blank'), roll, choose('blank'), roll], chase)).toBe('passed');
  });

  it('is rolled in one’s own main phase alone', () => {
    expect(refusedLast({ ...board, step: 'upkeep' }, [roll], chase)).toBe('passed');
    expect(refusedLast(board, [{ ...roll, by: 'B' }], chase)).toBe('passed');
    expect(refusedLast(board, [{ ...roll, object: 'Bear' }], chase)).toBe('passed');
  });
});

describe('planeswalking', () => {
  const walks = [roll, choose('planeswalker'), resolve];

  it('leaves a plane and comes to the top card of the planar deck', () => {
    const left = plane('Here', 'When you planeswalk away from Here, each creature you control gets +0/+4 until end of turn.');
    const board = deck(left, plane('There', 'Creatures you control have flying.', down), plane('Last', 'You have hexproof.', down));
    expect(outcome(board, [...walks, resolve], { pt: { Bear: '2/6' }, abilities: { Bear: { has: ['flying'] } } }, chase)).toBe('passed');
  });

  it('goes on from a phenomenon once what it does is over', () => {
    const phenomenon = {
      ref: 'Event',
      name: 'Event',
      type: 'Phenomenon',
      text: 'When you encounter Event, you gain 7 life.',
      faceDown: true,
    };
    const board = deck(here, phenomenon, plane('There', 'Creatures you control have flying.', down));
    expect(outcome(board, walks, { life: { A: 20 }, abilities: { Bear: { lacks: ['flying'] } } }, chase)).toBe('passed');
    expect(
      outcome(board, [...walks, resolve], { life: { A: 27 }, abilities: { Bear: { has: ['flying'] } }, pt: { Bear: '2/2' } }, chase),
    ).toBe('passed');
  });

  it('is for the planar controller alone, and others are told so', () => {
    const board = { zones: { command: { B: [here, plane('There', 'You have hexproof.', down)] } } };
    const other = { by: 'B', do: 'effect', text: 'Planeswalk.' };
    const setup = { format: 'planechase', edition: '2026-01-16', setup: { librarySize: { A: 9, B: 9 }, ...board }, actions: [other] };
    const { trace, unsupported } = play({ ...setup, expect: {} });
    expect(unsupported).toEqual([]);
    expect(trace.flatMap(({ text, cites }) => (text.includes('planar controller') ? [[text, cites[0]]] : []))).toEqual([
      ['B is not the planar controller, and does not planeswalk.', '701.31a'],
    ]);
  });

  it('is refused where the position states no deck', () => {
    expect(outcome({ zones: { command: { B: [here] } } }, walks, {}, chase)).toContain('actions[2]');
  });
});

describe('a planar controller who leaves the game', () => {
  const three = { ...chase, players: ['A', 'B', 'C'] };
  const fly = plane('There', 'Creatures you control have flying.\nWhen you planeswalk to There, you gain 4 life.', down);
  const game = (command: object) => ({
    librarySize: { A: 9, B: 9, C: 9 },
    zones: { command, battlefield: [creature('Bear', 'B', '2/2'), creature('Ox', 'C', '2/2')] },
  });
  const leaves = [{ by: 'A', do: 'concede' }];

  it('hands the plane on to the next player', () => {
    expect(outcome(game({ C: [here] }), leaves, { pt: { Bear: '3/3', Ox: '2/2' } }, three)).toBe('passed');
  });

  it('takes an own plane along, so that the next player planeswalks', () => {
    const decks = { A: [here], B: [fly] };
    expect(
      outcome(game(decks), [...leaves, resolve], { pt: { Bear: '2/2' }, abilities: { Bear: { has: ['flying'] } }, life: { B: 24 } }, three),
    ).toBe('passed');
  });
});

describe('schemes', () => {
  const scheme = (ref: string, text: string, more: object = {}) => ({ ref, name: ref, type: 'Scheme', text, ...down, ...more });
  const enemies = { format: 'archenemy', players: ['A', 'B', 'C'], teams: [['A'], ['B', 'C']] };
  const board = (...cards: readonly object[]) => ({
    step: 'draw',
    librarySize: { A: 9, B: 9, C: 9 },
    zones: { command: { A: cards } },
  });
  const main = until('precombat main');
  const first = scheme('First', 'When you set this scheme in motion, you gain 5 life.');
  const second = scheme('Second', 'When you set this scheme in motion, each opponent loses 2 life.');

  it('are set in motion one each turn, as the archenemy’s main phase begins', () => {
    expect(outcome(board(first, second), [main, resolve], { life: { A: 45, B: 20 } }, enemies)).toBe('passed');
  });

  it('go back as soon as what they do is over', () => {
    const lasting = scheme('Lasting', 'Creatures you control get +2/+2.\nWhen you set this scheme in motion, you gain 5 life.');
    const bear = { ...board(lasting, second), zones: { command: { A: [lasting, second] }, battlefield: [creature('Bear', 'A', '2/2')] } };
    expect(outcome(bear, [main], { pt: { Bear: '4/4' } }, enemies)).toBe('passed');
    expect(outcome(bear, [main, resolve], { pt: { Bear: '2/2' }, life: { A: 45 } }, enemies)).toBe('passed');
  });

  it('stay where they are ongoing, until they are abandoned', () => {
    const ongoing = scheme(
      'Long',
      'Creatures you control get +2/+2.\n{0}: Abandon this scheme.\nWhen you abandon this scheme, you gain 1 life.',
      {
        type: 'Ongoing Scheme',
      },
    );
    const bear = { ...board(), zones: { command: { A: [ongoing, second] }, battlefield: [creature('Bear', 'A', '2/2')] } };
    const abandons = { by: 'A', do: 'activate', object: 'Long', ability: 1 };
    expect(outcome(bear, [main], { pt: { Bear: '4/4' } }, enemies)).toBe('passed');
    expect(outcome(bear, [main, abandons, resolve, resolve], { pt: { Bear: '2/2' }, life: { A: 41 } }, enemies)).toBe('passed');
  });
});
