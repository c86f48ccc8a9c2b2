import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { toIsoDate, type IsoDate } from '../../src/model/edition.ts';
import type { Desk } from './desk.ts';

/** 0: done. 1: done, and what was asked for is not so. 2: could not be done. */
export type ExitCode = 0 | 1 | 2;

export interface Command {
  readonly name: string;
  /** `FILE... [--json]` */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What else `--help` says: options and the shape of the output. */
  readonly help: string;
  readonly run: (args: readonly string[], desk: Desk) => Promise<ExitCode>;
}

/** A command that could not be carried out as it was given. One line, and a hint that helps. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

/** Reads options and positionals. @throws UsageError on an option that is not known, or lacks its value. */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=')\. |\n/);
    throw new UsageError(line.replace(/\.$/, ''));
  }
}

/** A day given on the command line. @throws UsageError when the calendar has no such day. */
export function parseDay(text: string, option: string): IsoDate {
  const day = toIsoDate(text);
  if (day === undefined) throw new UsageError(`${option} ${text}: there is no such day`, `write it like ${option} 2009-07-11`);
  return day;
}
