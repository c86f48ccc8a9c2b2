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

const inline = /^(definition|philosophy|penalty|additional remedy|(?:upgrade|downgrade)(?: path)?|examples):(?=\s+\S)/i;

/** The name of a part before its text, with the colon: `Definition: A player …`. An Example is no part. */
export const inlinePart = (line: string): string | undefined => inline.exec(line)?.[0];

/** Sections without a number: what stands before the first number, and the two of the rules of 1994. */
const plain = /^(?:introduction|framework of this document|deck construction rules:|floor rules:)$/i;

export const isPlainSection = (line: string): boolean => plain.test(line);

/** Whether the items of such a section are numbered from 1. */
export const hasItems = (line: string): boolean => isPlainSection(line) && line.endsWith(':');

//   APPENDIX A — PENALTY QUICK REFERENCE / Appendix B –Time Limits / Appendix C—Tiebreaker Explanation / Appendix D: Bowls / Appendix E
const appendix = /^appendix\s([A-Z])(?:(\s*(?:[—–-]+|:)\s*)(\S.*))?$/i;

export interface AppendixHeading {
  readonly letter: string;
  /** Length of what stands before the title, which may stand on the next line. */
  readonly title: number;
  /** It has a colon, as lines of a list of changes have (`Appendix C: Removed …`). */
  readonly colon: boolean;
}

/** The heading of an appendix. */
export function readAppendix(line: string): AppendixHeading | undefined {
  const match = appendix.exec(line);
  if (!match) return undefined;
  const [, letter = '', sign = '', title = ''] = match;
  if (title.length > 80 || /[.;,]$/.test(title)) return undefined;
  return { letter: letter.toUpperCase(), title: 'appendix '.length + letter.length + sign.length, colon: sign.includes(':') };
}

//   6.4: 5 cards banned. / Section 127: Restricted list updated. / Appendix C: Removed an entry
const change = /^(?:(?:sections? )?\d{1,3}(?:\.\d{1,2})?|appendix [A-Z]): /i;

/** Whether a line is one of a list of changes. */
export const isChange = (line: string): boolean => change.test(line);

const titles: readonly (readonly ['tournament-rules' | 'penalty-guide', RegExp])[] = [
  ['penalty-guide', /\b(?:penalty guide(?:lines)?|infraction procedure guide)\b/i],
  ['tournament-rules', /\b(?:floor|tournament) rules\b/i],
];

/** Which document of policy a title names. */
export function documentNamed(line: string): 'tournament-rules' | 'penalty-guide' | undefined {
  return titles.find(([, shape]) => shape.test(line))?.[0];
}
