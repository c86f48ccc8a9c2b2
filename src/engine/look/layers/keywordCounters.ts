/** Counters that give a keyword (122.1b). */
import type { Variant } from '../../concepts/variant.ts';

const first = [
  'deathtouch',
  'double strike',
  'first strike',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'trample',
  'vigilance',
];

/** The keywords that a counter can be: a list, which the layers ask. */
export const keywordCounters: readonly Variant<readonly string[]>[] = [
  { from: '2025-04-04', value: [...first, 'shadow', 'exalted', 'decayed'] },
  { from: '2024-06-07', value: [...first, 'shadow', 'exalted'] },
  { from: '2023-11-17', value: [...first, 'shadow'] },
  { from: '2020-04-17', value: first },
  { from: '', value: [] },
];

/** Those of any era: other counters hang on none. */
export const everKeywords: ReadonlySet<string> = new Set(keywordCounters.flatMap(({ value }) => value));
