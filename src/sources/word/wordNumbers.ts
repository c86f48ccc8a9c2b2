/** The numbers that Word itself puts before paragraphs: they stand in no text, but are counted from lists, levels and styles. */
import { decodeXml, readXml } from './xml.ts';

/** What a paragraph, or its style, says of its list. */
export interface ListPlace {
  readonly list?: string | undefined;
  readonly level?: number | undefined;
}

interface Level {
  start: number;
  format: string;
  /** `%1.%2` */
  text: string;
  /** The style whose paragraphs stand on this level. */
  style?: string;
}

interface List {
  readonly kind: string;
  readonly starts: Map<number, number>;
}

/** What a style says, what it is based on included. */
export interface WordStyle extends ListPlace {
  /** Whether text of it is hidden. */
  readonly hidden: boolean;
}

export interface Numbering {
  readonly kinds: ReadonlyMap<string, ReadonlyMap<number, Level>>;
  readonly lists: ReadonlyMap<string, List>;
  readonly styles: ReadonlyMap<string, WordStyle>;
}

/** Lists have nine levels; what is no number is the first. */
const lastLevel = 8;
export function toLevel(value: string | undefined): number {
  const level = Math.trunc(Number(value ?? 0));
  return Number.isNaN(level) ? 0 : Math.min(lastLevel, Math.max(0, level));
}

/** Where a list begins to count; what is no number is 1. */
const mostCount = 1_000_000;
function toStart(value: string): number {
  const start = Math.trunc(Number(value));
  return Number.isNaN(start) || value === '' ? 1 : Math.min(mostCount, Math.max(0, start));
}

/** Characters that the pattern of a number has at most: nine numbers, and signs between. */
const longestPattern = 64;

export const wordNamespace = /\/wordprocessingml\/(?:2006\/)?main$/;

/** Reads the parts that say how lists are numbered; each may be missing. */
export function readNumbering(numbering: Uint8Array | undefined, styles: Uint8Array | undefined): Numbering {
  const kinds = new Map<string, Map<number, Level>>();
  const lists = new Map<string, List>();
  let kind: Map<number, Level> | undefined;
  let level: Level | undefined;
  let list: List | undefined;
  let override = 0;
  if (numbering)
    readXml(decodeXml(numbering), wordNamespace, {
      open: (name, attribute) => {
        const value = attribute('val') ?? '';
        if (name === 'abstractNum') kinds.set(attribute('abstractNumId') ?? '', (kind = new Map<number, Level>()));
        else if (name === 'num') {
          kind = undefined;
          list = undefined;
          const id = attribute('numId') ?? '';
          lists.set(id, (list = { kind: '', starts: new Map() }));
        } else if (name === 'abstractNumId' && list) {
          const id = [...lists].find(([, each]) => each === list)?.[0];
          if (id !== undefined) lists.set(id, (list = { kind: value, starts: list.starts }));
        } else if (name === 'lvlOverride') override = toLevel(attribute('ilvl'));
        else if (name === 'startOverride') list?.starts.set(override, toStart(value));
        else if (name === 'lvl' && kind) kind.set(toLevel(attribute('ilvl')), (level = { start: 1, format: 'decimal', text: '' }));
        else if (name === 'start' && level) level.start = toStart(value);
        else if (name === 'numFmt' && level) level.format = value;
        else if (name === 'lvlText' && level) level.text = value.slice(0, longestPattern);
        else if (name === 'pStyle' && level) level.style = value;
      },
      close: (name) => {
        if (name === 'lvl') level = undefined;
      },
      text: () => undefined,
    });
  return { kinds, lists, styles: readStyles(styles) };
}

interface OwnStyle {
  list?: string;
  level?: number;
  base?: string;
  hidden?: boolean;
}

/** Whether a property that is there is on. */
export const isOn = (value: string | undefined): boolean => !/^(?:0|false|off)$/.test(value ?? '');

function readStyles(part: Uint8Array | undefined): Map<string, WordStyle> {
  const own = new Map<string, OwnStyle>();
  let style: OwnStyle | undefined;
  if (part)
    readXml(decodeXml(part), wordNamespace, {
      open: (name, attribute) => {
        const value = attribute('val') ?? '';
        if (name === 'style') own.set(attribute('styleId') ?? '', (style = {}));
        else if (name === 'basedOn' && style) style.base = value;
        else if (name === 'numId' && style) style.list = value;
        else if (name === 'ilvl' && style) style.level = toLevel(value);
        else if (name === 'vanish' && style) style.hidden = isOn(attribute('val'));
      },
      close: (name) => {
        if (name === 'style') style = undefined;
      },
      text: () => undefined,
    });
  const styles = new Map<string, WordStyle>();
  for (const id of own.keys()) {
    const said: OwnStyle = {};
    let at: string | undefined = id;
    // A style that is based on itself ends too.
    for (let steps = 0; at !== undefined && steps < 20; steps += 1) {
      const found = own.get(at);
      Object.assign(said, { ...found, ...said });
      at = found?.base;
    }
    const { list, level, hidden = false } = said;
    if (list !== undefined || hidden) styles.set(id, { list, level, hidden });
  }
  return styles;
}

/** Counts the paragraphs of all lists. Each call is a paragraph, in order; the result is what Word prints before it, without white space. */
export function makeCounter({ kinds, lists, styles }: Numbering): (style: string | undefined, place: ListPlace) => string {
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  return (style, place) => {
    const ofStyle = style === undefined ? undefined : styles.get(style);
    const id = place.list ?? ofStyle?.list;
    const list = id === undefined ? undefined : lists.get(id);
    const levels = list && kinds.get(list.kind);
    if (id === undefined || !list || !levels) return '';
    const linked = style === undefined ? undefined : [...levels].find(([, each]) => each.style === style)?.[0];
    const at = place.level ?? ofStyle?.level ?? linked ?? 0;
    // Lists of one kind count on from one another, unless one says where it begins.
    const count = counts.get(list.kind) ?? [];
    counts.set(list.kind, count);
    if (!begun.has(id)) {
      begun.add(id);
      for (const [level, start] of list.starts) count[level] = start - 1;
    }
    count[at] = (count[at] ?? (levels.get(at)?.start ?? 1) - 1) + 1;
    count.length = at + 1;
    const level = levels.get(at);
    if (!level || level.format === 'none') return '';
    if (level.format === 'bullet') return '•';
    return level.text.replace(/%([1-9])/g, (_, digit: string) => {
      const of = Number(digit) - 1;
      return formatNumber(count[of] ?? levels.get(of)?.start ?? 1, levels.get(of)?.format ?? 'decimal');
    });
  };
}

function formatNumber(value: number, format: string): string {
  if (format === 'lowerLetter' || format === 'upperLetter') {
    // Behind z comes aa, then bb.
    const letter = String.fromCharCode(97 + ((Math.max(1, value) - 1) % 26)).repeat(Math.min(9, Math.ceil(Math.max(1, value) / 26)));
    return format === 'upperLetter' ? letter.toUpperCase() : letter;
  }
  if (format === 'lowerRoman' || format === 'upperRoman') {
    const roman = toRoman(value);
    return format === 'lowerRoman' ? roman.toLowerCase() : roman;
  }
  return format === 'decimalZero' && value < 10 ? `0${value}` : String(value);
}

const romans: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function toRoman(value: number): string {
  let left = Math.min(3999, Math.max(0, value));
  let text = '';
  for (const [worth, sign] of romans)
    while (left >= worth) {
      text += sign;
      left -= worth;
    }
  return text;
}
