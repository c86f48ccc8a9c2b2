import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEditions } from '../../../../src/lineage/compareEditions.ts';
import { indexLineages } from '../../../../src/lineage/follow.ts';
import { reasons, type Reason } from '../../../../src/model/alignment.ts';
import type { IsoDate } from '../../../../src/model/edition.ts';
import type { Lineage, Lineages, LineageStep } from '../../../../src/model/lineage.ts';
import { packLineages, readLineages, type LineagesData } from '../../../../src/site/frame/data/lineagesData.ts';

/** As it travels. */
const carry = (lineages: Lineages): Lineages =>
  readLineages(JSON.parse(JSON.stringify(packLineages('handbook', lineages))) as LineagesData);

const editions = ['2001-01-01', '2002-01-01', '2003-01-01', '2004-01-01'] as IsoDate[];
const step = (edition: number, entry: string, more: Partial<LineageStep> = {}): LineageStep => ({
  edition,
  entry,
  relation: 'edited',
  difference: 'substance',
  score: 1,
  because: 'identical',
  ...more,
});
const chainOf = (...lineages: Lineage[]): Lineages => ({ editions, lineages, flows: [{ edition: 2, from: 0, to: 0, score: 0.4 }] });

describe('the lineages of the browser', () => {
  it.each<[string, readonly LineageStep[]]>([
    ['a number that changes', [step(0, '1.1', { relation: 'added' }), step(2, '1.2', { relation: 'moved' })]],
    ['an end', [step(1, '1.1', { relation: 'added' }), step(3, '', { relation: 'removed' })]],
    ['how sure a step is, and why', [step(0, '1.1', { relation: 'added' }), step(1, '1.1', { score: 0.62, because: 'wording' })]],
  ])('carry %s', (_, steps) => {
    const { lineages } = carry(chainOf({ id: '2001-01-01/1.1', steps }));
    expect(lineages[0]?.steps).toEqual(steps.map((each) => ({ ...each, difference: 'none' })));
  });

  it('leave out a step at which a provision kept its number for certain', () => {
    const steps = [step(0, '1.1', { relation: 'added' }), step(1, '1.1'), step(2, '1.2', { relation: 'moved' })];
    expect(carry(chainOf({ id: '2001-01-01/1.1', steps })).lineages[0]?.steps.map(({ edition }) => edition)).toEqual([0, 2]);
  });

  it.each(['2001-01-01/1.1', '1999-01-01/glossary:Nap'])('carry the id %s, that of the first step or not', (id) => {
    expect(carry(chainOf({ id, steps: [step(0, '1.1')] })).lineages[0]?.id).toBe(id);
  });

  it.each([
    {},
    { since: 1 },
    { until: 3 },
    { since: 1, without: [0, 2] },
    { since: 1, until: 2, without: [1] },
    { because: 'neighbours' },
    { because: 'forced', without: [0] },
  ] as const)('carry what is told of the matter of a flow: %j', (told) => {
    const flows = [{ edition: 2, from: 0, to: 1, score: 0.7, ...told }];
    expect(carry({ editions, lineages: [], flows }).flows).toEqual(flows);
  });

  it('answer as the whole ones do, whatever the lineages', () => {
    const entry = fc.constantFrom('1.1', '1.2', '1.3', 'glossary:Nap');
    const reason = fc.constantFrom<Reason>(...reasons);
    const lineage = fc
      .tuple(
        fc.integer({ min: 0, max: 3 }),
        fc.array(fc.tuple(entry, fc.constantFrom(1, 0.9, 0.4), reason), { minLength: 1, maxLength: 4 }),
      )
      .map(([first, parts]): Lineage => {
        const steps = parts
          .slice(0, editions.length - first)
          .map(([id, score, because], at) => step(first + at, id, at === 0 ? { relation: 'added' } : { score, because }));
        return { id: 'x', steps };
      });
    const flow = fc.record(
      {
        edition: fc.integer({ min: 0, max: 3 }),
        from: fc.nat({ max: 3 }),
        to: fc.nat({ max: 3 }),
        score: fc.constantFrom(1, 0.5),
        since: fc.integer({ min: 1, max: 3 }),
        until: fc.integer({ min: 1, max: 3 }),
        because: fc.constantFrom<Reason>(...reasons),
        without: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 2 }),
      },
      { requiredKeys: ['edition', 'from', 'to', 'score'] },
    );
    fc.assert(
      fc.property(fc.array(lineage, { minLength: 4, maxLength: 4 }), fc.array(flow, { maxLength: 4 }), (lineages, flows) => {
        const whole: Lineages = { editions, lineages, flows };
        const [one, other] = [indexLineages(whole), indexLineages(carry(whole))];
        for (const from of editions.keys())
          for (const to of editions.keys())
            for (const id of ['1.1', '1.2', '1.3', 'glossary:Nap']) expect(other.follow(from, id, to)).toEqual(one.follow(from, id, to));
      }),
    );
  });
});

const corpusFolder = process.env['CONCORDANCE_CORPUS'];

describe.skipIf(corpusFolder === undefined)(
  `the comparison of the browser, on a corpus${corpusFolder === undefined ? ' (skipped: CONCORDANCE_CORPUS names none)' : ''}`,
  () => {
    it.for([
      ['handbook', undefined, undefined],
      ['comprehensive-rules', '2009-05-01', '2009-07-11'],
      ['comprehensive-rules', '2006-07-15', '2025-06-06'],
      ['comprehensive-rules', '2025-06-06', '2006-07-15'],
    ] as const)('gives the rows of the command line for the %s, %s to %s', async ([document, from, to], { skip }) => {
      const { openComparison } = await import('../../compare/compareOnCorpus.ts');
      const comparison = openComparison(corpusFolder ?? '', document);
      if (!comparison) return skip('the corpus has no such document');
      const dates = comparison.lineages.editions;
      const pairs = from !== undefined ? [[from, to] as const] : dates.flatMap((a) => dates.map((b) => [a, b] as const));
      for (const [a, b] of pairs) {
        if (!dates.includes(a as IsoDate) || !dates.includes(b as IsoDate)) return skip('the corpus lacks one of the editions');
        const old = comparison.prepare(a as IsoDate, 'corpus');
        const young = comparison.prepare(b as IsoDate, 'corpus');
        const rows = compareEditions(old, young, comparison.lineages, comparison.lineages.index);
        const carried = carry(comparison.lineages);
        const inBrowser = compareEditions(
          comparison.prepare(a as IsoDate, 'browser'),
          comparison.prepare(b as IsoDate, 'browser'),
          carried,
          indexLineages(carried),
        );
        expect(inBrowser).toEqual(rows);
        expect(rows.links.length).toBeGreaterThan(10);
      }
    });
  },
);
