import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '../../src/model/entry.ts';
import { makeWording, parseWording } from '../../src/corpus/wording/parseWording.ts';
import { citationsOf, makeEntryIndex } from '../../src/corpus/wording/resolve.ts';
import { makeTermIndex, markTerms, toTerms } from '../../src/corpus/wording/terms.ts';
import { entry, flat } from '../corpus/wording/finds.ts';

const documents = (process.env.CONCORDANCE_DOCUMENTS ?? '').split(':').map((folder) => join(folder, 'comprehensive-rules'));
const folder = documents.find((path) => path !== 'comprehensive-rules' && existsSync(path));

const linesOf = (bytes: Buffer): string[] => {
  const mark = bytes.readUInt16BE(0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return (text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text).split(/\r\n?|\n/);
};

/** Entries of a current edition, roughly: enough to resolve in. The grammar has tests of its own. */
function roughEntries(lines: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  const glossary = lines.lastIndexOf('Glossary');
  const credits = lines.lastIndexOf('Credits');
  lines.slice(0, glossary).forEach((line) => {
    const [, number, text = ''] = /^(\d(?:\d\d(?:\.\d+[a-z]?)?)?)\.? (.*)/.exec(line) ?? [];
    const last = entries.at(-1);
    if (number) entries.push(entry(number, number.includes('.') ? { text } : { title: text }));
    else if (line !== '' && last) entries[entries.length - 1] = { ...last, examples: [...last.examples, line] };
  });
  let headword: string | undefined;
  for (const line of lines.slice(glossary + 1, credits)) {
    const last = entries.at(-1);
    if (line === '') headword = undefined;
    else if (headword === undefined)
      entries.push(entry((headword = line), { kind: 'term', id: `glossary:${line}`, number: '', title: line }));
    else if (last) entries[entries.length - 1] = { ...last, text: `${last.text}\n${line}` };
  }
  return entries;
}

describe.skipIf(folder === undefined)('the archive', () => {
  const files =
    folder === undefined
      ? []
      : readdirSync(folder)
          .filter((file) => file.endsWith('.txt'))
          .sort();
  const read = (file: string): string[] => linesOf(readFileSync(join(folder ?? '', file)));
  let newest: readonly Entry[] = [];
  beforeAll(() => {
    newest = roughEntries(read('2026-01-16.txt'));
  });
  const wordingsOf = ({ text, examples }: Entry) => [text, ...examples].map(parseWording);

  it('comes back from its wordings, line for line', () => {
    const lines = new Set(files.flatMap(read));
    expect(lines.size).toBeGreaterThan(20_000);
    for (const line of lines) if (makeWording(parseWording(line)) !== line) expect.fail(line);
  });

  it('resolves every citation of the newest edition but the misprint in "Map"', () => {
    const index = makeEntryIndex(newest);
    const citations = newest.flatMap((one) =>
      wordingsOf(one).flatMap((wording) => citationsOf(wording, index).map((citation) => ({ id: one.id, ...citation }))),
    );
    expect(citations.length).toBeGreaterThan(1900);
    expect(citations.filter(({ resolved }) => !resolved)).toEqual([
      { id: 'glossary:Map', text: 'rule 110.10', targets: [], resolved: false },
    ]);
  });

  it('leaves no dotted number of the newest edition outside a citation', () => {
    const left = newest.flatMap((one) =>
      wordingsOf(one).flatMap((wording) =>
        flat(wording).flatMap((node) => (node.kind === 'text' ? (node.value.match(/\d{3}\.\d+[a-z]?/g) ?? []) : [])),
      ),
    );
    expect(left).toEqual([]);
  });

  it('leaves only one brace of the newest edition outside a symbol', () => {
    const left = newest.flatMap((one) =>
      wordingsOf(one).flatMap((wording) =>
        flat(wording).flatMap((node) => (node.kind === 'text' ? (node.value.match(/\{[^{}]*\}/g) ?? []) : [])),
      ),
    );
    expect(left).toEqual(['{BB}']);
  });

  it('keeps its text when its terms are marked', () => {
    const index = makeTermIndex(toTerms(newest));
    for (const one of newest) {
      const seen = new Set([one.id]);
      for (const wording of wordingsOf(one)) expect(makeWording(markTerms(wording, index, { seen }))).toBe(makeWording(wording));
    }
  });
});
