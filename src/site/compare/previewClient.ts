/** The page's side of the preview. There is no doing it beside the page: a file of which nobody knows what is in it may take for ever. */
import type { PreviewPart } from './previewEngine.ts';
import type { PreviewCall, PreviewReply } from './previewWorker.ts';
import { openLine } from '../frame/browser/workerLine.ts';

/** Hands over each part as it comes, until all are there or another file is asked for. @throws WorkerLost, Error */
export type AskPreview = (file: File, from: string | undefined, take: (part: PreviewPart) => void) => Promise<void>;

export function makePreviewClient(): AskPreview {
  const start = () =>
    openLine<Omit<PreviewCall, 'call'>, PreviewReply>(
      () => new Worker(new URL('./previewWorker.ts', import.meta.url), { type: 'module' }),
      {
        latestOnly: true,
      },
    );
  let line: ReturnType<typeof start> | undefined;
  return async (file, from, take) => {
    try {
      await (line ??= start())({ file, ...(from === undefined ? {} : { from }) }, ({ part, failure }) => {
        if (failure !== undefined) throw new Error(failure);
        if (part) take(part);
        return part === undefined;
      });
    } catch (error) {
      // The next file gets a worker of its own.
      line = undefined;
      throw error;
    }
  };
}
