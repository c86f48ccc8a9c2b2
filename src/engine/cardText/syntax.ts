/**
 * Invertible syntax. A construct reads a piece of text into a tree and prints a tree back as text; what the tree means is a third function,
 * so that era wording lives in the tree and never in the meaning. Most constructs are one line: a template, its parts, and its meaning.
 *
 * Templates: `<who>` is a part; `(a|b)` alternatives and `[a]` an optional piece, of which the tree remembers which was there, under a name
 * when it begins with one (`(side:top|bottom)`); `^get`, `#card` and `#its` agree in number with the part before them (`#many:card` with the part
 * `many`), or are plain without one.
 * `%enters` is a word of the era lexicon, which is written as a template too (words.ts).
 */
import { isSame } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import { HandedOn, handOn, nextSentence, type Scope, Unclear } from './scope.ts';
import { compileTemplate, type Element } from './template.ts';
import { lexicon } from './words.ts';

/** A text as it was read. Offsets count in the text that was read. */
export interface Tree {
  readonly of: Construct<unknown>;
  readonly start: number;
  readonly end: number;
  /** Which alternatives were there, by the name or number of the place in the template. */
  readonly forms: Readonly<Record<string, number>>;
  readonly parts: Readonly<Record<string, Tree>>;
  /** Of a word: what was written. */
  readonly text?: string;
  readonly plural: boolean;
}

/** One reading of a text: what is being read, what was found where, and how far reading came. */
export interface Reader {
  readonly text: string;
  readonly lower: string;
  readonly memo: Map<Construct<unknown>, Map<number, readonly Tree[]>>;
  furthest: number;
}

export interface Construct<M> {
  /** Every reading begins with one of these, in small letters; undefined where that is not known. */
  readonly starts?: readonly string[] | undefined;
  /** All readings that begin at a place, the preferred one first. */
  readonly parse: (reader: Reader, at: number) => readonly Tree[];
  readonly print: (tree: Tree) => string;
  /** What it means where it stands, and the scope for what stands behind it. */
  readonly mean: (tree: Tree, scope: Scope) => HandedOn<M>;
  /** How often each alternative can be taken: for making random trees. */
  readonly shape: Shape;
}

/** Makes the tree of a template from what stands in it; undefined when these do not go together. */
type Build = (range: Pick<Tree, 'start' | 'end'>, inside: Pick<Tree, 'forms' | 'parts'>) => Tree | undefined;

export type Shape =
  | {
      readonly kind: 'template';
      readonly elements: readonly Element[];
      readonly parts: Readonly<Record<string, Construct<unknown>>>;
      readonly build: Build;
    }
  | { readonly kind: 'choice'; readonly of: () => readonly Construct<unknown>[] }
  | { readonly kind: 'list'; readonly item: Construct<unknown>; readonly joints: readonly string[]; readonly least: number }
  | { readonly kind: 'word'; readonly words: readonly string[] };

type MeaningOf<C> = C extends Construct<infer M> ? M : never;
type Parts = Readonly<Record<string, Construct<unknown>>>;
type Meanings<P extends Parts> = { readonly [Name in keyof P]: MeaningOf<P[Name]> };
/** Texts of the named alternatives that were there. */
export type Forms = Readonly<Record<string, string>>;

export function makeReader(text: string): Reader {
  return { text, lower: text.toLowerCase(), memo: new Map(), furthest: 0 };
}

/** Reads with a construct, once for each place. */
export function run(construct: Construct<unknown>, reader: Reader, at: number): readonly Tree[] {
  let places = reader.memo.get(construct);
  if (!places) reader.memo.set(construct, (places = new Map<number, readonly Tree[]>()));
  const known = places.get(at);
  if (known) return known;
  const found = construct.parse(reader, at);
  places.set(at, found);
  return found;
}

/** A part that need not be there; without it the meaning is undefined. */
export const maybe = <M>(construct: Construct<M>): Construct<M | undefined> => construct;

interface Options<P extends Parts> {
  readonly plural?: boolean;
  /** The part whose number this one has. */
  readonly like?: string;
  readonly accept?: (tree: Pick<Tree, 'parts' | 'forms'>) => boolean;
  /** Parts that have to be plural, or singular. */
  readonly numbers?: Readonly<Record<string, boolean>>;
  /** Changes what the template prints: capital letters. */
  readonly finish?: (text: string) => string;
  /** What must precede a part: changes the scope before it is meant, knowing what stands before it and the scope before the template. */
  readonly before?: { readonly [Name in keyof P]?: (scope: Scope, parts: Partial<Meanings<P>>, outer: Scope) => Scope };
}

/** How a template was written, and where. */
export interface Written {
  /** Behind the last of its parts. */
  readonly scope: Scope;
  /** Before the first of its parts. */
  readonly outer: Scope;
  readonly forms: Forms;
  readonly tree: Tree;
}

/**
 * A construct by its template. Its parts are meant in the order of the text. A full stop begins another sentence. `mean` gives the meaning, with another scope when it hands one on.
 * Whoever is its part `doer` goes on doing in the sentence.
 */
export function clause<const P extends Parts, M>(
  template: string,
  parts: P,
  mean: (parts: Meanings<P>, written: Written) => M | HandedOn<M>,
  { plural = false, like, accept, numbers = {}, finish = (text) => text, before = {} }: Options<P> = {},
): Construct<M> {
  const elements = compileTemplate(template);
  const build: Build = ({ start, end }, { forms, parts: inside }) => {
    if (accept && !accept({ forms, parts: inside })) return undefined;
    if (Object.entries(numbers).some(([name, required]) => inside[name] && inside[name].plural !== required)) return undefined;
    const number = like === undefined ? plural : (inside[like]?.plural ?? plural);
    return { of: construct, start, end, forms, parts: inside, plural: number };
  };
  const construct: Construct<M> = {
    starts: startsOf(elements),
    shape: { kind: 'template', elements, parts, build },
    parse: (reader, at) => {
      const found: Tree[] = [];
      match(reader, elements, 0, { at, forms: {}, parts: {} }, { parts, numbers }, (end) => {
        if (found.some((tree) => tree.end === end.at && sameParts(tree, end))) return;
        const tree = build({ start: at, end: end.at }, end);
        if (tree) found.push(tree);
      });
      return found;
    },
    print: (tree) => finish(printElements(elements, tree)),
    mean: (tree, outer) => {
      const meanings: Record<string, unknown> = {};
      const named = nameForms(elements, tree.forms);
      const hooks = before as Readonly<Record<string, (scope: Scope, parts: Partial<Meanings<P>>, outer: Scope) => Scope>>;
      const scope = meanParts(elements, tree, outer, (name, part, here) => {
        const hook = Object.hasOwn(hooks, name) ? hooks[name] : undefined;
        const { meaning, scope: after } = part.of.mean(part, hook ? hook(here, meanings as Partial<Meanings<P>>, outer) : here);
        meanings[name] = meaning;
        return after;
      });
      const { doer } = meanings as { readonly doer?: Ref };
      const { kind: acts } = doer ?? scope.doer;
      if (ownWords(elements, tree.forms).some((word) => (word === 'your') !== (acts === 'you')))
        throw new Unclear(tree.start, '“your” is said of you, and “their” of others');
      const verb = doer || !Object.hasOwn(parts, 'doer') ? undefined : withoutDoer(elements, tree);
      if (verb !== undefined && /^\w+s\b/.test(verb) === (acts === 'you' || scope.plainly === true))
        throw new Unclear(tree.start, 'who does it is not said');
      const made = mean(meanings as Meanings<P>, { scope, forms: named, tree, outer });
      const handed = made instanceof HandedOn ? made : handOn(made, scope);
      return doer ? handOn(handed.meaning, { ...handed.scope, doer, plainly: tree.parts['doer']?.plural }) : handed;
    },
  };
  return construct;
}

/** What a template begins with, as far as it is written there. */
function startsOf([first, ...rest]: readonly Element[]): readonly string[] | undefined {
  if (first?.kind === 'literal') return [first.lower];
  if (first?.kind !== 'either') return undefined;
  const starts = first.of.map((inner) => startsOf(inner.length === 0 ? rest : inner));
  return starts.some((each) => each === undefined) ? undefined : starts.flatMap((each) => each ?? []);
}

const mayStart = ({ starts }: Construct<unknown>, { lower }: Reader, at: number): boolean =>
  starts === undefined || starts.some((text) => lower.startsWith(text, at));

/** The parts that are there, in the order of the text, each in the scope that the one before hands on. */
function meanParts(
  elements: readonly Element[],
  tree: Tree,
  scope: Scope,
  mean: (name: string, part: Tree, scope: Scope) => Scope,
  meant = new Set<string>(),
): Scope {
  return elements.reduce((here, element) => {
    if (element.kind === 'literal') return element.text.includes('. ') ? nextSentence(here) : here;
    if (element.kind === 'either') return meanParts(element.of[tree.forms[element.name] ?? 0] ?? [], tree, here, mean, meant);
    const part = element.kind === 'part' && !meant.has(element.name) ? tree.parts[element.name] : undefined;
    if (element.kind !== 'part' || !part) return here;
    meant.add(element.name);
    return mean(element.name, part, here);
  }, scope);
}

const sameParts = (one: Pick<Tree, 'parts' | 'forms'>, other: Pick<Tree, 'parts' | 'forms'>): boolean =>
  isSame(one.forms, other.forms) && Object.keys({ ...one.parts, ...other.parts }).every((name) => one.parts[name] === other.parts[name]);

interface Progress {
  readonly at: number;
  readonly forms: Readonly<Record<string, number>>;
  readonly parts: Readonly<Record<string, Tree>>;
}

function match(
  reader: Reader,
  elements: readonly Element[],
  index: number,
  progress: Progress,
  within: { readonly parts: Parts; readonly numbers: Readonly<Record<string, boolean>> },
  done: (end: Progress) => void,
): void {
  const element = elements[index];
  if (!element) {
    done(progress);
    return;
  }
  const next = (changed: Partial<Progress>): void => {
    match(reader, elements, index + 1, { ...progress, ...changed }, within, done);
  };
  switch (element.kind) {
    case 'literal':
    case 'agree': {
      const lower = element.kind === 'literal' ? element.lower : agreeing(element, progress).toLowerCase();
      if (expect(reader, lower, progress.at)) next({ at: progress.at + lower.length });
      return;
    }
    case 'part': {
      const construct = within.parts[element.name];
      const number = within.numbers[element.name];
      if (!construct) throw new Error(`the template names an unknown part ${element.name}`);
      for (const tree of run(construct, reader, progress.at))
        if (number === undefined || tree.plural === number) next({ at: tree.end, parts: { ...progress.parts, [element.name]: tree } });
      return;
    }
    case 'either':
      for (const [at, inner] of element.of.entries()) {
        const [head] = inner;
        if (head?.kind === 'literal' && !reader.lower.startsWith(head.lower, progress.at)) continue;
        match(reader, inner, 0, { ...progress, forms: { ...progress.forms, [element.name]: at } }, within, next);
      }
  }
}

/** Whether a text in small letters stands at a place; letters of either case, since printing decides about those. */
function expect(reader: Reader, lower: string, at: number): boolean {
  if (reader.lower.startsWith(lower, at)) {
    if (at + lower.length > reader.furthest) reader.furthest = at + lower.length;
    return true;
  }
  return false;
}

const agreeing = ({ singular, plural, part }: Extract<Element, { kind: 'agree' }>, { parts }: Pick<Tree, 'parts'>): string =>
  part !== undefined && parts[part]?.plural === false ? singular : plural;

function printElements(elements: readonly Element[], tree: Pick<Tree, 'parts' | 'forms'>): string {
  return elements
    .map((element) => {
      if (element.kind === 'literal') return element.text;
      if (element.kind === 'agree') return agreeing(element, tree);
      if (element.kind === 'either') return printElements(element.of[tree.forms[element.name] ?? 0] ?? [], tree);
      const part = tree.parts[element.name];
      return part ? part.of.print(part) : '';
    })
    .join('');
}

function nameForms(elements: readonly Element[], forms: Readonly<Record<string, number>>): Forms {
  const named: Record<string, string> = {};
  const visit = (inside: readonly Element[]): void => {
    for (const element of inside) {
      if (element.kind !== 'either') continue;
      const taken = forms[element.name];
      if (taken === undefined) continue;
      named[element.name] = element.texts[taken] ?? '';
      visit(element.of[taken] ?? []);
    }
  };
  visit(elements);
  return named;
}

/** The words `%own` that were there, which mean the doer. */
const ownWords = (elements: readonly Element[], forms: Readonly<Record<string, number>>): readonly string[] =>
  elements.flatMap((element) => {
    const taken = element.kind === 'either' ? forms[element.name] : undefined;
    if (element.kind !== 'either' || taken === undefined) return [];
    if (element.texts.join('|') === lexicon['own']) return element.texts.slice(taken, taken + 1);
    return ownWords(element.of[taken] ?? [], forms);
  });

/** What stands there in place of `<doer> ^draw`: the verb without its subject, "draw" as it is said of you or "draws" of others. */
function withoutDoer(elements: readonly Element[], tree: Pick<Tree, 'parts' | 'forms'>): string | undefined {
  const place = elements.find(
    (element) => element.kind === 'either' && element.of[0]?.some((part) => part.kind === 'part' && part.name === 'doer'),
  );
  if (place?.kind !== 'either') return undefined;
  return printElements(place.of[tree.forms[place.name] ?? 0] ?? [], tree);
}

/** One of several constructs; the tree is that of the one that was there. */
export function choice<M>(...of: readonly Construct<M>[]): Construct<M> {
  return choiceOf(() => of);
}

/** The same for constructs that speak of each other. */
export function choiceOf<M>(of: () => readonly Construct<M>[]): Construct<M> {
  return {
    shape: { kind: 'choice', of },
    parse: (reader, at) => {
      const found: Tree[] = [];
      for (const construct of of()) if (mayStart(construct, reader, at)) found.push(...run(construct, reader, at));
      return found;
    },
    print: (tree) => tree.of.print(tree),
    mean: (tree, scope) => tree.of.mean(tree, scope) as HandedOn<M>,
  };
}

/** One or more of a construct with one of several joints between. `a, b, and c`: joints `, and `, ` and `, `, `. */
export function list<M>(item: Construct<M>, joints: readonly string[], { least = 1 } = {}): Construct<readonly M[]> {
  const lower = joints.map((joint) => joint.toLowerCase());
  const construct: Construct<readonly M[]> = {
    shape: { kind: 'list', item, joints, least },
    parse: (reader, at) => {
      const found: Tree[] = [];
      const grow = (end: number, items: readonly Tree[], taken: readonly number[]): void => {
        for (const [index, joint] of lower.entries())
          if (expect(reader, joint, end))
            for (const tree of run(item, reader, end + joint.length)) grow(tree.end, [...items, tree], [...taken, index]);
        if (items.length < least) return;
        found.push({
          of: construct,
          start: at,
          end,
          forms: Object.fromEntries(taken.entries()),
          parts: Object.fromEntries(items.entries()),
          plural: items.length > 1 || items[0]?.plural === true,
        });
      };
      for (const tree of run(item, reader, at)) grow(tree.end, [tree], []);
      return found;
    },
    print: ({ parts, forms }) =>
      Object.values(parts)
        .map((tree, at) => (at === 0 ? '' : (joints[forms[at - 1] ?? 0] ?? '')) + tree.of.print(tree))
        .join(''),
    mean: ({ parts, forms }, outer) => {
      let scope = outer;
      const meanings = Object.values(parts).map((tree, at) => {
        if (at > 0 && joints[forms[at - 1] ?? 0]?.includes('. ')) scope = nextSentence(scope);
        const { meaning, scope: after } = tree.of.mean(tree, scope);
        scope = after;
        return meaning as M;
      });
      return handOn(meanings, scope);
    },
  };
  return construct;
}

interface WordOptions {
  readonly plural?: (text: string) => boolean;
  readonly spell?: (text: string) => string;
  /** Capital letters are told from small ones. */
  readonly capitals?: boolean;
}

/** A word by a pattern; undefined from `mean` is no such word. `words` are samples. `plural` says which words are plural. */
export function word<M>(
  pattern: RegExp,
  meanWord: (text: string) => M | undefined,
  words: readonly string[],
  { plural = () => false, spell = (text) => text, capitals = false }: WordOptions = {},
): Construct<M> {
  const sticky = new RegExp(pattern.source, capitals ? 'y' : 'iy');
  const construct: Construct<M> = {
    shape: { kind: 'word', words },
    parse: (reader, at) => {
      sticky.lastIndex = at;
      const text = sticky.exec(reader.text)?.[0];
      if (text === undefined || text === '' || meanWord(text) === undefined) return [];
      const end = at + text.length;
      if (end > reader.furthest) reader.furthest = end;
      return [{ of: construct, start: at, end, forms: {}, parts: {}, text: spell(text), plural: plural(text) }];
    },
    print: ({ text = '' }) => text,
    mean: ({ text = '' }, scope) => handOn(meanWord(text) as M, scope),
  };
  return construct;
}

/** Words by a table, each with its meaning; the longest first. */
export function words<M>(table: Readonly<Record<string, M>>, plural = false): Construct<M> {
  const known = Object.keys(table).toSorted((a, b) => b.length - a.length);
  const lower = new Map(known.map((text) => [text.toLowerCase(), text]));
  const pattern = new RegExp(`(?:${known.map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})(?![a-z])`);
  const find = (text: string): string => lower.get(text.toLowerCase()) ?? text;
  return word(pattern, (text) => table[find(text)], known, { plural: () => plural, spell: find });
}
