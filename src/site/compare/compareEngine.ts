/** The comparison of two editions in the browser: loads them once, compares them as the command line does, and hands over the changes in slices. */
import type { LoadedEntry } from '../../corpus/loadedEntry.ts';
import { compareEditions } from '../../lineage/compareEditions.ts';
import { makeBagger } from '../../lineage/bags.ts';
import { makeFolder } from '../../lineage/foldWording.ts';
import { prepareEdition, type PreparedEdition, type Reading } from '../../lineage/preparedEdition.ts';
import { toProvisions, type ProvisionId } from '../../lineage/provision.ts';
import { countChanges, isOfOld, type ChangeCounts, type ChangeKind } from '../../lineage/changes.ts';
import type { Difference } from '../../model/alignment.ts';
import { changesLabels } from '../changes/changesLabels.ts';
import { describeWords, nameChanges, placeChanges, type PlacedChange, type WordsChange } from './comparedRows.ts';
import { findDated, type CatalogueEntry } from '../frame/data/catalogue.ts';
import { arrangeEdition, makeExampleHref } from '../frame/library/edition.ts';
import { nameEntry } from '../frame/labels/labels.ts';
import type { NamedLink } from '../where/whereIs.ts';
import { openCatalogue, openChain, type LoadedChain } from '../where/loadChain.ts';
import { loadEntries, shareShards } from '../frame/data/loadEdition.ts';

/** What of a comparison is ready: first the counts, then the changes in their order. */
export type ComparePart =
  { readonly kind: 'counts'; readonly counts: ChangeCounts } | { readonly kind: 'changes'; readonly changes: readonly ShownChange[] };

export interface ShownChange {
  readonly name: string;
  readonly kind: ChangeKind;
  readonly old: readonly NamedLink[];
  readonly new: readonly NamedLink[];
  /** Whether it is told of its old entries, which are gone or went into one that is told by itself. */
  readonly ofOld: boolean;
  /** Of a split or a merge beside a pair that is told by itself: in what that pair differs. */
  readonly apart?: Difference;
  /** Title of the section it stands in. */
  readonly group: string;
  /** How sure it is that old and new are the same provision, 0 to 1. */
  readonly score: number;
  readonly words?: WordsChange;
}

export interface CompareEngine {
  /** Editions by the value that addresses have for them. Rejects when they cannot be had. */
  readonly compare: (from: string, to: string) => AsyncGenerator<ComparePart, void>;
}

interface Opened {
  readonly edition: PreparedEdition;
  readonly place: number;
  readonly linkTo: (id: ProvisionId) => NamedLink;
}

const firstSlice = 24;
const slice = 80;
/** So many editions are kept: a reader goes back and forth. */
const mostOpen = 4;

export function makeCompareEngine(): CompareEngine {
  const opened = new Map<string, Promise<Opened>>();
  const loadShard = shareShards();
  let reading: Reading | undefined;
  const openEdition = async (value: string): Promise<Opened> => {
    const catalogue = await openCatalogue();
    const entry = findDated(catalogue, value);
    if (!entry) throw new Error(`The site has no edition "${value}".`);
    const [chain, { entries }] = await Promise.all([openChain(entry.document), loadEntries(catalogue, entry, loadShard)]);
    const place = chain?.editions.indexOf(entry.date) ?? -1;
    if (place < 0) throw new Error(`No lineages lead to the edition "${value}".`);
    reading ??= { fold: makeFolder(catalogue.eraForms), bag: makeBagger() };
    return { edition: prepareEdition(toProvisions(entries), reading), place, linkTo: makeLinks(entry, entries) };
  };
  const open = (value: string): Promise<Opened> => {
    const known = opened.get(value) ?? openEdition(value);
    opened.delete(value);
    opened.set(value, known);
    for (const oldest of [...opened.keys()].slice(0, -mostOpen)) opened.delete(oldest);
    known.catch(() => opened.delete(value));
    return known;
  };
  return {
    async *compare(from, to) {
      const [old, young, chain] = await Promise.all([open(from), open(to), openChainOf(from)]);
      const changes = placeChanges(compareEditions(old, young, chain, chain.index), old.edition, young.edition);
      yield { kind: 'counts', counts: countChanges(changes.map(({ change }) => change)) };
      const names = nameChanges(changes);
      for (let at = 0; at < changes.length;) {
        const end = at + (at === 0 ? firstSlice : slice);
        yield { kind: 'changes', changes: changes.slice(at, end).map((each, k) => toShown(each, names[at + k] ?? '', old, young)) };
        at = end;
      }
    },
  };
}

async function openChainOf(value: string): Promise<LoadedChain> {
  const entry = findDated(await openCatalogue(), value);
  const chain = await openChain(entry?.document);
  if (!chain) throw new Error(`No lineages lead to the edition "${value}".`);
  return chain;
}

function makeLinks(entry: CatalogueEntry, entries: readonly LoadedEntry[]): Opened['linkTo'] {
  const view = arrangeEdition(entry, entries);
  return (id) => {
    const [owner = '', example] = id.split('#example-');
    const found = view.findEntry(owner);
    const name = found ? nameEntry(found) : owner;
    const href = example === undefined ? view.hrefOf(owner) : makeExampleHref(view, owner, Number(example) - 1);
    return {
      name: example === undefined ? name : changesLabels.exampleOf(name, Number(example)),
      ...(found?.title === undefined || found.kind === 'term' || example !== undefined ? {} : { title: found.title }),
      ...(href === undefined ? {} : { href }),
    };
  };
}

function toShown(placed: PlacedChange, name: string, old: Opened, young: Opened): ShownChange {
  const { change, group } = placed;
  const words = describeWords(placed, old.edition, young.edition);
  return {
    name,
    kind: change.kind,
    old: change.old.map(old.linkTo),
    new: change.new.map(young.linkTo),
    ofOld: isOfOld(change),
    ...(change.apart === undefined ? {} : { apart: change.apart }),
    group:
      group === undefined
        ? changesLabels.elsewhere
        : group === 'glossary'
          ? changesLabels.glossary
          : `${group.provision.number} ${group.provision.title ?? ''}`.trim(),
    score: change.score,
    ...(words === undefined ? {} : { words }),
  };
}
