import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMentions } from '../../src/citing/findMentions.ts';
import { unreadSign } from '../../src/citing/hidden.ts';
import type { Mention } from '../../src/citing/mention.ts';
import { readProse } from '../../src/citing/prose.ts';
import { cleanText } from '../../src/corpus/wording/cleanText.ts';
import { readArticles } from './articles.ts';

/** `704.5j`, `601.2a-601.2c`, `penalty-guide/2.5`. */
const targetOf = ({ cited, documents }: Mention): string => {
  const number = cited.kind === 'range' ? `${cited.from}-${cited.to}` : cited.number;
  return documents.map((document) => (document === 'comprehensive-rules' ? number : `${document}/${number}`)).join(' or ');
};
const targetsIn = (text: string): readonly string[] => findMentions(text).map(targetOf);

describe('a citation of the rules is found in whatever way it is written', () => {
  it.each([
    ['704.5j', '704.5j'],
    ['CR 704.5j', '704.5j'],
    ['CR704.5j', '704.5j'],
    ['cr: 704.5J', '704.5j'],
    ['rule 502.33', '502.33'],
    ['Rule No. 502.33', '502.33'],
    ['rules 601.2a-c', '601.2a-601.2c'],
    ['702.19b–d', '702.19b-702.19d'],
    ['702.19B–D', '702.19b-702.19d'],
    ['rules 306-311', '306-311'],
    ['rules 306 to 311', '306-311'],
    ['[CR 613.7]', '613.7'],
    ['**613.7d**', '613.7d'],
    ['§ 704.5j', '704.5j'],
    ['rule 103', '103'],
    ['section 6 of the rules', '6'],
    ['Comprehensive Rules, section 6', '6'],
    ['chapter 7 of the Comprehensive Rules', '7'],
    ['Comprehensive Rules, chapter 7', '7'],
    ['chapter 704 of the Comprehensive Rules', '704'],
    ['Comprehensive Rules 704', '704'],
    ['subrule 704.5(j)', '704.5j'],
    ['Read 704.5j.', '704.5j'],
    ['‘704.5j’', '704.5j'],
    ['rule\n704.5j', '704.5j'],
  ])('%j', (text, target) => {
    expect(targetsIn(text)).toEqual([target]);
    expect(targetsIn(`So it says in ${text} and nowhere else.`)).toEqual([target]);
  });

  it.each([
    ['608.2 and 608.2b', ['608.2', '608.2b']],
    ['rules 510.1a, b, and c', ['510.1a', '510.1b', '510.1c']],
    ['603.3a/b', ['603.3a', '603.3b']],
    ['rules 116, 117.3 and 602', ['116', '117.3', '602']],
    ['601.2a-c, 602.2b', ['601.2a-601.2c', '602.2b']],
    ['100.5a or 100.5 €', ['100.5a']],
  ])('%j, each for itself', (text, targets) => expect(targetsIn(text)).toEqual(targets));
});

describe('a citation of policy is found with its document', () => {
  it.each([
    ['IPG 2.5', 'penalty-guide/2.5'],
    ['IPG’s section 2.5', 'penalty-guide/2.5'],
    ["MTR's 2.5", 'tournament-rules/2.5'],
    ['MTR (4.3)', 'tournament-rules/4.3'],
    ['IPG (section 2.1, as ever)', 'penalty-guide/2.1'],
    ['ipg 2.5', 'penalty-guide/2.5'],
    ['MIPG 3.2', 'penalty-guide/3.2'],
    ['MTR 4.3', 'tournament-rules/4.3'],
    ['MTR section 4.3', 'tournament-rules/4.3'],
    ['section 4.8 of the Tournament Rules', 'tournament-rules/4.8'],
    ['section 4.8 of the Magic Tournament Rules', 'tournament-rules/4.8'],
    ['3.5 of the IPG', 'penalty-guide/3.5'],
    ['Floor Rules 101', 'tournament-rules/101'],
    ['DCI Floor Rules, section 24', 'tournament-rules/24'],
    ['MTR Appendix b', 'tournament-rules/Appendix B'],
    ['IPG 2.1-2.3', 'penalty-guide/2.1-2.3'],
    ['**MTR** 4.3', 'tournament-rules/4.3'],
    ['_MTR:_ section 4.3', 'tournament-rules/4.3'],
    ['section 4.3 of the **MTR**', 'tournament-rules/4.3'],
  ])('%j', (text, target) => expect(targetsIn(`See ${text}.`)).toEqual([target]));

  it('of a list, with each member', () => {
    expect(targetsIn('MTR 4.2, 4.3 and 5.1 say so')).toEqual(['tournament-rules/4.2', 'tournament-rules/4.3', 'tournament-rules/5.1']);
  });

  it('of both, where nothing says which and the text names both', () => {
    const [, , both] = findMentions('IPG 1.1, MTR 1.1, and then section 2.5.');
    expect(both && [targetOf(both), both.ground]).toEqual(['tournament-rules/2.5 or penalty-guide/2.5', 'said']);
  });

  it('of the one that the text names elsewhere, which is said', () => {
    const [, one] = findMentions('IPG 1.1, and then section 2.5.');
    expect(one && [targetOf(one), one.ground]).toEqual(['penalty-guide/2.5', 'elsewhere']);
  });

  it('of none, where an amount stands in brackets behind its name', () =>
    expect(targetsIn('the MTR (1.2 MB) and the IPG (2.5 pages)')).toEqual([]));

  it('of none, where the text names no policy', () => expect(targetsIn('as in section 2.5 of it')).toEqual([]));
});

describe('what is no citation is not taken for one', () => {
  it.each([
    ...['$104.30', '104.30 €', 'EUR 120.50', '120.50 dollars', 'it cost 120.50', 'from 120.4 to 101.9 EUR'],
    ...['2009-07-11', '11.07.2009', '2009.07.11', 'July 11, 2009', 'at 10.15', '12:30', 'from 17.00 to 19.30'],
    ...['I won 2-1', 'a 4/4', '+1/+1', 'score 20-3', '93.3%', '100.0%', '702.5 hours', '103.7 FM', '120.5 mm'],
    ...[
      'version 110.2.1',
      'v119.3',
      'build 311.2',
      'Chrome 119.6',
      '192.168.104.2',
      'err 603.7',
      'page 104.2',
      'tickets numbered 410.1 and 410.2',
    ],
    ...[
      '{2}{U}{U}',
      '100.5 bps',
      '30 rules 101 dalmatians',
      'v. 702.5',
      'issue #613.7',
      'ticket 702.5b',
      'Row 104.3a',
      '104.3 million',
      'Artikel 103.1',
      'Hausregel 100.2a',
      '100.5K',
      '$1,104.50',
      '555.1234',
      'a rule of 2 cards',
      'House rule 104.2',
      'FIDE rule 103',
    ],
    ...[
      'https://example.org/cr/704.5j',
      'me704.5j@example.org',
      '`704.5j`',
      'rule of thumb',
      'section 8 of my inbox',
      'in 104 games',
      '221.5 High Street',
    ],
  ])('%s', (text) => {
    expect(targetsIn(text)).toEqual([]);
    expect(targetsIn(`Well, ${text}, they said.`)).toEqual([]);
  });
});

it('a number alone has its form to show for it, and nothing else', () => {
  expect(findMentions('613.7 and rule 613.7 and 613.7d').map(({ ground }) => ground)).toEqual(['form', 'said', 'said']);
});

it('ten articles of ten years: all 103 marks are found, and two prices among what is found that only an edition can tell from rules', () => {
  const wrong: string[] = [];
  const missed: string[] = [];
  let right = 0;
  for (const { name, text, marked } of readArticles()) {
    const wanted = marked.filter(({ target }) => !target.startsWith('glossary:'));
    const found = findMentions(text);
    for (const each of found) {
      const isMarked = wanted.some(({ start, end, target }) => start === each.start && end === each.end && target === targetOf(each));
      if (isMarked) right += 1;
      else wrong.push(`${name}: ${each.text}`);
    }
    for (const mark of wanted)
      if (!found.some(({ start, end }) => start === mark.start && end === mark.end)) missed.push(`${name}: ${mark.text}`);
  }
  expect({ right, missed, wrong }).toEqual({
    right: 103,
    missed: [],
    wrong: ['2016-05-forum-thread.txt: 104.99', '2025-11-answers.md: 250.75'],
  });
});

it('ten articles written to be hard, with wrapped lines, those of Windows, quotations, lists, links, prices and both books: all 70 marks, and nothing else', () => {
  const told = (text: string, start: number, target: string): string => `${String(start)} ${text}: ${target}`;
  for (const { name, text, marked } of readArticles('hostileArticles')) {
    const found = findMentions(text).map((mention) => told(mention.text, mention.start, targetOf(mention)));
    expect(found, name).toEqual(marked.map((mark) => told(mark.text, mark.start, mark.target)));
  }
});

const piece = fc.oneof(
  fc.constantFrom(
    'rule ',
    'CR ',
    'MTR ',
    '704.5j',
    '613.7',
    '–',
    ', ',
    ' and ',
    '/',
    '(b)',
    '[',
    '](',
    '`',
    '\n',
    '$',
    '2.5',
    ' of the IPG',
    '<a href=x>',
    'é',
    '🜂',
    ...['\r\n', '\r', '> ', '\n- ', '\ufeff', '```', '<!--', '    ', '\t', '[a]: '],
  ),
  fc.string({ maxLength: 6 }),
);

it('what is read of any text stands where it is said to stand', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const { flat, placeOf } = readProse(text);
      let last = -1;
      for (let at = 0; at < flat.length; at += 1) {
        const { start, end } = placeOf(at, at + 1);
        const [read, written] = [flat[at] ?? '', cleanText(text.slice(start, end))];
        if (/\s/.test(read) && read !== unreadSign) expect(written).toMatch(/\s/);
        else if (read !== unreadSign) expect(written).toBe(read);
        expect(start).toBeGreaterThan(last);
        last = start;
      }
    }),
  );
});

it('mentions of any text lie in order, none over another, and are what stands there', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      let from = 0;
      for (const { start, end, text: print } of findMentions(text)) {
        expect(start).toBeGreaterThanOrEqual(from);
        expect(print).toBe(text.slice(start, end));
        expect(print).not.toBe('');
        from = end;
      }
    }),
  );
});

describe('text that is hostile takes time in proportion to its length', () => {
  const timeOf = (unit: string, length: number): number => {
    const text = `MTR IPG ${unit.repeat(Math.ceil(length / unit.length))}`;
    const start = process.cpuUsage().user;
    findMentions(text);
    return process.cpuUsage().user - start;
  };
  const units = [
    'rule 704.5j, ',
    '704.5a/',
    '/a',
    'MTR 4.3 and ',
    '4.3, ',
    '[a',
    '<a ',
    '`',
    'a.b@',
    'section 2.5 ',
    '600-',
    'a <!-- ',
    '[ []a',
  ];
  // Four times the text would take sixteen times as long where it takes the square; what is quick in any case is not looked at.
  it.each(units)('%j', (unit) => {
    const [short, long] = [timeOf(unit, 15_000), timeOf(unit, 60_000)];
    expect(long).toBeLessThan(Math.max(10 * short, 200_000));
  });

  it('letters of a subrule, as many as there are', () => {
    expect(timeOf(`704.5a${'/b'.repeat(100_000)}`, 1)).toBeLessThan(Math.max(10 * timeOf(`704.5a${'/b'.repeat(25_000)}`, 1), 200_000));
  });
});

const [cr, floor, tr] = ['101', 'tournament-rules/101', 'tournament-rules/4.3'];
describe('a citation that goes on in the next line is one', () => {
  it.each([
    ['DCI Floor\nRules 101', [floor]],
    ['DCI Floor\r\nRules\r\n101', [floor]],
    ['DCI Floor\rRules 101', [floor]],
    ['Floor  Rules\t101', [floor]],
    ['> Floor\n> Rules 101', [floor]],
    ['> > Floor\n>> Rules\n> > 101', [floor]],
    ['- the Floor\n  Rules 101', [floor]],
    ['MTR\n4.3', [tr]],
    ['section\n4.3 of the\nTournament Rules', [tr]],
    ['Comprehensive\nRules 101', [cr]],
    ['rule\r\n101', [cr]],
    ['rules 601.2a,\r\nb and\r\nc', ['601.2a', '601.2b', '601.2c']],
    ['rules 306-\n311', ['306-311']],
    ['It cost 104.30\nEUR', []],
    ['House\nrule 101', []],
    ['**Floor** Rules 101', []],
    ['<b>Floor</b> Rules 101', []],
  ])('%j', (text, targets) => {
    expect(targetsIn(text)).toEqual(targets);
    expect(targetsIn(`So it says:\n\n${text}\n\nNothing else.`)).toEqual(targets);
  });

  it.each([
    ['an empty line', 'The Floor\n\nRules 101'],
    ['a heading', '# The Floor\nRules 101'],
    ['an item', 'The Floor\n- Rules 101'],
    ['a quotation', 'The Floor\n> Rules 101'],
    ['a row', 'The Floor\n| Rules 101 |'],
  ])('but not over what begins with %s', (_, text) => expect(targetsIn(text)).toEqual([cr]));

  it.each(['MTR\n1. foo', 'rule\n2) foo', 'section\n\n2.5 IPG'])('nor into an item of a list: %j', (text) =>
    expect(targetsIn(text)).toEqual([]),
  );

  it('has the place at which it stands', () => {
    const text = 'See\r\n> the Floor\r\n>   Rules 101, friends.';
    expect(findMentions(text).map(({ start, end, text: print }) => [text.slice(start, end), print])).toEqual([
      ['Floor\r\n>   Rules 101', 'Floor\r\n>   Rules 101'],
    ]);
  });
});

describe('a section that counts the sections of anything', () => {
  it.each([
    'section 3',
    'Sections 2 and 3 of this article',
    'as section 3 below has it',
    'section 3 of it',
    'Section 230 protects them',
    'chapter 7',
    'chapter 7 of my book about the rules',
    'chapter 704 of my binder',
    '§ 103 BGB',
  ])('is none of the rules: %j', (text) => expect(targetsIn(`Well, ${text}.`)).toEqual([]));
  it.each([
    ['CR section 3', ['3']],
    ['section 3 of the Comprehensive Rules', ['3']],
    ['sections 2 and 3 of the current rules', ['2', '3']],
    ['chapters 2 and 3 of the current rules', ['2', '3']],
    ['rule 704.5j, and chapter 5 of the novel', ['704.5j']],
    ['rules 400-402 here, and section 5', ['400-402', '5']],
    ['that rule is in section 702', ['702']],
  ])('is one where the rules are named: %j', (text, targets) => expect(targetsIn(text)).toEqual(targets));
});

it('of two documents beside a list each has the number that stands beside it', () => {
  expect(targetsIn('MTR 4.3 and 2.5 of the IPG')).toEqual(['tournament-rules/4.3', 'penalty-guide/2.5']);
});

describe('what is no prose is not read', () => {
  it.each([
    '``` CR 704.5j ```',
    '``` x ```\n`CR 704.5j`',
    '<code>CR 704.5j</code>',
    '<pre>\nCR 704.5j\n\nrule 101\n</pre>',
    '# Head\n\n    CR 704.5j',
    '<!-- CR\n\n704.5j -->',
    '[a]: https://a.example/ "CR 704.5j"',
    '[a](https://a.example/x_(y)_704.5j)',
    '![x](y "CR 704.5j")',
    '<i title="CR 704.5j\nand more">x</i>',
  ])('%j', (text) => expect(targetsIn(`${text}\n\nAnd rule 101.`)).toEqual(['101']));

  it.each(['``` x ``` and CR 704.5j', 'Well.\n\n    In CR 704.5j it says so.', '![CR 704.5j](x)', '[^1]: 704.5j', '[CR 704.5j][1]'])(
    'and what is, is: %j',
    (text) => expect(targetsIn(text)).toEqual(['704.5j']),
  );
});
