/** The worker of the preview: sends each part under the number of its call. A new call ends the one before. */
import { makePreviewEngine, type PreviewPart } from './previewEngine.ts';
import { rest } from '../frame/browser/rest.ts';
import { sayUp } from '../frame/browser/workerLine.ts';

export interface PreviewCall {
  readonly call: number;
  readonly file: File;
  readonly from?: string;
}

/** Without a part: all is sent. */
export interface PreviewReply {
  readonly call: number;
  readonly part?: PreviewPart;
  readonly failure?: string;
}

const engine = makePreviewEngine();
let latest = 0;
const reply = (message: PreviewReply): void => {
  self.postMessage(message);
};

async function answer({ call, file, from }: PreviewCall): Promise<void> {
  for await (const part of engine.preview(file, from)) {
    if (call !== latest) return;
    reply({ call, part });
    await rest();
  }
  if (call === latest) reply({ call });
}

self.addEventListener('message', ({ data }: MessageEvent<PreviewCall>) => {
  latest = data.call;
  answer(data).catch((error: unknown) => reply({ call: data.call, failure: String(error) }));
});
sayUp();
