import { describe, expect, it } from 'vitest';
import { playDemonstration } from '../../../../src/demonstration/everyEdition.ts';
import { colorsOf } from '../../../../src/site/examples/board/cardColors.ts';
import { listLines } from '../../../../src/site/examples/board/lines.ts';
import { findCards, findRows, findStack } from '../../../../src/site/examples/board/places.ts';
import { creature, readForPlayer } from '../../../demonstration/play.ts';

const run = playDemonstration(
  readForPlayer({
    edition: '2026-01-16',
    setup: {
      active: 'A',
      mana: { A: '{R}' },
      zones: {
        battlefield: [
          creature('bear', 'A', '2/2', { name: 'Brown Bear' }),
          { ref: 'shuko', name: 'Shuko', controller: 'A', type: 'Artifact — Equipment', text: 'Equip {0}', attachedTo: 'bear' },
          { ref: 'forest', name: 'Forest', controller: 'A', type: 'Basic Land — Forest' },
          creature('ogre', 'B', '2/2', { name: 'Gray Ogre' }),
          creature('hidden', 'B', '5/5', { faceDown: true, text: 'Morph {3}' }),
        ],
        hand: { A: [{ ref: 'bolt', name: 'Bolt', type: 'Instant', cost: '{R}', text: '~ deals 3 damage to any target.' }] },
      },
    },
    actions: [
      { by: 'all', do: 'pass until', until: 'declare attackers' },
      { by: 'A', do: 'attack', attackers: { bear: 'B' } },
      { by: 'all', do: 'pass until', until: 'declare blockers' },
      { by: 'B', do: 'block', blockers: { ogre: 'bear' } },
      { by: 'A', do: 'effect', text: 'Draw a card.' },
    ],
  }),
);
const boards = run.steps.map(({ number }) => run.boardAt(number));
const last = boards.at(-1)!;

describe('places on the board', () => {
  it('are rows of the battlefield, lands nearest to the player, and what is attached lies with its host', () => {
    const rows = findRows(boards, 'A');
    expect(rows.map(({ kind, slots }) => [kind, ...slots.map(({ find }) => find(last)?.ref)])).toEqual([
      ['lands', 'forest'],
      ['others', 'bear'],
    ]);
    expect(rows[1]?.slots[0]).toMatchObject({ turns: true });
    expect(rows[1]?.slots[0]?.attached.map((find) => find(last)?.ref)).toEqual(['shuko']);
  });

  it('hold every object of every position exactly once', () => {
    const players = ['A', 'B'];
    const zones = ['hand', 'graveyard', 'exile', 'command', 'library', 'outside'] as const;
    const finds = [
      ...players.flatMap((player) =>
        findRows(boards, player).flatMap(({ slots }) => slots.flatMap(({ find, attached }) => [find, ...attached])),
      ),
      ...players.flatMap((player) => zones.flatMap((zone) => findCards(boards, zone, player))),
      ...findStack(boards),
    ];
    for (const board of boards) {
      const found = finds.flatMap((find) => find(board) ?? []).map(({ id }) => id);
      expect(found.toSorted()).toEqual(board.objects.map(({ id }) => id).toSorted());
    }
  });
});

it('draws a line from each attacker to what it attacks, and from each blocker to what it blocks', () => {
  expect(listLines(last)).toEqual([
    { kind: 'attack', from: 'bear', to: 'B', faded: true },
    { kind: 'block', from: 'ogre', to: 'bear' },
  ]);
});

it.each([
  ['its colours in the order of symbols', { colors: 'blue, white', type: 'Creature' }, false, ['white', 'blue']],
  ['those of its basic land types', { colors: '', type: 'Land — Forest Island' }, false, ['blue', 'green']],
  ['none while it lies face down', { colors: 'red', type: 'Creature' }, true, []],
  ['none of an artifact without colour', { colors: '', type: 'Artifact' }, false, []],
])('the frame of a card has %s', (_, values, faceDown, colors) => {
  expect(colorsOf({ values: { ...last.objects[0]!.values, ...values }, faceDown })).toEqual(colors);
});
