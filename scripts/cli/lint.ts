import type { Diagnostic, ReadEdition } from '../../src/model/entry.ts';
import { makePrintable } from '../../src/corpus/ingest/printableName.ts';
import { type Command, parseOptions } from './command.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';
import { makeDiagnosticCounts, printResults, readFiles, reportFailures } from './read.ts';
import { makeTable } from './table.ts';
import { openChapterCheck } from './handbook.ts';
import { checkRulings } from './rulings.ts';

export const lintCommand: Command = {
  name: 'lint',
  usage: 'FILE... [--json]',
  summary: 'diagnostics of documents; exit 1 on an error',
  help: `
Reads each FILE and prints its diagnostics alone: the file, then a line for each, in order of place:

  line:column  severity  message  rule-id

A diagnostic that a reviewed decision in content/overrides excuses is shown with the reason and does
not count.

Of a chapter of the handbook, what it rests on is looked up in the corpus, if there is one with official
text: what that edition does not have is an error, what changed in a later one a warning (to-be-reread).

Of a file of rulings (content/rulings), the same of the rules that its rulings are on, and whether there is
the demonstration that each names.

  --json   { file, document, edition, diagnostics: [ { line, column, severity, ruleId, message, excused? } ] };
           a list of these for several files, or for a file that holds several editions or none

Exit 0: no error. 1: an error that is not excused, or a FILE that is no rules document. 2: a FILE cannot
be read at all.`,
  run: async (args, desk) => {
    const { values, positionals } = parseOptions(args, { json: { type: 'boolean' } });
    const check = openChapterCheck(desk);
    const checked = new Map<string, readonly Diagnostic[]>();
    for (const file of positionals) {
      const own = await checkRulings(file, desk);
      if (own) checked.set(file, own);
    }
    const documents = positionals.filter((file) => !checked.has(file));
    const read = documents.length > 0 || checked.size === 0 ? await readFiles(documents, desk) : [];
    const results = read.map((result) =>
      result.kind !== 'editions'
        ? result
        : { ...result, editions: result.editions.map((each) => ({ ...each, diagnostics: [...each.diagnostics, ...check(each)] })) },
    );
    if (values.json) {
      const own = [...checked].map(([file, diagnostics]) => ({ file, document: 'rulings', edition: null, diagnostics }));
      const [first] = own;
      if (!first) printResults(results, toValue, desk);
      else if (positionals.length === 1) printJson(desk, first);
      else {
        const others = results.flatMap((result) =>
          result.kind === 'editions' ? result.editions.map((each) => toValue(result.file, each)) : [],
        );
        printJson(desk, [...own, ...others]);
      }
    } else {
      for (const [file, diagnostics] of checked) printDiagnostics(file, { diagnostics }, desk);
      for (const result of results)
        if (result.kind === 'editions') for (const edition of result.editions) printDiagnostics(result.file, edition, desk);
    }
    const failure = reportFailures(results, 'lint', desk);
    const faulty =
      [...checked.values()].some((diagnostics) => diagnostics.some(isOpenError)) ||
      results.some((result) => result.kind === 'editions' && result.editions.some(({ diagnostics }) => diagnostics.some(isOpenError)));
    return failure === 2 ? 2 : faulty ? 1 : failure;
  },
};

const toValue = (
  file: string,
  { document, date = null, diagnostics }: Omit<ReadEdition, 'date'> & { readonly date?: ReadEdition['date'] | null },
) => ({
  file,
  document,
  edition: date,
  diagnostics,
});

const isOpenError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error' && diagnostic.excused === undefined;

const styles = { error: 'red', warning: 'yellow', info: 'blue' } as const;

function printDiagnostics(file: string, { diagnostics }: Pick<ReadEdition, 'diagnostics'>, { out }: Desk): void {
  printLine(out, paint(out, 'underline', makePrintable(file)));
  const sorted = diagnostics.toSorted((left, right) => left.line - right.line || left.column - right.column);
  const places = makeTable(
    sorted.map(({ line, column, severity }) => [`  ${line}:${column}`, severity]),
    [0],
  ).split('\n');
  for (const [index, { severity, message, ruleId, excused }] of sorted.entries()) {
    const place = (places[index] ?? '').padEnd((places[0] ?? '').length);
    const reason = excused === undefined ? '' : ` (reviewed: ${excused})`;
    printLine(out, `${place.replace(severity, paint(out, styles[severity], severity))}  ${message}  ${paint(out, 'dim', ruleId)}${reason}`);
  }
  printLine(out, `${sorted.length === 0 ? '' : '\n'}  ${makeDiagnosticCounts(diagnostics)}`);
}
