/**
 * The page's side of a worker. A worker may be forbidden, missing, broken, or up and silent: whoever asks is told that it is lost, and does
 * the work beside the page. Each worker says that it is up (`sayUp`) before it is asked anything.
 */

/** There is no worker, or it does not answer: nothing is wrong with the question. */
export class WorkerLost extends Error {}

/** So long a worker may take to say that it is up, and from one reply to the next. */
const upWithin = 8_000;
const repliesWithin = 30_000;

const up = 'up';

/** The first thing that a worker says. */
export function sayUp(): void {
  self.postMessage(up);
}

/** Asks, and hands over replies until `take` tells that one was the last. What `take` throws rejects. @throws WorkerLost */
export type Ask<Question extends object, Reply> = (question: Question, take: (reply: Reply) => boolean) => Promise<void>;

interface Waiting<Reply> {
  readonly take: (reply: Reply) => void;
  readonly leave: (error?: Error) => void;
}

/** Starts a worker. Questions get the number of their call (`call`), under which they are replied to; with `latestOnly` a question ends those before. */
export function openLine<Question extends object, Reply extends { readonly call: number }>(
  make: () => Worker,
  { latestOnly = false } = {},
): Ask<Question, Reply> {
  const waiting = new Map<number, Waiting<Reply>>();
  const line = startWorker(make);
  let calls = 0;
  let isLost = false;
  const lose = (): void => {
    isLost = true;
    void line.then((worker) => worker?.terminate());
    for (const { leave } of [...waiting.values()]) leave(new WorkerLost());
  };
  void line.then((worker) => {
    worker?.addEventListener('message', ({ data }: MessageEvent<Reply>) => waiting.get(data.call)?.take(data));
    worker?.addEventListener('error', lose);
  });
  return async (question, take) => {
    calls += 1;
    const call = calls;
    if (latestOnly) for (const { leave } of [...waiting.values()]) leave();
    const worker = await line;
    if (!worker || isLost) throw new WorkerLost();
    if (latestOnly && call !== calls) return;
    await new Promise<void>((resolve, reject) => {
      let timer = setTimeout(lose, repliesWithin);
      const leave = (error?: Error): void => {
        clearTimeout(timer);
        waiting.delete(call);
        if (error) reject(error);
        else resolve();
      };
      const takeOne = (reply: Reply): void => {
        clearTimeout(timer);
        timer = setTimeout(lose, repliesWithin);
        try {
          if (take(reply)) leave();
        } catch (error) {
          leave(error instanceof Error ? error : new Error(String(error)));
        }
      };
      waiting.set(call, { take: takeOne, leave });
      worker.postMessage({ ...question, call });
    });
  };
}

/** Undefined where no worker comes up. */
function startWorker(make: () => Worker): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = make();
    } catch {
      resolve(undefined);
      return;
    }
    const timer = setTimeout(() => {
      resolve(undefined);
      worker.terminate();
    }, upWithin);
    const decide = (found: Worker | undefined): void => {
      clearTimeout(timer);
      resolve(found);
    };
    worker.addEventListener('message', ({ data }) => data === up && decide(worker));
    worker.addEventListener('error', () => decide(undefined));
  });
}
