/**
 * Boards of what changed between the editions of 2009 and 2025. A tester who had not read the engine found each of these outcomes wrong without a
 * word in some edition; these are other boards of the same rules, on both sides of each day, and what they expect was read in the edition's text.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of editions from 2009 to 2025', () => {
  it.each(readBoards('erasNineToTwentyFive/boards.jsonl').map((board) => [board.id, board] as const))(
    '%s ends as its edition says',
    (_, board) => {
      expect(verdict(play(board))).toBe('passed');
    },
  );
});

/** What each step says. */
const told = (edition: string, zones: unknown, ...actions: readonly unknown[]): readonly string[] =>
  play({ edition, setup: { zones }, actions }).trace.map(({ text }) => text);
const two = (layout: string, back: object) => ({
  battlefield: [
    {
      ref: 'x',
      controller: 'A',
      layout,
      faces: [
        { name: 'Front', type: 'Creature — Elf', cost: '{G}', pt: '1/1' },
        { name: 'Back', ...back },
      ],
    },
  ],
});
const transform = { by: 'A', do: 'effect', text: 'Transform target creature.', targets: ['x'] };

describe('what is told', () => {
  it('is why a permanent with two faces does not transform', () => {
    expect(told('2025-07-25', two('modal', { type: 'Creature — Elf', cost: '{G}', pt: '3/3' }), transform)).toContain(
      'Front does not transform: it is not of a transforming double-faced card.',
    );
    expect(told('2026-01-16', two('modal', { type: 'Sorcery', cost: '{G}', text: 'Draw a card.' }), transform)).toContain(
      'Front does not transform: it has an instant or sorcery on its other face.',
    );
  });

  it('is no namesake that stays, where all legends of a name go', () => {
    const zed = (ref: string, controller: string, type: string) => ({ ref, name: 'Zed', controller, type, pt: '2/2' });
    const zones = {
      battlefield: [
        zed('one', 'A', 'Legendary Creature — Elf'),
        zed('two', 'B', 'Legendary Creature — Elf'),
        zed('three', 'A', 'Creature — Elf'),
      ],
    };
    expect(told('2013-02-01', zones, { by: 'game', do: 'check' })).toContain('2 legendary permanents are named Zed.');
  });

  it('is that an effect on several things is refused of which one can’t have what it adds, where its edition does not say what comes of it', () => {
    const creature = (ref: string, type: string) => ({ ref, name: ref, controller: 'A', type, pt: '2/2' });
    const ban = {
      ref: 'ban',
      name: 'Ban',
      controller: 'B',
      type: 'Enchantment',
      text: "Elves lose flying and can't have or gain flying.",
    };
    const board = {
      edition: '2014-07-18',
      setup: { zones: { battlefield: [ban, creature('elf', 'Creature — Elf'), creature('bear', 'Creature — Bear')] } },
      actions: [{ by: 'A', do: 'effect', text: 'Creatures you control get +1/+1 and gain flying until end of turn.' }],
    };
    expect(verdict(play({ ...board, expect: {} }))).toMatch(/^refused/);
    expect(verdict(play({ ...board, edition: '2014-09-25', expect: { pt: { elf: '3/3', bear: '3/3' } } }))).toBe('passed');
  });
});
