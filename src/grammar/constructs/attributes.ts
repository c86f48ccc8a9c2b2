/**
 * The lines in braces below a handbook entry. When it holds and which numbers it bore; what it answers; what it restates; what plays it;
 * and whether the term is ours.
 *
 *     {from 2009-07-11; until 2013-07-13; 310.2 until 2009-07-11}
 *     {asks: Is fight damage combat damage? Does lifelink work when creatures fight?}
 *     {also asked: Two dudes fight, was that combat?}
 *     {also said: my guy hits yours off turn; brawl between two dudes}
 *     {rests on: 702.15b, “Lifelink”}
 *     {shown by: handbook-fight-lifelink}
 *     {ours}
 *
 * `until` is the first day on which something no longer holds.
 */
import { type IsoDate, toIsoDate } from '../../model/edition.ts';
import type { EntryNode } from '../../model/tree.ts';

export type Attributes = Pick<EntryNode, 'from' | 'until' | 'formerly' | 'beside'>;

/** Each kind of line; an entry has one of each at most. */
export const attributeForms = {
  dates: '{from DATE; until DATE; NUMBER until DATE}',
  asks: '{asks: QUESTION? QUESTION?}',
  'also asked': '{also asked: QUESTION? QUESTION?}',
  'also said': '{also said: PHRASE; PHRASE}',
  'rests on': '{rests on: NUMBER, “HEADWORD”}',
  'shown by': '{shown by: ID, ID}',
  ours: '{ours}',
} as const;
export type AttributeKind = keyof typeof attributeForms;

/** Kinds of which a line begins with the name. */
const namedKinds = ['asks', 'also asked', 'also said', 'rests on', 'shown by'] as const;

/** The kind that a line wants to be, whether or not it can be read. Undefined for anything else, a symbol such as `{T}` among them. */
export function attributeKindOf(line: string): AttributeKind | undefined {
  if (!/^\{.*\}$/.test(line)) return undefined;
  if (line === '{ours}') return 'ours';
  const named = namedKinds.find((kind) => new RegExp(`^\\{\\s*${kind}\\b`).test(line));
  if (named !== undefined) return named;
  return /\b(?:from|until)\b/.test(line) ? 'dates' : undefined;
}

/** Reads a line of attributes. Undefined when it cannot be read, or is none. */
export function parseAttributes(line: string): Attributes | undefined {
  const kind = attributeKindOf(line);
  if (kind === undefined) return undefined;
  if (kind === 'dates') return parseDates(line);
  if (kind === 'ours') return { beside: { ours: true } };
  const said = new RegExp(`^\\{${kind}: (.*)\\}$`).exec(line)?.[1]?.trim() ?? '';
  if (kind === 'asks' || kind === 'also asked') {
    const asked = parseQuestions(said);
    return asked && { beside: kind === 'asks' ? { asks: asked } : { alsoAsked: asked } };
  }
  if (kind === 'also said') {
    const phrases = said.split(/\s*;\s*/);
    return phrases.every((phrase) => phrase !== '' && !phrase.endsWith('?')) ? { beside: { alsoSaid: phrases } } : undefined;
  }
  const items = said.split(kind === 'rests on' ? /,\s*(?=[\d“])/ : /,\s*/);
  if (kind === 'shown by') return items.every((id) => /^[a-z0-9][a-z0-9-]*$/.test(id)) ? { beside: { shownBy: items } } : undefined;
  const ids = items.map((item) => (/^\d{1,3}(?:\.\d{1,3}[a-z]?)?$/.test(item) ? item : /^“([^“”]+)”$/.exec(item)?.[1]));
  return ids.every((id) => id !== undefined)
    ? { beside: { restsOn: ids.map((id) => (/^\d/.test(id) ? id : `glossary:${id}`)) } }
    : undefined;
}

/** Questions end with their mark: one within quotation marks does not end the question around it. */
function parseQuestions(said: string): readonly string[] | undefined {
  const asked = said.split(/(?<=\?)\s+/);
  return said.endsWith('?') && asked.every((question) => /^\S.*[^\s?]\?$/.test(question)) ? asked : undefined;
}

function parseDates(line: string): Attributes | undefined {
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

/** The attributes of several lines, each of a kind of its own. */
export const joinAttributes = (lines: readonly Attributes[]): Attributes =>
  lines.reduce((joined, line) => ({ ...joined, ...line, ...(line.beside && { beside: { ...joined.beside, ...line.beside } }) }), {});

/** Writes the lines; none where there is nothing to say. */
export function makeAttributes({ from, until, formerly, beside = {} }: Attributes): readonly string[] {
  const dates = [
    ...(formerly ?? []).map((was) => `${was.number} until ${was.until}`),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ];
  const { asks, alsoAsked, alsoSaid, restsOn, shownBy, ours } = beside;
  return [
    ...(dates.length === 0 ? [] : [`{${dates.join('; ')}}`]),
    ...(asks === undefined ? [] : [`{asks: ${asks.join(' ')}}`]),
    ...(alsoAsked === undefined ? [] : [`{also asked: ${alsoAsked.join(' ')}}`]),
    ...(alsoSaid === undefined ? [] : [`{also said: ${alsoSaid.join('; ')}}`]),
    ...(restsOn === undefined ? [] : [`{rests on: ${restsOn.map((id) => id.replace(/^glossary:(.*)$/, '“$1”')).join(', ')}}`]),
    ...(shownBy === undefined ? [] : [`{shown by: ${shownBy.join(', ')}}`]),
    ...(ours === undefined ? [] : ['{ours}']),
  ];
}
