import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../src/corpus/facts.ts';
import { noFacts, readTextDocument } from '../../src/corpus/readDocument.ts';
import { readHandbook } from '../../src/corpus/readHandbook.ts';
import { makeDate } from '../../src/grammar/constructs/dateLine.ts';
import { layouts, makeComprehensiveRules } from '../../src/grammar/families/comprehensiveRulesLayout.ts';
import type { Entry, ReadEdition } from '../../src/model/entry.ts';
import type { RulesTree } from '../../src/model/tree.ts';
import { makeSource, type SourceForm } from '../../src/sources/makeSource.ts';
import { thoroughly } from '../thoroughly.ts';
import { contentsOf, document, eg, glossaryHeading, h, matter } from './trees.ts';

const folder = 'content/handbook';
const files = readdirSync(folder).map((name) => ({ file: `${folder}/${name}`, bytes: readFileSync(`${folder}/${name}`) }));
const editions = readHandbook(files, readFacts('content'));

/** An edition of the handbook as a document of the rules: title, date line, contents, rules, glossary, credits. */
function toTree({ entries, date }: ReadEdition): RulesTree {
  const nodes = entries.map(({ kind, number, title, text, examples }) =>
    h(
      kind,
      { ...(number === '' ? {} : { number }), ...(title === undefined ? {} : { title }) },
      ...text.split('\n').filter((part) => part !== ''),
      ...examples.map(eg),
    ),
  );
  const rules = nodes.filter(({ type }) => type !== 'term');
  return document(
    {},
    matter('frontMatter', 'The Concordance Handbook', `These rules are effective as of ${date ? makeDate(date) : ''}.`),
    contentsOf(rules),
    ...rules,
    glossaryHeading,
    ...nodes.filter(({ type }) => type === 'term'),
    matter('backMatter', 'Credits', 'Written by the developers of Concordance.'),
  );
}

const said = ({ id, kind, title, text, examples }: Entry): unknown => ({ id, kind, title, text, examples });

const forms: readonly SourceForm[] = [
  { encoding: 'utf-8', mark: true, lineEnd: 'CRLF', format: 'text' },
  { encoding: 'utf-16le', mark: false, lineEnd: 'CR', format: 'text' },
  { encoding: 'utf-16be', mark: true, lineEnd: 'LF', format: 'text' },
  { encoding: 'windows-1252', mark: false, lineEnd: 'CR', format: 'text' },
  { encoding: 'mac-roman', mark: false, lineEnd: 'CRLF', format: 'text' },
];

/**
 * The encodings in which an edition is set in a layout: all for the newest, one after another for the others, which say nearly the same words.
 * What an encoding does to a text does not hang on what the text says.
 */
const formsOf = (edition: number, layout: number): readonly SourceForm[] =>
  edition === editions.length - 1 || thoroughly > 1
    ? forms
    : forms.filter((_, at) => at === (Math.floor(edition / 4) + layout) % forms.length);

/**
 * The layouts in which an edition is set: all for the newest, one after another for the others. What stands in few of them is set in few
 * layouts, unless it is still there in the newest.
 */
const layoutsOf = (edition: number) =>
  Object.entries(layouts)
    .map(([name, layout], at) => [name, layout, at] as const)
    .filter((_, at) => edition === editions.length - 1 || thoroughly > 1 || at === Math.floor(edition / 4) % Object.keys(layouts).length);

/** The newest, and of the others every fourth: neighbours say nearly the same words. */
const tried = editions
  .map((edition, at) => [edition.date, edition, at] as const)
  .filter(([, , at]) => at === editions.length - 1 || thoroughly > 1 || at % 4 === 0);

/** In layouts without blank lines nothing but its form tells the end of a definition; the handbook has none that misleads. */
describe.each(tried)('the handbook of %s', (date, edition, place) => {
  it.each(layoutsOf(place))('says the same when set as "%s"', (name, layout, at) => {
    const text = makeComprehensiveRules(toTree(edition), layout);
    // A wrapped layout without blank lines cannot show where one paragraph of an entry ends and the next begins.
    const flat =
      name === 'blog' ? ({ text: words, ...entry }: Entry): unknown => said({ ...entry, text: words.replaceAll('\n', ' ') }) : said;
    for (const form of formsOf(place, at)) {
      const bytes = makeSource(text, form);
      // The one sign of the handbook that old encodings of Windows lack.
      if (!bytes && form.encoding === 'windows-1252' && text.includes('∞')) continue;
      const result = bytes && readTextDocument('made.txt', bytes, noFacts);
      if (result?.kind !== 'editions') return expect.fail(`${form.encoding}: ${result ? result.reason : 'cannot be written'}`);
      const [read] = result.editions;
      expect(read).toMatchObject({ date, document: 'comprehensive-rules', accounting: { unaccounted: 0 } });
      expect(read?.entries.map(flat)).toEqual(edition.entries.map(flat));
    }
  });
});
