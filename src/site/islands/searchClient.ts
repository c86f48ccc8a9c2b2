/**
 * The page's side of the search: asks the worker, so that typing never waits for ranking. Where there is no worker, or it does not come up,
 * the same engine runs beside the page. Loaded on first use, so that a reading page does not pay for it.
 */
import type { Answer, SearchEngine } from './searchEngine.ts';
import type { Call, Reply } from './searchWorker.ts';

/** Makes the client. Its promises reject when the data cannot be had. */
export function makeClient(): SearchEngine {
  let beside: Promise<SearchEngine> | undefined;
  const besidePage = (): Promise<SearchEngine> => (beside ??= import('./searchEngine.ts').then(({ makeEngine }) => makeEngine()));
  const remote = startWorker();
  const ask = async (edition: string, request?: Call['request']): Promise<Answer | undefined> => {
    if (remote && !beside) {
      try {
        return await remote(edition, request);
      } catch (error) {
        if (!(error instanceof WorkerLost)) throw error;
      }
    }
    const engine = await besidePage();
    return request ? engine.answer(request) : engine.prepare(edition).then(() => undefined);
  };
  return {
    prepare: async (edition) => {
      await ask(edition);
    },
    answer: async (request) => {
      const answer = await ask(request.edition, request);
      if (!answer) throw new Error('The worker gave no answer.');
      return answer;
    },
  };
}

/** The worker could not be started: nothing is wrong with the question. */
class WorkerLost extends Error {}

type Ask = (edition: string, request?: Call['request']) => Promise<Answer | undefined>;

interface Waiting {
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: Error) => void;
}

function startWorker(): Ask | undefined {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let isLost = false;
  worker.addEventListener('message', ({ data: { call, answer, failure } }: MessageEvent<Reply>) => {
    const { resolve, reject } = waiting.get(call) ?? {};
    waiting.delete(call);
    if (failure === undefined) resolve?.(answer);
    else reject?.(new Error(failure));
  });
  worker.addEventListener('error', () => {
    isLost = true;
    for (const { reject } of waiting.values()) reject(new WorkerLost());
    waiting.clear();
  });
  return (edition, request) =>
    new Promise((resolve, reject) => {
      if (isLost) {
        reject(new WorkerLost());
        return;
      }
      calls += 1;
      waiting.set(calls, { resolve, reject });
      worker.postMessage({ call: calls, edition, ...(request ? { request } : {}) } satisfies Call);
    });
}
