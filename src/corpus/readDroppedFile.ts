/** A file to its entries, with nothing that is known from elsewhere: what a browser reads. */
import { isRefusal } from '../sources/refusal.ts';
import { readInBrowser } from '../sources/readInBrowser.ts';
import { readRulesText, type NoRules, type ReadText } from './readRulesText.ts';

export { refuseSize } from './ingest/sizes.ts';

/** `isElsewhere`: the file is one that is read at a terminal, not here. */
export type DroppedFile = ReadText | (NoRules & { readonly isElsewhere?: true });

/** Never rejects. The reason of a refusal completes "FILE: ...". */
export async function readDroppedFile(name: string, bytes: Uint8Array): Promise<DroppedFile> {
  const source = await readInBrowser(bytes);
  if (!isRefusal(source)) return readRulesText(source, name);
  const { reason, problem, isElsewhere } = source;
  return { kind: 'passedOver', reason, problem, ...(isElsewhere ? { isElsewhere } : {}) };
}
