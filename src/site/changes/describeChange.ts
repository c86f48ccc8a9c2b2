/** A change with what a page says about it: names and addresses of both sides, and the difference of their wordings. */
import { makePlainWording, makeWording } from '../../corpus/wording/parseWording.ts';
import { toEntry, type LoadedEntry } from '../../corpus/loadedEntry.ts';
import type { Inline } from '../../model/wording.ts';
import { toProvisionIds, type ProvisionId } from '../../lineage/provision.ts';
import { repeatsTitle } from '../../search/documents.ts';
import { compareLists, type ListChange } from '../../wording/compareLists.ts';
import { compareWordings, type WordChange } from '../../wording/compareWordings.ts';
import { foldTypography } from '../../wording/typography.ts';
import { makeAnchor, makeExampleAnchor } from '../frame/addresses/addresses.ts';
import { changesLabels } from './changesLabels.ts';
import { headingOf, makeExampleHref } from '../frame/library/edition.ts';
import { nameEntry } from '../frame/labels/labels.ts';
import { arrangeChanges, entryIdOf, exampleOf } from './arrangeChanges.ts';
import { isOfOld, listChanges, type Change } from '../../lineage/changes.ts';
import { cutDifference, shortenDifference, type DifferencePart } from './difference.ts';
import { gatherMoves, type MoveGroup } from './gatherMoves.ts';
import type { EditionPair } from './pairs.ts';
import type { Library } from '../frame/library/library.ts';

/** One provision of one of the two editions. */
export interface Side {
  readonly name: string;
  /** Absent where the site does not show its edition. */
  readonly href?: string;
}

export interface Described {
  readonly row: Change;
  /** The `id` of the change on its page: the new number, or `was-` and the old one. */
  readonly anchor: string;
  readonly old: readonly Side[];
  readonly new: readonly Side[];
  /** What it is about: the nearest heading, `Trample` for 702.19b. */
  readonly heading?: string;
  readonly history?: string;
  /** Where else a part of it is now, and was: in changes of their own. */
  readonly wentTo: readonly Side[];
  readonly cameFrom: readonly Side[];
  /** One difference; or of a split, merge one for each part, with its name. */
  readonly pieces: readonly { readonly of?: Side; readonly parts: readonly DifferencePart[] }[];
  readonly lists?: ListChange['lists'];
}

/** What is kept around a change in the rows that a reader comes for, and in folded ones. */
const shown = { context: 20, least: 25 };
const folded = { context: 4, least: 3 };

export interface PairChanges {
  /** In the order of the new edition. */
  readonly rows: readonly Change[];
  readonly moves: readonly MoveGroup[];
  readonly old: readonly LoadedEntry[];
  readonly new: readonly LoadedEntry[];
  readonly describe: (row: Change) => Described;
  readonly sideOf: (id: ProvisionId, which: 'old' | 'new') => Side;
  readonly historyOf: (id: ProvisionId, which: 'old' | 'new') => string | undefined;
}

/** Reads what changed between two editions, ready to be shown. */
export function readChanges(library: Library, pair: EditionPair): PairChanges {
  const { from, to, histories, oldView, newView } = pair;
  const alignment = histories.loadAlignment(to.date) ?? { links: [], removed: [], added: [] };
  const [old, now] = [library.corpus.loadEdition(from.key), library.corpus.loadEdition(to.key)];
  const editions = { old, new: now, links: alignment.links };
  const rows = arrangeChanges(listChanges(alignment), editions);
  const entries = { old: indexEntries(old), new: indexEntries(now) };
  const views = { old: oldView, new: newView };

  const sideOf = (id: ProvisionId, which: 'old' | 'new'): Side => {
    const entry = entries[which].get(entryIdOf(id));
    const place = exampleOf(id);
    const view = views[which];
    const name = entry ? nameEntry(entry) : id;
    const href = place === undefined ? view?.hrefOf(id) : view && makeExampleHref(view, entryIdOf(id), place);
    return { name: place === undefined ? name : changesLabels.exampleOf(name, place + 1), ...(href === undefined ? {} : { href }) };
  };
  const historyOf = (id: ProvisionId, which: 'old' | 'new'): string | undefined =>
    histories.historyOf(which === 'old' ? from.date : to.date, entryIdOf(id))?.href;
  const textOf: TextOf = (id, which, print) => textOfProvision(entries[which].get(entryIdOf(id)), exampleOf(id), print);
  const describe = (row: Change): Described => {
    const [which, id] = isOfOld(row) ? (['old', row.old[0] ?? ''] as const) : (['new', row.new[0] ?? ''] as const);
    const heading = findHeading(entries[which], entryIdOf(id));
    const history = historyOf(id, which);
    return {
      row,
      anchor: makeChangeAnchor(row),
      old: row.old.map((each) => sideOf(each, 'old')),
      new: row.new.map((each) => sideOf(each, 'new')),
      ...(heading === undefined ? {} : { heading }),
      ...(history === undefined ? {} : { history }),
      wentTo: row.wentTo.map((each) => sideOf(each, 'new')),
      cameFrom: row.cameFrom.map((each) => sideOf(each, 'old')),
      ...describeDifference(row, textOf, sideOf),
    };
  };
  return { rows, moves: gatherMoves(rows, toProvisionIds(old)), old, new: now, describe, sideOf, historyOf };
}

const indexEntries = (entries: readonly LoadedEntry[]): ReadonlyMap<string, LoadedEntry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** The anchor of a change on the page of its edition. */
export function makeChangeAnchor(row: Pick<Change, 'kind' | 'old' | 'new' | 'apart'>): string {
  return isOfOld(row) ? makeWasAnchor(row.old[0] ?? '') : makeProvisionAnchor(row.new[0] ?? '');
}

/** The anchor of an old provision that has no place of its own in the new edition: removed, or gone into others. */
export function makeWasAnchor(id: ProvisionId): string {
  return `was-${makeProvisionAnchor(id)}`;
}

export function makeProvisionAnchor(id: ProvisionId): string {
  const place = exampleOf(id);
  return place === undefined ? makeAnchor(id) : makeExampleAnchor(entryIdOf(id), place);
}

/** The text of a provision, written by `print`. */
type TextOf = (id: ProvisionId, which: 'old' | 'new', print: (wording: readonly Inline[]) => string) => string;

function textOfProvision(
  entry: LoadedEntry | undefined,
  example: number | undefined,
  print: (wording: readonly Inline[]) => string,
): string {
  if (!entry) return '';
  if (example !== undefined) return print(entry.examples[example] ?? []);
  const text = print(entry.wording);
  return entry.title === undefined || entry.kind === 'term' || repeatsTitle(toEntry(entry)) ? text : `${entry.title}\n${text}`.trim();
}

function findHeading(entries: ReadonlyMap<string, LoadedEntry>, id: string): string | undefined {
  const seen = new Set<string>();
  let at = entries.get(id);
  if (at?.kind === 'term') return undefined;
  while (at && !seen.has(at.id)) {
    const heading = headingOf(at);
    if (heading !== undefined) return heading;
    seen.add(at.id);
    at = at.parent === undefined ? undefined : entries.get(at.parent);
  }
  return undefined;
}

function describeDifference(
  row: Change,
  textOf: TextOf,
  sideOf: (id: ProvisionId, which: 'old' | 'new') => Side,
): Pick<Described, 'pieces' | 'lists'> {
  // Typography itself is what is to be seen where nothing else differs.
  const [print, options] = row.kind === 'typography' ? [makeWording, {}] : [makePlainWording, { fold: foldTypography }];
  // What goes on by itself is not told again: only what came out of it, or went into it.
  const told = { old: row.kind === 'split' && row.apart ? [] : row.old, new: row.kind === 'merged' && row.apart ? [] : row.new };
  const [olds, news] = [told.old.map((id) => textOf(id, 'old', print)), told.new.map((id) => textOf(id, 'new', print))];
  const isMain = row.kind === 'edited' || row.kind === 'moved+edited';
  const lists = isMain ? compareLists(olds[0] ?? '', news[0] ?? '', options) : undefined;
  if (lists) {
    const changed = lists.frame.some(({ kind }) => kind !== 'same');
    return { pieces: changed ? [{ parts: shortenDifference(lists.frame, shown) }] : [], lists: lists.lists };
  }
  const changes: readonly WordChange[] = compareWordings(olds.join('\n'), news.join('\n'), options);
  if (olds.length <= 1 && news.length <= 1) {
    return { pieces: [{ parts: shortenDifference(changes, isMain || olds.length * news.length === 0 ? shown : folded) }] };
  }
  const [which, ids, texts] = news.length > 1 ? (['new', told.new, news] as const) : (['old', told.old, olds] as const);
  // A line feed joins each part to the next and belongs to the one before it.
  const lengths = texts.map((text, at) => text.length + (at < texts.length - 1 ? 1 : 0));
  const pieces = cutDifference(changes, which, lengths);
  return { pieces: pieces.map((parts, at) => ({ of: sideOf(ids[at] ?? '', which), parts: shortenDifference(parts, shown) })) };
}
