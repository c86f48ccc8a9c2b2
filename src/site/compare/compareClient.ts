/** The page's side of the comparison: asks the worker; where there is none, or it does not answer, the same engine works beside the page. */
import type { ComparePart } from './comparedParts.ts';
import type { CompareCall, CompareReply } from './compareWorker.ts';
import { loadModule } from '../frame/browser/loading.ts';
import { rest } from '../frame/browser/rest.ts';
import { openLine, WorkerLost } from '../frame/browser/workerLine.ts';

export interface CompareClient {
  /** Hands over each part as it comes, until all are there or another comparison is asked for. Rejects when the editions cannot be had. */
  readonly compare: (from: string, to: string, take: (part: ComparePart) => void) => Promise<void>;
}

export function makeCompareClient(): CompareClient {
  let calls = 0;
  const line = openLine<Omit<CompareCall, 'call'>, CompareReply>(
    () => new Worker(new URL('./compareWorker.ts', import.meta.url), { type: 'module' }),
    { latestOnly: true },
  );
  return {
    compare: async (from, to, take) => {
      calls += 1;
      const call = calls;
      let taken = 0;
      try {
        await line({ from, to }, ({ part, failure }) => {
          if (failure !== undefined) throw new Error(failure);
          if (part) take(part);
          taken += part ? 1 : 0;
          return part === undefined;
        });
        return;
      } catch (error) {
        if (!(error instanceof WorkerLost)) throw error;
      }
      const { makeCompareEngine } = await loadModule(() => import('./compareEngine.ts'));
      // What the worker has handed over before it was lost comes again, in the same order.
      let at = 0;
      for await (const part of makeCompareEngine().compare(from, to)) {
        if (call !== calls) return;
        at += 1;
        if (at > taken) take(part);
        await rest();
      }
    },
  };
}
