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
import { agreeing, expect, match, startsOf } from './matching.ts';
import { type Build, type Construct, mayBegin, type Parts, run, type Tree } from './reading.ts';
import { HandedOn, handOn, nextSentence, type Scope, Unclear } from './scope.ts';
import { compileTemplate, type Element } from './template.ts';
import { lexicon } from './words.ts';

export type { Construct, Tree };

type MeaningOf<C> = C extends Construct<infer M> ? M : never;
type Meanings<P extends Parts> = { readonly [Name in keyof P]: MeaningOf<P[Name]> };
/** Texts of the named alternatives that were there. */
export type Forms = Readonly<Record<string, string>>;

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
    starts: startsOf(elements, parts),
    shape: { kind: 'template', elements, parts, build },
    parse: (reader, at) => {
      const found: Tree[] = [];
      match(reader, elements, 0, at, { forms: {}, parts: {} }, { parts, numbers }, (end, inside) => {
        if (found.some((tree) => tree.end === end && sameParts(tree, inside))) return;
        const tree = build({ start: at, end }, inside);
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
  // Those that can begin with a letter, in their order: gathered as letters are met, when all constructs are there.
  const byLetter = new Map<string, readonly Construct<M>[]>();
  const beginning = (letter: string): readonly Construct<M>[] => {
    const those = byLetter.get(letter) ?? of().filter((construct) => mayBegin(construct, letter));
    byLetter.set(letter, those);
    return those;
  };
  return {
    shape: { kind: 'choice', of },
    parse: (reader, at) => {
      const found: Tree[] = [];
      for (const construct of beginning(reader.lower.charAt(at))) found.push(...run(construct, reader, at));
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
  const find = (text: string): string => (Object.hasOwn(table, text) ? text : (lower.get(text.toLowerCase()) ?? text));
  return word(pattern, (text) => table[find(text)], known, { plural: () => plural, spell: find });
}
