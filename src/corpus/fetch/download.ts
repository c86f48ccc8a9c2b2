/** Getting the bytes behind an address into a part file, over a network that breaks off, with servers that have bad days. */
import { setTimeout as wait } from 'node:timers/promises';
import { IngestFailure } from '../ingest/failures.ts';
import { refuseSize } from '../ingest/readBytes.ts';
import { errorCode } from '../store/corpusFiles.ts';
import type { PartFile, Validator } from './partFile.ts';

export interface DownloadManners {
  /** How long to wait before each further try, in milliseconds; as many tries as there are waits, after the first. */
  readonly waits: readonly number[];
  /** How long a server may say nothing before the connection counts as broken, in milliseconds. */
  readonly patience: number;
  /** Told of every piece that comes; the total is undefined when the server does not say it. */
  readonly report?: (bytes: number, total: number | undefined) => void;
}

export const goodManners: DownloadManners = { waits: [1000, 3000, 9000], patience: 30_000 };

export type Download =
  /** The part file is complete; `resumed` when its beginning is from an earlier connection. */
  | { readonly kind: 'complete'; readonly resumed: boolean }
  /** The server was reached and gives nothing that can be used. The reason completes "ADDRESS ". */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No connection came about. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** One try: an answer, or a reason to try again. */
type Try = Download | { readonly kind: 'again'; readonly reached: boolean; readonly reason: string; readonly after?: number };

/** The longest wait that a server may ask for. */
const longestWait = 60_000;

/**
 * Fetches an address. Goes on from the part's bytes if the server still has the same (`If-Range`), and tries again after a broken
 * connection, a 5xx, 408 or 429. Redirects are followed. An answer larger than any document is given up as soon as its size shows.
 */
export async function download(address: string, part: PartFile, manners: DownloadManners = goodManners): Promise<Download> {
  for (let tries = 0; ; tries += 1) {
    const result = await tryOnce(address, part, manners);
    if (result.kind !== 'again') return result;
    const pause = manners.waits[tries];
    if (pause === undefined) {
      const reason = manners.waits.length === 0 ? result.reason : `${result.reason} (${manners.waits.length + 1} tries)`;
      return { kind: result.reached ? 'refused' : 'unreachable', reason };
    }
    await wait(Math.min(result.after ?? pause, longestWait));
  }
}

async function tryOnce(address: string, part: PartFile, { patience, report }: DownloadManners): Promise<Try> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), patience);
  const rest = part.rest;
  try {
    let response: Response;
    try {
      response = await fetch(address, {
        // The bytes as they lie on the server: a compressed answer could not be gone on from.
        headers: {
          'accept-encoding': 'identity',
          'user-agent': 'concordance',
          ...(rest === undefined ? {} : { range: `bytes=${rest.from}-`, 'if-range': rest.validator }),
        },
        redirect: 'follow',
        signal: silence.signal,
      });
    } catch (error) {
      return silence.signal.aborted ? { kind: 'again', reached: false, reason: 'does not answer' } : readRefusal(error);
    }
    const answer = readAnswer(response, rest?.from);
    if (answer.kind !== 'bytes') {
      await response.body?.cancel();
      if (answer.kind === 'again' && answer.startAnew) await part.drop();
      return answer;
    }
    return await readBody(response, answer, part, (bytes) => {
      timer.refresh();
      report?.(bytes, answer.total);
    });
  } finally {
    clearTimeout(timer);
    silence.abort();
    await part.close();
  }
}

type Answer =
  | { readonly kind: 'bytes'; readonly resumed: boolean; readonly total: number | undefined; readonly validator: Validator | undefined }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'again'; readonly reached: true; readonly reason: string; readonly after?: number; readonly startAnew: boolean };

/** What an answer's head says. `from` is where the bytes were asked to begin. */
function readAnswer({ status, statusText, headers }: Response, from: number | undefined): Answer {
  const said = `answers ${[status, statusText].join(' ').trim()}`;
  if (status === 206 && from !== undefined) {
    const [, first, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '') ?? [];
    if (Number(first) !== from) return { kind: 'again', reached: true, reason: 'sends another part than was asked for', startAnew: true };
    return limited({ kind: 'bytes', resumed: true, total: total === '*' ? undefined : Number(total), validator: undefined });
  }
  if (status === 200) {
    const plain = (headers.get('content-encoding') ?? 'identity') === 'identity';
    const length = plain ? headers.get('content-length') : null;
    const total = length === null ? undefined : Number(length);
    return limited({ kind: 'bytes', resumed: false, total, validator: plain ? readValidator(headers) : undefined });
  }
  if (status === 416) return { kind: 'again', reached: true, reason: said, startAnew: true };
  if (status === 408 || status === 429 || status >= 500) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    return {
      kind: 'again',
      reached: true,
      reason: said,
      startAnew: false,
      ...(Number.isFinite(seconds) && seconds >= 0 ? { after: seconds * 1000 } : {}),
    };
  }
  return { kind: 'refused', reason: said };
}

/** An answer that says it is larger than a document can be is not read at all. */
function limited(answer: Answer & { readonly kind: 'bytes' }): Answer {
  const reason = answer.total === undefined ? undefined : refuseSize(answer.total);
  return reason === undefined ? answer : { kind: 'refused', reason };
}

/** A weak ETag says that two texts mean the same, not that their bytes agree: it is none to go on from. */
function readValidator(headers: Headers): Validator | undefined {
  const tag = headers.get('etag');
  return tag?.startsWith('"') ? tag : (headers.get('last-modified') ?? undefined);
}

async function readBody(
  { body }: Response,
  { resumed, total, validator }: Answer & { readonly kind: 'bytes' },
  part: PartFile,
  report: (bytes: number) => void,
): Promise<Try> {
  await (resumed ? part.goOn() : part.begin(validator));
  try {
    for await (const chunk of body ?? []) {
      await part.append(chunk);
      const reason = refuseSize(part.bytes);
      if (reason !== undefined) {
        await part.drop();
        return { kind: 'refused', reason };
      }
      report(part.bytes);
    }
  } catch (error) {
    if (error instanceof IngestFailure) throw error;
    return { kind: 'again', reached: true, reason: 'breaks off before the end' };
  }
  if (total !== undefined && part.bytes !== total) return { kind: 'again', reached: true, reason: 'breaks off before the end' };
  if (part.bytes === 0) return { kind: 'refused', reason: 'is empty' };
  return { kind: 'complete', resumed };
}

const sayings: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is not found',
  EAI_AGAIN: 'names cannot be looked up',
  ECONNREFUSED: 'it refuses the connection',
  ENETUNREACH: 'there is no way to it',
  EHOSTUNREACH: 'there is no way to it',
  ENETDOWN: 'the network is down',
};

/** Why no connection came about. What trying again cannot change is said at once. */
function readRefusal(error: unknown): Try {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const inner: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  const code = errorCode(cause) ?? errorCode(inner) ?? '';
  const saying = sayings[code];
  if (saying !== undefined) return { kind: 'unreachable', reason: saying };
  const message = inner instanceof Error ? (inner.message.split('\n')[0] ?? '') : String(inner);
  if (/redirect|scheme|bad port/i.test(message)) return { kind: 'refused', reason: `leads nowhere: ${message}` };
  if (/CERT|SIGNED|ERR_TLS|UNABLE_TO/.test(code)) return { kind: 'refused', reason: `cannot be trusted: ${message}` };
  return { kind: 'again', reached: false, reason: code === '' ? message : `no connection (${code})` };
}
