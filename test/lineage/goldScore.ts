/** How well links agree with those that were judged by hand: test/fixtures/lineage, whose README says how they were drawn. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { IsoDate } from '../../src/model/edition.ts';

export interface GoldRow {
  /** Null: `new` carries on no old rule. */
  readonly old: string | null;
  /** Empty: the old rule was removed. */
  readonly new: readonly string[];
  /** `far`: hard, and like no new rule as a whole. */
  readonly group: 'random' | 'hard' | 'far';
}

export interface GoldPair {
  readonly old: IsoDate;
  readonly new: IsoDate;
  readonly links: readonly GoldRow[];
}

export type GoldHalf = 'development' | 'held back';

/**
 * The half of the judged links that a row belongs to: those that the method may be developed on, or those held back to see what that is
 * worth. Drawn by the number of the rule alone, so that neither its subrules nor the same rule in another pair stand on the other side;
 * no result has a say in it.
 */
export function halfOf(row: GoldRow): GoldHalf {
  const rule = (row.old ?? row.new[0] ?? '').replace(/[a-z]*(~\d+)?$/, '');
  const [byte = 0] = createHash('sha256').update(`lineage-gold ${rule}`).digest();
  return byte % 2 === 0 ? 'development' : 'held back';
}

/** What is to be scored: where an old rule went, and where a new one came from. */
export interface Answers {
  readonly heirsOf: (old: string) => readonly string[];
  readonly ancestorsOf: (young: string) => readonly string[];
}

/** Links by what they are: judged and found, found but not judged, judged but not found. */
export interface Tally {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

export function readGold(folder = join(import.meta.dirname, '..', 'fixtures', 'lineage')): readonly GoldPair[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => parse(readFileSync(join(folder, name), 'utf8'), { schema: 'core' }) as GoldPair);
}

/** The links of rules that were drawn by lot and judged before the method's answers were looked at: no half of them is developed on. */
export const readBlind = (): readonly GoldPair[] => readGold(join(import.meta.dirname, '..', 'fixtures', 'lineage', 'blind'));

/** Links between two neighbours, each judged for itself. */
export interface SingleLinks {
  readonly old: IsoDate;
  readonly new: IsoDate;
  readonly links: readonly { readonly old: string; readonly new: string; readonly right: boolean }[];
}

export function readSingle(folder = join(import.meta.dirname, '..', 'fixtures', 'lineage', 'single')): readonly SingleLinks[] {
  return parse(readFileSync(join(folder, 'links.yaml'), 'utf8'), { schema: 'core' }) as readonly SingleLinks[];
}

/** A row's links. That there is rightly none counts as one that is right. */
export function scoreRow({ old, new: judged }: GoldRow, { heirsOf, ancestorsOf }: Answers): Tally {
  const found = old === null ? judged.flatMap(ancestorsOf) : heirsOf(old);
  const wanted = old === null ? [] : judged;
  if (found.length === 0 && wanted.length === 0) return { right: 1, wrong: 0, missed: 0 };
  const right = wanted.filter((id) => found.includes(id)).length;
  return { right, wrong: found.length - right, missed: wanted.length - right };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
  return { right: sum(({ right }) => right), wrong: sum(({ wrong }) => wrong), missed: sum(({ missed }) => missed) };
}

export const precision = ({ right, wrong }: Tally): number => right / (right + wrong || 1);
export const recall = ({ right, missed }: Tally): number => right / (right + missed || 1);
/** How many of the answers of some certainty are right. */
export interface Calibrated {
  /** The least score of these, and the bound of it. */
  readonly from: number;
  readonly right: number;
  readonly all: number;
}

/** Answers by tenths of their score, the surest first: what a score says holds if it is the share of those that are right. */
export function calibrate(answers: readonly { readonly score: number; readonly isRight: boolean }[]): readonly Calibrated[] {
  return Array.from({ length: 10 }, (_, at) => 9 - at).flatMap((tenth): Calibrated[] => {
    const own = answers.filter(({ score }) => Math.min(9, Math.floor(score * 10 + 1e-9)) === tenth);
    return own.length === 0 ? [] : [{ from: tenth / 10, right: own.filter(({ isRight }) => isRight).length, all: own.length }];
  });
}

/** The harmonic mean of precision and recall. */
export const f1 = ({ right, wrong, missed }: Tally): number => (2 * right) / (2 * right + wrong + missed || 1);

/** What a row says became of a rule. Whether a kept one was edited, the judged links do not say. */
export function relationOf(row: GoldRow, { links }: GoldPair): 'added' | 'removed' | 'split' | 'merged' | 'moved' | 'kept' {
  if (row.old === null) return 'added';
  if (row.new.length === 0) return 'removed';
  if (row.new.length > 1) return 'split';
  const others = links.filter((each) => each.old !== null && each.old !== row.old && each.new.some((id) => row.new.includes(id)));
  if (others.length > 0) return 'merged';
  return row.new[0] === row.old ? 'kept' : 'moved';
}
