import type { ReadResult } from '../corpus/ingest/reader.ts';
import { readDocument } from '../corpus/readDocument.ts';
import { openFacts } from './content.ts';

export type { ReadResult };

export interface ReadOptions {
  /** How the file is called in the result. It decides nothing: what a file is is told from its content. */
  readonly file?: string;
}

/**
 * Reads one document: its text, or the bytes of a file of text in any encoding, HTML, Markdown, Word (`.docx`, `.doc`), RTF or PDF.
 *
 * Gives `{ kind: 'editions', editions }`, each with entries, counts, diagnostics and an accounting of every character; or
 * `{ kind: 'passedOver', reason, problem }` for what is no rules document, where `problem` says that it is broken rather than something else. Never
 * rejects, whatever the bytes are. It reads in the calling thread, without the limits of time and memory that `concordance read` puts on a
 * document: for files from strangers run that, or give it a worker that you can end.
 */
export async function readRules(document: string | Uint8Array, { file = 'document' }: ReadOptions = {}): Promise<ReadResult> {
  return readDocument(file, typeof document === 'string' ? new TextEncoder().encode(document) : document, openFacts());
}
