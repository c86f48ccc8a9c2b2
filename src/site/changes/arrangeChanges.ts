/** Puts changes in the order of the new edition, under its sections; the glossary and the Examples apart. */
import type { LoadedEntry } from '../../corpus/loadedEntry.ts';
import { toProvisionIds, type ProvisionId } from '../../lineage/provision.ts';
import type { Link } from '../../model/alignment.ts';
import type { EntryId } from '../../model/entry.ts';
import type { Change } from '../../lineage/changes.ts';

export type ChangeGroup =
  | { readonly kind: 'section'; readonly section: LoadedEntry; readonly rows: readonly Change[] }
  | { readonly kind: 'glossary' | 'examples' | 'elsewhere'; readonly rows: readonly Change[] };

export interface TwoEditions {
  readonly old: readonly LoadedEntry[];
  readonly new: readonly LoadedEntry[];
  readonly links: readonly Link[];
}

/**
 * Arranges rows. What was removed stands where it would be: behind what came before it in the old edition. Old partners of a row are in the
 * order of the old edition, new ones in that of the new.
 */
export function arrangeChanges(rows: readonly Change[], editions: TwoEditions): readonly Change[] {
  const oldIds = toProvisionIds(editions.old);
  const oldPlaces = placesOf(oldIds);
  const newPlaces = placesOf(toProvisionIds(editions.new));
  const standIns = findStandIns(oldIds, newPlaces, editions.links);
  const placed = rows.map((row) => {
    const sorted = {
      ...row,
      old: row.old.toSorted((a, b) => (oldPlaces.get(a) ?? 0) - (oldPlaces.get(b) ?? 0)),
      new: row.new.toSorted((a, b) => (newPlaces.get(a) ?? 0) - (newPlaces.get(b) ?? 0)),
    };
    const [first] = sorted.new;
    const [gone = ''] = sorted.old;
    // Half a place behind the one before, then in the old order.
    const place = first === undefined ? (standIns.get(gone) ?? -1) + 0.5 : (newPlaces.get(first) ?? 0);
    return { row: sorted, place, oldPlace: oldPlaces.get(gone) ?? -1 };
  });
  return placed.toSorted((a, b) => a.place - b.place || a.oldPlace - b.oldPlace).map(({ row }) => row);
}

/** Arranged rows in the groups of a page, each with something in it. */
export function groupChanges(rows: readonly Change[], editions: TwoEditions): readonly ChangeGroup[] {
  const sectionOf = makeSectionOf(editions.new);
  const oldSectionOf = makeSectionOf(editions.old);
  const sections = new Map<EntryId, { readonly section: LoadedEntry; readonly rows: Change[] }>();
  const glossary: Change[] = [];
  const examples: Change[] = [];
  const elsewhere: Change[] = [];
  const newSections = new Map(editions.new.filter(({ kind }) => kind === 'section').map((entry) => [entry.id, entry]));
  let last: LoadedEntry | undefined;
  for (const row of rows) {
    const id = row.new[0] ?? row.old[0] ?? '';
    if (isExample(id)) examples.push(row);
    else if (isTerm(id)) glossary.push(row);
    else {
      // What was removed goes with what stands before it; without that, to the section that had its number.
      const section = row.new.length > 0 ? sectionOf(id) : (last ?? newSections.get(oldSectionOf(id)?.id ?? '') ?? oldSectionOf(id));
      last = row.new.length > 0 ? section : last;
      if (!section) {
        elsewhere.push(row);
        continue;
      }
      const group = sections.get(section.id) ?? { section, rows: [] };
      group.rows.push(row);
      sections.set(section.id, group);
    }
  }
  const groups: readonly ChangeGroup[] = [
    ...[...sections.values()].map((group): ChangeGroup => ({ kind: 'section', ...group })),
    { kind: 'elsewhere', rows: elsewhere },
    { kind: 'glossary', rows: glossary },
    { kind: 'examples', rows: examples },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

const isExample = (id: ProvisionId): boolean => id.includes('#');
export const isTerm = (id: ProvisionId): boolean => id.startsWith('glossary:');

/** The entry that a provision is, or stands under. */
export const entryIdOf = (id: ProvisionId): EntryId => id.replace(/#example-\d+$/, '');

/** Place of an Example under its entry, from 0; undefined for an entry. */
export function exampleOf(id: ProvisionId): number | undefined {
  const place = /#example-(\d+)$/.exec(id)?.[1];
  return place === undefined ? undefined : Number(place) - 1;
}

function placesOf(ids: readonly ProvisionId[]): ReadonlyMap<ProvisionId, number> {
  return new Map(ids.map((id, place) => [id, place]));
}

/** For each old provision the place in the new edition of the nearest one before it that is there, itself counted. */
function findStandIns(
  oldIds: readonly ProvisionId[],
  newPlaces: ReadonlyMap<ProvisionId, number>,
  links: readonly Link[],
): ReadonlyMap<ProvisionId, number> {
  const heirs = new Map(links.filter(({ heir }) => heir).map((link) => [link.old, link.new]));
  const taken = new Set(links.map((link) => link.new));
  const standIns = new Map<ProvisionId, number>();
  let last = -1;
  for (const id of oldIds) {
    // What no link names stayed under its id, unless another one has that now.
    const heir = heirs.get(id) ?? (taken.has(id) ? undefined : id);
    last = (heir === undefined ? undefined : newPlaces.get(heir)) ?? last;
    standIns.set(id, last);
  }
  return standIns;
}

function makeSectionOf(entries: readonly LoadedEntry[]): (id: EntryId) => LoadedEntry | undefined {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (id) => {
    const seen = new Set<LoadedEntry>();
    let at = byId.get(id);
    while (at?.parent !== undefined && !seen.has(at)) {
      seen.add(at);
      const above = byId.get(at.parent);
      if (!above) break;
      at = above;
    }
    return at;
  };
}
