/** Whether two options of an `enumerate` are the same, whatever order their parts are written in. */
import type { Answer } from '../../engine/events/question.ts';
import { isList } from './refs.ts';

/** An option as one text: maps by their keys without zeros; a list of one is what is in it. */
export function canonical(answer: Answer): string {
  if (isList(answer)) return answer.length === 1 ? canonical(answer[0] ?? '') : `[${answer.map(canonical).join(',')}]`;
  if (typeof answer !== 'object') return JSON.stringify(answer);
  const entries = Object.entries(answer).filter(([, value]) => value !== 0);
  return `{${entries
    .map(([key, value]) => `${JSON.stringify(key)}:${isList(value) ? unordered(value) : canonical(value)}`)
    .toSorted()
    .join(',')}}`;
}

/** A list whose order says nothing: what a creature blocks. */
const unordered = (list: readonly Answer[]): string =>
  list.length === 1 ? canonical(list[0] ?? '') : `[${list.map(canonical).toSorted().join(',')}]`;

const isNested = (answer: Answer): answer is readonly (readonly Answer[])[] => isList(answer) && answer.every(isList);

/** What each word "target" takes, in no order within a word. */
const byWord = (words: readonly (readonly Answer[])[]): string => words.map(unordered).join(';');

/** Whether what a scenario writes is this option. Targets written as one list are cut as the words of the option take them. */
export function isOption(written: Answer, option: Answer, what: string): boolean {
  if (what !== 'targets' || !isNested(option)) return canonical(written) === canonical(option);
  const list = isList(written) ? written : [written];
  if (list.length > 0 && isNested(list)) return byWord(list) === byWord(option);
  if (list.length !== option.flat().length) return false;
  let at = 0;
  const cut = option.map(({ length }) => list.slice(at, (at += length)));
  return byWord(cut) === byWord(option);
}

/** An option as a scenario writes it. */
export function writeOption(option: Answer, what: string): Answer {
  return what === 'targets' && isNested(option) ? option.flat() : option;
}
