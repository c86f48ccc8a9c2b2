/**
 * A document of Word 97 to 2003 (.doc) to lines of text, each paragraph a line: read by `word-extractor`, which knows the pieces of these files,
 * what was deleted in them, and fields. Numbers that Word counts itself stand in no text and are lost; those of rules are typed.
 */
import WordExtractor from 'word-extractor';
import type { SourceLine, SourceText } from '../../model/source.ts';
import type { WordRefusal } from './readDocx.ts';

/** Reads a file that is an OLE container. Never throws. A place is the paragraph (`line`), from 1. */
export async function readDoc(bytes: Uint8Array): Promise<SourceText | WordRefusal> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const refused = findOther(view);
  if (refused) return refused;
  let body: string;
  let notes: string;
  try {
    const document = await new WordExtractor().extract(view);
    const asPrinted = { filterUnicode: false };
    body = document.getBody(asPrinted);
    notes = document.getFootnotes(asPrinted) + document.getEndnotes(asPrinted);
  } catch {
    return { reason: 'broken Word document: its text cannot be found' };
  }
  return toText(body, notes);
}

const inUtf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** Where the text of a document begins, and the sign of encryption there. Parts begin at whole sectors. */
const sector = 512;
const fibSignature = 0xa5ec;
const encryptedFlag = 0x0100;

/** Other files in the same container, and those that a password locks. */
function findOther(view: Buffer): WordRefusal | undefined {
  if (view.includes(inUtf16('EncryptedPackage'))) return { reason: 'encrypted document: it opens with a password alone' };
  if (!view.includes(inUtf16('WordDocument'))) {
    return {
      reason: view.includes(inUtf16('Workbook'))
        ? 'an Excel workbook, no rules document'
        : 'no Word document, or a broken one: the part that holds its text is missing',
    };
  }
  for (let at = sector; at + 12 <= view.length; at += sector)
    if (view.readUInt16LE(at) === fibSignature)
      return (view.readUInt16LE(at + 10) & encryptedFlag) === 0
        ? undefined
        : { reason: 'encrypted Word document: it opens with a password alone' };
  return { reason: 'broken Word document: its text cannot be found' };
}

function toText(body: string, notes: string): SourceText {
  const lines: SourceLine[] = [];
  let offset = 0;
  const text = notes.trim() === '' ? body : `${body}\n${notes}`;
  for (const [at, value] of text
    .replace(/[\0\uFEFF]/g, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = value.replace(/[ \t]+$/, '');
    lines.push({ value: line, offset, line: at + 1, column: 1 });
    offset += line.length + 1;
  }
  return { text: lines.map(({ value }) => value).join('\n'), lines, encoding: 'utf-8', mark: false, lineEnds: 'none', format: 'doc' };
}
