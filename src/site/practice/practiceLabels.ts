/** Words of the pages to practise with. */
import { makeDateText } from '../frame/labels/labels.ts';
import type { IsoDate } from '../../model/edition.ts';

const onDay = (day: string): string => makeDateText(day as IsoDate);

export const practiceLabels = {
  title: 'Practice',
  description: 'Boards of cards, and what happens on them: say what comes of it, and see it played with the rule of each step.',
  topicTitle: (topic: string) => `Practice: ${topic}`,
  topicAbout: (topic: string, count: number) =>
    `${topic}: ${count} boards, and what happens on them. Say what comes of it, and see it played with the rule of each step.`,
  lead: (count: number) =>
    `${count} boards, and what happens on them. Say what comes of it, then see it played, each step with its rule. Every answer has been put to the rules engine: one is right.`,
  none: 'There are no questions here yet: they are made of the Examples that can be played.',
  levels: (count: string, levels: readonly string[]) => `${count}: ${levels.join(', ')}`,
  count: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  level: { easy: 'easy', middling: 'middling', hard: 'hard' },
  question: (number: number, level: string) => `Question ${number}, ${level}`,
  under: (day: string, isPlayedAlike: boolean) =>
    `Under the rules of ${onDay(day)}${isPlayedAlike ? '; under the newest edition here it comes out the same' : ''}`,
  then: 'Under older rules',
  thenLead: 'These come out otherwise under the newest edition here, or cannot be compared with it.',
  happens: 'What the players would do',
  asked: 'What comes of it?',
  right: 'Right.',
  wrong: 'No.',
  rightIs: (answer: string) => `Right is: ${answer}.`,
  decided: 'What decides it',
  once: (from: string, to: string) =>
    from === to
      ? `No, though so it was under the rules of ${onDay(from)}.`
      : `No, though so it was under the rules of ${onDay(from)} to ${onDay(to)}.`,
  cards: 'The cards in words',
  see: 'See it played, step by step',
  seeBoth: 'See it played under both',
  tally: (right: number, answered: number, all: number) => `${right} right of ${answered} answered, of ${all}`,
  kept: 'What you answered is kept in this browser alone.',
  again: 'Begin anew',
  back: 'All topics',
  sentence: (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?”]$/.test(text) ? '' : '.'}`,
};
