/** Editions as the alignment sees them: every entry and every Example is a provision with a wording and what it cites. */
import { makeEntryIndex, resolveCited, type EntryIndex } from '../corpus/wording/resolve.ts';
import type { LoadedEntry } from '../corpus/readCorpus.ts';
import type { EntryId } from '../model/entry.ts';
import type { EntryKind } from '../model/tree.ts';
import type { Inline } from '../model/wording.ts';

/** Id of an entry; that of its second Example is `702.19b#example-2`. */
export type ProvisionId = string;

export interface Provision {
  readonly id: ProvisionId;
  readonly kind: EntryKind | 'example';
  /** As it was meant, where print has it wrong. An Example has the number of its rule, a term none. */
  readonly number: string;
  readonly parent?: ProvisionId;
  readonly title?: string;
  readonly wording: readonly Inline[];
  /** What each citation of the wording points at in its own edition, in order; a citation that finds nothing has its print. */
  readonly cites: readonly string[];
}

/** The provisions of an edition, in the order of the document, an Example behind the entry it stands under. */
export function toProvisions(entries: readonly LoadedEntry[]): readonly Provision[] {
  const index = makeEntryIndex(entries.map((entry) => ({ ...entry, text: '', examples: [] })));
  return entries.flatMap((entry): Provision[] => {
    const { id, kind, parent, title } = entry;
    const number = entry.meant ?? entry.number;
    return [
      {
        id,
        kind,
        number,
        ...(parent === undefined ? {} : { parent }),
        ...(title === undefined ? {} : { title }),
        wording: entry.wording,
        cites: listCites(entry.wording, index),
      },
      ...entry.examples.map((wording, at): Provision => ({
        id: makeExampleId(id, at),
        kind: 'example',
        number,
        parent: id,
        wording,
        cites: listCites(wording, index),
      })),
    ];
  });
}

/** Id of the Example at a place (from 0) of an entry. */
export function makeExampleId(entry: EntryId, at: number): ProvisionId {
  return `${entry}#example-${at + 1}`;
}

function listCites(wording: readonly Inline[], index: EntryIndex): string[] {
  return wording.flatMap((inline): string[] => {
    if (inline.kind === 'emphasis') return listCites(inline.children, index);
    if (inline.kind !== 'citation') return [];
    const { targets, resolved } = resolveCited(inline.cited, index);
    const [first = ''] = targets;
    const last = targets.at(-1) ?? '';
    return [resolved ? (first === last ? first : `${first} to ${last}`) : inline.value];
  });
}

/** The id without which of the Examples it is: what tells whether a provision was moved. An entry's second one of a number is not moved either. */
export function numberOfProvision(id: ProvisionId): string {
  return id.replace(/#example-\d+$/, '').replace(/~\d+$/, '');
}

/** Ids of the provisions of an edition, in the order of toProvisions. */
export function toProvisionIds(entries: readonly LoadedEntry[]): readonly ProvisionId[] {
  return entries.flatMap(({ id, examples }) => [id, ...examples.map((_, at) => makeExampleId(id, at))]);
}
