import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readScenarios } from '../../src/demonstration/format/readScenarios.ts';
import { readValue } from '../../src/demonstration/format/readValue.ts';
import { playText } from '../../src/demonstration/playing/playText.ts';

const least = { id: 'x', edition: '2011-02-04' };
const bear = { ref: 'bear', name: 'Bear', controller: 'A', type: 'Creature — Bear', pt: '2/2' };

/** The one refusal of a scenario; undefined when it is read. */
function refusalOf(more: Readonly<Record<string, unknown>>) {
  const read = readValue({ ...least, ...more });
  return read.kind === 'refused' ? read.refusal.unsupported[0] : undefined;
}

describe('reading scenarios', () => {
  it('takes YAML documents, JSON, and JSON a line each', () => {
    const yaml = 'id: one\nedition: 2011-02-04\n---\nid: two\nedition: 2011-02-04\n';
    const idsOf = (text: string) => readScenarios(text).map((read) => (read.kind === 'scenario' ? read.scenario.id : read.refusal.message));
    expect(idsOf(yaml)).toEqual(['one', 'two']);
    expect(idsOf(JSON.stringify({ ...least, id: 'three' }, undefined, 2))).toEqual(['three']);
    expect(idsOf(`${JSON.stringify({ ...least, id: 'four' })}\n${JSON.stringify({ ...least, id: 'five' })}\n`)).toEqual(['four', 'five']);
  });

  it.each([
    ['a key that is not known', { colour: 'red' }, 'colour'],
    [
      'a key that is not known, deep inside',
      { setup: { zones: { battlefield: [bear, { ...bear, ref: 'b', powr: 3 }] } } },
      'setup.zones.battlefield[1].powr',
    ],
    ['a map where a list is expected', { setup: { zones: { battlefield: {} } } }, 'setup.zones.battlefield'],
    ['a number as a text', { setup: { life: { A: '20' } } }, 'setup.life.A'],
    ['a number that is not whole', { setup: { life: { A: 1.5 } } }, 'setup.life.A'],
    [
      'fewer counters than none',
      { setup: { zones: { battlefield: [{ ...bear, counters: { time: -1 } }] } } },
      'setup.zones.battlefield[0].counters.time',
    ],
    ['a step that is none', { setup: { step: 'main' } }, 'setup.step'],
    ['a day that is none', { edition: '2011-02-30' }, 'edition'],
    ['an action that is none', { actions: [{ by: 'A', do: 'win' }] }, 'actions[0].do'],
    ['an action without what it needs', { actions: [{ by: 'A', do: 'cast' }] }, 'actions[0]'],
    ['a key of another action', { actions: [{ by: 'A', do: 'pass', until: 'end' }] }, 'actions[0].until'],
    ['a player who does not play', { actions: [{ by: 'C', do: 'pass' }] }, 'actions[0].by'],
    ['all players casting one spell', { actions: [{ by: 'all', do: 'cast', object: 'bear' }] }, 'actions[0].by'],
    ['the game passing', { actions: [{ by: 'game', do: 'pass' }] }, 'actions[0].by'],
    ['an expectation that is none', { expect: { lives: { A: 20 } } }, 'expect.lives'],
    ['an expectation behind the last action', { expect: [{ after: 1, life: { A: 20 } }] }, 'expect[0].after'],
    ['a player named twice', { players: ['A', 'A'] }, 'players[1]'],
    ['a player in two teams', { teams: [['A'], ['A', 'B']] }, 'teams[1][0]'],
  ])('refuses %s, with its place', (_, more, path) => {
    expect(refusalOf(more)?.path).toBe(path);
  });

  it('refuses a key that stands twice, and text that is no YAML, with line and column', () => {
    const [twice] = readScenarios('id: one\nid: two\nedition: 2011-02-04\n');
    expect(twice?.kind === 'refused' && twice.refusal.unsupported[0]?.line).toBe(2);
    const [broken] = readScenarios('id: [one\nedition: 2011-02-04\n');
    expect(broken?.kind).toBe('refused');
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(['scenario', 'refused']).toContain(readValue(value).kind);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const read of readScenarios(text)) expect(['scenario', 'refused']).toContain(read.kind);
      }),
    );
  });

  it('refuses every key that is put where the format has none', () => {
    const whole = { ...least, setup: { zones: { battlefield: [bear] } }, actions: [{ by: 'A', do: 'pass' }], expect: { life: { A: 20 } } };
    expect(readValue(whole).kind).toBe('scenario');
    const places = [
      (extra: object) => ({ ...whole, ...extra }),
      (extra: object) => ({ ...whole, setup: { ...whole.setup, ...extra } }),
      (extra: object) => ({ ...whole, setup: { zones: { battlefield: [{ ...bear, ...extra }] } } }),
      (extra: object) => ({ ...whole, actions: [{ by: 'A', do: 'pass', ...extra }] }),
      (extra: object) => ({ ...whole, expect: { life: { A: 20 }, ...extra } }),
    ];
    for (const place of places) expect(readValue(place({ 'no such key': 1 })).kind).toBe('refused');
  });
});

it.each(['nonsense', '', '2011-02-30', '2011'])('under %j, which is no day, a scenario is refused and not played', (edition) => {
  const [played] = playText(JSON.stringify(least), edition);
  expect(played?.result).toMatchObject({ passed: false, trace: [], unsupported: [{ path: 'edition', phrase: edition }] });
});
