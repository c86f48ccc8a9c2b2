/** All documents: only where CONCORDANCE_DOCUMENTS names their folders (separated like PATH). */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodings, type Encoding } from '../../src/model/source.ts';
import { decodeBytes, encodeText } from '../../src/sources/encoding.ts';
import { describePage, groupPages, type PageSigns } from '../../src/sources/pages.ts';
import { isRefusal, readSource } from '../../src/sources/readSource.ts';
import { expectGuarantees, readText } from '../sources/samples.ts';
import { thoroughly } from '../thoroughly.ts';

interface CatalogRecord {
  readonly file: string;
  readonly format: string;
  /** Absent on binary files. */
  readonly encoding?: string;
  readonly line_endings?: string;
  readonly path: string;
}

const folders = (process.env['CONCORDANCE_DOCUMENTS'] ?? '').split(delimiter).filter((folder) => existsSync(join(folder, 'catalog.json')));
const records = folders.flatMap((folder) => {
  const catalog = JSON.parse(readFileSync(join(folder, 'catalog.json'), 'utf8')) as Omit<CatalogRecord, 'path'>[];
  return catalog
    .map((record): CatalogRecord => ({ ...record, path: join(folder, record.file) }))
    .filter((record) => existsSync(record.path));
});
const texts = records.filter((record) => record.encoding !== undefined);

interface ReadRecord {
  readonly record: CatalogRecord;
  readonly found: string;
  readonly signs: PageSigns;
}

let known: readonly ReadRecord[] | undefined;

/** What is asked of each text, which is read once for all tests; all texts side by side would take too much memory. */
const readTexts = (): readonly ReadRecord[] =>
  (known ??= texts.map((record, index) => {
    const source = readText(readFileSync(record.path));
    if (index % 7 === 0) expectGuarantees(source);
    // The catalog writes `utf-16-be (with BOM)`.
    const written = `${source.encoding.replace('utf-16', 'utf-16-')}${source.mark ? ' (with BOM)' : ''}`;
    return { record, found: `${source.format}, ${written}, ${source.lineEnds}`, signs: describePage(source) };
  }));

describe.skipIf(records.length === 0)('the archive (set CONCORDANCE_DOCUMENTS to folders with a catalog.json to run this)', () => {
  test('every text is read as the plain text that the catalog describes, and every seventh keeps the promises of a source text', () => {
    const differences = readTexts().flatMap(({ record: { file, encoding, line_endings }, found }) => {
      const expected = `text, ${encoding ?? ''}, ${line_endings ?? ''}`;
      return found === expected ? [] : [{ file, found, expected }];
    });
    expect(texts.length).toBeGreaterThan(0);
    expect(differences).toEqual([]);
  });

  test('every third file without an encoding is a Word document, RTF or PDF, and is read as such', async () => {
    // All of them were read as the archive was, at the beginning of the run; to read each again takes most of a minute of the processor (CONCORDANCE_RUNS).
    const others = records.filter((record) => record.encoding === undefined).filter((_, at) => thoroughly > 1 || at % 3 === 0);
    const wrong: string[] = [];
    for (const { file, path, format } of others) {
      const result = await readSource(readFileSync(path));
      if (isRefusal(result)) wrong.push(`${file}: ${result.reason}`);
      else if (result.format !== format) wrong.push(`${file}: ${result.format}`);
      else expectGuarantees(result);
    }
    expect(others.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test('no text is taken for a page of another', () => {
    const groups = groupPages(readTexts().map(({ record: { path }, signs }) => ({ file: path, signs })));
    expect(groups.flat().length).toBe(texts.length);
    expect(groups.filter((group) => group.length > 1)).toEqual([]);
  });

  test('every third text written in another encoding is read back', () => {
    const lost: string[] = [];
    for (const { file, path } of texts.filter((_, index) => index % 3 === 0)) {
      const { text } = decodeBytes(readFileSync(path));
      // A handful of bytes of a third encoding make no sense in either (`Hajjƒj`): no decision between the two is right.
      const damaged = (text.match(/[^\0-\x7f]/g)?.length ?? 0) < 3;
      for (const encoding of encodings.filter((each): each is Encoding => !(damaged && each === 'mac-roman'))) {
        const bytes = encodeText(text, encoding, false);
        if (bytes && decodeBytes(bytes).text !== text) lost.push(`${file} in ${encoding}`);
      }
    }
    expect(lost).toEqual([]);
  });
});
