/** The editions to choose from in forms: those that lineages connect, by document, the newest first. */
import { policyIds, type DocumentId, type IsoDate } from '../../../model/edition.ts';
import { makeDatedValue } from '../data/catalogue.ts';
import type { EditionView } from './edition.ts';
import { nameDocument } from '../labels/labels.ts';
import { listViews, type Library } from './library.ts';

export interface EditionGroup {
  readonly document: DocumentId;
  readonly title: string;
  readonly editions: readonly { readonly value: string; readonly date: IsoDate; readonly view: EditionView }[];
}

/** `policy`: whether those of tournament policy are among them, each of which is one page. */
export function listEditionGroups(library: Library, { policy = false } = {}): readonly EditionGroup[] {
  const { editions, histories } = library;
  const all = policy ? [...editions, ...policyIds.flatMap((document) => listViews(library, document))] : editions;
  const known = all.filter(({ record }) => histories.get(record.document)?.placeOf(record.date) !== undefined);
  return [...Map.groupBy(known, ({ record }) => record.document)].map(([document, views]) => ({
    document,
    title: nameDocument(document),
    editions: views.map((view) => ({
      value: makeDatedValue({ address: view.address, date: view.record.date }),
      date: view.record.date,
      view,
    })),
  }));
}
