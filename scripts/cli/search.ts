import { listReleases, readFacts } from '../../src/corpus/facts.ts';
import { openTold } from '../../src/handbook/openHandbook.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { readFile } from 'node:fs/promises';
import { documentIds, isGame, toDocumentId, type DocumentId, type IsoDate } from '../../src/model/edition.ts';
import type { EditionRecord } from '../../src/corpus/format.ts';
import { describeFailure } from '../../src/corpus/ingest/failures.ts';
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import { type Corpus, CorpusError, openCorpus } from '../../src/corpus/readCorpus.ts';
import { recoverFolder } from '../../src/corpus/store/publishFolder.ts';
import { collectEdition } from '../../src/search/collectEdition.ts';
import { kindFilters, parseKindFilter, type KindFilter } from '../../src/search/kinds.ts';
import { readPlayerWords } from '../../src/search/readPlayerWords.ts';
import { openFile, type SearchIndex } from '../../src/search/openIndex.ts';
import { findNearNames } from '../../src/search/findNearNames.ts';
import { answerQuery, searchEdition, type SearchAnswer, type SearchOptions } from '../../src/search/searchEdition.ts';
import { searchLabels } from '../../src/site/search/searchLabels.ts';
import { chooseDocument } from './chain.ts';
import { type Command, parseDay, parseOptions, UsageError } from './command.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';
import { findFormer, printFormer } from './formerNumbers.ts';
import { tellGap } from './gaps.ts';
import { printHit } from './printHit.ts';
import { describeNamed, findNamedRecord, printNamed } from './searchNamed.ts';
import { searchDocuments } from './searchDocuments.ts';
import { searchRulings } from './rulings.ts';
import { searchOverTime } from './searchOverTime.ts';

const usualLimit = 20;

export const searchCommand: Command = {
  name: 'search',
  usage: 'QUERY [--edition DATE | --all-editions | --all-documents] [--kind KIND] [--limit N] [--json]',
  summary: 'find entries by number, name or words',
  help: `
Finds entries of the newest edition, best first. A QUERY is a number (702.19b; 702.19. is that rule alone), or words
in any order, the sooner the more of them an entry has, with "exact phrases" and -without. A shell takes quotes for
itself: write '"exact phrase"'.

  --document ID        in this document; another game is searched so
  --edition DATE       the edition in force on that day
  --all-editions       in all editions at once: provisions that had all words at the same time, and when;
                         --json: { query, document, sought, unknown, total, hits: [ { id, edition, title?, lineage,
                         stood: [ { first, last } ], isToday } ] }
  --all-documents      in the newest edition of every document, in one list;
                         --json: { query, total, documents: [ { document, edition, total, followed } ], named?,
                         hits: [ { document, edition, ... as below } ] }
  --kind KIND          only ${kindFilters.join(', ')}
  --by AUTHOR, --year YEAR, --source DATE|ours
                       rulings by who said them, when, and where they stand; with a QUERY or without; as with
                         --kind ruling alone. --json: { query, total, hits: [ as below, and as rulings of show ],
                         credit: [text] }
  --names-only         only headings and headwords
  --all-words          only what has all words
  --limit N            at most N results (${usualLimit})
  --from N             begin with the Nth result
  --under NUMBER       only what stands under that section, subsection or rule (7, 702, 702.19)
  --explain            with each result where its score comes from
  --json               { query, document, edition, total, coverage?: { words, withAll, withSome, withBegun, withAny },
                         followed: [ { kind, typed, words, isBeside } ], exact?, number?, missing?,
                         dated?: { typed, day, query },
                         named?: { typed, document, day?, edition?, before?, after? },
                         was?: [ { first, last, title?, now: [ { number, score, same } ], gone? } ],
                         hits: [ { id, kind, score, title?, titleMarks, place: [title], snippet: { text, marks },
                                   reasons?: [ { what, of, adds, times } ] } ] }
  --batch FILE.jsonl   with --json: for lines like {"q": "..."} one object { "query": ["id", ...] }

What was sought in place of what was typed is said (followed, exact), and of a number that the edition lacks what
it was and is now (missing, was); hits are then what is near. A QUERY that is the name of a document or of a time
(IPG, in 2008, rulebook 1997) leads to that edition or says that it is not here (named). Exit 1: nothing was found, or
no such number.`,
  run: async (args, desk) => {
    const { values, positionals } = parseOptions(args.map(keepMinus), {
      document: { type: 'string' },
      edition: { type: 'string' },
      kind: { type: 'string' },
      'names-only': { type: 'boolean' },
      'all-words': { type: 'boolean' },
      under: { type: 'string' },
      'all-editions': { type: 'boolean' },
      'all-documents': { type: 'boolean' },
      explain: { type: 'boolean' },
      from: { type: 'string' },
      limit: { type: 'string' },
      batch: { type: 'string' },
      by: { type: 'string' },
      year: { type: 'string' },
      source: { type: 'string' },
      json: { type: 'boolean' },
    });
    const query = positionals.join(' ').trim();
    const kind = parseKind(values.kind);
    if (values.batch !== undefined && !values.json)
      throw new UsageError('--batch answers in JSON', 'concordance search --batch FILE.jsonl --json');
    if (values.batch !== undefined && query !== '') throw new UsageError('--batch takes its queries from the file', 'leave the QUERY out');
    // Asked of one edition, or of all documents, rulings are entries of what is searched like all others.
    const narrowed = (
      ['document', 'edition', 'all-editions', 'all-documents', 'under', 'names-only', 'all-words', 'explain', 'batch'] as const
    ).find((name) => values[name] !== undefined);
    const isOfRulings = [values.by, values.year, values.source].some((value) => value !== undefined);
    const asksRulings = isOfRulings || (kind === 'ruling' && narrowed === undefined);
    if (values.batch === undefined && query === '' && !asksRulings) throw new UsageError('give a QUERY');
    const named = toDocumentId(values.document);
    const wishes: SearchOptions = {
      ...(kind === undefined ? {} : { kind }),
      ...(values.under === undefined ? {} : { under: values.under }),
      explains: values.explain ?? false,
      // Another game has no releases of Magic.
      releases: named !== undefined && isGame(named) ? [] : listReleases(readFacts(desk.contentFolder), 'comprehensive-rules'),
      namesOnly: values['names-only'] ?? false,
      allWords: values['all-words'] ?? false,
      limit: parseCount(values.limit, '--limit') ?? usualLimit,
      from: (parseCount(values.from, '--from') ?? 1) - 1,
    };
    const queries = values.batch === undefined ? [query] : await readQueries(values.batch);
    const day = values.edition === undefined ? undefined : parseDay(values.edition, '--edition');
    await recoverFolder({ path: desk.corpusFolder });
    if (asksRulings) {
      if (narrowed !== undefined) throw new UsageError(`--by, --year and --source do not go with --${narrowed}`);
      if (kind !== undefined && kind !== 'ruling') throw new UsageError(`--kind ${kind}: --by, --year and --source are of rulings`);
      const { by, year, source } = values;
      return searchRulings(
        desk,
        { text: query, by, year, source, from: wishes.from ?? 0, limit: wishes.limit ?? usualLimit },
        values.json ?? false,
      );
    }
    const corpus = openCorpus(desk.corpusFolder);
    const options: SearchOptions = { ...wishes, games: corpus.manifest.games };
    const record = chooseRecord(corpus, day, chooseDocument(corpus, values.document));
    if (values['all-editions']) {
      const mixed = (['edition', 'kind', 'under', 'names-only', 'all-words', 'explain', 'batch'] as const).find(
        (name) => values[name] !== undefined,
      );
      if (mixed !== undefined) throw new UsageError(`--all-editions does not go with --${mixed}`);
      return searchOverTime(corpus, record, query, options, values.json ?? false, desk);
    }
    if (values['all-documents']) {
      const mixed = (['document', 'edition', 'all-editions', 'explain', 'batch'] as const).find((name) => values[name] !== undefined);
      if (mixed !== undefined) throw new UsageError(`--all-documents does not go with --${mixed}`);
      return searchDocuments(corpus, (each) => openSearch(corpus, each, desk), query, options, values.json ?? false, desk);
    }
    const index = openSearch(corpus, record, desk);
    if (options.under !== undefined && !index.byId.has(options.under.toLowerCase()))
      throw new UsageError(`--under ${options.under}: the edition of ${record.date} has no such number`);
    if (values.batch !== undefined) {
      printJson(desk, Object.fromEntries(queries.map((each) => [each, searchEdition(index, each, options).map(({ id }) => id)])));
      return 0;
    }
    return answerOne({ corpus, record, index }, query, options, values.json ?? false, desk);
  },
};

/** The search of an edition. The site makes those of older editions in the browser, of their own words. */
function openSearch(corpus: Corpus, record: EditionRecord, { contentFolder }: Desk): SearchIndex {
  const isNewest = findEdition(corpus.manifest, record.document) === record;
  const toldOf = isNewest ? openTold(corpus, record, loadLineages(corpus, record.document)) : undefined;
  return openFile(collectEdition(record.key, corpus.loadEdition(record.key), readPlayerWords(contentFolder), toldOf));
}

/** What begins with one minus is a wish to leave out, not an option: this command has none of one letter. */
const keepMinus = (arg: string): string => (/^-[^-]/.test(arg) ? ` ${arg}` : arg);

interface Searched {
  readonly corpus: Corpus;
  readonly record: EditionRecord;
  readonly index: SearchIndex;
}

function answerOne(searched: Searched, query: string, options: SearchOptions, json: boolean, desk: Desk): 0 | 1 {
  const { corpus, record, index } = searched;
  const answer = answerQuery(index, query, options);
  const { hits, total, coverage, followed, exact, missing } = answer;
  const named = answer.named && { ...answer.named, found: findNamedRecord(corpus, answer.named, record.document) };
  const isNamed = named?.found.kind === 'edition';
  const was = missing === undefined ? [] : findFormer(corpus, record, missing);
  if (json) {
    const number = answer.query.kind === 'number' ? answer.query.number.number : undefined;
    const told = was.map(({ now, ...each }) => ({ ...each, now: now.map(({ entry, score, same }) => ({ number: entry, score, same })) }));
    printJson(desk, {
      query,
      document: record.document,
      edition: record.date,
      total,
      ...(coverage === undefined ? {} : { coverage }),
      followed,
      ...(exact === undefined ? {} : { exact }),
      ...(number === undefined ? {} : { number }),
      ...(missing === undefined ? {} : { missing, was: told }),
      ...(answer.dated === undefined ? {} : { dated: answer.dated }),
      ...(named ? { named: describeNamed(named, named.found) } : {}),
      hits,
    });
  } else {
    printLine(desk.err, paint(desk.err, 'dim', `${record.document}, edition of ${record.date}`));
    if (named) printNamed(named, named.found, desk, answer.query.kind === 'number' ? answer.query.number.number : undefined);
    for (const line of describe(answer, options)) printLine(desk.err, line);
    if (missing !== undefined) {
      const isNewest = findEdition(corpus.manifest, record.document) === record;
      printLine(desk.err, searchLabels.notANumber(missing));
      printFormer(was, missing, record, isNewest, desk);
      if (answer.query.kind === 'number' && hits.length > 0) printLine(desk.err, searchLabels.near);
    }
    for (const hit of hits) printHit(hit, desk);
  }
  if (isNamed) return 0;
  if (hits.length === 0) printNothing(searched, query, answer, desk);
  return hits.length === 0 || (answer.query.kind === 'number' && missing !== undefined) ? 1 : 0;
}

/** What the search did: counts, what was followed, and the ways to something else. */
function describe(
  { query, hits, total, coverage, followed, exact, dated }: SearchAnswer,
  { from = 0, allWords }: SearchOptions,
): readonly string[] {
  const has = coverage && !allWords ? searchLabels.coverage(coverage) : '';
  const count = hits.length === 0 ? [] : [`${searchLabels.count(from, hits.length, total)}${has === '' ? '' : `: ${has}`}`];
  const typed = query.kind === 'number' ? query.number.typed : undefined;
  return [
    ...(query.kind === 'number' && typed !== undefined ? [searchLabels.readAsNumber(typed, query.number.number)] : []),
    ...(dated === undefined
      ? []
      : [`${searchLabels.dated(dated.typed)} concordance search ${quoteForShell(dated.query)} --edition ${dated.day}`]),
    ...followed.map(searchLabels.followed),
    ...(exact === undefined ? [] : [`${searchLabels.exactly(exact)}: concordance search ${quoteForShell(exact)}`]),
    ...(query.kind === 'number' && query.number.to !== undefined ? [] : count),
  ];
}

const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function printNothing({ index, record }: Searched, query: string, answer: SearchAnswer, { err }: Desk): void {
  printLine(err, `concordance search: nothing was found for "${query}"`);
  const all = answerQuery(index, query).total;
  if (answer.total > 0) printLine(err, `there are ${answer.total} results; --from goes to ${answer.total}`);
  else if (all > 0) printLine(err, `without the filters: ${all}`);
  const near = answer.query.kind === 'words' && !answer.named ? findNearNames(index, query) : [];
  if (near.length > 0)
    printLine(
      err,
      `near: ${near.map(({ id, title }) => (id.endsWith(`:${title ?? ''}`) ? (title ?? id) : `${id} ${title ?? ''}`)).join(', ')}`,
    );
  printLine(err, `only the edition of ${record.date} was searched; --edition DATE searches another`);
}

function chooseRecord({ manifest }: Corpus, day: IsoDate | undefined, document: DocumentId | undefined): EditionRecord {
  const order: readonly DocumentId[] = document === undefined ? ['comprehensive-rules', 'handbook', ...documentIds] : [document];
  const main = order.map((document) => findEdition(manifest, document, day));
  const record = main.find((candidate) => candidate !== undefined);
  const gap = tellGap(manifest, document ?? 'comprehensive-rules', day);
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

function parseCount(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`${option} ${text}: not a number from 1`);
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
