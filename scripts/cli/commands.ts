import { alignCommand } from './align.ts';
import type { Command } from './command.ts';
import { buildCommand } from './build.ts';
import { checkCommand } from './check.ts';
import { citeCommand } from './cite.ts';
import { diffCommand } from './diff.ts';
import { documentsCommand } from './documents.ts';
import { exportCommand } from './export.ts';
import { examplesCommand } from './examples.ts';
import { feedCommand } from './feed.ts';
import { ingestCommand } from './ingest.ts';
import { lintCommand } from './lint.ts';
import { playCommand } from './play.ts';
import { previewCommand } from './preview.ts';
import { readCommand } from './read.ts';
import { registerCommand } from './register.ts';
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
  previewCommand,
  traceCommand,
  whereCommand,
  citeCommand,
  feedCommand,
  exportCommand,
  registerCommand,
  playCommand,
  examplesCommand,
  startCommand,
  buildCommand,
  checkCommand,
  serveCommand,
];
