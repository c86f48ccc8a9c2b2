/** Fetching official texts into a folder of documents: what is there already stays, and nothing half done ever stands there. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readBytes } from '../ingest/readBytes.ts';
import { diskFiles } from '../store/corpusFiles.ts';
import { download, type DownloadManners, goodManners } from './download.ts';
import { checksumOf, judgeText, type ReadBytesAs, type Verdict } from './judgeText.ts';
import { makeFileName, type OfficialText } from './officialText.ts';
import { PartFile } from './partFile.ts';

export type Outcome =
  /** Nothing was asked: a good file is there. */
  | { readonly kind: 'present'; readonly file: string }
  | { readonly kind: 'fetched'; readonly file: string; readonly bytes: number }
  /** Bytes came, and are kept where no reader looks, because they are not what the register knows. */
  | { readonly kind: 'aside'; readonly file: string; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly host: string; readonly reason: string }
  | { readonly kind: 'noAddress' };

export interface FetchOptions {
  /** Where documents lie. Files on their way, and those set aside, lie in `.fetch` below it: readers pass over names with a dot. */
  readonly folder: string;
  readonly read: ReadBytesAs;
  readonly manners?: Omit<DownloadManners, 'report'>;
  /** Told before each text is fetched, and as its bytes come; the total is undefined when the server does not say it. */
  readonly begin?: (text: OfficialText) => void;
  readonly onBytes?: (bytes: number, total: number | undefined) => void;
  readonly report?: (text: OfficialText, outcome: Outcome) => void;
}

/** The folder, below that of the documents, of what is not to be read. */
export const fetchFolder = '.fetch';

/**
 * Fetches texts one after another, in their order. Guarantees:
 *
 * 1. A file stands under its name only when it is complete and is what was asked for; it comes there in one step.
 * 2. Bytes that the register knows are taken without a word. Others, for a text whose bytes are known, are set aside.
 * 3. Nothing is asked but addresses of http and https, and no host again that could not be reached.
 * 4. A file that stands in the way and is not the text asked for is moved aside, never overwritten.
 */
export async function fetchTexts(texts: readonly OfficialText[], options: FetchOptions): Promise<readonly Outcome[]> {
  const holdings = await readHoldings(options.folder);
  const lost = new Map<string, string>();
  const outcomes: Outcome[] = [];
  for (const text of texts) {
    const outcome = await fetchText(text, holdings, lost, options);
    if (outcome.kind === 'unreachable') lost.set(outcome.host, outcome.reason);
    options.report?.(text, outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** The files of a folder by their checksum: a text is there whatever someone has called it. */
async function readHoldings(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch(() => []);
  const holdings = new Map<string, string>();
  for (const name of names.filter((each) => !each.startsWith('.'))) {
    const read = await readBytes(join(folder, name));
    if (read.kind === 'bytes') holdings.set(checksumOf(read.bytes), name);
  }
  return holdings;
}

async function fetchText(
  text: OfficialText,
  holdings: ReadonlyMap<string, string>,
  lost: ReadonlyMap<string, string>,
  options: FetchOptions,
): Promise<Outcome> {
  const name = makeFileName(text);
  const held = [...text.checksums].map((checksum) => holdings.get(checksum)).find((file) => file !== undefined);
  if (held !== undefined) return { kind: 'present', file: held };
  if (isGood(await judgeFile(join(options.folder, name), text, options))) return { kind: 'present', file: name };
  if (text.address === undefined) return { kind: 'noAddress' };
  if (!URL.canParse(text.address) || !/^https?:$/.test(new URL(text.address).protocol)) {
    return { kind: 'refused', reason: 'is no address of http or https' };
  }
  const { host } = new URL(text.address);
  const before = lost.get(host);
  if (before !== undefined) return { kind: 'unreachable', host, reason: before };
  options.begin?.(text);
  return await bring(text, text.address, name, host, options);
}

const isGood = (verdict: Verdict | undefined): boolean => verdict?.kind === 'known' || verdict?.kind === 'edition';

async function judgeFile(path: string, text: OfficialText, { read }: FetchOptions): Promise<Verdict | undefined> {
  if (!existsSync(path)) return undefined;
  const found = await readBytes(path);
  return found.kind === 'bytes' ? await judgeText(found.bytes, path, text, read) : undefined;
}

async function bring(text: OfficialText, address: string, name: string, host: string, options: FetchOptions): Promise<Outcome> {
  const part = await PartFile.open(join(options.folder, fetchFolder, `${name}.part`), address);
  const manners = { ...(options.manners ?? goodManners), ...(options.onBytes === undefined ? {} : { report: options.onBytes }) };
  let result = await download(address, part, manners);
  let verdict = result.kind === 'complete' ? await judgeFile(part.path, text, options) : undefined;
  if (result.kind === 'complete' && result.resumed && !(verdict && isTaken(verdict, text))) {
    // Two connections may have been served from two versions: the whole is asked for before anything is said against it.
    await part.drop();
    result = await download(address, part, manners);
    verdict = result.kind === 'complete' ? await judgeFile(part.path, text, options) : undefined;
  }
  if (result.kind === 'unreachable') return { kind: 'unreachable', host, reason: result.reason };
  if (result.kind === 'refused') return { kind: 'refused', reason: result.reason };
  return await place(part, name, verdict ?? { kind: 'none', reason: 'cannot be read back' }, text, options);
}

/** Known bytes are taken; for a text whose bytes nobody knows, those that read as it. */
function isTaken({ kind }: Verdict, { checksums }: OfficialText): boolean {
  return kind === 'known' || (checksums.size === 0 && kind === 'edition');
}

/** A name that nothing has: what was moved aside earlier stays. */
function findFreePath(path: string): string {
  let free = path;
  for (let count = 2; existsSync(free); count += 1) free = `${path}-${count}`;
  return free;
}

async function place(part: PartFile, name: string, verdict: Verdict, text: OfficialText, { folder }: FetchOptions): Promise<Outcome> {
  if (verdict.kind === 'none') {
    await part.drop();
    return { kind: 'refused', reason: `serves something else (${verdict.reason})` };
  }
  const { bytes } = part;
  if (!isTaken(verdict, text)) {
    await part.moveTo(join(folder, fetchFolder, name));
    const also = verdict.kind === 'another' ? `: ${verdict.reason}` : '';
    return {
      kind: 'aside',
      file: `${fetchFolder}/${name}`,
      reason: `serves ${text.checksums.size > 0 ? 'other bytes' : 'another text'} now${also}`,
    };
  }
  const path = join(folder, name);
  if (existsSync(path)) await diskFiles.renamePath(path, findFreePath(join(folder, fetchFolder, `${name}.before`)));
  await part.moveTo(path);
  return { kind: 'fetched', file: name, bytes };
}
