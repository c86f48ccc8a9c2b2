import type { SourceText } from '../model/source.ts';
import type { DecodedText } from './encoding.ts';
import { splitLines } from './lineEnds.ts';

/** A plain text as it stands: `text` is the whole file with its own line ends, and line numbers are those of the file. */
export function readPlainText({ text, encoding, mark, dropped }: DecodedText): SourceText {
  const { lines, lineEnds } = splitLines(text);
  return {
    text,
    lines: lines.map(({ value, offset }, index) => ({ value, offset, line: index + 1, column: 1 })),
    encoding,
    mark,
    lineEnds,
    format: 'text',
    ...(dropped ? { dropped } : {}),
  };
}
