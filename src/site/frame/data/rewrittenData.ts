/** When provisions were rewritten: for each lineage the editions in which what it says changed, as histories count it (lineage/changes.ts). */
import { isChange } from '../../../lineage/changes.ts';
import type { Lineages } from '../../../model/lineage.ts';
import { dataFormat } from './dataFormat.ts';

export interface RewrittenData {
  readonly format: typeof dataFormat;
  /** By the places of lineages and of editions in the file of lineages. */
  readonly rewritten: readonly (readonly number[])[];
}

export function makeRewritten({ lineages }: Lineages): RewrittenData {
  return { format: dataFormat, rewritten: lineages.map(({ steps }) => steps.filter(isChange).map(({ edition }) => edition)) };
}
