import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal, readSource } from '../../../src/sources/readSource.ts';
import { makeDocx, makeZip, paragraph, wordPart } from '../containers.ts';
import { expectGuarantees } from '../samples.ts';

async function linesOf(bytes: Uint8Array): Promise<string[]> {
  const read = await readSource(bytes);
  if (isRefusal(read)) return expect.fail(read.reason);
  expectGuarantees(read);
  expect(read.format).toBe('docx');
  return read.lines.map(({ value }) => value);
}

const reasonOf = async (bytes: Uint8Array): Promise<string> => {
  const read = await readSource(bytes);
  return isRefusal(read) ? read.reason : expect.fail('was read');
};

const run = (content: string): string => `<w:p><w:r>${content}</w:r></w:p>`;
const sign = (type: string): string => `<w:fldChar w:fldCharType="${type}"/>`;
const level = (at: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const listed = (at: number): string => `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="7"/></w:numPr>`;

describe('a Word document', () => {
  it('gives its paragraphs, with the place of each', async () => {
    const read = await readSource(makeDocx(paragraph('100. Lamps') + paragraph('') + paragraph('100.1. It’s lit &amp; warm.')));
    expect(read).toMatchObject({
      text: '100. Lamps\n\n100.1. It’s lit & warm.',
      lines: [{ line: 1 }, { line: 2 }, { line: 3, column: 1 }],
    });
  });

  it.each([
    {
      what: 'runs, tabs, hyphens and breaks',
      body: run('<w:t>1-</w:t><w:tab/><w:t>a</w:t><w:noBreakHyphen/><w:t>b</w:t><w:br/><w:t>c</w:t>'),
      lines: ['1-\ta-b', 'c'],
    },
    {
      what: 'what was put in, not what was taken out',
      body: '<w:p><w:del><w:r><w:delText>no</w:delText></w:r></w:del><w:ins><w:r><w:t>yes</w:t></w:r></w:ins></w:p>',
      lines: ['yes'],
    },
    {
      what: 'no hidden text',
      body: '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>no</w:t></w:r><w:r><w:t>yes</w:t></w:r></w:p>',
      lines: ['yes'],
    },
    { what: 'the result of a field', body: run('<w:instrText>HYPERLINK "x"</w:instrText><w:t>lamps</w:t>'), lines: ['lamps'] },
    {
      what: 'the result of a field, though another stands in its instruction',
      body: run(
        `${sign('begin')}<w:instrText>IF</w:instrText>${sign('begin')}<w:instrText>PAGE</w:instrText>${sign('separate')}<w:t>77</w:t>${sign('end')}${sign('separate')}<w:t>lamps</w:t>${sign('end')}<w:t> and wicks</w:t>`,
      ),
      lines: ['lamps and wicks'],
    },
    {
      what: 'what stands behind a field that has no end',
      body: run(`<w:t>Lit</w:t>${sign('begin')}<w:instrText>PAGE</w:instrText>`) + run('<w:t>Out</w:t>'),
      lines: ['Lit', 'Out'],
    },
    {
      what: 'signs of the font Symbol, and bullets of others',
      body: run(
        ['Symbol F0D4', 'Symbol F0BE', 'Symbol F0B7', 'Wingdings F0A7', 'Wingdings F0D4']
          .map((each) => each.split(' '))
          .map(([font, char]) => `<w:sym w:font="${font}" w:char="${char}"/>`)
          .join(''),
      ),
      lines: ['™\uFFFD••\uFFFD'],
    },
    {
      what: 'one of two alternatives',
      body: `<w:p><mc:AlternateContent xmlns:mc="m"><mc:Choice><w:r><w:t>yes</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>no</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p>`,
      lines: ['yes'],
    },
    {
      what: 'a row as a line',
      body: `<w:tbl><w:tr><w:tc>${paragraph('100.1.')}</w:tc><w:tc>${paragraph('Lit.')}</w:tc></w:tr></w:tbl>`,
      lines: ['100.1.\tLit.'],
    },
    {
      what: 'paragraphs of a cell as lines',
      body: `<w:tbl><w:tr><w:tc>${paragraph('100.1. Lit.')}${paragraph('100.2. Out.')}</w:tc></w:tr></w:tbl>`,
      lines: ['100.1. Lit.', '100.2. Out.'],
    },
  ])('gives $what', async ({ body, lines }) => {
    expect(await linesOf(makeDocx(body))).toEqual(lines);
  });

  it('has the numbers that Word counts itself', async () => {
    const levels = level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2.') + level(2, 'lowerLetter', '%1.%2%3');
    const numbering = `<w:abstractNum w:abstractNumId="3">${levels}</w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="3"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="100"/></w:lvlOverride></w:num>`;
    const body = [
      paragraph('Lamps', listed(0)),
      paragraph('Lit.', listed(1)),
      paragraph('Dim.', listed(2)),
      paragraph('Out.', listed(2)),
      paragraph('Warm.', listed(1)),
      paragraph('Wicks', listed(0)),
    ];
    const bytes = makeDocx(body.join(''), [{ name: 'word/numbering.xml', content: wordPart('numbering', numbering) }]);
    expect(await linesOf(bytes)).toEqual(['100. Lamps', '100.1. Lit.', '100.1a Dim.', '100.1b Out.', '100.2. Warm.', '101. Wicks']);
  });

  it('is known whatever prefix its writer gives the elements', async () => {
    const bytes = makeZip([
      {
        name: 'word/document.xml',
        content:
          '<d:document xmlns:d="http://purl.oclc.org/ooxml/wordprocessingml/main"><d:p><d:r><d:t>Lit.</d:t></d:r></d:p></d:document>',
      },
    ]);
    expect(await linesOf(bytes)).toEqual(['Lit.']);
  });
});

describe('what a writer has left in a Word document', () => {
  const numbered = (levels: string): { name: string; content: string } => ({
    name: 'word/numbering.xml',
    content: wordPart(
      'numbering',
      `<w:abstractNum w:abstractNumId="3">${levels}</w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="3"/></w:num>`,
    ),
  });
  const counted = numbered(level(0, 'decimal', '%1.'));
  const taken = (kind: 'del' | 'moveFrom', text: string, mark = true): string =>
    `<w:p><w:pPr>${listed(0)}<w:rPr>${mark ? `<w:${kind} w:id="1"/>` : ''}</w:rPr></w:pPr><w:${kind}><w:r><w:t>${text}</w:t></w:r></w:${kind}></w:p>`;
  const kept = (text: string): string =>
    `<w:p><w:pPr>${listed(0)}<w:rPr><w:del w:id="1"/></w:rPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

  it.each(['x', '1.5', '-3', '99999999999', '', 'NaN', '-Infinity'])('may be a level of a list that is none: %s', async (bad) => {
    const paragraphs =
      paragraph('Lamps', `<w:numPr><w:ilvl w:val="${bad}"/><w:numId w:val="7"/></w:numPr>`) + paragraph('Wicks', listed(0));
    const levels = `<w:lvl w:ilvl="${bad}"><w:start w:val="${bad}"/></w:lvl>${level(0, 'decimal', '%1.')}`;
    const lines = await linesOf(makeDocx(paragraphs, [numbered(levels)]));
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/NaN|Infinity/);
  });

  it.each(['del', 'moveFrom'] as const)('are paragraphs that were taken out, which take no number (%s)', async (kind) => {
    const body = paragraph('One', listed(0)) + taken(kind, 'Two') + paragraph('Three', listed(0)) + taken(kind, 'Four') + kept('Fi');
    expect(await linesOf(makeDocx(body + paragraph('ve', listed(0)) + kept('Six'), [counted]))).toEqual([
      '1. One',
      '2. Three',
      '3. Five',
      '4. Six',
    ]);
    expect(await linesOf(makeDocx(taken(kind, 'Two', false) + paragraph('Lit'), [counted]))).toEqual(['', 'Lit']);
    const cells = `<w:tbl><w:tr><w:tc>${kept('A')}${paragraph('B')}</w:tc><w:tc>${kept('C')}</w:tc></w:tr></w:tbl>`;
    expect(await linesOf(makeDocx(cells))).toEqual(['AB\tC']);
  });

  it('is text that a style hides, unless it says otherwise', async () => {
    const style = (id: string, inside: string): string => `<w:style w:styleId="${id}">${inside}</w:style>`;
    const styles = {
      name: 'word/styles.xml',
      content: wordPart(
        'styles',
        style('Ghost', '<w:rPr><w:vanish/></w:rPr>') +
          style('Heir', '<w:basedOn w:val="Ghost"/>') +
          style('Seen', '<w:basedOn w:val="Ghost"/><w:rPr><w:vanish w:val="0"/></w:rPr>'),
      ),
    };
    const styled = (id: string, text: string, more = ''): string =>
      `<w:r><w:rPr><w:rStyle w:val="${id}"/>${more}</w:rPr><w:t>${text}</w:t></w:r>`;
    const body = `<w:p>${styled('Ghost', 'a')}${styled('Heir', 'b')}${styled('Seen', 'c')}${styled('Ghost', 'd', '<w:vanish w:val="false"/>')}</w:p>`;
    expect(await linesOf(makeDocx(body + paragraph('e', '<w:pStyle w:val="Heir"/>') + paragraph('f'), [styles]))).toEqual(['cd', '', 'f']);
  });

  it('are notes, each behind the paragraph or row that refers to it', async () => {
    const reference = (kind: 'footnote' | 'endnote', id: number): string => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
    const note = (kind: 'footnote' | 'endnote', id: number, ...texts: string[]): string =>
      `<w:${kind} w:id="${id}">${texts.map((text) => paragraph(text)).join('')}</w:${kind}>`;
    const part = (kind: 'footnote' | 'endnote', content: string) => ({ name: `word/${kind}s.xml`, content: wordPart(`${kind}s`, content) });
    const lit = (text: string, more: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r>${more}<w:r><w:t>.</w:t></w:r></w:p>`;
    const body = [
      lit('Lit', reference('footnote', 2) + reference('endnote', 2)),
      lit('Out', `<w:del w:id="9">${reference('footnote', 3)}</w:del>`),
      `<w:tbl><w:tr><w:tc>${lit('A', '')}</w:tc><w:tc>${lit('B', reference('footnote', 4))}</w:tc></w:tr></w:tbl>`,
      lit('Warm', reference('footnote', 2)),
    ].join('');
    const notes = [
      part('footnote', note('footnote', 2, 'Oil.', 'More oil.') + note('footnote', 3, 'Taken out.') + note('footnote', 4, 'Of a row.')),
      part('endnote', note('endnote', 2, 'At the end.') + note('endnote', 5, 'Of nothing.')),
    ];
    expect(await linesOf(makeDocx(body, notes))).toEqual([
      'Lit.',
      'Oil.',
      'More oil.',
      'At the end.',
      'Out.',
      'A.\tB.',
      'Of a row.',
      'Warm.',
      'Of nothing.',
    ]);
  });

  it('are notes, whose paragraphs are counted on from those of the text', async () => {
    const notes = { name: 'word/footnotes.xml', content: wordPart('footnotes', paragraph(' ') + paragraph('Oil.')) };
    const read = await readSource(makeDocx(paragraph('Lit.') + paragraph('Out.'), [notes]));
    expect(read).toMatchObject({ lines: [{ line: 1 }, { line: 2 }, { value: 'Oil.', line: 4 }] });
  });
});

describe('is refused in one line', () => {
  const numbers = level(0, 'decimal', '%1'.repeat(20_000));
  const bomb = [
    {
      name: 'word/numbering.xml',
      content: wordPart(
        'numbering',
        `<w:abstractNum w:abstractNumId="3">${numbers}</w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="3"/></w:num>`,
      ),
    },
  ];
  const body = { name: 'word/document.xml', content: wordPart('document', paragraph('Lit.')) };
  it.each([
    { what: 'another archive', bytes: makeZip([{ name: 'a.txt', content: 'Lit.' }]), reason: 'a ZIP archive, no rules document' },
    { what: 'a workbook', bytes: makeZip([{ name: 'xl/workbook.xml', content: '' }]), reason: 'an Excel workbook, no rules document' },
    { what: 'an encrypted part', bytes: makeZip([{ ...body, declared: { flags: 1 } }]), reason: 'broken Word document: it is encrypted' },
    {
      what: 'a turned bit',
      bytes: makeZip([{ ...body, declared: { checksum: 1 } }]),
      reason: 'broken Word document: a part is not as it was packed',
    },
    {
      what: 'more than it says',
      bytes: makeZip([{ ...body, declared: { size: 9 } }]),
      reason: 'broken Word document: a part is not as it was packed',
    },
    {
      what: 'a bomb',
      bytes: makeZip([{ name: body.name, content: wordPart('document', ' '.repeat(40 << 20)) }]),
      reason: 'broken Word document: unpacks to more than any rules document has',
    },
    {
      what: 'tags within tags',
      bytes: makeZip([{ name: body.name, content: wordPart('document', '<w:tbl>'.repeat(100_000)) }]),
      reason: 'broken Word document: its text ends in the middle, or is nested beyond reason',
    },
    {
      what: 'notes that end in the middle',
      bytes: makeDocx(paragraph('Lit.'), [{ name: 'word/footnotes.xml', content: wordPart('footnotes', paragraph('Oil.')).slice(0, -20) }]),
      reason: 'broken Word document: its notes end in the middle, or are nested beyond reason',
    },
    {
      what: 'more text than any document has',
      bytes: makeDocx(paragraph('Lit and warm. '.repeat(100_000)).repeat(7)),
      reason: 'Word document with more text than any rules document',
    },
    {
      what: 'a place for the text of another file',
      bytes: makeDocx(`${paragraph('Lit.')}<w:altChunk r:id="rId7"/>`),
      reason: 'Word document into which the text of another file goes: open it in Word and save it anew',
    },
    { what: 'a document of nothing', bytes: makeDocx(paragraph(' ')), reason: 'docx without any text' },
  ])('$what', async ({ bytes, reason }) => {
    expect(await reasonOf(bytes)).toBe(reason);
  });

  it('unless the place for another file was deleted', async () => {
    expect(await linesOf(makeDocx(`${paragraph('Lit.')}<w:p><w:del><w:subDoc r:id="rId7"/></w:del></w:p>`))).toEqual(['Lit.', '']);
  });

  it('unless what makes it long are numbers without end, which end', async () => {
    const lines = await linesOf(makeDocx(paragraph('Lit.', listed(0)).repeat(2000), bomb));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(200);
  });

  it('or read, wherever it is cut and whatever byte is another', async () => {
    const bytes = makeDocx(paragraph('100. Lamps') + paragraph('100.1. It is lit.', listed(0)));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), fc.boolean(), async (at, byte, cut) => {
        const changed = cut ? bytes.subarray(0, at) : Buffer.from(bytes);
        if (!cut) changed[at] = byte;
        const read = await readSource(changed);
        if (!isRefusal(read)) expectGuarantees(read);
        else expect(read.reason).toMatch(/^[^\n]+$/);
      }),
      { numRuns: 150 },
    );
  });
});
