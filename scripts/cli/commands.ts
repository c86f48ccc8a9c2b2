import { alignCommand } from './align.ts';
import type { Command } from './command.ts';
import { buildCommand } from './build.ts';
import { diffCommand } from './diff.ts';
import { documentsCommand } from './documents.ts';
import { ingestCommand } from './ingest.ts';
import { lintCommand } from './lint.ts';
import { readCommand } from './read.ts';
import { searchCommand } from './search.ts';
import { serveCommand } from './serve.ts';
import { showCommand } from './show.ts';
import { startCommand } from './start.ts';
import { traceCommand } from './trace.ts';
import { whereCommand } from './where.ts';

/** The commands in the order in which they are listed. */
export const commands: readonly Command[] = [
  readCommand,
  lintCommand,
  documentsCommand,
  ingestCommand,
  showCommand,
  searchCommand,
  alignCommand,
  diffCommand,
  traceCommand,
  whereCommand,
  startCommand,
  buildCommand,
  serveCommand,
];

/** Commands that are promised and not written yet. */
export const comingCommands: readonly string[] = ['play', 'examples'];
