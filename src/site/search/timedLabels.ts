/** Every word of ours about a search in all editions at once. */
import { makeCount } from '../frame/labels/labels.ts';

const format = new Intl.NumberFormat('en-US');

/** `1999-04-23 to 2009-05-01`; a last stretch that goes on today: `since 2009-07-11`. Days are those of editions. */
export function nameStretches(stood: readonly { readonly first: string; readonly last: string }[], isToday: boolean): string {
  return stood
    .map(({ first, last }, at) => (isToday && at === stood.length - 1 ? `since ${first}` : first === last ? first : `${first} to ${last}`))
    .join(', ');
}

export const timedLabels = {
  allEditions: 'All editions at once',
  /** Of the file that is loaded for it. */
  weighs: (bytes: number) => `${format.format(Math.ceil(bytes / 1000))} KB`,
  loading: 'Getting the words of all editions …',
  count: (from: number, shown: number, total: number) =>
    total === 0
      ? 'No provision of any edition here has all of these words at the same time.'
      : shown === total
        ? `${makeCount(total, 'provision')} had all of these words at the same time, in the editions of the days that are named.`
        : `${format.format(from + 1)} to ${format.format(from + shown)} of ${makeCount(total, 'provision')} that had all of these words at the same time.`,
  unknown: (words: readonly string[]) =>
    `${words.map((word) => `“${word}”`).join(', ')} ${words.length === 1 ? 'stands' : 'stand'} in no edition here.`,
  lastIn: (edition: string) => `last in ${edition}`,
  history: 'History',
} as const;
