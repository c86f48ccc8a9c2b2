/**
 * The style of words of every day (src/site/frame/library/everydayTerms.ts): their links are known by their addresses, so that no link of a
 * million and a half has to say what it is.
 */
import type { Corpus } from '../../corpus/readCorpus.ts';
import { makeAddress, makeTermAnchor } from '../frame/addresses/addresses.ts';
import { chooseEditions } from '../frame/library/chooseEditions.ts';
import { makeEditionView, type EditionView } from '../frame/library/edition.ts';
import { findEverydayTerms } from '../frame/library/everydayTerms.ts';

/** Nothing where no word is of every day. They are counted in the newest edition, for all of a document. */
export function makeEverydaySheet({ manifest, loadEdition }: Pick<Corpus, 'manifest' | 'loadEdition'>, base: string): string {
  const { shown } = chooseEditions(manifest.editions, 'newest', manifest.missing);
  const links = [...new Set(shown.flatMap((edition) => listLinks(makeEditionView(edition, loadEdition(edition.record.key)), base)))];
  if (links.length === 0) return '';
  return `/* Only a pointer shows these, unless the reader asks for all. */
:root:not([data-terms='all']) p a:is(${links.join(', ')}):not(.citation, :hover, :focus-visible) {
  text-decoration-color: transparent;
}
`;
}

/** A term has a page of its own in a newest edition, and a place in the glossary of an edition under its date. */
function listLinks({ entries, termIndex, address, slugOf }: EditionView, base: string): readonly string[] {
  return [...findEverydayTerms(entries, termIndex)].flatMap((id) => {
    const slug = slugOf(id);
    const page = makeAddress({ kind: 'term', edition: address, slug }).replace(/^\//, base);
    return [`[href$='#${makeTermAnchor(slug)}']`, `[href='${page}']`];
  });
}
