/**
 * What documents are called and what they stand under, foreseen from those before them: an edition counts 702.19a, 702.19b, 702.19c. Only
 * what is otherwise has to be written down.
 */
import { parseRuleNumber } from '../../model/ruleNumber.ts';
import { searchKinds, type SearchKind } from '../documents.ts';
import type { IndexedDocument } from '../indexedEdition.ts';

type Known = Pick<IndexedDocument, 'id' | 'kind' | 'title' | 'parent'>;

/** Kinds that stand under others, by how deep they stand. */
const depthOf: Partial<Record<SearchKind, number>> = { section: 0, subsection: 1, rule: 2, subrule: 3, example: 4 };

/** The place that a document of this kind behind these stands under: the last one that is less deep; an Example's is the last that is none. */
export function foreseeParent(before: readonly Known[], kind: SearchKind): number | undefined {
  const depth = depthOf[kind];
  if (depth === undefined || depth === 0) return undefined;
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const other = before[at]?.kind ?? 'term';
    if (kind === 'example' ? other !== 'example' : (depthOf[other] ?? depth) < depth) return at;
  }
  return undefined;
}

/** The id that comes next. */
export function foreseeId(before: readonly Known[], { kind, title, parent }: Pick<Known, 'kind' | 'title' | 'parent'>): string {
  if (kind === 'term') return `glossary:${title ?? ''}`;
  const above = parent === undefined ? undefined : before[parent];
  const last = findLast(before, kind, parent);
  if (kind === 'example') return `${above?.id ?? ''}#example-${Number(last?.id.split('#example-')[1] ?? 0) + 1}`;
  const number = parseRuleNumber(last?.id ?? '');
  if (kind === 'section') return String((number?.section ?? 0) + 1);
  if (kind === 'subsection') return number ? String(Number(last?.id) + 1) : `${above?.id ?? ''}00`;
  if (kind === 'rule') return `${above?.id ?? ''}.${(number?.rule ?? 0) + 1}`;
  return `${above?.id ?? ''}${letterAfter(number?.letter)}`;
}

/** The last of its kind under the same entry. */
function findLast(before: readonly Known[], kind: SearchKind, parent: number | undefined): Known | undefined {
  for (let at = before.length - 1; at >= (parent ?? 0); at -= 1) {
    const other = before[at];
    if (other?.kind === kind && other.parent === parent) return other;
  }
  return undefined;
}

/** Letters go on without l and o, which look like figures. */
function letterAfter(letter: string | undefined): string {
  if (letter === undefined) return 'a';
  const next = String.fromCharCode(letter.charCodeAt(letter.length - 1) + 1);
  return letter.slice(0, -1) + (next === 'l' ? 'm' : next === 'o' ? 'p' : next);
}

export const kindCode = (kind: SearchKind): number => searchKinds.indexOf(kind);
