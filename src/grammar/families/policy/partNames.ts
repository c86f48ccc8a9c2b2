/** Headings without a number, as policy documents print them. */
import type { PolicyPart } from '../../../model/tree.ts';

const parts: readonly (readonly [Exclude<PolicyPart, 'part'>, RegExp])[] = [
  ['definition', /^definitions?$/i],
  ['examples', /^examples?$/i],
  ['philosophy', /^philosophy$/i],
  ['penalty', /^penalt(?:y|ies)$/i],
  ['remedy', /^(?:additional )?remed(?:y|ies)$/i],
  ['upgrade', /^(?:upgrade|downgrade)s?(?: path)?$/i],
];

/** Which part of an infraction a line is the heading of; undefined for any other line. */
export function partNamed(line: string): Exclude<PolicyPart, 'part'> | undefined {
  return parts.find(([, shape]) => shape.test(line.replace(/:$/, '')))?.[0];
}

/** Sections without a number: what stands before the first number, and the two of the rules of 1994. */
const plain = /^(?:introduction|framework of this document|deck construction rules:|floor rules:)$/i;

export const isPlainSection = (line: string): boolean => plain.test(line);

/** Whether the items of such a section are numbered from 1. */
export const hasItems = (line: string): boolean => isPlainSection(line) && line.endsWith(':');

//   APPENDIX A — PENALTY QUICK REFERENCE / Appendix B –Time Limits / Appendix C—Tiebreaker Explanation
const appendix = /^appendix\s([A-Z])(\s*[—–-]+\s*)(\S.*)$/i;

export interface AppendixHeading {
  readonly letter: string;
  /** Length of what stands before the title. */
  readonly title: number;
}

/** The heading of an appendix. A line of a list of changes (`Appendix C: Removed …`) is none. */
export function readAppendix(line: string): AppendixHeading | undefined {
  const match = appendix.exec(line);
  const [, letter = '', dash = '', title = ''] = match ?? [];
  if (!match || title.length > 80 || /[.;,]$/.test(title)) return undefined;
  return { letter: letter.toUpperCase(), title: 'appendix '.length + letter.length + dash.length };
}

const titles: readonly (readonly ['tournament-rules' | 'penalty-guide', RegExp])[] = [
  ['penalty-guide', /\b(?:penalty guide(?:lines)?|infraction procedure guide)\b/i],
  ['tournament-rules', /\b(?:floor|tournament) rules\b/i],
];

/** Which document of policy a title names. */
export function documentNamed(line: string): 'tournament-rules' | 'penalty-guide' | undefined {
  return titles.find(([, shape]) => shape.test(line))?.[0];
}
