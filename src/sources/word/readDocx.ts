/**
 * A Word document (.docx) to lines of text: each paragraph a line, with the number that Word puts before it.
 *
 * - Not text: what was deleted under "track changes", hidden text, instructions of fields, heads and feet of pages, comments. A paragraph whose
 *   end was deleted goes on with the next one, and takes no number where nothing of it is left.
 * - A break of line begins a line. Cells of a row that hold a paragraph each are one line, with tabs; else each paragraph is a line.
 * - Of an alternative content the first is taken: the others say the same for older programs.
 * - A note stands behind the paragraph, or the row, that refers to it: it parts no sentence, and is no text of the last section.
 * - Emphasis leaves no trace, as in html. An empty paragraph is an empty line, since writers set blank lines with it.
 */
import type { SourceLine, SourceText } from '../../model/source.ts';
import { isOn, type ListPlace, makeCounter, readNumbering, toLevel, wordNamespace, type WordStyle } from './wordNumbers.ts';
import { symbolOf } from './symbolSigns.ts';
import { decodeXml, readXml } from './xml.ts';
import { openZip, type Zip, ZipError } from './zip.ts';

/** Of all parts that are read: the longest edition has 4 MB. */
const mostBytes = 1 << 25;
/** Numbers are made of a few bytes each, so that text may be far longer than its file. */
const mostCharacters = 1 << 23;

/** Why there is no text. Completes "FILE: ...". */
export interface WordRefusal {
  readonly reason: string;
}

/** Reads a file that begins as ZIP does. Never rejects. A place is the paragraph (`line`), and the line in it (`column`), both from 1. */
export async function readDocx(bytes: Uint8Array): Promise<SourceText | WordRefusal> {
  let zip: Zip | undefined;
  try {
    zip = openZip(bytes, mostBytes);
    return await readZip(zip);
  } catch (error) {
    const found = error instanceof ZipError ? error.message : 'its parts make no sense';
    return { reason: `broken Word document${zip ? '' : ' or ZIP archive'}: ${found}` };
  }
}

/** Rejects with a ZipError. */
async function readZip(zip: Zip): Promise<SourceText | WordRefusal> {
  const main = await findMain(zip);
  if (main === undefined) return { reason: await describeArchive(zip) };
  const document = await zip.read(main);
  if (!document) return { reason: 'broken Word document: its text is missing' };
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const numbering = readNumbering(await zip.read(`${folder}numbering.xml`), await zip.read(`${folder}styles.xml`));
  const reading: Reading = {
    count: makeCounter(numbering),
    styles: numbering.styles,
    number: 0,
    left: mostCharacters,
    unprinted: new Set(),
    holdsOther: false,
  };
  const body = readBody(document, reading);
  if (!body) return { reason: 'broken Word document: its text ends in the middle, or is nested beyond reason' };
  const notes = new Map<string, Paragraph[]>();
  for (const [kind, name] of noteParts) {
    const part = await zip.read(`${folder}${name}.xml`);
    const read = part ? readBody(part, reading) : [];
    if (!read) return { reason: 'broken Word document: its notes end in the middle, or are nested beyond reason' };
    for (const each of read) {
      if (each.lines.every((line) => line.trim() === '')) continue;
      const key = each.ofNote ?? kind;
      notes.set(key, [...(notes.get(key) ?? []), each]);
    }
  }
  if (reading.holdsOther) return { reason: 'Word document into which the text of another file goes: open it in Word and save it anew' };
  return reading.left < 0
    ? { reason: 'Word document with more text than any rules document' }
    : toText(placeNotes(body, notes, reading.unprinted));
}

/** Elements that are a note, and that refer to one, with the part of the file. */
const noteParts = [
  ['footnote', 'footnotes'],
  ['endnote', 'endnotes'],
] as const;

/** Each note behind the first paragraph that refers to it. What nothing refers to comes last, unless it was taken out with its sign. */
function placeNotes(body: readonly Paragraph[], notes: Map<string, Paragraph[]>, unprinted: ReadonlySet<string>): readonly Paragraph[] {
  const takeNote = (key: string): readonly Paragraph[] => {
    const own = notes.get(key) ?? [];
    notes.delete(key);
    return own;
  };
  const placed = body.flatMap((each) => [each, ...each.notes.flatMap(takeNote)]);
  return [...placed, ...[...notes].flatMap(([key, own]) => (unprinted.has(key) ? [] : own))];
}

/** Where the text is; undefined in an archive of anything else. */
async function findMain(zip: Zip): Promise<string | undefined> {
  let main: string | undefined;
  const relations = await zip.read('_rels/.rels');
  if (relations)
    readXml(decodeXml(relations), /\/package\/2006\/relationships$/, {
      open: (name, attribute) => {
        if (name === 'Relationship' && /\/officeDocument$/.test(attribute('Type') ?? ''))
          main ??= attribute('Target')?.replace(/^\.?\//, '');
      },
      close: () => undefined,
      text: () => undefined,
    });
  main ??= zip.names.includes('word/document.xml') ? 'word/document.xml' : undefined;
  return main !== undefined && /^word\/|document\d*\.xml$/.test(main) ? main : undefined;
}

async function describeArchive({ names, read }: Zip): Promise<string> {
  const mimetype = names.includes('mimetype') ? decodeXml((await read('mimetype')) ?? new Uint8Array()) : '';
  if (mimetype.startsWith('application/vnd.oasis.opendocument')) return 'OpenDocument file: not read; save it as .docx, PDF or text';
  if (mimetype.startsWith('application/epub')) return 'EPUB book: not read; its pages can be saved as html';
  if (names.some((name) => name.startsWith('xl/'))) return 'an Excel workbook, no rules document';
  if (names.some((name) => name.startsWith('ppt/'))) return 'a PowerPoint presentation, no rules document';
  return 'a ZIP archive, no rules document';
}

interface Row {
  /** Paragraphs of each cell. */
  readonly cells: Paragraph[][];
}

/** Its lines, which one of the document it is, and the notes it refers to. */
interface Paragraph {
  readonly lines: readonly string[];
  readonly number: number;
  readonly notes: readonly string[];
  /** The note that it is part of. */
  readonly ofNote?: string;
}

/** What goes on from one part of a document to the next. */
interface Reading {
  readonly count: ReturnType<typeof makeCounter>;
  readonly styles: ReadonlyMap<string, WordStyle>;
  /** Of the last paragraph. */
  number: number;
  /** How many characters there may still be; below 0 nothing more is kept. */
  left: number;
  /** Notes whose sign was deleted or is hidden. */
  readonly unprinted: Set<string>;
  /** Another file's text is to stand somewhere in this one. */
  holdsOther: boolean;
}

/** Elements that only say where the text of another file goes (ISO/IEC 29500-1, 17.17.2): Word itself puts it in when it saves the document. */
const otherFiles: ReadonlySet<string> = new Set(['altChunk', 'subDoc']);

interface OpenParagraph {
  text: string;
  style: string | undefined;
  place: { -readonly [Key in keyof ListPlace]: ListPlace[Key] };
  number: number;
  /** Its end was deleted or moved away. */
  endless: boolean;
  readonly notes: string[];
}

/** Elements whose text is not printed. `AlternateContent` gives the same twice. */
const unprinted: ReadonlySet<string> = new Set(['del', 'moveFrom', 'instrText', 'delText', 'mc:Fallback', 'pPrChange', 'rPrChange']);
const printed: ReadonlySet<string> = new Set(['t', 'm:t']);

const removed: ReadonlySet<string> = new Set(['del', 'moveFrom']);

function readBody(part: Uint8Array, reading: Reading): Paragraph[] | undefined {
  const found: Paragraph[] = [];
  const rows: Row[] = [];
  // A text box stands within a paragraph and holds some of its own.
  const open: OpenParagraph[] = [];
  /** What goes on in the next paragraph, with the depth at which it stands. */
  let begun: { readonly depth: number; readonly paragraph: OpenParagraph } | undefined;
  let skipped = 0;
  let inText = 0;
  let hidden = false;
  const within = { rPr: 0, pPr: 0 };
  /** Fields that are open, from the outermost: whether what comes is their instruction, in which other fields may stand. */
  let fields: { instructing: boolean }[] = [];
  let ofNote: string | undefined;
  const isPrinted = (): boolean => skipped === 0 && !hidden && !fields.some(({ instructing }) => instructing);
  const add = (text: string): void => {
    const paragraph = open.at(-1);
    if (paragraph && isPrinted()) paragraph.text += text;
  };
  const field = (type: string | undefined): void => {
    if (type === 'begin') fields.push({ instructing: true });
    else if (type === 'end') fields.pop();
    else if (type === 'separate' && fields.length > 0) fields[fields.length - 1] = { instructing: false };
  };
  const refer = (key: string): void => {
    if (isPrinted()) open.at(-1)?.notes.push(key);
    else reading.unprinted.add(key);
  };
  const openParagraph = (): void => {
    reading.number += 1;
    const before = begun?.depth === open.length ? begun.paragraph : undefined;
    if (before) begun = undefined;
    const { text = '', number = reading.number, notes = [] } = before ?? {};
    open.push({ text, style: undefined, place: {}, number, endless: false, notes });
  };
  const closeParagraph = (): void => {
    const paragraph = open.pop();
    if (!paragraph) return;
    // An instruction is no longer than its paragraph: a field that lacks its end takes no text away.
    fields = fields.filter(({ instructing }) => !instructing);
    if (!paragraph.endless) keep(paragraph);
    else if (paragraph.text.trim() !== '') begun = { depth: open.length, paragraph };
  };
  /** What has no next paragraph to go on in is one. */
  const endBegun = (): void => {
    if (begun) keep(begun.paragraph);
    begun = undefined;
  };
  const keep = (paragraph: OpenParagraph): void => {
    const counted = reading.count(paragraph.style, paragraph.place);
    const text = counted === '' || paragraph.text.trim() === '' ? paragraph.text : `${counted} ${paragraph.text}`;
    reading.left -= text.length;
    if (reading.left < 0) return;
    const lines = text.split('\n').map((line) => line.replace(/[ \t]+$/, ''));
    const closed = { lines, number: paragraph.number, notes: paragraph.notes, ...(ofNote === undefined ? {} : { ofNote }) };
    const cell = rows.at(-1)?.cells.at(-1);
    (cell ?? found).push(closed);
  };
  const closeRow = (): void => {
    const row = rows.pop();
    if (!row) return;
    const into = rows.at(-1)?.cells.at(-1) ?? found;
    const filled = row.cells.map((cell) => cell.filter(({ lines }) => lines.some((line) => line.trim() !== '')));
    if (filled.every((cell) => cell.length <= 1 && (cell[0]?.lines.length ?? 0) <= 1)) {
      const first = filled.flat()[0];
      if (first)
        into.push({
          ...first,
          lines: [
            filled
              .map((cell) => cell[0]?.lines[0]?.trim() ?? '')
              .join('\t')
              .trim(),
          ],
          notes: row.cells.flat().flatMap(({ notes }) => notes),
        });
    } else into.push(...row.cells.flat());
  };
  const whole = readXml(decodeXml(part), wordNamespace, {
    open: (name, attribute) => {
      if (unprinted.has(name)) {
        const paragraph = open.at(-1);
        if (removed.has(name) && within.pPr > 0 && within.rPr > 0 && skipped === 0 && paragraph) paragraph.endless = true;
        skipped += 1;
      } else if (otherFiles.has(name)) reading.holdsOther ||= skipped === 0;
      else if (name === 'p') openParagraph();
      else if (name === 'tr') rows.push({ cells: [] });
      else if (name === 'tc') rows.at(-1)?.cells.push([]);
      else if (name === 'r') hidden = isHidden(open.at(-1)?.style);
      else if (name === 'rPr' || name === 'pPr') within[name] += 1;
      else if (printed.has(name)) inText += 1;
      else if (within.rPr > 0 || within.pPr > 0) property(name, attribute);
      else if (name === 'tab' || name === 'ptab') add('\t');
      else if (name === 'br' || name === 'cr') add(/page|column/.test(attribute('type') ?? '') ? '' : '\n');
      else if (name === 'noBreakHyphen') add('-');
      else if (name === 'sym') add(symbolOf(parseInt(attribute('char') ?? '', 16) & 0xff, attribute('font')));
      else if (name === 'fldChar') field(attribute('fldCharType'));
      else if (name === 'footnote' || name === 'endnote') ofNote = `${name} ${attribute('id') ?? ''}`;
      else if (name === 'footnoteReference' || name === 'endnoteReference')
        refer(`${name.slice(0, -'Reference'.length)} ${attribute('id') ?? ''}`);
    },
    close: (name) => {
      if (unprinted.has(name)) skipped -= 1;
      else if (name === 'p') closeParagraph();
      else if (name === 'tr') closeRow();
      else if (name === 'tc' || name === 'txbxContent') endBegun();
      else if (name === 'r') hidden = false;
      else if (name === 'footnote' || name === 'endnote') ofNote = undefined;
      else if (name === 'rPr' || name === 'pPr') within[name] -= 1;
      else if (printed.has(name)) inText -= 1;
    },
    text: (text) => {
      if (inText > 0) add(text.replace(/[\r\n\0\uFEFF]/g, ' '));
    },
  });
  endBegun();
  return whole ? found : undefined;

  function isHidden(style: string | undefined): boolean {
    return style !== undefined && reading.styles.get(style)?.hidden === true;
  }

  function property(name: string, attribute: (name: string) => string | undefined): void {
    const paragraph = open.at(-1);
    if (!paragraph || skipped > 0) return;
    // What a paragraph says of its own mark is no run.
    if (within.rPr > 0) {
      if (name === 'vanish' && within.pPr === 0) hidden = isOn(attribute('val'));
      else if (name === 'rStyle' && within.pPr === 0) hidden ||= isHidden(attribute('val'));
    } else if (name === 'pStyle') paragraph.style = attribute('val');
    else if (name === 'numId') paragraph.place.list = attribute('val');
    else if (name === 'ilvl') paragraph.place.level = toLevel(attribute('val'));
  }
}

function toText(paragraphs: readonly Paragraph[]): SourceText {
  const lines: SourceLine[] = [];
  let offset = 0;
  for (const { lines: values, number } of paragraphs)
    for (const [at, value] of values.entries()) {
      lines.push({ value, offset, line: number, column: at + 1 });
      offset += value.length + 1;
    }
  if (lines.length === 0) lines.push({ value: '', offset: 0, line: 1, column: 1 });
  return { text: lines.map(({ value }) => value).join('\n'), lines, encoding: 'utf-8', mark: false, lineEnds: 'none', format: 'docx' };
}
