/** Numbers of the summary of 1999: a letter, a topic, a ruling. */
import type { VFile } from 'vfile';
import type { EntryNode, Leaf } from '../../../model/tree.ts';
import { report } from '../../build.ts';

export interface LetteredNumber {
  /** As it is meant: `K.14.Ruling.7` for a printed `K.14.Rulings.7`. */
  readonly number: string;
  /** 1: section, 2: topic, 3: ruling. */
  readonly depth: 1 | 2 | 3;
  readonly parent?: string;
}

//               A    .1          .Ruling          .12      a
const shape = /^([A-Z])(?:\.(\d{1,3})(?:(\.Rulings?)?\.(\d{1,3})([a-z])?)?)?$/;

/** Reads a printed number: `A`, `A.1`, `A.1.12`, `A.1.12a`, `A.1.Ruling.2`. Undefined for anything else. */
export function parseLetteredNumber(printed: string): LetteredNumber | undefined {
  const match = shape.exec(printed);
  if (!match) return undefined;
  const [, section = '', topic, ruling, item, letter] = match;
  if (topic === undefined) return { number: section, depth: 1 };
  if (item === undefined) return { number: `${section}.${topic}`, depth: 2, parent: section };
  const number = `${section}.${topic}${ruling === undefined ? '' : '.Ruling'}.${item}`;
  return letter === undefined
    ? { number, depth: 3, parent: `${section}.${topic}` }
    : { number: `${number}${letter}`, depth: 3, parent: number };
}

/** What a number says it comes after: the series it belongs to and its place there, from 1. */
function placeOf(number: string): { series: string; place: number } {
  const letter = /\d([a-z])$/.exec(number)?.[1];
  if (letter !== undefined) return { series: number.slice(0, -1), place: letter.charCodeAt(0) - 96 };
  const match = /^(.*)\.(\d+)$/.exec(number);
  return match ? { series: match[1] ?? '', place: Number(match[2]) } : { series: '', place: number.charCodeAt(0) };
}

/**
 * Says which numbers do not go on from the one before in their series: `A.1.3` behind `A.1.1`, `D.18.5` twice. Sections go by letters,
 * of which print leaves some out.
 */
export function checkLetteredNumbers(entries: readonly EntryNode[], file: VFile): void {
  const last = new Map<string, number>();
  const seen = new Map<string, EntryNode>();
  for (const node of entries) {
    const { number } = node;
    if (number === undefined) continue;
    const printed = node.children.find((child): child is Leaf => child.type === 'number');
    if (printed && printed.value !== number) {
      report(file, 'info', 'number-form', printed.position, `Unexpected number ${printed.value}, expected ${number}`);
    }
    const { series, place } = placeOf(number);
    const before = last.get(series) ?? 0;
    const expected =
      series === ''
        ? 'a letter further on'
        : /\d[a-z]$/.test(number)
          ? `${series}${String.fromCharCode(97 + before)}`
          : `${series}.${before + 1}`;
    if (seen.has(number)) {
      report(file, 'error', 'number-repeated', node.position, `Unexpected number ${number} again, expected ${expected}`);
    } else if (series === '' ? place < before : place !== before + 1) {
      report(file, 'error', 'number-out-of-order', node.position, `Unexpected number ${number}, expected ${expected}`);
    }
    seen.set(number, node);
    last.set(series, Math.max(before, place));
  }
}
