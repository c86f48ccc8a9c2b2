/**
 * The style of words of every day (src/corpus/wording/everydayTerms.ts): their links are known by their addresses, so that no link of a
 * million has to say what it is.
 */
import type { Corpus } from '../../corpus/readCorpus.ts';
import { makeAddress, makeTermAnchor } from '../frame/addresses/addresses.ts';
import { chooseEditions } from '../frame/library/chooseEditions.ts';
import { makeEditionView, type EditionView } from '../frame/library/edition.ts';
import { findEverydaySlugs } from '../frame/library/everydayLinks.ts';

/**
 * Only a pointer shows these, unless the reader asks for all. Nothing where no word is of every day. They are counted in the newest edition, for all of a document. A
 * term has a page of its own in a newest edition; under a date it has a place in a glossary, and there the words of the main document count. Written as short as
 * it can be: no bundler sees it.
 */
export function makeEverydaySheet({ manifest, loadEdition }: Pick<Corpus, 'manifest' | 'loadEdition'>, base: string): string {
  const { shown } = chooseEditions(manifest.editions, 'newest', manifest.missing);
  const [main = [], ...others] = shown.map((edition) => findSlugs(makeEditionView(edition, loadEdition(edition.record.key))));
  const links = [
    ...main.map(({ slug }) => `[href$='#${makeTermAnchor(slug)}']`),
    ...[main, ...others].flat().map(({ page }) => `[href='${page.replace(/^\//, base)}']`),
  ];
  if (links.length === 0) return '';
  const terms = `:is(a.term,p a:is([href^='../glossary/#'],[href^='#term-'],.pane *))`;
  return `:root:not([data-terms='all']) ${terms}:is(${links.join(',')}):not(.citation,:hover,:focus-visible){text-decoration-color:#0000}`;
}

function findSlugs(view: EditionView): readonly { readonly slug: string; readonly page: string }[] {
  return [...findEverydaySlugs(view)].map((slug) => ({ slug, page: makeAddress({ kind: 'term', edition: view.address, slug }) }));
}
