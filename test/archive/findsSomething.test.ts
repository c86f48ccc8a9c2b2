/** No query that holds a word, a number, a sign or a name of the newest edition finds nothing; what names a document or a time is never taken for another. */
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { listReleases, readFacts } from '../../src/corpus/facts.ts';
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { collectEdition } from '../../src/search/collectEdition.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { answerQuery } from '../../src/search/searchEdition.ts';
import { commonWords, tokenize } from '../../src/search/tokens.ts';
import { folder, title } from './catalog.ts';

const content = join(import.meta.dirname, '../../content');
const named = [
  ...['in 2008', '2008', '2009-07-11', 'July 2009', 'M10', 'before M10', 'IPG', 'IPG 2017', 'MTR', 'CR', 'handbook', 'rulebook 1997'],
  ...['infraction procedure guide', 'rulings summary', 'comp rules', 'penalty guide', 'plain rules', 'M10 rules', 'JAR'],
];

it.skipIf(folder === undefined)(`whatever holds something of the newest edition finds something ${title}`, () => {
  const corpus = openCorpus(inject('archiveCorpus'));
  const record = findEdition(corpus.manifest, 'comprehensive-rules');
  if (!record) return expect.fail('the corpus has no edition');
  const file = collectEdition(record.key, corpus.loadEdition(record.key), []);
  const index = openFile(file);
  const releases = listReleases(readFacts(content), 'comprehensive-rules');
  const isFound = (query: string): boolean => {
    const answer = answerQuery(index, query, { releases });
    return answer.total > 0 || answer.named !== undefined;
  };
  const texts = file.documents.flatMap((document) => [document.title ?? '', document.text]);
  const own = (shape: RegExp, among = texts): readonly string[] => [...new Set(among.flatMap((text) => text.match(shape) ?? []))];
  // What a symbol is written with is no word.
  const plain = texts.map((text) => text.replace(/\{[^{}\s]+\}/g, ' '));
  const ours = [
    ...own(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu, plain),
    ...own(/\{[^{}\s]+\}/g),
    ...own(/[+−-]?[\dX]+\/[+−-]?[\dX]+/g),
    ...own(/[\p{S}*&]/gu),
    ...file.documents.filter(({ kind }) => kind !== 'term' && kind !== 'example').map(({ id }) => id),
    ...file.documents.flatMap((document) => document.title ?? []),
  ];
  expect(ours.filter((each) => !isFound(each))).toEqual([]);
  const ids = new Set(file.documents.map(({ id }) => id));
  const one = fc.constantFrom(...ours);
  const word = fc.constantFrom(...own(/(?<![\p{L}\p{N}'’])\p{L}+(?:['’]\p{L}+)?(?!\p{N})/gu, plain));
  fc.assert(
    fc.property(one, word, fc.stringMatching(/^[a-z]{1,9}$/), fc.nat(3), (ofOurs, other, anything, how) => {
      // Words that say nothing are sought only where nothing else is typed.
      // A figure that is no section is an amount, and beside what stands nowhere it says nothing.
      fc.pre(!/^\d+$/.test(ofOurs) || ids.has(ofOurs));
      fc.pre([ofOurs, other].every((each) => tokenize(each).some((token) => !commonWords.has(token.word))) || how === 3);
      const bare = ofOurs.replace(/["“”„«»]/g, '');
      const query =
        [`${bare} ${anything}`, `"${bare} ${other} "`, `${anything} "${other} ${anything}" `, `"${bare}" "${other}" `][how] ?? bare;
      expect([query, isFound(query)]).toEqual([query, true]);
    }),
    { numRuns: 300 },
  );
  for (const query of named) {
    const answer = answerQuery(index, query, { releases });
    expect(answer.named, query).toBeDefined();
    expect(answer.followed, query).toEqual([]);
  }
});
