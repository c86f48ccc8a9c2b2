/** Recordings: every step with its position, every choice with what else was open. */
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../src/engine/look/layers/characteristics.ts';
import { citesOf } from '../../src/engine/concepts/numbers.ts';
import { rare } from '../../src/engine/turn/rare.ts';
import { cardTexts } from '../../src/demonstration/position/readCardTexts.ts';
import { readValue } from '../../src/demonstration/format/readValue.ts';
import { recordScenario } from '../../src/demonstration/playing/recording.ts';
import { creature, play } from './play.ts';

const bolt = { ref: 'bolt', name: 'Lightning Bolt', cost: '{R}', type: 'Instant', text: '~ deals 3 damage to any target.' };
const growth = { ref: 'growth', name: 'Giant Growth', cost: '{G}', type: 'Instant', text: 'Target creature gets +3/+3 until end of turn.' };
const scenario = {
  id: 'test',
  edition: '2021-04-22',
  setup: {
    mana: { A: '{R}{G}' },
    zones: {
      battlefield: [creature('bear', 'A'), creature('wall', 'B', '0/4', { text: 'Shroud' }), creature('elf', 'B', '1/1')],
      hand: { A: [bolt, growth] },
    },
  },
  actions: [
    { by: 'A', do: 'cast', object: 'growth', targets: ['bear'] },
    { by: 'A', do: 'cast', object: 'bolt', targets: ['wall'] },
    { by: 'A', do: 'cast', object: 'bolt', targets: ['elf'] },
    { by: 'all', do: 'pass until', until: 'stack empty' },
  ],
  expect: [{ refused: [{ action: 2 }], zones: { elf: 'graveyard' }, pt: { bear: '5/5' } }],
};

const record = (value: Readonly<Record<string, unknown>>) => {
  const read = readValue(value);
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.refusal.unsupported));
  return recordScenario(read.scenario, { texts: cardTexts, citesOf, rare });
};

describe('a recording', () => {
  const recording = record(scenario);

  test('has the trace and the result of a run without one', () => {
    expect(recording.result).toEqual(play(scenario));
    expect(recording.steps.map(({ action, event, text, cites }) => ({ action, event, text, cites }))).toEqual(recording.result.trace);
  });

  test('keeps the position of each step', () => {
    const sizes = recording.steps.map(({ state }) => lookAt(state).characteristicsOf('bear.0').power);
    expect(sizes[0]).toBe(2);
    expect(sizes.at(-1)).toBe(5);
    expect(recording.start?.objects['bear.0']).toBeDefined();
  });

  test('says what looks different after a step', () => {
    const changes = recording.steps.flatMap((step) => step.changes);
    expect(changes).toEqual([{ of: 'bear', quality: 'pt', before: '2/2', after: '5/5' }]);
  });

  test('puts steps and choices under the action that they belong to', () => {
    const [before, first, refused, third] = recording.actions;
    expect(before?.action).toBeUndefined();
    expect(first?.choices.map(({ kind, answer, options }) => [kind, answer, options])).toEqual([['target', 'bear', ['bear', 'elf']]]);
    expect(refused?.steps.map(({ event }) => event)).toEqual(['refused']);
    expect(refused?.choices).toEqual([]);
    expect(third?.steps.every(({ action }) => action === 3)).toBe(true);
  });

  test('says why other answers were closed', () => {
    const closed = recording.actions[1]?.choices[0]?.closed ?? [];
    expect(closed.map(({ answer }) => answer)).toEqual(['wall', 'A', 'B']);
    expect(closed.every(({ reason, cites }) => reason !== '' && cites.length > 0)).toBe(true);
  });

  test('says what its rules are about, and what an action that asks for them found legal', () => {
    const { steps } = recording;
    expect(steps.map(({ rules }) => [...new Set(rules.flatMap((rule) => citesOf(rule, scenario.edition)))])).toEqual(
      steps.map(({ cites }) => cites),
    );
    const asked = record({ ...scenario, actions: [{ by: 'A', do: 'enumerate', what: 'targets', object: 'growth' }], expect: [] });
    expect(asked.actions[1]?.listed).toEqual([['bear'], ['elf']]);
    expect(recording.actions[1]?.listed).toBeUndefined();
  });

  test('of what cannot be played has no position and says why', () => {
    const none = record({ ...scenario, setup: { zones: { battlefield: [creature('bear', 'A', '2/2', { text: 'Frobnicate 2' })] } } });
    expect(none.start).toBeUndefined();
    expect(none.steps).toEqual([]);
    expect(none.result.unsupported).not.toEqual([]);
  });
});
