/**
 * The lineages of a document as the browser gets them: enough to follow any entry from any edition to any other and to say how sure that
 * is. Steps at which a provision kept its number and nothing was uncertain are left out, and in what a step changed its wording.
 */
import { reasons } from '../../../model/alignment.ts';
import type { DocumentId, IsoDate } from '../../../model/edition.ts';
import type { Flow, Lineage, Lineages, LineageStep } from '../../../model/lineage.ts';
import { dataFormat } from './dataFormat.ts';

export interface LineagesData {
  readonly format: typeof dataFormat;
  readonly document: DocumentId;
  /** Every edition that was read, the oldest first, whether the site shows it or not. */
  readonly editions: readonly IsoDate[];
  readonly lineages: readonly LineageRow[];
  readonly flows: readonly FlowRow[];
}

/** Its steps; before them its id, where that is not the edition and the id of its first step. */
export type LineageRow = readonly (StepRow | string)[];

/** Place of the edition; id of the entry, empty when it is gone, 0 when it is the one before; score; place of the reason in `reasons`. */
export type StepRow = readonly [edition: number, entry: string | 0, score?: number, because?: number];

/** What is told of its matter stands behind, 0 where there is nothing to tell. */
export type FlowRow = readonly [
  edition: number,
  from: number,
  to: number,
  score: number,
  since?: number,
  until?: number,
  because?: number,
  ...without: readonly number[],
];

export function packLineages(document: DocumentId, { editions, lineages, flows }: Lineages): LineagesData {
  return {
    format: dataFormat,
    document,
    editions,
    lineages: lineages.map(({ id, steps }) => {
      const rows = steps.flatMap((step, at) => packStep(step, steps[at - 1]));
      const [first] = steps;
      return first && id === makeId(editions, first) ? rows : [id, ...rows];
    }),
    flows: flows.map(packFlow),
  };
}

/**
 * The inverse of packLineages, but for the steps that it leaves out, and for `difference`, which is always `none`: what followed a
 * provision before follows it to the same entries, as surely and for the same reason.
 */
export function readLineages({ editions, lineages, flows }: LineagesData): Lineages {
  return {
    editions,
    lineages: lineages.map((row): Lineage => {
      const steps = readSteps(row.filter((part) => typeof part !== 'string'));
      const [id] = row;
      const [first] = steps;
      return { id: typeof id === 'string' ? id : first ? makeId(editions, first) : '', steps };
    }),
    flows: flows.map(readFlow),
  };
}

function packFlow({ edition, from, to, score, since = 0, until = 0, because, without = [] }: Flow): FlowRow {
  const told = [since, until, because === undefined ? 0 : reasons.indexOf(because) + 1, ...without];
  while (told.length > 0 && without.length === 0 && told.at(-1) === 0) told.pop();
  return [edition, from, to, score, ...told];
}

function readFlow([edition, from, to, score, since = 0, until = 0, reason = 0, ...without]: FlowRow): Flow {
  const because = reasons[reason - 1];
  return {
    edition,
    from,
    to,
    score,
    ...(because === undefined ? {} : { because }),
    ...(since > 0 ? { since } : {}),
    ...(until > 0 ? { until } : {}),
    ...(without.length > 0 ? { without } : {}),
  };
}

const makeId = (editions: readonly IsoDate[], { edition, entry }: LineageStep): string => `${editions[edition] ?? ''}/${entry}`;

function packStep({ edition, entry, score, because }: LineageStep, before: LineageStep | undefined): StepRow[] {
  const reason = reasons.indexOf(because);
  const isSure = score === 1 && reason === 0;
  const stays = entry === before?.entry;
  const name = stays ? 0 : entry;
  if (isSure) return stays ? [] : [[edition, name]];
  return [reason === 0 ? [edition, name, score] : [edition, name, score, reason]];
}

function readSteps(rows: readonly StepRow[]): readonly LineageStep[] {
  let current = '';
  return rows.map(([edition, entry, score = 1, because = 0], at): LineageStep => {
    const stays = entry === 0;
    if (!stays) current = entry;
    return {
      edition,
      entry: current,
      relation: at === 0 ? 'added' : current === '' ? 'removed' : stays ? 'edited' : 'moved',
      difference: 'none',
      score,
      because: reasons[because] ?? 'identical',
    };
  });
}
