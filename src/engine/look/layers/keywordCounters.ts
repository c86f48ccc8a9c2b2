/** Counters that give a keyword (122.1b). */
import type { Variant } from '../../concepts/variant.ts';

export const keywordCounters: readonly Variant<readonly string[]>[] = [
  {
    from: '2020-04-17',
    concept: 'layers.ability',
    sentence: 'A keyword counter gives its keyword.',
    value: [
      'exalted',
      'decayed',
      'menace',
      'vigilance',
      'double strike',
      'first strike',
      'indestructible',
      'trample',
      'haste',
      'hexproof',
      'flying',
      'reach',
      'deathtouch',
      'lifelink',
      'shadow',
    ],
  },
  { from: '', until: '2020-04-17', concept: 'layers.ability', sentence: 'Counters give no keywords.', value: [] },
];
