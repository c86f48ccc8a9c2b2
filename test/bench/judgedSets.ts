/** The judged sets (test/fixtures/search/README.md), and what a ranking is worth by them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../fixtures/search');

/** Sets on which weights may be found. */
export const openSets = [
  'queries-dev',
  'queries-kept',
  'queries-unseen',
  'queries-unseen2',
  'queries-unseen3',
  'queries-unseen4',
  'queries-unseen5',
  'queries-unseen6',
  'queries-unseen7',
  'queries-practice',
  'queries-practice-kept',
  'questions-dev',
  'questions-kept',
  'questions-unseen',
  'questions-unseen2',
  'questions-unseen3',
  'questions-unseen4',
  'questions-unseen5',
  'questions-unseen6',
  'questions-unseen7',
  'questions-handbook',
] as const;

export interface Judged {
  readonly q: string;
  readonly group: string;
  /** 3 the answer, 2 good, 1 related; of entries that are not listed 0. */
  readonly rel: Readonly<Record<string, number>>;
}

export interface Worth {
  /** 1 where the first result is an answer. */
  readonly first: number;
  /** nDCG of the first ten (Järvelin and Kekäläinen, 2002), gains 2^grade - 1. */
  readonly ndcg: number;
}

export function readJudged(name: string): readonly Judged[] {
  const lines = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Judged);
}

/** Entries are compared without case, quotes that curl, the mark of what is obsolete, and the number of an Example. */
const foldId = (id: string): string =>
  id
    .replace(/#.*$/s, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(/\s*\(obsolete\)$/, '')
    .replace(/\.$/, '');

const depth = 10;

/** Of ids in their order, best first. */
export function worthOf({ rel }: Pick<Judged, 'rel'>, ids: readonly string[]): Worth {
  const grades = new Map(Object.entries(rel).map(([id, grade]) => [foldId(id), grade]));
  const found = [...new Set(ids.map(foldId))].slice(0, depth).map((id) => grades.get(id) ?? 0);
  const gainOf = (list: readonly number[]): number => list.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const ideal = gainOf([...grades.values()].sort((a, b) => b - a).slice(0, depth));
  return { first: (found[0] ?? 0) >= 3 ? 1 : 0, ndcg: ideal > 0 ? gainOf(found) / ideal : 0 };
}
