import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal, readSource } from '../../../src/sources/readSource.ts';
import { findParagraphs, joinWrapped } from '../../../src/sources/pdf/pdfParagraphs.ts';
import { makePdf, type PrintedLine } from '../containers.ts';
import { expectGuarantees } from '../samples.ts';

async function linesOf(pages: readonly (readonly PrintedLine[])[]): Promise<string[]> {
  const read = await readSource(makePdf(pages));
  if (isRefusal(read)) return expect.fail(read.reason);
  expectGuarantees(read);
  return read.lines.map(({ value, line, column, hint }) => `${line}:${column}${hint?.furniture ? ' *' : ''} ${value}`.trim());
}

/** Lines one below the other. */
const set = (x: number, y: number, ...texts: string[]): PrintedLine[] => texts.map((text, at) => ({ text, x, y: y + at * 12 }));
const long = 'The keeper of a lamp that has been lit tends it until every other lamp in the same house has been lit too and';

describe('a PDF', () => {
  it('gives paragraphs with page and line', async () => {
    const page = [...set(72, 100, '100. Lamps'), ...set(72, 130, long, 'then goes to bed.'), ...set(72, 170, '100.2. A lamp goes out.')];
    expect(await linesOf([page])).toEqual(['1:1 100. Lamps', '1:2', `1:2 ${long} then goes to bed.`, '1:4', '1:4 100.2. A lamp goes out.']);
  });

  it('keeps short lines apart, which nothing forced to end', async () => {
    expect(await linesOf([[...set(72, 100, long, 'then goes to bed.'), ...set(72, 160, '100. Lamps', '101. Wicks', '102. Oil')]])).toEqual([
      `1:1 ${long} then goes to bed.`,
      '1:3',
      '1:3 100. Lamps',
      '1:4 101. Wicks',
      '1:5 102. Oil',
    ]);
  });

  it('sets heads, feet and page numbers aside, and joins what they part', async () => {
    const pages = [1, 2, 3].map((number) => [
      { text: 'Rules of Lamps', x: 250, y: 30 },
      ...set(72, 700, `${number}00. Lamps`),
      ...set(72, 724, `${long.slice(0, -3)}${['and', 'yet', 'but'][number - 1] ?? ''}`),
      { text: `Page ${number}`, x: 300, y: 770 },
    ]);
    const read = await linesOf(
      pages.map((page, at) => (at === 0 ? page : [page[0]!, ...set(72, 80 + at * 6, 'then goes to bed.'), ...page.slice(1)])),
    );
    expect(read.filter((line) => line.includes('*'))).toEqual([
      '1:1 * Rules of Lamps',
      '1:4 * Page 1',
      '2:1 * Rules of Lamps',
      '2:5 * Page 2',
      '3:1 * Rules of Lamps',
      '3:5 * Page 3',
    ]);
    expect(read).toContain(`1:3 ${long} then goes to bed.`);
  });

  it('sets a stamp across a page aside, and not what is a little askew or stands along an edge', async () => {
    const stamp = { text: 'DRAFT', x: 200, y: 500, size: 80, angle: 45 };
    expect(await linesOf([[stamp, ...set(72, 100, long, 'then goes to bed.')]])).toEqual([
      `1:1 ${long} then goes to bed.`,
      '1:3',
      '1:3 * DRAFT',
    ]);
    const turned = [4, 90, -90].map((angle) => ({ text: 'Lit.', x: 500, y: 300, angle }));
    for (const each of turned)
      expect(await linesOf([[...set(72, 100, '100. Lamps'), each]])).toEqual(['1:1 100. Lamps', '1:2', '1:2 Lit.']);
  });

  it('sets the notes of a page behind the paragraph that goes on over it, each by itself', async () => {
    const small = (y: number, ...texts: string[]): PrintedLine[] => set(72, y, ...texts).map((line) => ({ ...line, size: 7 }));
    const pages = [
      [
        ...set(72, 600, '100. Lamps'),
        ...set(72, 624, long),
        ...small(690, '1 Oil is dear, and whoever has some', 'keeps it.', '* Wicks too.'),
      ],
      [...set(72, 80, 'then goes to bed.'), ...set(72, 110, '100.2. A lamp goes out.')],
    ];
    expect(await linesOf(pages)).toEqual([
      '1:1 100. Lamps',
      '1:2',
      `1:2 ${long} then goes to bed.`,
      '1:3',
      '1:3 1 Oil is dear, and whoever has some keeps it.',
      '1:5',
      '1:5 * Wicks too.',
      '2:2',
      '2:2 100.2. A lamp goes out.',
    ]);
  });

  it('takes small print without a sign, or close below the text, for no notes', async () => {
    const small = (y: number, text: string): PrintedLine => ({ text, x: 72, y, size: 7 });
    const next = set(72, 80, 'then goes to bed.');
    for (const line of [small(690, 'Oil is dear.'), small(634, '1 Oil is dear.')]) {
      const lines = await linesOf([[...set(72, 624, long), line], next]);
      expect(lines).not.toContain(`1:1 ${long} then goes to bed.`);
    }
  });

  it('takes no rule at the top of every page for a head', async () => {
    const pages = [1, 2, 3, 4].map((number) => set(72, 72, `10${number}. Lamps`, `10${number}.1. A lamp is lit.`));
    expect((await linesOf(pages)).filter((line) => line.includes('*'))).toEqual([]);
  });

  it('sets what stands in one row behind a tab', async () => {
    expect(await linesOf([[...set(72, 100, '100.'), ...set(130, 100, 'Lamps')]])).toEqual(['1:1 100.\tLamps']);
  });

  it('reads columns one after the other', async () => {
    const left = set(72, 100, '100. Lamps', '101. Wicks');
    const right = set(330, 100, '102. Oil', '103. Glass');
    expect(await linesOf([[...left, ...right]])).toEqual(['1:1 100. Lamps', '1:2 101. Wicks', '1:3', '1:3 102. Oil', '1:4 103. Glass']);
  });

  it('sets a box whose first line stands at the foot of the page before its heading behind that heading', async () => {
    const penalty = { text: 'Penalty', x: 493, y: 736, bold: true };
    const heading = { text: '4.4. Lamps that are put out', x: 54, y: 65, bold: true };
    const box = { text: 'Lost Lamp', x: 488, y: 63 };
    const pages = [
      [...set(72, 700, 'A lamp goes out.'), penalty],
      [heading, box, ...set(72, 91, 'Nobody lights it.')],
    ];
    expect((await linesOf(pages)).filter((line) => /\d \S/.test(line))).toEqual([
      '1:1 A lamp goes out.',
      '2:1 4.4. Lamps that are put out',
      '1:2 Penalty',
      '2:2 Lost Lamp',
      '2:3 Nobody lights it.',
    ]);
    const alone = [
      [...set(72, 700, 'A lamp goes out.'), penalty],
      [heading, ...set(72, 91, 'Nobody lights it.')],
    ];
    expect((await linesOf(alone)).indexOf('1:2 Penalty')).toBeLessThan((await linesOf(alone)).indexOf('2:1 4.4. Lamps that are put out'));
  });

  it('reads columns that are drawn row by row one after the other too, but no table', async () => {
    const rows = Array.from({ length: 10 }, (_, at) => at);
    const text = (side: string, at: number): string => `${side} ${at}: a lamp that is lit stays lit for a while.`;
    const page = rows.flatMap((at) => [...set(60, 100 + at * 12, text('Left', at)), ...set(330, 100 + at * 12, text('Right', at))]);
    const read = (await linesOf([page])).flatMap((line) => line.match(/(?:Left|Right) \d/g) ?? []);
    expect(read).toEqual([...rows.map((at) => `Left ${at}`), ...rows.map((at) => `Right ${at}`)]);
    const table = rows.flatMap((at) => [...set(60, 100 + at * 12, text('Left', at)), ...set(330, 100 + at * 12, `Right ${at}`)]);
    expect((await linesOf([table])).flatMap((line) => line.match(/(?:Left|Right) \d/g) ?? [])).toEqual(
      rows.flatMap((at) => [`Left ${at}`, `Right ${at}`]),
    );
  });

  it('that draws from the bottom is read from the top', async () => {
    const page = set(72, 100, 'A.', 'B.', 'C.', 'D.', 'E.');
    expect((await linesOf([page.toReversed()])).map((line) => line.at(-2))).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('is refused when it has no text, opens with a password alone, or is broken', async () => {
    const bytes = makePdf([set(72, 100, 'Lit.')]);
    const locked = Buffer.from(
      bytes
        .toString('latin1')
        .replace(
          '/Root 1 0 R',
          '/Root 1 0 R /ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (0123456789abcdef0123456789abcdef) /U (0123456789abcdef0123456789abcdef) >>',
        ),
      'latin1',
    );
    const reasons = await Promise.all(
      [makePdf([[]]), locked, bytes.subarray(0, 30), Buffer.from('%PDF-1.4\nlit\n%%EOF\n')].map(async (each) => readSource(each)),
    );
    expect(reasons.map((read) => (isRefusal(read) ? read.reason : read.text))).toEqual([
      'PDF without any text (pictures of pages, perhaps)',
      'encrypted PDF: it opens with a password alone',
      'broken PDF: it ends in the middle',
      'broken PDF: its parts cannot be found',
    ]);
  });

  it('cut anywhere, or with another byte anywhere, is read or refused', async () => {
    const bytes = makePdf([set(72, 100, '100. Lamps', '100.1. It is lit.')]);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), fc.boolean(), async (at, byte, cut) => {
        const changed = cut ? bytes.subarray(0, at) : Buffer.from(bytes);
        if (!cut) changed[at] = byte;
        const read = await readSource(changed);
        if (!isRefusal(read)) expectGuarantees(read);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a document of very many lines', () => {
  const line = (at: number, text: string, perPage: number) => {
    const run = { text, x: 72, width: 400, size: 10, bold: false, italic: false };
    const page = Math.floor(at / perPage) + 1;
    return { ...run, page, line: (at % perPage) + 1, y: 80 + (at % perPage) * 12, furniture: false, runs: [run] };
  };

  // The square of so many lines would take minutes.
  it.each([
    ['of one paragraph', 'and the lamp that is beside the-', 50],
    ['of a paragraph each', '100.1. A lamp is lit.', 50],
    ['on one page', '100.1. A lamp is lit.', 80_000],
  ])('is read in time in proportion to it: %s', { timeout: 60_000 }, (_, text, perPage) => {
    const lines = Array.from({ length: 80_000 }, (__, at) => line(at, text, perPage));
    const paragraphs = findParagraphs(lines);
    expect(paragraphs.flatMap((each) => each.lines)).toHaveLength(lines.length);
  });
});

describe('a word at the end of a line', () => {
  const words = new Set(['something', 'turn', 'based', 'turn-based']);
  it.each([
    ['some-', 'thing lit', 'something lit'],
    ['turn-', 'based', 'turn-based'],
    ['lamp-', 'wick', 'lamp-wick'],
    ['lit\u00AD', 'tle', 'little'],
    ['a lamp—', 'lit', 'a lamp—lit'],
    ['a lamp', '—lit', 'a lamp—lit'],
    ['“Choose one', '—.”', '“Choose one —.”'],
    ['a lamp', 'lit', 'a lamp lit'],
  ])('%s and %s', (text, next, joined) => {
    expect(joinWrapped(text, next, words)).toBe(joined);
  });
});
