/** Words of ours about learning the rules. */
import { makeCount } from '../frame/labels/labels.ts';

export const learnLabels = {
  title: 'Learn the rules',
  description: 'Short chapters through the rules of Magic, each with Examples that are played and with questions.',
  lead: (chapters: number, minutes: number) =>
    `${makeCount(chapters, 'short chapter')}, about ${minutes} minutes in all: what the rules say in plain words, Examples that are played, and questions at the end of each.`,
  none: 'There are no chapters in this build.',
  minutes: (minutes: number) => `${minutes} min`,
  chapter: (at: number, all: number, minutes: number) =>
    `Chapter ${at} of ${all}, ${minutes} minutes. From the handbook, which is no official text.`,
  examples: 'See it played',
  questions: 'Questions',
  all: 'All chapters',
  next: 'Next',
  previous: 'Previous',
  around: 'Chapters before and after',
} as const;
