import type { Citation, Entry, EntryId } from '../../model/entry.ts';
import { letterIndex, parsePointNumber, parseRuleNumber } from '../../model/ruleNumber.ts';
import type { EntryKind } from '../../model/tree.ts';
import type { Cited, Inline } from '../../model/wording.ts';
import { foldName, namesOfHeadword, otherNumbers } from './headwords.ts';
import { keepLatest } from '../../wording/keepLatest.ts';

/** Place of a number among those of its depth; entries of the rules alone have one. */
interface Place {
  readonly depth: number;
  /** Grows with the number: `613.2` before `613.10`, k before m. */
  readonly key: number;
  /** Whether it is counted with points: such numbers and the others have no order among each other. */
  readonly points: boolean;
}

/** The entries of one edition, by what citations call them. Built once for an edition. */
export interface EntryIndex {
  /** The first entry of a number. */
  readonly findNumber: (number: string) => EntryId | undefined;
  readonly names: ReadonlyMap<string, EntryId>;
  /** Numbered entries in the order of the document. */
  readonly order: readonly Numbered[];
  /** Whether the document has a glossary, so that a headword that is not in it is a fault of the document. */
  readonly glossary: boolean;
}

interface Numbered {
  readonly id: EntryId;
  readonly number: string;
  /** Absent for the numbers of a rulings summary. */
  readonly place: Place | undefined;
}

export interface Resolution {
  /** In the order of the document, each once. */
  readonly targets: readonly EntryId[];
  readonly resolved: boolean;
}

const unresolved: Resolution = { targets: [], resolved: false };

/** Kinds that bear their own number. A note or list bears that of the entry it hangs on, and gives way to it. */
const bearers: ReadonlySet<EntryKind> = new Set(['section', 'subsection', 'rule', 'subrule', 'ruling', 'infraction', 'appendix']);

/** A heading without text of its own: capital first, no stop. Some editions' rule titles are read as text (`702.19. Trample`). */
const bareTitle = /^[A-Z][^.:;\n]{0,60}$/;

/** Editions number alike: all of Magic's have some seven thousand numbers, each of which is held once. */
const numberedLast = keepLatest<Numbered>(10_000);

const asNumbered = (number: string): Numbered => ({ id: number, number, place: placeOf(number) });

/**
 * Indexes the entries of one edition. Of several entries of one number or name the first is meant: an edition's misprints cannot be cited.
 * @param byId The same entries, for whoever holds them in that way anyway and keeps the index: it is a third smaller then, since hardly an entry has
 * another id than its number.
 */
export function makeEntryIndex(entries: readonly Entry[], byId?: ReadonlyMap<EntryId, Pick<Entry, 'number'>>): EntryIndex {
  const numbers = new Map<string, EntryId>();
  const names = new Map<string, EntryId>();
  const order: Numbered[] = [];
  const add = (map: Map<string, EntryId>, key: string, id: EntryId): void => {
    if (key !== '' && !map.has(key)) map.set(key, id);
  };
  for (const { id, kind, number } of entries) {
    if (kind === 'term' || !bearers.has(kind)) continue;
    add(numbers, number, id);
    order.push(id === number ? numberedLast(number, asNumbered) : { ...asNumbered(number), id });
  }
  for (const { id, number } of entries) add(numbers, number, id);
  // Whole headwords come before their forms: `Active Player` is a term of its own beside `Active Player, Nonactive Player Order`.
  const terms = entries
    .filter(({ kind }) => kind === 'term')
    .map(({ id, title }) => ({ id, all: namesOfHeadword(title ?? id.replace(/^glossary:/, '')) }));
  for (const { id, all } of terms) add(names, all[0] ?? '', id);
  for (const { id, all } of terms) for (const name of all) add(names, name, id);
  for (const { id, kind, title, text } of entries) {
    if (kind === 'term') continue;
    add(names, foldName(title ?? (kind === 'rule' && bareTitle.test(text) ? text : '')), id);
  }
  return { findNumber: byId ? findBeside(numbers, byId) : (number) => numbers.get(number), names, order, glossary: terms.length > 0 };
}

/** Holds only the numbers whose entry has another id. */
function findBeside(numbers: ReadonlyMap<string, EntryId>, byId: ReadonlyMap<EntryId, Pick<Entry, 'number'>>): EntryIndex['findNumber'] {
  const others = new Map([...numbers].filter(([number, id]) => number !== id));
  return (number) => others.get(number) ?? (byId.get(number)?.number === number ? number : undefined);
}

/**
 * What a citation points at inside its own edition. A number points at its entry; a range at the entries of the same depth from one end
 * to the other that the document holds (the rules skip the letters l and o), and is resolved when both ends are among them; a term at the
 * entry of its headword or, in a document without glossary, of the heading it names.
 */
export function resolveCited(cited: Cited, index: EntryIndex): Resolution {
  if (cited.kind === 'number') return cited.of === undefined ? found(index.findNumber(cited.number)) : unresolved;
  if (cited.kind === 'range') return resolveRange(cited.from, cited.to, index);
  const name = foldName(cited.term);
  const known = [name, ...otherNumbers(name)].find((form) => index.names.has(form));
  return found(known === undefined ? undefined : index.names.get(known));
}

/**
 * Citations of a wording in the order of its text, those within emphasis included. A title that a document without glossary has nowhere is
 * prose (the 1999 summary sends its reader to a card): it is left out. Every other citation stands here, resolved or not.
 */
export function citationsOf(inlines: readonly Inline[], index: EntryIndex): Citation[] {
  const citations: Citation[] = [];
  const visit = (nodes: readonly Inline[]): void => {
    for (const node of nodes) {
      if (node.kind === 'citation') {
        const resolution = resolveCited(node.cited, index);
        if (resolution.resolved || (node.cited.kind === 'term' ? index.glossary : !isOfOther(node.cited)))
          citations.push({ text: node.value, ...resolution });
      } else if (node.kind === 'emphasis') visit(node.children);
    }
  };
  visit(inlines);
  return citations;
}

/** Whether a citation names another document: what it cites is not looked for in this one. */
const isOfOther = (cited: Cited): boolean => cited.kind === 'number' && cited.of !== undefined;

/** A dash of any kind, a question mark that stands for a lost one, or the word, between the ends of a range as printed. */
const printedMark = /^(.*?[\da-z])(\s{0,2}[-‐-―−]\s{0,2}|\?(?=[\da-z])|\s(?:through|to)\s(?:[Rr]ules?\s)?)([\da-z].*)$/s;

/** The printed ends of a range, the first with the word that leads, and what stands between them; undefined when none is seen. */
export function splitRange(value: string): readonly [from: string, mark: string, to: string] | undefined {
  const lead = /^\D*/.exec(value)?.[0] ?? '';
  const match = printedMark.exec(value.slice(lead.length));
  return match ? [lead + (match[1] ?? ''), match[2] ?? '', match[3] ?? ''] : undefined;
}

const found = (id: EntryId | undefined): Resolution => (id === undefined ? unresolved : { targets: [id], resolved: true });

function resolveRange(from: string, to: string, index: EntryIndex): Resolution {
  const first = placeOf(from);
  const last = placeOf(to);
  if (!first || !last) return resolveRulings(from, to, index);
  const targets: EntryId[] = [];
  const numbers = new Set<string>();
  for (const { id, number, place } of index.order) {
    if (!place || place.points !== first.points || (place.depth !== first.depth && place.depth !== last.depth)) continue;
    if (place.key < first.key || place.key > last.key || numbers.has(number)) continue;
    numbers.add(number);
    targets.push(id);
  }
  return { targets, resolved: numbers.has(from) && numbers.has(to) };
}

/** Rulings have no order but that of their document; those of a range lie equally deep. */
function resolveRulings(from: string, to: string, index: EntryIndex): Resolution {
  const first = index.order.findIndex(({ number }) => number === from);
  const last = index.order.findIndex(({ number }) => number === to);
  if (first < 0 || last < first) return unresolved;
  const points = from.split('.').length;
  const between = index.order.slice(first, last + 1).filter(({ number }) => number.split('.').length === points);
  return { targets: [...new Map(between.map(({ number, id }) => [number, id])).values()], resolved: true };
}

function placeOf(number: string): Place | undefined {
  const parts = parseRuleNumber(number) ?? parsePointNumber(number);
  if (!parts) return undefined;
  const { section, subsection, rule, letter, points = false } = parts;
  const letters = letter === undefined ? 0 : letterIndex(letter) + 1;
  const depth = subsection === undefined ? 0 : rule === undefined ? 1 : letter === undefined ? 2 : 3;
  return { depth, key: (subsection ?? section * 100) * 1e6 + (rule ?? 0) * 1e3 + letters, points };
}
