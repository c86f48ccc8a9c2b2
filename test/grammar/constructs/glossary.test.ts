import { describe, expect, it } from 'vitest';
import { longRule, readLines, summary } from '../reading.ts';

const rules = ['1. Sowing', '', '100. Fields', '', longRule('100.1'), '', longRule('100.2'), '', 'Glossary', ''];

/** Terms of a glossary below rules that are set a paragraph a line. */
const terms = (...lines: readonly string[]): string[] =>
  summary(readLines([...rules, ...lines]))
    .slice(4)
    .map((line) => line.replace('glossary:', ''));

const wrappedRules = [
  '100. Fields',
  '',
  '100.1. A field is sown before the geese come, and it is',
  'reaped when they have gone, whoever owns it, unless the',
  'owner says that it shall lie fallow for a year or two,',
  'in which case nobody may reap it at all.',
  '',
  '100.2. A furrow is straight, so far as the ground lets',
  'the plough go, and it ends where the field ends or the',
  'day does.',
  '',
  'Glossary',
  '',
];
const wrappedTerms = (...lines: readonly string[]): string[] =>
  summary(readLines([...wrappedRules, ...lines]))
    .slice(3)
    .map((line) => line.replace('glossary:', ''));

describe('a glossary', () => {
  it('has a headword on a line of its own and a definition below', () => {
    expect(terms('Harrow', 'What breaks the clods.', '', 'Sedge', 'Grass of wet ground.')).toEqual([
      'Harrow | What breaks the clods.',
      'Sedge | Grass of wet ground.',
    ]);
  });

  it('has senses and references on lines of their own', () => {
    expect(
      terms('Harrow', '1. What breaks the clods.', '2. To break clods.', 'See rule 100.1.', '', 'Sedge', 'Grass of wet ground.'),
    ).toEqual(['Harrow | 1. What breaks the clods. / 2. To break clods. / See rule 100.1.', 'Sedge | Grass of wet ground.']);
  });

  it('keeps a definition of several paragraphs with blank lines between them', () => {
    expect(terms('Harrow', 'What breaks the clods.', '', 'It is drawn by an ox.', '', 'Sedge', 'Grass of wet ground.')).toEqual([
      'Harrow | What breaks the clods. / It is drawn by an ox.',
      'Sedge | Grass of wet ground.',
    ]);
  });

  it('may have lost all its blank lines', () => {
    expect(
      terms(
        'Harrow',
        'What breaks the clods.',
        'It is drawn by an ox.',
        'Marl',
        'Good earth.',
        'Sedge',
        'Grass of wet ground.',
        'Vetch',
        'Food for geese.',
      ),
    ).toEqual([
      'Harrow | What breaks the clods. / It is drawn by an ox.',
      'Marl | Good earth.',
      'Sedge | Grass of wet ground.',
      'Vetch | Food for geese.',
    ]);
  });

  it('may have lost one blank line above a headword in its place', () => {
    expect(
      terms(
        'Harrow',
        'What breaks the clods.',
        '',
        'Marl',
        'Good earth.',
        'Quern',
        'What grinds the barley.',
        '',
        'Sedge',
        'Grass of wet ground.',
      ),
    ).toEqual(['Harrow | What breaks the clods.', 'Marl | Good earth.', 'Quern | What grinds the barley.', 'Sedge | Grass of wet ground.']);
  });

  it('may have lost the line break behind a headword', () => {
    expect(terms('Harrow1. What breaks the clods.', '2. To break clods.', '', 'Sedge', 'Grass of wet ground.')).toEqual([
      'Harrow | 1. What breaks the clods. / 2. To break clods.',
      'Sedge | Grass of wet ground.',
    ]);
  });

  it('may have headwords out of order', () => {
    expect(
      terms('Sedge', 'Grass of wet ground.', '', 'Harrow', 'What breaks the clods.', '', 'Marl', 'Good earth.').map(
        (line) => line.split(' ')[0],
      ),
    ).toEqual(['Sedge', 'Harrow', 'Marl']);
  });

  it.each([
    'Sow the Field!',
    '“Sow”',
    '“Sow.”',
    'Sow, Reap',
    'Sow (Obsolete)',
    'Sow/Reap',
    'Field, Furrow, etc.',
    'Harrow vs. Hoe',
    "Sower's Field",
    'Übersow',
  ])('knows the headword %s', (headword) => {
    expect(terms('Marl', 'Good earth.', '', headword, 'What a sower does.', '', 'Vetch', 'Food for geese.')).toEqual([
      'Marl | Good earth.',
      `${headword} | What a sower does.`,
      'Vetch | Food for geese.',
    ]);
  });

  it('may hold Examples', () => {
    expect(terms('Harrow', 'What breaks the clods.', 'Example: Ana harrows.', '', 'Sedge', 'Grass of wet ground.')[0]).toBe(
      'Harrow | What breaks the clods. | Example: Ana harrows.',
    );
  });

  it('may come twice with one headword', () => {
    expect(terms('Harrow', 'What breaks the clods.', '', 'Harrow', 'To break clods.')).toEqual([
      'Harrow | What breaks the clods.',
      'Harrow~2 | To break clods.',
    ]);
  });

  it('ends where page furniture begins', () => {
    const reading = readLines([...rules, 'Harrow', 'What breaks the clods.', '', 'No comments:', 'Post a Comment']);
    expect(summary(reading).at(-1)).toBe('glossary:Harrow | What breaks the clods.');
    expect(reading.tree.children.filter(({ type }) => type === 'furniture')).toHaveLength(1);
  });
});

describe('a wrapped glossary', () => {
  it('has definitions of several lines', () => {
    expect(
      wrappedTerms(
        'Harrow',
        'What breaks the clods when the plough has gone over',
        'the field, and what is drawn by an ox.',
        '',
        'Sedge',
        'Grass.',
      ),
    ).toEqual(['Harrow | What breaks the clods when the plough has gone over the field, and what is drawn by an ox.', 'Sedge | Grass.']);
  });

  it('has further paragraphs with an indented first line', () => {
    expect(
      wrappedTerms(
        'Harrow',
        'What breaks the clods when the plough has gone over',
        'the field.',
        '     It is drawn by an ox, or by two of them where the',
        'ground is heavy.',
        '     Geese follow it.',
        '',
        'Sedge',
        'Grass.',
      )[0],
    ).toBe(
      'Harrow | What breaks the clods when the plough has gone over the field. / It is drawn by an ox, or by two of them where the ground is heavy. / Geese follow it.',
    );
  });

  it('has indented definitions, with blank lines between their paragraphs', () => {
    expect(
      wrappedTerms(
        'Harrow',
        '  What breaks the clods when the plough has gone',
        '  over the field.',
        '',
        '  It is drawn by an ox.',
        '',
        'Sedge',
        '  Grass of wet ground, good for baskets and for',
        '  nothing else that I know.',
      ),
    ).toEqual([
      'Harrow | What breaks the clods when the plough has gone over the field. / It is drawn by an ox.',
      'Sedge | Grass of wet ground, good for baskets and for nothing else that I know.',
    ]);
  });
});
