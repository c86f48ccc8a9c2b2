import type { Reason } from '../../../model/alignment.ts';

/** By what a link between editions was judged. */
export const reasonLabels: Readonly<Record<Reason, string>> = {
  identical: 'by its wording, which stands more than once',
  number: 'by its number',
  wording: 'by its wording',
  neighbours: 'by its neighbours',
  forced: 'in a review',
};
