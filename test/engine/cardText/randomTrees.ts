/** Random trees of a construct, made from the shape of its grammar. */
import fc from 'fast-check';
import { type Construct, makeReader, type Tree } from '../../../src/engine/cardText/reading.ts';
import type { Element } from '../../../src/engine/cardText/template.ts';

/** Trees of at most so many levels; undefined where chance led to no tree. */
export function treesOf(construct: Construct<unknown>, levels: number): fc.Arbitrary<Tree> {
  return fc
    .array(fc.nat(9973), { minLength: 80, maxLength: 80 })
    .map((chances) => {
      let at = 0;
      const pick = (count: number): number => (chances[(at += 1) % chances.length] ?? 0) % count;
      return grow(construct, levels, pick);
    })
    .filter((tree) => tree !== undefined);
}

type Pick = (count: number) => number;
const nowhere = { start: 0, end: 0 };

function grow(construct: Construct<unknown>, levels: number, pick: Pick): Tree | undefined {
  const { shape } = construct;
  if (levels < 0) return undefined;
  switch (shape.kind) {
    case 'choice': {
      const of = shape.of();
      const chosen = of[pick(of.length)];
      return chosen && grow(chosen, levels, pick);
    }
    case 'word': {
      const sample = shape.words[pick(shape.words.length)] ?? '';
      // Some words are known by what stands behind them.
      return ['', ' counter', ':', ',']
        .flatMap((behind) => construct.parse(makeReader(sample + behind), 0))
        .find(({ text }) => text === sample);
    }
    case 'list': {
      const items = Array.from({ length: shape.least + pick(2) }, () => grow(shape.item, levels - 1, pick));
      if (!items.every((item) => item !== undefined)) return undefined;
      const forms = Object.fromEntries(items.slice(1).map((_, at) => [at, pick(shape.joints.length)]));
      return {
        of: construct,
        ...nowhere,
        forms,
        parts: Object.fromEntries(items.entries()),
        plural: items.length > 1 || items[0]?.plural === true,
      };
    }
    case 'template': {
      const forms: Record<string, number> = {};
      const parts: Record<string, Tree> = {};
      const walk = (elements: readonly Element[]): boolean =>
        elements.every((element) => {
          if (element.kind === 'either') {
            forms[element.name] = pick(element.of.length);
            return walk(element.of[forms[element.name] ?? 0] ?? []);
          }
          if (element.kind !== 'part') return true;
          const part = shape.parts[element.name];
          const tree = part && grow(part, levels - 1, pick);
          if (!tree) return false;
          parts[element.name] = tree;
          return true;
        });
      return walk(shape.elements) ? shape.build(nowhere, { forms, parts }) : undefined;
    }
  }
}

/** What a tree holds, without where it stood. */
export function outline({ forms, parts, text }: Tree): unknown {
  return { forms, text, parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, outline(part)])) };
}
