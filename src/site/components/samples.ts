/** What the page of components shows: the first in the documents of a build that has what a component needs. */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import type { WordChange } from '../../wording/compareWordings.ts';
import { readChanges, type Described } from '../changes/describeChange.ts';
import { listPairs, type EditionPair } from '../changes/pairs.ts';
import { arrangeDocument, isRuling, type DocumentSection } from '../documents/arrangeDocument.ts';
import { findQuestion } from '../examples/plays.ts';
import { openDemonstrations } from '../examples/demonstrations.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import { ancestorsOf, neighboursOf, type EditionView } from '../frame/library/edition.ts';
import type { DocumentView, Library } from '../frame/library/library.ts';
import { tellQuestion, type ToldQuestion } from '../practice/questions.ts';
import { chooseShownRule } from '../home/shownRule.ts';

export interface Samples {
  readonly view?: EditionView;
  readonly superseded?: EditionView;
  readonly supersededPath: string;
  /** One of each standing. */
  readonly documents: readonly DocumentView[];
  readonly rule?: LoadedEntry;
  readonly above: readonly LoadedEntry[];
  readonly neighbours: ReturnType<typeof neighboursOf>;
  readonly rules: readonly LoadedEntry[];
  readonly term?: LoadedEntry;
  /** One of each kind of change. */
  readonly changes: readonly Described[];
  readonly words: readonly WordChange[];
  readonly section?: { readonly document: DocumentView; readonly shown: DocumentSection };
  readonly question?: ToldQuestion;
}

/** Chooses samples. What the documents have nothing for is absent. */
export function chooseSamples(library: Library): Samples {
  const { current: view, editions, documents } = library;
  const rules = view ? chooseRules(view) : [];
  const [rule] = rules;
  const page = rule && view ? pageOf(view, rule) : undefined;
  const superseded = editions.find(({ until }) => until !== undefined);
  const term = view?.terms.find(({ wording }) => wording.length > 0);
  const section = chooseSection(documents);
  const question = chooseQuestion(library);
  return {
    supersededPath: superseded ? makeAddress({ kind: 'contents', edition: superseded.address }) : '/',
    documents: [...Map.groupBy(documents, ({ record }) => `${record.document} ${record.extent}`).values()].flatMap(([each]) => each ?? []),
    above: page && view ? [...ancestorsOf(view, page)] : [],
    neighbours: page && view ? neighboursOf(view, page) : {},
    rules,
    changes: chooseChanges(library),
    words: chooseShownRule(library)?.wordings.at(-1)?.words ?? [],
    ...(view ? { view } : {}),
    ...(superseded ? { superseded } : {}),
    ...(rule ? { rule } : {}),
    ...(term ? { term } : {}),
    ...(section ? { section } : {}),
    ...(question ? { question } : {}),
  };
}

/** A rule alone, one with an Example, one with subrules, one with a note of ours. */
function chooseRules(view: EditionView): readonly LoadedEntry[] {
  const rules = view.entries.filter(({ kind, id }) => kind === 'rule' && !view.hasPage(id));
  const kinds: readonly ((entry: LoadedEntry) => boolean)[] = [
    ({ id, examples }) => examples.length === 0 && view.childrenOf(id).length === 0,
    ({ examples, id }) => examples.length > 0 && view.childrenOf(id).length === 0,
    ({ id }) => view.childrenOf(id).length > 1,
    ({ note }) => note !== undefined,
  ];
  return [...new Set(kinds.flatMap((is) => rules.find(is) ?? []))];
}

const pageOf = (view: EditionView, entry: LoadedEntry): LoadedEntry | undefined =>
  ancestorsOf(view, entry).findLast(({ id }) => view.hasPage(id));

/** Of the pair of editions between which most kinds of change happened. */
function chooseChanges(library: Library): readonly Described[] {
  const kindsOf = ({ counts }: EditionPair): number => Object.values(counts).filter((count) => count > 0).length;
  const [pair] = listPairs(library).toSorted((one, other) => kindsOf(other) - kindsOf(one));
  const changes = pair && readChanges(library, pair);
  return changes ? [...Map.groupBy(changes.rows, ({ kind }) => kind).values()].flatMap(([row]) => (row ? changes.describe(row) : [])) : [];
}

function chooseQuestion(library: Library): ToldQuestion | undefined {
  for (const { scenario } of openDemonstrations(library).all) {
    const question = findQuestion(library, scenario);
    if (question) return tellQuestion(library, question);
  }
  return undefined;
}

/** A section with a ruling in it where there is one, and of it one part. */
function chooseSection(documents: readonly DocumentView[]): Samples['section'] {
  for (const document of documents) {
    for (const { heading, parts } of arrangeDocument(document.entries)) {
      const part = parts.find(({ entries }) => entries.some(isRuling));
      if (part) return { document, shown: { parts: [part], ...(heading ? { heading } : {}) } };
    }
  }
  const [document] = documents;
  const [shown] = document ? arrangeDocument(document.entries) : [];
  return document && shown ? { document, shown: { ...shown, parts: shown.parts.slice(0, 1) } } : undefined;
}
