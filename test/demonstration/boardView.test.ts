/** Positions as people look at them. */
import { describe, expect, test } from 'vitest';
import { type Aspect, type BoardView, type ObjectView, viewBoard } from '../../src/demonstration/telling/boardView.ts';
import { cardTexts } from '../../src/demonstration/position/readCardTexts.ts';
import { readValue } from '../../src/demonstration/format/readValue.ts';
import { recordScenario } from '../../src/demonstration/playing/recording.ts';
import { citesOf } from '../../src/engine/concepts/numbers.ts';
import { rare } from '../../src/engine/turn/rare.ts';
import { creature } from './play.ts';

/** The positions of a scenario: at the start, then after each step. */
function boardsOf(value: Readonly<Record<string, unknown>>): readonly BoardView[] {
  const read = readValue({ id: 'test', edition: '2021-04-22', ...value });
  if (read.kind === 'refused') throw read.refusal;
  const { start, steps, result } = recordScenario(read.scenario, { texts: cardTexts, citesOf, rare });
  if (!start) throw new Error(JSON.stringify(result.unsupported));
  return [start, ...steps.map(({ state }) => state)].map(viewBoard);
}
const find = (board: BoardView | undefined, ref: string): ObjectView => {
  const found = board?.objects.find((object) => object.ref === ref);
  if (!found) throw new Error(`there is no ${ref}`);
  return found;
};

describe('the board', () => {
  const [start] = boardsOf({
    setup: {
      step: 'declare blockers',
      life: { A: 17 },
      poison: { B: 3 },
      mana: { A: '{G}{W}' },
      librarySize: { A: 30 },
      zones: {
        battlefield: [
          creature('bear', 'A', '2/2', { cost: '{1}{G}', tapped: true, damage: 1, counters: { '+1/+1': 2 } }),
          creature('wall', 'B', '0/4', { text: 'Defender\nReach' }),
          {
            ref: 'aura',
            name: 'Coat',
            controller: 'A',
            type: 'Enchantment — Aura',
            text: 'Enchant creature\nEnchanted creature gets +1/+1.',
            attachedTo: 'bear',
          },
          creature('hidden', 'B', '5/5', { faceDown: true, text: 'Morph {3}' }),
        ],
        hand: { A: [{ ref: 'bolt', name: 'Bolt', type: 'Instant', cost: '{R}', text: '~ deals 3 damage to any target.' }] },
        graveyard: { B: [{ ref: 'old', name: 'Old Elf', type: 'Creature — Elf', pt: '1/1' }] },
        library: { A: [{ ref: 'top', name: 'Top Card', type: 'Land' }] },
      },
      attacking: { bear: 'B' },
      blocking: { wall: 'bear' },
    },
  });

  test('says whose turn it is and where it stands', () => {
    expect(start).toMatchObject({ turn: 1, step: 'declare blockers', active: 'A' });
    expect(start?.outcome).toBeUndefined();
  });

  test.each([
    ['A', { life: 17, poison: 0, mana: '{W}{G}', hand: 1, library: 30, graveyard: 0, left: false }],
    ['B', { life: 20, poison: 3, mana: '', hand: 0, library: 0, graveyard: 1, left: false }],
  ])('counts what %s has', (name, counts) => {
    expect(start?.players.find((player) => player.name === name)).toMatchObject(counts);
  });

  test('shows objects zone by zone, of a library those with a name', () => {
    expect(start?.objects.map(({ ref, zone, player }) => `${zone} ${player} ${ref}`)).toEqual([
      'battlefield A bear',
      'battlefield B wall',
      'battlefield A aura',
      'battlefield B hidden',
      'hand A bolt',
      'graveyard B old',
      'library A top',
    ]);
  });

  test('says how an object lies there', () => {
    expect(find(start, 'bear')).toMatchObject({
      tapped: true,
      damage: 1,
      counters: { '+1/+1': 2 },
      attacking: { whom: 'B', blocked: true },
    });
    expect(find(start, 'wall').blocking).toEqual(['bear']);
    expect(find(start, 'aura').attachedTo).toBe('bear');
    expect(find(start, 'hidden')).toMatchObject({ faceDown: true, values: { name: '', size: '2/2', abilities: [] } });
  });

  test.each<[string, string, readonly Aspect[]]>([
    ['bear', '5/5', ['size']],
    ['wall', '0/4', []],
    ['bolt', '', []],
  ])('gives %s the size %j after the layers, and names what is not printed', (ref, size, changed) => {
    expect(find(start, ref).values.size).toBe(size);
    expect(find(start, ref).changed).toEqual(changed);
  });

  test('writes what stands on a card as cards have it', () => {
    const { values, manaValues } = find(start, 'bear');
    expect(values).toMatchObject({ name: 'bear', cost: '{1}{G}', colors: 'green', type: 'Creature — Bear', controller: 'A' });
    expect(manaValues).toEqual([2]);
    expect(find(start, 'wall').values.abilities).toEqual(['Defender', 'Reach']);
    expect(find(start, 'old').values.controller).toBe('');
  });
});

describe('the stack on the board', () => {
  const boards = boardsOf({
    setup: {
      mana: { A: '{R}{G}' },
      zones: {
        battlefield: [creature('bear', 'A'), { ref: 'rod', name: 'Rod', controller: 'A', type: 'Artifact', text: '{T}: You gain 1 life.' }],
        hand: {
          A: [
            { ref: 'bolt', name: 'Bolt', cost: '{R}', type: 'Instant', text: '~ deals 3 damage to any target.' },
            { ref: 'growth', name: 'Growth', cost: '{G}', type: 'Instant', text: 'Target creature gets +3/+3 until end of turn.' },
          ],
        },
      },
    },
    actions: [
      { by: 'A', do: 'cast', object: 'bolt', targets: ['bear'] },
      { by: 'A', do: 'cast', object: 'growth', targets: ['bear'] },
      { by: 'A', do: 'activate', object: 'rod', ability: 1 },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ],
  });
  const onStack = (board: BoardView): readonly ObjectView[] => board.objects.filter(({ zone }) => zone === 'stack');
  const fullest = boards.toSorted((a, b) => onStack(a).length - onStack(b).length).at(-1);

  test('has its top first, with targets and with whose ability it is', () => {
    const stack = onStack(fullest!);
    expect(stack.map(({ source, values }) => source ?? values.name)).toEqual(['rod', 'Growth', 'Bolt']);
    expect(stack.map(({ targets }) => targets)).toEqual([undefined, ['bear'], ['bear']]);
    expect(stack[0]?.values.abilities).toEqual(['{T}: You gain 1 life.']);
  });

  test('is empty in the end, and the effect stays', () => {
    expect(onStack(boards.at(-1)!)).toEqual([]);
    expect(find(boards.at(-1), 'bear')).toMatchObject({ damage: 3, changed: ['size'], values: { size: '5/5' } });
  });
});

test('the end of a game is on the board, and nobody has priority then', () => {
  const last = boardsOf({ actions: [{ by: 'B', do: 'concede' }] }).at(-1);
  expect(last?.outcome).toEqual({ winners: ['A'], draw: false });
  expect(last?.priority).toBeUndefined();
  expect(last?.players.find(({ name }) => name === 'B')?.left).toBe(true);
});

test('combat damage that waits on the stack says who deals how much to whom', () => {
  const boards = boardsOf({
    edition: '2005-10-01',
    setup: { step: 'combat damage', zones: { battlefield: [creature('bear', 'A')] }, attacking: { bear: 'B' }, blocking: {} },
    actions: [{ by: 'A', do: 'pass' }],
  });
  const waiting = boards.flatMap(({ objects }) => objects.filter(({ kind }) => kind === 'damage'));
  expect(waiting[0]).toMatchObject({ zone: 'stack', assigned: [{ source: 'bear', amount: 2, to: 'B' }] });
});
