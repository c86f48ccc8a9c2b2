import { describe, expect, it } from 'vitest';
import { readPenalty, tellPenalty } from '../../../src/site/policy/penalties.ts';

const told = (text: string): string | undefined => {
  const penalty = readPenalty(text);
  return penalty && tellPenalty(penalty);
};

describe('a penalty', () => {
  it.each([
    ['of a box is what it says', 'Warning', 'Warning'],
    ['of a box stays when it leads to a note', 'Warning*', 'Warning'],
    ['may be none', 'No Penalty', 'No Penalty'],
    ['at all levels is one', 'The hound is woken.\nFox Error—Asleep\nAll Levels\nGame', 'Game'],
    ['at all levels may be of several words', 'All Levels\nDisqualification without prize', 'Disqualification without prize'],
    [
      'of each level is told with those beside it',
      'Regular Competitive Professional\nCaution Warning Warning\nThe hound is woken.',
      'Regular: Caution; Competitive, Professional: Warning',
    ],
    [
      'of numbered levels likewise',
      'Talk.\nREL 1 REL 2 REL 3 REL 4 REL 5\nGame Game Match Match DQ',
      'REL 1 to 2: Game; REL 3 to 4: Match; REL 5: DQ',
    ],
    [
      'of one word and of two words stand in one row',
      'Regular Competitive Professional\nWarning Match Loss Match Loss',
      'Regular: Warning; Competitive, Professional: Match Loss',
    ],
  ])('%s', (_, text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it.each([
    ['a row that lacks a level', 'Regular Competitive Professional\nCaution Warning'],
    ['a row with something else in it', 'Regular Competitive Professional\nCaution Warning see below'],
    ['levels without a row', 'Regular Competitive Professional'],
    ['a sentence', 'The hound is woken, and gets a Warning.'],
    ['nothing', ''],
  ])('is not told of %s', (_, text) => {
    expect(told(text)).toBeUndefined();
  });
});
