/** The worker of the comparison: sends each part under the number of its call. A new call ends the one before. */
import type { ComparePart } from './comparedParts.ts';
import { makeCompareEngine } from './compareEngine.ts';
import { rest } from '../frame/browser/rest.ts';
import { sayUp } from '../frame/browser/workerLine.ts';

export interface CompareCall {
  readonly call: number;
  readonly from: string;
  readonly to: string;
}

/** Without a part: all is sent. */
export interface CompareReply {
  readonly call: number;
  readonly part?: ComparePart;
  readonly failure?: string;
}

const engine = makeCompareEngine();
let latest = 0;
const reply = (message: CompareReply): void => {
  self.postMessage(message);
};

async function answer({ call, from, to }: CompareCall): Promise<void> {
  for await (const part of engine.compare(from, to)) {
    if (call !== latest) return;
    reply({ call, part });
    await rest();
  }
  if (call === latest) reply({ call });
}

self.addEventListener('message', ({ data }: MessageEvent<CompareCall>) => {
  latest = data.call;
  answer(data).catch((error: unknown) => reply({ call: data.call, failure: String(error) }));
});
sayUp();
