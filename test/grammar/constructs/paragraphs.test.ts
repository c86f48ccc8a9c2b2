import { describe, expect, it } from 'vitest';
import { entryOf, longRule, readLines, summary } from '../reading.ts';

const text = (lines: readonly string[], id = '100.1'): string => entryOf(readLines(lines), id).text;

describe('paragraphs, a line each', () => {
  const head = ['1. Sowing', '100. Fields', longRule('100.2').replace('100.2', '100.1')];

  it('are apart with or without blank lines', () => {
    for (const between of [[], [''], ['', '']])
      expect(
        summary(
          readLines([
            ...head,
            '100.2. A first.',
            ...between,
            'A second.',
            ...between,
            'Example: A third.',
            ...between,
            'A fourth.',
            '100.3. Next.',
          ]),
        ).slice(3),
      ).toEqual(['100.2 | A first. / A second. / A fourth. | Example: A third.', '100.3 | Next.']);
  });

  it('go on where a line that never ended is followed by one that starts small', () => {
    expect(text([...head, '100.2. The field is sown and', 'then reaped.'], '100.2')).toBe('The field is sown and then reaped.');
  });

  it('are whole where a line break cut a word in two', () => {
    expect(text([...head, '100.2. The field is so', 'wn once. It is sown again.'], '100.2')).toBe(
      'The field is sown once. It is sown again.',
    );
  });

  it('have no space behind a hyphen at the end of a line', () => {
    expect(text([...head, '100.2. The half-', 'fallow field.'], '100.2')).toBe('The half-fallow field.');
  });

  it('may be indented, by no-break spaces too', () => {
    expect(summary(readLines([...head, '\u00a0 100.2. A first.', '\t  Example: A third.', '   A second.'])).slice(3)).toEqual([
      '100.2 | A first. / A second. | Example: A third.',
    ]);
  });

  it('are a note where a subsection has a sentence for a heading', () => {
    const reading = readLines([
      ...head,
      '101. This part has been left empty on purpose, since its rules went elsewhere.',
      '',
      '102. Furrows',
      '102.1. A furrow.',
      '102.2. Another.',
    ]);
    expect(summary(reading).slice(3, 5)).toEqual([
      '101 (note) | This part has been left empty on purpose, since its rules went elsewhere.',
      '102 | Furrows',
    ]);
  });

  it('below a heading are notes of the heading', () => {
    expect(summary(readLines([...head, '101. Furrows', 'A word before the rules of furrows.', '101.1. A furrow.']))[3]).toBe(
      '101 "Furrows" | Furrows / A word before the rules of furrows.',
    );
  });
});

describe('wrapped paragraphs', () => {
  const wrapped = [
    '100. Fields',
    '',
    '100.1. A field is sown before the geese come, and it is',
    'reaped when they have gone, whoever owns it, as in rule',
    '100.2. No one else may reap it but the one who sowed the',
    'field, whatever others say about it, or their geese.',
    '',
    'A second paragraph of the same rule stands here, and it',
    'is wrapped like the first.',
    'Example: Ana sows and does not reap before the geese are',
    'all gone.',
    '',
    '100.2. A furrow is straight, so far as the ground lets',
    'the plough go.',
  ];

  it('are joined, a number that is only a reference at the start of a line too', () => {
    expect(summary(readLines(wrapped))).toEqual([
      '100 | Fields',
      '100.1 | A field is sown before the geese come, and it is reaped when they have gone, whoever owns it, as in rule 100.2. No one else may reap it but the one who sowed the field, whatever others say about it, or their geese. / A second paragraph of the same rule stands here, and it is wrapped like the first. | Example: Ana sows and does not reap before the geese are all gone.',
      '100.2 | A furrow is straight, so far as the ground lets the plough go.',
    ]);
  });

  it('are told apart without blank lines where a line had room', () => {
    expect(summary(readLines(wrapped.filter((line) => line !== ''))).map((line) => line.length)).toEqual(
      summary(readLines(wrapped)).map((line) => line.length),
    );
  });

  it('may have been cut at a fixed length wherever that fell', () => {
    const whole = [
      '100. Fields',
      ...Array.from(
        { length: 8 },
        (_, index) =>
          `100.${index + 1}. A field is sown before the geese come, and it is reaped when they have gone, whoever owns it and whatever the geese may say.`,
      ),
    ];
    const cut = whole.flatMap((line) => [...line.matchAll(/.{1,40}/g)].map(([piece]) => piece));
    expect(text(cut, '100.4')).toBe(whole[4]?.slice(7));
  });
});
