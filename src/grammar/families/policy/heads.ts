/**
 * Which lines of a policy document are headings. Numbers are of four kinds: of three digits (Floor Rules and Penalty Guides until 2009: `101.`
 * below `100.`), with a point (`1.1` below `1.`), whole ones from 1 where there are no others, each of a section, and items of the sections of
 * 1994, which begin anew in each.
 */
import type { PolicyPart } from '../../../model/tree.ts';
import { bestPath } from '../../constructs/bestPath.ts';
import type { TextLine } from '../../lines.ts';
import { isHeading } from '../titles.ts';
import { isPenalty, type PolicyLine } from './cells.ts';
import { foldTitle, type PolicyContents } from './contents.ts';
import { hasItems, inlinePart, isChange, isPlainSection, partNamed, readAppendix } from './partNames.ts';

/** A heading: the line it stands on, and where in that line its title begins and ends. An item of 1994 has none. */
export interface Head {
  readonly line: number;
  readonly kind: 'section' | 'subsection' | 'rule' | 'appendix' | PolicyPart;
  /** As cited: `4.3`, `Appendix B`, `Floor Rules 5`. Absent of parts and of sections without a number. */
  readonly number?: string;
  /** Length of the number as printed, with what stands between it and the title. */
  readonly numberLength: number;
  readonly title: string;
  /** Length of the title with its colon, where the text begins in the same line. */
  readonly inline?: number;
  /** Id of what it stands under. */
  readonly parent?: string;
  /** Id of its entry, for what stands under it: the second of a misprinted number is `4.4~2`. Parts have none. */
  readonly id?: string;
}

/** Whether the layout sets a line apart as a heading: by markup or by bold type. */
const isMarked = (hint: TextLine['hint']): boolean => hint?.heading !== undefined || hint?.bold === true;

interface Numbered {
  readonly line: number;
  readonly number: string;
  /** Its number as places: `[4, 3]`, `[115]`. */
  readonly places: readonly number[];
  readonly length: number;
  readonly title: string;
  readonly form: number;
}

const pointed = /^(\d{1,2})\.(\d{1,2})\.?(?:\s+|(?=\p{Lu}))(?=\S)/u;
const whole = /^(\d{1,3})\.\s+(?=\S)/;
const longestTitle = 110;

/** Reads the number at the start of a line whose rest has the form of a title. */
function readNumbered(
  { value, hint }: TextLine,
  line: number,
  hinted: boolean,
  contents: PolicyContents | undefined,
): Numbered | undefined {
  const match = pointed.exec(value) ?? whole.exec(value);
  if (!match) return undefined;
  const title = value.slice(match[0].length);
  if (!isHeading(title, longestTitle) && !/^[\p{Lu}\s/&,–—-]+$/u.test(title)) return undefined;
  if (!/^[\p{Lu}\d“"(]/u.test(title)) return undefined;
  const places = match.slice(1).map(Number);
  const number = places.join('.');
  const listed = contents?.items.filter((item) => item.number === number) ?? [];
  const form =
    (listed.length > 0 ? Math.max(...listed.map((item) => likeness(item.title, title))) : contents ? -4 : 0) +
    (isMarked(hint) ? 4 : hinted ? -10 : 0);
  return { line, number, places, length: match[0].length, title, form };
}

/** How much a title in the contents speaks for the heading of a line: the share of its words that both have. */
function likeness(listed: string, title: string): number {
  const [own, other] = [new Set(foldTitle(listed).split(' ')), new Set(foldTitle(title).split(' '))];
  const shared = [...own].filter((word) => other.has(word)).length / Math.max(own.size, other.size);
  // A title that the contents list has word for word is a heading even where its number is misprinted.
  return shared === 1 ? 18 : shared >= 0.5 ? 10 * shared : -10;
}

/** How well one number follows another, on the scale of readNumbered's weights. */
function stepWeight(before: Numbered, after: Numbered, kind: NumberKind): number {
  const [section = 0, item] = before.places;
  const [nextSection = 0, nextItem] = after.places;
  if (kind !== 'pointed') {
    const gap = nextSection - section;
    return gap <= 0 ? -20 : gap === 1 ? 8 : nextSection % 10 === 0 ? 6 : 4 - Math.min(8, gap);
  }
  if (nextItem === undefined) return nextSection === section + 1 ? 8 : nextSection > section ? -12 : -30;
  if (nextSection !== section) return nextSection === section + 1 && nextItem === 1 ? 0 : -12;
  const gap = nextItem - (item ?? 0);
  return gap === 1 ? 8 : gap > 1 ? 3 - Math.min(6, gap) : -20;
}

type NumberKind = 'pointed' | 'long' | 'short';

/** So many headings make a document. Years and amounts of three digits stand in texts too. */
const fewest: Readonly<Record<NumberKind, number>> = { pointed: 2, short: 2, long: 3 };

/** The headings among some lines, in their order. `lines` is the whole document; those of `skip` are none. */
export function findHeads(lines: readonly PolicyLine[], contents: PolicyContents | undefined): readonly Head[] {
  const hinted = lines.filter(({ hint }) => isMarked(hint)).length >= 8;
  const inContents = (index: number): boolean => contents !== undefined && index >= contents.from && index < contents.to;
  const usable = lines.flatMap((line, index) => (inContents(index) || line.hint?.furniture === true ? [] : [[line, index] as const]));
  const appendices = findAppendices(usable, contents);
  const end = appendices[0]?.line ?? lines.length;
  const candidates = usable.flatMap(([line, index]) => (index < end ? (readNumbered(line, index, hinted, contents) ?? []) : []));
  const counted = Map.groupBy(candidates, ({ places: [number = 0, item] }) =>
    item !== undefined ? 'pointed' : number >= 100 ? 'long' : 'short',
  );
  const [ofPoint, ofThreeDigits] = [counted.get('pointed')?.length ?? 0, counted.get('long')?.length ?? 0];
  const kind: NumberKind = ofPoint > ofThreeDigits ? 'pointed' : ofThreeDigits > 0 ? 'long' : 'short';
  const inItems = usable.some(([{ value }]) => hasItems(value));
  const fitting = candidates.filter(({ line, places: [number = 0, item] }) => {
    if (kind === 'long') return item === undefined && (number >= 10 || contents);
    // The first line of a numbered paragraph that was wrapped is no title.
    return kind === 'pointed' || (!inItems && !/^\p{Ll}/u.test(lines[line + 1]?.value ?? ''));
  });
  const chain = bestPath(fitting, { form: ({ form }) => form + 2, step: (a, b) => stepWeight(a, b, kind), reach: 40 });
  const sections = usable.filter(([{ value }, index]) => index < end && isPlainSection(value));
  const own = chain.length >= fewest[kind] ? chain.map((each) => toHead(each, kind)) : [];
  const plain = own.length > 0 ? sections.filter(([, index]) => index < (own[0]?.line ?? 0)) : sections;
  const heads = [...plain.map(([line, index]) => plainHead(line, index)), ...own, ...appendices].toSorted((a, b) => a.line - b.line);
  return own.length === 0 && appendices.length === 0 ? withItems(heads, usable) : withParts(heads, usable, contents, hinted);
}

function toHead({ line, number, places: [section = 0, item], length, title }: Numbered, kind: NumberKind): Head {
  const name = plainTitle(title);
  if (kind !== 'long')
    return item === undefined
      ? { line, kind: 'section', number, numberLength: length, title: name }
      : { line, kind: 'subsection', number, numberLength: length, title: name, parent: String(section) };
  const isSection = section % 10 === 0;
  const above = section - (section % 10);
  return {
    line,
    kind: isSection ? 'section' : 'subsection',
    number,
    numberLength: length,
    title: name,
    ...(isSection ? {} : { parent: String(above) }),
  };
}

function plainHead({ value }: TextLine, line: number): Head {
  const title = plainTitle(value).replace(/:$/, '');
  return { line, kind: 'section', numberLength: 0, title, id: makePartId(title) };
}

/**
 * Headings of appendices, from A on: in a list of changes their names stand too, but no letter follows its own. One with a colon is a heading by
 * its type, by the contents, or where no change stands beside it.
 */
function findAppendices(lines: readonly (readonly [TextLine, number])[], contents: PolicyContents | undefined): readonly Head[] {
  const heads: Head[] = [];
  const isBesideChange = (at: number): boolean => [lines[at - 1], lines[at + 1]].some((beside) => beside && isChange(beside[0].value));
  for (const [at, [{ value, hint }, line]] of lines.entries()) {
    const found = readAppendix(value);
    if (!found || found.letter !== String.fromCharCode('A'.charCodeAt(0) + heads.length)) continue;
    const isListed = contents?.plain.has(foldTitle(value)) === true;
    const title = plainTitle(value.slice(found.title));
    if (found.colon && !isMarked(hint) && !isListed && (isBesideChange(at) || !isHeading(title, longestTitle))) continue;
    heads.push({ line, kind: 'appendix', number: `Appendix ${found.letter}`, numberLength: Math.min(found.title, value.length), title });
  }
  return heads;
}

/** The numbered items of the sections of 1994: `1.` to `10.` below each heading, set off by a blank line. */
function withItems(sections: readonly Head[], lines: readonly (readonly [TextLine, number])[]): readonly Head[] {
  return sections.flatMap((section, at) => {
    const end = sections[at + 1]?.line ?? Infinity;
    let last = 0;
    const items = lines.flatMap(([{ value, opens }, line]): Head[] => {
      if (line <= section.line || line >= end || !opens) return [];
      const match = whole.exec(value);
      if (!match || Number(match[1]) !== last + 1) return [];
      last += 1;
      return [
        { line, kind: 'rule', number: `${section.title} ${last}`, numberLength: match[0].length, title: '', parent: section.id ?? '' },
      ];
    });
    return [section, ...items];
  });
}

/** Gives numbered heads the ids that their entries will have. */
function withIds(heads: readonly Head[]): readonly Head[] {
  const counts = new Map<string, number>();
  return heads.map((head) => {
    if (head.number === undefined) return head;
    const count = (counts.get(head.number) ?? 0) + 1;
    counts.set(head.number, count);
    return { ...head, id: count === 1 ? head.number : `${head.number}~${count}` };
  });
}

/** In so many infractions the parts stand before their text, or that is no layout of the document. */
const fewestInline = 2;

/** Adds the headings without a number that stand below those with one. */
function withParts(
  heads: readonly Head[],
  lines: readonly (readonly [PolicyLine, number])[],
  contents: PolicyContents | undefined,
  hinted: boolean,
): readonly Head[] {
  const byLine = new Map(withIds(heads).map((head) => [head.line, head]));
  const found: Head[] = [];
  const inLines = lines.filter(({ 0: { value } }) => /^definition:/i.test(inlinePart(value) ?? '')).length >= fewestInline;
  let above: Head | undefined;
  for (const [place, [line, index]] of lines.entries()) {
    const head = byLine.get(index);
    if (head) {
      found.push(head);
      above = head;
      continue;
    }
    if (!above) continue;
    const isValue = isBesideHeading(line, index, found.at(-1));
    if (isValue && found.at(-1)?.kind !== 'penalty')
      found.push({ line: index, kind: 'penalty', numberLength: 0, title: '', parent: above.id ?? '' });
    const inline = inLines && above.kind === 'subsection' ? inlinePart(line.value) : undefined;
    const inlineKind = inline && partNamed(inline);
    if (inlineKind) {
      const title = plainTitle(inline.slice(0, -1));
      found.push({ line: index, kind: inlineKind, numberLength: 0, title, inline: inline.length, parent: above.id ?? '' });
      continue;
    }
    const kind = isValue ? undefined : (partNamed(line.value) ?? (isPartTitle(line, contents, hinted) ? 'part' : undefined));
    if (kind === undefined) continue;
    // The word of a box that stands at the foot of the page before its heading is no second penalty of the one above.
    const next = lines[place + 1];
    if (
      kind === 'penalty' &&
      next &&
      byLine.has(next[1]) &&
      found.some(({ kind: other, parent }) => other === kind && parent === above?.id)
    )
      continue;
    found.push({
      line: index,
      kind,
      numberLength: 0,
      title: plainTitle(line.value).replace(/:$/, ''),
      parent: above.id ?? '',
    });
  }
  return found;
}

/** A penalty without the word above it: in a cell behind the heading, or directly below it. */
function isBesideHeading({ value, cell, hint }: PolicyLine, line: number, above: Head | undefined): boolean {
  if (cell === true) return partNamed(value) === undefined;
  return above?.kind === 'subsection' && above.line === line - 1 && !isMarked(hint) && isPenalty(value);
}

/** Heads of the tables of penalties: they stand below the word "Penalty", and belong to it. */
const tableHead = /^(?:All Levels|REL \d|Regular\b.*\bProfessional|Regular|Competitive|Professional|Infraction)/;

function isPartTitle({ value, hint }: TextLine, contents: PolicyContents | undefined, hinted: boolean): boolean {
  if (tableHead.test(value)) return false;
  if (hinted) return isMarked(hint) && isHeading(value, longestTitle) && /^\p{Lu}/u.test(value) && !/:$|\t/.test(value);
  return contents?.plain.has(foldTitle(value)) === true;
}

const plainTitle = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Id of a section or part without a number: `game-loss`. */
export const makePartId = (title: string): string => foldTitle(title).replace(/ /g, '-');
