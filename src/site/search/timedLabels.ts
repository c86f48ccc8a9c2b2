/** Every word of ours about a search in all editions at once. */
import type { TimedAnswer } from '../../search/allEditions/searchAllEditions.ts';
import { sayDay } from '../frame/labels/days.ts';
import { makeCount } from '../frame/labels/labels.ts';
import { sayFigure } from '../frame/labels/figures.ts';

/** `April 23, 1999 to May 1, 2009`; a last stretch that reaches the newest edition here says so. Days are those of editions. */
export function nameStretches(stood: readonly { readonly first: string; readonly last: string }[], isToday: boolean): string {
  return stood
    .map(({ first, last }, at) => {
      const days = first === last ? sayDay(first) : `${sayDay(first)} to ${sayDay(last)}`;
      return isToday && at === stood.length - 1 ? `${days}, the newest here` : days;
    })
    .join('; ');
}

export const timedLabels = {
  allEditions: 'All editions at once',
  /** Of the file that is loaded for it. */
  weighs: (bytes: number) => `${sayFigure(Math.ceil(bytes / 1000))} KB`,
  loading: 'Getting the words of all editions …',
  count: (from: number, shown: number, total: number) =>
    total === 0
      ? 'No provision of any edition here has all of these words at the same time.'
      : shown === total
        ? `${makeCount(total, 'provision')} had all of these words at the same time, in the editions of the days that are named.`
        : `${sayFigure(from + 1)} to ${sayFigure(from + shown)} of ${makeCount(total, 'provision')} that had all of these words at the same time, in the editions of the days that are named.`,
  unknown: (words: readonly string[]) =>
    `${words.map((word) => `“${word}”`).join(', ')} ${words.length === 1 ? 'stands' : 'stand'} in no edition here.`,
  unsought: (words: readonly string[]) =>
    `Where ${words.map((word) => `“${word}”`).join(', ')} stood is not kept: ${words.length === 1 ? 'it says' : 'they say'} too little.`,
  loosened: (phrases: readonly string[]) =>
    `Here quotation marks are not heard: which word stood behind which is not kept, so ${phrases.map((phrase) => `“${phrase}”`).join(', ')} ${phrases.length === 1 ? 'is' : 'are'} taken as words in any order.`,
  withoutFilters: 'All editions are searched whole: the other filters were passed over.',
  lastIn: (edition: string) => `last in ${sayDay(edition)}`,
  history: 'History',
} as const;

/** What was found, what stands nowhere, and what could not be sought. */
export function tellTimed({ unknown, unsought, loosened, sought, total, hits }: TimedAnswer, from: number): string {
  return [
    ...(loosened.length > 0 ? [timedLabels.loosened(loosened)] : []),
    ...(unsought.length > 0 ? [timedLabels.unsought(unsought)] : []),
    ...(unknown.length > 0 ? [timedLabels.unknown(unknown)] : sought.length > 0 ? [timedLabels.count(from, hits.length, total)] : []),
  ].join(' ');
}
