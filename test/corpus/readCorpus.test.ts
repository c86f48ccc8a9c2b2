import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { CorpusEntry, EditionFile } from '../../src/corpus/format.ts';
import { CorpusError, loadManifest, openCorpus, toEntry } from '../../src/corpus/readCorpus.ts';
import { makeCanonicalLines } from '../../src/corpus/store/canonicalJson.ts';
import { newest, writeSyntheticCorpus } from '../built-site/syntheticCorpus.ts';
import { makeFolder } from '../folders.ts';

let folder: string;
beforeAll(() => {
  folder = makeFolder();
  writeSyntheticCorpus(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a corpus', () => {
  it('gives back the entries that were written, with their wordings', () => {
    expect(openCorpus(folder).loadEdition('comprehensive-rules/2026-01-16')).toEqual(newest);
  });

  it('reads an edition once', () => {
    const corpus = openCorpus(folder);
    expect(corpus.loadEdition('handbook/2026-01-16')).toBe(corpus.loadEdition('handbook/2026-01-16'));
  });

  it('reads an edition anew, and the same, for whoever does not want it kept; one that is kept is not read again', () => {
    const corpus = openCorpus(folder);
    const passed = corpus.readEdition('handbook/2026-01-16');
    expect(corpus.readEdition('handbook/2026-01-16')).not.toBe(passed);
    const kept = corpus.loadEdition('handbook/2026-01-16');
    expect(kept).toEqual(passed);
    expect(corpus.readEdition('handbook/2026-01-16')).toBe(kept);
  });

  it('holds once what two days of the handbook have alike', () => {
    const days = makeFolder();
    onTestFinished(() => rmSync(days, { recursive: true }));
    writeSyntheticCorpus(days);
    const path = (day: string): string => join(days, 'editions', 'handbook', `${day}.json`);
    const { entries } = JSON.parse(readFileSync(path('2026-01-16'), 'utf8')) as EditionFile;
    const writeDay = (day: string, changed: readonly CorpusEntry[]): void =>
      writeFileSync(path(day), `{"diagnostics":[],\n"entries":${makeCanonicalLines(changed)},\n"format":1,"key":"handbook/${day}"}\n`);
    writeDay('2026-01-16', entries);
    writeDay('2009-10-01', [{ ...entries[0]!, title: 'Lamps' }, ...entries.slice(1)]);
    const corpus = openCorpus(days);
    const [one = [], other = []] = ['2026-01-16', '2009-10-01'].map((day) => corpus.loadEdition(`handbook/${day}`));
    expect(one).toEqual(openCorpus(folder).loadEdition('handbook/2026-01-16'));
    expect(other.map((entry, at) => entry === one[at])).toEqual(one.map((_, at) => at !== 0));
    expect(other[0]).toEqual({ ...one[0], title: 'Lamps' });
  });

  it('gives texts as printed', () => {
    const entry = openCorpus(folder).loadEdition('comprehensive-rules/2009-05-01')[2]!;
    expect(toEntry(entry).text).toBe('The first kitten in the sun keeps it. See rule 203.2.');
  });

  it('refuses a wording that is not what was written', () => {
    const harmed = makeFolder();
    onTestFinished(() => rmSync(harmed, { recursive: true }));
    writeSyntheticCorpus(harmed);
    for (const name of readdirSync(join(harmed, 'wordings'))) {
      const path = join(harmed, 'wordings', name);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('kitten', 'mitten'));
    }
    expect(() => openCorpus(harmed).loadEdition('comprehensive-rules/2009-05-01')).toThrow(
      /The wording [0-9a-f]{16} of the corpus .* is not what was written/,
    );
  });

  it('knows nothing of an edition that is not there', () => {
    expect(() => openCorpus(folder).loadEdition('comprehensive-rules/1900-01-01')).toThrow(CorpusError);
  });
});

describe('a folder that is no corpus', () => {
  it.each([
    ['missing', undefined, 'no readable corpus'],
    ['half a file', '{"format": 1, "edi', 'not whole JSON'],
    ['of another format', '{"format": 999}', 'corpus format 999'],
    ['of no format', 'null', 'corpus format undefined'],
  ])('that is %s is refused in one line that says what to do', (_, text, reason) => {
    const other = makeFolder();
    if (text !== undefined) writeFileSync(join(other, 'manifest.json'), text);
    expect(() => loadManifest(other)).toThrow(CorpusError);
    expect(() => loadManifest(other)).toThrow(new RegExp(`^.*${reason}.*npm start.*ingest.*$`));
    rmSync(other, { recursive: true });
  });
});
