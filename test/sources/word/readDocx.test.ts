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

describe('is refused in one line', () => {
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
    { what: 'a document of nothing', bytes: makeDocx(paragraph(' ')), reason: 'docx without any text' },
  ])('$what', async ({ bytes, reason }) => {
    expect(await reasonOf(bytes)).toBe(reason);
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
