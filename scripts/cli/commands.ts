import type { Command } from './command.ts';
import { buildCommand } from './build.ts';
import { documentsCommand } from './documents.ts';
import { ingestCommand } from './ingest.ts';
import { lintCommand } from './lint.ts';
import { readCommand } from './read.ts';
import { searchCommand } from './search.ts';
import { serveCommand } from './serve.ts';
import { showCommand } from './show.ts';
import { startCommand } from './start.ts';

/** The commands in the order in which they are listed. */
export const commands: readonly Command[] = [
  readCommand,
  lintCommand,
  documentsCommand,
  ingestCommand,
  showCommand,
  searchCommand,
  startCommand,
  buildCommand,
  serveCommand,
];

/** Commands that are promised and not written yet. */
export const comingCommands: readonly string[] = ['align', 'diff', 'trace', 'where', 'play', 'examples'];
