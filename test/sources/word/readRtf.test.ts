import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal, readSource } from '../../../src/sources/readSource.ts';
import { expectGuarantees, rawBytes } from '../samples.ts';

async function textOf(body: string, head = '\\ansi\\ansicpg1252'): Promise<string> {
  const read = await readSource(
    rawBytes(
      `{\\rtf1${head}{\\fonttbl{\\f0\\fcharset0 Times;}{\\f1\\fcharset2 Symbol;}{\\f2\\fcharset204 Times Cyr;}{\\f3\\fcharset77 Mac;}}${body}}`,
    ),
  );
  if (isRefusal(read)) return expect.fail(read.reason);
  expectGuarantees(read);
  return read.text;
}

describe('an RTF document', () => {
  it.each([
    {
      what: 'paragraphs and lines',
      body: '100. Lamps\\par \\par 100.1. Lit\\line and warm.\\par',
      text: '100. Lamps\n\n100.1. Lit\nand warm.',
    },
    { what: 'no line ends of the file', body: '100. La\r\nmps\\par\r\n', text: '100. Lamps' },
    {
      what: 'signs by name',
      body: 'it\\rquote s \\ldblquote lit\\rdblquote\\emdash warm\\~and\\_so \\{T\\}',
      text: 'it’s “lit”—warm\u00a0and-so {T}',
    },
    { what: 'bytes of the code page', body: "it\\'92s \\'93lit\\'94", text: 'it’s “lit”' },
    { what: 'bytes of the code page of a font', body: "\\f2 \\'cb\\f0 a\\f3 \\'d5", text: 'Лa’' },
    { what: 'signs of a symbol font as bullets', body: "{\\f1\\'b7}\\tab Lit", text: '•\tLit' },
    { what: 'Unicode with what stands in for it', body: "\\uc1 it\\u8217\\'92s \\uc2 \\u8212--lit{\\uc0 \\u8482}", text: 'it’s —lit™' },
    { what: 'halves of a character', body: '\\uc0 \\u-10179 \\u-8704', text: '😀' },
    {
      what: 'no destinations but text',
      body: '{\\*\\generator X;}{\\stylesheet{\\s1 Y;}}{\\info{\\title Z}}{\\header H\\par}{\\pict 00ff}Lit',
      text: 'Lit',
    },
    { what: 'no data', body: 'Lit{\\pict\\bin5 }{}\\\\}, warm', text: 'Lit, warm' },
    { what: 'no hidden or deleted text', body: '{\\v no}{\\deleted no}yes', text: 'yes' },
    { what: 'the result of a field', body: '{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt lamps}}', text: 'lamps' },
    {
      what: 'notes behind the paragraph that they are to',
      body: '100.1. A lamp{\\super 1}{\\footnote\\pard\\plain {\\super 1} See{\\footnote Deeper.} the wick.\\par More.\\par} goes out.\\par 100.2. Lit{\\footnote\\ftnalt Oil.}.\\par',
      text: '100.1. A lamp1 goes out.\nDeeper.\n1 See the wick.\nMore.\n100.2. Lit.\nOil.',
    },
    {
      what: 'once what is there twice',
      body: "La{\\upr{mp}{\\*\\ud{m\\u233\\'e9p}}} lit {\\shp{\\*\\shpinst{\\shptxt warm}}{\\shprslt warm}}{\\v {\\upr{no}{\\*\\ud{no}}}}end",
      text: 'warm\nLamép lit end',
    },
    {
      what: 'a text box before the paragraph that holds it',
      body: '100.1. A lamp {\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv 1}}{\\shptxt Oil is dear.\\par Wicks too.\\par}}}goes out.\\par 100.2. Lit.\\par',
      text: 'Oil is dear.\nWicks too.\n100.1. A lamp goes out.\n100.2. Lit.',
    },
    { what: 'numbers of lists', body: '{\\listtext 100.1.\\tab}Lit', text: '100.1.\tLit' },
    { what: 'cells of a row', body: '100.1.\\cell Lit.\\cell\\row 100.2.\\cell Out.\\cell\\row', text: '100.1.\tLit.\n100.2.\tOut.' },
  ])('gives $what', async ({ body, text }) => {
    expect(await textOf(body)).toBe(text);
  });

  it('of a Mac has the characters of a Mac', async () => {
    expect(await textOf("it\\'d5s", '\\mac\\ansicpg10000')).toBe('it’s');
  });

  it('nested beyond reason is refused', async () => {
    expect(await readSource(rawBytes(`{\\rtf1 ${'{'.repeat(5000)}`))).toEqual({
      kind: 'refused',
      reason: 'RTF nested too deeply, no rules document',
      problem: true,
    });
  });

  it('is read or refused, whatever stands in it and wherever it is cut', async () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '\\par ',
      '\\u8217 ',
      '\\uc9 ',
      "\\'9",
      "\\'92",
      '\\bin3 ',
      '\\bin999999999 ',
      '\\*',
      '\\',
      'Lit ',
      '\\f1 ',
      '\\f',
      '\\v ',
      '\\pict ',
      '\r\n',
      '\xff',
      '\0',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const read = await readSource(rawBytes(`{\\rtf1 ${pieces.join('')}`));
        if (!isRefusal(read)) expectGuarantees(read);
      }),
    );
  });
});
