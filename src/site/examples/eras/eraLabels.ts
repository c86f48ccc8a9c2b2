/** Words of the page that says how play changed. */
import { makeCount } from '../../frame/labels/labels.ts';

export const eraLabels = {
  title: 'How play changed',
  summary: 'What players had to learn anew: every rule that the engine plays otherwise in one edition than in the next, in plain words.',
  lead: (turns: number, editions: number) =>
    `${makeCount(turns, 'change')} in ${makeCount(editions, 'edition')}, the newest first, as the rules engine plays them.`,
  from: (date: string, after?: string) => (after === undefined ? `From ${date}` : `Between ${after} and ${date}`),
  before: 'Before:',
  changes: 'all that changed in the text',
  years: 'Years',
} as const;
