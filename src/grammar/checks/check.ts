import type { VFile } from 'vfile';
import type { RulesTree } from '../../model/tree.ts';

/** Looks at a finished tree and reports what is not as print should be. Never changes the tree. One file a check, as remark-lint has it. */
export type Check = (tree: RulesTree, file: VFile) => void;
