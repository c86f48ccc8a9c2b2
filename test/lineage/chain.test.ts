import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followChain } from '../../src/lineage/chain.ts';
import { indexLineages } from '../../src/lineage/follow.ts';
import { alignment, anyHistory, chainOf, toChain } from './anyChain.ts';

const stepsOf = (chain: Parameters<typeof followChain>[0]) =>
  Object.fromEntries(
    followChain(chain).lineages.map(({ id, steps }) => [
      id,
      steps.map(({ edition, entry, relation }) => `${edition} ${entry} ${relation}`),
    ]),
  );

describe('lineages', () => {
  it('begin with the oldest edition, and with whatever is added later', () => {
    expect(stepsOf(chainOf(['100.1'], alignment('+100.2')))).toEqual({
      '2001-01-01/100.1': ['0 100.1 added'],
      '2002-01-01/100.2': ['1 100.2 added'],
    });
  });

  it('have no step where nothing changed, whether the link is there or left out', () => {
    const chain = chainOf(['100.1', '100.2'], alignment('100.1 > 100.1'), alignment());
    expect(stepsOf(chain)).toEqual({ '2001-01-01/100.1': ['0 100.1 added'], '2001-01-01/100.2': ['0 100.2 added'] });
  });

  it('follow numbers that change places', () => {
    const chain = chainOf(['100.1', '100.2'], alignment('100.1 > 100.2', '100.2 > 100.1'), alignment('100.2 > 100.3'));
    expect(stepsOf(chain)).toEqual({
      '2001-01-01/100.1': ['0 100.1 added', '1 100.2 moved', '2 100.3 moved'],
      '2001-01-01/100.2': ['0 100.2 added', '1 100.1 moved'],
    });
  });

  it('end where they are removed, and a number that comes again is another lineage', () => {
    expect(stepsOf(chainOf(['100.1'], alignment('-100.1'), alignment('+100.1')))).toEqual({
      '2001-01-01/100.1': ['0 100.1 added', '1  removed'],
      '2003-01-01/100.1': ['2 100.1 added'],
    });
  });

  it('end where a merge takes them up, and a flow says where the matter went; what took it up has a step, by its own wording', () => {
    const lineages = followChain(chainOf(['100.1', '100.2'], alignment('100.1 > 100.1', '100.2 > 100.1 + 0.8')));
    expect(lineages.lineages.map(({ steps }) => steps.at(-1))).toMatchObject([
      { edition: 1, entry: '100.1', relation: 'same' },
      { edition: 1, entry: '', relation: 'removed' },
    ]);
    expect(lineages.flows).toEqual([{ edition: 1, from: 1, to: 0, score: 0.8 }]);
  });

  it('begin where a split makes them, and a flow says where the matter came from; the old one has a step, by its own wording', () => {
    const lineages = followChain(chainOf(['100.1'], alignment('100.1 > 100.1', '100.1 > 100.2 + 0.7')));
    expect(lineages.lineages.map(({ id, steps }) => [id, steps.at(-1)?.relation])).toEqual([
      ['2001-01-01/100.1', 'same'],
      ['2002-01-01/100.2', 'added'],
    ]);
    expect(lineages.flows).toEqual([{ edition: 1, from: 0, to: 1, score: 0.7 }]);
  });

  it('hold every entry of every edition once', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const lineages = followChain(toChain(history));
        const { entryOf } = indexLineages(lineages);
        history.editions.forEach((edition, place) => {
          const there = lineages.lineages.map((_, lineage) => entryOf(place, lineage)).filter((entry) => entry !== undefined);
          expect(there.toSorted()).toEqual([...edition.values()].toSorted());
        });
        expect(new Set(lineages.lineages.map(({ id }) => id)).size).toBe(lineages.lineages.length);
      }),
    );
  });
});
