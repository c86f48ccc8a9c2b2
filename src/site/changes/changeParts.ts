/**
 * The pages that tell what an edition changed: one as a rule. Of an edition that changed more than a page should hold, the first page names every
 * change, and each part has a page of its own (docs/decisions/changes-page.md).
 */
import { countSubstance, type Change, type ChangeCounts, foldedKinds, isOfOld, mainKinds } from '../../lineage/changes.ts';
import type { ProvisionId } from '../../lineage/provision.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import type { Library } from '../frame/library/library.ts';
import { type ChangeGroup, groupChanges } from './arrangeChanges.ts';
import { changesLabels } from './changesLabels.ts';
import { makeChangeAnchor, makeProvisionAnchor, makeWasAnchor, type PairChanges, readChanges } from './describeChange.ts';
import type { EditionPair } from './pairs.ts';

/** One page tells so many changes of substance: some 80 KB as they are sent. */
export const mostOnOnePage = 500;

export const isDivided = (counts: ChangeCounts): boolean => countSubstance(counts) > mostOnOnePage;

export interface ChangePart {
  /** Last in the address of its page: `7`, `glossary-a-l`, `examples`, `other`. */
  readonly name: string;
  readonly title: string;
  /** Anchor of its heading. */
  readonly id: string;
  readonly rows: readonly Change[];
}

/** The part that has what leaves the rules as they were. */
export const otherPart = 'other';

const isMain = ({ kind }: Change): boolean => (mainKinds as readonly string[]).includes(kind);
const isFolded = ({ kind }: Change): boolean => (foldedKinds as readonly string[]).includes(kind);

/** Changes of substance by section of the new edition, then those of the glossary and of Examples. */
export function arrangeParts({ rows, old, new: now }: Pick<PairChanges, 'rows' | 'old' | 'new'>): readonly ChangePart[] {
  return groupChanges(rows.filter(isMain), { old, new: now, links: [] }).map(toPart);
}

/** The same as they are on pages of their own: the glossary in two halves, and last what leaves the rules as they were. */
export function divideParts(changes: Pick<PairChanges, 'rows' | 'old' | 'new'>): readonly ChangePart[] {
  const parts = arrangeParts(changes).flatMap((part) => (part.name === 'glossary' ? halve(part) : [part]));
  const folded = changes.rows.filter(isFolded);
  return folded.length === 0
    ? parts
    : [...parts, { name: otherPart, title: changesLabels.folded, id: `changes-${otherPart}`, rows: folded }];
}

function toPart(group: ChangeGroup): ChangePart {
  if (group.kind !== 'section')
    return { name: group.kind, title: changesLabels[group.kind], id: `changes-${group.kind}`, rows: group.rows };
  const { id, number, title = '' } = group.section;
  return { name: id, title: `${number} ${title}`.trim(), id: `section-${id}`, rows: group.rows };
}

/** By the first letter of a headword: always at the same place, so that an address does not depend on how many changes there are. */
function halve({ id, title, rows, name }: ChangePart): readonly ChangePart[] {
  const isLate = (row: Change): boolean => /^glossary:\W*[m-z]/i.test(row.new[0] ?? row.old[0] ?? '');
  return [
    { name: `${name}-a-l`, title: `${title}, A–L`, id, rows: rows.filter((row) => !isLate(row)) },
    { name: `${name}-m-z`, title: `${title}, M–Z`, id: `${id}-m-z`, rows: rows.filter(isLate) },
  ].filter((half) => half.rows.length > 0);
}

/** A provision that a change is looked for by: of `old` ones under the number that they had. */
export interface NamedProvision {
  readonly anchor: string;
  readonly id: ProvisionId;
  readonly side: 'old' | 'new';
}

/** Every provision under which a change has an anchor on its page; the change's own first. */
export function listAnchors(row: Pick<Change, 'kind' | 'old' | 'new' | 'apart'>): readonly NamedProvision[] {
  const side = isOfOld(row) ? 'old' : 'new';
  const own: NamedProvision = { anchor: makeChangeAnchor(row), id: row[side][0] ?? '', side };
  const gone = row.kind === 'split' || row.kind === 'merged' ? row.old : [];
  const named = [
    own,
    ...gone.map((id): NamedProvision => ({ anchor: makeWasAnchor(id), id, side: 'old' })),
    ...row.new.slice(1).map((id): NamedProvision => ({ anchor: makeProvisionAnchor(id), id, side: 'new' })),
  ];
  return named.filter(({ anchor }, at) => named.findIndex((other) => other.anchor === anchor) === at);
}

const partsOf = new WeakMap<EditionPair, ReadonlyMap<string, string>>();

/** Address of the change that has this anchor: on the page of its part, where the edition is divided. */
export function linkToChange(library: Library, pair: EditionPair, anchor: string): string {
  if (!isDivided(pair.counts)) return makeAddress({ kind: 'changes', edition: pair.address, anchor });
  const known =
    partsOf.get(pair) ??
    new Map(
      divideParts(readChanges(library, pair)).flatMap(({ name, rows }) =>
        rows.flatMap((row) => listAnchors(row).map((each) => [each.anchor, name] as const)),
      ),
    );
  partsOf.set(pair, known);
  const part = known.get(anchor);
  return makeAddress({ kind: 'changes', edition: pair.address, ...(part === undefined ? {} : { part }), anchor });
}
