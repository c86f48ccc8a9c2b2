/** Which Examples of the rules are demonstrated: demonstrations found for each by lineage, and whether its wording is still the one they were made for. Node only. */
import { createHash } from 'node:crypto';
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { makeWording } from '../../corpus/wording/parseWording.ts';
import type { DocumentLineages } from '../../lineage/store/readLineages.ts';
import { makeExampleId } from '../../lineage/provision.ts';
import type { DocumentId, IsoDate } from '../../model/edition.ts';
import type { Inline } from '../../model/wording.ts';

/** A scenario's `example`: where the Example stood when the demonstration was made, and the fingerprint of its wording. */
export interface ExampleLink {
  /** The Comprehensive Rules, unless another is named. */
  readonly document?: DocumentId;
  readonly edition: string;
  readonly rule: string;
  /** From 1. */
  readonly ordinal: number;
  readonly wording?: string;
}

/** The document that an Example stands in. */
export const documentOf = ({ document = 'comprehensive-rules' }: ExampleLink): DocumentId => document;

export interface Demonstration {
  readonly id: string;
  readonly example: ExampleLink;
}

/** An Example that no run of a game can show, or that the engine cannot play yet, with the reason. */
export interface NotExecutable {
  readonly edition: string;
  readonly rule: string;
  readonly ordinal: number;
  readonly reason: string;
  /** It could be shown, once the engine can do what the reason says. */
  readonly notYet?: boolean;
}

export type ExampleState =
  | { readonly kind: 'demonstrated'; readonly by: readonly string[] }
  /** It is demonstrated, but its wording is no longer the one that was looked at. */
  | { readonly kind: 'look again'; readonly by: readonly string[] }
  | { readonly kind: 'not yet'; readonly reason?: string }
  | { readonly kind: 'not executable'; readonly reason: string };

export interface ListedExample {
  /** The newest of the listed editions that has it. */
  readonly edition: IsoDate;
  readonly rule: string;
  readonly ordinal: number;
  readonly fingerprint: string;
  /** Place of its lineage among those of the document. */
  readonly lineage?: number;
  readonly state: ExampleState;
}

/** What of an Example's wording counts: its letters and digits, citations left out, since these change with every renumbering. */
export function fingerprint(wording: readonly Inline[]): string {
  const text = makeWording(wording.filter(({ kind }) => kind !== 'citation'));
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[^\p{L}\p{N}{}+/-]|-(?!\d)/gu, '');
  return createHash('sha256').update(folded, 'utf8').digest('hex').slice(0, 8);
}

/**
 * Lists the Examples of editions of one document, each once, the newest edition first and then in the order of the document. `load` gives
 * the entries of an edition. Demonstrations of other documents are passed over.
 */
export function listExamples(
  lineages: DocumentLineages,
  wanted: readonly IsoDate[],
  load: (edition: IsoDate) => readonly LoadedEntry[],
  demonstrations: readonly Demonstration[],
  notExecutable: readonly NotExecutable[] = [],
): readonly ListedExample[] {
  const { index, placeOf } = lineages;
  const lineageOf = ({ edition, rule, ordinal }: ExampleLink | NotExecutable): number | undefined => {
    const place = placeOf(edition as IsoDate);
    return place === undefined ? undefined : index.lineageOf(place, makeExampleId(rule, ordinal - 1));
  };
  const own = demonstrations.filter(({ example }) => documentOf(example) === lineages.document);
  const byLineage = Map.groupBy(own, ({ example }) => lineageOf(example));
  const reasons = new Map(notExecutable.map((each) => [lineageOf(each), each]));
  const seen = new Set<number>();
  return wanted.toReversed().flatMap((edition) =>
    load(edition).flatMap(({ id, examples }) =>
      examples.flatMap((wording, at): ListedExample[] => {
        const lineage = index.lineageOf(placeOf(edition) ?? -1, makeExampleId(id, at));
        if (lineage !== undefined && seen.has(lineage)) return [];
        if (lineage !== undefined) seen.add(lineage);
        const print = fingerprint(wording);
        const shown = lineage === undefined ? [] : (byLineage.get(lineage) ?? []);
        const reason = lineage === undefined ? undefined : reasons.get(lineage);
        const place = lineage === undefined ? {} : { lineage };
        return [{ edition, rule: id, ordinal: at + 1, fingerprint: print, ...place, state: stateOf(shown, print, reason) }];
      }),
    ),
  );
}

function stateOf(shown: readonly Demonstration[], print: string, known: NotExecutable | undefined): ExampleState {
  if (shown.length === 0) {
    if (!known) return { kind: 'not yet' };
    return { kind: known.notYet === true ? 'not yet' : 'not executable', reason: known.reason };
  }
  const fitting = shown.filter(({ example }) => example.wording === print);
  return fitting.length > 0
    ? { kind: 'demonstrated', by: fitting.map(({ id }) => id) }
    : { kind: 'look again', by: shown.map(({ id }) => id) };
}

export type LinkFault = { readonly id: string; readonly reason: string };

/** Demonstrations whose Example is not there, or reads differently from what was demonstrated. */
export function checkLinks(
  demonstrations: readonly Demonstration[],
  load: (edition: IsoDate) => readonly LoadedEntry[] | undefined,
): readonly LinkFault[] {
  return demonstrations.flatMap(({ id, example }): LinkFault[] => {
    const { edition, rule, ordinal, wording } = example;
    const entries = load(edition as IsoDate);
    if (!entries) return [];
    const found = entries.find((entry) => entry.id === rule)?.examples[ordinal - 1];
    if (!found) return [{ id, reason: `${rule} of ${edition} has no Example ${ordinal}` }];
    const print = fingerprint(found);
    if (wording === undefined) return [{ id, reason: `it does not say which wording it shows: wording: ${print}` }];
    return wording === print ? [] : [{ id, reason: `Example ${ordinal} of ${rule} (${edition}) reads differently now: ${print}` }];
  });
}
