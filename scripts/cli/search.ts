import { readFile } from 'node:fs/promises';
import { documentIds, type IsoDate } from '../../src/model/edition.ts';
import type { EditionRecord } from '../../src/corpus/format.ts';
import { describeFailure } from '../../src/corpus/ingest/failures.ts';
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import { type Corpus, CorpusError, openCorpus } from '../../src/corpus/readCorpus.ts';
import { recoverFolder } from '../../src/corpus/store/publishFolder.ts';
import { collectEdition } from '../../src/search/collectEdition.ts';
import { kindFilters, parseKindFilter, type KindFilter } from '../../src/search/kinds.ts';
import { readPlayerWords } from '../../src/search/readPlayerWords.ts';
import { openIndex, type SearchIndex } from '../../src/search/openIndex.ts';
import { searchEdition, type SearchHit, type SearchOptions } from '../../src/search/searchEdition.ts';
import { type Command, parseDay, parseOptions, UsageError } from './command.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';
import { tellGap } from './gaps.ts';

const usualLimit = 20;

export const searchCommand: Command = {
  name: 'search',
  usage: 'QUERY [--edition DATE] [--kind KIND] [--names-only] [--limit N] [--json]',
  summary: 'find entries by number, name or words',
  help: `
Finds entries of the newest edition, best first. A QUERY is a number (702.19b; 702.19. without what stands beside it),
or words in any order, with "exact phrases" and -without.

  --edition DATE       the edition in force on that day
  --kind KIND          only ${kindFilters.join(', ')}
  --names-only         only headings and headwords
  --limit N            at most N results (${usualLimit})
  --json               { query, document, edition,
                         hits: [ { id, kind, score, title?, titleMarks, place: [title], snippet: { text, marks } } ] }
  --batch FILE.jsonl   with --json: for lines like {"q": "..."} one object { "query": ["id", ...] }

Exit 1: nothing was found.`,
  run: async (args, desk) => {
    const { values, positionals } = parseOptions(args, {
      edition: { type: 'string' },
      kind: { type: 'string' },
      'names-only': { type: 'boolean' },
      limit: { type: 'string' },
      batch: { type: 'string' },
      json: { type: 'boolean' },
    });
    const query = positionals.join(' ');
    if (values.batch !== undefined && !values.json)
      throw new UsageError('--batch answers in JSON', 'concordance search --batch FILE.jsonl --json');
    if (values.batch !== undefined && query !== '') throw new UsageError('--batch takes its queries from the file', 'leave the QUERY out');
    if (values.batch === undefined && query.trim() === '') throw new UsageError('give a QUERY');
    const kind = parseKind(values.kind);
    const options: SearchOptions = {
      ...(kind === undefined ? {} : { kind }),
      namesOnly: values['names-only'] ?? false,
      limit: parseLimit(values.limit),
    };
    const queries = values.batch === undefined ? [query] : await readQueries(values.batch);
    const day = values.edition === undefined ? undefined : parseDay(values.edition, '--edition');
    await recoverFolder({ path: desk.corpusFolder });
    const corpus = openCorpus(desk.corpusFolder);
    const record = chooseRecord(corpus, day);
    const index = openIndex(collectEdition(record.key, corpus.loadEdition(record.key), readPlayerWords(desk.contentFolder)));
    if (values.batch !== undefined) {
      printJson(desk, Object.fromEntries(queries.map((each) => [each, searchEdition(index, each, options).map(({ id }) => id)])));
      return 0;
    }
    return answerOne(index, record, query, options, values.json ?? false, desk);
  },
};

function answerOne(index: SearchIndex, record: EditionRecord, query: string, options: SearchOptions, json: boolean, desk: Desk): 0 | 1 {
  const hits = searchEdition(index, query, options);
  if (json) printJson(desk, { query, document: record.document, edition: record.date, hits });
  else {
    printLine(desk.err, paint(desk.err, 'dim', `${record.document}, edition of ${record.date}`));
    for (const hit of hits) printHit(hit, desk);
  }
  if (hits.length === 0) printLine(desk.err, `concordance search: nothing was found for "${query}"`);
  return hits.length === 0 ? 1 : 0;
}

function printHit({ id, title, place, snippet }: SearchHit, { out }: Desk): void {
  let text = '';
  let at = 0;
  for (const [start, end] of snippet.marks) {
    text += snippet.text.slice(at, start) + paint(out, 'yellow', snippet.text.slice(start, end));
    at = end;
  }
  const where = place.length === 0 ? '' : paint(out, 'dim', `  ${place.join(' > ')}`);
  printLine(out, `${paint(out, 'bold', id)}${title === undefined || id.endsWith(`:${title}`) ? '' : ` ${title}`}${where}`);
  if (snippet.text !== '') printLine(out, `  ${text}${snippet.text.slice(at)}`);
}

function chooseRecord({ manifest }: Corpus, day: IsoDate | undefined): EditionRecord {
  const main = (['comprehensive-rules', 'handbook', ...documentIds] as const).map((document) => findEdition(manifest, document, day));
  const record = main.find((candidate) => candidate !== undefined);
  const gap = tellGap(manifest, 'comprehensive-rules', day);
  if (gap) throw new CorpusError(`${gap.line}; ${gap.hint}`);
  if (!record) throw new CorpusError(day === undefined ? 'the corpus holds no edition' : `no edition was in force on ${day}`);
  return record;
}

function parseKind(text: string | undefined): KindFilter | undefined {
  const kind = parseKindFilter(text);
  if (text !== undefined && kind === undefined)
    throw new UsageError(`--kind ${text}: there is no such kind`, `one of ${kindFilters.join(', ')}`);
  return kind;
}

function parseLimit(text: string | undefined): number {
  if (text === undefined) return usualLimit;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--limit ${text}: not a number from 1`);
  return Number(text);
}

async function readQueries(path: string): Promise<string[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path}: ${describeFailure(error)}`);
  }
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const query = parseQueryLine(line);
    if (query === undefined) throw new UsageError(`${path}:${index + 1}: not a line like {"q": "..."}`);
    return [query];
  });
}

function parseQueryLine(line: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'q' in value && typeof value.q === 'string' ? value.q : undefined;
  } catch {
    return undefined;
  }
}
