import { toLoadedEntry } from '../../src/corpus/loadedEntry.ts';
import { makePrintable } from '../../src/corpus/ingest/printableName.ts';
import { readEraForms } from '../../src/corpus/vocabulary.ts';
import { documentOf, listExamples } from '../../src/demonstration/examples/examples.ts';
import { readDemonstrations } from '../../src/demonstration/examples/readDemonstrations.ts';
import { makeBagger } from '../../src/lineage/bags.ts';
import { makeFolder } from '../../src/lineage/foldWording.ts';
import { prepareEdition, type PreparedEdition } from '../../src/lineage/preparedEdition.ts';
import { compareWithNew, placeBefore } from '../../src/lineage/previewEdition.ts';
import { toProvisions } from '../../src/lineage/provision.ts';
import type { ReadEdition } from '../../src/model/entry.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { type Chain, openChain } from './chain.ts';
import { type Command, parseDay, parseOptions, UsageError } from './command.ts';
import { type Comparison, printFigures, toComparison } from './comparison.ts';
import { type Desk, printJson, printLine } from './desk.ts';
import { changesOf, isTold, printRow } from './diff.ts';
import { makeDiagnosticCounts, readFiles, reportFailures } from './read.ts';
import { makeCount } from './table.ts';

export const previewCommand: Command = {
  name: 'preview',
  usage: 'FILE [--against DATE] [--all] [--json]',
  summary: 'what an edition that is not out yet would change',
  help: `
Reads FILE as ingest would, aligns it with the edition that it follows, and shows what it would change, word by word, with
the Examples whose wording it touches. Nothing is written. Any format that ingest reads, of the rules or of policy.

  --against DATE   the edition in force on that day, in place of the one that FILE follows: the last before its own day
  --all            what differs in typography and renumbered citations alone too
  --json           { file, document, edition, against, diagnostics, rows: [ as concordance diff --json ],
                     examples: [ { rule, ordinal, relation, demonstrations: [id] } ] }

Exit 1: FILE holds no rules, or nothing differs. 2: FILE cannot be read.`,
  run: async (args, desk) => {
    const { values, positionals } = parseOptions(args, {
      against: { type: 'string' },
      all: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new UsageError('name one FILE');
    const day = values.against === undefined ? undefined : parseDay(values.against, '--against');
    const results = await readFiles([file], desk);
    const failure = reportFailures(results, 'preview', desk);
    if (failure !== 0) return failure;
    const [read, ...more] = results.flatMap((result) => (result.kind === 'editions' ? result.editions : []));
    if (!read || more.length > 0)
      throw new UsageError(`${makePrintable(file)} holds ${more.length + 1} editions`, 'give a file that holds one');
    const edition = asStated(read);
    const chain = await openChain(desk, edition.document);
    const against = findAgainst(chain, edition, day);
    const comparison = compare(chain, against, edition, desk);
    const rows = comparison.rows.filter((row) => isTold(row, values.all ?? false));
    const examples = listTouched(comparison, chain, against, desk);
    if (values.json) {
      printJson(desk, {
        file,
        document: edition.document,
        edition: edition.date ?? null,
        against,
        diagnostics: edition.diagnostics,
        rows: rows.map((row) => {
          const { old, new: heirs, relation, difference, kinds } = row;
          return { old, new: heirs, relation, difference, kinds, changes: changesOf(comparison, row) };
        }),
        examples,
      });
      return rows.length > 0 ? 0 : 1;
    }
    for (const { line, column, message } of edition.diagnostics.filter(({ severity }) => severity === 'error').slice(0, mostErrors))
      printLine(desk.err, `${makePrintable(file)}:${line}:${column}: ${message}`);
    for (const row of rows) printRow(row, changesOf(comparison, row), desk);
    if (examples.length > 0) printLine(desk.out, `${makeCount(examples.length, 'Example')} whose wording it touches:`);
    for (const { rule, ordinal, relation, demonstrations } of examples)
      printLine(
        desk.out,
        `  ${rule} #${ordinal}  ${relation}${demonstrations.length === 0 ? '' : `, played by ${demonstrations.join(', ')}`}`,
      );
    printLine(desk.err, `Diagnostics of the file: ${makeDiagnosticCounts(edition.diagnostics)}; concordance lint says which.`);
    printFigures(comparison, { date: against }, { date: edition.date ?? makePrintable(file) }, desk);
    return rows.length > 0 ? 0 : 1;
  },
};

/** So many errors of a file are told before what it changes: one that is cut short takes most rules away. */
const mostErrors = 5;

/** An edition with the day that it states. One that was found by comparing wordings is that of the edition from which a new one was made. */
function asStated({ date, dateFrom, ...rest }: ReadEdition): ReadEdition {
  return date === undefined || dateFrom === 'wordings' ? rest : { date, ...(dateFrom === undefined ? {} : { dateFrom }), ...rest };
}

function findAgainst({ lineages, findRecord }: Chain, edition: ReadEdition, day: IsoDate | undefined): IsoDate {
  if (day !== undefined) return findRecord(day).date;
  return lineages.editions[placeBefore(lineages, edition.date)] ?? findRecord().date;
}

function compare({ corpus, lineages, findRecord }: Chain, against: IsoDate, edition: ReadEdition, desk: Desk): Comparison {
  const reading = { fold: makeFolder(readEraForms(desk.contentFolder)), bag: makeBagger() };
  const opened = new Map<number, PreparedEdition>();
  const open = (place: number): { place: number; edition: PreparedEdition } => {
    const known = opened.get(place) ?? prepareEdition(toProvisions(corpus.loadEdition(findRecord(lineages.editions[place]).key)), reading);
    opened.set(place, known);
    return { place, edition: known };
  };
  const from = open(lineages.placeOf(against) ?? 0);
  const base = open(placeBefore(lineages, edition.date));
  const young = prepareEdition(toProvisions(edition.entries.map(toLoadedEntry)), reading);
  return toComparison(from.edition, young, compareWithNew(from, base, { edition: young, date: edition.date }, lineages, reading));
}

interface Touched {
  readonly rule: string;
  readonly ordinal: number;
  readonly relation: string;
  /** The scenarios that play it. */
  readonly demonstrations: readonly string[];
}

/** Examples of the old edition whose words the new one has otherwise, or not at all, with what plays them. */
function listTouched(
  { rows }: Comparison,
  { corpus, lineages, findRecord }: Chain,
  against: IsoDate,
  { contentFolder }: Desk,
): readonly Touched[] {
  const demonstrations = readDemonstrations(contentFolder).flatMap(({ scenario: { id, example } }) =>
    example !== undefined && documentOf(example) === lineages.document ? [{ id, example }] : [],
  );
  const listed = listExamples(lineages, [against], (date) => corpus.loadEdition(findRecord(date).key), demonstrations);
  return rows.flatMap((row): Touched[] => {
    const [, rule, digits] = /^(.*)#example-(\d+)$/.exec(row.old ?? '') ?? [];
    if (rule === undefined || !isTold(row, false)) return [];
    const ordinal = Number(digits);
    const state = listed.find((example) => example.rule === rule && example.ordinal === ordinal)?.state;
    return [{ rule, ordinal, relation: row.relation, demonstrations: state && 'by' in state ? state.by : [] }];
  });
}
