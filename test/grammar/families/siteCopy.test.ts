import { describe, expect, it } from 'vitest';
import { siteCopy } from '../../../src/grammar/families/siteCopy.ts';
import { makeSiteCopy } from '../../../src/grammar/families/siteCopyLayout.ts';
import { readLines, summary } from '../reading.ts';
import { contentsOf, document, eg, matter, rule, section, subrule, subsection } from '../trees.ts';

const read = (...lines: readonly string[]) => readLines(lines, siteCopy);

const entries = [
  section('1', 'Sowing'),
  subsection('100', 'Fields'),
  rule(
    '100.1',
    'A field is sown (see rule 504, “Geese”) and reaped, as rules 306-311 say.',
    eg('Ana sows.'),
    eg('Ben sows, as rule 100.1a says.'),
  ),
  subrule('100.1a', 'A furrow is part of a field.'),
];

describe('the site copy', () => {
  it('is written a token a line', () => {
    expect(
      makeSiteCopy(document({}, contentsOf(entries), ...entries, matter('backMatter', 'Credits')), { menu: ['Log in', 'Rules'] }).split(
        '\n',
      ),
    ).toEqual([
      ...['Log in', 'Rules', 'Contents', '1.', 'Sowing', '100.', 'Fields'],
      ...['1.', 'Sowing', '100.', 'Fields'],
      ...['100.1.', 'A field is sown (see rule', '504', ', “Geese”) and reaped, as rules', '306', '-311', 'say.'],
      ...['Example:', 'Ana sows.', 'Example:', 'Ben sows, as rule', '100.1a', 'says.'],
      ...['100.1a.', 'A furrow is part of a field.', ''],
    ]);
  });

  it('is read with its pieces joined', () => {
    expect(summary(read(...makeSiteCopy(document({}, ...entries)).split('\n')))).toEqual([
      '1 | Sowing',
      '100 | Fields',
      '100.1 | A field is sown (see rule 504, “Geese”) and reaped, as rules 306-311 say. | Example: Ana sows. | Example: Ben sows, as rule 100.1a says.',
      '100.1a | A furrow is part of a field.',
    ]);
  });

  it('has a menu that is no wording', () => {
    const { tree } = read('Log in', 'Rules', '100.', 'Fields', '100.1.', 'A field.');
    expect(tree.children[0]).toMatchObject({ type: 'furniture' });
  });

  it('has a long sentence behind an Example as a paragraph of its own', () => {
    const long = 'A field that has been left to the geese for longer than a year belongs to whoever drives them off it.';
    expect(summary(read('100.1.', 'A field.', 'Example:', 'Ana sows.', long))).toEqual([`100.1 | A field. / ${long} | Example: Ana sows.`]);
  });

  it('says where a picture of a symbol was lost', () => {
    const { diagnostics } = read('100.1.', 'A field has “', ': Add', 'to your mana pool.”');
    expect(diagnostics.map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual(['3:1 symbol-lost', '4:1 symbol-lost']);
  });
});
