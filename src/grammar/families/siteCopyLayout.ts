import type { RulesTree } from '../../model/tree.ts';
export interface SiteCopyLayout { readonly menu?: readonly string[] }
export function makeSiteCopy(tree: RulesTree, layout: SiteCopyLayout): string { return `${tree.type}${layout.menu?.join('') ?? ''}`; }
