/** A card type or subtype, or "permanent", without "card", "spell" or "source": a permanent on the battlefield, as in no other zone (109.2). */
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import type { Tree } from './reading.ts';
import { and, or } from './scope.ts';

/** What is said to be no permanent, or itself, or where it is. */
const saidOtherwise: ReadonlySet<Filter['kind']> = new Set([
  'card',
  'spell',
  'ability',
  'zone',
  'player',
  'opponent',
  'any target',
  'one of',
]);
const partsOf = (filter: Filter): readonly Filter[] => (filter.kind === 'and' ? filter.filters : [filter]);
const isOtherwise = (filter: Filter): boolean =>
  saidOtherwise.has(filter.kind) || ((filter.kind === 'and' || filter.kind === 'or') && filter.filters.some(isOtherwise));
const saysKind = (filter: Filter): boolean =>
  filter.kind === 'and' || filter.kind === 'or' ? filter.filters.some(saysKind) : ['type', 'subtype', 'permanent'].includes(filter.kind);

function placed(filter: Filter): Filter {
  const parts = partsOf(filter);
  if (parts.some((part) => part.kind !== 'or' && isOtherwise(part))) return filter;
  // "A creature you control or spell": each of them is where it is by itself.
  if (parts.some(isOtherwise)) return and(...parts.map((part) => (part.kind === 'or' ? or(part.filters.map(placed)) : part)));
  return saysKind(filter) ? and(filter, { kind: 'zone', zone: 'battlefield' }) : filter;
}

/** @param of What something is called, or all that is called so. @param tree How that is written: of sources there are such in every zone (113.7) */
export function onTheBattlefield<Of extends Filter | Ref | 'self'>(of: Of, tree: Tree | undefined): Of;
export function onTheBattlefield(of: Filter | Ref | 'self', tree: Tree | undefined): Filter | Ref | 'self' {
  if (of === 'self' || (tree && /\bsources?\b/.test(tree.of.print(tree)))) return of;
  if (of.kind === 'all') return { kind: 'all', filter: placed(of.filter) };
  if (of.kind === 'several') return { kind: 'several', of: of.of.map((each) => onTheBattlefield(each, tree)) };
  return placed(of as Filter);
}
