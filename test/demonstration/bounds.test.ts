/** Play has bounds: whatever is thrown at it ends, and is told in plain words. Bounds count what is done, so no test looks at a clock. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounds } from '../../src/engine/state/bounds.ts';
import { playScenario } from '../../src/demonstration/playing/playText.ts';
import { readScenarios } from '../../src/demonstration/format/readScenarios.ts';
import { readValue } from '../../src/demonstration/format/readValue.ts';
import { tellUnsupported } from '../../src/demonstration/format/refusal.ts';
import { refusedResult, type ScenarioResult } from '../../src/demonstration/playing/runScenario.ts';
import { anyScenario } from './anyScenario.ts';
import { play, verdict } from './play.ts';
import { stresses } from './stress.ts';

describe('scenarios that would go on for ever, or grow without end', () => {
  it.each(stresses.map(({ name, ...rest }) => [name, rest] as const))('%s', (_, { value, ends }) => {
    const result = play(value);
    if (typeof ends === 'object') {
      expect(result.unsupported.map(({ reason }) => reason)).toEqual([expect.stringMatching(ends.refused)]);
      expect(result.passed).toBe(false);
      return;
    }
    expect(verdict(result)).toBe('passed');
    if (ends === 'draw') expect(result.final['outcome']).toEqual({ winners: [], draw: true });
  });

  it('name the place at which the bound was met', () => {
    const many = 'Create 100000 1/1 green Saproling creature tokens.';
    const actions = [{ do: 'check' }, { by: 'A', do: 'effect', text: many }];
    expect(play({ actions }).unsupported.map(tellUnsupported)).toEqual(['actions[1]: more than 20,000 objects']);
    expect(play({ setup: { life: { B: 1e308 } } }).unsupported.map(({ path }) => path)).toEqual(['setup.life.B']);
  });

  it('are told before mana is asked for that could not be added', () => {
    const hoard = { ref: 'hoard', name: 'Hoard', controller: 'A', type: 'Artifact', counters: { charge: bounds.mana + 1 } };
    const spell = {
      ref: 's',
      name: 'Spell',
      type: 'Sorcery',
      cost: '{0}',
      text: 'Add {B} or {G} for each charge counter on target artifact.',
    };
    const result = play({
      setup: { zones: { battlefield: [hoard], hand: { A: [spell] } } },
      actions: [
        { by: 'A', do: 'cast', object: 's', targets: ['hoard'] },
        { by: 'all', do: 'resolve' },
      ],
    });
    expect(result.unsupported.map(tellUnsupported)).toEqual(['actions[1]: more than 2,000 mana in a pool']);
  });

  const angel = {
    ref: 'angel',
    name: 'Angel',
    controller: 'A',
    type: 'Enchantment',
    text: "You can't lose the game and your opponents can't win the game.",
  };
  const drawOften = (times: number): ScenarioResult =>
    play({
      setup: { zones: { battlefield: [angel] } },
      actions: Array.from({ length: times }, () => ({ by: 'A', do: 'effect', text: `Draw ${bounds.events - 1_000} cards.` })),
    });

  it('may come close to a bound one action after another', () => {
    expect(verdict(drawOften(3))).toBe('passed');
  });

  it('end all the same when many actions come close to one', () => {
    expect(drawOften(7).unsupported.map(tellUnsupported)).toEqual(['actions[5]: more than 100,000 events of all actions']);
  });
});

describe('a mandatory loop that grows', () => {
  const gainer = { ref: 'm', name: 'm', controller: 'A', type: 'Enchantment', text: 'Whenever you gain life, you gain 1 life.' };
  const begin = [
    { by: 'A', do: 'effect', text: 'You gain 1 life.' },
    { by: 'all', do: 'pass until', until: 'stack empty', auto: true },
  ];
  const loopBeside = (text: string, type = 'Enchantment'): ScenarioResult =>
    play({ setup: { zones: { battlefield: [gainer, { ref: 'n', name: 'n', controller: 'A', type, text }] } }, actions: begin });

  it.each([
    ['nothing that asks about it', 'Creatures you control get +1/+1.'],
    ['what asks about it at another time', 'At the beginning of your upkeep, if you have 100 or more life, you win the game.'],
    ['what only a player could begin', '{T}: You gain life equal to the number of creatures you control.'],
  ])('is a draw beside %s', (_, text) => {
    expect(loopBeside(text).final['outcome']).toEqual({ winners: [], draw: true });
  });

  it.each([
    ['a trigger with a condition', 'Whenever you gain life, if you have 100 or more life, you win the game.'],
    ['a state that triggers', 'When you have 100 or more life, you win the game.'],
  ])('is played on beside %s, to the end that this brings', (_, text) => {
    expect(loopBeside(text).final['outcome']).toEqual({ winners: ['A'], draw: false });
  });

  it.each([
    ['what would end it later than anybody waits', 'Whenever you gain life, if you have 100000 or more life, you win the game.'],
    ['a state that comes as late', 'When you have 100000 or more life, you win the game.'],
  ])('is not said to be a draw beside %s', (_, text) => {
    const result = loopBeside(text);
    expect(result.final['outcome']).toBeUndefined();
    expect(result.unsupported[0]?.reason).toMatch(/^more than/);
  });

  it('is not said to be a draw while it takes somebody’s life', () => {
    const drain = {
      ref: 'n',
      name: 'n',
      controller: 'A',
      type: 'Enchantment',
      text: 'Whenever you gain life, each opponent loses 1 life.',
    };
    const setup = (life: number) => ({ life: { B: life }, zones: { battlefield: [gainer, drain] } });
    expect(play({ setup: setup(60), actions: begin }).final['outcome']).toEqual({ winners: ['A'], draw: false });
    expect(play({ setup: setup(1e6), actions: begin }).unsupported[0]?.reason).toMatch(/^more than/);
  });
});

/** What tells of the engine and not of the game. */
const internal =
  /undefined|\bnull\b|\bNaN\b|Infinity|TypeError|RangeError|Cannot read|is not a function|not iterable|call stack|\[object|fault of Concordance|there is no object /;

describe('texts that nest or refer without end', () => {
  const head = 'id: x\nedition: 2011-02-04\n';
  it.each([
    ['brackets of YAML', `${head}actions: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['brackets of JSON', `{"id":"x","edition":"2011-02-04","actions":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['lists of YAML', `${head}actions:\n${Array.from({ length: 3_000 }, (_, at) => `${' '.repeat(at + 1)}- `).join('\n')}`],
    ['a list in itself', `id: &a [*a]\nedition: 2011-02-04\n`],
  ])('are refused: %s', (_, text) => {
    const [read] = readScenarios(text);
    expect(read?.kind === 'refused' && read.refusal.unsupported.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^lists and maps are nested (?:more than 20 deep|too deep to be read)$/),
    ]);
  });
});

describe('demonstrations with something changed in them', () => {
  const ends = new Map<string, number>();
  const playAny = (value: unknown): ScenarioResult => {
    const read = readValue(value);
    return read.kind === 'refused' ? refusedResult(read.id, read.edition, read.refusal.unsupported) : playScenario(read.scenario);
  };

  it('are played, refused or not understood, in words that somebody can read', () => {
    fc.assert(
      fc.property(anyScenario, (value) => {
        const { unsupported, passed, trace } = playAny(value);
        const end = unsupported.length > 0 ? 'not played' : passed ? 'as expected' : 'otherwise';
        ends.set(end, (ends.get(end) ?? 0) + 1);
        for (const said of [...unsupported.map(({ reason }) => reason), ...trace.map(({ text }) => text)])
          expect(said).not.toMatch(internal);
      }),
      { seed: 20261122, numRuns: 400, endOnFailure: true },
    );
    // The changes leave enough that is played for all this to be seen.
    for (const end of ['not played', 'as expected', 'otherwise']) expect(ends.get(end) ?? 0, end).toBeGreaterThan(10);
  });
});
