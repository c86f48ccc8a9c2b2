/** Wordings of partial sources (a chapter, a page, what a summary quotes) beside the editions that they bear witness of. */
import type { EditionRecord } from '../../../corpus/format.ts';
import type { WitnessFile } from '../../../lineage/store/format.ts';
import type { IsoDate } from '../../../model/edition.ts';
import type { WordChange } from '../../../wording/compareWordings.ts';
import { makeAddress, makeAnchor, makeExampleAnchor } from '../../frame/addresses/addresses.ts';
import { nameDated } from '../../frame/labels/labels.ts';
import type { Library } from '../../frame/library/library.ts';
import type { DocumentHistories } from '../../frame/library/lineages.ts';
import { divideId, printProvision, type Provisions } from '../provisions.ts';
import { tellDifference } from './tellDifference.ts';

export interface ToldWitness {
  /** Place of the edition in force when it was written. */
  readonly edition: number;
  /** The day of the wording. */
  readonly date: IsoDate;
  readonly source: string;
  readonly href?: string;
  readonly agrees: boolean;
  /** Whether it agrees to the letter. */
  readonly letter: boolean;
  /** How it differs from that edition. */
  readonly words: readonly WordChange[];
}

const around = 6;

/** The witnesses of every lineage, by its place. */
export function collectWitnesses(
  files: readonly WitnessFile[],
  library: Pick<Library, 'corpus' | 'documents'>,
  { document, index, placeOf }: Pick<DocumentHistories, 'document' | 'index' | 'placeOf'>,
  provisions: Provisions,
): ReadonlyMap<number, readonly ToldWitness[]> {
  const byLineage = new Map<number, ToldWitness[]>();
  for (const { key, witnesses } of files.filter((file) => file.document === document)) {
    const record = library.corpus.manifest.editions.find((each) => each.key === key);
    if (!record) continue;
    const entries = new Map(library.corpus.loadEdition(key).map((entry) => [entry.id, entry]));
    for (const { entry, edition, witnessOf, agrees } of witnesses) {
      const place = placeOf(edition);
      const lineage = place === undefined ? undefined : index.lineageOf(place, witnessOf);
      if (place === undefined || lineage === undefined) continue;
      const attested = provisions.find(place, witnessOf);
      const own = printProvision(entry, (id) => entries.get(id));
      const words = agrees || !attested || !own ? [] : (tellDifference(attested, own, 'substance', around)?.words ?? []);
      const href = linkWitness(library, record, entry);
      const told: ToldWitness = {
        edition: place,
        date: entries.get(divideId(entry).entry)?.date ?? record.date,
        source: nameDated(record),
        ...(href === undefined ? {} : { href }),
        agrees,
        letter: attested !== undefined && attested.letter === own?.letter,
        words,
      };
      const list = byLineage.get(lineage);
      if (list) list.push(told);
      else byLineage.set(lineage, [told]);
    }
  }
  for (const list of byLineage.values()) list.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return byLineage;
}

function linkWitness({ documents }: Pick<Library, 'documents'>, { key }: EditionRecord, id: string): string | undefined {
  if (!documents.some(({ record }) => record.key === key)) return undefined;
  const { entry, example } = divideId(id);
  return makeAddress({ kind: 'document', key, anchor: example === undefined ? makeAnchor(entry) : makeExampleAnchor(entry, example) });
}
