import type { IsoDate } from '../../model/edition.ts';

/** For the first paint of every page (firstPaint.js): since when what is kept is superseded; undefined when it is not. */
export function keepSuperseded(since: IsoDate | undefined): void {
  try {
    if (since === undefined) localStorage.removeItem('concordance-superseded');
    else localStorage.setItem('concordance-superseded', since);
  } catch {
    // Without it the line comes a moment later.
  }
}
