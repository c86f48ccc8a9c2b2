/** Overload: cast for that cost, a spell has no targets, and does to each what it would do to one (702.96). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

type Board = Parameters<typeof play>[0];
const stack = { by: 'all', do: 'pass until', until: 'stack empty' };
const creature = (ref: string, controller: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type: 'Creature — Bear',
  pt: '2/2',
  cost: '{G}',
  text: '',
  controller,
  ...more,
});
const spell = (text: string, cost: string, overload: string, type = 'Sorcery'): object => ({
  ref: 'spell',
  name: 'Test Spell',
  type,
  cost,
  text: `${text}\nOverload ${overload}`,
});
const cast = (more: object = {}): object => ({ by: 'A', do: 'cast', object: 'spell', ...more });
const overloaded = cast({ alternative: 'overload' });

const boards: readonly (readonly [string, Board])[] = [
  [
    'of three players those of both opponents are dealt the damage, one with hexproof too; one with protection is not, nor one’s own',
    {
      edition: '2012-10-01',
      players: ['A', 'B', 'C'],
      setup: {
        mana: { A: '{R}{R}{R}' },
        zones: {
          battlefield: [
            creature('own', 'A'),
            creature('theirs', 'B'),
            creature('sly', 'C', { text: 'Hexproof' }),
            creature('saint', 'C', { text: 'Protection from red' }),
          ],
          hand: { A: [spell("Test Spell deals 4 damage to target creature you don't control.", '{R}', '{1}{R}{R}')] },
        },
      },
      actions: [overloaded, stack],
      expect: { zones: { own: 'battlefield', theirs: 'graveyard', sly: 'graveyard', saint: 'battlefield' }, mana: { A: '' } },
    },
  ],
  [
    'for its mana cost the same spell has a target, and cannot be cast without a legal one',
    {
      edition: '2012-10-01',
      setup: {
        mana: { A: '{R}{R}{R}' },
        zones: {
          battlefield: [creature('sly', 'B', { text: 'Hexproof' })],
          hand: { A: [spell("Test Spell deals 4 damage to target creature you don't control.", '{R}', '{1}{R}{R}')] },
        },
      },
      actions: [cast()],
      expect: { refused: { action: 1 }, zones: { sly: 'battlefield', spell: 'hand' } },
    },
  ],
  [
    'overloaded there may be nothing that it does anything to',
    {
      edition: '2017-07-14',
      setup: { mana: { A: '{R}{R}' }, zones: { hand: { A: [spell('Destroy target artifact.', '{R}', '{1}{R}')] } } },
      actions: [overloaded, stack],
      expect: { zones: { spell: 'graveyard' } },
    },
  ],
  [
    'nothing becomes a target of it',
    {
      edition: '2015-10-02',
      setup: {
        mana: { A: '{U}{U}' },
        zones: {
          battlefield: [
            creature('ghost', 'B', { text: 'When ~ becomes the target of a spell or ability, sacrifice it.' }),
            creature('bear', 'B'),
          ],
          hand: { A: [spell("Tap target creature you don't control.", '{U}', '{1}{U}', 'Instant')] },
        },
      },
      actions: [overloaded, stack],
      expect: { tapped: { ghost: true, bear: true }, triggered: { ghost: 0 } },
    },
  ],
  [
    'a copy of it is overloaded too, and speaks of what its own controller does not control',
    {
      edition: '2019-10-04',
      setup: {
        mana: { A: '{W}{W}' },
        zones: {
          battlefield: [creature('mine', 'A'), creature('theirs', 'B')],
          hand: { A: [spell("Return target creature you don't control to its owner's hand.", '{W}', '{1}{W}')] },
        },
      },
      actions: [overloaded, { by: 'B', do: 'effect', text: 'Copy target instant or sorcery spell.', targets: ['spell'] }, stack],
      expect: { zones: { mine: 'hand', theirs: 'hand' } },
    },
  ],
  [
    '“target player” is each player: all discard, whoever casts it',
    {
      edition: '2021-06-18',
      players: ['A', 'B', 'C'],
      setup: {
        active: 'A',
        mana: { A: '{B}{B}' },
        zones: {
          hand: {
            A: [
              spell('Target player discards a card and loses 1 life.', '{B}', '{1}{B}'),
              { ref: 'a', name: 'Test a', type: 'Artifact', text: '' },
            ],
            B: [{ ref: 'b', name: 'Test b', type: 'Artifact', text: '' }],
            C: [],
          },
        },
      },
      actions: [overloaded, stack],
      expect: { zones: { a: 'graveyard', b: 'graveyard' }, life: { A: 19, B: 19, C: 19 } },
    },
  ],
];

describe('an overloaded spell', () => {
  it.each(boards)('%s', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

describe('a text that overloaded cannot be read', () => {
  it.each([
    ['Test deals 2 damage to any target.\nOverload {3}{R}', 1, 'any target.'],
    ['Draw a card.\nTap target creature. Destroy another target creature.\nOverload {3}{B}', 2, 'target creature.'],
    ['Destroy target creature. Its controller loses 2 life.\nOverload {3}{B}', 1, 'Destroy target creature. Its controller loses 2 life.'],
    ['Counter target spell unless its controller pays {2}.\nOverload {3}{U}', 1, 'Counter target spell unless its controller pays {2}.'],
  ])('%s', (text, line, phrase) => {
    const card = { name: 'Test', types: ['instant'], subtypes: [] };
    expect(compileText(text.replace(/\nOverload.*/, ''), card).ok).toBe(true);
    expect(compileText(text, card)).toMatchObject({ ok: false, line, phrase: expect.stringContaining(phrase) as string });
  });
});
