import type { Command } from './command.ts';

/**
 * The commands in the order in which they are listed. Each is loaded when it is asked for: all of them are most of our code, and starting with
 * that takes longer than most of them run.
 */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  read: async () => (await import('./read.ts')).readCommand,
  lint: async () => (await import('./lint.ts')).lintCommand,
  documents: async () => (await import('./documents.ts')).documentsCommand,
  ingest: async () => (await import('./ingest.ts')).ingestCommand,
  show: async () => (await import('./show.ts')).showCommand,
  search: async () => (await import('./search.ts')).searchCommand,
  align: async () => (await import('./align.ts')).alignCommand,
  diff: async () => (await import('./diff.ts')).diffCommand,
  preview: async () => (await import('./preview.ts')).previewCommand,
  trace: async () => (await import('./trace.ts')).traceCommand,
  where: async () => (await import('./where.ts')).whereCommand,
  cite: async () => (await import('./cite.ts')).citeCommand,
  feed: async () => (await import('./feed.ts')).feedCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  register: async () => (await import('./register.ts')).registerCommand,
  play: async () => (await import('./play.ts')).playCommand,
  examples: async () => (await import('./examples.ts')).examplesCommand,
  start: async () => (await import('./start.ts')).startCommand,
  build: async () => (await import('./build.ts')).buildCommand,
  check: async () => (await import('./check.ts')).checkCommand,
  serve: async () => (await import('./serve.ts')).serveCommand,
};

/** The command of a name; undefined where there is none. */
export async function findCommand(name: string): Promise<Command | undefined> {
  return Object.hasOwn(commands, name) ? commands[name]?.() : undefined;
}

export function listCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(commands).map((load) => load()));
}
