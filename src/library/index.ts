/**
 * The library: what `import … from 'concordance'` gives. Whatever is exported here others may build on; docs/library.md shows each function at
 * work, and its examples are run in a test. Node only, since it reads its vocabulary from the package's own folder.
 */
import '../model/groupBy.ts';

export { align, type Fate } from './align.ts';
export { play, type PlayOptions, type PlayedScenario } from './play.ts';
export { readRules, type ReadOptions, type ReadResult } from './readRules.ts';
export { search, type SearchAnswer, type SearchHit, type SearchOptions } from './search.ts';
export type { ChangeKind } from '../lineage/changes.ts';
export type { Difference, Reason, Relation } from '../model/alignment.ts';
export type { DocumentId, Extent, IsoDate } from '../model/edition.ts';
export type { Accounting, Diagnostic, Entry, EntryCounts, EntryId, ReadEdition, SourceRecord } from '../model/entry.ts';
export type { EntryKind } from '../model/tree.ts';
