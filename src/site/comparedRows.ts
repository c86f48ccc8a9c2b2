/** What two editions compared show a reader: the changes in the order of the new edition, by kind, each with its difference word by word. */
import { makePlainWording, makeWording } from '../corpus/wording/parseWording.ts';
import type { ComparedProvision } from '../lineage/compareEditions.ts';
import type { Prepared, PreparedEdition } from '../lineage/preparedEdition.ts';
import type { ProvisionId } from '../lineage/provision.ts';
import { compareLists, type MembersChange } from '../wording/compareLists.ts';
import { compareWordings, type WordChange } from '../wording/compareWordings.ts';
import { foldTypography } from '../wording/typography.ts';
import type { ChangeKind } from './changes/changeRows.ts';
import { makeChangeAnchor } from './changes/describeChange.ts';

/** A row of a comparison in its place. */
export interface PlacedRow {
  readonly row: ComparedProvision;
  readonly kind: ChangeKind;
  /** The section it stands in, or the glossary; undefined for what stands before the first section. */
  readonly group: Prepared | 'glossary' | undefined;
}

export interface WordsChange {
  readonly words: readonly WordChange[];
  /** When long lists are told apart from the words around them. */
  readonly lists?: readonly MembersChange[];
}

/** The kind under which a row is counted; undefined for what stayed as it was. */
function kindOfRow({ relation, difference }: ComparedProvision): ChangeKind | undefined {
  if (relation === 'added' || relation === 'removed' || relation === 'split' || relation === 'merged') return relation;
  if (difference === 'none') return relation === 'same' ? undefined : 'moved';
  if (difference === 'substance' || difference === 'list') return relation === 'moved+edited' ? 'moved+edited' : 'edited';
  return difference;
}

/** The rows that tell of a change, in the order of the new edition; what is gone stands behind what it followed in the old one. */
export function arrangeRows(rows: readonly ComparedProvision[], old: PreparedEdition, young: PreparedEdition): readonly PlacedRow[] {
  const oldPlace = (id: ProvisionId | null): number => old.placeOf.get(id ?? '') ?? -1;
  const heirPlace = new Map<number, number>();
  for (const { old: id, new: heirs } of rows) {
    const place = young.placeOf.get(heirs[0] ?? '');
    if (id !== null && place !== undefined) heirPlace.set(oldPlace(id), place);
  }
  let before = -1;
  const follows = old.all.map((_, place) => (before = heirPlace.get(place) ?? before));
  const placed = rows.flatMap((row) => {
    const kind = kindOfRow(row);
    if (kind === undefined) return [];
    const own = young.placeOf.get(row.new[0] ?? '');
    const at = own ?? follows[oldPlace(row.old)] ?? -1;
    return [{ row, kind, at, isGone: own === undefined, from: oldPlace(row.old) }];
  });
  return placed
    .sort((a, b) => a.at - b.at || Number(a.isGone) - Number(b.isGone) || a.from - b.from)
    .map(({ row, kind, at }) => ({ row, kind, group: groupOf(young, young.all[Math.max(0, at)]) }));
}

function groupOf(edition: PreparedEdition, provision: Prepared | undefined): PlacedRow['group'] {
  let at = provision;
  for (let steps = 0; at && at.parent >= 0 && steps < 8; steps += 1) at = edition.all[at.parent];
  if (at?.provision.kind === 'term') return 'glossary';
  return at?.group === 'heading' ? at : undefined;
}

/** Anchors of rows, each once: those of the pages of changes; of several rows that were merged into one entry, by what they were. */
export function nameChanges(rows: readonly PlacedRow[]): readonly string[] {
  const taken = new Set<string>();
  return rows.map(({ row, kind }) => {
    const base = makeChangeAnchor({ old: row.old === null ? [] : [row.old], new: kind === 'merged' ? [] : row.new });
    let name = base;
    for (let copy = 2; taken.has(name); copy += 1) name = `${base}-${copy}`;
    taken.add(name);
    return name;
  });
}

/** The difference of a row in words; of a split, to all its heirs. Undefined where no word differs. */
export function describeWords({ row, kind }: PlacedRow, old: PreparedEdition, young: PreparedEdition): WordsChange | undefined {
  if (kind === 'moved') return undefined;
  // Typography itself is what is to be seen where nothing else differs.
  const [print, options] = kind === 'typography' ? [makeWording, {}] : [makePlainWording, { fold: foldTypography }];
  const before = row.old === null ? [] : provisionsOf(old, [row.old]);
  const after = provisionsOf(young, row.new);
  const titles = new Set([...before, ...after].map(({ provision: { title } }) => title));
  const textOf = (provisions: readonly Prepared[]): string =>
    provisions
      .map(({ provision: { title = '', wording, kind: ofEntry } }) => {
        const text = print(wording);
        const isTold = text === '' || (titles.size > 1 && title !== text && ofEntry !== 'term');
        return isTold && title !== '' ? [title, text].filter((part) => part !== '').join('\n') : text;
      })
      .join('\n');
  const [one, other] = [textOf(before), textOf(after)];
  if (one === other) return undefined;
  const lists = one === '' || other === '' ? undefined : compareLists(one, other, options);
  if (lists) return { words: lists.frame, lists: lists.lists };
  return { words: compareWordings(one, other, options) };
}

const provisionsOf = (edition: PreparedEdition, ids: readonly ProvisionId[]): readonly Prepared[] =>
  ids
    .map((id) => edition.placeOf.get(id))
    .filter((place) => place !== undefined)
    .sort((a, b) => a - b)
    .flatMap((place) => edition.all[place] ?? []);
