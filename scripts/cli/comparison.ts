/** Two editions compared, for the commands that print it. */
import type { EditionRecord } from '../../src/corpus/format.ts';
import { readEraForms } from '../../src/corpus/vocabulary.ts';
import { makeBagger } from '../../src/lineage/bags.ts';
import { type ComparedProvision, compareEditions } from '../../src/lineage/compareEditions.ts';
import { makeFolder } from '../../src/lineage/foldWording.ts';
import { type PreparedEdition, prepareEdition } from '../../src/lineage/preparedEdition.ts';
import { toProvisions } from '../../src/lineage/provision.ts';
import type { Chain } from './chain.ts';
import type { Desk } from './desk.ts';

export interface Comparison {
  readonly old: PreparedEdition;
  readonly young: PreparedEdition;
  readonly rows: readonly ComparedProvision[];
}

/** Compares two editions of a chain, whichever is the older. */
export function compareRecords({ corpus, lineages }: Chain, old: EditionRecord, young: EditionRecord, desk: Desk): Comparison {
  const reading = { fold: makeFolder(readEraForms(desk.contentFolder)), bag: makeBagger() };
  const prepare = ({ key, date }: EditionRecord) => ({
    place: lineages.placeOf(date) ?? 0,
    edition: prepareEdition(toProvisions(corpus.loadEdition(key)), reading),
  });
  const [left, right] = [prepare(old), prepare(young)];
  return { old: left.edition, young: right.edition, rows: compareEditions(left, right, lineages, lineages.index) };
}

const ruleKinds: ReadonlySet<string> = new Set(['rule', 'subrule']);

/** Whether a row is about rules and subrules. */
export function isAboutRules({ old, young }: Comparison, row: ComparedProvision): boolean {
  const kindOf = (edition: PreparedEdition, id: string): string => edition.all[edition.placeOf.get(id) ?? -1]?.provision.kind ?? '';
  return ruleKinds.has(row.old === null ? kindOf(young, row.new[0] ?? '') : kindOf(old, row.old));
}
