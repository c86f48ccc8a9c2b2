/** One document saved as several pages, or as several parts: read as one text, in the order of the pages. */
import { parsePrintedNumber } from '../grammar/constructs/number.ts';
import type { SourceLine, SourceText } from '../model/source.ts';
import {
  describePage as signsOf,
  groupPages as groupFiles,
  joinTexts,
  type NamedSigns,
  type NamedSource,
  type PageGroup,
  type PageSigns,
} from '../sources/pages.ts';
import { isRefusal, readSource } from '../sources/readSource.ts';
import type { Facts } from './facts.ts';
import type { NamedBytes, ReadResult } from './ingest/reader.ts';
import { readText } from './readDocument.ts';

/** What a file says of itself that tells whether it is a page of several; undefined when it is no text. */
export async function describePage(bytes: Uint8Array): Promise<PageSigns | undefined> {
  const source = await readSource(bytes);
  return isRefusal(source) ? undefined : signsOf(source);
}

/** Groups of files that are the pages of one document, each in order; files that stand alone are left out. */
export function groupPages(files: readonly NamedSigns[]): string[][] {
  return groupFiles(files).filter((group) => group.length > 1);
}

async function toNamedSource({ file, bytes }: NamedBytes): Promise<NamedSource[]> {
  const source = await readSource(bytes);
  return isRefusal(source) ? [] : [{ file, source }];
}

/** Reads pages in the given order as one document. The name is that of the first page; lines are those of each page's own file. */
export async function readPages(files: readonly NamedBytes[], facts: Facts): Promise<ReadResult> {
  const [first, ...rest] = (await Promise.all(files.map(toNamedSource))).flat();
  if (!first) return { kind: 'passedOver', reason: 'none of its pages is a text', problem: true };
  const group: PageGroup = [first, ...rest];
  const { source, starts } = joinTexts(group);
  const offsets = starts.map(({ offset }) => offset);
  return readText(first.file, Buffer.concat(files.map(({ bytes }) => bytes)), { ...source, lines: withoutHeads(source, offsets) }, facts);
}

/** What stands on a further page before its first number is the head of the page again: furniture, not the end of the rule before. */
function withoutHeads(source: SourceText, offsets: readonly number[]): SourceLine[] {
  let inHead = false;
  return source.lines.map((line) => {
    if (offsets.indexOf(line.offset) > 0) inHead = true;
    if (inHead && parsePrintedNumber(line.value.trim()) !== undefined) inHead = false;
    return inHead && line.value.trim() !== '' ? { ...line, hint: { ...line.hint, furniture: true } } : line;
  });
}
