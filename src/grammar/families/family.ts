import type { VFile } from 'vfile';
import type { SourceText } from '../../model/source.ts';
import type { Family, RulesTree } from '../../model/tree.ts';

/**
 * A family of layouts: it recognises its documents by their content, reads them, and makes them again. Reading what was made gives
 * the same tree, places apart.
 */
export interface FamilyGrammar<Layout> {
  readonly family: Family;
  /** How surely the text is of this family, 0 to 1; 0.5 and more means that it is read so. Never looks at a file name. */
  readonly recognises: (source: SourceText) => number;
  /** Reads any text whatever without throwing; what it cannot place is unaccounted, with a diagnostic. */
  readonly read: (source: SourceText, file: VFile) => RulesTree;
  /** Writes a tree in this family's layout, lines ended by LF. */
  readonly make: (tree: RulesTree, layout: Layout) => string;
}
