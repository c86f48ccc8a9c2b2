/** Which words a provision had when: the words of all editions of a document, by lineage, for searching in all of them at once. */
import type { IsoDate } from '../../model/edition.ts';
import type { Lineage, Lineages } from '../../model/lineage.ts';
import { commonWords, tokenize } from '../tokens.ts';

/** Editions by their places, the oldest is 0; `to` is the first that is out again. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface WordsOverTime {
  readonly editions: readonly IsoDate[];
  /** The editions in which each lineage lived, and the last heading it had. */
  readonly lives: readonly (Span & { readonly title?: string })[];
  /** By stem, then by lineage, the editions in which the stem stood in it, in order and never touching. */
  readonly spans: ReadonlyMap<string, ReadonlyMap<number, readonly Span[]>>;
}

/** What there is to find in an entry: heading, text, Examples. */
export interface TimedEntry {
  readonly title?: string;
  readonly text: string;
}

/** `entryOf` gives an entry of an edition by the place of that and its id. Words that say nothing (`the`) are left out. */
export function collectWordsOverTime(
  { editions, lineages }: Pick<Lineages, 'editions' | 'lineages'>,
  entryOf: (edition: number, id: string) => TimedEntry | undefined,
): WordsOverTime {
  const spans = new Map<string, Map<number, Span[]>>();
  const lives = lineages.map((lineage, place) => {
    let title: string | undefined;
    for (const { edition, entry, to } of listStates(lineage, editions.length)) {
      const found = entryOf(edition, entry);
      title = found?.title ?? title;
      for (const stem of stemsIn(found)) extend(spans, stem, place, { from: edition, to });
    }
    const states = listStates(lineage, editions.length);
    return { from: states[0]?.edition ?? 0, to: states.at(-1)?.to ?? 0, ...(title === undefined ? {} : { title }) };
  });
  return { editions, lives, spans };
}

/** The entries that a lineage was, each with the first edition in which it was something else or gone. */
export function listStates(
  { steps }: Lineage,
  editions: number,
): readonly { readonly edition: number; readonly entry: string; readonly to: number }[] {
  return steps.flatMap(({ edition, entry }, at) => (entry === '' ? [] : [{ edition, entry, to: steps[at + 1]?.edition ?? editions }]));
}

function stemsIn(entry: TimedEntry | undefined): ReadonlySet<string> {
  const tokens = tokenize(entry === undefined ? '' : `${entry.title ?? ''} ${entry.text}`);
  return new Set(tokens.filter(({ word }) => !commonWords.has(word)).map(({ stem }) => stem));
}

function extend(spans: Map<string, Map<number, Span[]>>, stem: string, lineage: number, span: Span): void {
  const ofStem = spans.get(stem) ?? new Map<number, Span[]>();
  spans.set(stem, ofStem);
  const known = ofStem.get(lineage) ?? [];
  const last = known.at(-1);
  ofStem.set(lineage, last?.to === span.from ? [...known.slice(0, -1), { from: last.from, to: span.to }] : [...known, span]);
}
