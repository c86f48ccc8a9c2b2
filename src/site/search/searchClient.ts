/**
 * The page's side of the search: asks the worker, so that typing never waits for ranking. Where there is no worker, or it does not answer,
 * the same engine runs beside the page. Loaded on first use, so that a reading page does not pay for it.
 */
import { loadModule, loadOnce } from '../frame/browser/loading.ts';
import type { Answer, SearchEngine, SearchRequest } from './searchEngine.ts';
import type { Call, Reply } from './searchWorker.ts';
import { openLine, WorkerLost } from '../frame/browser/workerLine.ts';

/** Makes the client. Its promises reject when the data cannot be had. */
export function makeClient(): SearchEngine {
  const besidePage = loadOnce(() => loadModule(() => import('./searchEngine.ts')).then(({ makeEngine }) => makeEngine()));
  const line = openLine<Omit<Call, 'call'>, Reply>(() => new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' }));
  const ask = async (edition: string, request?: SearchRequest): Promise<Answer | undefined> => {
    let answer: Answer | undefined;
    try {
      await line({ edition, ...(request ? { request } : {}) }, (reply) => {
        if (reply.failure !== undefined) throw new Error(reply.failure);
        ({ answer } = reply);
        return true;
      });
      return answer;
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
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
