/** Where the elements of a template stand in a text. */
import { type Parts, type Reader, run, type Start, type Tree } from './reading.ts';
import type { Element } from './template.ts';

/** What a template begins with, as far as it is written there. */
export function startsOf([first, ...rest]: readonly Element[], parts: Parts): readonly Start[] | undefined {
  if (first?.kind === 'literal') return [first.lower];
  if (first?.kind === 'part') {
    const part = parts[first.name];
    return part && [{ part, behind: rest[0] && textsOf(rest[0]) }];
  }
  if (first?.kind !== 'either') return undefined;
  const starts = first.of.map((inner) => startsOf([...inner, ...rest], parts));
  return starts.some((each) => each === undefined) ? undefined : starts.flatMap((each) => each ?? []);
}

function textsOf(element: Element): readonly string[] | undefined {
  if (element.kind === 'literal') return [element.lower];
  return element.kind === 'agree' ? [element.singular.toLowerCase(), element.plural.toLowerCase()] : undefined;
}

interface Inside {
  readonly forms: Readonly<Record<string, number>>;
  readonly parts: Readonly<Record<string, Tree>>;
}
interface Within {
  readonly parts: Parts;
  readonly numbers: Readonly<Record<string, boolean>>;
}

/** Every way in which elements from one of them on stand at a place, the preferred one first. */
export function match(
  reader: Reader,
  elements: readonly Element[],
  from: number,
  start: number,
  { forms, parts }: Inside,
  within: Within,
  done: (at: number, inside: Inside) => void,
): void {
  let at = start;
  for (let index = from; index < elements.length; index += 1) {
    const element = elements[index] as Element;
    if (element.kind === 'literal' || element.kind === 'agree') {
      const lower = element.kind === 'literal' ? element.lower : agreeing(element, { parts }).toLowerCase();
      if (!expect(reader, lower, at)) return;
      at += lower.length;
      continue;
    }
    if (element.kind === 'part') {
      const construct = within.parts[element.name];
      const number = within.numbers[element.name];
      if (!construct) throw new Error(`the template names an unknown part ${element.name}`);
      // What stands behind it is looked at first where it is a text: most parts fit at many places, and few are followed by it.
      const behind = elements[index + 1];
      for (const tree of run(construct, reader, at)) {
        if (number !== undefined && tree.plural !== number) continue;
        if (behind?.kind === 'literal' && !reader.lower.startsWith(behind.lower, tree.end)) continue;
        match(reader, elements, index + 1, tree.end, { forms, parts: { ...parts, [element.name]: tree } }, within, done);
      }
      return;
    }
    const { name, of } = element;
    for (let taken = 0; taken < of.length; taken += 1) {
      const inner = of[taken] as readonly Element[];
      const [head] = inner;
      if (head?.kind === 'literal' && !reader.lower.startsWith(head.lower, at)) continue;
      match(reader, inner, 0, at, { forms: { ...forms, [name]: taken }, parts }, within, (end, inside) => {
        match(reader, elements, index + 1, end, inside, within, done);
      });
    }
    return;
  }
  done(at, { forms, parts });
}

/** Whether a text in small letters stands at a place; letters of either case, since printing decides about those. */
export function expect(reader: Reader, lower: string, at: number): boolean {
  if (reader.lower.startsWith(lower, at)) {
    if (at + lower.length > reader.furthest) reader.furthest = at + lower.length;
    return true;
  }
  return false;
}

export const agreeing = ({ singular, plural, part }: Extract<Element, { kind: 'agree' }>, { parts }: Pick<Tree, 'parts'>): string =>
  part !== undefined && parts[part]?.plural === false ? singular : plural;
