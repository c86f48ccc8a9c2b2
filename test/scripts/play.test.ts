import { describe, expect, it } from 'vitest';
import { TestDesk } from './testDesk.ts';

const scenario = (id: string, life: number, more = '') => `id: ${id}\nedition: 2011-02-04\n${more}expect: { life: { A: ${life} } }\n`;

async function play(text: string, ...args: readonly string[]) {
  const desk = new TestDesk();
  return desk.run('play', desk.write('scenario.yaml', text), ...args);
}

describe('concordance play', () => {
  it.each([
    ['0 when every expectation holds', scenario('good', 20), 0],
    ['1 when one does not', scenario('bad', 19), 1],
    ['2 when a key is not known', scenario('odd', 20, 'colour: red\n'), 2],
    ['2 when it is no scenario', 'id: [', 2],
    ['2 when a text is not understood', scenario('poem', 20, 'actions: [{ by: A, do: effect, text: Sing a song of sixpence. }]\n'), 2],
    ['2 when play meets a bound', scenario('flood', 20, 'actions: [{ by: A, do: effect, text: Draw 1000000 cards. }]\n'), 2],
  ])('exits with %s', async (_, text, code) => {
    expect((await play(text)).code).toBe(code);
  });

  it('prints one line of JSON for a scenario', async () => {
    const { out, code } = await play(scenario('bad', 19), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      id: 'bad',
      edition: '2011-02-04',
      passed: false,
      failures: [{ key: 'life.A', expected: 19, actual: 20 }],
      unsupported: [],
      final: { step: 'precombat main', players: { A: { life: 20 } } },
    });
    const { trace } = JSON.parse(out) as { trace: readonly object[] };
    expect(trace[0]).toMatchObject({ action: 0, event: 'step', cites: ['505.1'] });
  });

  it('says which bound play met, and where, in JSON as well', async () => {
    const text = scenario('flood', 20, 'actions: [{ by: A, do: effect, text: Draw 1000000 cards. }]\n');
    expect((await play(text)).out).toContain('actions[0]: more than 20,000 events of one action');
    expect(JSON.parse((await play(text, '--json')).out)).toMatchObject({
      passed: false,
      unsupported: [{ path: 'actions[0]', phrase: '', reason: 'more than 20,000 events of one action' }],
    });
  });

  it('says which question nobody answered, at which the game stands', async () => {
    const text = scenario('asked', 23, 'actions: [{ by: A, do: effect, text: You may gain 3 life. }]\n');
    const question = 'Does A accept what an effect offers?';
    expect((await play(text)).out).toMatch(/life\.A: expected 23, is 20\n\s+not answered\s+A: /);
    expect(JSON.parse((await play(text, '--json')).out)).toMatchObject({
      final: { pending: { player: 'A', kind: 'may', text: question } },
    });
    const answered = scenario(
      'answered',
      23,
      'actions: [{ by: A, do: effect, text: You may gain 3 life. }, { by: A, do: choose, choice: yes }]\n',
    );
    expect((await play(answered)).out).not.toContain('not answered');
  });

  it('prints a line each for several, and a summary', async () => {
    const { out, code } = await play(
      [scenario('good', 20), scenario('bad', 19), scenario('odd', 20, 'colour: red\n')].join('---\n'),
      '--json',
    );
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(lines.map(({ id }) => id)).toEqual(['good', 'bad', 'odd', undefined]);
    expect(lines[3]).toEqual({ scenarios: 3, passed: 1, failed: 1, unsupported: 1 });
    expect(code).toBe(2);
  });

  it('plays under another edition, with its numbers', async () => {
    const { out } = await play(scenario('good', 20), '--json', '--edition', '2005-10-01');
    expect(JSON.parse(out)).toMatchObject({ edition: '2005-10-01', passed: true, trace: [{ cites: ['305.1'] }] });
  });

  it('says to people what is not so, and where a scenario cannot be read', async () => {
    expect((await play(scenario('bad', 19))).out).toContain('life.A: expected 19, is 20');
    expect((await play(scenario('odd', 20, 'colour: red\n'))).out).toContain('colour: there is no such key here');
  });

  it('needs a file that is there', async () => {
    const desk = new TestDesk();
    expect((await desk.run('play')).code).toBe(2);
    expect((await desk.run('play', 'no-such-file.yaml')).err).toContain('no-such-file.yaml');
  });
});
