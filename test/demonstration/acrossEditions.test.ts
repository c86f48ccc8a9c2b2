/** One scenario under the rules of several days. */
import { describe, expect, test } from 'vitest';
import { citesOf } from '../../src/engine/rules/numbers.ts';
import { playAcross } from '../../src/demonstration/acrossEditions.ts';
import { cardTexts } from '../../src/demonstration/readCardTexts.ts';
import { readValue } from '../../src/demonstration/readValue.ts';
import { creature } from './play.ts';

const days = ['2006-10-01', '2007-02-01', '2009-05-01', '2009-07-11', '2012-02-02', '2014-02-01', '2020-04-17', '2026-01-16'];
const across = (value: Readonly<Record<string, unknown>>) => {
  const read = readValue({ id: 'test', edition: '2009-05-01', ...value });
  if (read.kind === 'refused') throw read.refusal;
  return playAcross(read.scenario, { texts: cardTexts, citesOf }, days);
};
const legends = {
  setup: {
    zones: {
      battlefield: ['one', 'two'].map((ref) =>
        creature(ref, ref === 'one' ? 'A' : 'B', '2/2', { name: 'Old King', type: 'Legendary Creature — Human' }),
      ),
    },
  },
  actions: [{ by: 'game', do: 'check' }],
};

describe('a scenario under the rules of every day', () => {
  test('ends alike in editions that are joined, and otherwise where a rule that it meets changed', () => {
    expect(across(legends).map(({ from, to, same }) => [from, to, same])).toEqual([
      ['2006-10-01', '2012-02-02', true],
      ['2014-02-01', '2026-01-16', false],
    ]);
  });

  test('says what differs, and in whom', () => {
    const [, now] = across(legends);
    expect(now?.differences).toContainEqual({ of: 'one', quality: 'zone', here: 'graveyard', there: 'battlefield' });
    expect(now?.differences).toContainEqual({ of: 'B', quality: 'graveyard', here: '1', there: '0' });
  });

  test('names the point of the rules that changed, with its numbers in both editions', () => {
    const [, now] = across(legends);
    expect(now?.changed.map(({ title, here, there }) => [title, here.cites, there.cites])).toContainEqual([
      'Legend rule',
      ['420.5e'],
      ['704.5k'],
    ]);
  });

  test('names actions that other rules refuse', () => {
    const pumped = {
      setup: {
        step: 'combat damage',
        zones: {
          battlefield: [creature('attacker', 'A'), creature('fanatic', 'B', '1/1', { text: 'Sacrifice this creature: You gain 1 life.' })],
        },
        attacking: { attacker: 'B' },
        blocking: { fanatic: 'attacker' },
      },
      actions: [
        { by: 'A', do: 'pass' },
        { by: 'B', do: 'activate', object: 'fanatic' },
      ],
    };
    const runs = across(pumped);
    expect(runs.map(({ from, refused }) => [from, refused.map(({ action }) => action)])).toEqual([
      ['2006-10-01', []],
      ['2009-07-11', [2]],
    ]);
  });

  test('is alike everywhere where no rule in question changed', () => {
    const plain = {
      setup: { zones: { battlefield: [creature('bear', 'A')] } },
      actions: [{ do: 'effect', by: 'A', text: 'Destroy target creature.', targets: ['bear'] }],
    };
    expect(across(plain)).toHaveLength(1);
  });
});
