/** A plain text file to its entries, with nothing that is known from elsewhere: what a browser reads. Other formats are named, and refused. */
import { isRefusal } from '../sources/refusal.ts';
import { readTextAlone } from '../sources/readTextAlone.ts';
import { readRulesText, type NoRules, type ReadText } from './readRulesText.ts';

export { refuseSize } from './ingest/sizes.ts';

/** `isFormat`: the file is none that is read here, whatever is in it. */
export type ReadTextFile = ReadText | (NoRules & { readonly isFormat?: true });

/** Never throws. The reason of a refusal completes "FILE: ...". */
export function readTextFile(name: string, bytes: Uint8Array): ReadTextFile {
  const source = readTextAlone(bytes);
  return isRefusal(source)
    ? { kind: 'passedOver', reason: source.reason, problem: source.problem, isFormat: true }
    : readRulesText(source, name);
}
