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
  {
    from: '2025-04-04',
    concept: 'counters.keyword',
    sentence: 'A keyword counter gives its keyword; decayed is one of those that there are.',
    value: [...first, 'shadow', 'exalted', 'decayed'],
  },
  {
    from: '2024-06-07',
    until: '2025-04-04',
    concept: 'counters.keyword',
    sentence: 'A keyword counter gives its keyword; exalted is one of those that there are.',
    value: [...first, 'shadow', 'exalted'],
  },
  {
    from: '2023-11-17',
    until: '2024-06-07',
    concept: 'counters.keyword',
    sentence: 'A keyword counter gives its keyword; shadow is one of those that there are.',
    value: [...first, 'shadow'],
  },
  { from: '2020-04-17', until: '2023-11-17', concept: 'counters.keyword', sentence: 'A keyword counter gives its keyword.', value: first },
  { from: '', until: '2020-04-17', concept: 'counters', sentence: 'Counters give no keywords.', value: [] },
];
