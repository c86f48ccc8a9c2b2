/** Hexproof from a quality keeps off what has it, and nothing else (702.11d). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const spark = (cost: string) => ({ ref: 'spark', name: 'Spark', type: 'Instant', cost, text: 'Destroy target creature.' });
const board = (text: string, cost: string, more: object = {}) => ({
  edition: '2026-01-16',
  setup: {
    mana: { A: cost },
    zones: { battlefield: [creature('knight', 'B', '2/2', { text, ...more })], hand: { A: [spark(cost)] } },
  },
  actions: [
    { by: 'A', do: 'cast', object: 'spark', targets: ['knight'] },
    { by: 'all', do: 'pass until', until: 'stack empty' },
  ],
});

describe('hexproof', () => {
  it.each([
    ['from black keeps off a black spell', 'Hexproof from black', '{B}', {}, false],
    ['from black lets a red spell target', 'Hexproof from black', '{R}', {}, true],
    ['from red and from blue is of both', 'Hexproof from blue\nHexproof from red', '{U}', {}, false],
    ['keeps off all', 'Hexproof', '{R}', {}, false],
    ['is against opponents alone', 'Hexproof', '{R}', { controller: 'A' }, true],
    ['from black beside hexproof keeps off all', 'Hexproof from black\nHexproof', '{R}', {}, false],
  ] as const)('%s', (_, text, cost, more, dies) => {
    const expected = dies ? { zones: { knight: 'graveyard' } } : { refused: { action: 1 }, zones: { knight: 'battlefield' } };
    expect(verdict(play({ ...board(text, cost, more), expect: expected }))).toBe('passed');
  });

  it('from black is of three players too, whoever casts', () => {
    const of = board('Hexproof from black', '{B}');
    const value = { ...of, players: ['A', 'B', 'C'], edition: '2019-10-04', expect: { refused: { action: 1 } } };
    expect(verdict(play(value))).toBe('passed');
  });
});
