import { type Block, type EntryKind, entryKinds, type EntryNode, type Matter, type MatterType, matterTypes } from '../model/tree.ts';

const entries: ReadonlySet<string> = new Set<EntryKind>(entryKinds);
const matters: ReadonlySet<string> = new Set<MatterType>(matterTypes);

/** Whether a block of a tree is an entry: something with a number or a headword, that can be cited. */
export const isEntry = (block: Block): block is EntryNode => entries.has(block.type);

/** Whether a block is matter around the entries: front and back, contents, page furniture. */
export const isMatter = (block: Block): block is Matter => matters.has(block.type);

/** Adds a list to another, however long it is: as arguments of `push`, 100,000 entries would exhaust the stack. */
export function appendAll<Item>(list: Item[], more: readonly Item[]): void {
  for (const item of more) list.push(item);
}
