/** Which history pages there are: one for each lineage but those of Examples. */
import type { Library } from '../frame/library/library.ts';
import type { DocumentHistories } from '../frame/library/lineages.ts';
import { openTelling, type Telling } from './tellHistory.ts';

export interface PlannedHistory {
  readonly path: string;
  readonly histories: DocumentHistories;
  readonly lineage: number;
}

export function planHistories({ histories }: Library): readonly PlannedHistory[] {
  return [...histories.values()].flatMap((document) =>
    document.lineages.flatMap((_, lineage): PlannedHistory[] => {
      const path = document.hrefOf(lineage);
      return path === undefined ? [] : [{ path, histories: document, lineage }];
    }),
  );
}

const opened = new WeakMap<DocumentHistories, Telling>();

/** What the pages of one document are told from, opened once. */
export function shareTelling(library: Library, histories: DocumentHistories): Telling {
  const telling = opened.get(histories) ?? openTelling(library, histories);
  opened.set(histories, telling);
  return telling;
}
