/** Two editions compared, for the commands that print it. */
import type { Alignment } from '../../src/model/alignment.ts';
import type { EditionRecord } from '../../src/corpus/format.ts';
import { type Change, changeKinds, countChanges, type Fate, kindOfPair, listChanges, listFates } from '../../src/lineage/changes.ts';
import { compareEditions } from '../../src/lineage/compareEditions.ts';
import type { PreparedEdition } from '../../src/lineage/preparedEdition.ts';
import type { ProvisionId } from '../../src/lineage/provision.ts';
import type { Chain } from './chain.ts';
import { type Desk, printLine } from './desk.ts';
import { makeFigure, makeTable } from './table.ts';

export interface Comparison {
  readonly old: PreparedEdition;
  readonly young: PreparedEdition;
  /** An old entry each, then what was added. */
  readonly rows: readonly Fate[];
  readonly changes: readonly Change[];
  /** By an old entry, what came out of it. */
  readonly splits: ReadonlyMap<ProvisionId, readonly ProvisionId[]>;
  /** Old entries that the new edition has under the same number, the same to the letter. */
  readonly unchanged: readonly string[];
}

/** Compares two editions of a chain, whichever is the older. */
export function compareRecords({ lineages, prepare }: Chain, old: EditionRecord, young: EditionRecord): Comparison {
  const [left, right] = [prepare(old), prepare(young)];
  return toComparison(left.edition, right.edition, compareEditions(left, right, lineages, lineages.index));
}

/** An alignment that names everything, as the commands tell it. */
export function toComparison(old: PreparedEdition, young: PreparedEdition, alignment: Alignment): Comparison {
  const olds = old.all.map(({ provision: { id } }) => id);
  const changes = listChanges(alignment);
  const splits = new Map<ProvisionId, ProvisionId[]>();
  for (const {
    kind,
    old: [id = ''],
    new: parts,
  } of changes)
    if (kind === 'split') splits.set(id, [...(splits.get(id) ?? []), ...parts]);
  return {
    old,
    young,
    rows: listFates(olds, alignment),
    changes,
    splits,
    unchanged: alignment.links.filter((link) => link.heir && kindOfPair(link) === undefined).map((link) => link.old),
  };
}

const ruleKinds: ReadonlySet<string> = new Set(['rule', 'subrule']);

/** Whether a row is about rules and subrules. */
export function isAboutRules({ old, young }: Pick<Comparison, 'old' | 'young'>, row: Pick<Fate, 'old' | 'new'>): boolean {
  const kindOf = (edition: PreparedEdition, id: string): string => edition.all[edition.placeOf.get(id) ?? -1]?.provision.kind ?? '';
  return ruleKinds.has(row.old === null ? kindOf(young, row.new[0] ?? '') : kindOf(old, row.old));
}

/**
 * Prints how many changes there are of each kind: of rules and subrules, and of all, with headings, terms and Examples. Those of all are
 * the figures of the pages. A change is one of rules if its old entry is, or without one its new entry.
 */
export function printFigures(
  comparison: Comparison,
  from: Pick<EditionRecord, 'date'>,
  to: { readonly date: string },
  { err }: Desk,
): void {
  const { changes, unchanged } = comparison;
  const isOfRules = ({ old: [id], new: heirs }: Pick<Change, 'old' | 'new'>) => isAboutRules(comparison, { old: id ?? null, new: heirs });
  const [rules, all] = [countChanges(changes.filter(isOfRules)), countChanges(changes)];
  const rulesUnchanged = unchanged.filter((id) => isOfRules({ old: [id], new: [] }));
  printLine(err, `\n${from.date} to ${to.date}: changes`);
  const rows = [
    ['', 'rules', 'all'],
    ...changeKinds.map((kind) => [kind, makeFigure(rules[kind]), makeFigure(all[kind])]),
    ['the same to the letter', makeFigure(rulesUnchanged.length), makeFigure(unchanged.length)],
  ];
  printLine(err, makeTable(rows, [1, 2]));
}
