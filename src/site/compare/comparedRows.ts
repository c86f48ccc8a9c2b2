/** What two editions compared show a reader: the changes in the order of the new edition, by kind, each with its difference word by word. */
import { makePlainWording, makeWording } from '../../corpus/wording/parseWording.ts';
import { type Change, listChanges } from '../../lineage/changes.ts';
import type { Prepared, PreparedEdition } from '../../lineage/preparedEdition.ts';
import type { ProvisionId } from '../../lineage/provision.ts';
import type { Alignment } from '../../model/alignment.ts';
import { compareLists, type MembersChange } from '../../wording/compareLists.ts';
import { compareWordings, type WordChange } from '../../wording/compareWordings.ts';
import { foldTypography } from '../../wording/typography.ts';
import { makeChangeAnchor } from '../changes/describeChange.ts';

/** A change in its place. */
export interface PlacedChange {
  readonly change: Change;
  /** The section it stands in, or the glossary; undefined for what stands before the first section. */
  readonly group: Prepared | 'glossary' | undefined;
}

export interface WordsChange {
  readonly words: readonly WordChange[];
  /** When long lists are told apart from the words around them. */
  readonly lists?: readonly MembersChange[];
}

/** Changes in the order of the new edition; what is gone stands behind what it followed in the old one. */
export function placeChanges({ links, removed, added }: Alignment, old: PreparedEdition, young: PreparedEdition): readonly PlacedChange[] {
  const placeIn = (edition: PreparedEdition, id = ''): number => edition.placeOf.get(id) ?? -1;
  const heirPlace = new Map(links.filter(({ heir }) => heir).map((link) => [placeIn(old, link.old), placeIn(young, link.new)]));
  let before = -1;
  const follows = old.all.map((_, place) => (before = heirPlace.get(place) ?? before));
  const inOrder = (edition: PreparedEdition, ids: readonly ProvisionId[]) =>
    ids.toSorted((a, b) => placeIn(edition, a) - placeIn(edition, b));
  const placed = listChanges({ links, removed, added }).map((each) => {
    const change = { ...each, old: inOrder(old, each.old), new: inOrder(young, each.new) };
    const [from, heir] = [placeIn(old, change.old[0]), placeIn(young, change.new[0])];
    const isGone = heir < 0;
    return { change, at: isGone ? (follows[from] ?? -1) : heir, isGone, from };
  });
  return placed
    .sort((a, b) => a.at - b.at || Number(a.isGone) - Number(b.isGone) || a.from - b.from)
    .map(({ change, at }) => ({ change, group: groupOf(young, young.all[Math.max(0, at)]) }));
}

function groupOf(edition: PreparedEdition, provision: Prepared | undefined): PlacedChange['group'] {
  let at = provision;
  for (let steps = 0; at && at.parent >= 0 && steps < 8; steps += 1) at = edition.all[at.parent];
  if (at?.provision.kind === 'term') return 'glossary';
  return at?.group === 'heading' ? at : undefined;
}

/** Anchors of changes, each once: those of the pages of changes. */
export function nameChanges(changes: readonly PlacedChange[]): readonly string[] {
  const taken = new Set<string>();
  return changes.map(({ change }) => {
    const base = makeChangeAnchor(change);
    let name = base;
    for (let copy = 2; taken.has(name); copy += 1) name = `${base}-${copy}`;
    taken.add(name);
    return name;
  });
}

/** The difference of a change in words; of a split, to all parts, of a merge, from all. Undefined where no word differs. */
export function describeWords({ change }: PlacedChange, old: PreparedEdition, young: PreparedEdition): WordsChange | undefined {
  const { kind, apart } = change;
  if (kind === 'moved') return undefined;
  // Typography itself is what is to be seen where nothing else differs.
  const [print, options] = kind === 'typography' ? [makeWording, {}] : [makePlainWording, { fold: foldTypography }];
  // What goes on by itself is not told again: only what came out of it, or went into it.
  const before = kind === 'split' && apart !== undefined ? [] : provisionsOf(old, change.old);
  const after = kind === 'merged' && apart !== undefined ? [] : provisionsOf(young, change.new);
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
