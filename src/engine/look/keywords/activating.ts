/** The activated ability that a keyword stands for (702). */
import { activations } from './activations.ts';
import { crew } from './crew.ts';
import { cycling } from './cycling.ts';
import type { Activating, Keyword } from './write.ts';

/** Undefined for a keyword that stands for none. */
export const activating = (keyword: Keyword, day: string): Activating | undefined =>
  keyword.keyword === 'crew' ? crew(day) : (activations[keyword.keyword] ?? cycling(keyword));
