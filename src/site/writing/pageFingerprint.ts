/** What a page of a superseded edition shows, as a digest: two pages with the same fingerprint are the same file. */
import { createHash } from 'node:crypto';
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { ancestorsOf, headingOf, neighboursOf, type EditionView } from '../frame/library/edition.ts';
import { openDemonstrations } from '../examples/demonstrations.ts';
import { summariseHistory } from '../history/summariseHistory.ts';
import { nameEntry } from '../frame/labels/labels.ts';
import type { Library } from '../frame/library/library.ts';
import { linkEntry } from '../frame/wording/linkWording.ts';
import { findPlainWords } from '../reading/rules/plainWords.ts';
import { citingOf } from '../reading/rules/uses.ts';

/** Of the page of a section, subsection or keyword. The view's links must be relative, or no two editions would have the same. */
export function fingerprintPage(view: EditionView, page: LoadedEntry, library: Library): string {
  const { previous, next } = neighboursOf(view, page);
  return digest([
    view.record.document,
    view.terms.length > 0,
    describeTree(view, [...ancestorsOf(view, page), page]),
    [previous, next].map((entry) => entry && describeLink(view, entry)),
    headingOf(page),
    summariseHistory(view, page, library),
    describeBranch(view, page, library),
  ]);
}

/** Of the page with the whole glossary. */
export function fingerprintGlossary(view: EditionView, library: Library): string {
  return digest([describeTree(view, []), view.terms.map((term) => [view.hrefOf(term.id), describeBranch(view, term, library)])]);
}

function digest(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64');
}

/** An entry with all that stands under it on its page. What has a page of its own is a link. */
function describeBranch(view: EditionView, entry: LoadedEntry, library: Library): unknown {
  const { id, kind, number, title, author, date, changed, meant, note } = entry;
  const plain = findPlainWords(view, entry, library);
  return [
    [id, kind, number, title, author, date, changed, meant, note],
    linkEntry(view, entry),
    entry.examples.map((_, place) => openDemonstrations(library).of(view, entry, place)[0]?.href),
    citingOf(view, id).map((citing) => [view.hrefOf(citing.id), nameEntry(citing)]),
    plain && [plain.href, linkEntry(view, plain.entry).text],
    view.childrenOf(id).map((child) => (view.hasPage(child.id) ? describeLink(view, child) : describeBranch(view, child, library))),
  ];
}

/** Breadcrumbs and contents tree: the sections, and of the one that holds a subsection its subsections. */
function describeTree(view: EditionView, line: readonly LoadedEntry[]): unknown {
  const [section] = line;
  const below = section && line.at(-1)?.kind !== 'rule' ? view.childrenOf(section.id).filter((child) => view.hasPage(child.id)) : [];
  return [...view.roots, ...below, ...line].map((entry) => describeLink(view, entry));
}

function describeLink(view: EditionView, entry: LoadedEntry): unknown {
  return [view.hrefOf(entry.id), entry.number, headingOf(entry)];
}
