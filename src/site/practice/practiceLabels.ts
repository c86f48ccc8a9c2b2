/** Words of the pages to practise with. */
import { makeDateText } from '../frame/labels/labels.ts';
import type { IsoDate } from '../../model/edition.ts';

const onDay = (day: string): string => makeDateText(day as IsoDate);

/** As players call what has no step of its own name. */
const moments: Readonly<Record<string, string>> = {
  upkeep: 'upkeep',
  'next step': 'next step',
  'next phase': 'next phase',
  'next turn': 'next turn',
  'precombat main': 'first main phase',
  'postcombat main': 'second main phase',
  'first-strike damage': 'first combat damage step',
};

export const practiceLabels = {
  title: 'Practice',
  description: 'Boards of cards, and what happens on them: say how it ends, and see it played with the rule of each step.',
  topicTitle: (topic: string) => `Practice: ${topic}`,
  topicAbout: (topic: string, count: number) =>
    `${topic}: ${count} boards, and what happens on them. Say how it ends, and see it played with the rule of each step.`,
  lead: (count: number) =>
    `${count} boards, and what happens on them. Say how it ends, then see it played, each step with its rule. Every answer has been put to the rules engine: one is right.`,
  none: 'There are no questions here yet: they are made of the Examples that can be played.',
  levels: (count: string, levels: readonly string[]) => `${count}: ${levels.join(', ')}`,
  count: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  level: { easy: 'easy', middling: 'middling', hard: 'hard' },
  question: (number: number, level: string) => `Question ${number}, ${level}`,
  place: (number: number, all: number) => `${number} of ${all}`,
  next: 'Next question',
  previous: 'Previous',
  nextTopic: (topic: string) => `Next: ${topic}`,
  all: (count: number) => `All ${count} questions of this topic`,
  answered: (number: string, isRight: boolean) => `${number}, answered ${isRight ? 'right' : 'wrong'}`,
  under: (day: string, isPlayedAlike: boolean) =>
    `Under the rules of ${onDay(day)}${isPlayedAlike ? '; under the newest edition here it comes out the same' : ''}`,
  then: 'Under older rules',
  thenLead: 'These come out otherwise under the newest edition here, or cannot be compared with it.',
  older: 'Under the newest edition here it comes out otherwise, or cannot be compared.',
  happens: 'What happens',
  asked: 'How does it end?',
  pass: 'Everybody passes.',
  passUntil: (moment: string) => `Everybody passes until ${moment}.`,
  passUntilEmpty: 'Everybody passes until the stack is empty.',
  resolve: 'Everybody passes, and what is on top of the stack resolves.',
  check: 'State-based actions are checked.',
  moment: (step: string) => moments[step] ?? `${step} step`,
  right: 'Right.',
  wrong: 'No.',
  rightIs: (answer: string) => `Right is: ${answer}.`,
  decided: 'What decides it',
  /** `said`: by the rules of `nearest`, one of those editions. */
  once: ({ from, to, nearest, said }: { readonly from: string; readonly to: string; readonly nearest: string; readonly said?: string }) =>
    [
      `No, though so it was under the rules of ${onDay(from)}${from === to ? '' : ` to ${onDay(to)}`}.`,
      ...(said === undefined ? [] : [`The rules of ${onDay(nearest)} said, in short: ${said}`]),
    ].join(' '),
  cards: 'The cards in words',
  see: 'See it played, step by step',
  seeBoth: 'See it played under both',
  tally: (right: number, answered: number, all: number) => `${right} right of ${answered} answered, of ${all}`,
  kept: 'What you answered is kept in this browser alone.',
  again: 'Clear these answers',
  back: 'All topics',
  sentence: (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?”]$/.test(text) ? '' : '.'}`,
};
