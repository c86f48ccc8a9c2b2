/** Of what something cannot be the target: of spells of a kind, of abilities, of abilities from sources of a kind (115.1). */
import type { Filter } from '../../language/filter.ts';
import { isSame, kindsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { nouns, what } from '../phrases.ts';
import { and, controlledBy, Unclear } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';
import { rules, type Static } from './staticMeaning.ts';

type Barred = Pick<Extract<StaticRule, { rule: 'restrict' }>, 'restriction' | 'by' | 'whom'>;
const opponents: Filter = controlledBy({ kind: 'players', which: 'opponents' });
const whom: Filter = { kind: 'opponent' };

/** Whose spells they are is asked of who casts them. @throws Unclear of what is no spell on the stack, and of others than opponents */
function spellsLike(of: Filter, at: number): Barred {
  const parts = of.kind === 'and' ? of.filters : [of];
  const own = parts.filter((part) => !isSame(part, opponents));
  const kinds = kindsIn(own);
  if (!kinds.has('spell') || ['controlled', 'owned', 'zone', 'ability'].some((kind) => kinds.has(kind))) throw new Unclear(at);
  return { restriction: 'be the target of spells', by: and(...own), ...(own.length < parts.length ? { whom } : {}) };
}
const print = (tree: { readonly of: { readonly print: (tree: never) => string } } | undefined): string =>
  tree ? tree.of.print(tree as never) : '';
const spells: Construct<Barred> = clause('<of>', { of: nouns }, ({ of }, { tree: { start } }) => spellsLike(of, start));
const abilities: Construct<Barred> = choice<Barred>(
  clause('abilities your opponents control', {}, (): Barred => ({ restriction: 'be the target of abilities', whom })),
  clause('abilities from <of>', { of: nouns }, ({ of }, { tree: { start, parts } }): Barred => {
    // What the source is like is asked of it wherever it is (113.7a).
    if (!/\bsources\b/i.test(print(parts['of']))) throw new Unclear(start);
    return { restriction: 'be the target of abilities', by: of };
  }),
);
const both: Construct<readonly Barred[]> = choice<readonly Barred[]>(
  clause('<of>', { of: choice(spells, abilities) }, ({ of }) => [of]),
  // Of spells and of abilities it is said alike whose they are.
  clause('spells or abilities your opponents control', {}, (): readonly Barred[] => [
    { restriction: 'be the target of spells', whom },
    { restriction: 'be the target of abilities', whom },
  ]),
  clause('<first> or <second>', { first: spells, second: abilities }, ({ first, second }, { tree: { start } }) => {
    // "Spells or abilities from black sources": what is said of the sources could be said of the spells.
    if (first.by?.kind === 'spell') throw new Unclear(start);
    return [first, second];
  }),
);

export const targeting: readonly Construct<Static>[] = [
  clause("<of> can't be the target of <by>", { of: what, by: both }, ({ of, by }): Static =>
    rules(...by.map((each): StaticRule => ({ rule: 'restrict', what: of satisfies Ref, ...each }))),
  ),
];
