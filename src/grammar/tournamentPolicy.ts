/**
 * Tournament policy, which is recognised so that it is not taken for rules of the game: old Floor Rules number their sections from 100 too.
 * It is not read yet; a family of its own will read it.
 */
import type { SourceText } from '../model/source.ts';
import { textLines } from './lines.ts';

const title = /\b(?:(?:floor|tournament) rules|(?:universal )?penalty guide(?:lines)?|infraction procedure guide)\b/i;

/** Titles stand at the top; in the introduction of the rules the same words are part of a sentence. */
const topLines = 15;
const longestTitle = 90;

/** Whether one of the first lines is the title of a policy document, and none that of the rules of the game. */
export function isTournamentPolicy(source: SourceText): boolean {
  const top = textLines(source)
    .slice(0, topLines)
    .map(({ value }) => value);
  return top.some((line) => line.length <= longestTitle && title.test(line)) && !top.some((line) => /\bcomprehensive rules\b/i.test(line));
}
