/** Constructs that are told by the form of one line: Examples, furniture, headings of parts, titles. */
import { describe, expect, it } from 'vitest';
import { titleOf } from '../../../src/grammar/constructs/entries.ts';
import { exampleMark } from '../../../src/grammar/constructs/example.ts';
import { isFurniture } from '../../../src/grammar/constructs/furniture.ts';
import { isBackHeading, isGlossaryHeading, isLegalLine, isPartName } from '../../../src/grammar/constructs/parts.ts';
import { textLines } from '../../../src/grammar/lines.ts';
import { sourceOf } from '../invariants.ts';

describe('exampleMark', () => {
  it.each([
    ['Example: Harrow.', 9],
    ['EXAMPLE: Harrow.', 9],
    ['Examples: Harrow.', 10],
    ['Example 2: Harrow.', 11],
    ['Example:Harrow.', 8],
    ['Example : Harrow.', 10],
    ['_Example_: Harrow.', 11],
    ['_Example:_ Harrow.', 11],
    ['example:', 8],
  ])('measures what introduces "%s"', (line, length) => {
    expect(exampleMark(line)).toBe(length);
  });

  it.each(['Example', 'For example: harrow', 'Exampled: harrow', 'An Example: harrow', 'Example two: harrow', ''])(
    'finds nothing in "%s"',
    (line) => {
      expect(exampleMark(line)).toBe(0);
    },
  );
});

const isFurnitureText = (text: string): boolean => isFurniture(textLines(sourceOf(text))[0]!);

describe('isFurniture', () => {
  it.each([
    'No comments:',
    '12 comments',
    'Post a Comment',
    'Leave a reply',
    'Posted by Harrow at noon',
    'Share this',
    'Labels: sedge, marl',
    'Newer Post',
    'Older posts',
    'Subscribe to: Harrow',
    '« Previous',
    'Next page »',
    'Prev | Next',
    'Top',
    'Back to top',
    'Page 3 of 12',
    'Log in',
    'Home > Sedge > Marl',
    '10:45 PM',
  ])('knows "%s"', (line) => {
    expect(isFurnitureText(line)).toBe(true);
  });

  it.each([
    '101.1. Next, the field is sown.',
    'The next page is turned.',
    'Home is where the harrow is.',
    'A comment is made.',
    'Labels',
    'Top of the field',
    'Page three',
    'Example: Share.',
  ])('leaves "%s" to the rules', (line) => {
    expect(isFurnitureText(line)).toBe(false);
  });

  it('takes the word of the markup', () => {
    const [line] = textLines(sourceOf('Sedge'));
    expect(isFurniture({ ...line!, hint: { furniture: true } })).toBe(true);
  });
});

describe('headings of parts', () => {
  it.each(['Glossary', 'GLOSSARY', 'The Glossary', 'Glossary of Terms'])('"%s" opens the glossary', (line) => {
    expect(isGlossaryHeading(line)).toBe(true);
    expect(isPartName(line)).toBe(true);
  });

  it.each(['Credits', 'Index', 'Acknowledgments', 'Acknowledgements and Disclaimers', 'Contact Information', 'Copyright', 'Questions?'])(
    '"%s" opens the back matter',
    (line) => {
      expect(isBackHeading(line)).toBe(true);
    },
  );

  it.each(['© 2001 Harrow', '(c) Sedge', 'All trademarks are theirs.'])('"%s" is legal text', (line) => {
    expect(isLegalLine(line)).toBe(true);
  });

  it.each(['A glossary of sorts', 'Credits where due', 'See the Glossary', 'Indexes'])('"%s" opens nothing', (line) => {
    expect(isPartName(line)).toBe(false);
  });
});

describe('titleOf', () => {
  it.each([
    ['Fields and Furrows', 'Fields and Furrows'],
    ['_Harrow_ Golden Words', 'Harrow Golden Words'],
    ['Sowing!', 'Sowing!'],
    ['Fields, Furrows, etc.', 'Fields, Furrows, etc.'],
    ['Harrow (Obsolete)', 'Harrow (Obsolete)'],
  ])('"%s" is a heading', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it.each(['A field is sown.', 'Is a field sown?', 'A field is “sown.”', 'These are the fields:', `${'sedge '.repeat(20)}end`, ''])(
    '"%s" is none',
    (text) => {
      expect(titleOf(text)).toBeUndefined();
    },
  );
});
