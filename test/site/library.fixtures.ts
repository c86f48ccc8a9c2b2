/** A library without a corpus on disk: records and the entries of each. */
import type { EditionRecord, Manifest } from '../../src/corpus/format.ts';
import type { LoadedEntry } from '../../src/corpus/readCorpus.ts';
import { makeLibrary, type Library } from '../../src/site/frame/library/library.ts';

export function makeTestLibrary(editions: readonly (readonly [EditionRecord, readonly LoadedEntry[]])[], wanted = 'all'): Library {
  const manifest: Manifest = { format: 1, editions: editions.map(([record]) => record), passedOver: [] };
  const byKey = new Map(editions.map(([record, entries]) => [record.key, entries]));
  const loadEdition = (key: string): readonly LoadedEntry[] => byKey.get(key) ?? [];
  return makeLibrary({ folder: '', manifest, loadEdition, readEdition: loadEdition, loadDiagnostics: () => [] }, wanted);
}
