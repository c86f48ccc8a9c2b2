/** The worker that checks texts: answers each call under its number. */
import { makeCiteEngine, type CiteAnswer, type CiteQuestion } from './citeEngine.ts';
import { sayUp } from '../frame/browser/workerLine.ts';

export interface CiteCall extends CiteQuestion {
  readonly call: number;
}

export interface CiteReply {
  readonly call: number;
  readonly answer?: CiteAnswer;
  readonly failure?: string;
}

const check = makeCiteEngine();
const reply = (message: CiteReply): void => {
  self.postMessage(message);
};

self.addEventListener('message', ({ data: { call, ...question } }: MessageEvent<CiteCall>) => {
  check(question).then(
    (answer) => reply({ call, answer }),
    (error: unknown) => reply({ call, failure: String(error) }),
  );
});
sayUp();
