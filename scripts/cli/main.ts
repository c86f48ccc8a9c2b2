/** The command line: finds the command, runs it, and says in one line what went wrong. */
import '../../src/model/groupBy.ts';
import { ContentError } from '../../src/corpus/contentError.ts';
import { CorpusError } from '../../src/corpus/readCorpus.ts';
import { IngestFailure } from '../../src/corpus/ingest/failures.ts';
import { PublishRefusal } from '../../src/corpus/store/publishFolder.ts';
import { type Command, type ExitCode, UsageError } from './command.ts';
import { findCommand, listCommands } from './commands.ts';
import { type Desk, openDesk, printLine } from './desk.ts';
import { makeTable } from './table.ts';

/** Runs this process as the command line. */
export async function main(args: readonly string[]): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    // Whoever reads our output may stop reading (`| head`); that is no error of ours.
    stream.on('error', (error: NodeJS.ErrnoException) => {
      process.exit(error.code === 'EPIPE' ? 0 : 2);
    });
  }
  process.exitCode = await runCommandLine(args, openDesk());
}

/** Runs one command line and gives its exit code. Never throws. */
export async function runCommandLine(args: readonly string[], desk: Desk): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined) {
    printLine(desk.err, await overview());
    return 2;
  }
  if (['--help', '-h', 'help'].includes(name)) {
    printLine(desk.out, await overview());
    return 0;
  }
  const command = await findCommand(name);
  if (!command) return refuseName(name, desk);
  if (asksForHelp(rest)) {
    printLine(desk.out, `Usage: concordance ${command.name} ${command.usage}\n\n${command.help.trim()}`);
    return 0;
  }
  try {
    return await command.run(rest, desk);
  } catch (error) {
    reportError(error, command, desk);
    return 2;
  }
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? undefined : end).some((arg) => arg === '--help' || arg === '-h');
}

async function overview(): Promise<string> {
  const commands = await listCommands();
  return [
    'Usage: concordance COMMAND',
    '',
    makeTable(commands.map(({ name, summary }) => [`  ${name}`, summary])),
    '',
    'concordance COMMAND --help says more.',
  ].join('\n');
}

function refuseName(name: string, desk: Desk): ExitCode {
  printLine(desk.err, `concordance: there is no ${name.startsWith('-') ? 'option' : 'command'} "${name}"`);
  printLine(desk.err, 'hint: concordance --help lists the commands');
  return 2;
}

function reportError(error: unknown, { name }: Command, { err, env }: Desk): void {
  const known =
    error instanceof UsageError ||
    error instanceof ContentError ||
    error instanceof CorpusError ||
    error instanceof IngestFailure ||
    error instanceof PublishRefusal;
  const message = error instanceof Error ? error.message : String(error);
  if (known) {
    printLine(err, `concordance ${name}: ${message}`);
    if (error instanceof UsageError) printLine(err, `hint: ${error.hint ?? `concordance ${name} --help`}`);
  } else {
    printLine(err, `concordance ${name}: this is a fault of Concordance: ${message.split('\n')[0] ?? ''}`);
    if (env['CONCORDANCE_DEBUG'] && error instanceof Error) printLine(err, error.stack);
    else printLine(err, 'hint: CONCORDANCE_DEBUG=1 says where');
  }
}
