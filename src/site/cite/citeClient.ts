/**
 * The page's side: asks the worker; where there is none, or it does not answer, the same engine works beside the page, which stands still
 * meanwhile: so it takes short texts alone.
 */
import type { CiteAnswer, CiteQuestion } from './citeEngine.ts';
import type { CiteReply } from './citeWorker.ts';
import { loadModule, loadOnce } from '../frame/browser/loading.ts';
import { openLine, WorkerLost } from '../frame/browser/workerLine.ts';

/** Undefined when another question came in between. Rejects when the editions cannot be had. */
export type AskCite = (question: CiteQuestion) => Promise<CiteAnswer | undefined>;

/** Characters that are read well within the time that nobody notices. */
export const mostBeside = 20_000;

export function makeCiteClient(): AskCite {
  const line = openLine<CiteQuestion, CiteReply>(() => new Worker(new URL('./citeWorker.ts', import.meta.url), { type: 'module' }), {
    latestOnly: true,
  });
  const openEngine = loadOnce(async () => (await loadModule(() => import('./citeEngine.ts'))).makeCiteEngine());
  return async (question) => {
    let found: CiteAnswer | undefined;
    try {
      await line(question, ({ answer, failure }) => {
        if (failure !== undefined) throw new Error(failure);
        found = answer;
        return true;
      });
      return found;
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
    }
    return question.text.length > mostBeside ? { kind: 'tooLong', most: mostBeside } : (await openEngine())(question);
  };
}
