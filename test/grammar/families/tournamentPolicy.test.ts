import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEntries } from '../../../src/corpus/entries.ts';
import { noFacts, readDocument } from '../../../src/corpus/readDocument.ts';
import { tournamentPolicy, type PolicyLayout } from '../../../src/grammar/families/tournamentPolicy.ts';
import { outlineOf } from '../../../src/grammar/outline.ts';
import { readRules, recogniseFamily } from '../../../src/grammar/rulesGrammar.ts';
import type { Entry } from '../../../src/model/entry.ts';
import type { LineHint, SourceText } from '../../../src/model/source.ts';
import type { RulesTree } from '../../../src/model/tree.ts';
import { expectSound, readSoundly, sourceOf } from '../invariants.ts';
import { anyPolicy } from './anyPolicy.ts';

function entriesOf(text: string | SourceText): readonly Entry[] {
  return toEntries(readTree(text));
}

function readTree(text: string | SourceText): RulesTree {
  const source = typeof text === 'string' ? sourceOf(text) : text;
  expect(recogniseFamily(source)?.family).toBe('tournament-policy');
  return readSoundly(tournamentPolicy, source).tree;
}

/** Lines with what a reader of pages knows of them: `#` is a heading, `~` the foot of a page. */
function paged(...lines: string[]): SourceText {
  const hints: Record<string, LineHint> = { '#': { heading: 2 }, '~': { furniture: true } };
  const plain = lines.map((line) => (hints[line[0] ?? ''] ? line.slice(1) : line));
  const source = sourceOf(plain.join('\n'));
  const read = source.lines.map((line, index) => {
    const hint = hints[lines[index]?.[0] ?? ''];
    return hint ? { ...line, hint } : line;
  });
  return { ...source, lines: read };
}

const shapes = (entries: readonly Entry[]): readonly string[] => entries.map(({ kind, id, title = '' }) => `${kind} ${id} ${title}`.trim());

describe('rules of three digits', () => {
  const text = [
    'FOX AND HOUND FLOOR RULES',
    'Effective Mar 1, 2008',
    '',
    'Introduction',
    'These work with the rules of the game (see section 101.5a).',
    '100.\tGENERAL FOX RULES',
    '101.\tKinds of Meadow',
    'There are these:',
    '•\tBrook',
    '•\tHill',
    '114.\tBefore a Game',
    '1.\tPlayers sit down.',
    '2.\tPlayers stand up.',
    'Then they play.',
    '115.\tSecond Chances',
    'A player may sit again.',
    '120.\tRULES FOR HILLS',
    'Hills are steep.',
    'APPENDIX A — CHANGES',
    'Section 101: Brook added.',
    'Appendix B: Nothing.',
  ].join('\n');

  it('have sections of tens, subsections below them, and appendices', () => {
    expect(shapes(entriesOf(text))).toEqual([
      'section introduction Introduction',
      'section 100 GENERAL FOX RULES',
      'subsection 101 Kinds of Meadow',
      'subsection 114 Before a Game',
      'subsection 115 Second Chances',
      'section 120 RULES FOR HILLS',
      'appendix Appendix A CHANGES',
    ]);
    expect(entriesOf(text).map(({ parent }) => parent)).toEqual([undefined, undefined, '100', '110', '110', undefined, undefined]);
  });

  it('keep numbered steps and items of lists as paragraphs of their section', () => {
    const steps = entriesOf(text).find(({ id }) => id === '114');
    expect(steps?.text).toBe('1. Players sit down.\n2. Players stand up.\nThen they play.');
    expect(entriesOf(text).find(({ id }) => id === '101')?.text).toBe('There are these:\n• Brook\n• Hill');
  });

  it.each([
    ['Effective Mar 1, 2008', '2008-03-01'],
    ['Effective September 1, 2003, updated December 1, 2003', '2003-12-01'],
    ['Effective — March 20, 2008', '2008-03-20'],
    ['Date: 26 Jan 94 12:30:31', '1994-01-26'],
  ])('are dated by what they say: %s', (line, date) => {
    expect(readTree(text.replace('Effective Mar 1, 2008', line)).date).toBe(date);
  });
});

describe('rules with a contents list', () => {
  const text = [
    'Fox and Hound Tournament Rules',
    'Effective July 1, 2009',
    'Introduction\t3',
    '1.  Meadows\t3',
    '1.1\tThe Brook\t4',
    '1.2\tThe Hill\t4',
    '2.  Games\t5',
    '2.1\tOrder of Play\t5',
    '2.2\tEnd of Play\t6',
    '3.  Hounds\t7',
    '3.1\tBarking\t7',
    'Appendix A – Times\t8',
    'Times of Hounds\t8',
    '',
    'Introduction',
    'All of this holds.',
    '1.  Meadows',
    '1.1\tThe Brook',
    'The brook is wet.',
    '1.2\tThe Hill',
    'The hill is dry.',
    '2.  Games',
    '2.1\tOrder of Play',
    'The order is this:',
    '1. Foxes',
    '2. Hounds',
    '3. Barking',
    '2.2\tEnd of Play',
    'Play ends.',
    'Example: Whoever is asleep has lost.',
    'It may end twice.',
    '3.  Hounds',
    '3.1.\tBarking',
    'Hounds bark.',
    'Appendix A – Times',
    'Times are short.',
    'Times of Hounds',
    'Hounds take their time.',
    'Published by Wizards of the Meadow.',
  ].join('\n');

  it('have the headings that it lists, and no step of a list is one', () => {
    expect(shapes(entriesOf(text))).toEqual([
      'section introduction Introduction',
      'section 1 Meadows',
      'subsection 1.1 The Brook',
      'subsection 1.2 The Hill',
      'section 2 Games',
      'subsection 2.1 Order of Play',
      'subsection 2.2 End of Play',
      'section 3 Hounds',
      'subsection 3.1 Barking',
      'appendix Appendix A Times',
      'part Appendix A~times-of-hounds Times of Hounds',
    ]);
    const end = entriesOf(text).find(({ id }) => id === '2.2');
    expect(end).toMatchObject({ text: 'Play ends.\nIt may end twice.', examples: ['Whoever is asleep has lost.'] });
  });

  it('end before the notice of rights', () => {
    expect(entriesOf(text).at(-1)?.text).toBe('Hounds take their time.');
    expect(readTree(text).children.at(-1)?.type).toBe('backMatter');
  });
});

describe('a guide of penalties, read from pages', () => {
  const guide = paged(
    '#FOX AND HOUND INFRACTION PROCEDURE GUIDE',
    'Effective May 2, 2014',
    '#INTRODUCTION',
    'This guide says what it costs.',
    '#1. GENERAL WORDS',
    '#1.1. Kinds of Penalty',
    '#Warning',
    'A warning is a word that is written down and that nobody',
    'forgets.',
    '#Game Loss',
    'A loss is a loss.',
    '#2. GAME ERRORS',
    '#2.1. Game Error — Sleeping Hound',
    '#Penalty',
    'Warning',
    '#Definition',
    'A hound sleeps while the fox',
    '~7',
    'is running.',
    '',
    'Hounds often sleep.',
    '#Examples',
    'A. The hound lies down. It',
    '   snores.',
    'B. The hound snores.',
    '#Philosophy',
    'Sleep is good.',
    '#Additional Remedy',
    'Wake the hound.',
    '#2.2. Game Error — Lost Fox',
    '#Definition',
    'The fox is gone.',
    '#3. CONDUCT',
    'Be kind.',
  );

  it('has infractions, with the parts of each below it', () => {
    expect(shapes(entriesOf(guide))).toEqual([
      'section introduction INTRODUCTION',
      'section 1 GENERAL WORDS',
      'subsection 1.1 Kinds of Penalty',
      'part 1.1~warning Warning',
      'part 1.1~game-loss Game Loss',
      'section 2 GAME ERRORS',
      'infraction 2.1 Game Error — Sleeping Hound',
      'penalty 2.1~penalty Penalty',
      'definition 2.1~definition Definition',
      'examples 2.1~examples Examples',
      'philosophy 2.1~philosophy Philosophy',
      'remedy 2.1~remedy Additional Remedy',
      // No box of a penalty is printed beside it.
      'infraction 2.2 Game Error — Lost Fox',
      'definition 2.2~definition Definition',
      'section 3 CONDUCT',
    ]);
  });

  it('has no foot of a page within a text', () => {
    const text = (id: string): string | undefined => entriesOf(guide).find((entry) => entry.id === id)?.text;
    expect(text('2.1~definition')).toBe('A hound sleeps while the fox is running.\nHounds often sleep.');
    expect(text('2.1~penalty')).toBe('Warning');
  });

  it('has one penalty for an infraction, though the word stands again before the next heading', () => {
    const lines = ['#2. GAME ERRORS', '#2.1. Error — Sleep', '#Penalty', 'Warning', '#Definition', 'A hound sleeps.', '#Penalty'];
    const more = ['#2.2. Error — Lost Fox', 'Game Loss', '#Definition', 'It is gone.', '#3. CONDUCT', 'Be kind.', '#4. END', 'Go.'];
    const entries = entriesOf(paged('#FOX INFRACTION PROCEDURE GUIDE', '#1. WORDS', 'Words.', ...lines, ...more));
    expect(entries.filter(({ kind }) => kind === 'penalty').map(({ id, text }) => [id, text])).toEqual([
      ['2.1~penalty', 'Warning'],
      ['2.2~penalty', 'Game Loss'],
    ]);
  });

  it('gives each of its Examples without the letter', () => {
    const examples = entriesOf(guide).find(({ kind }) => kind === 'examples')?.examples;
    expect(examples).toEqual(['The hound lies down. It snores.', 'The hound snores.']);
  });
});

describe('a short list of contents without its word', () => {
  const list = ['1. Meadows\t3', '1.1 The Brook\t4', '2. Games\t5', '2.1 Order of Play\t5'];
  const body = ['1. Meadows', '1.1 The Brook', 'The brook is wet.', '2. Games', '2.1 Order of Play', 'Foxes begin.'];
  const textOf = (...lines: string[]): string => ['Fox and Hound Tournament Rules', 'Effective July 1, 2009', ...lines].join('\n');

  it('is one where each of its lines is a heading below', () => {
    expect(entriesOf(textOf(...list, ...body)).map(({ id, text }) => [id, text])).toEqual([
      ['1', ''],
      ['1.1', 'The brook is wet.'],
      ['2', ''],
      ['2.1', 'Foxes begin.'],
    ]);
  });

  it('is text where one is not', () => {
    const prices = ['Bread\t4', 'Milk\t5', 'The Brook\t6'];
    expect(entriesOf(textOf(...body, ...prices)).at(-1)?.text).toContain('Milk');
    expect(entriesOf(textOf(...prices, ...body)).map(({ id }) => id)).toEqual(['1', '1.1', '2', '2.1']);
  });
});

describe('a guide as a plain text', () => {
  const word = 'A hound that sleeps while the fox is running is woken by its keeper, and';
  const next = 'whoever is asleep when the hound is to be woken is woken by the hound and';
  const head = ['Fox and Hound Infraction Procedure Guide', 'Effective May 2, 2014', ''];
  const foot = (page: number): string[] => ['', `Fox and Hound Guide          Page ${page} of 9`, '\f', ''];

  it('has no feet of pages in its sentences, and goes on behind them', () => {
    const body = [
      '1. Words',
      '',
      '1.1 Sleep',
      '',
      word,
      next,
      ...foot(1),
      'sleeps again. It is not',
      'scolded.',
      '',
      '1.2 Food',
      '',
      word,
      next,
    ];
    const more = [
      ...foot(2),
      'eats. On page 2 of 9',
      'nothing stands.',
      '',
      '2. Ends',
      '',
      '2.1 Last',
      '',
      `${word} goes.`,
      ...foot(3),
      'It ends.',
    ];
    const entries = entriesOf([...head, ...body, ...more].join('\n'));
    expect(entries.map(({ id, text }) => [id, text])).toEqual([
      ['1', ''],
      ['1.1', `${word} ${next} sleeps again. It is not scolded.`],
      ['1.2', `${word} ${next} eats. On page 2 of 9 nothing stands.`],
      ['2', ''],
      ['2.1', `${word} goes.\nIt ends.`],
    ]);
  });

  it('takes a line with a page for a foot only where others count on from it', () => {
    const rest = (line: string): string[] => [
      ...head,
      '1. Words',
      '',
      '1.1 Sleep',
      '',
      'Hounds sleep.',
      line,
      '',
      '1.2 Food',
      '',
      'See page 4',
      '',
    ];
    for (const line of ['See page 7', 'See page 4'])
      expect(entriesOf(rest(line).join('\n')).map(({ text }) => text)).toEqual(['', `Hounds sleep.\n${line}`, 'See page 4']);
  });

  it('has the penalty that spaces set off from its heading', () => {
    const errors = ['2. Errors', '2.1. Game Error - Sleep            Warning', 'Definition', 'A hound sleeps.'];
    const more = ['2.2. Game Error - Lost Fox   Game Loss', 'Definition', 'The fox is gone.', '3. Ends', '3.1. Last   words', 'It ends.'];
    const entries = entriesOf([...head, ...errors, ...more].join('\n'));
    expect(entries.filter(({ kind }) => kind === 'penalty').map(({ id, text }) => [id, text])).toEqual([
      ['2.1~penalty', 'Warning'],
      ['2.2~penalty', 'Game Loss'],
    ]);
    expect(entries.find(({ id }) => id === '2.1')?.title).toBe('Game Error - Sleep');
    expect(entries.find(({ id }) => id === '3.1')?.title).toBe('Last words');
  });

  const inline = ['2. Errors', '2.1 Sleep', 'Definition: A hound sleeps.', 'Philosophy: Sleep is good.', 'Penalty: Warning'];

  it('has the parts whose names stand before their text', () => {
    const more = ['2.2 Lost Fox', 'Definition: The fox is gone.', 'Example: It ran.', 'Penalty: Game Loss', '3. Ends', 'Note: None.'];
    const entries = entriesOf([...head, ...inline, ...more].join('\n'));
    expect(entries.map(({ kind, id, text, title, examples }) => [kind, id, text, title, ...examples])).toEqual([
      ['section', '2', '', 'Errors'],
      ['infraction', '2.1', '', 'Sleep'],
      ['definition', '2.1~definition', 'A hound sleeps.', 'Definition'],
      ['philosophy', '2.1~philosophy', 'Sleep is good.', 'Philosophy'],
      ['penalty', '2.1~penalty', 'Warning', 'Penalty'],
      ['infraction', '2.2', '', 'Lost Fox'],
      ['definition', '2.2~definition', 'The fox is gone.', 'Definition', 'It ran.'],
      ['penalty', '2.2~penalty', 'Game Loss', 'Penalty'],
      ['section', '3', 'Note: None.', 'Ends'],
    ]);
  });

  it('has no parts where one definition alone is written so', () => {
    const entries = entriesOf([...head, ...inline, '2.2 Lost Fox', 'The fox is gone.', '3. Ends', 'It ends.'].join('\n'));
    expect(entries.map(({ id }) => id)).toEqual(['2', '2.1', '2.2', '3']);
  });
});

describe('rules that came as a letter', () => {
  const text = [
    'From: hound@meadow.example',
    'Date: 26 Jan 94 12:30:31',
    '',
    'Here they are.',
    'Foxes, I think, would like other floor rules in their tournaments, and',
    'so would I.',
    '=====================',
    'Fox and Hound Tournament rules',
    '',
    'Deck construction rules:',
    '',
    '     1.  A deck has cards, and of those as many as a hound',
    'can carry. No more.',
    '',
    '     2.  These are banned:',
    '',
    'Brook',
    'Hill',
    'Old Willow',
    '',
    'Floor Rules:',
    '',
    '     1.  Hounds sit on the floor.',
    '',
    '     2.  Foxes do not sit, see Deck construction rules 2,',
    'or stand.',
  ].join('\n');

  it('have their own title, and not a line of the letter that speaks of such rules', () => {
    expect(readTree(text).title).toBe('Fox and Hound Tournament rules');
  });

  it('number their items in each section', () => {
    const entries = entriesOf(text);
    expect(entries.map(({ id }) => id)).toEqual([
      'deck-construction-rules',
      'Deck construction rules 1',
      'Deck construction rules 2',
      'floor-rules',
      'Floor Rules 1',
      'Floor Rules 2',
    ]);
    expect(entries[2]?.text).toBe('These are banned:\nBrook\nHill\nOld Willow');
    expect(entries[1]?.text).toBe('A deck has cards, and of those as many as a hound can carry. No more.');
  });
});

describe('rules with whole numbers alone', () => {
  const titles = ['Players', 'Meadows', 'Hills', 'Foxes', 'Brooks', 'Hounds', 'Willows', 'Prizes', 'Naps', 'Bowls', 'Sills', 'Lamps'];
  const head = ['Fox and Hound Tournament Rules', 'Effective July 1, 2009'];
  const text = (count: number): string =>
    [
      ...head,
      ...titles.slice(0, count).flatMap((title, at) => [`${at + 1}. ${title}`, `There is much to say of ${title.toLowerCase()}.`]),
    ].join('\n\n');

  it.each([2, 5, 12])('have a section for each, were there but %i', (count) => {
    const entries = entriesOf(text(count));
    expect(shapes(entries)).toEqual(titles.slice(0, count).map((title, at) => `section ${at + 1} ${title}`));
    expect(entries.every(({ parent, text: own }) => parent === undefined && own.startsWith('There is'))).toBe(true);
  });

  it('are found as Markdown too, and where there are but two headings', async () => {
    const markdown = ['# Fox and Hound Tournament Rules', '## 1. Players', 'They sit.', '## 2. Prizes', 'There are none.'].join('\n\n');
    const result = await readDocument('a.md', new TextEncoder().encode(markdown), noFacts);
    expect(result.kind === 'editions' && result.editions[0]?.entries.map(({ id }) => id)).toEqual(['1', '2']);
    expect(shapes(entriesOf([...head, '1. Players', '1.1 Sitting', 'A player sits.'].join('\n\n')))).toEqual([
      'section 1 Players',
      'subsection 1.1 Sitting',
    ]);
  });

  it('are named where they stand above other numbers and have no place', async () => {
    const mixed = [...head, '1. General', '100. Players', 'They sit.', '101. Foxes', 'They run.', '102. Hounds', 'They bark.'].join('\n\n');
    const result = await readDocument('a.txt', new TextEncoder().encode(mixed), noFacts);
    const [edition] = result.kind === 'editions' ? result.editions : [];
    expect(edition?.diagnostics.map(({ ruleId, line }) => [ruleId, line])).toEqual([['heading-unplaced', 5]]);
  });
});

describe('appendices', () => {
  const head = ['Fox and Hound Tournament Rules', '1. Players', '1.1 Sitting', 'A player sits.', '1.2 Standing', 'A player stands.'];

  it.each([
    ['a dash', ['Appendix A — Time Limits', 'Times are short.'], 'Time Limits', 'Times are short.'],
    ['a colon', ['APPENDIX A: Time Limits', 'Times are short.'], 'Time Limits', 'Times are short.'],
    ['the title on the next line', ['Appendix A', 'Time Limits', 'Times are short.'], '', 'Time Limits\nTimes are short.'],
  ])('have their letter and %s', (_, lines, title, text) => {
    const appendix = entriesOf([...head, ...lines].join('\n')).find(({ kind }) => kind === 'appendix');
    expect([appendix?.id, appendix?.title ?? '', appendix?.text]).toEqual(['Appendix A', title, text]);
  });

  it('are not what a list of changes names', () => {
    const changes = ['Appendix A — Changes', '1.1: Chairs added', 'Appendix B: Tables removed', '1.2: Tables added'];
    expect(shapes(entriesOf([...head, ...changes].join('\n'))).at(-1)).toBe('appendix Appendix A Changes');
  });
});

describe('what is no policy', () => {
  const read = (...lines: string[]) => readDocument('a.txt', new TextEncoder().encode(lines.join('\n\n')), noFacts);
  const numbered = ['1. General', '100. Players', '100.1. A player sits down.', '100.2. A player stays.', '100.2a The player may stand.'];

  it('is not seen in rules of the game that speak of it', async () => {
    const found = async (...lines: string[]) => {
      const result = await read(...lines);
      return result.kind === 'editions' ? result.editions[0]?.document : result.reason;
    };
    expect(await found('Meadow Comprehensive Rules', 'Tournament Rules apply as well.', ...numbered)).toBe('comprehensive-rules');
    const sentence = 'Whoever plays in an event is held to more than this, and should read the tournament rules of the event beforehand.';
    expect(await found('The Rules of Fox and Hound', sentence, ...numbered)).toBe('comprehensive-rules');
  });

  it.each(['The Meadow Floor Rules', 'Penalty Guidelines', 'Infraction Procedure Guide'])(
    'is named as a policy without sections, whatever its numbers look like: %s',
    async (title) => {
      expect(await read(title, ...numbered)).toEqual({
        kind: 'passedOver',
        reason: 'tournament policy by its title, in which no section was found',
        problem: true,
      });
    },
  );
});

const layouts: readonly PolicyLayout[] = [
  { stop: '', contents: 'dots' },
  { stop: '.', contents: 'tab' },
  { stop: '', contents: 'word' },
  { width: 72, stop: '.', contents: 'dots' },
];

describe('a policy that is made and read again says the same', () => {
  it.each(layouts)('in the layout %o', (layout) => {
    fc.assert(
      fc.property(anyPolicy, (tree) => {
        const source = sourceOf(tournamentPolicy.make(tree, layout));
        const read = readRules(source, 'made.txt');
        if (!read) return expect.fail('not recognised');
        expectSound(read.tree, source);
        const entries = (of: RulesTree) => outlineOf(of).items.filter(({ type }) => type !== 'frontMatter');
        expect(entries(read.tree)).toEqual(entries(tree));
        expect([read.tree.document, read.tree.date, read.tree.title]).toEqual([tree.document, tree.date, tree.title]);
      }),
      { numRuns: 60, interruptAfterTimeLimit: 15_000 },
    );
  });

  it('and any text whatever is read without a throw and without a loss', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom(
        '',
        'Penalty',
        'Examples',
        '1. Meadow',
        '1.1 Brook',
        '100. HILL',
        'Appendix A — Times',
        'Contents',
        '2. Fox .......... 4',
        '• Hill',
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        readSoundly(tournamentPolicy, sourceOf(['Meadow Floor Rules', ...lines].join('\n')));
      }),
      { numRuns: 200, interruptAfterTimeLimit: 15_000 },
    );
  });
});
