/**
 * The contents list of a policy document: lines with a page number behind dots or a tab, or what stands below the word.
 *
 *     1.1 Tournament Types ............ 5        1.1<tab>Tournament Types<tab>3        10 Format of Infractions
 */
import type { ContentsItem } from '../../../model/tree.ts';
import type { TextLine } from '../../lines.ts';
import { isPlainSection } from './partNames.ts';

export interface PolicyContents {
  readonly from: number;
  readonly to: number;
  readonly items: readonly ContentsItem[];
  /** Titles of what is listed without a number, in small letters. */
  readonly plain: ReadonlySet<string>;
}

const leader = /^(.*?\S)(?:\s?(?:\.\s?){4,}\s*\d{0,3}|\t+\s*\d{1,3})$/;
const heading = /^(?:table of )?contents(?: page)?$/i;
const numbered = /^(?:(\d{1,3}(?:\.\d{1,2})?)\.?\s+)?(\S.*)$/;
const first = /^(\d{1,3})\.?\s/;

/**
 * Without the word above it, a list shorter than this is a list of something else; with it, or where each of its lines stands again below it as a
 * heading, one shorter than the second.
 */
const [shortest, shortestNamed] = [6, 3];

/** Finds the list in the first half of a document; undefined where there is none. */
export function findPolicyContents(lines: readonly TextLine[]): PolicyContents | undefined {
  const half = Math.ceil(lines.length / 2);
  const led = lines.slice(0, half).flatMap(({ value }, index) => (leader.test(value) ? [index] : []));
  const named = lines.slice(0, half).findIndex(({ value }) => heading.test(value));
  const [start] = led;
  const end = led.at(-1);
  const isSure = named >= 0 || standsAgain(lines, led);
  if (led.length >= (isSure ? shortestNamed : shortest) && start !== undefined && end !== undefined)
    return toContents(lines, named >= 0 && named < start ? named : start, end + 1);
  if (named < 0) return undefined;
  const to = restartAfter(lines, named);
  return to === undefined || to - named <= shortestNamed ? undefined : toContents(lines, named, to);
}

/** Whether each line of a list stands again below it, without the number of its page. */
function standsAgain(lines: readonly TextLine[], led: readonly number[]): boolean {
  const below = new Set(lines.slice((led.at(-1) ?? 0) + 1).map(({ value }) => foldTitle(value)));
  return led.every((at) => below.has(foldTitle(leader.exec(lines[at]?.value ?? '')?.[1] ?? '')));
}

/** Where the document itself begins: where the first number of the list stands again, or a section without one that no list has behind numbers. */
function restartAfter(lines: readonly TextLine[], named: number): number | undefined {
  const begin = lines.findIndex(({ value }, index) => index > named && first.test(value));
  const number = first.exec(lines[begin]?.value ?? '')?.[1];
  const again = lines.findIndex(({ value }, index) => index > begin && (first.exec(value)?.[1] === number || isPlainSection(value)));
  return number === undefined || again < 0 ? undefined : again;
}

function toContents(lines: readonly TextLine[], from: number, to: number): PolicyContents {
  const items: ContentsItem[] = [];
  const plain = new Set<string>();
  for (const { value, hint } of lines.slice(from, to)) {
    if (hint?.furniture === true || heading.test(value)) continue;
    // Numbers of pages that a file has as a column of their own come before one of the lines.
    const own = (leader.exec(value)?.[1] ?? value).replace(/^(?:\d{1,3} ){4,}/, '').trim();
    const [, number, title = ''] = numbered.exec(own) ?? [];
    if (number === undefined) plain.add(foldTitle(title));
    else items.push({ number, title: title.replace(/\s+/g, ' ').replace(/ \d{1,3}$/, '') });
  }
  return { from, to, items, plain };
}

/** A title by its letters and digits alone. */
export const foldTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
