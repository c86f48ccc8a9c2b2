import { alignEditions } from '../lineage/align.ts';
import { makeBagger } from '../lineage/bags.ts';
import { type Fate, listFates } from '../lineage/changes.ts';
import { makeFolder } from '../lineage/foldWording.ts';
import { prepareEdition } from '../lineage/preparedEdition.ts';
import { toProvisions } from '../lineage/provision.ts';
import type { ReadEdition } from '../model/entry.ts';
import { openVocabulary } from './content.ts';
import { loadedEntries } from './loadedEntries.ts';

export type { Fate };

/**
 * What became of every entry of one edition in a later one, then what was added: headings, rules, glossary terms and Examples
 * (`702.19b#example-1`), in the order of the old edition. `relation` says it in a word, `difference` in what the two wordings differ, `kinds`
 * what the row counts as in the figures of the site; `score`, 0 to 1, is how sure the least sure link is, and `because` what speaks for it.
 *
 * The two are held against each other alone. Of editions with others between them the chain of neighbours knows more: `concordance align` and
 * the lineages of `/data/v1/` go by that. Time has a direction: the older one first.
 */
export function align(old: ReadEdition, young: ReadEdition): readonly Fate[] {
  const reading = { fold: makeFolder(openVocabulary().eras), bag: makeBagger() };
  const [left, right] = [old, young].map((edition) => prepareEdition(toProvisions(loadedEntries(edition)), reading));
  if (!left || !right) return [];
  return listFates(
    left.all.map(({ provision: { id } }) => id),
    alignEditions(left, right, reading),
  );
}
