/** The worker of the search: answers each call under its number. */
import { makeEngine, type Answer, type SearchRequest } from './searchEngine.ts';
import { sayUp } from '../frame/browser/workerLine.ts';

export interface Call {
  readonly call: number;
  /** Without a request the edition is only made ready. */
  readonly edition: string;
  readonly request?: SearchRequest;
}

export interface Reply {
  readonly call: number;
  readonly answer?: Answer | undefined;
  readonly failure?: string;
}

const engine = makeEngine();
const reply = (message: Reply): void => {
  self.postMessage(message);
};

self.addEventListener('message', ({ data: { call, edition, request } }: MessageEvent<Call>) => {
  const work = request ? engine.answer(request) : engine.prepare(edition).then(() => undefined);
  work.then(
    (answer) => reply({ call, answer }),
    (error: unknown) => reply({ call, failure: String(error) }),
  );
});
sayUp();
