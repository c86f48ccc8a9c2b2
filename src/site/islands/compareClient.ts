/** The page's side of the comparison: asks the worker; where there is none, or it does not come up, the same engine works beside the page. */
import type { ComparePart } from './compareEngine.ts';
import type { CompareCall, CompareReply } from './compareWorker.ts';

export interface CompareClient {
  /** Hands over each part as it comes, until all are there or another comparison is asked for. Rejects when the editions cannot be had. */
  readonly compare: (from: string, to: string, take: (part: ComparePart) => void) => Promise<void>;
}

interface Waiting {
  readonly call: CompareCall;
  readonly take: (part: ComparePart) => void;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
  hasPart: boolean;
}

export function makeCompareClient(): CompareClient {
  let calls = 0;
  let waiting: Waiting | undefined;
  let worker = startWorker();

  const besidePage = async ({ call, from, to }: CompareCall, take: Waiting['take']): Promise<void> => {
    const { makeCompareEngine } = await import('./compareEngine.ts');
    for await (const part of makeCompareEngine().compare(from, to)) {
      if (call !== calls) return;
      take(part);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  worker?.addEventListener('message', ({ data: { call, part, failure } }: MessageEvent<CompareReply>) => {
    if (!waiting || call !== waiting.call.call) return;
    if (failure !== undefined) waiting.reject(new Error(failure));
    else if (part) {
      waiting.hasPart = true;
      waiting.take(part);
    } else waiting.resolve();
  });
  worker?.addEventListener('error', () => {
    worker = undefined;
    if (waiting && !waiting.hasPart) besidePage(waiting.call, waiting.take).then(waiting.resolve, waiting.reject);
  });
  return {
    compare: (from, to, take) => {
      calls += 1;
      const call: CompareCall = { call: calls, from, to };
      waiting?.resolve();
      if (!worker) return besidePage(call, take);
      return new Promise((resolve, reject) => {
        waiting = { call, take, resolve, reject, hasPart: false };
        worker?.postMessage(call);
      });
    },
  };
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./compareWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
