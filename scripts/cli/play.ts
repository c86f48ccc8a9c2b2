import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PlayedScenario } from '../../src/demonstration/playing/playText.ts';
import { tellUnsupported } from '../../src/demonstration/format/refusal.ts';
import { type Command, type ExitCode, parseDay, parseOptions, UsageError } from './command.ts';
import { type Desk, paint, printLine } from './desk.ts';
import { makeCount, makeTable } from './table.ts';

export const playCommand: Command = {
  name: 'play',
  usage: 'FILE... [--edition DATE] [--json]',
  summary: 'a scenario, played by the rules of its edition',
  help: `
Plays scenarios (YAML documents, or JSON a line each), says what happens step by step with the rules it rests on,
and whether it comes as the scenario expects.

  --edition DATE   play under the rules in force on that day, not those of the scenario's edition
  --json           a line for each scenario: { id, edition, passed, failures: [ { key, expected, actual } ],
                   unsupported: [ { path, phrase, reason } ], trace: [ { action, event, text, cites } ], final };
                   with several scenarios, a last line { scenarios, passed, failed, unsupported }

Exit 0: every expectation holds. 1: one does not. 2: a scenario cannot be read, or a text of it is not understood.`,
  run: async (args, desk) => {
    const { values, positionals } = parseOptions(args, { edition: { type: 'string' }, json: { type: 'boolean' } });
    if (positionals.length === 0) throw new UsageError('name a FILE');
    const edition = values.edition === undefined ? undefined : parseDay(values.edition, '--edition');
    // The engine is loaded when it is needed: no other command has need of it.
    const { playText } = await import('../../src/demonstration/playing/playText.ts');
    const results = positionals.flatMap((file) => playText(readFile(file), edition).map((played) => ({ ...played, file })));
    if (values.json) printResults(results, desk);
    else for (const result of results) printResult(result, desk);
    if (!values.json && results.length > 1) printLine(desk.out, tellSummary(results));
    return exitCodeOf(results);
  },
};

interface Played extends PlayedScenario {
  readonly file: string;
}

function readFile(file: string): string {
  try {
    return readFileSync(resolve(file), 'utf8');
  } catch {
    throw new UsageError(`${file}: it cannot be read`);
  }
}

function exitCodeOf(results: readonly Played[]): ExitCode {
  if (results.some(({ result }) => result.unsupported.length > 0)) return 2;
  return results.every(({ result }) => result.passed) ? 0 : 1;
}

const summarise = (results: readonly Played[]) => ({
  scenarios: results.length,
  passed: results.filter(({ result }) => result.passed).length,
  failed: results.filter(({ result }) => !result.passed && result.unsupported.length === 0).length,
  unsupported: results.filter(({ result }) => result.unsupported.length > 0).length,
});

function printResults(results: readonly Played[], { out }: Desk): void {
  for (const { result } of results) printLine(out, JSON.stringify(result));
  if (results.length > 1) printLine(out, JSON.stringify(summarise(results)));
}

function tellSummary(results: readonly Played[]): string {
  const { scenarios, passed, failed, unsupported } = summarise(results);
  return `${makeCount(scenarios, 'scenario')}: ${passed} as expected, ${failed} not, ${unsupported} not played`;
}

function printResult({ file, title, result }: Played, { out }: Desk): void {
  const { id, edition, passed, failures, unsupported, trace, final } = result;
  printLine(out, `${paint(out, 'bold', id === '' ? file : id)}  ${edition}${title === undefined ? '' : `  ${title}`}`);
  const rows = trace.map(({ action, text, cites }, at) => [
    `  ${at + 1}`,
    action === 0 || trace[at - 1]?.action === action ? '' : `(${action})`,
    text,
    cites.join(', '),
  ]);
  if (rows.length > 0) printLine(out, makeTable(rows));
  for (const each of unsupported) printLine(out, `  ${paint(out, 'yellow', 'not played')}  ${tellUnsupported(each)}`);
  for (const { key, expected, actual } of failures)
    printLine(out, `  ${paint(out, 'red', 'not so')}  ${key}: expected ${JSON.stringify(expected)}, is ${JSON.stringify(actual)}`);
  if (final.pending) printLine(out, `  ${paint(out, 'yellow', 'not answered')}  ${final.pending.player}: ${final.pending.text}`);
  if (passed) printLine(out, `  ${paint(out, 'green', 'as expected')}`);
  printLine(out);
}
