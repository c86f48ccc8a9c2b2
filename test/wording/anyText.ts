import fc from 'fast-check';

const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'the',
      'a',
      'of',
      'cat',
      'cannot',
      'nonland',
      'player’s',
      "player's",
      'first-strike',
      'purrs',
      'Nap',
      'i.e.',
    ),
  },
  { weight: 3, arbitrary: fc.constantFrom('{T}', '{2/W}', '[−2]', '702.19b', '702.19c', '+1/+1', '-3', '1,000', '509–511', '4') },
  { weight: 3, arbitrary: fc.constantFrom('.', ',', ';', ':', '—', '“', '”', '(', ')', '...', '_') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
);
const space = fc.oneof(
  { weight: 8, arbitrary: fc.constant(' ') },
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('\n', '  ', '\u00a0', '\n\n') },
);

/** Texts with words, numbers, symbols and marks of rules, white space of all kinds, and characters of any script, broken ones too. */
export const anyText = fc.array(fc.tuple(piece, space), { maxLength: 40 }).map((parts) => parts.flat().join(''));

/** Two texts, often with much in common: pieces of the first are left out, doubled or replaced. */
export const anyPair = fc.oneof(
  fc.tuple(anyText, anyText),
  fc
    .array(
      fc.record({
        old: fc.tuple(piece, space),
        fate: fc.constantFrom('kept', 'kept', 'kept', 'lost', 'replaced', 'followed'),
        other: piece,
      }),
    )
    .map((words): [string, string] => [
      words.map(({ old }) => old.join('')).join(''),
      words
        .map(({ old: [word, gap], fate, other }) => {
          if (fate === 'lost') return '';
          if (fate === 'replaced') return `${other}${gap}`;
          return fate === 'followed' ? `${word}${gap}${other}${gap}` : `${word}${gap}`;
        })
        .join(''),
    ]),
);
