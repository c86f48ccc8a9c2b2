/** A comparison as it is handed over: the counts first, then the changes from the top in slices. */
import type { LoadedEntry } from '../../corpus/loadedEntry.ts';
import { countChanges, isOfOld, type ChangeCounts, type ChangeKind } from '../../lineage/changes.ts';
import type { PreparedEdition } from '../../lineage/preparedEdition.ts';
import type { ProvisionId } from '../../lineage/provision.ts';
import type { Alignment, Difference } from '../../model/alignment.ts';
import { changesLabels } from '../changes/changesLabels.ts';
import { arrangeEdition, makeExampleHref } from '../frame/library/edition.ts';
import { nameEntry } from '../frame/labels/labels.ts';
import type { NamedLink } from '../where/whereIs.ts';
import { describeWords, nameChanges, placeChanges, type PlacedChange, type WordsChange } from './comparedRows.ts';

/** What of a comparison is ready: first the counts, then the changes in their order. */
export type ComparePart =
  { readonly kind: 'counts'; readonly counts: ChangeCounts } | { readonly kind: 'changes'; readonly changes: readonly ShownChange[] };

export interface ShownChange {
  readonly name: string;
  readonly kind: ChangeKind;
  readonly old: readonly NamedLink[];
  readonly new: readonly NamedLink[];
  /** Whether its old entry is an Example. */
  readonly isExample: boolean;
  /** Whether it is told of its old entries, which are gone or went into one that is told by itself. */
  readonly ofOld: boolean;
  /** Of a split or a merge beside a pair that is told by itself: in what that pair differs. */
  readonly apart?: Difference;
  /** Number and title of the section it stands in, and that part as addresses name it: `7`, `glossary`, `other`. */
  readonly group: string;
  readonly part: string;
  /** How sure it is that old and new are the same provision, 0 to 1. */
  readonly score: number;
  readonly words?: WordsChange;
}

/** An edition that is compared; `linkTo` says how a provision of it is called, and where it can be read. */
export interface Opened {
  readonly edition: PreparedEdition;
  readonly linkTo: (id: ProvisionId) => NamedLink;
}

const firstSlice = 24;
/** So many are made in less time than a finger notices, on a slow phone too. */
const slice = 40;

/** What an alignment of two editions says, from the top. */
export function* listParts(old: Opened, young: Opened, alignment: Alignment): Generator<ComparePart, void> {
  const changes = placeChanges(alignment, old.edition, young.edition);
  yield { kind: 'counts', counts: countChanges(changes.map(({ change }) => change)) };
  const names = nameChanges(changes);
  for (let at = 0; at < changes.length;) {
    const end = at + (at === 0 ? firstSlice : slice);
    yield { kind: 'changes', changes: changes.slice(at, end).map((each, k) => toShown(each, names[at + k] ?? '', old, young)) };
    at = end;
  }
}

/** Names and links of the entries of an edition. */
export function makeLinks(shown: Parameters<typeof arrangeEdition>[0], entries: readonly LoadedEntry[]): Opened['linkTo'] {
  const view = arrangeEdition(shown, entries);
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
    isExample: change.old[0]?.includes('#example-') ?? false,
    ofOld: isOfOld(change),
    ...(change.apart === undefined ? {} : { apart: change.apart }),
    group:
      group === undefined
        ? changesLabels.elsewhere
        : group === 'glossary'
          ? changesLabels.glossary
          : `${group.provision.number} ${group.provision.title ?? ''}`.trim(),
    part: typeof group === 'object' ? group.provision.number : (group ?? 'other'),
    score: change.score,
    ...(words === undefined ? {} : { words }),
  };
}
