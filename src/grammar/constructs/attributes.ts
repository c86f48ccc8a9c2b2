/**
 * The attribute line of a handbook entry: when it holds and which numbers it bore.
 *
 *     {from 2009-07-11; until 2013-07-13; 310.2 until 2009-07-11}
 *
 * `until` is the first day on which something no longer holds.
 */
import { type IsoDate, toIsoDate } from '../../model/edition.ts';
import type { EntryNode } from '../../model/tree.ts';

export type Attributes = Pick<EntryNode, 'from' | 'until' | 'formerly'>;

/** Reads a line of attributes. Undefined when the line is anything else, a symbol such as `{T}` among them. */
export function parseAttributes(line: string): Attributes | undefined {
  if (!/^\{.*\d{4}-\d{2}-\d{2}\}$/.test(line)) return undefined;
  const attributes: { from?: IsoDate; until?: IsoDate; formerly?: { number: string; until: IsoDate }[] } = {};
  for (const item of line.slice(1, -1).split(';')) {
    const match = /^\s*(?:(from)|(?:(\d{1,3}(?:\.\d{1,3}[a-z]?)?)\s+)?until)\s+(\S+)\s*$/.exec(item);
    const date = match ? toIsoDate(match[3] ?? '') : undefined;
    if (!match || !date) return undefined;
    if (match[1] !== undefined) attributes.from = date;
    else if (match[2] !== undefined) (attributes.formerly ??= []).push({ number: match[2], until: date });
    else attributes.until = date;
  }
  return attributes;
}

/** Writes the line; undefined when there is nothing to say. */
export function makeAttributes({ from, until, formerly }: Attributes): string | undefined {
  const items = [
    ...(formerly ?? []).map((was) => `${was.number} until ${was.until}`),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ];
  return items.length === 0 ? undefined : `{${items.join('; ')}}`;
}
