import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followChain } from '../../src/lineage/chain.ts';
import { indexLineages, putLikeliestFirst } from '../../src/lineage/follow.ts';
import type { Flow } from '../../src/model/lineage.ts';
import { alignment, anyHistory, chainOf, link, toChain } from './anyChain.ts';

const indexOf = (chain: Parameters<typeof followChain>[0]) => indexLineages(followChain(chain));
/** `100.2` is the same lineage, `100.2 0.80` took something over. */
const told = (found: ReturnType<ReturnType<typeof indexLineages>['follow']>) =>
  found.map(({ entry, same, score }) => (same ? entry : `${entry} ${score.toFixed(2)}`));

describe('a provision', () => {
  const index = indexOf(
    chainOf(
      ['100.1', '100.2', '100.3'],
      alignment('100.1 > 100.4', '100.4 > 100.1', '-100.3', '+100.5'),
      alignment('100.4 > 100.4', '100.4 > 100.6 + 0.8', '100.2 > 100.4 + 0.5'),
      alignment('-100.6', '100.6 > 100.7 + 0.5'),
    ),
  );

  it.each([
    ['under its new number', 0, '100.1', 1, ['100.4']],
    ['under its old number, backwards', 1, '100.4', 0, ['100.1']],
    ['in its own edition', 1, '100.4', 1, ['100.4']],
    ['nowhere once it was removed', 0, '100.3', 2, []],
    ['nowhere before it was there', 1, '100.5', 0, []],
    ['nowhere if there is no such entry', 0, '100.9', 2, []],
    ['at all heirs of a split, the one that carries it on first', 0, '100.1', 2, ['100.4', '100.6 0.80']],
    ['at all ancestors of a merge, backwards', 2, '100.4', 0, ['100.1', '100.2 0.50']],
    ['where it was taken up when its own lineage ended', 0, '100.2', 2, ['100.4 0.50']],
    ['through two splits, as sure as both are together', 0, '100.1', 3, ['100.4', '100.7 0.40']],
    ['backwards through two splits', 3, '100.7', 0, ['100.1 0.40']],
  ])('is found %s', (_, from, entry, to, found) => {
    expect(told(index.follow(from, entry, to))).toEqual(found);
  });

  it('is no longer followed where what is left of it is too unsure', () => {
    const faint = indexOf(
      chainOf(['100.1'], alignment('100.1 > 100.1', '100.1 > 100.2 + 0.5'), alignment('100.2 > 100.2', '100.2 > 100.3 + 0.5')),
    );
    expect(told(faint.follow(0, '100.1', 2))).toEqual(['100.1', '100.2 0.50']);
  });

  it('is followed through a single split, however unsure', () => {
    const faint = indexOf(chainOf(['100.1'], alignment('100.1 > 100.1', '100.1 > 100.2 + 0.1')));
    expect(told(faint.follow(0, '100.1', 1))).toEqual(['100.1', '100.2 0.10']);
    expect(told(faint.follow(1, '100.2', 0))).toEqual(['100.1 0.10']);
  });

  it('is followed along the way that is open, though a surer one came too late', () => {
    // Matter of 100.1 comes to 100.2 at once (0.6) and again later (0.9); 100.2 gives on to 100.3 in between.
    const late = indexOf(
      chainOf(
        ['100.1', '100.2'],
        alignment('100.1 > 100.1', '100.2 > 100.2', '100.1 > 100.2 + 0.6'),
        alignment('100.2 > 100.2', '100.2 > 100.3 + 0.9'),
        alignment('100.1 > 100.1', '100.2 > 100.2', '100.1 > 100.2 + 0.9'),
      ),
    );
    expect(told(late.follow(0, '100.1', 3))).toEqual(['100.1', '100.2 0.90', '100.3 0.54']);
    expect(told(late.follow(3, '100.3', 0))).toEqual(['100.2 0.90', '100.1 0.54']);
  });

  it('is not followed into what took up the matter before it was there', () => {
    const early = indexOf(
      chainOf(
        ['100.1', '100.2'],
        alignment('100.1 > 100.1', '100.2 > 100.2', '100.2 > 100.3 + 0.9'),
        alignment('100.1 > 100.1', '100.2 > 100.2', '100.1 > 100.2 + 0.9'),
      ),
    );
    expect(told(early.follow(0, '100.1', 2))).toEqual(['100.1', '100.2 0.90']);
    expect(told(early.follow(0, '100.1', 1))).toEqual(['100.1']);
    expect(told(early.follow(2, '100.2', 1))).toEqual(['100.2', '100.1 0.90']);
  });
});

describe('following', () => {
  it('and following back comes to where it began', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { follow } = indexOf(toChain(history));
        const last = history.editions.length - 1;
        for (const entry of history.editions[0]?.values() ?? []) {
          for (const there of follow(0, entry, last)) expect(follow(last, there.entry, 0).map((back) => back.entry)).toEqual([entry]);
        }
      }),
    );
  });

  it('finds what the history says', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { follow } = indexOf(toChain(history));
        const [first, last] = [history.editions[0], history.editions.at(-1)];
        // A matter that is gone for an edition and comes again is another one.
        const stays = (matter: number): boolean => history.editions.every((edition) => edition.has(matter));
        for (const [matter, entry] of first ?? []) {
          const there = stays(matter) ? [last?.get(matter)] : [];
          expect(follow(0, entry, history.editions.length - 1).map((found) => found.entry)).toEqual(there);
        }
      }),
    );
  });
});

describe('matter that is handed on', () => {
  const base = followChain(
    chainOf(
      ['100.1', '100.2'],
      alignment('100.1 > 100.1', '100.2 > 100.2', '100.1 > 100.2 + 0.9'),
      alignment('100.2 > 100.2', '100.2 > 100.3 + 0.9'),
      alignment('100.3 > 100.3'),
    ),
  );
  const withTold = (...told: readonly Partial<Flow>[]) =>
    indexLineages({ ...base, flows: base.flows.map((flow, at) => ({ ...flow, ...told[at] })) });

  it('goes on from rule to rule where nothing else is told', () => {
    const index = withTold();
    expect(told(index.follow(0, '100.1', 3))).toEqual(['100.1', '100.2 0.90', '100.3 0.81']);
    expect(told(index.follow(0, '100.2', 3))).toEqual(['100.2', '100.3 0.90']);
    expect(told(index.follow(3, '100.3', 0))).toEqual(['100.2 0.90', '100.1 0.81']);
  });

  it('is not what a rule took on before the matter came to it', () => {
    const index = withTold({}, { since: 1 });
    expect(told(index.follow(0, '100.2', 3))).toEqual(['100.2']);
    expect(told(index.follow(1, '100.2', 3))).toEqual(['100.2', '100.3 0.90']);
    expect(told(index.follow(3, '100.3', 0))).toEqual(['100.1 0.81']);
  });

  it('is not the matter of an earlier flow that brought something else', () => {
    const index = withTold({}, { without: [0] });
    expect(told(index.follow(0, '100.1', 3))).toEqual(['100.1', '100.2 0.90']);
    expect(told(index.follow(3, '100.3', 0))).toEqual(['100.2 0.90']);
  });

  it('is not followed to an edition in which it is gone from its new place', () => {
    const index = withTold({ until: 2 }, {});
    expect(told(index.follow(0, '100.1', 1))).toEqual(['100.1', '100.2 0.90']);
    expect(told(index.follow(0, '100.1', 3))).toEqual(['100.1', '100.3 0.81']);
    expect(told(index.follow(3, '100.2', 0))).toEqual(['100.2']);
  });
});

describe('how sure an answer is', () => {
  const edit = (score: number) => ({
    links: [link('100.1', '100.1', { score, because: 'neighbours', difference: 'substance' })],
    removed: [],
    added: [],
  });
  const chain = chainOf(['100.1'], edit(0.9), edit(0.7), edit(0.8), alignment('100.1 > 100.1', '100.1 > 100.2 + 0.5'));
  const index = indexOf(chain);

  it.each([
    ['the least sure edit on the way', 0, 3, [['100.1', 0.7, 'neighbours']]],
    ['the same backwards', 3, 0, [['100.1', 0.7, 'neighbours']]],
    ['that of the editions between alone', 2, 3, [['100.1', 0.8, 'neighbours']]],
    ['certain in its own edition', 2, 2, [['100.1', 1, 'identical']]],
    [
      'that edit and the splits together',
      0,
      4,
      [
        ['100.1', 0.7, 'neighbours'],
        ['100.2', 0.35, 'wording'],
      ],
    ],
  ] as const)('is %s', (_, from, to, answers) => {
    expect(index.follow(from, '100.1', to).map(({ entry, score, because }) => [entry, Math.round(score * 100) / 100, because])).toEqual(
      answers,
    );
  });

  it('puts what is likelier before an own lineage that is in doubt, and leaves it first otherwise', () => {
    const order = (...scores: readonly number[]) =>
      putLikeliestFirst(scores.map((score, at) => ({ entry: `100.${at}`, lineage: at, score, because: 'wording', same: at === 0 }))).map(
        ({ entry }) => entry,
      );
    expect(order(0.5, 0.9, 0.6)).toEqual(['100.1', '100.2', '100.0']);
    expect(order(0.85, 0.99, 0.2)).toEqual(['100.0', '100.1', '100.2']);
  });
});
