/**
 * The glossary: a headword on its own line, below it the definition.
 *
 *     Ability                                       Untap
 *     1. Text on an object that explains …
 *     2. An activated or triggered ability …        1. To untap a tapped card, …
 *     See rule 113, “Abilities.”
 *                                                   2. Untap is the first step …
 */
import type { EntryNode } from '../../model/tree.ts';
import { claim, entry, isDefined } from '../build.ts';
import type { TextLine } from '../lines.ts';
import { plainTitle } from './entries.ts';
import { isFurniture } from './furniture.ts';
import { findHeadwords } from './headwords.ts';
import { assemble, type Surroundings } from './paragraphs.ts';

/** The lines before the first headword, the terms, and page furniture behind the last. */
export interface Glossary {
  readonly lead: TextLine[];
  readonly terms: EntryNode[];
  readonly tail: TextLine[];
}

export function readGlossary(lines: readonly TextLine[], around: Surroundings): Glossary {
  const headwords = findHeadwords(lines, around.setting);
  const last = headwords.at(-1)?.line ?? 0;
  const furniture = lines.findIndex((line, index) => index > last && isFurniture(line));
  const end = furniture < 0 ? lines.length : furniture;
  const terms = headwords.map((headword, index): EntryNode => {
    const block = lines.slice(headword.line, headwords[index + 1]?.line ?? end);
    const [first, ...rest] = block;
    const name = claim(around.source, 'headword', first?.start ?? 0, headword.end);
    const body = headword.end < (first?.end ?? 0) ? block : rest;
    return entry('term', { title: plainTitle(name?.value ?? '') }, [...[name].filter(isDefined), ...assemble(body, headword.end, around)]);
  });
  return { lead: lines.slice(0, headwords[0]?.line ?? end), terms, tail: lines.slice(end) };
}
