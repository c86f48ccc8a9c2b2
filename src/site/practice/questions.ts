/** The questions of a build, by topic, each in words. */
import type { Deciding } from '../../demonstration/practice/deciding.ts';
import type { PracticeQuestion } from '../../demonstration/practice/question.ts';
import { nameObjects } from '../../demonstration/telling/names.ts';
import type { Scenario } from '../../demonstration/format/scenario.ts';
import { findEditionOn, openDemonstrations, openFiles } from '../examples/demonstrations.ts';
import { linkCites, type Cite } from '../examples/demonstration/tellDemonstration.ts';
import { findQuestion, tellRuns } from '../examples/plays.ts';
import { linkEntry, type Paragraph } from '../frame/wording/linkWording.ts';
import type { Library } from '../frame/library/library.ts';
import { withoutAlike } from './alike.ts';
import { tellDeeds } from './deeds.ts';
import { keepApart } from './keepApart.ts';
import { inOrder, type Level, type OrderedQuestion } from './order.ts';
import { practiceLabels as labels } from './practiceLabels.ts';
import { tellFacts } from './tellFact.ts';
import { practiceTopics, type PracticeTopic } from './topics.ts';

export interface ToldAnswer {
  readonly text: string;
  readonly right: boolean;
  /** What is said once it has been chosen. */
  readonly verdict: string;
  /** The edition under which it would be right. */
  readonly on?: string;
}

/** The rule that decides it, in words where the site has it, and the step that rests on it. */
export interface ToldDeciding {
  /** Empty where no step says so. */
  readonly sentence: string;
  readonly cites: readonly Cite[];
  readonly words: readonly Paragraph[];
}

export interface ToldQuestion extends OrderedQuestion {
  readonly scenario: Scenario;
  /** Of one under older rules: it was played under the newest here, and came out alike. */
  readonly isPlayedAlike: boolean;
  readonly deciding?: ToldDeciding;
  /** What is done, in order. */
  readonly deeds: readonly string[];
  readonly answers: readonly ToldAnswer[];
}

export interface TopicQuestions {
  readonly topic: PracticeTopic;
  /** Those that hold today first, of these the easy ones, of these the newest, what one rule decides apart; the others likewise. */
  readonly questions: readonly ToldQuestion[];
}

/** By how many rules a play rests on, a third of all questions or so in each: of 363 in January 2026, 138, 111 and 114. */
export const levelOf = ({ rules }: PracticeQuestion): Level => (rules <= 10 ? 'easy' : rules <= 14 ? 'middling' : 'hard');

const opened = new WeakMap<Library, readonly TopicQuestions[]>();

/** Topics that have questions, those that are alike once in all; the same on every call of a build. */
export function openPractice(library: Library): readonly TopicQuestions[] {
  const known = opened.get(library);
  if (known) return known;
  const shown = openDemonstrations(library);
  const fileOf = new Map(openFiles(library).map(({ file, scenario }) => [scenario.id, file.replace(/\.yaml$/, '')]));
  const all = practiceTopics.map((topic): TopicQuestions => {
    const questions = shown.all
      .filter(({ scenario }) => topic.files.includes(fileOf.get(scenario.id) ?? ''))
      .flatMap(({ scenario }) => findQuestion(library, scenario) ?? [])
      .map((question) => tellQuestion(library, question))
      .toSorted(inOrder);
    return { topic, questions };
  });
  const kept = new Set(withoutAlike(all.flatMap(({ questions }) => questions).toSorted(inOrder)));
  const made = all
    .map(({ topic, questions }) => ({ topic, questions: keepApart(questions.filter((question) => kept.has(question))) }))
    .filter(({ questions }) => questions.length > 0);
  opened.set(library, made);
  return made;
}

export function tellQuestion(library: Library, question: PracticeQuestion): ToldQuestion {
  const { scenario, answers, deciding } = question;
  const naming = nameObjects(scenario);
  const newest = library.current?.record.date;
  const isOfNewest = newest !== undefined && scenario.edition >= newest;
  const isPlayedAlike = !isOfNewest && tellRuns(library, scenario).at(-1)?.same === true;
  return {
    scenario,
    level: levelOf(question),
    isSoToday: isOfNewest || isPlayedAlike,
    isPlayedAlike,
    ...(deciding ? { deciding: tellDeciding(library, scenario, deciding) } : {}),
    deeds: tellDeeds(scenario.actions ?? [], naming),
    answers: answers.map(({ facts, right, once }) => ({
      text: tellFacts(facts, naming),
      right,
      verdict: right ? labels.right : once ? labels.once(once) : labels.wrong,
      ...(once ? { on: once.nearest } : {}),
    })),
  };
}

function tellDeciding(library: Library, { edition }: Scenario, { rule, step }: Deciding): ToldDeciding {
  const view = findEditionOn(library, edition);
  const entry = view?.findEntry(rule);
  return { sentence: step?.text ?? '', cites: linkCites([rule], view), words: view && entry ? linkEntry(view, entry, true).text : [] };
}
