/** Ten articles of our own of ten years, checked with the real editions: what they cite, what that was then, and what it is now. */
import { expect, inject, it } from 'vitest';
import type { CheckedCitation } from '../../src/citing/checkedText.ts';
import { checkText } from '../../src/citing/checkText.ts';
import { foldName, namesOfHeadword } from '../../src/corpus/wording/headwords.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { openCorpusWorks } from '../../scripts/cli/corpusWorks.ts';
import { readArticles, type Marked } from '../citing/articles.ts';
import { folder, title } from './catalog.ts';
import { join } from 'node:path';

const contentFolder = join(import.meta.dirname, '../../content');
const isAt = ({ start, end }: CheckedCitation, mark: Marked): boolean => start === mark.start && end === mark.end;
const isTerm = ({ target }: Marked): boolean => target.startsWith('glossary:');

/** Marked numbers that the edition of the day has not got: some to see what is said then, some that the article has wrong. */
const notThen = [
  '1999-07-tournament-report.md: 502.10',
  '2001-03-columns.md: 502.15',
  '2001-03-columns.md: 502.15d',
  '2001-03-columns.md: Rule 104',
  '2001-03-columns.md: Floor Rules, section 24',
  '2009-12-what-moved.md: 420.5',
  '2012-10-keywords.md: IPG 2.1',
  '2012-10-keywords.md: IPG 2.3',
  '2016-05-forum-thread.txt: 702.34c',
  '2020-06-companion.md: MTR section 3.16',
  '2020-06-companion.md: section 2.7 of the Infraction Procedure Guide',
  '2025-11-answers.md: rule 613.99',
];

it.skipIf(folder === undefined)(`ten articles are told what they cite, on their day and today ${title}`, async () => {
  const works = openCorpusWorks(openCorpus(inject('archiveCorpus')), { contentFolder });
  const counts = { numbers: { marked: 0, found: 0, right: 0 }, terms: { marked: 0, found: 0, right: 0 } };
  const [missing, today]: [string[], [string, string][]] = [[], []];
  for (const { name, text, date, marked } of readArticles()) {
    const { citations } = await checkText(text, works, { date: date as IsoDate, terms: true });
    const [numbers, terms] = [citations.filter(({ kind }) => kind === 'number'), citations.filter(({ kind }) => kind === 'term')];
    counts.numbers.found += numbers.length;
    counts.terms.found += terms.length;
    for (const mark of marked) {
      const count = isTerm(mark) ? counts.terms : counts.numbers;
      count.marked += 1;
      const citation = (isTerm(mark) ? terms : numbers).find((each) => isAt(each, mark));
      const target = citation?.understandings[0]?.targets[0];
      if (!citation) continue;
      const headword = mark.target.slice('glossary:'.length);
      if (!isTerm(mark) || namesOfHeadword(target?.name ?? '').includes(foldName(headword))) count.right += 1;
      if (!target) missing.push(`${name}: ${citation.text}`);
      if (mark.today !== undefined) today.push([mark.today, target?.now.map((entry) => entry.name).join(' ') ?? '']);
    }
  }
  console.log('cited numbers', counts.numbers, 'terms of the glossary', counts.terms);
  expect(counts.numbers).toEqual({ marked: 103, found: 103, right: 103 });
  expect(counts.terms.right).toBeGreaterThanOrEqual(27);
  expect(missing).toEqual(notThen);
  // What was known when the texts were written: announcing was divided into casting and activating.
  expect(today).toHaveLength(5);
  for (const [known, told] of today) expect(told.split(' ')).toContain(known);
});
